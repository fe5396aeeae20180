"""A difference makes the new from the old, whatever they are; and what is shared is compared once for all."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from offworld.kernel.differing import difference
from tests.server.people import applied

SCALARS = st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["a", "b", "id", "values"])
NAMES = st.sampled_from(["id", "values", "why", "a", "b", "c", "d", "e", "f", "g", "h"])
JSON = st.recursive(SCALARS, lambda each: st.lists(each, max_size=5) | st.dictionaries(NAMES, each, max_size=11))


def written(value: Any) -> Any:
    """Return a value so that it is told apart by its kind as well; fields have no order."""
    if isinstance(value, dict):
        return {name: written(each) for name, each in value.items()}
    return [written(each) for each in value] if isinstance(value, list) else (type(value).__name__, value)


def told(old: Any, new: Any) -> Any:
    """Return what somebody who has the old makes of the difference to the new, which travels as text."""
    return applied(old, msgspec.json.decode(msgspec.json.encode(difference(old, new))))


@settings(max_examples=400, deadline=None)
@given(JSON, JSON)
def test_a_difference_leads_from_anything_to_anything(old: Any, new: Any) -> None:
    kept = msgspec.json.encode(old)
    assert written(told(old, new)) == written(new)
    assert msgspec.json.encode(old) == kept


def test_a_field_may_change_its_kind_though_python_takes_the_values_for_equal() -> None:
    assert difference({"a": 1, "b": 0}, {"a": True, "b": False}) == {"a": [True], "b": [False]}


def test_an_item_that_python_takes_for_equal_is_not_taken_from_the_old_list() -> None:
    old, new = [1, 0, 5, 6, 7, 8], [0, True, 5, 6, 7, 9]
    assert written(told(old, new)) == written(new)
    assert written(told({"a": old}, {"a": new})) == written({"a": new})


def test_refusals_are_known_by_their_first_value_wherever_they_stand() -> None:
    words = {"key": "do", "params": {}}
    why = {"key": "no", "params": {"have": 1}}
    old = [{"why": why, "values": [("play", name)], "labels": [words]} for name in "ab"]
    new = [
        {"why": {"key": "other", "params": {}}, "values": ["c"], "labels": [{"key": "end", "params": {}}]},
        {**old[1], "why": {"key": "no", "params": {"have": 2}}},
        old[0],
    ]
    assert difference(old, new) == [
        0,
        [{"new": [new[0]]}, {"at": 1, "change": {"why": [{"key": "no", "params": {"have": 2}}]}}, [0, 1]],
    ]
