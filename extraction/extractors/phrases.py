"""Decides which cues stand in a sentence, from the language files beside it (keyword extraction of document 002)."""

from __future__ import annotations

import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, TypeVar

import regex

from evidence.domain.text import language_of

_FOLDER: Final = Path(__file__).parent / "keyword_cues"
_WORD: Final = regex.compile(r"[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*")
_CLEAR_MARGIN: Final = 2


Key = TypeVar("Key", bound=StrEnum)


class Kind(StrEnum):
    """What a proposed item is about; the first six are work, the rest is about a person or a practice."""

    PAYMENT = "payment"
    DECISION_REQUEST = "decision_request"
    BLOCKER = "blocker"
    RISK = "risk"
    COMMITMENT = "commitment"
    TASK = "task"
    PREFERENCE = "preference"
    PROFILE = "profile"
    HABIT = "habit"
    PROCEDURE = "procedure"


class Group(StrEnum):
    """The word lists that name no kind."""

    GREETING = "greetings"
    QUESTION = "question_words"
    QUESTION_END = "question_ends"
    TITLE = "titles"
    NEGATION = "negations"
    PAST = "past"
    PARTY = "parties"
    SELF = "self_phrases"
    ASSIGN = "assign_words"
    NOT_ASSIGNED = "not_assigned_after"
    HONORIFIC = "honorifics"
    OPENER = "openers"
    VOCATIVE_NEXT = "vocative_next"
    IDIOM = "idioms"
    TEAM = "teams"
    ASKS_LAST = "asks_last"
    TO = "paid_behind"
    FROM = "payer_behind"
    UNREAL = "unreal"
    LAUGH = "laughs"
    ACT = "act_openers"
    PRICE = "prices"
    AGREED = "agreed"
    INQUIRES = "inquires"
    PROGRAM = "programs"
    JUNIOR = "junior_selves"
    DEFERS = "deference"
    NOT_DENYING = "not_denying"
    SANCTION = "sanctions"
    LIMIT = "limits"
    REPORTS = "reports"
    NOT_BEFORE = "not_before"
    MUST = "must"
    CHOICE = "choices"
    FIRST_PERSON = "first_persons"
    FINAL = "final_particles"
    DISCOURSE = "discourse"


@dataclass(frozen=True, slots=True)
class Token:
    """One word: its place in the sentence in code points, and how it is compared."""

    start: int
    end: int
    key: str


@dataclass(frozen=True, slots=True)
class Cue:
    """One listed phrase found over the tokens `[first:last]`; an innocent one keeps its words from counting."""

    first: int
    last: int
    group: Group | None = None
    kind: Kind | None = None
    is_strong: bool = False
    is_innocent: bool = False


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The phrases of one language as token tuples, each with what it is a cue of."""

    phrases: Mapping[tuple[str, ...], tuple[Cue, ...]]
    language: str
    longest: int
    function_words: frozenset[str]
    is_folded: bool


@dataclass(frozen=True, slots=True)
class Cues:
    """All cues of a sentence, counted by kind and kept by group."""

    tokens: tuple[Token, ...]
    strong: Counter[Kind] = field(default_factory=Counter)
    weak: Counter[Kind] = field(default_factory=Counter)
    groups: Mapping[Group, tuple[Cue, ...]] = field(default_factory=dict)
    kinds: Mapping[Kind, tuple[Cue, ...]] = field(default_factory=dict)

    def has(self, group: Group) -> bool:
        """Whether some phrase of a group stands in the sentence."""
        return bool(self.groups.get(group))

    def starts_with(self, group: Group) -> bool:
        """Whether some phrase of a group is the sentence's first."""
        return any(cue.first == 0 for cue in self.groups.get(group, ()))

    def opens_with(self, group: Group) -> bool:
        """Whether some phrase of a group is the sentence's first, behind words that only take up what was said."""
        return any(cue.first == self._behind(Group.DISCOURSE) for cue in self.groups.get(group, ()))

    def start_behind(self, group: Group) -> int:
        """Where the sentence goes on behind the phrases of a group at its head, in code points."""
        place = self._behind(group)
        return self.tokens[place].start if place < len(self.tokens) else 0

    def _behind(self, group: Group) -> int:
        place = 0
        ends = {cue.first: cue.last for cue in reversed(self.groups.get(group, ()))}
        while place in ends:
            place = ends[place]
        return place

    def ends_with(self, group: Group) -> bool:
        """Whether some phrase of a group is the sentence's last."""
        return any(cue.last == len(self.tokens) for cue in self.groups.get(group, ()))


def tokens_of(text: str) -> tuple[Token, ...]:
    """The words of a text, compared by canonical form and case alone."""
    return tuple(Token(m.start(), m.end(), _key(m[0])) for m in _WORD.finditer(text))


def likeliest(text: str) -> Lexicon | None:
    """The language that text without any marks is clearly written in, by its function words, or none."""
    words = _keys(text)
    scores = sorted(
        ((sum(word in each.function_words for word in words), n) for n, each in enumerate(_PLAIN)), reverse=True
    )
    is_clear = len(scores) < 2 or scores[0][0] - scores[1][0] >= _CLEAR_MARGIN
    if is_clear:
        return _PLAIN[scores[0][1]]
    language = language_of(text)
    return next((lexicon for lexicon in _PLAIN if lexicon.language == language), None)


