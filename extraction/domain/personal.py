"""Decides whether words are one person's own preference, opinion, habit, health or life (document 001, 3-guards.md)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import regex

from extraction.domain.lexicon.personal_en import ENGLISH
from extraction.domain.lexicon.personal_more import FRENCH, GERMAN, JAPANESE, SPANISH
from extraction.domain.lexicon.personal_vi import VIETNAMESE
from extraction.domain.lexicon.shapes import PersonalWords, Shape, Shaped

LANGUAGES: Final = (ENGLISH, VIETNAMESE, GERMAN, SPANISH, FRENCH, JAPANESE)
REACH: Final = 300
WINDOW: Final = 1_000
OVERLAP: Final = 200

_STRAIGHT: Final = str.maketrans(dict.fromkeys("’‘ʼ`´＇", "'"))
_BLANKS: Final = regex.compile(r"[^\S\n]+")
_SENTENCE_END: Final = regex.compile(r"[.!?。！？\n;；]+(?=\s|$|\p{Han}|\p{Kana})|\n")
_CLAUSE_END: Final = regex.compile(
    r"[,，、:：;(){}\[\]\"“”«»「」–—]+|\s-+\s|\b(?:and|but|so|because|while|though|although|nhưng|còn|mà|vì|và"
    r"|und|aber|weil|pero|porque|y|mais|parce)\b"
)
_FILLER: Final = regex.compile(
    r"(?:[\s\-*•>]*(?:also|and|but|so|well|btw|oh|yeah|yes|no|ok|okay|honestly|frankly|tbh|anyway|lol|hmm"
    r"|note|nit|fyi|same here|for the record)\b[\s,:]*)*[\s\-*•>\"'“(]*",
    flags=regex.IGNORECASE,
)
_LASTING: Final = frozenset({Shape.HABIT, Shape.WORKFLOW, Shape.IDENTITY, Shape.POSSESSION, Shape.CIRCUMSTANCE})
_REFERRED: Final = regex.compile(
    r"\b(?:he|she|they|ảnh|chỉ|ổng|bả|(?:anh|chị|cô|em|ông|bà|bạn)[ ]ấy|er|sie|él|ella|il|elle)(?!\w)|彼女?",
    flags=regex.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Statement:
    """A personal statement: its shape and the words that show it."""

    shape: Shape
    words: str


def own_statement(text: str, start: int, end: int, *, is_about_person: bool = False) -> Statement | None:
    """The first personal statement in the first person that `text[start:end]` makes, read in its own clause, or none.

    Offsets are code points. `is_about_person` says that the claim speaks of one person, so that elided habits count.
    """
    for left in range(start, max(end - OVERLAP, start + 1), WINDOW - OVERLAP):
        before, span, after = _sentence(text, left, min(end, left + WINDOW))
        for words in LANGUAGES:
            found = _read(before, span, after, words, is_about_person=is_about_person)
            if found:
                return found
    return None


def about_person(claim: str, names: Iterable[str]) -> Statement | None:
    """The personal statement that a claim makes about a bearer of one of the names, or none."""
    text = _plain(claim)
    said = (
        _matched(words.others, text, at) for name in names for at in _after(text, _plain(name)) for words in LANGUAGES
    )
    return next(filter(None, said), None)


def habit_of(claim: str, names: Iterable[str]) -> Statement | None:
    """The habit that a claim tells of a bearer of one of the names in any verb of one's own, or none where it is dated.

    It is read more widely than by `about_person`, for claims that somebody else's words are to prove.
    """
    text = _plain(claim)
    for name in names:
        for place, words in ((at, words) for at in _mentions(text, _plain(name)) for words in LANGUAGES):
            hit = words.others_default.match(text, place) if words.others_default else None
            if hit and not words.dated.search(text, place, place + REACH):
                return Statement(Shape.HABIT, _short(hit[0]))
    return None


def _after(text: str, name: str) -> Iterator[int]:
    """Where something may be said of the bearer of a name: behind the name, and behind a pronoun soon after it."""
    for place in _mentions(text, name):
        yield place
        yield from (hit.end() for hit in _REFERRED.finditer(text, place, place + REACH))


def _sentence(text: str, start: int, end: int) -> tuple[str, str, str]:
    head = text[max(0, start - REACH) : start]
    tail = text[end : end + REACH]
    opened = max((hit.end() for hit in _SENTENCE_END.finditer(head)), default=0)
    closed = _SENTENCE_END.search(tail)
    return _plain(head[opened:]), _plain(text[start:end]), _plain(tail[: closed.start()] if closed else tail)


def _read(before: str, span: str, after: str, words: PersonalWords, *, is_about_person: bool) -> Statement | None:
    opened = max((hit.end() for hit in _CLAUSE_END.finditer(before)), default=0)
    opening = words.opening.search(before[:opened]) if opened else None
    if opening:
        return Statement(Shape.OPINION, _short(opening[0]))
    closing = words.closing.match(after) if words.closing else None
    if closing:
        return Statement(Shape.HABIT, _short(closing[0]))
    if words.cut_off.match(span.lstrip()):
        opened = 0
    closed = _CLAUSE_END.search(after)
    clause = before[opened:] + span + (after[: closed.start()] if closed else after)
    for sentence in _SENTENCE_END.split(clause):
        found = next(_statements(sentence, words, is_about_person=is_about_person), None)
        if found:
            return found
    return None


def _statements(sentence: str, words: PersonalWords, *, is_about_person: bool) -> Iterator[Statement]:
    begin = _FILLER.match(sentence)
    place = begin.end() if begin else 0
    found = _matched(words.elided, sentence, place)
    if found:
        yield found
    if is_about_person and (hit := words.elided_habit.match(sentence, place)):
        yield Statement(Shape.HABIT, _short(hit[0]))
    if not words.hint.search(sentence):
        return
    own = words.collective.sub(lambda hit: "_" * len(hit[0]), sentence)
    for subject in _subjects(own, words):
        if said := _said_of_oneself(own, subject, words):
            yield said
    for shape, pattern in words.anywhere:
        if hit := pattern.search(own):
            yield Statement(shape, _short(hit[0]))


def _subjects(sentence: str, words: PersonalWords) -> Iterator[regex.Match[str]]:
    first = words.first_subject.match(sentence)
    if first:
        yield first
    yield from words.subject.finditer(sentence)


def _said_of_oneself(sentence: str, subject: regex.Match[str], words: PersonalWords) -> Statement | None:
    place = subject.end()
    if words.asked.search(sentence[: subject.start()][-20:]):
        return None
    closed = _CLAUSE_END.search(sentence, place)
    clause = sentence[: closed.start()] if closed and closed.start() > place else sentence
    is_insistent = bool(words.insistent.search(clause, place))
    found = _matched(words.firm, clause, place)
    if not found and not is_insistent and words.operational.match(clause, place):
        return None
    found = found or _matched(words.predicates, clause, place)
    if not found and words.default:
        found = Statement(words.default, clause[place:])
    if not found or (found.shape in _LASTING and not is_insistent and words.dated.search(clause)):
        return None
    return Statement(found.shape, _short(f"{subject[0].strip()} {found.words.strip()}"))


def _matched(patterns: Shaped, text: str, place: int) -> Statement | None:
    for shape, pattern in patterns:
        hit = pattern.match(text, place, place + REACH)
        if hit:
            return Statement(shape, _short(hit[0]))
    return None


def _mentions(text: str, name: str) -> Iterator[int]:
    start = text.find(name) if name else -1
    while start >= 0:
        end = start + len(name)
        if not _goes_on(text[start - 1 : start] if start else "", name[0]) and not _goes_on(
            text[end : end + 1], name[-1]
        ):
            yield end
        start = text.find(name, end)


def _goes_on(beside: str, letter: str) -> bool:
    return beside.isalnum() and (beside.isascii() or "LATIN" in unicodedata.name(beside, "")) and letter.isalnum()


def _plain(text: str) -> str:
    return _BLANKS.sub(" ", unicodedata.normalize("NFC", text).translate(_STRAIGHT))


def _short(text: str) -> str:
    return text.strip()[:80]
