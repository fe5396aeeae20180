"""Each action has one legality: what a turn offers is exactly what the action itself has nothing against."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from offworld.games.dig_mars.bots.learning import VERBS
from offworld.games.dig_mars.data import EQUIPMENT
from offworld.games.dig_mars.rules.grid import ALL_SITES
from offworld.games.dig_mars.rules.turn import ACTIONS, TURN
from offworld.kernel.rng import Rng
from tests.games.dig_mars.build import GAME, mars


def imaginable() -> list[Any]:
    """Return every answer that has the form of one."""
    found: list[Any] = [("upgrade", name) for name in EQUIPMENT]
    for action in ACTIONS:
        if action.kind != "upgrade":
            found.extend([(action.kind, *sites) for sites in product(ALL_SITES, repeat=action.size - 1)])
    return found


@pytest.mark.parametrize(("seed", "open_finds"), [(1, False), (2, False), (3, True)])
def test_what_is_offered_is_what_nothing_forbids(seed: int, open_finds: bool) -> None:
    everything = imaginable()
    match = GAME.start(seats=3, seed=seed, options={"open_finds": open_finds}, quiet=True)
    rng = Rng(seed)
    kinds: set[str] = set()
    for number in range(240):
        if match.over:
            break
        ((seat, decision),) = match.asked().items()
        if decision.topic == "action" and number % 4 == 0:
            state = mars(match)
            offered = decision.listed()
            assert offered is not None
            allowed = [answer for answer in everything if TURN.why_not(state, seat, answer) is None]
            assert sorted(allowed) == sorted(offered)
            kinds.update([answer[0] for answer in offered])
        match.answer(seat, GAME.rollout(match.state, decision, rng))
    assert {"drill", "transport", "move", "upgrade", "end"} < kinds  # and some bonus or the claim


def test_what_has_no_form_is_refused_by_no_rule() -> None:
    state = mars(GAME.start(seats=2, seed=1))
    for answer in (
        (),
        ("drill",),
        ("drill", 16),
        ("drill", "A1"),
        ("upgrade", "wings"),
        ("fly", 1),
        (("drill",), 1),
        3,
    ):
        assert TURN.why_not(state, 0, answer) is None


def test_learned_players_know_every_action() -> None:
    """Their order is their own: what has been trained counts on it."""
    assert sorted(VERBS) == sorted([action.kind for action in ACTIONS])
