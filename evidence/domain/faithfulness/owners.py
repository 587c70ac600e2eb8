"""Decides whether the one who acts is named, or speaks of himself, in the quotes (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from evidence.domain.context import KnownPerson
from evidence.domain.faithfulness.binding import is_bound
from evidence.domain.faithfulness.heard import Heard
from evidence.domain.faithfulness.outcome import Outcome, resolved_at
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.faithfulness.subjects import is_of_relative, is_of_speaker
from evidence.domain.lexicon.people import KIN_SELF
from evidence.domain.people import (
    Actor,
    Directory,
    Mention,
    read_actors,
    read_mentions,
    speaks_of_self,
    untitled,
    words_of,
)
from evidence.domain.text import fold, locate, read_words


@dataclass(frozen=True, slots=True)
class _Owner:
    """An asserted owner: the name as written, whom it stands for, and the directory that knows them."""

    name: str
    ids: frozenset[str]
    directory: Directory
    is_declared: bool
    is_agent: bool = True

    @property
    def key(self) -> str | None:
        """The one person meant, none where the name fits several."""
        return next(iter(self.ids)) if len(self.ids) == 1 else None


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
    for actor in read_actors(scene.claim, scene.said.mentions(scene.directory)):
        if actor.ids or not _stands_in_line(actor, scene):
            yield replace(_owner(actor.name, actor.ids, scene, is_declared=False), is_agent=actor.is_agent)


def _owner(name: str, ids: frozenset[str], scene: Scene, *, is_declared: bool) -> _Owner:
    if ids:
        return _Owner(name, ids, scene.directory, is_declared)
    stranger = KnownPerson(f"stranger:{fold(name)}", name)
    return _Owner(name, frozenset({stranger.id}), Directory([stranger], scene.directory), is_declared)


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
    if any(owner.ids & mention.ids for mention in read_mentions(claim, owner.directory)):
        return True
    return locate(owner.name, claim) is not None


def _titles(owner: _Owner, scene: Scene) -> frozenset[str]:
    """The kinship words by which the claim or the declared name calls the owner."""
    words = [word.folded for word in (*read_words(owner.name), *read_words(scene.claim))]
    last = untitled(words_of(owner.name))[:1]
    return frozenset(before for before, after in pairwise(words) if (after,) == last and before in KIN_SELF)


def _proofs(owner: _Owner, scene: Scene) -> Iterator[Outcome]:
    for heard in scene.heard:
        for start, end in _places(owner, heard, scene):
            yield resolved_at(heard, start, end, "owner", owner.name)


def _says_the_same(owner: _Owner, heard: Heard, scene: Scene) -> bool:
    """Whether the claim is a clause or more of the quote word for word; behind `vợ` a name is somebody else's."""
    place = None if owner.is_declared else heard.own.source.locate(scene.claim)
    return place is not None and (not place.start or place.start in heard.clause_starts)


def _places(owner: _Owner, heard: Heard, scene: Scene) -> Iterator[tuple[int, int]]:
    text = heard.passage.text
    mentions = _mentions(owner, heard, scene)
    named = [mention for mention in mentions if _is_named(owner, mention)]
    if named and (not owner.is_agent or _says_the_same(owner, heard, scene) or is_bound(named, mentions, heard, scene)):
        yield named[0].start, named[0].end
    if _is_speaker(owner, heard.passage.speaker) and _speaks_of_himself(owner, heard, scene):
        yield 0, len(text)
    is_written_small = fold(owner.name) == owner.name and owner.directory.resolve(owner.name) == owner.ids
    if is_written_small and (owner.key or "").startswith("stranger:"):
        place = heard.own.source.locate(owner.name)
        if place:
            yield place.start, place.end


def _speaks_of_himself(owner: _Owner, heard: Heard, scene: Scene) -> bool:
    if speaks_of_self(heard.passage.text, titles=_titles(owner, scene)):
        return not is_of_relative(heard, scene)
    is_of_household = any(word.folded in scene.of_household for word in heard.words)
    return (scene.context.personal or is_of_household) and is_of_speaker(heard, scene)


def _mentions(owner: _Owner, heard: Heard, scene: Scene) -> tuple[Mention, ...]:
    if owner.directory is scene.directory:
        return heard.mentions(scene.directory)
    return read_mentions(heard.passage.text, owner.directory, is_caseless=heard.is_caseless)


def _is_named(owner: _Owner, mention: Mention) -> bool:
    if owner.key is not None:
        return mention.ids == owner.ids
    return _says_no_more(owner) and untitled(words_of(mention.text)) == untitled(words_of(owner.name))


def _is_speaker(owner: _Owner, speaker: KnownPerson | None) -> bool:
    if owner.key is not None:
        return owner.directory.key_of(speaker) == owner.key
    if speaker is None or not _says_no_more(owner):
        return False
    return untitled(words_of(speaker.name)) == untitled(words_of(owner.name))


def _says_no_more(owner: _Owner) -> bool:
    """Whether a name that fits several people is all that one of them is called: the claim says what its source says.

    So it is where somebody speaks in a run under the short name of a person of the organization.
    """
    form = words_of(owner.name)
    return any(owner.directory.is_whole_name(form, key) for key in owner.ids)
