from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memories.domain.changes import Change, changes

K, R, A = Change.KEPT, Change.REMOVED, Change.ADDED


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("Tea at four", "Tea at four", [(K, "Tea at four")]),
        ("Tea at four", "Tea at five", [(K, "Tea at "), (R, "four"), (A, "five")]),
        ("Trả 45 triệu", "Trả 54 triệu", [(K, "Trả "), (R, "45"), (A, "54"), (K, " triệu")]),
        ("", "Tea", [(A, "Tea")]),
        ("Tea", "", [(R, "Tea")]),
        ("", "", []),
    ],
)
def test_what_was_changed_is_told_word_by_word(before: str, after: str, told: list[tuple[Change, str]]) -> None:
    assert [(each.change, each.text) for each in changes(before, after)] == told


@given(st.text(max_size=60), st.text(max_size=60))
def test_both_texts_can_be_read_back_from_their_changes(before: str, after: str) -> None:
    told = changes(before, after)
    assert "".join(each.text for each in told if each.change is not A) == before
    assert "".join(each.text for each in told if each.change is not R) == after
