"""Positions that somebody has spoilt: refused by a sentence that names the field, or played on from to the end."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any

import pytest

import offworld
from offworld.games import EXAMPLES
from offworld.kernel.errors import BadPosition
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng

SPOILT = 60  # positions of each game
LONGEST = 6000  # answers of one match
NUMBERS: tuple[Any, ...] = (-1, 0, 1, 2, 5, 99, 10**6, 2**70, -(2**70), 1.5, None, True, "x")


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to every value within a JSON value."""
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield (*path, key)
            yield from places(value[key], (*path, key))


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def spoilt(value: Any, names: list[str], rng: Rng) -> Any:
    """Return another value: impossible, unlikely, or just as good."""
    if isinstance(value, bool):
        return rng.choice([not value, None, 1, "x"])
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, value + 10, *NUMBERS])
    if isinstance(value, str):
        return rng.choice([rng.choice(names), rng.choice(names), "nonsense", "", None, 3])
    if isinstance(value, list):
        return rng.choice([[], value + value, value[1:], [*value, rng.choice(names)], value[::-1], {}, None])
    if isinstance(value, dict) and value:
        keys = list(value)
        rest = {key: value[key] for key in keys[1:]}
        return rng.choice([rest, {}, {**value, "nonsense": 1}, {**value, keys[0]: value[keys[-1]]}, []])
    return rng.choice([0, 1, -1, rng.choice(names), [], {}])


def bases(game: Game, rng: Rng) -> list[dict[str, Any]]:
    """Return the example and positions of random matches, with and without what is going on in them."""
    found: list[dict[str, Any]] = []
    for seats in game.seats:
        found.append(game.start(seats, rng.below(10**9)).position())
        match = game.start(seats, rng.below(10**9), quiet=True)
        for _ in range(60):
            for seat, decision in list(match.asked().items())[:1]:
                match.answer(seat, decision.sample(rng))
        found.append(match.position())
    found += [{name: each[name] for name in ("game", "seats", "options", "state")} for each in found]
    seats = 2 if 2 in game.seats else game.seats[0]
    found += [{"game": game.name, "seats": seats, "state": game.example()}] * len(game.seats)
    return found


def play_on(match: Match, rng: Rng) -> None:
    """Play a match at random to its end, looking at it now and then."""
    count = 0
    while not match.over:
        assert count < LONGEST, "this match never ends"
        asked = match.asked()
        assert asked, "nobody is asked anything"
        seat = min(asked)
        if count % 40 == 0:
            match.question(seat)
            for each in (None, *range(match.seats)):
                match.view(each)
        match.answer(seat, asked[seat].sample(rng))
        count += 1
    match.scores()
    match.score_lines()


@pytest.mark.parametrize("name", [*offworld.games(), *EXAMPLES])
def test_a_spoilt_position_is_refused_by_a_sentence_or_can_be_played(name: str) -> None:
    game, rng = offworld.game(name), Rng(8)
    given = bases(game, rng)
    names = sorted(
        {at(each, path) for each in given for path in places(each["state"], ("state",)) if _is_name(each, path)}
    )
    refusals: list[BadPosition] = []
    for _ in range(SPOILT):
        position = copy.deepcopy(rng.choice(given))
        field = rng.choice(list(position["state"]))  # first the field, so that small ones have their turn
        inner = [("state", field), *places(position["state"][field], ("state", field))]
        path = rng.choice(inner)
        at(position, path[:-1])[path[-1]] = spoilt(at(position, path), names, rng)
        try:
            match = game.load(position, quiet=True)
        except BadPosition as error:
            refusals.append(error)
        else:
            play_on(match, rng)
    assert len(refusals) > SPOILT // 4, "spoiling them does something"
    for each in refusals:
        assert str(each.text.params["field"]).split(".")[0] in {"state", "stack"}
        assert re.match(r"Wrong position, field “[\w.\[\]-]+”: .+[.…]$", str(each)), str(each)


def _is_name(position: Any, path: tuple[Any, ...]) -> bool:
    return isinstance(at(position, path), str)


@pytest.mark.parametrize("name", [*offworld.games(), *EXAMPLES])
def test_amounts_that_no_table_holds_are_refused(name: str) -> None:
    """Every whole number of every game's position: neither 2^70 nor less than nothing by as much."""
    game, rng = offworld.game(name), Rng(3)
    (position,) = bases(game, rng)[1:2]
    numbers = [path for path in places(position["state"], ("state",)) if type(at(position, path)) is int]
    assert numbers
    for path in [numbers[i] for i in range(0, len(numbers), max(1, len(numbers) // 60))]:
        for huge in (2**70, -(2**70)):
            wrong = copy.deepcopy(position)
            at(wrong, path[:-1])[path[-1]] = huge
            with pytest.raises(BadPosition) as caught:
                game.load(wrong)
            assert str(caught.value.text.params["field"]).startswith(f"state.{path[1]}"), path
