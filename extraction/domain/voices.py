"""Decides whether several people speak under the name of one actor, as at a shared login (document 001)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

import regex

from evidence.domain.lexicon.people import CALENDAR_NAMES, COMMON_WORDS
from evidence.domain.text import bare, fold, stopwords_for
from extraction.domain.lexicon.norms import GIVES_NAME
from extraction.domain.people import is_person_speaking
from extraction.domain.run import RunContext

_GIVES_NAME: Final = tuple(regex.compile(each, regex.IGNORECASE) for each in GIVES_NAME)
_REACH: Final = 80
_NO_NAMES: Final = COMMON_WORDS | CALENDAR_NAMES | stopwords_for("en") | stopwords_for("vi")


def voices_of(run: RunContext) -> tuple[str, ...]:
    """The different names that are given in one actor's messages, at their start; none where it is one name.

    A name and a longer one that it is part of count as one.
    """
    given: dict[str | None, dict[str, str]] = defaultdict(dict)
    for message in run.messages:
        if is_person_speaking(message, run):
            for name in _names_given(message.text):
                given[message.actor_id].setdefault(bare(fold(name)), name)
    return next((tuple(names.values()) for names in given.values() if _are_different(tuple(names))), ())


def _names_given(text: str) -> Iterator[str]:
    found = (pattern.match(text, 0, _REACH) for pattern in _GIVES_NAME)
    yield from (hit["name"] for hit in found if hit and fold(hit["name"]) not in _NO_NAMES)


def _are_different(names: tuple[str, ...]) -> bool:
    return any(not set(one.split()) & set(other.split()) for one in names for other in names)
