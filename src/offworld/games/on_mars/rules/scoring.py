"""Points, line by line, and the tie-breaks."""

from __future__ import annotations

from typing import Final

from offworld.games.on_mars.data.boards import (
    COLONISTS_EACH,
    COLUMN,
    PER_SHELTER,
    PROGRESS_POINTS,
    SCIENTIST_POINTS,
    SHIP_POINTS,
)
from offworld.games.on_mars.data.cards import CARD_BUILDING, CARD_LEVEL, CARD_POINTS, CONTRACTS, SCIENTIST_SCORES
from offworld.games.on_mars.data.house import COLUMN_POINTS, QUARTERS_POINTS
from offworld.games.on_mars.names import ACTION_SIDE, TECHS
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.text import Text

SOURCES: Final = (
    "track",
    "progress",
    "ships",
    "colonists",
    "techs",
    "blueprints",
    "scientists",
    "contracts",
)


def breakdown(state: OnMars, party: int) -> tuple[int, ...]:
    """Return a party's points by source as if the game ended now, in the order of SOURCES."""
    return (
        state.points[party],
        PROGRESS_POINTS[sum(state.cubes[party * 5 : party * 5 + 5])],
        SHIP_POINTS * state.hangar[party],
        quarters_points(state, party),
        tech_points(state, party),
        blueprint_points(state, party),
        scientist_points(state, party),
        contract_points(state, party),
    )


def total(state: OnMars, party: int) -> int:
    """Return a party's points as if the game ended now."""
    return sum(breakdown(state, party))


def scores(state: OnMars) -> list[int]:
    """Return everyone's points as they stand; Lacerda is not among them."""
    return [total(state, seat) for seat in range(state.seats)]


def quarters_points(state: OnMars, party: int) -> int:
    """Return the points of the highest occupied row once colonists came home from work and from one's own side."""
    if state.is_lacerda(party):  # all slots that he has count as occupied
        count = state.capacity(party)
    else:
        count = state.quarters[party] + state.working[party]
        for action, side in enumerate(ACTION_SIDE):
            if side == state.side(party):
                count += state.slots[action * state.parties + party]
        count = min(count, state.capacity(party), COLONISTS_EACH)
    return QUARTERS_POINTS[(count - 1) // PER_SHELTER] if count else 0


def tech_points(state: OnMars, party: int) -> int:
    """Return the points of a party's technologies by column."""
    cells = state.tech_at[party * len(TECHS) : (party + 1) * len(TECHS)]
    return sum([COLUMN_POINTS[COLUMN[cell] - 1] for cell in cells if cell >= 0])


def blueprint_points(state: OnMars, party: int) -> int:
    """Return the points of built blueprints, less those of unused ones."""
    found = 0
    for card in state.cards_of(party):
        points = CARD_POINTS[CARD_LEVEL[card]]
        found += points if state.card_hex[card] >= 0 else -points
    return found


def advanced_of_type(state: OnMars, building: int) -> int:
    """Return the advanced buildings of a type on Mars, whoever owns them."""
    return len([card for card, place in enumerate(state.card_hex) if place >= 0 and CARD_BUILDING[card] == building])


def scientist_points(state: OnMars, party: int) -> int:
    """Return three points for each advanced building that a party's scientists look at."""
    found = 0
    for scientist, owner in enumerate(state.scientist_owner):
        if owner == party:
            found += SCIENTIST_POINTS * advanced_of_type(state, SCIENTIST_SCORES[scientist])
    return found


def contract_points(state: OnMars, party: int) -> int:
    """Return what contracts bring or cost; Lacerda's count as completed."""
    found = 0
    for contract in state.contracts_of(party):
        done = state.contract_done[contract] or state.is_lacerda(party)
        found += CONTRACTS[contract].done if done else CONTRACTS[contract].failed
    return found


def standing(state: OnMars, party: int) -> tuple[int, int, int, int]:
    """Return points and tie-breaks: crystals in the depot, advanced buildings, cubes (R063)."""
    cubes = sum(state.cubes[party * 5 : party * 5 + 5])
    return total(state, party), state.crystals[party], state.markers(party), cubes


def lines(state: OnMars, party: int) -> list[tuple[Text, int]]:
    """Return what a party's points are for."""
    return [(Text("on_mars-score-" + name), points) for name, points in zip(SOURCES, breakdown(state, party))]
