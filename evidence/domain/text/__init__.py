"""Decides how a text is normalised, where a quote stands in it, and which words and clauses it holds (document 002)."""

from __future__ import annotations

from evidence.domain.text.clauses import Clause, read_clauses, sentences_around
from evidence.domain.text.language import language_of, stem, stopwords_for, substance
from evidence.domain.text.location import Located, Source, locate, occurrences
from evidence.domain.text.normal import Normal, bare, fold, is_bare, normalise
from evidence.domain.text.passage import nearest
from evidence.domain.text.phrases import Phrases
from evidence.domain.text.words import Word, Words, is_word_char, read_words

__all__ = [
    "Clause",
    "Located",
    "Normal",
    "Phrases",
    "Source",
    "Word",
    "Words",
    "bare",
    "fold",
    "is_bare",
    "is_word_char",
    "language_of",
    "locate",
    "nearest",
    "normalise",
    "occurrences",
    "read_clauses",
    "read_words",
    "sentences_around",
    "stem",
    "stopwords_for",
    "substance",
]
