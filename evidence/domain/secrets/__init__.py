"""Decides which parts of a text are credentials and hides them, code point for code point (3-guards.md, `secret`)."""

from evidence.domain.secrets.hiding import MASK, Hit, find, is_masked, mask, mask_all, refuse

__all__ = ["MASK", "Hit", "find", "is_masked", "mask", "mask_all", "refuse"]
