"""Numbers for training: every answer there is, and what a seat knows as a list of floats."""

from __future__ import annotations

from offworld.games.ceres.data.book import (
    ASTEROID_IDS,
    ASTEROID_RING,
    CONTRACT_IDS,
    CONTRACT_LEVELS,
    FACILITY_COUNT,
    LAUNCH_PRICE,
    OPTION_IDS,
    PROJECT_IDS,
    SHIP_IDS,
    STATION_IDS,
    TOKEN_IDS,
    UNION_NUMBERS,
)
from offworld.games.ceres.data.figures import ROUNDS
from offworld.games.ceres.names import AUTOMA, COLOURS, FIELDS, FREE, KINDS, LATER, LINES, LOCATIONS, RESOURCES
from offworld.games.ceres.rules import asking
from offworld.games.ceres.rules.actions.unions import PIECES
from offworld.games.ceres.rules.deeds.building import NEW
from offworld.games.ceres.rules.paying import PAY
from offworld.games.ceres.rules.scoring import final_lines
from offworld.games.ceres.rules.state import Ceres
from offworld.kernel.decision import Answer

MOST_SEATS = 4
MOST_AMOUNT = 8  # of conversions, assemblies, uses of an offer and mixed units
KINDS_OF_ACTION = ("use", "override", "work", "favour", "lobby", "grant", "commit", "pass", "pay", "end")


def atoms(seats: int) -> list[Answer]:
    """Return every answer or pick that can ever occur, once each, in a fixed order; tuples are picked by elements."""
    found: list[Answer] = [*KINDS_OF_ACTION, *LOCATIONS, *OPTION_IDS, *PIECES, NEW, "A", "B", asking.SKIP, None]
    found.extend([*ASTEROID_IDS, *FIELDS, *PROJECT_IDS, *CONTRACT_IDS, *TOKEN_IDS, *STATION_IDS])
    found.extend([*COLOURS, *RESOURCES, *range(MOST_AMOUNT + 1)])
    found.extend([("aside", *pay) for pay in PAY])
    return list(dict.fromkeys(found))


def features(state: Ceres, seat: int) -> list[float]:
    """Return what the seat may know: the belt, the station, and all players beginning with oneself."""
    found = [state.round / ROUNDS, float(state.contracts), state.seats / MOST_SEATS]
    found.extend([float(state.acting == seat), float(state.first == seat)])
    for rock, owner in enumerate(state.owners):
        found.append(LAUNCH_PRICE[rock][state.rings[ASTEROID_RING[rock]]] / 7)
        found.append(1.0 if owner == seat else -1.0 if owner >= 0 else 0.0)
        found.append(float(owner == FREE))
    found.extend([float(card in state.facilities) for card in range(FACILITY_COUNT)])
    found.extend([float(project in state.projects) for project in range(len(PROJECT_IDS))])
    found.extend([float(ship in state.ships[max(0, state.round - 1) :]) for ship in range(len(SHIP_IDS))])
    found.extend([count / 10 for count in state.pool])
    found.extend([state.aboard.count(colour) / 2 for colour in range(len(COLOURS))])
    found.extend([float(state.is_full(location)) for location in range(5)])
    found.extend([_token(state, seat, token) for token in range(len(TOKEN_IDS))])
    for tile in range(len(UNION_NUMBERS)):
        found.extend(_tile(state, tile))
    found.extend([float(contract in state.offers) for contract in range(len(CONTRACT_IDS))])
    for step in range(MOST_SEATS):
        if step < state.seats:
            found.extend(_board(state, (seat + step) % state.seats))
        else:
            found.extend([0.0] * _BOARD)
    rival = state.automa
    if rival is None:
        found.extend([0.0] * 6)
    else:
        found.extend((sum(rival.points) / 50, rival.credits / 10, rival.probes / 4, rival.research / 10))
        found.extend((rival.leaders / 5, state.owners.count(AUTOMA) / 8))
    return found


def _token(state: Ceres, seat: int, token: int) -> float:
    if token not in state.tokens:
        return 0.0
    return 1.0 / (1 + state.leaders_on(state.tokens.index(token)))


def _tile(state: Ceres, tile: int) -> list[float]:
    if tile not in state.unions:
        return [0.0, 0.0, 0.0]
    at = state.unions.index(tile)
    return [1.0, state.progress[at] / 12, state.posts[2 * at : 2 * at + 2].count(FREE) / 2]


def _board(state: Ceres, seat: int) -> list[float]:
    at = seat * KINDS
    found = [count / 10 for count in state.stock[at : at + KINDS]]
    found.extend([count / 10 for count in state.income[at : at + KINDS]])
    found.extend([level / 6 for level in state.research[seat * 3 : seat * 3 + 3]])
    found.extend([points / 30 for points in state.points[seat * LINES : seat * LINES + LINES]])
    found.append(sum(final_lines(state, seat)) / 60)
    found.extend((state.leaders[seat] / 5, float(state.pawns[seat]), float(state.passed[seat])))
    found.extend((float(state.labour[seat]), state.launched[seat] / 8))
    cards: list[float] = [0.0] * len(STATION_IDS)
    stations = state.stations[seat]
    for place in range(0, len(stations), 4):
        cards[stations[place]] = 0.5 if stations[place + 3] else 1.0
        for upgrade in stations[place + 1 : place + 3]:
            if upgrade != FREE:
                cards[upgrade] = -1.0
    found.extend(cards)
    found.extend([_project(owner, seat) for owner in state.project_of])
    for contract in range(len(CONTRACT_IDS)):
        if state.contracts and state.contract_of[contract] == seat:
            found.append(1.0 if state.kept[contract] else -1.0 + state.levels[contract] / CONTRACT_LEVELS[contract])
        else:
            found.append(0.0)
    return found


def _project(owner: int, seat: int) -> float:
    return 1.0 if owner == seat else -1.0 if owner == seat + LATER else 0.0


_BOARD = 6 + 6 + 3 + LINES + 1 + 5 + len(STATION_IDS) + len(PROJECT_IDS) + len(CONTRACT_IDS)
