"""Decides whether a text disowns the agent's own work or continuity, and in which of five families (document 004)."""

from __future__ import annotations

from extraction.domain.dissociation.family import Family
from extraction.domain.dissociation.shapes import (
    Shape,
    dissociation_shape,
    dissociation_shapes,
    is_descriptive,
)

__all__ = ["Family", "Shape", "dissociation_shape", "dissociation_shapes", "is_descriptive"]