def lexicons_for(text: str, fallback: Lexicon | None) -> tuple[Lexicon, ...]:
    """Which languages to read a message in: all of them as written, but text without any marks in the likeliest one.

    `fallback` is that of the whole run, for a message too short to tell.
    """
    if not text.isascii():
        return tuple(lexicon for lexicon in LEXICONS if not lexicon.is_folded)
    return (likeliest(text) or fallback or _PLAIN[0],)


def read_cues(text: str, lexicons: Iterable[Lexicon]) -> Cues:
    """Every listed phrase of a sentence; linear in its words."""
    tokens = tokens_of(text)
    strong: Counter[Kind] = Counter()
    weak: Counter[Kind] = Counter()
    groups: dict[Group, list[Cue]] = {}
    kinds: dict[Kind, list[Cue]] = {}
    for cue in (each for lexicon in lexicons for each in _apart(_found(tokens, lexicon))):
        if cue.kind and not cue.is_innocent:
            (strong if cue.is_strong else weak)[cue.kind] += 1
            kinds.setdefault(cue.kind, []).append(cue)
        if cue.group:
            groups.setdefault(cue.group, []).append(cue)
    return Cues(tokens, strong, weak, _frozen(groups), _frozen(kinds))


def _frozen(lists: Mapping[Key, list[Cue]]) -> dict[Key, tuple[Cue, ...]]:
    return {key: tuple(listed) for key, listed in lists.items()}


def _apart(cues: Iterable[Cue]) -> Iterator[Cue]:
    """Those that share no word with an earlier one of their kind."""
    ends: dict[Kind, int] = {}
    for cue in cues:
        if cue.kind is None or cue.first >= ends.get(cue.kind, 0):
            yield cue
        if cue.kind:
            ends[cue.kind] = max(cue.last, ends.get(cue.kind, 0))


def _found(tokens: Sequence[Token], lexicon: Lexicon) -> Iterator[Cue]:
    """In the order of their first word; of those that begin alike the longest first."""
    keys = tuple(token.key for token in tokens)
    for first in range(len(keys)):
        for last in range(min(first + lexicon.longest, len(keys)), first, -1):
            for cue in lexicon.phrases.get(keys[first:last], ()):
                yield replace(cue, first=first, last=last)


def _key(word: str) -> str:
    return unicodedata.normalize("NFC", word).casefold().replace("’", "'")


def _keys(text: str) -> list[str]:
    return [_key(m[0]) for m in _WORD.finditer(text)]


def without_marks(word: str) -> str:
    """A word without diacritics, as people type it on a plain keyboard."""
    plain = unicodedata.normalize("NFD", word.replace("đ", "d").replace("Đ", "D"))
    return unicodedata.normalize("NFC", "".join(c for c in plain if not unicodedata.combining(c)))


def _load() -> tuple[Lexicon, ...]:
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(_FOLDER.glob("*.toml"))]
    plain = [_lexicon(data, is_folded=False) for data in files]
    return (*plain, *(_lexicon(data, is_folded=True) for data in files if data["folds"]))


def _lexicon(data: Mapping[str, Any], *, is_folded: bool) -> Lexicon:
    phrases: dict[tuple[str, ...], tuple[Cue, ...]] = {}
    doubtful = _doubtful(data)
    for phrase, listed in _listed(data):
        key = tuple(_keys(without_marks(phrase) if is_folded else phrase))
        cue = _doubted(listed, phrase, doubtful) if is_folded else listed
        if cue is None:
            continue
        phrases[key] = (*phrases.get(key, ()), cue)
    words = frozenset(without_marks(word) if is_folded else word for word in data["function_words"])
    return Lexicon(phrases, data["language"], max(map(len, phrases)), words, is_folded)


def _doubted(cue: Cue, phrase: str, doubtful: frozenset[str]) -> Cue | None:
    """A cue as text without marks has it: one word that may be another without its marks tells less or nothing."""
    if len(phrase.split()) > 1 or (cue.kind is None and cue.group is not Group.PARTY):
        return cue
    if without_marks(phrase) not in doubtful:
        return cue
    return replace(cue, is_strong=False) if cue.is_strong else None


def _doubtful(data: Mapping[str, Any]) -> frozenset[str]:
    """The words without marks that stand for several words of a language's own lists."""
    forms: dict[str, set[str]] = {}
    for phrase in (*data["function_words"], *(phrase for phrase, _ in _listed(data))):
        for word in _keys(phrase):
            forms.setdefault(without_marks(word), set()).add(word)
    return frozenset(plain for plain, marked in forms.items() if len(marked) > 1)


def _listed(data: Mapping[str, Any]) -> Iterator[tuple[str, Cue]]:
    for group in Group:
        for phrase in data[group.value]:
            yield phrase, Cue(0, 0, group=group)
    for name, lists in data["kinds"].items():
        for strength in ("strong", "weak"):
            for phrase in lists[strength]:
                yield phrase, Cue(0, 0, kind=Kind(name), is_strong=strength == "strong")
        for phrase in lists.get("innocent", ()):
            yield phrase, Cue(0, 0, kind=Kind(name), is_innocent=True)


LEXICONS: Final = _load()
# What plain text can be read in: a language that is written without marks, or one whose marks were left out.
_PLAIN: Final = tuple(each for each in LEXICONS if all(word.isascii() for word in each.function_words))
