"""How far the missions of adventure 8 are: the printed ones look at one of the two sheets, the better one (R185)."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.marks import (
    ALL_PLANETS,
    ASTEROIDS_AT,
    PLANT_TRACK,
    VALUES_AT,
    WATER_TRACK,
    controlled,
    moon_owners,
    paper_of,
    side_in_play,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import ASTEROIDS, COLOURS, FAR, NEAR, PLANETS
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

NEED: Final = {106: 4, 107: 3, 108: 7, 109: 6, 110: 10, 111: 4, 146: 3, 147: 5, 148: 10}


def progress(state: Moon, seat: int, mission: int) -> tuple[int, int]:
    """Return how much of a mission a seat has done, and how much it takes."""
    need = NEED[mission]
    near = min(need, _on_side(state, seat, NEAR, mission))
    far = min(need, _on_side(state, seat, FAR, mission))
    if mission >= 146:  # of the campaign: on each of the two sheets
        return near + far, 2 * need
    return max(near, far), need


def _on_side(state: Moon, seat: int, side: int, mission: int) -> int:
    """Return how much of a mission is done on one of the two sheets."""
    marks = state.sheets[paper_of(state, seat, side)]
    if mission in (106, 107, 146):
        # What a neighbour takes for us on the sheet that is not in play counts once all have written.
        planets = controlled(marks, side, fresh=side == side_in_play(state))
        return len({PLANETS[planet].colour for planet in planets}) if mission == 107 else len(planets)
    if mission in (108, 147):
        return marks[ASTEROIDS_AT : ASTEROIDS_AT + len(ASTEROIDS)].count(side)
    if mission == 109:
        first = VALUES_AT + side * len(COLOURS)
        return sum([min(2, raised) for raised in marks[first : first + len(COLOURS)]])
    if mission in (110, 148):
        return min(6, marks[PLANT_TRACK + side]) + min(4, marks[WATER_TRACK + side])
    return sum([side in moon_owners(marks, planet) for planet in ALL_PLANETS])  # 111
