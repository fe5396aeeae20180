"""Whoever has one question and is told how the next differs has the next, whatever they ask."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from offworld.kernel.asking import Asked
from offworld.kernel.decision import Amount, Confirm, Decision, OneOf, SomeOf
from offworld.kernel.each import Each
from offworld.kernel.parts import Parts
from offworld.kernel.text import Reason, Text
from tests.server.people import applied

NAMES = st.sampled_from("abcdefg")
TUPLES = st.tuples(st.sampled_from(["play", "use"]), NAMES)
LISTS = [
    st.lists(each, max_size=7, unique=True)
    for each in (NAMES, TUPLES, NAMES | TUPLES, st.integers(2, 9), st.booleans(), st.none() | NAMES)
]
PARAMS: Any = st.sampled_from([{}, {"count": 1}, {"count": 2}])


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    """Return a question of some kind, mostly of one that lists its answers."""
    kind = draw(st.sampled_from(["each", "each", "one_of", "some_of", "amount", "confirm"]))
    params, listed = draw(PARAMS), draw(st.sampled_from(LISTS).flatmap(lambda each: each))
    if kind == "each":
        return Each(0, "what", listed, params, "action", at=draw(st.none() | st.integers(0, 1)))
    if kind == "one_of":
        return OneOf(0, draw(st.sampled_from(["what", "which"])), listed, params, "action")
    if kind == "some_of":
        return SomeOf(0, "what", tuple(listed), 0, len(listed), params, "action")
    return (
        Amount(0, "what", 0, len(listed), params, "action") if kind == "amount" else Confirm(0, "what", topic="action")
    )


REASONS: Any = st.sampled_from([Text("never"), Text("no", {"have": 1}), ("no", ("have",), 2), ("no", ("have",), 3)])
REFUSED = st.lists(st.tuples(TUPLES, REASONS), max_size=6, unique_by=lambda each: each[0])


def asked(decision: Decision, price: int, refused: list[tuple[Any, Reason]], parts: Parts) -> Asked:
    """Return a question; words depend on a price."""

    def words(value: Any) -> Any:
        return parts.label(value, Text("do", {"what": str(value), "price": price}))

    items = [parts.refusal(0, why, [value], [words(value)]) for value, why in refused]
    aside = [{"value": "free", "label": words("free")}] * (price % 2)
    return Asked(decision, [words(each) for each in decision.labelled()], items, [value for value, _ in refused], aside)


@settings(max_examples=400, deadline=None)
@given(st.lists(st.tuples(decisions(), st.integers(1, 3), REFUSED), min_size=2, max_size=4))
def test_a_difference_leads_from_any_question_to_any_other(row: list[tuple[Decision, int, Any]]) -> None:
    parts = Parts()
    questions = [asked(decision, price, refused, parts) for decision, price, refused in row]
    kept = msgspec.json.encode([each.whole() for each in questions])
    for old in questions:
        for new in questions:
            had, has = (msgspec.json.decode(msgspec.json.encode(each.whole())) for each in (old, new))
            change = msgspec.json.decode(msgspec.json.encode(new.change(old)))
            assert applied(had, change) == has
    assert msgspec.json.encode([each.whole() for each in questions]) == kept


def test_the_same_question_again_differs_in_nothing() -> None:
    parts = Parts()
    row: list[tuple[Any, Reason]] = [(("play", "a"), ("no", ("have",), 2)), (("use", "b"), Text("never"))]
    first, second = [asked(Each(0, "what", [("play", "c")], topic="action"), 2, row, parts) for _ in range(2)]
    assert second.change(first) == {}


def test_only_the_reason_travels_where_nothing_else_has_changed() -> None:
    parts = Parts()
    decision = Each(0, "what", [("play", "c")], topic="action")
    first = asked(decision, 2, [(("use", "b"), Text("never")), (("play", "a"), ("no", ("have",), 2))], parts)
    second = asked(decision, 2, [(("use", "b"), Text("never")), (("play", "a"), ("no", ("have",), 3))], parts)
    why = {"key": "no", "params": {"have": 3}}
    assert second.change(first) == {"refused": [0, [[0, 1], {"at": 1, "change": {"why": [why]}}]]}
