"""Decides whether the quotes tell of the one whom the claim is about: the user, a relative, a name (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from evidence.domain.faithfulness.deeds import Deed, read_deed
from evidence.domain.faithfulness.heard import Heard
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.faithfulness.telling import Telling, telling
from evidence.domain.findings import Finding
from evidence.domain.lexicon import kin as lexicon
from evidence.domain.people import SELF, THEY, Chain, Mention, Named, Parties, Party, claimed_chains, same
from evidence.domain.text import stopwords_for

_OPENING: Final = 2
_REACH: Final = 400
_MOST: Final = 50
_OPENERS: Final = lexicon.ARTICLES | {"al", "a", "dem", "den", "des", "del"}


@dataclass(frozen=True)
class _Claim:
    """A claim, the party that it is about (none where it names nobody that may be one), and what it says of it."""

    told: Parties
    about: Party
    is_opening: bool
    deed: Deed

    def names(self, party: Party) -> bool:
        """Whether the claim speaks of somebody beside the one whom it is about."""
        beside = claimed_chains([c for p in self.told.all if p is not self.about for c in p.chains])
        named = {(name,) for name in self.deed.names}
        return any(same(chain, told) for chain in beside | named for told in party.others if told != (THEY,))


def judge_subjects(scene: Scene) -> Iterator[Finding]:
    """One finding when every passage that says what the claim says tells it of somebody else."""
    claim = _claim(scene)
    if claim is None or not scene.heard:
        return
    tellings = [_telling(claim, heard, scene) for heard in scene.heard]
    best = list(_best(tellings, scene.heard))
    by_telling = {id(each): heard for each, heard in zip(tellings, scene.heard, strict=True)}
    told = [(each, number, _subject(each, number, by_telling[id(each)])) for each, number in best]
    is_shared = any(each.share(each.all[number]) for each, number in best)
    if not is_shared and scene.quote_language in (scene.claim_language, None):
        return
    proofs = [_proves(claim, each, number, subject) for each, number, subject in told]
    if not proofs or (any(proofs) if is_shared else all(proofs)):
        return
    who = " ".join(word.text for word in claim.told.words[claim.about.first : claim.about.end]) or "the speaker"
    detail = f"no quote tells this of {who}"
    yield finding(GroundingCode.UNGROUNDED_OWNER, detail, kind="owner", asserted=who)


def is_of_speaker(heard: Heard, scene: Scene) -> bool:
    """Whether a passage says what the claim says of its speaker or of his relative, in whatever words for himself.

    He may leave himself out (`prefer tea`) or use a word of kinship (`chị thích trà`).
    """
    claim = _claim(scene)
    if claim is None or not claim.is_opening:
        return False
    told = _telling(claim, heard, scene)
    best = [(number, _subject(told, number, heard)) for _, number in _best([told], [heard])]
    if not claim.about.is_self:
        return any(subject is not None and _proves(claim, told, number, subject) for number, subject in best)
    return any(told.is_of_speaker(number, subject) if subject else told.is_bare(number) for number, subject in best)


def is_of_relative(heard: Heard, scene: Scene) -> bool:
    """Whether all that a passage says of the claim is told of relatives of the one who speaks."""
    claim = _of_speaker(Parties(scene.claim, _named_in_claim(scene)), scene)
    told = _telling(claim, heard, scene)
    subjects = [_subject(told, number, heard) for _, number in _best([told], [heard])]
    return bool(subjects) and all(
        subject is not None
        and not (subject.is_self or claim.names(subject))
        and any(chain[0] in _CERTAIN for chain in subject.others)
        for subject in subjects
    )


def _of_speaker(told: Parties, scene: Scene) -> _Claim:
    """A claim that leaves out whom it is about, as said of the one who speaks."""
    return _Claim(told, Party(0, 0, frozenset({(SELF,)})), True, read_deed(told, None, scene.quote_language))


def _telling(claim: _Claim, heard: Heard, scene: Scene) -> Telling:
    text = heard.sentences
    at = heard.passage.source.rfind(text, 0, heard.passage.end)
    left = heard.passage.source.rfind("\n", 0, max(at, 0)) + 1
    before = heard.passage.source[max(left, at - _REACH) : max(at, 0)]
    return telling(Parties(text, _named(heard, scene)), claim.deed, before)


def _claim(scene: Scene) -> _Claim | None:
    told = Parties(scene.claim, _named_in_claim(scene))
    free = [party for party in told.all if not party.is_aside or party.owns]
    about = next((party for party in free if _opens(party, told)), None)
    if about is None:
        party = next((party for party in told.all if party.is_self), None)
        return _about_nobody(told, party, scene)
    if about.others == {(lexicon.CUSTOMER,)} and scene.context.personal and len(scene.context.people) == 1:
        about = replace(about, chains=about.chains | {(SELF,)})
    if about.is_self or any(_is_relation(chain) for chain in about.others):
        return _Claim(told, about, True, read_deed(told, about, scene.quote_language))
    return None


def _about_nobody(told: Parties, party: Party | None, scene: Scene) -> _Claim | None:
    """A claim that opens with nobody known: it may speak of the speaker later, name a stranger, or leave him out."""
    if party:
        return _Claim(told, party, False, read_deed(told, None, scene.quote_language))
    name = _unknown_name(told, scene)
    if name:
        return _Claim(told, name, True, read_deed(told, name, scene.quote_language))
    is_of_speaker = scene.context.personal or scene.context.item_type is None
    return _of_speaker(told, scene) if is_of_speaker and not told.all else None


def _unknown_name(told: Parties, scene: Scene) -> Party | None:
    """The capital words that open a claim, where some cited text has them as a name as well."""
    said = told.said
    end = next((at for at in range(len(told.words)) if not said.is_capital(at)), 0)
    if not end or said.language in _CAPITAL_NOUNS or told.words[0].folded in stopwords_for(said.language):
        return None
    if any(party.first < end for party in told.all):
        return None
    verb = told.words[end].folded
    name = scene.claim[: told.words[end - 1].end]
    uses = (scene.readings.of(source).uses(name) for source in scene.sources)
    is_name = any(each.is_inside or each.stands_before(verb) for each in uses)
    return Party(0, end, frozenset({(word.folded,) for word in told.words[:end]})) if is_name else None


def _is_relation(chain: Chain) -> bool:
    return chain[0] in _RELATIONS


_CAPITAL_NOUNS: Final = frozenset({"de", "ja", "zh"})
_RELATIONS: Final = frozenset((*lexicon.RELATIVES.values(), *lexicon.ROLES.values(), *lexicon.SELF_KIN.values()))
_CERTAIN: Final = _RELATIONS - lexicon.WITH_SPEAKER - lexicon.UNCERTAIN


def _opens(party: Party, told: Parties) -> bool:
    before = told.words[: party.first]
    return len(before) <= _OPENING and all(word.folded in _OPENERS for word in before)


def _named_in_claim(scene: Scene) -> Named:
    speakers = frozenset[str]().union(*(_speaker(heard, scene) for heard in scene.heard))
    return {m.start: (m.end, _bearer(m, speakers)) for m in scene.said.mentions(scene.directory)}


def _named(heard: Heard, scene: Scene) -> Named:
    """The names in the text round a passage, by where they start in it."""
    speaker = _speaker(heard, scene)
    mentions = scene.readings.of(heard.sentences).mentions(scene.directory, is_caseless=heard.is_caseless)
    return {m.start: (m.end, _bearer(m, speaker)) for m in mentions}


def _speaker(heard: Heard, scene: Scene) -> frozenset[str]:
    """The one who speaks a passage; where nobody is known to, the only person there is."""
    people = scene.context.people
    only = people[0] if len(people) == 1 else None
    key = scene.directory.key_of(heard.passage.speaker or only)
    return frozenset({key}) if key else frozenset()


def _bearer(mention: Mention, speakers: frozenset[str]) -> str:
    return SELF if len(mention.ids) == 1 and mention.ids <= speakers else mention.text.casefold()


def _best(tellings: Sequence[Telling], heard: Sequence[Heard]) -> Iterator[tuple[Telling, int]]:
    """The stretches inside the passages that say most of what the claim says."""
    shares = [
        (each.share(part), each, number)
        for each, by in zip(tellings, heard, strict=True)
        for number, part in enumerate(each.all)
        if each.touches(part, *_bounds(by))
    ]
    most = max((share for share, _, _ in shares), default=0)
    # Each is held against all that the claim names: a few are enough, and more prove nothing else.
    yield from islice(((each, number) for share, each, number in shares if share == most), _MOST)


def _subject(told: Telling, number: int, heard: Heard) -> Party | None:
    return told.subject_within(number, *_bounds(heard))


def _bounds(heard: Heard) -> tuple[int, int]:
    """Where a passage begins and ends in the text round it."""
    return -heard.shift, heard.passage.end - heard.passage.start - heard.shift


def _proves(claim: _Claim, told: Telling, number: int, subject: Party | None) -> bool:
    """Whether what a stretch tells is told of the one whom the claim is about, as far as it says of whom."""
    if not claim.is_opening:
        return _is_told_to_self(claim, told, number, subject)
    if subject is None:
        return True
    if claim.about.is_self and not claim.about.owns:
        return _is_told_of_self(claim, told, number, subject)
    if claim.about.is_self:
        return subject.is_self or claim.names(subject) or not _owns_same_thing(claim, told, subject)
    if not any(_is_relation(chain) for chain in claim.about.others):
        return _is_told_of_name(claim, told, number, subject)
    return _is_told_of(claimed_chains(list(claim.about.others)), subject)


def _is_told_to_self(claim: _Claim, told: Telling, number: int, subject: Party | None) -> bool:
    near = [party for party in told.by_stretch.get(number, ()) if party.owns or not party.is_aside]
    if any(party.is_self for party in told.by_stretch.get(number, ())) or not (near or subject):
        return True
    return all(party.is_self or claim.names(party) for party in (*near, *([subject] if subject else ())))


def _is_told_of_name(claim: _Claim, told: Telling, number: int, subject: Party) -> bool:
    stretch = told.all[number]
    if not told.is_explicit(number, subject):
        return True
    names = {chain[0] for chain in claim.about.others}
    acting = {chain[0] for chain in subject.others}
    if acting & claim.deed.names and not acting & names:
        return False
    if names & {word.folded for word in told.told.words[stretch.first : stretch.end]}:
        return True
    return subject.others == {(THEY,)} or any(chain[0] in names for chain in subject.others)


def _is_told_of_self(claim: _Claim, told: Telling, number: int, subject: Party) -> bool:
    if not claim.about.end and not _is_left_out(claim, told, number, subject):
        return True
    if not subject.is_self:
        if any(chain[0] in lexicon.UNCERTAIN for chain in subject.others & claim.about.others):
            return True
        return claim.names(subject) and _is_told_beside(claim, told, number)
    return _is_told_of(claimed_chains(list(claim.about.others)), subject)


def _is_told_beside(claim: _Claim, told: Telling, number: int) -> bool:
    """Whether what is told of somebody whom the claim names besides tells of the speaker as well.

    So it is where he has a relative, does something along with him, or has something done to him.
    """
    _, is_verb = told.anchor(told.all[number])
    said = {word.folded for word in claim.told.words}
    is_done_to = not said.isdisjoint(lexicon.PASSIVE) and any(p.is_self for p in told.by_stretch.get(number, ()))
    return not is_verb or not said.isdisjoint(lexicon.HAVING) or is_done_to or told.is_along(number)


def _is_left_out(claim: _Claim, told: Telling, number: int, subject: Party) -> bool:
    """Whether a claim leaves out a relative of whom the quote tells it (`Prefers tea` of `my wife prefers tea`)."""
    is_relative = any(chain[0] in _CERTAIN for chain in subject.others)
    return is_relative and told.is_explicit(number, subject) and told.is_bare_claim(claim.told)


def _is_told_of(wanted: frozenset[Chain], subject: Party) -> bool:
    if any(each[:-1] in wanted for each in subject.others):
        return False
    return all(any(same(chain, each) for each in subject.others) for chain in wanted if chain[0] in _CERTAIN)


def _owns_same_thing(claim: _Claim, told: Telling, subject: Party) -> bool:
    """Whether somebody acts himself, or owns what the claim says to be the user's."""
    if not subject.owns or subject.others != {(THEY,)}:
        return True
    thing, mine = (
        claim.told.words[claim.about.end : claim.about.end + 1],
        told.told.words[subject.end : subject.end + 1],
    )
    return bool(thing and mine) and thing[0].folded == mine[0].folded
