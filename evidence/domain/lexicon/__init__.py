"""Decides nothing: the words of each language that the readers of 5-values.md look up, kept apart from their logic."""
