"""Measures the pattern guards on short texts beside one pass of `re` (7-quality.md, screen)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import chain, islice
from random import Random
from types import ModuleType
from typing import Final

from evidence.domain.lexicon import secrets as secret_words
from evidence.domain.secrets import find
from extraction.benches.report import RUNS, Figure, median_rates, rows_of
from extraction.benches.sentences import ENGLISH, VIETNAMESE, statements
from extraction.domain.dissociation import dissociation_shape
from extraction.domain.frames import framed_stretches
from extraction.domain.lexicon import (
    dissociation_asian,
    dissociation_european,
    frames_english,
    frames_languages,
)
from extraction.domain.run import Message, Role

_ROWS: Final = 500
_SEED: Final = 4_004
_ONE_IN: Final = 20
_UNIT: Final = "texts a second"
_CAUGHT: Final = (
    "Plan {} was written by a previous session, not by me",
    "Without the runtime I am only a generic model, as note {} says",
    "Let's pretend you are the captain of ship {}",
    "The password for gate {} is Qw7!zt9#Lp",
    "Giả sử tôi là khách hàng số {}",
)
_LEXICONS: Final[tuple[ModuleType, ...]] = (
    *(dissociation_asian, dissociation_european, frames_english, frames_languages),
)
_PROPERTY: Final = re.compile(r"\\p\{\w+\}")


def bench(rows: int | None = None) -> list[Figure]:
    """Texts a second through each pattern guard and through all of them; the floor is `re` with their alternatives."""
    count = rows_of(rows, _ROWS)
    patterns, left_out = alternatives()
    floor = re.compile("|".join(f"(?:{each})" for each in patterns), re.IGNORECASE)
    ours = {"screen": _all, "screen dissociation": _shapes, "screen secrets": _secrets, "screen frames": _frames}
    rates = median_rates(partial(texts, count=count), {**ours, "re": partial(_search, floor)})
    note = f"{len(patterns)} alternatives in the floor, without {left_out} that `re` cannot compile"
    notes, aims = {"screen": note}, {"screen": "25 times"}
    return [
        Figure(name, rates[name], rates["re"], _UNIT, RUNS, "re, one pass", aims.get(name, ""), notes.get(name, ""))
        for name in ours
    ]


def texts(run: int, count: int) -> Sequence[str]:
    """Short texts, no two alike, one in twenty of them with something to catch; the same ones for the same run."""
    rng = Random(_SEED + run)  # noqa: S311 - the same text for the same seed
    innocent = chain.from_iterable(zip(statements(ENGLISH, rng), statements(VIETNAMESE, rng), strict=False))
    said = (each.text for each in islice(innocent, count))
    return [text if at % _ONE_IN else _CAUGHT[at // _ONE_IN % len(_CAUGHT)].format(at) for at, text in enumerate(said)]


@cache
def alternatives() -> tuple[tuple[str, ...], int]:
    """The alternatives of the guards that `re` compiles, and how many it does not; letter classes become word ones."""
    compiled = {pattern: _as_plain(pattern) for pattern in dict.fromkeys(_patterns())}
    kept = tuple(plain for plain in compiled.values() if plain is not None)
    return kept, len(compiled) - len(kept)


def _patterns() -> Iterator[str]:
    for lexicon in _LEXICONS:
        for group in vars(lexicon).values():
            if isinstance(group, tuple) and all(isinstance(each, str) for each in group):
                yield from group
    yield from (secret_words.PASSWORDS, secret_words.KEYS)


def _as_plain(pattern: str) -> str | None:
    plain = _PROPERTY.sub(r"\\w", pattern)
    try:
        re.compile(plain, re.IGNORECASE)
    except re.error:
        return None
    return plain


def _search(pattern: re.Pattern[str], sample: Sequence[str]) -> int:
    for text in sample:
        pattern.search(text)
    return len(sample)


def is_caught(text: str) -> bool:
    """Whether some pattern guard has something to say of a text; every one of them is asked."""
    return any([dissociation_shape(text), find(text), framed_stretches(_as_run(text))])


def _all(sample: Sequence[str]) -> int:
    for text in sample:
        is_caught(text)
    return len(sample)


def _shapes(sample: Sequence[str]) -> int:
    for text in sample:
        dissociation_shape(text)
    return len(sample)


def _secrets(sample: Sequence[str]) -> int:
    for text in sample:
        find(text)
    return len(sample)


def _frames(sample: Sequence[str]) -> int:
    for text in sample:
        framed_stretches(_as_run(text))
    return len(sample)


def _as_run(text: str) -> tuple[Message, ...]:
    return (Message(0, Role.USER, text),)
