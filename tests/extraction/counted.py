"""Work counted in calls of Python and of its libraries, so that growth is told without a clock."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable


def calls(work: Callable[[], object]) -> int:
    """How many calls a piece of work makes."""
    counted = Counter[str]()
    sys.setprofile(lambda _frame, event, _argument: counted.update([event]))
    try:
        work()
    finally:
        sys.setprofile(None)
    return counted.total()
