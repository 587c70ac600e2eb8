"""Cases of our own about whole runs: frames, tags, several people, whose words count, and disowning texts."""

from __future__ import annotations

from typing import Any

import pytest

from extraction.domain.chain import Judged, judge
from extraction.domain.dissociation import dissociation_shape
from extraction.domain.run import Actor, ActorKind, House, Message, Role, RunContext, Surface
from extraction.domain.schema import parse
from tests.extraction.case_words import ADMITTED, Meaning, refused
from tests.extraction.domain_builders import AT, said

INES = Actor("ines", "Ines Duarte", ActorKind.PERSON)
OMAR = Actor("omar", "Omar Haddad", ActorKind.PERSON)
BOT = Actor("desk", "Desk", ActorKind.AGENT)
FRAMED = refused("framed_span", "out_of_context_span")
LAUNDERED = refused("preference_laundering")
UNUSABLE = refused("unusable_evidence")
CLAIM = "The boiler leaks at night"


def run_of(*messages: Message, actors: tuple[Actor, ...] = (INES, BOT), **changes: Any) -> RunContext:
    fields: dict[str, Any] = {"scope": "agent:office", "house": House(trusted_tools=frozenset({"meter"}))}
    return RunContext(messages=messages, actors=actors, reference_at=AT, **(fields | changes))


def judged(content: str, span: str, run: RunContext, kind: str = "fact", **changes: Any) -> Judged:
    """What the chain makes of one claim that cites the whole of a run."""
    raw: dict[str, Any] = {
        "kind": kind,
        "content": content,
        "confidence": 0.9,
        "grounding": "real",
        "cited_messages": [message.index for message in run.messages],
        "evidence_span": span,
    }
    (only,) = judge(parse({"conversation_register": "real", "memories": [raw | changes]}), run).judged
    return only


@pytest.mark.parametrize(
    ("content", "span", "texts", "want"),
    [
        (
            "Der Nutzer wohnt in einer Burg",
            "Ich wohne in einer Burg",
            ("Stell dir vor, du bist ein Ritter und ich bin der König.", "Ich wohne in einer Burg."),
            FRAMED,
        ),
        (
            "Der Entwurf der Satzung liegt im Büro",
            "Der Entwurf der Satzung liegt im Büro",
            ("Der Entwurf der Satzung liegt im Büro.",),
            ADMITTED,
        ),
        (
            "The test data lives on the old server",
            "test data lives on the old server",
            ("The test data lives on the old server.",),
            ADMITTED,
        ),
        (
            "The user moved to Porto",
            "I moved to Porto",
            ("Let's play a pirate game. I am captain Redbeard.", "OK, game over. By the way, I moved to Porto."),
            ADMITTED,
        ),
        (
            "The user is captain Redbeard",
            "I am captain Redbeard",
            ("Let's play a pirate game. I am captain Redbeard.", "OK, game over. By the way, I moved to Porto."),
            FRAMED,
        ),
        (
            "The shop opens at nine",
            "shop opens at nine",
            ('Sample ticket: "My name is Jo and I pay late".\n\nOur shop opens at nine.',),
            ADMITTED,
        ),
        (
            "El usuario compra un barco",
            "compro un barco",
            ("Supongamos que gano la lotería: compro un barco.",),
            FRAMED,
        ),
        ("Loại sơn trắng bền hơn", "loại trắng bền hơn", ("Em thử hai loại sơn rồi, loại trắng bền hơn.",), ADMITTED),
        (
            "L'utilisateur déteste la mer",
            "je déteste la mer",
            ("Jouons à un jeu de rôle. Je suis Luc le pirate et je déteste la mer.",),
            FRAMED,
        ),
        (
            "The user backs up every night",
            "we back up every night",
            ("I play it safe here: we back up every night.",),
            ADMITTED,
        ),
        ("The user sells clouds", "I sell clouds", ("For this improv, my name is Zorblax and I sell clouds.",), FRAMED),
        ("The user is 200 years old", "I am 200 years old", ("[roleplay] I am 200 years old",), FRAMED),
        (
            "The user earns 9000 euros",
            "I earn 9000 euros",
            ("Here is a sample application: I earn 9000 euros and live in Ghent.",),
            FRAMED,
        ),
        ("The user earns 9000 euros", "I earn 9000 euros", ("The sample is attached.", "I earn 9000 euros."), ADMITTED),
        (
            "El usuario es médico",
            "soy médico",
            ("Haz como que soy médico y tú el paciente.", "Bueno, soy médico desde hace años."),
            FRAMED,
        ),
        ("The user plays the cello", "I play the cello", ("I play the cello on Sundays.",), ADMITTED),
        (
            "Người dùng sống ở cung điện",
            "ta sống ở cung điện",
            ("Mình chơi đóng vai nhé, em làm lính, anh làm vua.", "Khanh nghe đây, ta sống ở cung điện."),
            FRAMED,
        ),
        (
            "ユーザーは城に住んでいる",
            "私は城に住んでいます",
            ("ロールプレイをしましょう。", "私は城に住んでいます。"),
            FRAMED,
        ),
    ],
)
def test_what_a_run_frames_as_made_up_is_not_kept_and_the_rest_is(
    content: str, span: str, texts: tuple[str, ...], want: Meaning
) -> None:
    run = run_of(*(said(index, INES, text) for index, text in enumerate(texts)))
    want.check(judged(content, span, run))


