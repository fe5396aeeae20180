"""How long the match will go on: what completes missions and raises levels, at the usual pace."""

from __future__ import annotations

from typing import Final

from offworld.games.on_mars.data.boards import LAST_ROUND, TOP_LEVEL
from offworld.games.on_mars.data.cards import MISSION_CRYSTALS
from offworld.games.on_mars.rules.state import OnMars

FULL: Final = 6.0  # rounds with which there is time for everything
STEPS: Final = 0.3  # of a mission, by party and round
COSTLY: Final = 0.16  # the same for missions that pay two crystals
BUILDINGS: Final = 0.3  # that the colony needs, by party and round
FIRST_LEVEL: Final = 3  # from here on levels bring the end nearer
USUAL: Final = 20  # rounds of a match; where there were more, all are slower than usual
LAST_TURN: Final = 0.1  # of what one has can still be used


def rounds_left(state: OnMars) -> float:
    """Return how many rounds there may still be after this one; what ends the match is in the hands of all."""
    if state.ending:
        return 2.0 - state.ending
    times: list[float] = []
    for slot, left in enumerate(state.mission_left):
        if left:
            pace = COSTLY if MISSION_CRYSTALS[state.missions[slot]] == 2 else STEPS
            times.append(left / (pace * state.parties))
    for level in range(max(FIRST_LEVEL, state.level + 1), TOP_LEVEL + 1):
        missing = 0
        for row in state.lss:
            if row < level:
                missing += level - row
        times.append(missing / (BUILDINGS * state.parties))
    times.sort()
    last = times[state.remaining - 1] if 0 < state.remaining <= len(times) else 0.0
    last *= max(1.0, state.round / USUAL)
    return min(last + 1.0, LAST_ROUND + 1.0 - state.round)


def time_for(rounds: float, party: int, state: OnMars) -> float:
    """Return how much of what a party has it can still use, from 1 with plenty of time to 0 after its last turn."""
    if state.ending == 2:
        return 0.0 if state.acted[party] else LAST_TURN
    return min(1.0, (rounds + 1.0) / FULL)
