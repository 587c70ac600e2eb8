"""Decides how a command ends: 0 done, 1 a gate is missed, 2 wrong use with one line that says what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from evidence.domain.errors import TouchstoneError


class TouchstoneCommand(BaseCommand):
    """A command whose TouchstoneErrors become one line on standard error and exit code 2."""

    def execute(self, *args: Any, **options: Any) -> str | None:
        """Run, and report what went wrong on purpose."""
        try:
            return super().execute(*args, **options)
        except TouchstoneError as error:
            raise CommandError(_line(error), returncode=2) from error


@contextmanager
def about(name: str) -> Iterator[None]:
    """Put a name before what goes wrong on purpose inside the block, so that it is clear which file is meant."""
    try:
        yield
    except TouchstoneError as error:
        error.message = f"{name}: {error.message}"
        raise


def _line(error: TouchstoneError) -> str:
    message = error.message.rstrip(".")
    return f"{message}. {error.hint}".strip() if error.hint else f"{message}."
