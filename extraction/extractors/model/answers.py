"""Decides what a reply proposes: a batch, the whole items of one that was cut, or a failure (3-guards.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from evidence.domain.errors import ProviderFailed
from extraction.domain.candidate import Batch
from extraction.domain.prompt import Numbered, resolve
from extraction.domain.run import RunContext
from extraction.domain.schema import MAX_MEMORIES, parse
from extraction.domain.schema.parsing import decoded
from extraction.extractors.model.cut import LIST, whole_part
from extraction.extractors.model.wire import Ending, Reply

REFUSED: Final = "refused"
EMPTY: Final = "empty_answer"
CUT: Final = "cut_off"


@dataclass(frozen=True, slots=True)
class Reading:
    """What one reply proposes: the batch, the answer it was parsed from with literal spans, and whether it was cut."""

    batch: Batch
    answer: Mapping[str, Any]
    is_cut: bool = False


def read(reply: Reply, *, run: RunContext, numbered: Numbered | None) -> Reading:
    """The reply through the contract; ProviderFailed with `refused`, `empty_answer`, `cut_off` or `invalid_output`.

    A broken single item is no failure: it lives on in the batch with its faults.
    """
    answer, is_cut = _answer(reply)
    shown = resolve(answer, numbered) if numbered else answer
    batch = parse(shown, run.house.conventions, MAX_MEMORIES)
    return Reading(batch, shown, is_cut)


def check_spoken(reply: Reply) -> None:
    """Nothing when the provider answered at all; ProviderFailed when it refused or said nothing."""
    if reply.ending is Ending.REFUSED:
        raise ProviderFailed(
            "The provider refused to answer.", code=REFUSED, hint="Read what it says, or choose another model."
        )
    if not reply.text.strip():
        raise ProviderFailed(
            "The provider answered with nothing.", code=EMPTY, hint="Process the run again, or choose another model."
        )


def _answer(reply: Reply) -> tuple[Any, bool]:
    check_spoken(reply)
    try:
        return decoded(reply.text), False
    except ProviderFailed:
        if reply.ending is not Ending.CUT:
            raise
    part = whole_part(reply.text)
    if not part[LIST]:
        raise ProviderFailed(
            "The answer was cut off before its first item was whole.",
            code=CUT,
            hint="Raise TOUCHSTONE_MODEL_OUTPUT_TOKENS.",
        )
    return part, True
