"""Decides what a setting from the environment may be: typed readers that collect what is wrong instead of guessing.

A wrong value never reaches the program: `config.checks` turns every problem into a system check (2-architecture.md).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

_PRICE = re.compile(
    r"(?P<model>[^=,\s]+)=(?P<tokens_in>[0-9]{1,6}(?:\.[0-9]{1,6})?)/(?P<tokens_out>[0-9]{1,6}(?:\.[0-9]{1,6})?)"
)
_TRUE = frozenset({"1", "true", "yes", "on"})
_LONGEST_NUMBER = 20
_ADDRESS_HINT = "Write it like scheme://user:password@host:port/name, with a port from 1 to 65535."
_FALSE = frozenset({"0", "false", "no", "off"})


@dataclass(frozen=True, slots=True)
class Problem:
    """A setting that cannot be used: its name, what is wrong, and what would be right. It never repeats the value."""

    name: str
    message: str
    hint: str


@dataclass(frozen=True, slots=True)
class Declared:
    """A setting that the product reads, for the documentation and its test."""

    name: str
    kind: str
    default: str


@dataclass
class Env:
    """Reads settings from a mapping; `problems` collects what is wrong, `declared` what was asked for."""

    source: Mapping[str, str]
    problems: list[Problem] = field(default_factory=list)
    declared: list[Declared] = field(default_factory=list)

    def text(self, name: str, default: str = "") -> str:
        """A string, stripped; an empty one counts as unset."""
        return self._raw(name, "text", default) or default

    def boolean(self, name: str, *, default: bool) -> bool:
        """`1 true yes on` or `0 false no off`."""
        raw = self._raw(name, "boolean", str(default).lower()).lower()
        if raw in _TRUE | _FALSE or not raw:
            return raw in _TRUE if raw else default
        self._problem(name, "is not a boolean", "Use one of: 1, true, yes, on, 0, false, no, off.")
        return default

    def integer(self, name: str, *, default: int, low: int, high: int) -> int:
        """A whole number between two bounds, both allowed."""
        raw = self._raw(name, f"whole number, {low} to {high}", str(default))
        if not raw:
            return default
        if raw.isascii() and raw.isdigit() and len(raw) <= _LONGEST_NUMBER and low <= int(raw) <= high:
            return int(raw)
        self._problem(name, "is not a whole number in range", f"Use a whole number from {low} to {high}.")
        return default

    def prices(self, name: str) -> dict[str, tuple[Decimal, Decimal]]:
        """Prices of a million tokens in and out by model: `provider:name=0.25/2`, separated by commas."""
        read: dict[str, tuple[Decimal, Decimal]] = {}
        for part in self._raw(name, "list of model=price in/price out", "").split(","):
            match = _PRICE.fullmatch(part.strip())
            if match:
                read[match["model"]] = (Decimal(match["tokens_in"]), Decimal(match["tokens_out"]))
            elif part.strip():
                self._problem(name, "holds what is no price", "Write provider:name=0.25/2, separated by commas.")
        return read

    def choice(self, name: str, *, default: str, choices: tuple[str, ...]) -> str:
        """One of a few words."""
        raw = self._raw(name, "one of " + ", ".join(choices), default) or default
        if raw in choices:
            return raw
        self._problem(name, "is not one of its choices", f"Use one of: {', '.join(choices)}.")
        return default

    def names(self, name: str, default: tuple[str, ...] = ()) -> list[str]:
        """A list, separated by commas."""
        raw = self._raw(name, "list, separated by commas", ",".join(default))
        return [part.strip() for part in raw.split(",") if part.strip()] if raw else list(default)

    def path(self, name: str, default: Path, shown: str) -> Path:
        """A path; `shown` is how the default stands in the documentation."""
        raw = self._raw(name, "path", shown)
        return Path(raw) if raw else default

    def address(self, name: str, *, schemes: tuple[str, ...]) -> str:
        """An address with one of the given schemes, or nothing."""
        raw = self._raw(name, "address: " + ", ".join(f"{scheme}://" for scheme in schemes), "")
        parts = _parts(raw)
        if parts is None:
            self._problem(name, "is not an address that can be read", _ADDRESS_HINT)
        elif raw and parts.scheme not in schemes:
            self._problem(
                name, "has no scheme that can be used", f"Start it with one of: {', '.join(schemes)} and ://."
            )
        else:
            return raw
        return ""

    def database(self, name: str, default: Path, shown: str, options: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
        """Django's settings of one database from `sqlite:///path` or `postgresql://user:password@host:port/name`.

        `options` holds the OPTIONS of each engine, under `sqlite` and `postgresql`.
        """
        raw = self._raw(name, "address: sqlite:///path or postgresql://user:password@host:port/name", shown)
        fallback = {"ENGINE": "django.db.backends.sqlite3", "NAME": default, "OPTIONS": options["sqlite"]}
        parts = _parts(raw)
        if not raw:
            return fallback
        if parts and parts.scheme == "sqlite" and len(parts.path) > 1 and not parts.netloc:
            return fallback | {"NAME": unquote(parts.path[1:])}
        if parts and parts.scheme in ("postgres", "postgresql") and len(parts.path) > 1:
            return _postgresql(parts, options["postgresql"])
        self._problem(
            name, "is not a database address", "Use sqlite:///path or postgresql://user:password@host:port/name."
        )
        return fallback

    def _raw(self, name: str, kind: str, default: str) -> str:
        self.declared.append(Declared(name, kind, default))
        return self.source.get(name, "").strip()

    def _problem(self, name: str, message: str, hint: str) -> None:
        self.problems.append(Problem(name, message, hint))


def _parts(raw: str) -> SplitResult | None:
    """The parts of an address, or none when its host or its port cannot be read."""
    try:
        parts = urlsplit(raw)
        is_usable = parts.port != 0
    except ValueError:
        return None
    return parts if is_usable else None


def _postgresql(parts: SplitResult, options: dict[str, Any]) -> dict[str, Any]:
    query = dict(parse_qsl(parts.query))
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(parts.path[1:]),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": query.pop("host", None) or parts.hostname or "",
        "PORT": str(parts.port or ""),
        "OPTIONS": options | query,
        "CONN_HEALTH_CHECKS": True,
    }
