"""Decides by which words a claim and its quote are compared (5-values.md, Polarity)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from evidence.domain.polarity.reading import Sense
from evidence.domain.text import bare, is_bare, stem, stopwords_for

Keyed = Mapping[str, Sequence[Sense]]


def by_word(claim: Sequence[Sense], quote: Sequence[Sense], language: str | None) -> tuple[Keyed, Keyed]:
    """Both by their words of substance; accents count unless one side is written without any."""
    is_plain = any(all(is_bare(sense.word.folded) for sense in senses) for senses in (claim, quote))
    return _by_key(claim, language, is_plain=is_plain), _by_key(quote, language, is_plain=is_plain)


def _by_key(senses: Sequence[Sense], language: str | None, *, is_plain: bool) -> Keyed:
    empty = stopwords_for(language)
    found: dict[str, list[Sense]] = defaultdict(list)
    for sense in senses:
        if sense.word.folded not in empty:
            key = stem(sense.word.folded, language)
            found[bare(key) if is_plain else key].append(sense)
    return dict(found)
