"""Decides whether the one who acts is named, or speaks of himself, in the quotes (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from evidence.domain.context import KnownPerson
from evidence.domain.faithfulness.binding import is_bound
from evidence.domain.faithfulness.outcome import Outcome, resolved_at
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Heard, Scene
from evidence.domain.lexicon.people import KIN_SELF
from evidence.domain.people import Actor, Directory, read_actors, read_mentions, speaks_of_self, untitled, words_of
from evidence.domain.text import fold, locate, read_words


@dataclass(frozen=True, slots=True)
class _Owner:
    """An asserted owner: the name as written, and the one person whom it stands for (none: several)."""

    name: str
    key: str | None
    directory: Directory
    is_declared: bool
    is_agent: bool = True


def judge_owners(scene: Scene) -> Iterator[Outcome]:
    """One outcome for each owner, declared or acting in the claim's own text; a person asserted twice counts once."""
    seen: set[str] = set()
    for owner in _owners(scene):
        identity = owner.key or fold(owner.name)
        if identity not in seen:
            seen.add(identity)
            yield _outcome(owner, scene)


def _owners(scene: Scene) -> Iterator[_Owner]:
    for name in scene.facts.owners:
        yield _owner(name, scene.directory.resolve(name), scene, is_declared=True)
    for actor in read_actors(scene.context.claim, scene.directory):
        if actor.ids or not _stands_in_line(actor, scene):
            yield replace(_owner(actor.name, actor.ids, scene, is_declared=False), is_agent=actor.is_agent)


def _owner(name: str, ids: frozenset[str], scene: Scene, *, is_declared: bool) -> _Owner:
    if ids:
        key = next(iter(ids)) if len(ids) == 1 else None
        return _Owner(name, key, scene.directory, is_declared)
    stranger = KnownPerson(f"stranger:{fold(name)}", name)
    directory = Directory([*scene.directory.people.values(), stranger])
    return _Owner(name, directory.key_of(stranger), directory, is_declared)


def _stands_in_line(actor: Actor, scene: Scene) -> bool:
    """Whether somebody unknown is named in the line that a quote is cut from, as a customer in a table's row is."""
    for heard in scene.heard:
        source, start, end = heard.passage.source, heard.passage.start, heard.passage.end
        first = source.rfind("\n", 0, start) + 1
        last = source.find("\n", end)
        if locate(actor.name, source[first : last if last >= 0 else len(source)]):
            return True
    return False


def _outcome(owner: _Owner, scene: Scene) -> Outcome:
    proof = next(_proofs(owner, scene), None)
    if proof:
        return proof
    why = "fits several people" if owner.key is None else "is not named as the one who acts in any quote"
    is_stripped = owner.is_declared and scene.context.strip_owners and not _claim_names(owner, scene)
    code = GroundingCode.OWNER_STRIPPED if is_stripped else GroundingCode.UNGROUNDED_OWNER
    return finding(code, f"{owner.name} {why}", kind="owner", asserted=owner.name)


def _claim_names(owner: _Owner, scene: Scene) -> bool:
    claim = scene.context.claim
    if any(owner.key in mention.ids for mention in read_mentions(claim, owner.directory)):
        return True
    return locate(owner.name, claim) is not None


def _titles(owner: _Owner, scene: Scene) -> frozenset[str]:
    """The kinship words by which the claim or the declared name calls the owner."""
    words = [word.folded for word in (*read_words(owner.name), *read_words(scene.context.claim))]
    last = untitled(words_of(owner.name))[:1]
    return frozenset(before for before, after in pairwise(words) if (after,) == last and before in KIN_SELF)


def _proofs(owner: _Owner, scene: Scene) -> Iterator[Outcome]:
    for heard in scene.heard:
        for start, end in _places(owner, heard, scene):
            yield resolved_at(heard, start, end, "owner", owner.name)


def _places(owner: _Owner, heard: Heard, scene: Scene) -> Iterator[tuple[int, int]]:
    if owner.key is None:
        return
    text = heard.passage.text
    mentions = read_mentions(text, owner.directory, is_caseless=heard.is_caseless)
    named = [mention for mention in mentions if mention.ids == {owner.key}]
    if named and (not owner.is_agent or is_bound(named, mentions, heard, scene)):
        yield named[0].start, named[0].end
    if owner.directory.key_of(heard.passage.speaker) == owner.key and speaks_of_self(
        text, titles=_titles(owner, scene)
    ):
        yield 0, len(text)
    if fold(owner.name) == owner.name and not owner.directory.resolve(owner.name) - {owner.key}:
        place = locate(owner.name, text) if owner.key.startswith("stranger:") else None
        if place:
            yield place.start, place.end
