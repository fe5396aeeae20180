"""What a seat gets: views, questions with words for each choice, reasons for each refusal, and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from offworld.kernel.errors import IllegalAnswer, MatchOver, NotAsked, OffworldError
from offworld.kernel.event import Event
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text
from tests.contract_files import as_bytes
from tests.kernel.play import finish_chain, in_turns, play_out, snapshot, started
from tests.kernel.prospect import PROSPECT


def test_a_question_has_words_for_every_choice() -> None:
    match = in_turns(2)
    question = match.question(0)
    assert question is not None
    assert (question["kind"], question["topic"]) == ("each", "action")
    assert question["why"] == {"key": "prospect-ask-action", "params": {"left": 3}}
    assert len(question["labels"]) == len(question["choices"])
    assert question["labels"][question["choices"].index(("dig",))] == {"key": "prospect-do-dig", "params": {}}
    assert match.question(1) is None


def test_options_and_sources_have_words_too() -> None:
    match = started(2)
    question = match.question(0)
    assert question is not None
    assert [label["params"]["card"] for label in question["labels"]] == question["options"]
    match.answer(0, question["options"][:1])
    match.answer(0, 3)
    question = match.question(0)
    assert question is not None
    assert question["sources"] == [
        {"name": "coin", "stock": 5, "usable": 5, "worth": 1},
        {"name": "ore", "stock": 2, "usable": 2, "worth": 2},
    ]
    assert [label["key"] for label in question["labels"]] == ["prospect-source-coin", "prospect-source-ore"]


def test_what_is_not_offered_says_why() -> None:
    match = in_turns(2)
    question = match.question(0)
    assert question is not None
    refused = {as_bytes(value): each["why"] for each in question["refused"] for value in each["values"]}
    shown = match.view(0)["table"]["players"][0]["shown"][0]
    assert refused[b'["wild"]'] == {"key": "prospect-no-wild", "params": {}}
    assert refused[b'["trade",0]'] == {"key": "prospect-trade-self", "params": {}}
    assert refused[as_bytes(["show", shown])] == {"key": "prospect-not-in-hand", "params": {"card": shown}}
    assert b'["dig"]' not in refused
    assert len(refused) == 3


def test_why_not_gives_the_rule_or_says_what_is_allowed() -> None:
    match = in_turns(2)
    match.answer(0, ["claim"])
    match.answer(0, 3)
    match.answer(0, ["claim"])
    assert match.why_not(0, 3) == Text("prospect-cell-taken", {"cell": 3, "seat": 0})
    assert match.why_not(0, 4) is None
    others: tuple[Any, ...] = (9, True, "3", None, [3], {})
    for value in others:
        why = match.why_not(0, value)
        assert why is not None
        assert why.key == "error-not-offered"
    for seat, key in ((1, "error-not-asked"), (2, "error-no-such-seat"), (-1, "error-no-such-seat")):
        why = match.why_not(seat, 4)
        assert why is not None
        assert why.key == key


def test_why_not_looks_at_the_own_chain() -> None:
    match = started(2)
    hand = match.view(0)["table"]["players"][0]["hand"]
    match.answer(0, [hand[0]])
    match.answer(0, 2)
    assert match.why_not(0, [2, 0]) is None
    why = match.why_not(0, [1, 0])
    assert why == Text("error-payment-short", {"paid": 1, "due": 2})
    question = match.question(0)
    assert question is not None
    assert question["kind"] == "payment"


@pytest.mark.parametrize("seat", [-1, 2, 17])
def test_a_foreign_seat_is_not_asked(seat: int) -> None:
    match = in_turns(2)
    before = snapshot(match)
    with pytest.raises(NotAsked) as caught:
        match.answer(seat, ["pass"])
    assert caught.value.text == Text("error-no-such-seat", {"number": str(seat), "seats": 2})
    with pytest.raises(NotAsked):
        match.view(seat)
    with pytest.raises(NotAsked):
        match.events(seat)
    assert match.question(seat) is None
    assert snapshot(match) == before


@pytest.mark.parametrize("seat", ["0", 0.5, "red", (0,)])
def test_what_is_no_seat_at_all_is_refused_in_words(seat: Any) -> None:
    match = in_turns(2)
    match.answer(0, ["dig"])
    before = snapshot(match)
    no_seat = Text("error-no-such-seat", {"number": str(seat), "seats": 2})
    calls: list[Callable[[Any], object]] = [match.view, match.events, match.has_answered, match.reaction]
    calls += [match.cannot_undo, match.undo_hint, match.undo, match.start_again, match.barriers, match.answered_in_turn]
    calls.append(lambda number: match.react(number, {}))
    for call in calls:
        with pytest.raises(NotAsked) as caught:
            call(seat)
        assert caught.value.text == no_seat
    with pytest.raises(NotAsked) as caught:
        match.answer(seat, ["dig"])
    assert caught.value.text == match.why_not(seat, ["dig"]) == no_seat
    with pytest.raises(NotAsked):
        match.guess(seat, Rng(1))
    assert match.question(seat) is None
    assert match.asides(seat) == []
    assert snapshot(match) == before


@pytest.mark.parametrize("number", ["0", 0.5, None, True, [0]])
def test_what_is_no_number_at_all_is_refused_in_words(number: Any) -> None:
    match = in_turns(2)
    match.answer(0, ["dig"])
    before = snapshot(match)
    for call in (lambda: match.events(0, number), lambda: match.rewind(number)):
        with pytest.raises(OffworldError) as caught:
            call()
        assert caught.value.text == Text("error-whole-number", {"given": str(number)})
    assert snapshot(match) == before


def test_a_refused_answer_changes_nothing() -> None:
    match = in_turns(2)
    before = snapshot(match)
    for seat, value in ((1, ["pass"]), (0, ["nonsense"]), (0, None)):
        with pytest.raises(IllegalAnswer):
            match.answer(seat, value)
    assert snapshot(match) == before


def test_after_the_end_nothing_is_asked() -> None:
    match = play_out(started(2))
    with pytest.raises(MatchOver):
        match.answer(0, ["pass"])
    with pytest.raises(MatchOver):
        match.answer(7, ["pass"])
    assert match.why_not(0, ["pass"]) == Text("error-match-over")
    assert match.question(0) is None
    assert match.view(None)["asked"] == []


def test_events_have_an_audience() -> None:
    match = in_turns(3)
    match.answer(0, ["peek"])
    top = match.view(0)["table"]["top"]
    assert match.events(0)[-1] == {
        "n": match.logged - 1,
        "key": "prospect-peeked",
        "params": {"seat": 0, "card": top},
    }
    for viewer in (1, 2, None):
        assert match.view(viewer)["table"]["top"] is None
        assert match.events(viewer)[-1]["key"] == "prospect-peeked-others"
        assert match.events(viewer)[-1]["params"] == {"seat": 0}


def test_an_event_without_a_vaguer_line_is_for_its_audience_only() -> None:
    event = Event(Text("secret"), (1,))
    assert event.for_seat(1) == Text("secret")
    assert event.for_seat(0) is None
    assert event.for_seat(None) is None
    assert Event(Text("open")).for_seat(None) == Text("open")


def test_events_can_be_read_on_from_any_number() -> None:
    match = play_out(started(2))
    told = match.events(1)
    assert [event["n"] for event in told] == sorted({event["n"] for event in told})
    for since in (0, 3, match.logged, match.logged + 5, -2):
        assert match.events(1, since) == [event for event in told if event["n"] >= since]


def test_a_quiet_match_tells_nothing_and_goes_the_same_way() -> None:
    loud, quiet = started(2), PROSPECT.start(2, 7, quiet=True)
    assert play_out(quiet).position() == play_out(loud).position()
    assert quiet.events(None) == []
    assert quiet.record() == loud.record()


def test_what_is_handed_out_can_be_changed_without_harm() -> None:
    match = in_turns(2)
    before = snapshot(match)
    for given in (match.view(0), match.position(), match.record(), match.question(0)):
        _spoil(given)
    assert snapshot(match) == before
    assert match.options == PROSPECT.check_setup(2, None)


def _spoil(value: Any) -> None:
    for part in list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []:
        _spoil(part)
    if isinstance(value, (dict, list)):
        value.clear()


def test_messages_nest() -> None:
    text = Text("outer", {"inner": Text("inner", {"n": 1}), "list": (Text("x"), 2)})
    assert text.to_json() == {
        "key": "outer",
        "params": {"inner": {"key": "inner", "params": {"n": 1}}, "list": [{"key": "x", "params": {}}, 2]},
    }
    assert text == Text("outer", {"inner": Text("inner", {"n": 1}), "list": (Text("x"), 2)})
    assert text != Text("outer")


def test_a_clone_is_quiet_and_goes_its_own_way() -> None:
    match = in_turns(2)
    before = snapshot(match)
    copy = play_out(match.clone())
    assert copy.over
    assert copy.logged == 0
    assert snapshot(match) == before


def test_guesses_of_one_generator_differ_even_where_nothing_is_hidden() -> None:
    match = in_turns(1)
    rng = Rng(1)
    guesses = [match.guess(0, rng) for _ in range(5)]
    assert len({guess.state.rng for guess in guesses}) == 5
    assert match.state.rng not in {guess.state.rng for guess in guesses}


def test_who_is_asked_is_seen_except_who_has_finished_a_chain() -> None:
    match = started(3)
    finish_chain(match, 0)
    assert match.view(0)["asked"] == [1, 2]
    assert match.view(1)["asked"] == [0, 1, 2]
    assert match.view(None)["asked"] == [0, 1, 2]
    assert sorted(match.asked()) == [1, 2]
