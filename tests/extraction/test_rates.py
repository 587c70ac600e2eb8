from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.rates import Rate


def test_a_share_of_nothing_is_none_and_never_zero() -> None:
    assert (Rate(0, 0).share, Rate(0, 0).interval) == (None, None)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(count: int, of: int, low: float, high: float) -> None:
    interval = Rate(count, of).interval
    assert interval is not None
    assert interval == pytest.approx((low, high), abs=0.0005)


@given(st.integers(1, 10_000).flatmap(lambda of: st.tuples(st.integers(0, of), st.just(of))))
def test_the_interval_holds_the_share_and_stays_between_zero_and_one(pair: tuple[int, int]) -> None:
    rate = Rate(*pair)
    assert rate.share is not None
    assert rate.interval is not None
    low, high = rate.interval
    assert 0.0 <= low <= rate.share + 1e-9
    assert rate.share - 1e-9 <= high <= 1.0


@given(st.integers(0, 50), st.integers(1, 50))
def test_more_of_the_same_narrows_the_interval(count: int, more: int) -> None:
    few, many = Rate(count, count + more).interval, Rate(count * 10, (count + more) * 10).interval
    assert few is not None
    assert many is not None
    assert many[1] - many[0] < few[1] - few[0]
