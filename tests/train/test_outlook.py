"""Positions as numbers: nothing that a seat may not know, everything that it sees, and the grid turned as one likes."""

from __future__ import annotations

from typing import cast

import pytest

import offworld
from offworld.bots.answers import quick_answer
from offworld.games.dig_mars.bots import outlook
from offworld.games.dig_mars.bots.value import value
from offworld.games.dig_mars.data import Site
from offworld.games.dig_mars.rules.grid import ALL_SITES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.games.terraforming_mars.bots.alone import SIZE, alone
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.engine import seen_by
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng


def after(answers: int, seed: int = 3) -> Match:
    """Return a match of Dig Mars in which so many plausible answers were given."""
    rng = Rng(seed)
    match = offworld.game("dig_mars").start(2, seed, quiet=True)
    for _ in range(answers):
        seat, decision = next(iter(match.asked().items()))
        match.answer(seat, quick_answer(match.game, match.state, decision, rng))
    return match


@pytest.mark.parametrize("seed", range(3))
def test_what_an_answer_may_lead_to_is_the_same_whatever_is_hidden(seed: int) -> None:
    rng = Rng(seed)
    match = after(0, seed)
    kinds = set()
    while not match.over:
        seat, decision = next(iter(match.asked().items()))
        truth = outlook.ahead(cast(DigMars, match.state), decision)
        assert outlook.ahead(cast(DigMars, match.guess(seat, rng).state), decision) == truth
        for other in range(2):
            guess = cast(DigMars, match.guess(other, rng).state)
            assert outlook.outlook(guess, other) == outlook.outlook(cast(DigMars, match.state), other)
        answer = quick_answer(match.game, match.state, decision, rng)
        kinds.add(answer[0] if isinstance(answer, tuple) else decision.topic)
        match.answer(seat, answer)
    assert {"drill", "transport", "move", "upgrade"} <= kinds, "the match has shown what can be turned over"


def test_what_a_seat_sees_changes_its_numbers() -> None:
    state = cast(DigMars, after(60).state)
    state.stack[-1] = (0, state.stack[-1][1])
    before = outlook.outlook(state, 0)
    for what in ("own points", "own level", "rival's level", "idle", "left", "actions"):
        if what == "own points":
            state.points[0] += 1
        elif what == "own level":
            state.levels[0] += 1
        elif what == "rival's level":
            state.levels[4] += 1
        elif what == "idle":
            state.idle += 1
        elif what == "left":
            state.left -= 1
        else:
            state.actions = (state.actions + 1) % 4
        changed = outlook.outlook(state, 0)
        assert changed != before, what
        before = changed


def test_one_look_tells_numbers_and_values_of_both_seats() -> None:
    for answers in range(0, 150, 7):
        state = cast(DigMars, after(answers).state)
        state.scouted = [0] * len(state.scouted)  # else each seat knows something that the other does not
        for seat in range(2):
            row, values = outlook.weighed(state, seat)
            assert list(row) == outlook.outlook(state, seat)
            assert values == pytest.approx([value(state, 0), value(state, 1)]), f"after {answers} answers"


def test_the_value_of_a_rival_does_not_count_on_what_he_alone_has_scouted() -> None:
    state = cast(DigMars, after(90).state)
    hidden = [site for site in ALL_SITES if state.height[site] and not state.explored[site]]
    state.scouted = [0] * len(state.scouted)
    before = outlook.weighed(state, 0)[1]
    for site in hidden:
        state.scouted[site] = 2
    assert outlook.weighed(state, 0)[1] == before
    assert value(state, 1) != pytest.approx(before[1])


def test_a_find_that_was_seen_to_be_taken_counts_for_the_rival() -> None:
    state = cast(DigMars, after(60).state)
    before = outlook.likely_points(state, 1)
    free = state.carrier.index(-1)
    state.carrier = state.carrier[:]
    state.carrier[free] = 1
    assert outlook.likely_points(state, 1) > before


def test_a_turned_grid_gives_the_turned_numbers() -> None:
    state = cast(DigMars, after(70).state)
    plain = outlook.outlook(state, 0)
    for number, places in enumerate(outlook.symmetries()):
        sites = [places[site * outlook.SITE] // outlook.SITE for site in ALL_SITES]
        turned = state.clone()
        turned.tiles = state.tiles[:]
        for site in ALL_SITES:
            start = sites[site]
            turned.tiles[3 * site : 3 * site + 3] = state.tiles[3 * start : 3 * start + 3]
            turned.height[site] = state.height[start]
            turned.explored[site] = state.explored[start]
            turned.scouted[site] = state.scouted[start]
            turned.crowd[site] = state.crowd[start]
        turned.at = [Site(sites.index(site)) if site >= 0 else site for site in state.at]
        assert outlook.outlook(turned, 0) == [plain[place] for place in places], f"turned by {number}"


def test_alone_on_mars_the_order_of_the_deck_changes_nothing() -> None:
    rng = Rng(5)
    match = offworld.game("terraforming_mars").start(1, 5, quiet=True)
    for number in range(60):
        seat, decision = next(iter(match.asked().items()))
        mars = cast(Mars, seen_by(match.state, 0))
        numbers = alone(mars)
        assert len(numbers) == SIZE
        if number % 10 == 0:
            assert alone(cast(Mars, seen_by(match.guess(0, rng).state, 0))) == numbers
        match.answer(seat, quick_answer(match.game, match.state, decision, rng))
