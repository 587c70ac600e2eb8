"""Decides whether a claim makes a rule of everybody out of what somebody says of himself alone (document 001)."""

from __future__ import annotations

from typing import Final

import regex

from extraction.domain import personal
from extraction.domain.lexicon.norms import OF_ALL, RULE_OF_ALL
from extraction.domain.lexicon.shapes import Shape

_FLAGS: Final = regex.IGNORECASE | regex.VERBOSE
_RULE: Final = regex.compile(RULE_OF_ALL, _FLAGS)
_OF_ALL: Final = regex.compile(OF_ALL, _FLAGS)
_OWN_WAYS: Final = frozenset({Shape.HABIT, Shape.WORKFLOW, Shape.PREFERENCE})


def made_a_rule(claim: str, text: str, start: int, end: int) -> personal.Statement | None:
    """The habit or preference in `text[start:end]` where the claim says that it holds for all and the text does not."""
    if not _RULE.match(claim) or _OF_ALL.search(text):
        return None
    found = personal.own_statement(text, start, end)
    return found if found and found.shape in _OWN_WAYS else None
