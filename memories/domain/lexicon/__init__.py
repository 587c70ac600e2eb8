"""Decides which words tell how two claims stand to each other, by language (3-guards.md, `conflict`)."""
