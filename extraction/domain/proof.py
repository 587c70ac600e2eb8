"""Decides which cited message holds each span of a candidate, and asks what all of them prove (document 002)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace

from evidence.domain.context import GroundingContext, KnownPerson, Quote
from evidence.domain.faithfulness import GroundingResult, Readings, ground
from evidence.domain.text import bare, fold
from extraction.domain.candidate import Candidate
from extraction.domain.people import Cast
from extraction.domain.personal import about_person
from extraction.domain.run import ActorKind, Message, Role, RunContext
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


class Prover:
    """What proving the candidates of one run has in common: who is known, and what was read so far."""

    def __init__(self, run: RunContext) -> None:
        self.run = run
        self._cast = Cast(run)
        self._known = known_actors(run)
        self._people = _people(run, self._known)
        self._readings = Readings(run.house.conventions)

    def prove(self, candidate: Candidate) -> Proof:
        """Locate every span in the candidate's cited messages and ground its claim and facts in them."""
        cited = cited_messages(candidate, self.run)
        holders = tuple((span, self._holder(span, cited)) for span in candidate.spans)
        quotes = tuple(self._quote(span, message) if message else _lost(span, cited) for span, message in holders)
        result = ground(
            candidate.facts,
            quotes,
            confidence=candidate.confidence,
            mode=self.run.mode,
            context=self._context(candidate),
            readings=self._readings,
        )
        exhibits = tuple(
            Exhibit(span, message, place.start if place else None, place.end if place else None)
            for (span, message), place in zip(holders, result.located, strict=True)
        )
        return Proof(exhibits, result)

    def _holder(self, span: str, cited: tuple[Message, ...]) -> Message | None:
        return next((m for m in cited if self._readings.of(m.text).source.locate(span)), None)

    def _quote(self, span: str, message: Message) -> Quote:
        said_at = message.said_at or self.run.reference_at
        return Quote(span, message.text, said_at, self._known.get(message.actor_id or ""))

    def _context(self, candidate: Candidate) -> GroundingContext:
        return GroundingContext(
            claim=candidate.content,
            said_at=self.run.reference_at,
            people=self._people,
            conventions=self.run.house.conventions,
            valid_from=candidate.valid_from if candidate.valid_from_stated else None,
            valid_until=candidate.valid_until,
            item_type=candidate.item_type,
            strip_owners=self.run.surface in self.run.house.strip_owners,
            personal=self._is_personal(candidate),
        )

    def _is_personal(self, candidate: Candidate) -> bool:
        if candidate.has(Label.PREFERENCE) or candidate.has(Label.BEHAVIORAL):
            return True
        cast = self._cast
        return any(about_person(candidate.content, cast.names(key)) for key in cast.subjects(candidate.content))


def cited_messages(candidate: Candidate, run: RunContext) -> tuple[Message, ...]:
    """The cited messages that exist, those that may prove something first."""
    cited = [message for index in dict.fromkeys(candidate.citations) if (message := _message(index, run))]
    return tuple(sorted(cited, key=lambda message: _weakness(message, run)))


def _message(index: int, run: RunContext) -> Message | None:
    if 0 <= index < len(run.messages) and run.messages[index].index == index:
        return run.messages[index]
    return next((message for message in run.messages if message.index == index), None)


def _weakness(message: Message, run: RunContext) -> int:
    speaker = run.speaker(message)
    if speaker and speaker.kind is ActorKind.AGENT and message.role is not Role.TOOL:
        return 2
    return {Role.USER: 0, Role.TOOL: 1}.get(message.role, 2)


def _lost(span: str, cited: tuple[Message, ...]) -> Quote:
    """A span that no cited message holds, against the first of them, so that its nearest passage can be shown."""
    return Quote(span, cited[0].text if cited else "")


def known_actors(run: RunContext) -> dict[str, KnownPerson]:
    """Each actor as the readers of names know them, by actor id.

    An actor who is linked to nobody counts as the one person of the organization whose name or alias the actor's name
    is, accents aside where one of the two has none, unless another actor is that person or has a claim to be: a name
    alone never chooses between two.
    """
    people = {person.id: person for person in run.house.people}
    namesakes = _namesakes(run)
    claims = Counter(namesakes.values())
    claims.update(actor.person_id for actor in run.actors if actor.person_id)
    known: dict[str, KnownPerson] = {}
    for actor in run.actors:
        known[actor.id] = KnownPerson(actor.person_id or actor.id, actor.name, actor.aliases)
        key = namesakes.get(actor.id)
        if key is not None and claims[key] == 1:
            person = people[key]
            known[actor.id] = replace(person, aliases=(*person.aliases, actor.name, *actor.aliases))
    return known


def _namesakes(run: RunContext) -> dict[str, str]:
    """By actor id, the only person of the organization who bears an unlinked actor's name as a name or an alias."""
    bearers: dict[str, set[str]] = defaultdict(set)
    spelled: dict[str, set[str]] = defaultdict(set)
    for person in run.house.people:
        for name in map(fold, (person.name, *person.aliases)):
            bearers[name].add(person.id)
            spelled[bare(name)].add(name)
    unlinked = (actor for actor in run.actors if actor.kind is ActorKind.PERSON and actor.person_id is None)
    alike = ((actor.id, _bearers(fold(actor.name), bearers, spelled)) for actor in unlinked)
    return {actor: next(iter(keys)) for actor, keys in alike if len(keys) == 1}


def _bearers(name: str, bearers: Mapping[str, set[str]], spelled: Mapping[str, set[str]]) -> set[str]:
    """Who bears a name; where nobody does, who bears one that differs from it by accents that one of them lacks."""
    if name in bearers:
        return bearers[name]
    plain = bare(name)
    likely = (other for other in spelled.get(plain, ()) if plain in (name, other))
    return set().union(*(bearers[other] for other in likely))


def _people(run: RunContext, known: Mapping[str, KnownPerson]) -> tuple[KnownPerson, ...]:
    actors = tuple(known[actor.id] for actor in run.actors if actor.kind is ActorKind.PERSON)
    present = {person.id for person in actors}
    return actors + tuple(person for person in run.house.people if person.id not in present)
