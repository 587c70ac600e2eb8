"""Decides how a command ends: 0 done, 1 a gate is missed, 2 wrong use with one line that says what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from django.core.management.base import BaseCommand, CommandError
from django.db import InterfaceError, OperationalError, ProgrammingError

from evidence.domain.errors import InvalidInput, TouchstoneError

# What Python makes of bytes on a command line that it cannot decode.
_BYTES: Final = re.compile("[\udc80-\udcff]")
_MOST_SHOWN: Final = 200


class TouchstoneCommand(BaseCommand):
    """A command whose TouchstoneErrors, and a database or a file that cannot be used, become a line and exit code 2."""

    def execute(self, *args: Any, **options: Any) -> str | None:
        """Run, and report what went wrong on purpose."""
        try:
            _refuse_bytes(options)
            return super().execute(*args, **options)
        except TouchstoneError as error:
            raise CommandError(_line(error), returncode=2) from error
        except (OperationalError, ProgrammingError, InterfaceError) as error:
            told = (str(error).strip().splitlines() or [type(error).__name__])[0]
            hint = "Look at DATABASE_URL, and run manage.py migrate."
            raise CommandError(f"The database cannot be used: {told}. {hint}", returncode=2) from error
        except OSError as error:
            if not error.filename:
                raise
            told = f"{str(error.filename)[:_MOST_SHOWN]} cannot be used: {error.strerror}."
            raise CommandError(f"{told} Look at its name and at who may read it.", returncode=2) from error


@contextmanager
def about(name: str) -> Iterator[None]:
    """Put a name before what goes wrong on purpose inside the block, so that it is clear which file is meant."""
    try:
        yield
    except TouchstoneError as error:
        error.message = f"{name}: {error.message}"
        raise


def _refuse_bytes(options: Mapping[str, Any]) -> None:
    for name, value in options.items():
        texts = value if isinstance(value, list | tuple) else [value]
        if any(isinstance(text, str) and _BYTES.search(text) for text in texts):
            raise InvalidInput(f"The argument {name} is not UTF-8.", field=name, hint="Write it in UTF-8.")


def _line(error: TouchstoneError) -> str:
    message = error.message.rstrip(".")
    return f"{message}. {error.hint}".strip() if error.hint else f"{message}."
