"""Decides where a quote stands in a text (document 002)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Located:
    """The literal slice `source[start:end]`, in code points."""

    start: int
    end: int


def locate(span: str, source_text: str) -> Located | None:
    """Where the span stands in the source, or none."""
    raise NotImplementedError
