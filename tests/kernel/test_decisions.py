"""The closed family of decisions: what they take, what they refuse, and how they are made pick by pick."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from offworld.kernel.comparing import same, same_form, shown, tidy
from offworld.kernel.decision import Amount, Answer, Confirm, Decision, OneOf, Ordering, SomeOf, only_way
from offworld.kernel.each import At, Each, Place, place_in
from offworld.kernel.errors import IllegalAnswer, MalformedAnswer
from offworld.kernel.pay import ANY, Pay, Wild, can_pay
from offworld.kernel.payment import Payment, propose
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


def _each(draw: st.DrawFn) -> Decision:
    """Draw tuples, some of which begin like others, and plain answers; after a whole answer never comes None."""
    parts = st.sampled_from([True, 0, 1, 2, "a", "b", (1, 2)])
    drawn = draw(st.lists(st.lists(parts, min_size=1, max_size=3).map(tuple) | parts, min_size=1, max_size=8))
    tuples = [each if isinstance(each, tuple) else (each,) for each in drawn]
    choices = [each for i, each in enumerate(drawn) if not any(same(tuples[i], other) for other in tuples[:i])]
    if draw(st.booleans()):
        return Place(0, "why", choices, at=draw(st.sampled_from(list[At]([0, 1, {"a": 1}]))))
    return Each(0, "why", choices)


def _pay(draw: st.DrawFn) -> Pay:
    kinds = draw(st.integers(1, 4))
    purse = tuple(draw(st.lists(st.integers(0, 3), min_size=kinds, max_size=kinds)))
    stands_for = st.lists(st.integers(0, kinds - 1), max_size=kinds, unique=True).map(tuple)
    wild = tuple(
        (kind, draw(stands_for)) for kind in draw(st.lists(st.integers(0, kinds - 1), unique=True, max_size=kinds))
    )
    cost = [0] * kinds
    for kind, held in enumerate(purse):  # a cost that this purse can pay: some of it, each unit used for something
        for _ in range(draw(st.integers(0, held))):
            others = [other for each, others in wild if each == kind for other in others or range(kinds)]
            cost[draw(st.sampled_from([kind, *others]))] += 1
    return Pay(0, "why", tuple(f"k{kind}" for kind in range(kinds)), tuple(cost), purse, wild)


def covers(spent: tuple[int, ...], cost: tuple[int, ...], wild: Wild) -> bool:
    """Return whether units can be laid on a cost so that each covers one, by trying all ways."""
    units = [kind for kind, count in enumerate(spent) for _ in range(count)]
    due = [kind for kind, count in enumerate(cost) for _ in range(count)]
    stands = {kind: set(others or range(len(cost))) for kind, others in wild}

    def lay(number: int, left: frozenset[int]) -> bool:
        if number == len(units):
            return not left
        kind = units[number]
        fitting = {due[at]: at for at in left if due[at] == kind or due[at] in stands.get(kind, ())}
        return any(lay(number + 1, left - {at}) for at in fitting.values())

    return len(units) == len(due) and lay(0, frozenset(range(len(due))))


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    """Draw any decision that a game might ask."""
    kinds = ["one_of", "place", "each", "confirm", "amount", "some_of", "ordering", "payment", "pay"]
    kind = draw(st.sampled_from(kinds))
    if kind == "each":
        return _each(draw)
    if kind == "pay":
        return _pay(draw)
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
    if isinstance(decision, Pay):
        ways = product(*[range(held + 1) for held in decision.purse])
        return [spent for spent in ways if covers(spent, decision.cost, decision.wild)]
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
        (SomeOf(0, "why", (1, 2, 3), 2, 2), [1], "error-how-many-exactly", {"count": 1, "needed": 2}),
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


# --- element by element ----------------------------------------------------------------------------------------------
def test_a_tuple_is_picked_element_by_element() -> None:
    decision = Each(0, "why", [("build", "dome", 3), ("build", "dome", 5), ("build", "mine", 3), ("move", 5), "pass"])
    assert decision.picks(()) == ["build", "move", "pass"]
    assert decision.picks(("build",)) == ["dome", "mine"]
    assert decision.picks(("build", "dome")) == [3, 5]
    assert decision.picks(("build", "dome", 5)) == []
    assert decision.build(("build", "dome", 5)) == ("build", "dome", 5)
    assert decision.build(("pass",)) == "pass"


def test_none_ends_a_series_that_could_go_on() -> None:
    decision = Each(0, "why", [("sell",), ("sell", 2), ("sell", 2, 2)])
    assert decision.picks(("sell",)) == [2, None]
    assert decision.build(("sell", None)) == ("sell",)
    assert decision.picks(("sell", None)) == []
    assert decision.build(("sell", 2, None)) == ("sell", 2)


def test_an_answer_says_which_of_its_elements_is_a_place() -> None:
    assert place_in(("build", "dome", 3), 2) == 3
    assert place_in(("pass",), 2) is None
    assert place_in("pass", 0) is None
    assert place_in(("move", 1, 7), {"build": 2, "move": 1}) == 1
    assert place_in(("rest", 1), {"build": 2, "move": 1}) is None
    assert Place(0, "why", (1, 2)).to_json()["at"] is None
    assert Place(0, "why", [("dome", 1)], at=1).to_json()["at"] == 1
    assert Each(0, "why", [("dome", 1)], at={"dome": 1}).to_json()["at"] == {"dome": 1}


def test_the_json_form_names_the_topic() -> None:
    assert OneOf(0, "why", (1, 2), topic="action").to_json()["topic"] == "action"
    assert Amount(0, "why", 1, 2, topic="bid").to_json()["topic"] == "bid"


@given(decisions())
def test_the_only_way_is_found_where_there_is_but_one(decision: Decision) -> None:
    expected = all_answers(decision)
    if len(expected) == 1:
        assert same(only_way(decision), expected[0])
    elif not any(answer is None for answer in expected):
        assert only_way(decision) is None


# --- paying ----------------------------------------------------------------------------------------------------------
PLANT, WATER, BATTERY, MINERAL = range(4)


def test_minerals_stand_for_anything_that_is_short() -> None:
    wild = ((MINERAL, ANY),)
    cost = (1, 1, 0, 0)
    assert can_pay((1, 1, 0, 0), cost)
    assert can_pay((0, 1, 5, 1), cost, wild)
    assert not can_pay((0, 1, 5, 0), cost, wild)
    assert not can_pay((0, 0, 5, 1), cost, wild)
    assert not can_pay((0, 1, 0, 1), (1, 1, 0, 1), wild)  # the mineral itself is due


def test_a_payment_of_several_kinds_proposes_to_keep_the_wild_ones() -> None:
    names = ("plant", "water", "battery", "mineral")
    decision = Pay(0, "why", names, (1, 1, 0, 0), (1, 2, 3, 2), ((MINERAL, ANY),))
    assert decision.proposal == (1, 1, 0, 0)
    assert decision.check([0, 1, 0, 1]) == (0, 1, 0, 1)
    assert [source["usable"] for source in decision.details()["sources"]] == [1, 1, 0, 2]  # type: ignore[attr-defined]
    refused = {
        (1, 1): "error-payment-form",
        (1, 1, 0, 3): "error-payment-stock",
        (1, 1, 0, 1): "error-pay-too-many",
        (1, 0, 1, 0): "error-pay-short",
        (0, 0, 0, 1): "error-pay-short",
    }
    for value, key in refused.items():
        with pytest.raises(IllegalAnswer) as caught:
            decision.check(value)
        assert caught.value.text.key == key
    short = Pay(0, "why", names, (1, 1, 0, 0), (1, 0, 3, 1), ((MINERAL, ANY),))
    assert only_way(short) == (1, 0, 0, 1)


purses = st.lists(st.integers(0, 3), min_size=4, max_size=4)
wilds = st.dictionaries(st.integers(0, 3), st.lists(st.integers(0, 3), max_size=3, unique=True).map(tuple)).map(
    lambda found: tuple(found.items())
)


@given(purses, st.lists(st.integers(0, 2), min_size=4, max_size=4), wilds)
def test_can_pay_agrees_with_trying_everything(purse: list[int], cost: list[int], wild: Wild) -> None:
    ways = product(*[range(held + 1) for held in purse])
    assert can_pay(purse, cost, wild) == any(covers(spent, tuple(cost), wild) for spent in ways)


@given(decisions())
def test_a_proposal_is_a_legal_answer(decision: Decision) -> None:
    if isinstance(decision, (Payment, Pay)):
        assert decision.check(decision.proposal) == decision.proposal
        assert decision.details()["proposal"] == list(decision.proposal)


wallets = st.lists(st.tuples(st.integers(0, 6), st.integers(1, 4)), min_size=1, max_size=4)


@given(wallets, st.data())
def test_a_proposal_overpays_least_and_spends_first_what_comes_first(
    wallet: list[tuple[int, int]], data: st.DataObject
) -> None:
    sources = tuple((f"s{i}", stock, worth) for i, (stock, worth) in enumerate(wallet))
    due = data.draw(st.integers(0, sum(stock * worth for stock, worth in wallet)))
    order = tuple(data.draw(st.permutations(range(len(sources)))))
    ways = all_answers(Payment(0, "why", due, sources))
    worth = [sum(count * source[2] for count, source in zip(way, sources)) for way in ways]
    cheap = [way for way, paid in zip(ways, worth) if paid == min(worth)]
    assert propose(due, sources, order) == max(cheap, key=lambda way: [way[at] for at in order])


def test_metal_is_proposed_before_money_and_the_least_worth_first() -> None:
    sources = (("coins", 20, 1), ("ore", 4, 2), ("gems", 3, 3))
    assert propose(14, sources) == (0, 4, 2)
    assert propose(9, sources) == (1, 4, 0)
    assert propose(9, sources[1:]) == (3, 1)
    assert propose(1, sources[2:]) == (1,)
    assert propose(0, sources) == (0, 0, 0)


def test_a_source_says_what_is_held_and_what_can_be_used() -> None:
    decision = Payment(0, "why", 4, (("ore", 2, 2), ("coins", 4, 1)), held=(2, 20))
    assert decision.details()["sources"] == [
        {"name": "ore", "stock": 2, "usable": 2, "worth": 2},
        {"name": "coins", "stock": 20, "usable": 4, "worth": 1},
    ]
