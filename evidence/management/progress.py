"""Decides how long work shows where it is: a bar on a terminal, plain lines elsewhere (4-interfaces.md)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from django.core.management.base import OutputWrapper
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

_LINE_EVERY: Final = 10_000


@contextmanager
def progress(
    title: str, total: int, lines: OutputWrapper, *, is_quiet: bool = False
) -> Iterator[Callable[[int], None]]:
    """Hand out what a batch is reported to; `lines` is standard error, and `is_quiet` shows nothing at all."""
    if is_quiet:
        yield lambda rows: None
    elif sys.stderr.isatty():
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True)) as bar:
            task = bar.add_task(title, total=total)
            yield lambda rows: bar.advance(task, rows)
    else:
        yield _Lines(title, total, lines)


class _Lines:
    """Writes a line whenever another ten thousand rows are done."""

    def __init__(self, title: str, total: int, lines: OutputWrapper) -> None:
        self.title, self.total, self.lines, self.done = title, total, lines, 0

    def __call__(self, rows: int) -> None:
        before, self.done = self.done, self.done + rows
        if before // _LINE_EVERY < self.done // _LINE_EVERY:
            self.lines.write(f"{self.title}: {self.done:,} of {self.total:,}")
