"""Decides what an answer in contract v2 means: its fields, its models, and how it is read (document 003)."""

from extraction.domain.schema.export import answer_schema, opinion_schema
from extraction.domain.schema.models import (
    MAX_MEMORIES,
    ExtractedFacts,
    ExtractedMemory,
    ExtractedMemoryLabel,
    ExtractionResult,
)
from extraction.domain.schema.parsing import parse

__all__ = [
    "MAX_MEMORIES",
    "ExtractedFacts",
    "ExtractedMemory",
    "ExtractedMemoryLabel",
    "ExtractionResult",
    "answer_schema",
    "opinion_schema",
    "parse",
]
