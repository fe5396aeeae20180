"""Each action has one legality: what a turn offers is exactly what the action itself has nothing against."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from offworld.games.dig_mars import data
from offworld.games.dig_mars.bots.learning import VERBS
from offworld.games.dig_mars.data import (
    CARRY,
    DIG,
    DRILLING,
    EACH_GEAR,
    EQUIPMENT,
    HAULING,
    MAX_LEVEL,
    POINT,
    RELOCATION,
    SCOUTING,
    SIDE,
    UPGRADE_COST,
    Gear,
)
from offworld.games.dig_mars.rules.grid import ALL_SITES
from offworld.games.dig_mars.rules.state import DigMars
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


Said = Callable[[DigMars, int, Any], bool]
EXTRA = {"drill": data.DRILL, "transport": data.TRANSPORT}

# What each reason says of the state, in the words of the rulebook and not in those of the actions.
TRUE: dict[str, Said] = {
    "grid-empty": lambda state, seat, answer: not any(state.height),
    "no-actions": lambda state, seat, answer: (
        not state.actions and not (answer[0] in EXTRA and state.bonuses[EXTRA[answer[0]]])
    ),
    "no-station": lambda state, seat, answer: answer[1] not in state.sites(seat),
    "gap": lambda state, seat, answer: state.top(answer[1]) == -1,
    "already-explored": lambda state, seat, answer: bool(state.explored[answer[1]]),
    "not-explored": lambda state, seat, answer: not state.explored[answer[1]],
    "drill-too-hard": lambda state, seat, answer: (
        state.level(seat, DRILLING) + state.crowd[answer[1]] - 1 < DIG[state.top(answer[1])]
    ),
    "transport-too-heavy": lambda state, seat, answer: (
        state.level(seat, HAULING) + state.crowd[answer[1]] - 1 < CARRY[state.top(answer[1])]
    ),
    "top-level": lambda state, seat, answer: state.level(seat, gear(answer)) == MAX_LEVEL,
    "too-few-points": lambda state, seat, answer: state.points[seat] < UPGRADE_COST[state.level(seat, gear(answer))],
    "move-straight": lambda state, seat, answer: between(answer) is None,
    "move-over-stack": lambda state, seat, answer: any([state.height[site] for site in between(answer) or ()]),
    "move-far-gap": lambda state, seat, answer: bool(between(answer)) and not state.height[answer[2]],
    "no-bonus": lambda state, seat, answer: (
        not state.bonuses[{"point": POINT, "relocate": RELOCATION, "scout": SCOUTING}[answer[0]]]
    ),
    "nobody-there": lambda state, seat, answer: (
        answer[1] >= state.seats or answer[2] not in state.at[4 * answer[1] : 4 * answer[1] + 4]
    ),
    "no-other-stack": lambda state, seat, answer: (
        not any([height for site, height in enumerate(state.height) if site != answer[2]])
    ),
    "no-claims": lambda state, seat, answer: state.open_finds,
    "claim-too-few": lambda state, seat, answer: state.points[seat] < state.target,
}


def gear(answer: Any) -> Gear:
    """Return the equipment that an upgrade is about."""
    return EACH_GEAR[EQUIPMENT.index(answer[1])]


def between(answer: Any) -> list[int] | None:
    """Return the sites between the two of a move; None where they do not lie in a straight line."""
    (row, column), (row_to, column_to) = divmod(answer[1], SIDE), divmod(answer[2], SIDE)
    if (row == row_to) == (column == column_to):
        return None
    far = max(abs(row_to - row), abs(column_to - column))
    return [
        (row + step * (row_to - row) // far) * SIDE + column + step * (column_to - column) // far
        for step in range(1, far)
    ]


@pytest.mark.parametrize(("seed", "open_finds"), [(1, False), (2, False), (3, True)])
def test_whatever_forbids_something_is_so(seed: int, open_finds: bool) -> None:
    """A condition of which only the offer knew would be told as another one."""
    everything = imaginable()
    match = GAME.start(seats=3, seed=seed, options={"open_finds": open_finds}, quiet=True)
    rng = Rng(seed)
    heard: set[str] = set()
    for number in range(400):
        if match.over:
            break
        ((seat, decision),) = match.asked().items()
        if decision.topic == "action" and number % 6 == 0:
            state = mars(match)
            for answer in everything:
                reason = TURN.why_not(state, seat, answer)
                if reason is not None:
                    key = reason.key.removeprefix("dig_mars-")
                    assert TRUE[key](state, seat, answer), f"{answer}: {key}"
                    heard.add(key)
        match.answer(seat, GAME.rollout(match.state, decision, rng))
    assert len(heard) > len(TRUE) // 2


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
