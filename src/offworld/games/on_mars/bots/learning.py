"""On Mars as numbers: the actions and the observation for training."""

from __future__ import annotations

from typing import Any

from offworld.games.on_mars.data.boards import CELLS, EXECUTIVE_IDS, GRID_IDS, LSS_CHOICE_IDS
from offworld.games.on_mars.data.cards import CARD_IDS, CARDS, CONTRACTS, FIRST_DELIVERY, GOAL_NEEDS, GOALS, SCIENTISTS
from offworld.games.on_mars.data.discoveries import TILE_IDS
from offworld.games.on_mars.data.field import HEX_IDS, HEXES
from offworld.games.on_mars.names import (
    BUILDINGS,
    CRYSTAL_FOUND,
    FIRST_RESEARCH,
    GOODS,
    MAIN_ACTIONS,
    PLACES,
    SHELTER,
    SIDES,
    TECHS,
)
from offworld.games.on_mars.rules.effects.paying import GOAL_IDS
from offworld.games.on_mars.rules.goals import progress
from offworld.games.on_mars.rules.scoring import total
from offworld.games.on_mars.rules.state import OnMars

MOST_SEATS = 4
MOST = 13  # the largest number that is ever answered

WORDS = (
    *("main", "exec", "use", "staff", "end", "done", "build", "develop", "learn", "upgrade", "tech", "bot", "rover"),
    *("ship", "scientist", "contract", "deliver", "lose", "stay", "shuttle", "colonists"),
)


def atoms(seats: int) -> list[Any]:
    """Return every pick and every aside that can occur, in a fixed order."""
    names: list[str] = [*WORDS, *MAIN_ACTIONS[0], *MAIN_ACTIONS[1], *EXECUTIVE_IDS, *LSS_CHOICE_IDS, *CARD_IDS]
    names += [
        *SCIENTISTS,
        *TECHS,
        *CELLS,
        *GRID_IDS,
        *BUILDINGS,
        *HEX_IDS,
        *TILE_IDS,
        *GOODS,
        *PLACES,
        *SIDES,
        *GOAL_IDS,
    ]
    found: list[Any] = list(dict.fromkeys(names))
    found.extend(range(MOST + 1))
    found.extend([None, True, False])
    for contract in CONTRACTS[FIRST_DELIVERY:]:
        found.extend([("aside", "deliver", contract.number, GOODS[i]) for i, need in enumerate(contract.goods) if need])
    for goal in range(1, GOALS + 1):
        found.extend([("aside", "goal", goal, reward) for reward in (1, 2)])
    return found


def features(state: OnMars, seat: int) -> list[float]:
    """Return what the seat may know: the map, the shared boards, and all players beginning with oneself."""
    found: list[float] = [state.round / 20, state.level / 5, state.remaining / 3, state.ending / 2, state.phase / 3]
    found.extend([state.shuttle_side, state.shuttle_at / 3, float(state.main_done), float(state.exec_done)])
    found.extend([count / 3 for count in state.store])
    found.extend([row / 5 for row in state.lss])
    for tech in range(len(TECHS)):
        spot = state.grid.index(tech) if tech in state.grid else -1
        found.append((8 - spot) / 8 if spot >= 0 else 0.0)
    for kind in range(SHELTER):
        found.extend([float(state.sites[kind] >> place & 1) for place in range(HEXES)])
    found.extend([_ground(state.ground[place]) for place in range(HEXES)])
    found.extend([float(card in state.market) for card in range(CARDS)])
    found.extend([float(card in state.display) for card in range(len(SCIENTISTS) + len(CONTRACTS))])
    for goal in range(GOALS):
        held = state.goal_at[goal] == seat
        found.append(min(1.0, progress(state, seat, goal) / GOAL_NEEDS[goal]) if held else 0.0)
    size = len(_board(state, seat, seat))
    for step in range(MOST_SEATS):
        if step < state.parties:
            found.extend(_board(state, (seat + step) % state.parties, seat))
        else:
            found.extend([0.0] * size)
    return found


def _ground(code: int) -> float:
    if code == CRYSTAL_FOUND:
        return 0.3
    return 1.0 if code >= FIRST_RESEARCH else 0.6 if code else 0.0


def _board(state: OnMars, party: int, seat: int) -> list[float]:
    found = [total(state, party) / 80, state.space[party] / 8, float(state.acted[party])]
    found.extend([count / 6 for count in state.resources(party)])
    found.extend([state.crystals[party] / 8, state.waiting[party] / 8, state.quarters[party] / 12])
    found.extend([state.working[party] / 12, state.supply[party] / 12, state.shelters[party] / 5])
    found.extend([state.hangar[party] / 5, state.ships_taken(party) / 5, state.found[party] / 6])
    found.append(state.goal_at.count(party) / 3)
    found.extend([float(state.docks[party] >> slot & 1) for slot in range(8)])
    found.extend([state.tech_level(party, tech) / 6 for tech in range(len(TECHS))])
    found.extend([float(cube) for cube in state.cubes[party * 5 : party * 5 + 5]])
    found.extend([float(tile) for tile in state.research[party * 4 : party * 4 + 4]])
    found.extend([float(state.card_owner[card] == party) for card in range(CARDS)])
    found.extend([float(state.card_owner[card] == party and state.card_hex[card] >= 0) for card in range(CARDS)])
    found.extend([float(owner == party) for owner in state.scientist_owner])
    found.extend([float(owner == party) for owner in state.contract_owner])
    found.extend([float(state.sites[SHELTER + party] >> place & 1) for place in range(HEXES)])
    bots = state.bots_of(party)
    found.extend([1.0 if place in bots else 0.5 if place == state.rover[party] else 0.0 for place in range(HEXES)])
    return found
