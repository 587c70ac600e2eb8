"""Decides whom a name may stand for among the people given, accents and short forms included (5-values.md, People)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from evidence.domain.context import KnownPerson
from evidence.domain.lexicon.people import AFTER_NAME, HONORIFICS, SURNAMES
from evidence.domain.text import bare, fold, read_words

Form = tuple[str, ...]
_SUFFIXES: Final = frozenset(AFTER_NAME)


class Directory:
    """The people whom a text may name; people of one and the same name count as one, known by the first one's id."""

    def __init__(self, people: Iterable[KnownPerson]) -> None:
        self._exact: dict[Form, set[str]] = defaultdict(set)
        self._bare: dict[Form, dict[Form, set[str]]] = defaultdict(lambda: defaultdict(set))
        self.people: dict[str, KnownPerson] = {}
        self._key: dict[str, str] = {}
        self.longest = 0
        for person in people:
            self._add(person)

    def _add(self, person: KnownPerson) -> None:
        key = self._key.setdefault(fold(person.name), person.id)
        self._key.setdefault(person.id, key)
        self.people.setdefault(key, person)
        for form in forms(person):
            self._exact[form].add(key)
            self._bare[tuple(map(bare, form))][form].add(key)
            self.longest = max(self.longest, len(form))

    def key_of(self, person: KnownPerson | None) -> str | None:
        """The id under which the directory knows a person, or none."""
        return self._key.get(fold(person.name)) if person else None

    def who(self, form: Form, *, is_plain_text: bool = True) -> frozenset[str]:
        """The ids of all whom these words (in normal form) may name; accents may be missing on one side only.

        A word without accents stands for one with them only in a text that has none at all.
        """
        exact = self._exact.get(form)
        if exact:
            return frozenset(exact)
        plain = tuple(map(bare, form))
        is_plain = is_plain_text and plain == form
        alike = self._bare.get(plain, {})
        return frozenset(key for other, keys in alike.items() if is_plain or other == plain for key in keys)

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