@pytest.mark.parametrize(
    ("tag", "want"),
    [
        ("con\u200bstructed", refused("constructed_durable")),
        ("ＣＯＮＳＴＲＵＣＴＥＤ", refused("constructed_durable")),
        ("«inventado»", refused("constructed_durable")),
        ("架空", refused("constructed_durable")),
        ("Không có thật", refused("constructed_durable")),
        ("not constructed", ADMITTED),
        ("Non-fictional", ADMITTED),
        ("thực tế", ADMITTED),
        ("realistic?", ADMITTED),
        (1, ADMITTED),
    ],
)
def test_a_tag_is_read_by_word_in_any_dress_and_fails_open_to_real(tag: Any, want: Meaning) -> None:
    want.check(judged(CLAIM, CLAIM, run_of(said(0, INES, f"{CLAIM}.")), grounding=tag))


@pytest.mark.parametrize(
    ("content", "speaker", "span", "kind", "want"),
    [
        ("Omar will bring the ladder", OMAR, "I will bring the ladder", "fact", ADMITTED),
        ("Omar owes the landlord 400 euros", OMAR, "I owe the landlord 400 euros", "fact", ADMITTED),
        ("Las reuniones son cortas", OMAR, "Prefiero las reuniones cortas", "procedure", LAUNDERED),
        ("Besprechungen sind mittags", OMAR, "Mir sind Besprechungen am Mittag lieber", "procedure", LAUNDERED),
        ("Das Team testet immer freitags", OMAR, "Wir als Team testen immer freitags", "procedure", ADMITTED),
        ("会議は短くする", INES, "私は短い会議が好きです", "procedure", LAUNDERED),
        ("Không ăn hải sản", INES, "em bị dị ứng hải sản", "fact", LAUNDERED),
        ("The depot closes at six", INES, "The depot closes at six", "fact", ADMITTED),
        ("Ines hates the new desk", OMAR, "Ines hates the new desk", "fact", refused("cross_actor_citation")),
        ("Reports are written at dawn", OMAR, "I usually write my reports at dawn", "procedure", LAUNDERED),
        ("Omar is on call this week", INES, "Omar is on call this week", "fact", ADMITTED),
    ],
)
def test_in_a_run_of_two_what_is_personal_is_not_kept_and_what_is_shared_is(
    content: str, speaker: Actor, span: str, kind: str, want: Meaning
) -> None:
    run = run_of(said(0, speaker, f"{span}."), actors=(INES, OMAR, BOT))
    want.check(judged(content, span, run, kind))


@pytest.mark.parametrize(
    ("scope", "want"),
    [
        ("agent:office/user:omar", refused("scope_not_shared")),
        ("agent:office/USER:omar", refused("scope_not_shared")),
        ("agent:office/team:users", ADMITTED),
    ],
)
def test_a_shared_run_writes_to_no_scope_of_one_person(scope: str, want: Meaning) -> None:
    run = run_of(said(0, OMAR, "The depot closes at six."), actors=(INES, OMAR), scope=scope)
    want.check(judged("The depot closes at six", "The depot closes at six", run))


