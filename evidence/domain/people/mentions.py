"""Decides where a text names somebody, and where the same word is only a word (5-values.md, People)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from evidence.domain.lexicon import people as lexicon
from evidence.domain.people.directory import Directory
from evidence.domain.text import Word, fold, is_bare, language_of, read_clauses, read_words

_STRONG_HONORIFICS: Final = lexicon.HONORIFICS - lexicon.WEAK_HONORIFICS


@dataclass(frozen=True, slots=True)
class Mention:
    """A name in a text: its place, whom it may stand for (empty: nobody known), whether it opens a turn (`Name:`)."""

    start: int
    end: int
    text: str
    ids: frozenset[str]
    opens_turn: bool


@dataclass(frozen=True, slots=True)
class _Line:
    """A text with its words, its sentences and cells, its language, and whether it lacks accents or capitals."""

    text: str
    words: tuple[Word, ...]
    starts: frozenset[int]
    cells: frozenset[tuple[int, int]]
    language: str | None
    is_plain: bool
    is_caseless: bool

    def follows(self, at: int) -> bool:
        """Whether a word stands right after the one before it, one blank between."""
        if not 0 < at < len(self.words):
            return False
        return self.text[self.words[at - 1].end : self.words[at].start] in {" ", "\u00a0"}


def read_mentions(text: str, directory: Directory, *, is_caseless: bool = False) -> tuple[Mention, ...]:
    """Every name of somebody known, and every unknown name behind a title, in order.

    `is_caseless`: whoever wrote the text writes no capitals at all, so that a small letter says nothing.
    """
    line = _line(text, is_caseless=is_caseless)
    found: list[Mention] = []
    at = 0
    while at < len(line.words):
        length, ids = _longest(line, at, directory)
        if not length:
            length = _unknown_length(line, at)
        if length:
            found.append(_mention(line, at, length, ids))
        at += length or 1
    return tuple(found)


def _line(text: str, *, is_caseless: bool) -> _Line:
    clauses = read_clauses(text)
    words = read_words(text)
    firsts = {clause.sentence: clause.start for clause in reversed(clauses)}
    cells = frozenset(
        (clause.start + _lead(text, clause.start), len(text[: clause.end].rstrip())) for clause in clauses
    )
    opening = frozenset(start + _lead(text, start) for start in firsts.values())
    return _Line(text, words, opening, cells, language_of(text), is_bare(fold(text)), is_caseless)


def _lead(text: str, start: int) -> int:
    at = start
    while at < len(text) and text[at].isspace():
        at += 1
    return at - start


def _longest(line: _Line, at: int, directory: Directory) -> tuple[int, frozenset[str]]:
    if not directory.may_begin(line.words[at].folded.removesuffix("'s")):
        return 0, frozenset()
    for length in range(min(directory.longest, len(line.words) - at), 0, -1):
        form = tuple(word.folded.removesuffix("'s") for word in line.words[at : at + length])
        ids = directory.who(form, is_plain_text=line.is_plain)
        if not ids or not _is_name(line, at, length):
            continue
        if length > 1 and form[0] in lexicon.HONORIFICS:
            ids |= directory.who(form[1:], is_plain_text=line.is_plain)
        return length, ids
    return 0, frozenset()


def _mention(line: _Line, at: int, length: int, ids: frozenset[str]) -> Mention:
    start, end = line.words[at].start, line.words[at + length - 1].end
    return Mention(start, end, line.text[start:end], ids, _opens_turn(line, end))


def _opens_turn(line: _Line, end: int) -> bool:
    return line.text[end : end + 2].strip() == ":" or line.text[end : end + 1] in (":", "：")


def _is_name(line: _Line, at: int, length: int) -> bool:
    first, last = line.words[at], line.words[at + length - 1]
    if _is_part_of_other_name(line, at, length):
        return False
    if length > 1 or _opens_turn(line, last.end) or (first.start, last.end) in line.cells:
        return True
    if line.follows(at) and line.words[at - 1].folded in lexicon.HONORIFICS:
        return True
    if line.is_caseless and _acts(line, at):
        return True
    if not first.text[:1].isupper():
        return line.language not in ("vi", None) and first.folded not in lexicon.COMMON_WORDS and len(first.folded) > 2
    return first.folded not in lexicon.COMMON_WORDS or _is_common_word_used_as_name(line, at)


def _is_common_word_used_as_name(line: _Line, at: int) -> bool:
    word = line.words[at]
    if word.text.isupper() and len(word.text) > 1 and line.text.isupper():
        return False
    if word.folded in lexicon.MONTH_NAMES and at and line.words[at - 1].folded in lexicon.MONTH_BEFORE:
        return False
    if word.start not in line.starts:
        return word.folded not in lexicon.TIME_WORDS or line.language != "vi" or not word.text.isupper()
    if word.folded in lexicon.NUMBER_WORDS:
        after = line.words[at + 1].folded if at + 1 < len(line.words) else ""
        return not (after in lexicon.COUNTED or after in lexicon.NUMBER_WORDS or after[:1].isdigit())
    return _acts(line, at)


def _acts(line: _Line, at: int) -> bool:
    """Whether what follows lets the word be the one who acts, or calls somebody."""
    word = line.words[at].folded
    if at + 1 == len(line.words) or word in lexicon.TIME_WORDS | lexicon.VERB_WORDS | lexicon.NUMBER_WORDS:
        return False
    after = line.words[at + 1].folded
    if after in lexicon.ACTS_AFTER or after in lexicon.VOCATIVE_AFTER:
        return True
    return line.language not in ("vi", None) and after.endswith("s")


def _is_part_of_other_name(line: _Line, at: int, length: int) -> bool:
    """Whether a capital word right beside makes it another, longer name (`Bình Dương`, `Trần Hùng`)."""
    if line.text.isupper() or not line.words[at].text[:1].isupper():
        return False
    no_parts = lexicon.HONORIFICS | lexicon.WEEKDAY_NAMES
    if at and line.follows(at) and _is_name_part(line, at - 1) and line.words[at - 1].folded not in no_parts:
        before = line.words[at - 1]
        if before.start not in line.starts or before.folded in lexicon.SURNAMES - lexicon.TIME_WORDS:
            return True
    after = at + length
    return line.follows(after) and _is_name_part(line, after) and line.words[after].folded not in lexicon.CALENDAR_NAMES


def _is_name_part(line: _Line, at: int) -> bool:
    word = line.words[at].text
    return word[:1].isupper() and not word.isupper() and word.isalpha()


def _unknown_length(line: _Line, at: int) -> int:
    """How many words an unknown name behind a title has, 0 when none begins here."""
    if not line.follows(at) or line.words[at - 1].folded not in _STRONG_HONORIFICS or not _is_name_part(line, at):
        return 0
    length = 1
    while line.follows(at + length) and _is_name_part(line, at + length):
        length += 1
    return length
