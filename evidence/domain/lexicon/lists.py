"""Decides how a word list is written down: entries parted by commas, over as many lines as it takes."""

from __future__ import annotations


def entries(text: str) -> tuple[str, ...]:
    """The entries of a list written with commas; an entry may hold several words."""
    return tuple(entry for entry in (" ".join(part.split()) for part in text.split(",")) if entry)


def words(text: str) -> frozenset[str]:
    """The words of a list written with white space."""
    return frozenset(text.split())
