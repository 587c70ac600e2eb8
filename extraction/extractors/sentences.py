"""Leads to the sentence reader of the domain, which the prompt numbers with as well (5a of document 002)."""

from extraction.domain.sentences import Sentence, split

__all__ = ["Sentence", "split"]
