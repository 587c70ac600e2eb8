"""Counts what a piece of work costs in calls, which a slow or busy machine does not change."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable


def calls(work: Callable[[], object]) -> int:
    """How many functions begin or end while the work is done, those of the interpreter itself included."""
    counted = Counter[str]()
    sys.setprofile(lambda _frame, event, _argument: counted.update([event]))
    try:
        work()
    finally:
        sys.setprofile(None)
    return counted.total()
