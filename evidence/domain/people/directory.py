"""Decides whom a name may stand for among the people given, accents and short forms included (5-values.md, People)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final

from evidence.domain.context import KnownPerson
from evidence.domain.lexicon.people import AFTER_NAME, HONORIFICS, SURNAMES, TIME_WORDS
from evidence.domain.text import bare, fold, read_words

Form = tuple[str, ...]
_SUFFIXES: Final = frozenset(AFTER_NAME)
_TIME_WORDS: Final = frozenset(map(bare, TIME_WORDS))
_LONGEST_NAME: Final = 12


class Directory:
    """The people whom a text may name; people of one and the same name count as one, known by the first one's id."""

    longest: int

    def __init__(self, people: Iterable[KnownPerson], base: Directory | None = None) -> None:
        """The people given, and those of `base`, which stays as it is."""
        self._base = base
        self._exact: dict[Form, set[str]] = defaultdict(set)
        self._bare: dict[Form, dict[Form, set[str]]] = defaultdict(lambda: defaultdict(set))
        self._firsts: set[str] = set()
        self.people: dict[str, KnownPerson] = {}
        self._key: dict[str, str] = {}
        self.longest = base.longest if base else 0
        for person in people:
            self._add(person)

    def _add(self, person: KnownPerson) -> None:
        key = self._key.setdefault(fold(person.name), person.id)
        self._key.setdefault(person.id, key)
        self.people.setdefault(key, person)
        for form in forms(person):
            self._firsts.add(bare(form[0]))
            self._exact[form].add(key)
            self._bare[tuple(map(bare, form))][form].add(key)
            self.longest = max(self.longest, len(form))

    @cached_property
    def names_of_time(self) -> frozenset[str]:
        """The names of one word that are words of the calendar as well (`mai`), in normal form."""
        return frozenset(form[0] for form in self._exact if len(form) == 1 and bare(form[0]) in _TIME_WORDS)

    @cached_property
    def bare_words(self) -> frozenset[str]:
        """Every word of every name and alias, without accents."""
        return frozenset(bare(word) for name in self._names() for word in name)

    def holds(self, name: Form) -> bool:
        """Whether these words stand together, in this order, in a name or an alias of somebody."""
        return name in self._stretches

    @cached_property
    def _stretches(self) -> frozenset[Form]:
        return frozenset(
            name[first:last]
            for name in self._names()
            for first in range(min(len(name), _LONGEST_NAME))
            for last in range(first + 1, min(len(name), _LONGEST_NAME) + 1)
        )

    def _names(self) -> Iterator[Form]:
        for person in self.people.values():
            yield from (words_of(name) for name in (person.name, *person.aliases))

    def key_of(self, person: KnownPerson | None) -> str | None:
        """The id under which the directory knows a person, or none."""
        if person is None:
            return None
        return self._key.get(fold(person.name)) or (self._base.key_of(person) if self._base else None)

    def may_begin(self, word: str) -> bool:
        """Whether somebody's name may begin with a word (in normal form); most words are done with by this."""
        return bare(word) in self._firsts or (self._base is not None and self._base.may_begin(word))

    def who(self, form: Form, *, is_plain_text: bool = True) -> frozenset[str]:
        """The ids of all whom these words (in normal form) may name; accents may be missing on one side only.

        A word without accents stands for one with them only in a text that has none at all.
        """
        exact = self._exactly(form)
        if exact:
            return exact
        plain = tuple(map(bare, form))
        return self._barely(plain, is_plain=is_plain_text and plain == form)

    def _exactly(self, form: Form) -> frozenset[str]:
        own = frozenset(self._exact.get(form, ()))
        return own | self._base._exactly(form) if self._base else own

    def _barely(self, plain: Form, *, is_plain: bool) -> frozenset[str]:
        alike = self._bare.get(plain, {})
        own = frozenset(key for other, keys in alike.items() if is_plain or other == plain for key in keys)
        return own | self._base._barely(plain, is_plain=is_plain) if self._base else own

    def is_whole_name(self, form: Form, key: str) -> bool:
        """Whether these words are all that somebody's name consists of, titles aside."""
        person = self.people.get(key)
        return person is not None and untitled(words_of(person.name)) == untitled(form)

    def resolve(self, name: str) -> frozenset[str]:
        """The ids of all whom a name, with or without a title, may stand for; empty when nobody bears it."""
        form = words_of(name)
        return self.who(form) or self.who(untitled(form))


def words_of(name: str) -> Form:
    """The words of a name in normal form."""
    for suffix in _SUFFIXES:
        name = name.removesuffix(suffix)
    return tuple(word.folded for word in read_words(name))


def untitled(form: Form) -> Form:
    """A name without the titles before it."""
    at = 0
    while at < len(form) - 1 and form[at] in HONORIFICS:
        at += 1
    return form[at:]


def forms(person: KnownPerson) -> Iterator[Form]:
    """Every way to name a person: the name, its short forms, the aliases with and without their titles."""
    yield from _short_forms(words_of(person.name), person.name)
    for alias in person.aliases:
        form = words_of(alias)
        if form:
            yield form
            yield untitled(form)


def _short_forms(name: Form, written: str) -> Iterator[Form]:
    if not name:
        return
    yield name
    if len(name) == 1 or len(written.split()) == 1:
        return
    yield name[-1:]
    yield name[-2:]
    if not is_family_first(name):
        yield name[:1]
    elif len(name) > 2:
        yield (name[0], name[-1])


def is_family_first(name: Sequence[str]) -> bool:
    """Whether a full name is written family name first, as in Vietnamese: then its first word alone names nobody."""
    if name[0] in SURNAMES:
        return True
    return name[-1] not in SURNAMES and any(_is_tonal(word) for word in name)


def _is_tonal(word: str) -> bool:
    return any(char in "ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹđơưă" for char in word)
