"""Of an answer that was cut, exactly the whole items are read, wherever the cut fell."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.extractors.model.cut import whole_part

ITEMS = [{"content": 'a "quoted" ] } text', "n": [1, {"x": None}]}, {"content": "ồ\u2028"}, {}]
TEXT = json.dumps({"conversation_register": "real", "memories": ITEMS, "after": 12})

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
items = st.lists(st.dictionaries(st.text(max_size=4), values, max_size=3) | values, max_size=5)


@given(items, st.booleans(), st.data())
def test_the_items_of_any_cut_are_the_first_ones_of_the_whole(memories: list[Any], is_wide: bool, data: st.DataObject):
    text = json.dumps({"conversation_register": "mixed", "memories": memories}, indent=2 if is_wide else None)
    cut = data.draw(st.integers(0, len(text)))
    read = whole_part(text[:cut])
    assert read["memories"] == memories[: len(read["memories"])]
    assert read.get("conversation_register", "mixed") == "mixed"


@given(items)
def test_of_an_answer_that_was_not_cut_nothing_is_missing(memories: list[Any]):
    whole = {"conversation_register": "mixed", "memories": memories}
    assert whole_part(json.dumps(whole)) == whole


@pytest.mark.parametrize(
    ("shown", "count"),
    [
        (TEXT[: TEXT.index("ồ".encode("unicode_escape").decode()[:4])], 1),
        (TEXT[: TEXT.index("}, {}") + 1], 2),
        (f"```json\n{TEXT[: TEXT.index('}, {}') + 1]}", 2),
        (f"  \ufeff {TEXT}", 3),
        ('{"memories": [1, 2', 1),
        ('{"memories": [1, 2]', 2),
    ],
)
def test_an_item_is_whole_when_its_end_is_there(shown: str, count: int):
    assert len(whole_part(shown)["memories"]) == count


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Sorry",
        "[1, 2]",
        '{"memories": {"a": 1}',
        'Here: {"memories": [{}]',
        '{"a": 1, "a": 2, "memories": [{}]',
        "{" + '"a":' + "[" * 100_000,
        '{"memories": [{"a": 1, "a": 2}, {}',
    ],
)
def test_what_is_no_beginning_of_an_answer_holds_no_item(text: str):
    assert whole_part(text)["memories"] == []
