"""Decides which worked examples a prompt shows: batches of varied shape, an all-constructed one among them (000)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from extraction.domain.prompt.rules import Setting
from extraction.domain.run import Actor, ActorKind, Message, Role, RunContext

LEAH: Final = Actor("leah", "Leah Quillfeather", ActorKind.PERSON)
DUC: Final = Actor("duc", "Đức Bạch Quả", ActorKind.PERSON)
ODA: Final = Actor("oda", "Oda Finkelbrink", ActorKind.PERSON)
HELPER: Final = Actor("wickbot", "Wickbot", ActorKind.AGENT)


@dataclass(frozen=True, eq=False)
class Example:
    """A conversation and its answer; items quote spans, which the rendering turns into numbers where it must."""

    name: str
    actors: tuple[Actor, ...]
    lines: tuple[tuple[Actor, str], ...]
    register: str
    items: tuple[Mapping[str, Any], ...]
    when: Setting = Setting.ALWAYS

    @property
    def run(self) -> RunContext:
        """The example's conversation as a run."""
        messages = tuple(
            Message(index, Role.ASSISTANT if actor.kind is ActorKind.AGENT else Role.USER, text, actor.id)
            for index, (actor, text) in enumerate(self.lines)
        )
        return RunContext("example", messages, actors=self.actors)


def _item(content: str, label: str, span: str, cited: int, **more: Any) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "cited_messages": [cited],
        "evidence_spans": [span],
        "grounding": "real",
        "content": content,
        "categories": [{"label": label, "confidence": 0.88}],
        "confidence": 0.88,
        "valid_from": None,
        "valid_until": None,
        "knowledge_type": "fact",
        "item_type": None,
        "facts": {"amounts": [], "dates": [], "owners": []},
    }
    return fields | more


WORK: Final = Example(
    "a working session",
    (LEAH, HELPER),
    (
        (LEAH, "Please keep every Quillfeather invoice in serif type, I dislike the other one."),
        (HELPER, "Shall I set the Quillfeather letterhead to grey as well?"),
        (LEAH, "No grey. The Zwetschgen order form is switched off until 2031-05-02."),
    ),
    "real",
    (
        _item(
            "Leah Quillfeather wants every Quillfeather invoice in serif type.",
            "preference",
            "Please keep every Quillfeather invoice in serif type, I dislike the other one",
            0,
            knowledge_type=None,
        ),
        _item(
            "The Zwetschgen order form is switched off until 2031-05-02.",
            "factual",
            "The Zwetschgen order form is switched off until 2031-05-02",
            2,
            valid_until="2031-05-02T23:59:59+00:00",
            facts={"amounts": [], "dates": ["2031-05-02"], "owners": []},
        ),
    ),
    Setting.ONE_PERSON,
)
MIXED: Final = Example(
    "a game with a genuine remark in passing",
    (LEAH, HELPER),
    (
        (LEAH, "Let's play a round of Wobblewick before the kiln cools."),
        (HELPER, "In Wobblewick every purple lantern counts double tonight."),
        (LEAH, "Out of the game for a moment: the Quillfeather kiln is inspected by Mr Trumblecroft on 2031-06-11."),
    ),
    "mixed",
    (
        _item(
            "A round of Wobblewick was played.",
            "episodic",
            "Let's play a round of Wobblewick before the kiln cools",
            0,
            grounding="constructed",
            knowledge_type="episode",
        ),
        _item(
            "Mr Trumblecroft inspects the Quillfeather kiln on 2031-06-11.",
            "factual",
            "the Quillfeather kiln is inspected by Mr Trumblecroft on 2031-06-11",
            2,
            facts={"amounts": [], "dates": ["2031-06-11"], "owners": ["Mr Trumblecroft"]},
        ),
    ),
)
MADE_UP: Final = Example(
    "the middle of a game, everything made up",
    (LEAH, HELPER),
    (
        (LEAH, "We go on pretending: as Baroness Sprockelheim I bet my nine Glimmerfen geese."),
        (HELPER, "The Glimmerfen croupier accepts all nine geese, Baroness."),
        (LEAH, "And by house rule a Glimmerfen goose may never be sold on a foggy day."),
    ),
    "fiction",
    (
        _item(
            "A betting scene in Glimmerfen was played.",
            "episodic",
            "We go on pretending: as Baroness Sprockelheim I bet my nine Glimmerfen geese",
            0,
            grounding="constructed",
            knowledge_type="episode",
        ),
        _item(
            "A Glimmerfen goose may never be sold on a foggy day.",
            "factual",
            "And by house rule a Glimmerfen goose may never be sold on a foggy day",
            2,
            grounding="constructed",
        ),
    ),
)
PAYMENT: Final = Example(
    "one commitment",
    (DUC, HELPER),
    ((DUC, "Anh chuyển tiền cọc lò gốm Bạch Quả 12 triệu cho chị Zưnga ngày 09/07/2031 nhé."),),
    "real",
    (
        _item(
            "Đức Bạch Quả chuyển tiền cọc lò gốm Bạch Quả 12 triệu cho chị Zưnga ngày 09/07/2031.",
            "factual",
            "Anh chuyển tiền cọc lò gốm Bạch Quả 12 triệu cho chị Zưnga ngày 09/07/2031 nhé",
            0,
            item_type="payment",
            facts={"amounts": ["12 triệu"], "dates": ["2031-07-09"], "owners": ["Đức Bạch Quả"]},
        ),
    ),
)
TEAM: Final = Example(
    "two people at work",
    (LEAH, ODA, HELPER),
    (
        (LEAH, "Our Quillfeather team always fires the Zwetschgen glaze twice before it is sold."),
        (ODA, "I never touch that Zwetschgen glaze with bare hands, by the way."),
        (ODA, "Right, I will send the Trumblecroft tiles to Leah on 2031-08-03."),
    ),
    "real",
    (
        _item(
            "The Quillfeather team always fires the Zwetschgen glaze twice before it is sold.",
            "procedural",
            "Our Quillfeather team always fires the Zwetschgen glaze twice before it is sold",
            0,
            knowledge_type="procedure",
        ),
        _item(
            "Oda Finkelbrink will send the Trumblecroft tiles to Leah on 2031-08-03.",
            "factual",
            "I will send the Trumblecroft tiles to Leah on 2031-08-03",
            2,
            item_type="commitment",
            facts={"amounts": [], "dates": ["2031-08-03"], "owners": ["Oda Finkelbrink"]},
        ),
    ),
    Setting.SEVERAL,
)
THIN: Final = Example(
    "nothing to keep",
    (LEAH, HELPER),
    ((LEAH, "Thanks, Wickbot, that Quillfeather ribbon will do."), (HELPER, "Glad to hear it, Leah Quillfeather.")),
    "real",
    (),
)

EXAMPLES: Final = (WORK, MIXED, MADE_UP, PAYMENT, TEAM, THIN)
