"""Dig Mars as numbers: the action space and the observation for training."""

from __future__ import annotations

from typing import Final

from offworld.games.dig_mars.data import BONUSES, CARRY, DIG, EQUIPMENT, STATIONS, VALUE
from offworld.games.dig_mars.rules.grid import ALL_SITES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.decision import Answer

VERBS: Final = ("drill", "transport", "move", "upgrade", "point", "relocate", "scout", "claim", "end")


def atoms(seats: int) -> list[Answer]:
    """Return every pick that can occur, in a fixed order: what to do, with what equipment, on which site.

    The number of a site also stands for the seat whose station is relocated; two equipments are called like actions.
    """
    return list(dict.fromkeys([*VERBS, *EQUIPMENT, *ALL_SITES]))


def features(state: DigMars, seat: int) -> list[float]:
    """Return what the seat may know: the grid, all players from the seat's left hand on, the turn."""
    found: list[float] = []
    for site in ALL_SITES:
        top = state.top(site)
        is_known = top >= 0 and (state.explored[site] or state.scouted[site] >> seat & 1)
        found.append(state.height[site] / 3)
        found.append(float(state.explored[site]))
        found.append(DIG[top] / 4 if top >= 0 and not state.explored[site] else 0.0)
        found.append(VALUE[top] / 5 if is_known else 0.0)
        found.append(CARRY[top] / 4 if is_known else 0.0)
        for i in range(4):
            player = (seat + i) % state.seats
            here = state.at[player * STATIONS : player * STATIONS + STATIONS].count(site) if i < state.seats else 0
            found.append(here / STATIONS)
    for i in range(4):
        player = (seat + i) % state.seats
        for equipment in range(len(EQUIPMENT)):
            found.append(state.level(player, equipment) / 4 if i < state.seats else 0.0)
        found.append(state.carrier.count(player) / 48 if i < state.seats else 0.0)
    found.append(state.points[seat] / state.target)
    found.append(state.actions / 3)
    found.extend([state.bonuses[i] / 3 for i in range(len(BONUSES))])
    found.append(float(bool(state.stack) and state.stack[-1][0] == seat))
    found.append(float(state.open_finds))
    return found
