"""Positions: the complete state as JSON and back, partial ones filled in, wrong ones refused by naming the field."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from offworld.kernel.errors import BadPosition
from offworld.kernel.position import position_bytes, schema
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text
from tests.contract_files import GARBAGE, _places, as_json
from tests.contract_words import Words
from tests.kernel.play import finish_chain, in_turns, play_out, seen, started
from tests.kernel.prospect import PROSPECT, WORDS

BASE = {"game": "prospect", "seats": 2}
VALIDATOR = jsonschema.Draft202012Validator(schema(PROSPECT))


@given(st.integers(0, 10**6), st.integers(1, 4))
def test_a_position_is_complete_at_every_step(seed: int, seats: int) -> None:
    """In the middle of chains, in turns and after the end."""
    match, rng = started(seats, seed, rounds=1), Rng(seed)
    while True:
        position = json.loads(json.dumps(match.position()))
        VALIDATOR.validate(position)
        copy = PROSPECT.load(position)
        assert position_bytes(copy) == position_bytes(match)
        assert copy.view(0) == match.view(0)
        assert copy.question(0) == match.question(0)
        assert copy.outcome() is None or seen(copy, 0)
        asked = match.asked()
        if not asked:
            break
        seat = rng.choice(sorted(asked))
        match.answer(seat, asked[seat].sample(rng))
    assert copy.over
    assert copy.asked() == {}


def test_a_restored_match_draws_what_the_original_draws() -> None:
    match = in_turns(2)
    copy = PROSPECT.load(match.position())
    assert position_bytes(play_out(copy)) == position_bytes(play_out(match))


def test_the_generator_fits_into_a_string_because_other_programs_round_large_numbers() -> None:
    rng = in_turns(2).position()["rng"]
    assert isinstance(rng, str)
    assert len(rng) == 16


def test_chains_in_progress_are_part_of_a_position() -> None:
    match = started(3)
    finish_chain(match, 1, bid=2)
    match.answer(0, [match.view(0)["table"]["players"][0]["hand"][0]])
    position = match.position()
    assert [[seat, len(answers)] for seat, answers in position["chains"]] == [[0, 1], [1, 3], [2, 0]]
    copy = PROSPECT.load(position)
    assert sorted(copy.asked()) == [0, 2]
    assert copy.view(1) == match.view(1)


def test_only_game_and_seats_are_needed() -> None:
    match = PROSPECT.load(BASE)
    assert match.view(None)["options"] == PROSPECT.check_setup(2, None)
    assert sorted(match.asked()) == [0, 1]
    assert position_bytes(match) == position_bytes(PROSPECT.load(BASE))
    assert position_bytes(match) != position_bytes(PROSPECT.load(BASE | {"seed": 1}))


def test_what_a_partial_position_names_is_taken_out_of_the_pile() -> None:
    state = {"players": [{"hand": [7, 3], "coins": 9}, {"shown": [11]}], "pile": [5, 4], "phase": "turns", "round": 1}
    match = PROSPECT.load(BASE | {"state": state})
    table = match.view(0)["table"]
    assert table["players"][0] | {"points": 0} == {
        "cards": 2,
        "shown": [],
        "coins": 9,
        "ore": 2,
        "points": 0,
        "hand": [3, 7],
        "chosen": [],
        "bid": 0,
    }
    assert table["pile"] == 57
    assert PROSPECT.components(match.state)["cards"] == 60
    match.answer(0, ["dig"])
    assert match.view(0)["table"]["row"] == [4]


def test_the_example_is_a_position() -> None:
    example = BASE | {"state": PROSPECT.example()}
    VALIDATOR.validate(example)
    assert PROSPECT.load(example).asked()[0].topic == "action"


def test_the_schema_knows_seats_options_and_the_games_own_part() -> None:
    for wrong in (
        BASE | {"seats": 5},
        BASE | {"game": "chess"},
        BASE | {"options": {"rounds": 9}},
        BASE | {"options": {"speed": 1}},
        BASE | {"state": {"nonsense": 1}},
        BASE | {"state": {"pile": [99]}},
        BASE | {"stack": [{"seat": 0}]},
        {"seats": 2},
    ):
        assert list(VALIDATOR.iter_errors(wrong))
    before = json.dumps(schema(PROSPECT))
    assert json.dumps(schema(PROSPECT)) == before


TURN = {"effect": "Turn", "left": 3}


@pytest.mark.parametrize(
    ("change", "field", "key"),
    [
        ({"game": "chess"}, "game", "error-problem-one-of"),
        ({"game": None}, "game", "error-problem-type"),
        ({"seats": "2"}, "seats", "error-problem-type"),
        ({"nonsense": 1}, "nonsense", "error-problem-unknown"),
        ({"seed": -1}, "seed", "error-problem-least"),
        ({"seed": 2**63}, "seed", "error-problem-most"),
        ({"rng": "xyz"}, "rng", "error-problem-pattern"),
        ({"rng": 5}, "rng", "error-problem-type"),
        ({"options": {"rounds": []}}, "options[...]", "error-problem-type"),
        ({"state": {"players": [{"coins": -1}]}}, "state.players[0].coins", "error-problem-least"),
        ({"state": {"players": [{"ore": 6}]}}, "state.players[0].ore", "error-problem-most"),
        ({"state": {"players": [{}, {"hand": [1, "x"]}]}}, "state.players[1].hand[1]", "error-problem-type"),
        ({"state": {"players": [{"nonsense": 1}]}}, "state.players[0].nonsense", "error-problem-unknown"),
        ({"state": {"players": [{}, {}, {}]}}, "state.players", "error-problem-shorter"),
        ({"state": {"cells": [0]}}, "state.cells", "error-problem-longer"),
        ({"state": {"cells": [0] * 10}}, "state.cells", "error-problem-shorter"),
        ({"state": {"phase": "night"}}, "state.phase", "error-problem-value"),
        ({"state": {"first": 2}}, "state.first", "error-problem-one-of"),
        ({"state": []}, "state", "error-problem-type"),
        ({"stack": [{"seat": 0}]}, "stack[0].does", "error-problem-missing"),
        ({"stack": [{"seat": 0, "does": TURN, "x": 1}]}, "stack[0].x", "error-problem-unknown"),
        ({"stack": [{"seat": 2, "does": TURN}]}, "stack[0].seat", "error-problem-one-of"),
        ({"stack": [{"seat": True, "does": TURN}]}, "stack[0].seat", "error-problem-type"),
        ({"stack": [{"seat": 0, "does": {"effect": "Fly"}}]}, "stack[0].does.effect", "error-problem-one-of"),
        ({"stack": [{"seat": 0, "does": {"effect": []}}]}, "stack[0].does.effect", "error-problem-one-of"),
        ({"stack": [{"seat": 0, "does": {}}]}, "stack[0].does.effect", "error-problem-one-of"),
        ({"stack": [{"seat": 0, "does": {"effect": "Turn"}}]}, "stack[0].does.left", "error-problem-missing"),
        ({"stack": [{"seat": 0, "does": TURN | {"left": "3"}}]}, "stack[0].does.left", "error-problem-type"),
        ({"stack": [{"seat": 0, "does": TURN | {"left": True}}]}, "stack[0].does.left", "error-problem-type"),
        ({"stack": [{"seat": 0, "does": TURN | {"up": 3}}]}, "stack[0].does.up", "error-problem-unknown"),
        ({"stack": []}, "stack", "error-problem-longer"),
        ({"chains": [[5, [1]]]}, "chains[0][1][0]", "error-not-asked"),
        ({"chains": [[0, ["x"]]]}, "chains[0][1][0]", "error-list"),
        ({"stack": [{"seat": 0, "does": TURN}], "chains": [[0, [["pass"]]]]}, "chains[0][1][0]", "error-not-asked"),
        ({"outcome": {}}, "outcome.reason", "error-problem-missing"),
        (
            {"outcome": {"reason": {"key": "x"}, "winners": [2], "scores": [1, 2]}},
            "outcome.winners[0]",
            "error-problem-one-of",
        ),
        ({"outcome": {"reason": {"key": "x"}, "winners": [], "scores": [1]}}, "outcome.scores", "error-problem-length"),
        (
            {"outcome": {"reason": {"key": "x", "params": {"a": {"params": {}}}}, "winners": [], "scores": [1, 2]}},
            "outcome.reason.params.a.key",
            "error-problem-missing",
        ),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, Any], field: str, key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        PROSPECT.load(BASE | change)
    text = caught.value.text
    Words(WORDS).check(text)
    assert text.key == "error-position"
    assert text.params["field"] == field
    problem = text.params["problem"]
    assert isinstance(problem, Text)
    assert problem.key == key


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"rules": 2}, "error-position-rules"),
        ({"seats": 5}, "error-seats"),
        ({"options": {"speed": 1}}, "error-unknown-option"),
        ({"options": {"wild": True}}, "error-option-needs"),
        ({"state": {"pile": [object()]}}, "error-not-json"),
        ({"state": {"pile": [10**5000]}}, "error-not-json"),
    ],
)
def test_other_mistakes_are_named_too(change: dict[str, Any], key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        PROSPECT.load(BASE | change)
    Words(WORDS).check(caught.value.text)
    assert caught.value.text.key == key


@pytest.mark.parametrize("given_", [None, 5, "position", [], {}, [BASE]])
def test_what_is_no_position_at_all_is_refused(given_: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        PROSPECT.load(given_)
    Words(WORDS).check(caught.value.text)


def test_fields_that_do_not_fit_together_are_refused() -> None:
    """A seat cannot go through two chains at once."""
    chains = {"effect": "Together", "chains": [[0, {"effect": "Trade", "buyer": 0}], [0, TURN]]}
    with pytest.raises(BadPosition) as caught:
        PROSPECT.load(BASE | {"stack": [{"seat": 0, "does": chains}]})
    assert caught.value.text.params["field"] == "stack"


@pytest.mark.parametrize("due", [999, 10**6])
def test_a_question_without_an_answer_is_refused(due: int) -> None:
    """Nobody has so much to pay with."""
    with pytest.raises(BadPosition) as caught:
        PROSPECT.load(BASE | {"stack": [{"seat": 0, "does": {"effect": "Pay", "due": due}}]})
    assert caught.value.text.params["field"] == "stack"


def test_a_position_of_a_finished_match_keeps_its_outcome() -> None:
    match = play_out(started(2))
    copy = PROSPECT.load(match.position())
    mine, yours = match.outcome(), copy.outcome()
    assert mine is not None
    assert yours is not None
    assert yours.to_json() == mine.to_json()
    assert yours.reason == mine.reason


@given(st.data())
def test_a_spoilt_position_is_refused_or_is_a_position(data: st.DataObject) -> None:
    match = data.draw(st.sampled_from([in_turns(2), started(2), play_out(started(2))]))
    position = as_json(match.position())
    for _ in range(data.draw(st.integers(1, 3))):
        owner, key = data.draw(st.sampled_from(list(_places(position))))
        owner[key] = as_json(data.draw(st.sampled_from(GARBAGE)))  # a copy: the next draw may spoil it further
    try:
        copy = PROSPECT.load(position)
    except BadPosition as error:
        Words(WORDS).check(error.text)
    else:
        assert copy.over or copy.asked()
