"""Decides who is spoken of in a text beside the names: the speaker, his relatives, and others (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from evidence.domain.lexicon import kin as lexicon
from evidence.domain.people.units import SELF, THEY, Chain, Kind, Named, Spoken, Unit, read_units, spoken
from evidence.domain.text import Word

_REACH: Final = 2
_POSSESSING: Final = frozenset({Kind.OWN, Kind.NOT_OWN})
_RELATED: Final = frozenset({Kind.RELATIVE, Kind.ROLE})
_GENITIVES_IN_GERMAN: Final = frozenset({"meiner", "meines"})


@dataclass(frozen=True, slots=True)
class Party:
    """One or several who are spoken of together, from word number `first` up to `end`.

    `chains` says who: `self` for the speaker, else a relation and whose it is (`boss`, `wife`), or a name. `owns` tells
    that it only says whose something is, `is_aside` that it stands behind a preposition.
    """

    first: int
    end: int
    chains: frozenset[Chain]
    owns: bool = False
    is_aside: bool = False

    @property
    def is_self(self) -> bool:
        """Whether the speaker is among them."""
        return (SELF,) in self.chains

    @property
    def others(self) -> frozenset[Chain]:
        """Whoever is among them beside the speaker."""
        return self.chains - {(SELF,)}


class Parties:
    """A text with all whom it speaks of, in order."""

    def __init__(self, text: str, named: Named) -> None:
        self.said: Spoken = spoken(text)
        self._named = named

    @property
    def words(self) -> tuple[Word, ...]:
        """The plain words."""
        return self.said.words

    @cached_property
    def all(self) -> tuple[Party, ...]:
        """Every party, in order."""
        linked = _linked(_possessed(read_units(self.said, self._named), self.said), self.said)
        parties = (_party(unit, self.said) for unit in linked if _is_somebody(unit, self.said))
        return tuple(_placed(party, self.said) for party in _together(parties, self.said))


def _possessed(units: Iterator[Unit], said: Spoken) -> Iterator[Unit]:
    """The units, `my` and `her` made one with the relative behind them."""
    held: Unit | None = None
    for unit in units:
        near = held is not None and unit.first - held.end <= _REACH and said.is_unbroken(held.first, unit.first)
        if held and near and held.kind in _POSSESSING and unit.kind in _RELATED:
            whose = (THEY,) if held.kind is Kind.NOT_OWN else ()
            held = Unit(held.first, unit.end, Kind.RELATIVE, unit.chain + whose)
            continue
        if held:
            yield held
        held = unit
    if held:
        yield held


def _linked(units: Iterator[Unit], said: Spoken) -> Iterator[Unit]:
    """The units, each relative made one with whose relative it is."""
    held: Unit | None = None
    for unit in units:
        linked = _link(held, unit, said) if held else None
        if held and linked is None:
            yield held
        held = linked or unit
    if held:
        yield held


def _link(held: Unit, unit: Unit, said: Spoken) -> Unit | None:
    between = [word.folded for word in said.words[held.end : unit.first]]
    if len(between) > _REACH + 1 or not said.is_unbroken(held.end - 1, unit.first):
        return None
    is_owner_first = (held.end - 1 in said.owning and len(between) <= _REACH) or between == [lexicon.OWNS_IN_JAPANESE]
    if is_owner_first and unit.kind in _RELATED:
        return Unit(held.first, unit.end, Kind.RELATIVE, unit.chain + _whose(held))
    if held.kind not in _RELATED or unit.kind is Kind.NOT_OWN:
        return None
    is_genitive = bool(between) and between[0] in lexicon.GENITIVES
    if not between:
        is_german = said.words[unit.first].folded in _GENITIVES_IN_GERMAN
        is_genitive = is_german or (said.language in ("vi", None) and unit.kind is not Kind.OWN)
    if not is_genitive:
        return None
    return Unit(held.first, unit.end, Kind.RELATIVE, held.chain + _whose(unit))


def _whose(unit: Unit) -> Chain:
    return () if unit.chain == (SELF,) else unit.chain


def _is_somebody(unit: Unit, said: Spoken) -> bool:
    """Whether a unit is a party: a role is one only behind an article or where a clause begins."""
    if unit.kind is not Kind.ROLE:
        return True
    if unit.first in said.starts:
        return unit.end == len(said.words) or not said.is_capital(unit.end)
    before = {word.folded for word in said.words[max(0, unit.first - _REACH) : unit.first]}
    return not before.isdisjoint(lexicon.ARTICLES)


def _party(unit: Unit, said: Spoken) -> Party:
    owns = unit.kind in _POSSESSING or unit.end - 1 in said.owning
    after = said.words[unit.end].folded if unit.end < len(said.words) else ""
    end, chains = unit.end, {unit.chain}
    if unit.kind is Kind.RELATIVE and not owns and after and said.is_capital(unit.end):
        end, chains = unit.end + 1, {unit.chain, (after,)}
    if unit.chain == (lexicon.COUPLE,):
        chains |= {(SELF,), *((each,) for each in lexicon.SPOUSES)}
    return Party(unit.first, end, frozenset(chains), owns=owns or after == lexicon.OWNS_IN_JAPANESE)


def _together(parties: Iterator[Party], said: Spoken) -> Iterator[Party]:
    """The parties, those joined by an `and` made one."""
    held: Party | None = None
    for party in parties:
        if held and _are_together(held, party, said):
            held = replace(held, end=party.end, chains=held.chains | party.chains)
            continue
        if held:
            yield held
        held = party
    if held:
        yield held


def _are_together(one: Party, other: Party, said: Spoken) -> bool:
    between = said.words[one.end : other.first]
    if not between or len(between) > _REACH or between[0].folded not in (*lexicon.TOGETHER, "と"):
        return False
    if one.owns or not said.adjoins(one.end - 1, one.end) or not said.adjoins(one.end, other.first):
        return False
    opens = not said.starts.isdisjoint(range(max(0, one.first - 1), one.first + 1))
    is_relative = all(len(chain) > 1 or chain[0] not in (SELF, THEY) for chain in other.chains)
    return opens or is_relative


def _placed(party: Party, said: Spoken) -> Party:
    """A party, marked as aside where a preposition stands before it or a Japanese particle behind it."""
    at = party.first
    while at and said.words[at - 1].folded in lexicon.ARTICLES and said.words[at - 1].folded not in lexicon.BESIDE:
        at -= 1
    before = said.words[at - 1].folded if at and at not in said.starts else ""
    is_left_out = party.is_self and not party.owns and before in lexicon.LEFT_OUT
    is_left_out = is_left_out and said.words[party.first].folded in lexicon.OBJECTS
    is_aside = before in lexicon.BESIDE or is_left_out or _is_marked(party, said)
    return replace(
        party, is_aside=is_aside, owns=party.owns or (before in lexicon.GENITIVES and at - 1 not in said.starts)
    )


def _is_marked(party: Party, said: Spoken) -> bool:
    behind = said.text[said.words[party.end - 1].end :][:2]
    return said.language == "ja" and behind.startswith(lexicon.NO_SUBJECTS_IN_JAPANESE)


def same(claimed: Chain, told: Chain) -> bool:
    """Whether a chain of a quote may be the one of a claim: a pronoun may stand for anybody."""
    if told == (THEY,):
        return True
    return len(claimed) == len(told) and all(b in (a, THEY) for a, b in zip(claimed, told, strict=True))


def claimed_chains(chains: Sequence[Chain]) -> frozenset[Chain]:
    """The chains of a claim, where `his` and `her` mean the one whom the claim is about."""
    return frozenset(chain[:-1] if len(chain) > 1 and chain[-1] == THEY else chain for chain in chains)
