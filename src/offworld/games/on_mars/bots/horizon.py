"""How long the match will go on: what completes missions and raises levels, at the usual pace."""

from __future__ import annotations

from typing import Final

from offworld.games.on_mars.data.boards import LAST_ROUND, TOP_LEVEL
from offworld.games.on_mars.data.cards import CONTRACT_MISSION, MISSION_CRYSTALS
from offworld.games.on_mars.rules.effects.hiring import FIRST_CONTRACT
from offworld.games.on_mars.rules.state import OnMars

FULL: Final = 6.0  # rounds with which there is time for everything
STEPS: Final = 0.3  # of a mission, by party and round
COSTLY: Final = 0.16  # the same for missions that pay two crystals
CONTRACT: Final = 0.1  # the same for completed contracts, for which a scientist has to go, and which have to be signed
SIGNED: Final = 0.5  # of such a step: a contract in hand
SHOWN: Final = 0.2  # the same: contracts on the display
EMPTY: Final = -1  # of a space of the display
BUILDINGS: Final = 0.3  # that the colony needs, by party and round
FIRST_LEVEL: Final = 3  # from here on levels bring the end nearer
USUAL: Final = 20  # rounds of a match; where there were more, all are slower than usual
LATE: Final = 10  # a round from which on a short match should come to its end
LONGER: Final = 4  # rounds later in the long game
GRACE: Final = 6.0  # rounds after which it is fully overdue
LAST_TURN: Final = 0.1  # of what one has can still be used


def rounds_left(state: OnMars) -> float:
    """Return how many rounds there may still be after this one; what ends the match is in the hands of all."""
    if state.ending:
        return 2.0 - state.ending
    times = _times(state)
    last = times[state.remaining - 1] if 0 < state.remaining <= len(times) else 0.0
    last *= max(1.0, state.round / USUAL)
    return min(last + 1.0, LAST_ROUND + 1.0 - state.round)


def overdue(state: OnMars) -> float:
    """Return how much too long the match has lasted, times the rounds of work on all that its end still waits for.

    Nothing until it is later than usual: then whoever does some of that work spares everybody idle rounds. Alone nobody
    waits, and what the goal requires may need the time.
    """
    late = min(1.0, (state.round - LATE - (LONGER if state.long_game else 0)) / GRACE)
    if late <= 0 or state.ending or state.solo:
        return 0.0
    return late * sum(_times(state)[: state.remaining])


def _times(state: OnMars) -> list[float]:
    """Return the rounds that each mission and each level to come may take, the shortest first."""
    times: list[float] = []
    for slot, left in enumerate(state.mission_left):
        mission = state.missions[slot]
        if left and mission == CONTRACT_MISSION:
            times.append(max(0.0, left - _prepared(state)) / (CONTRACT * state.parties))
        elif left:
            pace = COSTLY if MISSION_CRYSTALS[mission] == 2 else STEPS
            times.append(left / (pace * state.parties))
    for level in range(max(FIRST_LEVEL, state.level + 1), TOP_LEVEL + 1):
        missing = 0
        for row in state.lss:
            if row < level:
                missing += level - row
        times.append(missing / (BUILDINGS * state.parties))
    times.sort()
    return times


def _prepared(state: OnMars) -> float:
    """Return what has been done already towards completed contracts: those signed, and those on the display."""
    found = 0.0
    for contract, owner in enumerate(state.contract_owner):
        if owner >= 0 and not state.contract_done[contract]:
            found += SIGNED
    return found + (SHOWN if max(state.display) >= FIRST_CONTRACT or EMPTY in state.display else 0.0)


def time_for(rounds: float, party: int, state: OnMars) -> float:
    """Return how much of what a party has it can still use, from 1 with plenty of time to 0 after its last turn."""
    if state.ending == 2:
        return 0.0 if state.acted[party] else LAST_TURN
    return min(1.0, (rounds + 1.0) / FULL)
