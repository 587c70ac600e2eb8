"""Decides which families of dissociation there are (document 004)."""

from __future__ import annotations

from enum import StrEnum


class Family(StrEnum):
    """The five shapes of document 004."""

    DISOWNING_SELF_WORK = "disowning_self_work"
    WITHOUT_OS_GENERIC = "without_os_generic"
    GENERIC_FRAMING = "generic_framing"
    CONTINUITY_DENIAL = "continuity_denial"
    SELF_AS_OTHER = "self_as_other"
