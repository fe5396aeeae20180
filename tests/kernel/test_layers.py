"""A layer of a view shows anew only what has other sources, and its difference to the last one is known from that."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from offworld.kernel.differing import difference
from offworld.kernel.parts import Layer, Parts
from tests.server.people import applied

SOURCES = st.tuples(
    st.integers(0, 2), st.lists(st.integers(0, 3), max_size=4), st.dictionaries(st.text(max_size=1), st.integers(0, 1))
)


def doubled(numbers: list[int]) -> list[int]:
    """Return a list made of another."""
    return [2 * each for each in numbers]


def kind() -> Layer:
    """Return a layer of three fields."""
    return Layer(ore=None, ice=doubled, gas=sorted)


def test_what_has_the_same_sources_is_the_same_object() -> None:
    parts, made = Parts(), kind()
    first = parts.layer("stock", made, (1, [1, 2], {"b": 1, "a": 1}))
    assert first == {"ore": 1, "ice": [2, 4], "gas": ["a", "b"]}
    assert parts.layer("stock", made, (1, [1, 2], {"b": 1, "a": 1})) is first
    second = parts.layer("stock", made, (3, [1, 2], {"b": 1, "a": 1}))
    assert second == {"ore": 3, "ice": [2, 4], "gas": ["a", "b"]}
    assert second["ice"] is first["ice"]
    assert first["ore"] == 1, "what was shown stays as it was"


def test_only_fields_with_other_sources_are_compared() -> None:
    parts, made = Parts(), kind()
    first = parts.layer("stock", made, (1, [1], {}))
    second = parts.layer("stock", made, (1, [1, 3], {}))
    assert parts.renewed_fields(first, second) == ["ice"]
    assert parts.renewed_fields(second, first) is None
    third = parts.layer("stock", made, (0, [1, 3], {}))
    assert parts.renewed_fields(first, third) is None, "it was made of another one"


@settings(max_examples=200, deadline=None)
@given(st.lists(SOURCES, min_size=1, max_size=6))
def test_differences_of_layers_lead_from_each_to_the_next_and_over_several(row: list[tuple[Any, ...]]) -> None:
    parts, made = Parts(), kind()
    own = dict.fromkeys("abcdefgh", 0)
    shown = [parts.lay(parts.layer("stock", made, sources), own) for sources in row]
    for sources, whole in zip(row, shown):
        assert whole == {**made.shown(sources, {}), **own}
    for old, new in [*pairwise(shown), (shown[0], shown[-1])]:
        assert applied(old, difference(old, new, parts)) == new
