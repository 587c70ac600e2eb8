"""Decides how a command ends: 0 done, 1 a gate is missed, 2 wrong use with one line that says what would be right."""

from __future__ import annotations

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
            raise CommandError(f"{error.message} {error.hint}".strip(), returncode=2) from error
