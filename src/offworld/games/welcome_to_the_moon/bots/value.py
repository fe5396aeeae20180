"""The value of a state for a seat, in points: its score as it stands, missions on the way, and prospects."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots import battle, colony, dome, escape, journey, launch, mine, virus
from offworld.games.welcome_to_the_moon.bots.rival import lasting, rival
from offworld.games.welcome_to_the_moon.data.missions import MISSION
from offworld.games.welcome_to_the_moon.data.names import LETTERS, UNCLAIMED
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.engine.using import Use

MISSION_SHARE: Final = 0.75  # of the points of a mission that is nearly accomplished
PENDING: Final = 1.5  # an effect that is about to be used on something


def value(state: Moon, seat: int) -> float:
    """Return the seat's points and what its sheet promises, alone less what ASTRA has.

    Who shares both sheets of the Battle with the same opponent goes after the lead. Each of the two has half of it, so
    that what one is ahead of the other is the lead itself: whoever compares them must not count a planet twice.
    """
    if state.rules.number == 8 and state.seats == 2:
        return (_own(state, seat) - _own(state, 1 - seat)) / 2
    return _own(state, seat) - rival(state) if state.astra else _own(state, seat)


def _own(state: Moon, seat: int) -> float:
    """Return a seat's points and what its sheet promises; once the match is over nothing is promised any more."""
    points = float(state.rules.points(state, seat))
    return points if state.outcome is not None else points + prospects(state, seat)


def prospects(state: Moon, seat: int) -> float:
    """Return what a sheet promises beyond its points, in the turns that are left."""
    if state.rules.number == 5:  # judges missions by its track of them, and counts the turns that are left itself
        return pending(state, seat) + dome.prospects(state, seat, nearnesses(state, seat))
    return lasting(state) * (missions(state, seat) + pending(state, seat) + _sheet(state, seat))


def _sheet(state: Moon, seat: int) -> float:
    """Return what the sheet of an adventure promises besides, as long as there is time."""
    number = state.rules.number
    if number == 1:
        return launch.prospects(state, seat)
    if number == 2:
        return journey.prospects(state, seat)
    if number == 3:
        return colony.prospects(state, seat)
    if number == 4:
        return mine.prospects(state, seat)
    if number == 6:
        return virus.prospects(state, seat)
    if number == 7:
        return escape.prospects(state, seat)
    return battle.prospects(state, seat)


def missions(state: Moon, seat: int) -> float:
    """Return what missions on the way are worth; progress counts the more the nearer it is to the end."""
    total = 0.0
    for letter in range(len(state.missions)):  # none while an expedition chooses them
        if state.claims[seat * len(LETTERS) + letter] == UNCLAIMED:
            mission = MISSION[state.missions[letter]]
            reward = float(mission.later if state.flipped[letter] else mission.first)
            part = nearness(state, seat, mission.id)
            if mission.adventure == 1:
                reward *= launch.ROCKET
            total += MISSION_SHARE * reward * part * part
    return total


def nearnesses(state: Moon, seat: int) -> list[float]:
    """Return how far each mission is, from 0 to 1."""
    return [nearness(state, seat, mission) for mission in state.missions]


def nearness(state: Moon, seat: int, mission: int) -> float:
    """Return how far a mission is, from 0 to 1; of what must be full, what is half done counts as well."""
    marks = state.sheets[seat]
    number = state.rules.number
    part = -1.0
    if number == 2:
        part = journey.nearness(marks, mission)
    elif number == 3:
        part = colony.nearness(marks, mission)
    elif number == 4:
        part = mine.nearness(marks, mission)
    elif number == 5:
        part = dome.nearness(marks, mission)
    elif number == 6:
        part = virus.nearness(marks, mission)
    elif number == 7:
        part = escape.nearness(marks, mission)
    if part >= 0.0:
        return part
    have, need = state.rules.progress(state, seat, mission)
    return min(have / need, 1.0)


def pending(state: Moon, seat: int) -> float:
    """Return a little for every effect that waits to be used and has something to be used on."""
    total = 0.0
    for owner, effect in state.stack:
        if owner == seat and isinstance(effect, Use) and state.rules.targets(state, seat, effect.kind, effect.space):
            total += PENDING
    return total
