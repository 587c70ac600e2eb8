"""Decides what a made-up conversation may leave behind (register rules 1, 2, 4 to 6 of 3-guards.md, document 000)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.activities import is_about_a_person, is_activity_note
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.frames import Frame
from extraction.domain.reasons import Reason, finding
from memories.domain.taxonomy import Grounding, Register

VERSION: Final = 2


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Yield what the tag, the register, the rest of the batch and the transcript's own frames say of a candidate.

    What rules 4 and 5 doubt, a second opinion settles where there is one.
    """
    if not candidate.is_episodic:
        yield from _durable(candidate, case)
    yield from _settled(tuple(_doubts(candidate, case)), case.opinions.get(candidate.index))


def _durable(candidate: Candidate, case: Case) -> Iterator[Finding]:
    if candidate.grounding is Grounding.CONSTRUCTED:
        yield finding(Reason.CONSTRUCTED_DURABLE)
    if case.batch.register is Register.FICTION:
        yield finding(Reason.FICTION_REGISTER)


def _doubts(candidate: Candidate, case: Case) -> Iterator[Finding]:
    constructed = candidate.grounding is Grounding.CONSTRUCTED
    contradicted = not (candidate.is_episodic or constructed or case.batch.register is Register.FICTION)
    if contradicted and case.calls_itself_made_up:
        yield from _contradiction(candidate, case)
    if _may_be_framed(candidate, case, constructed=constructed):
        yield from _framed(candidate, case)


def _settled(doubts: tuple[Finding, ...], opinion: Grounding | None) -> Iterator[Finding]:
    """The doubts themselves; an opinion that says real turns them into one note, any other adds a drop."""
    if not doubts:
        return
    codes = ", ".join(each.code for each in doubts)
    if opinion is Grounding.REAL:
        lifted = [{"code": each.code, "detail": each.detail, **each.data} for each in doubts]
        yield finding(Reason.SECOND_OPINION_REAL, f"lifts {codes}", lifted=lifted)
        return
    yield from doubts
    if opinion is Grounding.CONSTRUCTED:
        yield finding(Reason.SECOND_OPINION_CONSTRUCTED, f"confirms {codes}")


def _contradiction(candidate: Candidate, case: Case) -> Iterator[Finding]:
    if not case.batch.register_stated:
        yield finding(Reason.REGISTER_CONTRADICTION, "another item is tagged constructed and no register was given")
    elif not candidate.grounding_stated:
        yield finding(Reason.REGISTER_CONTRADICTION, "another item is tagged constructed and this one is untagged")


def _may_be_framed(candidate: Candidate, case: Case, *, constructed: bool) -> bool:
    if not candidate.is_episodic:
        return True
    return (
        not constructed
        and not is_activity_note(candidate.content)
        and is_about_a_person(candidate.content, case.run.actors)
    )


def _framed(candidate: Candidate, case: Case) -> Iterator[Finding]:
    for exhibit in case.proof(candidate).exhibits:
        if exhibit.message is None or exhibit.start is None or exhibit.end is None:
            continue
        frame = _around(case.frames.get(exhibit.message.index, ()), exhibit.start, exhibit.end)
        if frame is not None:
            yield finding(
                Reason.FRAMED_SPAN,
                f"framed by: {frame.cue}",
                message=exhibit.message.index,
                start=frame.start,
                end=frame.end,
            )
            return


def _around(frames: tuple[Frame, ...], start: int, end: int) -> Frame | None:
    return next((frame for frame in frames if frame.start < end and start < frame.end), None)
