"""Decides where each quote of a claim stands in its source (3-guards.md, Span)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from itertools import islice
from typing import Final

from evidence.domain.context import GroundingContext, KnownPerson, Quote
from evidence.domain.faithfulness.readings import Readings
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.findings import Finding
from evidence.domain.text import Located, Source, nearest, substance

MOST_PLACES: Final = 4


@dataclass(frozen=True)
class Passage:
    """A quote that stands in its source: its literal text and place, and who said it when, as far as known."""

    quote: int
    source: str
    start: int
    end: int
    said_at: datetime | None
    speaker: KnownPerson | None

    @cached_property
    def text(self) -> str:
        """The literal span."""
        return self.source[self.start : self.end]


def locate_all(
    quotes: Sequence[Quote], context: GroundingContext, readings: Readings
) -> Iterator[tuple[Passage | None, ...]]:
    """The first place of every quote, in order, then the second places, and so on while some quote has one more.

    At most `MOST_PLACES` of them: what a text asks in one line it may state in another.
    """
    places = [_passages(at, quote, readings.of(quote.source_text).source, context) for at, quote in enumerate(quotes)]
    held = [next(each, None) for each in places]
    yield tuple(held)
    while any(more := [next(each, None) for each in places]):
        held = [new or old for new, old in zip(more, held, strict=True)]
        yield tuple(held)


def _passages(at: int, quote: Quote, source: Source, context: GroundingContext) -> Iterator[Passage]:
    if not substance(quote.span):
        return
    said_at, speaker = quote.said_at or context.said_at, quote.speaker or context.speaker
    for place in islice(source.occurrences(quote.span), MOST_PLACES):
        yield Passage(at, quote.source_text, place.start, place.end, said_at, speaker)


def judge_spans(quotes: Sequence[Quote], passages: Sequence[Passage | None]) -> Iterator[Finding]:
    """One finding for every quote that is blank or stands nowhere, and one when there is no quote at all."""
    if not quotes:
        yield finding(GroundingCode.MISSING_SPAN, "no span is quoted", kind="span")
    for at, (quote, passage) in enumerate(zip(quotes, passages, strict=True)):
        if passage is None:
            yield _missing(at, quote)


def _missing(at: int, quote: Quote) -> Finding:
    if not substance(quote.span):
        detail = "the span holds no word of substance"
        return finding(GroundingCode.MISSING_SPAN, detail, kind="span", asserted=quote.span, quote=at)
    near = nearest(quote.span, quote.source_text)
    return finding(
        GroundingCode.UNGROUNDED_SPAN,
        "the span does not stand in the cited text",
        kind="span",
        asserted=quote.span,
        quote=at,
        nearest=_shown(near, quote.source_text),
    )


def _shown(place: Located | None, source: str) -> dict[str, int | str] | None:
    if place is None:
        return None
    return {"start": place.start, "end": place.end, "text": source[place.start : place.end]}
