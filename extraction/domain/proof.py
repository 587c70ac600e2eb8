"""Decides which cited message holds each span of a candidate, and asks what all of them prove (document 002)."""

from __future__ import annotations

from dataclasses import dataclass

from evidence.domain.context import GroundingContext, KnownPerson, Quote
from evidence.domain.faithfulness import GroundingResult, ground
from evidence.domain.text import locate
from extraction.domain.candidate import Candidate
from extraction.domain.people import Cast
from extraction.domain.personal import about_person
from extraction.domain.run import Actor, ActorKind, Message, Role, RunContext
from memories.domain.fingerprint import source_fingerprint
from memories.domain.taxonomy import Label


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One span and the cited message that holds it, or none; offsets are code points of that message."""

    span: str
    message: Message | None
    start: int | None = None
    end: int | None = None


@dataclass(frozen=True, slots=True)
class Proof:
    """Where a candidate's spans stand and what they prove."""

    exhibits: tuple[Exhibit, ...]
    result: GroundingResult

    @property
    def messages(self) -> tuple[Message, ...]:
        """The messages that hold the spans, one for each span that is held."""
        return tuple(exhibit.message for exhibit in self.exhibits if exhibit.message)

    @property
    def source(self) -> str:
        """The fingerprint of the messages that hold the spans."""
        return source_fingerprint([message.text for message in self.messages])


def prove(candidate: Candidate, run: RunContext) -> Proof:
    """Locate every span in the candidate's cited messages and ground its claim and facts in them."""
    holders = tuple((span, _holder(span, candidate, run)) for span in candidate.spans)
    cited = cited_messages(candidate, run)
    quotes = tuple(_quote(span, message, run) if message else _lost(span, cited) for span, message in holders)
    result = ground(
        candidate.facts, quotes, confidence=candidate.confidence, mode=run.mode, context=_context(candidate, run)
    )
    exhibits = tuple(
        Exhibit(span, message, place.start if place else None, place.end if place else None)
        for (span, message), place in zip(holders, result.located, strict=True)
    )
    return Proof(exhibits, result)


def cited_messages(candidate: Candidate, run: RunContext) -> tuple[Message, ...]:
    """The cited messages that exist, those that may prove something first."""
    known = {message.index: message for message in run.messages}
    cited = [known[index] for index in dict.fromkeys(candidate.citations) if index in known]
    return tuple(sorted(cited, key=lambda message: _weakness(message, run)))


def _weakness(message: Message, run: RunContext) -> int:
    speaker = run.speaker(message)
    if speaker and speaker.kind is ActorKind.AGENT and message.role is not Role.TOOL:
        return 2
    return {Role.USER: 0, Role.TOOL: 1}.get(message.role, 2)


def _holder(span: str, candidate: Candidate, run: RunContext) -> Message | None:
    return next((m for m in cited_messages(candidate, run) if locate(span, m.text)), None)


def _lost(span: str, cited: tuple[Message, ...]) -> Quote:
    """A span that no cited message holds, against the first of them, so that its nearest passage can be shown."""
    return Quote(span, cited[0].text if cited else "")


def _quote(span: str, message: Message, run: RunContext) -> Quote:
    said_at = message.said_at or run.reference_at
    return Quote(span, message.text, said_at, _known(run.speaker(message)))


def _known(actor: Actor | None) -> KnownPerson | None:
    if actor is None:
        return None
    return KnownPerson(actor.person_id or actor.id, actor.name, actor.aliases)


def _context(candidate: Candidate, run: RunContext) -> GroundingContext:
    actors = tuple(
        KnownPerson(a.person_id or a.id, a.name, a.aliases) for a in run.actors if a.kind is ActorKind.PERSON
    )
    linked = {person.id for person in actors}
    return GroundingContext(
        claim=candidate.content,
        said_at=run.reference_at,
        people=actors + tuple(person for person in run.house.people if person.id not in linked),
        conventions=run.house.conventions,
        valid_from=candidate.valid_from if candidate.valid_from_stated else None,
        valid_until=candidate.valid_until,
        item_type=candidate.item_type,
        strip_owners=run.surface in run.house.strip_owners,
        personal=_is_personal(candidate, run),
    )


def _is_personal(candidate: Candidate, run: RunContext) -> bool:
    if candidate.has(Label.PREFERENCE) or candidate.has(Label.BEHAVIORAL):
        return True
    cast = Cast(run)
    return any(about_person(candidate.content, cast.names(key)) for key in cast.subjects(candidate.content))
