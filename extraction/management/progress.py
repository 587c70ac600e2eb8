"""Shows how far long work is: a bar on a terminal, nothing where nobody looks (4-interfaces.md)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress(words: str, total: int | None, *, is_quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """What to call with the size of each part that is done; the bar stands on standard error."""
    if is_quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(words, total=total)
        yield lambda size: bar.advance(task, size)
