"""The closed family of decisions: what they take, what they refuse, and how they are made pick by pick."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from offworld.kernel.decision import (
    Amount,
    Answer,
    Confirm,
    Decision,
    OneOf,
    Ordering,
    Payment,
    Place,
    SomeOf,
    same,
    same_form,
    shown,
    tidy,
)
from offworld.kernel.errors import IllegalAnswer, MalformedAnswer
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text

atoms = st.one_of(st.none(), st.booleans(), st.integers(-3, 3), st.sampled_from(["a", "b"]))
answers = st.recursive(atoms, lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=5)
plain = st.recursive(
    st.one_of(atoms, st.floats(allow_nan=False), st.integers(), st.text(max_size=3)),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=2),
    max_leaves=8,
)


def distinct(values: list[Any]) -> list[Any]:
    """Return values without those that are the same as an earlier one."""
    found: list[Any] = []
    for value in values:
        if not any(same(value, other) for other in found):
            found.append(value)
    return found


def _some_of(draw: st.DrawFn) -> SomeOf:
    options = tuple(each for each in distinct(draw(st.lists(answers, max_size=6))) if each is not None)
    low = draw(st.integers(0, len(options)))
    return SomeOf(0, "why", options, low, draw(st.integers(low, len(options))))


def _payment(draw: st.DrawFn) -> Payment:
    counts = draw(st.lists(st.tuples(st.integers(0, 6), st.integers(1, 5)), min_size=1, max_size=4))
    sources = tuple((f"s{i}", stock, worth) for i, (stock, worth) in enumerate(counts))
    return Payment(0, "why", draw(st.integers(0, sum(stock * worth for stock, worth in counts))), sources)


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    """Draw any decision that a game might ask."""
    kind = draw(st.sampled_from(["one_of", "place", "confirm", "amount", "some_of", "ordering", "payment"]))
    if kind in ("one_of", "place"):
        choices = distinct(draw(st.lists(answers, min_size=1, max_size=6)))
        return OneOf(0, "why", choices) if kind == "one_of" else Place(0, "why", tuple(choices))
    if kind == "confirm":
        return Confirm(0, "why")
    if kind == "amount":
        low = draw(st.integers(-5, 5))
        return Amount(0, "why", low, low + draw(st.integers(0, 9)))
    if kind == "some_of":
        return _some_of(draw)
    if kind == "ordering":
        return Ordering(0, "why", tuple(distinct(draw(st.lists(answers, max_size=4)))))
    return _payment(draw)


def all_answers(decision: Decision) -> list[Answer]:
    """Return every legal answer, worked out from the meaning of the decision alone."""
    if isinstance(decision, OneOf):
        return list(decision.choices)
    if isinstance(decision, Amount):
        return list(range(decision.low, decision.high + 1))
    if isinstance(decision, SomeOf):
        counts = range(decision.low, decision.high + 1)
        return [chosen for count in counts for chosen in combinations(decision.options, count)]
    if isinstance(decision, Ordering):
        return list(permutations(decision.options))
    assert isinstance(decision, Payment)
    found = []
    for spent in product(*[range(stock + 1) for _, stock, _ in decision.sources]):
        paid = sum(count * worth for count, (_, _, worth) in zip(spent, decision.sources))
        kept = [worth for count, (_, _, worth) in zip(spent, decision.sources) if count]
        if paid >= decision.due and all(paid - worth < decision.due for worth in kept):
            found.append(spent)
    return found


@given(decisions(), st.integers(0, 1000))
def test_every_sample_passes(decision: Decision, seed: int) -> None:
    answer = decision.sample(Rng(seed))
    assert same(decision.check(answer), answer)
    assert any(same(answer, each) for each in all_answers(decision))


@given(decisions())
def test_picks_lead_to_every_answer_and_to_nothing_else(decision: Decision) -> None:
    found: list[Answer] = []
    begun: list[tuple[Answer, ...]] = [()]
    while begun:
        partial = begun.pop()
        picks = decision.picks(partial)
        assert len(distinct(picks)) == len(picks)
        begun += [(*partial, pick) for pick in picks]
        if not picks:
            found.append(decision.build(partial))
    expected = all_answers(decision)
    assert len(found) == len(expected)
    for answer in found:
        assert same(decision.check(answer), answer)
        assert any(same(answer, each) for each in expected)


@given(decisions())
def test_what_is_listed_is_all(decision: Decision) -> None:
    listed = decision.listed()
    assert listed is None or list(listed) == all_answers(decision)


@given(decisions(), st.one_of(plain, answers))
def test_anything_else_is_refused(decision: Decision, value: Any) -> None:
    expected = all_answers(decision)
    if isinstance(decision, SomeOf) and isinstance(value, (list, tuple)):  # in any order
        is_legal = any(
            len(value) == len(each) and all(any(same(a, v) for v in value) for a in each) for each in expected
        )
        is_legal = is_legal and len(distinct(list(tidy(value)))) == len(value)
    else:
        is_legal = any(same(each, value) for each in expected)
    if is_legal:
        assert any(same(decision.check(value), each) for each in expected)
    else:
        with pytest.raises(IllegalAnswer):
            decision.check(value)


@given(decisions())
def test_the_json_form_says_who_is_asked_and_why(decision: Decision) -> None:
    form = decision.to_json()
    assert (form["seat"], form["kind"]) == (0, decision.kind)
    assert form["why"] == {"key": "why", "params": {}}
    assert len(form) > 3 or isinstance(decision, Confirm)


@pytest.mark.parametrize("value", [True, 1.0, "1", [1], (1,), None, {"1": 1}])
def test_what_equals_an_answer_but_is_of_another_type_is_not_that_answer(value: Any) -> None:
    for decision in (OneOf(0, "why", (1, 2)), Amount(0, "why", 1, 2)):
        with pytest.raises(IllegalAnswer):
            decision.check(value)
    for other in (SomeOf(0, "why", (1, 2), 1, 2), Ordering(0, "why", (1,)), Payment(0, "why", 1, (("coin", 2, 1),))):
        if value not in ([1], (1,)):
            with pytest.raises(IllegalAnswer):
                other.check([value])


def test_a_choice_is_found_among_those_that_only_equal_it() -> None:
    decision = OneOf(0, "why", (1, True, (1, 0), (True, False)))
    assert decision.check(True) is True
    assert decision.check(1) is not True
    assert same(decision.check([True, False]), (True, False))
    assert same(decision.check([1, 0]), (1, 0))


def test_lists_in_lists_are_as_good_as_tuples() -> None:
    decision = OneOf(0, "why", [("move", (1, 2)), ("move", (2, 1))])
    assert same(decision.check(["move", [2, 1]]), ("move", (2, 1)))


def test_the_answer_of_some_of_is_in_the_order_of_the_options() -> None:
    assert SomeOf(0, "why", (5, 3, 8), 0, 3).check([8, 5]) == (5, 8)


def test_options_that_only_equal_each_other_are_told_apart() -> None:
    options = (1, True, 0)
    assert [type(each) for each in SomeOf(0, "why", options, 0, 3).check([True, 0])] == [bool, int]
    assert [type(each) for each in SomeOf(0, "why", options, 0, 3).picks((True,))] == [int, type(None)]
    assert [type(each) for each in Ordering(0, "why", options).picks((True,))] == [int, int]


@pytest.mark.parametrize(
    ("decision", "value", "key", "params"),
    [
        (OneOf(0, "why", (1, 2)), 3, "error-not-offered", {"value": "3", "allowed": "[1,2]"}),
        (Confirm(0, "why"), "yes", "error-not-offered", {"value": '"yes"', "allowed": "[true,false]"}),
        (Amount(0, "why", 2, 5), 6, "error-amount", {"value": "6", "low": 2, "high": 5}),
        (Amount(0, "why", 2, 5), True, "error-amount", {"value": "true", "low": 2, "high": 5}),
        (SomeOf(0, "why", (1, 2), 1, 2), 1, "error-list", {"allowed": "[1,2]"}),
        (SomeOf(0, "why", (1, 2), 1, 2), [], "error-how-many", {"count": 0, "low": 1, "high": 2}),
        (SomeOf(0, "why", (1, 2), 1, 2), [1, 1], "error-twice", {"value": "1"}),
        (SomeOf(0, "why", (1, 2), 1, 2), [3], "error-not-offered", {"value": "3", "allowed": "[1,2]"}),
        (Ordering(0, "why", (1, 2)), [1], "error-left-out", {"value": "[2]"}),
        (Ordering(0, "why", (1, 2)), [1, 1], "error-not-offered", {"value": "1", "allowed": "[2]"}),
        (Payment(0, "why", 3, (("coin", 5, 1), ("ore", 2, 2))), [1], "error-payment-form", {"count": 2}),
        (Payment(0, "why", 3, (("coin", 5, 1), ("ore", 2, 2))), [6, 0], "error-payment-stock", {"stock": 5}),
        (Payment(0, "why", 3, (("coin", 5, 1), ("ore", 2, 2))), [0, True], "error-payment-stock", {"source": "ore"}),
        (Payment(0, "why", 3, (("coin", 5, 1), ("ore", 2, 2))), [0, 1], "error-payment-short", {"paid": 2, "due": 3}),
        (Payment(0, "why", 3, (("coin", 5, 1), ("ore", 2, 2))), [1, 2], "error-payment-waste", {"source": "coin"}),
    ],
)
def test_a_refusal_says_what_is_allowed(decision: Decision, value: Any, key: str, params: dict[str, Any]) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        decision.check(value)
    assert caught.value.text.key == key
    assert params.items() <= caught.value.text.params.items()


def test_a_refusal_names_the_question() -> None:
    with pytest.raises(IllegalAnswer) as caught:
        OneOf(0, "why", (1,), {"left": 2}).check(2)
    assert caught.value.text.params["question"] == Text("why", {"left": 2})


def test_overpaying_is_allowed_where_no_unit_could_be_kept() -> None:
    decision = Payment(0, "why", 3, (("coin", 1, 1), ("ore", 2, 2)))
    assert decision.check([0, 2]) == (0, 2)
    assert decision.check([1, 1]) == (1, 1)
    with pytest.raises(IllegalAnswer):
        decision.check([1, 2])


@pytest.mark.parametrize(
    ("value", "kind"),
    [(("drill", 9), IllegalAnswer), (("dig", 3), IllegalAnswer), (5, MalformedAnswer), (("drill",), MalformedAnswer)],
)
def test_a_malformed_answer_is_told_from_an_illegal_one(value: Any, kind: type[IllegalAnswer]) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        OneOf(0, "why", (("drill", 3),)).check(value)
    assert type(caught.value) is kind


@given(answers, answers)
def test_the_same_answers_have_the_same_form(a: Answer, b: Answer) -> None:
    assert same(a, a)
    assert same(a, b) == same(b, a)
    if same(a, b):
        assert same_form(a, b)


def test_whatever_is_sent_can_be_shown_in_short() -> None:
    nested: list[Any] = []
    for _ in range(5000):
        nested = [nested]
    for value in (nested, 10**5000, object(), "x" * 1000, float("nan"), {1: {2}}, None, b"bytes"):
        assert 0 < len(shown(value)) <= 80
    assert shown(("a", 1, None, True)) == '["a",1,null,true]'
