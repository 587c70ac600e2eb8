"""Decides what the console's pages about candidates, scores and scopes show, all of it in words (4-interfaces.md)."""