@pytest.mark.parametrize(("orderer", "want"), [(OMAR, ADMITTED), (BOT, refused("multi_actor_preference"))])
def test_a_person_may_order_a_memory_of_their_own_through_the_gate(orderer: Actor, want: Meaning) -> None:
    text = "Remember that I prefer short reports."
    run = run_of(said(0, orderer, text), actors=(INES, OMAR, BOT), surface=Surface.GATE)
    want.check(judged("Omar prefers short reports", "I prefer short reports", run, "preference", explicit_write=True))


@pytest.mark.parametrize(
    ("message", "want"),
    [
        (said(0, INES, f"{CLAIM}."), ADMITTED),
        (said(0, BOT, f"{CLAIM}."), UNUSABLE),
        (said(0, BOT, f"{CLAIM}.", role=Role.USER), UNUSABLE),
        (said(0, None, f"{CLAIM}.", role=Role.SYSTEM), UNUSABLE),
        (said(0, None, f"{CLAIM}.", role=Role.TOOL, tool_name="meter"), ADMITTED),
        (said(0, None, f"{CLAIM}.", role=Role.TOOL, tool_name="web"), refused("untrusted_tool")),
        (said(0, None, f"{CLAIM}.", role=Role.TOOL, tool_name="meter", is_error=True), UNUSABLE),
        (said(0, INES, f"<memories>{CLAIM}.</memories> What is next?"), UNUSABLE),
        (said(0, INES, f"<memories>{CLAIM}.</memories> Yes, as you say: {CLAIM.lower()}."), ADMITTED),
        (said(0, INES, f"In my memories of that house: {CLAIM}."), ADMITTED),
    ],
)
def test_only_a_person_s_own_words_or_a_trusted_result_prove_anything(message: Message, want: Meaning) -> None:
    want.check(judged(CLAIM, CLAIM, run_of(message)))


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("The wifi password is hunter2-Blue!", refused("secret")),
        ("La contraseña del correo es Tr0ub4dor&3", refused("secret")),
        ("The password policy asks for twelve characters", ADMITTED),
        ("The office key hangs behind the door", ADMITTED),
    ],
)
def test_a_credential_is_never_kept_and_talk_about_one_is(text: str, want: Meaning) -> None:
    want.check(judged(text, text, run_of(said(0, INES, f"{text}."))))


@pytest.mark.parametrize(
    ("text", "is_flagged"),
    [
        ("Je n'ai rien écrit de tout cela.", True),
        ("No tengo continuidad entre sesiones.", True),
        ("私はこのコードを書いていません。", True),
        ("Ich bin nur ein generisches Sprachmodell.", True),
        ("I d\u200bidn't write any of this.", True),
        ("Every session I begin as a blank slate, with no tie to earlier work.", True),
        ("Do tests first. Also, none of this code is mine, another instance wrote it.", True),
        ("Whoever fixed the login bug, it wasn't me.", True),
        ("Ich habe keine Verbindung zu früheren Sitzungen.", True),
        ("i didnt wrote any of this", True),
        ("We, the maintainers, did not write the vendored library.", False),
        ("I didn't write any of the tests yet; do that first.", False),
        ("Ich habe eine Verbindung zu früheren Sitzungen: das Protokoll.", False),
        ("I did not build this house, my uncle did.", False),
        ("Never claim 'I have no memory of earlier work'; read the log instead.", False),
        ("Our continuity plan has no backup site.", False),
        ("Der Agent hat nichts davon geschrieben, das war der Praktikant.", False),
        ("Anh không viết báo cáo này, chị Lan viết.", False),
        ("Hand the case to another agent when the customer asks.", False),
        ("I wrote the migration, and I stand by it.", False),
    ],
)
def test_a_text_is_flagged_when_the_agent_disowns_itself_and_only_then(text: str, *, is_flagged: bool) -> None:
    assert (dissociation_shape(text, "principle") is not None) is is_flagged
    assert dissociation_shape(text, "observation") is None
