"""Decides where the phrases of a word list stand in a text, word by word and the longest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from evidence.domain.text.words import Word, Words, read_words


class Phrases:
    """A list of phrases of one or more words, ready to be sought in many texts; words compare in normal form."""

    __slots__ = ("_by_first", "firsts")

    def __init__(self, phrases: Iterable[str]) -> None:
        by_first: dict[str, set[tuple[str, ...]]] = {}
        for phrase in phrases:
            words = tuple(word.folded for word in read_words(phrase))
            by_first.setdefault(words[0], set()).add(words)
        self._by_first = {first: sorted(tails, key=len, reverse=True) for first, tails in by_first.items()}
        self.firsts = frozenset(by_first)

    def find(self, words: Sequence[Word]) -> Iterator[tuple[int, int]]:
        """The places of the phrases as word numbers `(first, one past the last)`, without overlaps, in order."""
        if not self.may_stand_in(words):
            return
        end = 0
        for at, word in enumerate(words):
            if at >= end and word.folded in self.firsts:
                length = self.length_at(words, at)
                if length:
                    end = at + length
                    yield at, end

    def may_stand_in(self, words: Sequence[Word]) -> bool:
        """Whether one of the words begins a phrase; most texts are done with by this."""
        said = words.vocabulary if isinstance(words, Words) else [word.folded for word in words]
        return not self.firsts.isdisjoint(said)

    def length_at(self, words: Sequence[Word], at: int) -> int:
        """How many words the longest phrase that starts at this word has; 0 when none does."""
        for phrase in self._by_first.get(words[at].folded, ()):
            length = len(phrase)
            if length == 1 or tuple([word.folded for word in words[at : at + length]]) == phrase:
                return length
        return 0

    def any_in(self, words: Sequence[Word]) -> bool:
        """Whether some phrase stands among the words."""
        return self.may_stand_in(words) and next(self.find(words), None) is not None
