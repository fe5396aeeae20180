"""What games and kernel say that they show is what they show: the client's types are made from it."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import offworld
from offworld.games import EXAMPLES
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.plain import LogEvent, OptionInfo, Some, View
from offworld.kernel.rng import Rng
from offworld.server.wire.questions import Question
from tests.test_every_game import phases, setups
from tests.typed import check_type

NAMES = [*offworld.games(), *EXAMPLES]
EVERY = 5  # answers, between two looks


def returned(game: Game, method: str) -> Any:
    """Return what a method of a game says that it returns."""
    return get_type_hints(getattr(type(game), method))["return"]


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=8, phases=phases, suppress_health_check=list(HealthCheck), deadline=None)
@given(data=st.data(), seed=st.integers(1, 2**40))
def test_views_and_questions_are_what_their_types_say(name: str, data: st.DataObject, seed: int) -> None:
    game = offworld.game(name)
    seats, options = data.draw(setups(game))
    match = game.start(seats, seed, options)
    rng = Rng(seed)
    table = returned(game, "view")
    while not match.over:
        if match.answered % EVERY == 0:
            look(match, table)
        seat, decision = next(iter(match.asked().items()))
        match.answer(seat, decision.sample(rng))
    look(match, table)
    check_type(match.events(0), list[LogEvent])


def look(match: Match, table: Any) -> None:
    """Hold what everybody sees and is asked against its type."""
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        check_type(view, View)
        check_type(view["table"], table)
        question = match.question(seat) if seat is not None else None
        if question is not None:
            check_type({"id": 1, **question}, Question)


@pytest.mark.parametrize("name", NAMES)
def test_catalogs_and_options_are_what_their_types_say(name: str) -> None:
    game = offworld.game(name)
    check_type(game.catalog(), returned(game, "catalog"))
    check_type([option.to_json() for option in game.options], list[OptionInfo])


@pytest.mark.parametrize("name", NAMES)
def test_every_game_says_what_its_table_is_made_of(name: str) -> None:
    kind = returned(offworld.game(name), "view")
    assert msgspec.inspect.type_info(kind).__class__ is msgspec.inspect.TypedDictType, (
        f"the table of {name} has no type"
    )


class Piece(TypedDict):
    """Something to be checked."""

    name: str
    counts: dict[Literal["ore", "ice"], int]
    more: NotRequired[Some[Literal["ore", "ice"], int]]


GOOD = {"name": "a", "counts": {"ore": 1, "ice": 0}, "more": {"ice": 2}}


@pytest.mark.parametrize(
    "change",
    [
        {"name": 1},
        {"name": None},
        {"counts": {"ore": 1}},
        {"counts": {"ore": 1, "ice": 0, "gas": 2}},
        {"counts": {"ore": 1, "ice": "0"}},
        {"unheard": 1},
    ],
)
def test_the_check_finds_what_differs(change: dict[str, Any]) -> None:
    check_type(GOOD, Piece)
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        check_type({**GOOD, **change}, Piece)
