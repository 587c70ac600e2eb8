"""Decides how dates read in lists that Django itself writes (4-interfaces.md, text for people)."""

from __future__ import annotations

from typing import Final

DATE_FORMAT: Final = "j M Y"
DATETIME_FORMAT: Final = "j M Y, H:i e"
SHORT_DATE_FORMAT: Final = DATE_FORMAT
SHORT_DATETIME_FORMAT: Final = DATETIME_FORMAT
