"""Decides which words of a text stand for the speaker, a relative or somebody else (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from evidence.domain.lexicon import kin as lexicon
from evidence.domain.text import Phrases, Word, bare, language_of, read_clauses, read_words

SELF: Final = "self"
THEY: Final = "they"
Chain = tuple[str, ...]
# By where a known name starts: where it ends, and the one who bears it (`self` for the speaker).
Named = Mapping[int, tuple[int, str]]

_NO_PEOPLE: Final = Phrases(lexicon.NO_PEOPLE)
_ENDINGS: Final = ("'s", "’s")
_CLITICS: Final = ("l'", "d'", "qu'")


class Kind(StrEnum):
    """What a unit is."""

    SELF = "self"
    RELATIVE = "relative"
    ROLE = "role"
    OTHER = "other"
    NAME = "name"
    OWN = "own"
    NOT_OWN = "not own"


@dataclass(frozen=True, slots=True)
class Unit:
    """Words number `first` up to `end`, the kind of thing they are, and who: a relation before whose it is."""

    first: int
    end: int
    kind: Kind
    chain: Chain


_LISTED: Final = (
    (Kind.RELATIVE, Phrases(lexicon.RELATIVES), lexicon.RELATIVES),
    (Kind.ROLE, Phrases(lexicon.ROLES), lexicon.ROLES),
    (Kind.OTHER, Phrases(lexicon.OTHERS), dict.fromkeys(lexicon.OTHERS, THEY)),
    (Kind.SELF, Phrases((*lexicon.SELVES, *lexicon.USERS)), dict.fromkeys((*lexicon.SELVES, *lexicon.USERS), SELF)),
    (Kind.OWN, Phrases(lexicon.OWN), dict.fromkeys(lexicon.OWN, SELF)),
    (Kind.NOT_OWN, Phrases(lexicon.NOT_OWN), dict.fromkeys(lexicon.NOT_OWN, THEY)),
)
# Relatives as a Vietnamese who writes no accents names them: single words count only before whose they are.
_BARE: Final = {
    form: who
    for entry, who in lexicon.RELATIVES.items()
    if bare(entry) != entry
    for form in (
        [bare(entry)] if " " in entry else [f"{bare(entry)} {whose}" for whose in sorted(lexicon.BARE_POSSESSORS)]
    )
}
_BARE_PHRASES: Final = Phrases(_BARE)
_FIRST_WORDS: Final = frozenset(read_words(entry)[0].folded for _, _, table in _LISTED for entry in table)


@dataclass(frozen=True)
class Spoken:
    """A text in plain words: without genitive endings and clitics, which `owning` keeps; `starts` open its clauses."""

    text: str
    words: tuple[Word, ...]
    owning: frozenset[int]
    starts: frozenset[int]
    language: str | None

    def adjoins(self, first: int, second: int) -> bool:
        """Whether only white space parts two words."""
        return not self.text[self.words[first].end : self.words[second].start].strip()

    def is_unbroken(self, first: int, last: int) -> bool:
        """Whether only white space parts all words from one to another."""
        return all(self.adjoins(at, at + 1) for at in range(first, last))

    def is_capital(self, at: int) -> bool:
        """Whether a word is written like a name."""
        text = self.words[at].text
        return text[:1].isupper() and not text[:2].isupper() and text.isalpha()


def spoken(text: str) -> Spoken:
    """A text made ready to be read for who is spoken of."""
    words = read_words(text)
    plain = tuple(_plain_word(word) for word in words)
    owning = frozenset(
        at for at, word in enumerate(words) if word.folded.endswith(_ENDINGS) or _ends_plural(text, word)
    )
    return Spoken(text, plain, owning, frozenset(_starts(text, words)), language_of(text))


def _plain_word(word: Word) -> Word:
    if "'" not in word.folded and "’" not in word.folded:
        return word
    return word._replace(folded=_plain(word.folded))


def _plain(folded: str) -> str:
    folded = folded.replace("’", "'")
    for clitic in _CLITICS:
        folded = folded.removeprefix(clitic)
    return folded.removesuffix("'s")


def _ends_plural(text: str, word: Word) -> bool:
    return word.folded.endswith("s") and text[word.end : word.end + 2] in ("' ", "’ ")


def _starts(text: str, words: Sequence[Word]) -> Iterator[int]:
    at = 0
    for clause in read_clauses(text):
        while at < len(words) and words[at].start < clause.start:
            at += 1
        yield at


def read_units(said: Spoken, named: Named) -> Iterator[Unit]:
    """Every unit of a text, in order, without overlaps."""
    otherwise = lexicon.OTHERWISE.get(said.language or "", frozenset())
    at = 0
    while at < len(said.words):
        nobody = _NO_PEOPLE.length_at(said.words, at)
        unit = None if nobody else _unit(said, at, named, otherwise)
        if unit:
            yield unit
        at = unit.end if unit else at + (nobody or 1)


def _unit(said: Spoken, at: int, named: Named, otherwise: Collection[str]) -> Unit | None:
    if said.words[at].start in named:
        return _name(said, at, named)
    listed = _bare_relative(said, at) or _listed(said.words, at, otherwise)
    if listed:
        return listed
    if said.language not in ("vi", None):
        return None
    return _titled(said, at, named) or _self_kin(said, at, named)


def _name(said: Spoken, at: int, named: Named) -> Unit:
    stop, who = named[said.words[at].start]
    end = at + 1
    while end < len(said.words) and said.words[end].start < stop:
        end += 1
    return Unit(at, end, Kind.SELF if who == SELF else Kind.NAME, (who,))


def _listed(words: Sequence[Word], at: int, otherwise: Collection[str]) -> Unit | None:
    """The longest entry of the lists that starts here, that of the first list where two are as long."""
    if words[at].folded not in _FIRST_WORDS or words[at].folded in otherwise:
        return None
    lengths = [(phrases.length_at(words, at), kind, table) for kind, phrases, table in _LISTED]
    length, kind, table = max(lengths, key=lambda each: each[0])
    if not length:
        return None
    entry = " ".join(word.folded for word in words[at : at + length])
    unspaced = entry.replace(" ", "")
    return Unit(at, at + length, kind, (table.get(entry) or table.get(unspaced, THEY),))


def _bare_relative(said: Spoken, at: int) -> Unit | None:
    if said.language != "vi" or not said.text.isascii():
        return None
    length = _BARE_PHRASES.length_at(said.words, at)
    entry = " ".join(word.folded for word in said.words[at : at + length])
    return Unit(at, at + length, Kind.RELATIVE, (_BARE[entry],)) if length else None


def _titled(said: Spoken, at: int, named: Named) -> Unit | None:
    """A Vietnamese word of address with an unknown name behind it."""
    if said.words[at].folded not in lexicon.BEFORE_NAMES or at + 1 == len(said.words):
        return None
    is_name = said.is_capital(at + 1) and said.words[at + 1].start not in named and said.adjoins(at, at + 1)
    return Unit(at, at + 2, Kind.NAME, (said.words[at + 1].folded,)) if is_name else None


def _self_kin(said: Spoken, at: int, named: Named) -> Unit | None:
    """A bare Vietnamese kinship word: the speaker, or a relative of whoever is named behind it."""
    relation = lexicon.SELF_KIN.get(said.words[at].folded)
    if relation is None or at + 1 == len(said.words) or not said.adjoins(at, at + 1):
        return None
    after = said.words[at + 1]
    if after.start in named or after.folded in lexicon.SELF_KIN_ENDS:
        return None
    if at and said.words[at - 1].folded in lexicon.COUNTED_KIN:
        return None
    if after.folded in lexicon.POSSESSORS or after.folded == "của" or _listed(said.words, at + 1, ()):
        return Unit(at, at + 1, Kind.RELATIVE, (relation,))
    return Unit(at, at + 1, Kind.SELF, (SELF,))
