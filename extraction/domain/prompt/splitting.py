"""Decides how a conversation larger than a model's window is asked in parts, and how the answers become one (003)."""

from __future__ import annotations

import unicodedata
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
    return ceil(sum(map(_weight, text)))


def message_tokens(message: Message) -> int:
    """A high estimate of a message's tokens in a prompt, its head included."""
    return _HEAD + estimated_tokens(message.text)


def parts(messages: Sequence[Message], budget_tokens: int, overlap_messages: int) -> tuple[tuple[Message, ...], ...]:
    """The messages in order in as few parts as fit the budget, each beginning with the end of the one before.

    A message that is larger than the budget is a part of its own; `oversized` names it. The overlap shrinks where a
    part would otherwise hold nothing new.
    """
    found: list[tuple[Message, ...]] = []
    part: list[Message] = []
    for message in messages:
        if part and _tokens([*part, message]) > budget_tokens:
            found.append(tuple(part))
            part = _overlap(part, message, budget_tokens, overlap_messages)
        part.append(message)
    return (*found, tuple(part)) if part else tuple(found)


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


def _tokens(messages: Sequence[Message]) -> int:
    return sum(map(message_tokens, messages))


def _overlap(part: Sequence[Message], following: Message, budget: int, most: int) -> list[Message]:
    shared = list(part[len(part) - min(most, len(part) - 1) :]) if most > 0 else []
    while shared and _tokens([*shared, following]) > budget:
        shared.pop(0)
    return shared


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
