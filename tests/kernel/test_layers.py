"""A layer of a view shows anew only what has other sources, and its difference to the last one is known from that."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from offworld.kernel.layers import FieldsNode, Laid, Layer, RowNode
from offworld.kernel.parts import Parts
from tests.server.people import applied

NUMBERS = st.lists(st.integers(0, 3), max_size=4)
SOURCES = st.tuples(st.integers(0, 2), NUMBERS, st.dictionaries(st.text(max_size=1), st.integers(0, 1)))


def doubled(numbers: list[int]) -> list[int]:
    """Return a list made of another."""
    return [2 * each for each in numbers]


def kind() -> Layer:
    """Return a layer of three fields."""
    return Layer(ore=None, ice=doubled, gas=sorted)


def told(change: Any) -> Any:
    """Return a difference as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(change))


def test_what_has_the_same_sources_is_the_same_object() -> None:
    parts, made = Parts(), kind()
    first = parts.layer("stock", made, (1, [1, 2], {"b": 1, "a": 1}))
    assert first.whole() == {"ore": 1, "ice": [2, 4], "gas": ["a", "b"]}
    assert parts.layer("stock", made, (1, [1, 2], {"b": 1, "a": 1})) is first
    second = parts.layer("stock", made, (3, [1, 2], {"b": 1, "a": 1}))
    assert second.whole() == {"ore": 3, "ice": [2, 4], "gas": ["a", "b"]}
    assert second.shown["ice"] is first.shown["ice"]
    assert first.whole()["ore"] == 1, "what was shown stays as it was"


def test_what_is_shown_alike_of_other_sources_is_the_same_object() -> None:
    parts, made = Parts(), Layer(ore=len)
    first = parts.layer("stock", made, ([1, 2],))
    assert parts.layer("stock", made, ([3, 4],)) is first
    assert parts.layer("stock", made, ([1],)).change(first) == {"ore": [1]}


def test_a_layer_is_compared_once_for_all_who_see_it() -> None:
    parts, made = Parts(), kind()
    first = parts.layer("stock", made, (1, [1], {}))
    mine, yours = FieldsNode({"hand": 1}), FieldsNode({"hand": 2})
    before = [Laid((first, own)) for own in (mine, yours)]
    second = parts.layer("stock", made, (1, [1, 3], {}))
    after = [Laid((second, own)) for own in (mine, yours)]
    assert [now.change(had)["ice"] for now, had in zip(after, before)] == [[[2, 6]]] * 2
    assert second.change(first) is second.change(first)
    assert after[0].change(before[0])["ice"] is after[1].change(before[1])["ice"]


def test_layers_hold_on_to_the_last_one_and_to_none_before() -> None:
    parts, made = Parts(), kind()
    row = [parts.layer("stock", made, (number, [number], {})) for number in range(5)]
    whole = [Laid((fields,)) for fields in row]
    for had, now in pairwise(whole):
        now.change(had)
    assert [fields._last for fields in row] == [None, None, None, None, row[3]]
    assert [laid._last for laid in whole] == [None, None, None, None, whole[3]]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(SOURCES, NUMBERS), min_size=1, max_size=6))
def test_differences_lead_from_each_view_to_the_next_and_over_several(row: list[tuple[Any, ...]]) -> None:
    parts, made, own = Parts(), kind(), Layer(hand=None)
    shown = []
    for sources, hand in row:
        stock = parts.layer("stock", made, sources)
        mine = parts.lay("mine", stock, parts.layer("own", own, (hand,)))
        players = parts.row("players", [parts.lay("yours", stock), mine])
        shown.append((parts.layer("view", Layer(players=None), (players,)), sources, hand))
    for view, sources, hand in shown:
        plain = made.shown(sources)
        assert view.whole() == {"players": [plain, {**plain, "hand": hand}]}
    for (old, _, _), (new, _, _) in [*pairwise(shown), (shown[0], shown[-1]), (shown[-1], shown[0])]:
        assert applied(old.whole(), told(new.change(old))) == new.whole()


def test_a_layer_that_is_shown_at_last_is_told_and_one_that_is_hidden_again_is_gone() -> None:
    seen, hidden = FieldsNode({"ore": 1}), FieldsNode({"hand": 2})
    closed, opened = Laid((seen,)), Laid((seen, hidden))
    assert opened.change(closed) == {"hand": [2]}
    assert closed.change(opened) == {"hand": []}


def test_a_row_tells_only_what_has_changed_in_its_place_and_all_of_it_where_it_has_another_length() -> None:
    one, two = {"id": 1, "ore": 0}, {"id": 2, "ore": 0}
    assert RowNode((one, {**two, "ore": 5})).change(RowNode((one, two))) == [
        0,
        [[0, 1], {"at": 1, "change": {"ore": [5]}}],
    ]
    assert RowNode((one, dict(two))).change(RowNode((one, two))) == []
    assert RowNode((one,)).change(RowNode((one, two))) == [[one]]
