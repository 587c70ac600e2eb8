"""Decides how a conversation larger than a model's window is asked in parts, and how the answers become one (003)."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Final, TypeAlias

from extraction.domain.candidate import Batch, Candidate
from extraction.domain.run import Message
from extraction.domain.tokens import stricter_register
from memories.domain.fingerprint import fingerprint, source_fingerprint
from memories.domain.taxonomy import Grounding, Register

# Tokens a character, set high on purpose: plain letters come three to a token, what small models spell out does not.
_ASCII_LETTER: Final = 1 / 3
_OTHER_LATIN: Final = 1.0
_WIDE: Final = 2.0
_OTHER: Final = 1.5
_HEAD: Final = 48

_Claim: TypeAlias = tuple[str, str, frozenset[int]]


def estimated_tokens(text: str) -> int:
    """A high estimate of a text's tokens, by script."""
    return ceil(sum(_weight(char) * count for char, count in Counter(text).items()))


def message_tokens(message: Message) -> int:
    """A high estimate of a message's tokens in a prompt, its head included."""
    return _HEAD + estimated_tokens(message.text)


def parts(messages: Sequence[Message], budget_tokens: int, overlap_messages: int) -> tuple[tuple[Message, ...], ...]:
    """The messages in order in as few parts as fit the budget, each beginning with the end of the one before.

    A message that is larger than the budget is a part of its own; `oversized` names it. The overlap shrinks where a
    part would otherwise hold nothing new.
    """
    sizes = [message_tokens(message) for message in messages]
    found: list[tuple[Message, ...]] = []
    first = held = 0
    for place, size in enumerate(sizes):
        if held and held + size > budget_tokens:
            found.append(tuple(messages[first:place]))
            first = _overlap_start(sizes, max(first + 1, place - overlap_messages), place, budget_tokens)
            held = sum(sizes[first:place])
        held += size
    return (*found, tuple(messages[first:])) if messages else ()


def oversized(messages: Sequence[Message], budget_tokens: int) -> tuple[int, ...]:
    """The indexes of the messages that alone are larger than the budget."""
    return tuple(message.index for message in messages if message_tokens(message) > budget_tokens)


def merge(batches: Sequence[Batch]) -> Batch:
    """One batch of all parts' answers: what two parts both claim from the same span stands once, the stricter tag wins.

    The register is the strictest of all and asserted only where all assert theirs. The limit of one answer is judged
    part by part: where a part holds too many, all are kept unmerged under that limit, so that none is admitted.
    """
    if len(batches) == 1:
        return batches[0]
    over = [batch.limit for batch in batches if batch.limit is not None and len(batch.candidates) > batch.limit]
    kept = [each for batch in batches for each in batch.candidates] if over else _without_repeats(batches)
    return Batch(
        tuple(replace(candidate, index=index) for index, candidate in enumerate(kept)),
        register=_strictest(batches),
        register_stated=bool(batches) and all(batch.register_stated for batch in batches),
        limit=min(over, default=None),
    )


def _overlap_start(sizes: Sequence[int], earliest: int, place: int, budget: int) -> int:
    """Where the next part begins: the earliest place from which it still has room for the message at `place`."""
    start = earliest
    while start < place and sum(sizes[start : place + 1]) > budget:
        start += 1
    return start


def _weight(char: str) -> float:
    if char.isascii():
        return _ASCII_LETTER if char.isalpha() or char == " " else _OTHER_LATIN
    if "\u00c0" <= char <= "\u024f" or "\u1e00" <= char <= "\u1eff":
        return _OTHER_LATIN
    return _WIDE if unicodedata.east_asian_width(char) in "WF" or char > "\uffff" else _OTHER


def _strictest(batches: Sequence[Batch]) -> Register:
    strictest = batches[0].register if batches else Register.MIXED
    for batch in batches:
        strictest = stricter_register(strictest, batch.register)
    return strictest


def _without_repeats(batches: Sequence[Batch]) -> list[Candidate]:
    kept: list[Candidate] = []
    places: dict[_Claim, int] = {}
    for batch in batches:
        earlier = dict(places)
        for candidate in batch.candidates:
            claim = _claim(candidate)
            if claim in earlier and not candidate.faults:
                kept[earlier[claim]] = _stricter(kept[earlier[claim]], candidate)
                continue
            if not candidate.faults:
                places.setdefault(claim, len(kept))
            kept.append(candidate)
    return kept


def _claim(candidate: Candidate) -> _Claim:
    return fingerprint(candidate.content), source_fingerprint(candidate.spans), frozenset(candidate.citations)


def _stricter(first: Candidate, second: Candidate) -> Candidate:
    made_up = Grounding.CONSTRUCTED in {first.grounding, second.grounding}
    return replace(
        first,
        grounding=Grounding.CONSTRUCTED if made_up else Grounding.REAL,
        grounding_stated=made_up or (first.grounding_stated and second.grounding_stated),
    )
