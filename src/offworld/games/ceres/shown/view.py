"""What a seat may see, and a guess at the rest.

Decided once: everything on the table is public, stocks and scores included (R20). Hidden from everybody are the orders
of the face-down decks: facilities, projects, contracts, and the Automa's action and priority cards. Which cards are
still in a deck follows from what has been seen; which ships will come lies open from the start.
"""

from __future__ import annotations

from typing import cast

from offworld.games.ceres.data.automa import ACTIONS, LEADERS, PRIORITIES
from offworld.games.ceres.data.book import (
    ASTEROID_IDS,
    ASTEROID_RING,
    ASTEROID_SECTOR,
    CONTRACT_IDS,
    CONTRACT_LEVELS,
    EACH_ROCK,
    LAUNCH_PRICE,
    PROJECT_IDS,
    SHIP_IDS,
    STATION_COLOUR,
    STATION_IDS,
    TOKEN_IDS,
    UNION_NUMBERS,
)
from offworld.games.ceres.data.figures import DATA, RING_STEPS, ROUNDS
from offworld.games.ceres.data.unions import SEAL_COLOURS, SLOTS, TRACK
from offworld.games.ceres.names import (
    ABSENT,
    AUTOMA,
    COLOURS,
    FIELDS,
    FREE,
    KINDS,
    LINES,
    LOCATIONS,
    NO_WORKER,
    ORIGINS,
    PARTIES,
    RESOURCES,
    RINGS,
    SECTORS,
    SOURCES,
    Rock,
)
from offworld.games.ceres.rules.actions.council import price as favour_price
from offworld.games.ceres.rules.actions.unions import PIECES, REPEAT
from offworld.games.ceres.rules.automa.means import PROMISES
from offworld.games.ceres.rules.automa.rival import SOURCES as RIVAL_SOURCES
from offworld.games.ceres.rules.automa.rival import Automa
from offworld.games.ceres.rules.deeds.base import Steps
from offworld.games.ceres.rules.deeds.building import BuildFacility, price_of
from offworld.games.ceres.rules.deeds.launching import LaunchProbe, launch_price, price_after
from offworld.games.ceres.rules.deeds.projects import SettleProject, is_payable, waived_units
from offworld.games.ceres.rules.rounds import Finish
from offworld.games.ceres.rules.scoring import final_lines
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.shown.preview import preview
from offworld.games.ceres.shown.types import (
    AsteroidView,
    AutomaView,
    ContractView,
    OutstationView,
    Party,
    Phase,
    PlayerView,
    Prices,
    TableView,
    TokenView,
    UnionSlot,
    UnionView,
)
from offworld.games.ceres.words.pictures import units_json
from offworld.kernel.parts import Parts
from offworld.kernel.rng import Rng


def view(state: Ceres, seat: int | None, parts: Parts) -> TableView:
    """Return the table as this seat sees it; None is a spectator. What all see is made once for all who look."""
    everybody = parts.get("table", parts.moment)
    if everybody is None:
        everybody = parts.keep("table", parts.moment, _table(state))
    own = {"prices": None if seat is None else prices(state, seat), "preview": preview(state, seat)}
    return cast(TableView, parts.lay(everybody, own))


def _table(state: Ceres) -> TableView:
    """Return what all see who look at this moment; prices and previews are still to come."""
    return {
        "data": DATA,
        "round": state.round,
        "rounds": ROUNDS,
        "phase": phase(state),
        "turn": party(state.acting),
        "first": state.first,
        "rings": [{"id": name, "turns": state.rings[at], "steps": RING_STEPS[at]} for at, name in enumerate(RINGS)],
        "asteroids": [_asteroid(state, at) for at in EACH_ROCK if state.owners[at] != ABSENT],
        "pool": dict(zip(COLOURS, state.pool)),
        "supply": dict(zip(COLOURS, state.supply)),
        "ships": [SHIP_IDS[ship] for ship in state.ships],
        "aboard": [COLOURS[colour] for colour in state.aboard],
        "facilities": [STATION_IDS[card] for card in state.facilities],
        "facility_deck": len(state.facility_deck),
        "projects": [PROJECT_IDS[project] for project in state.projects],
        "project_deck": len(state.project_deck),
        "locations": {name: _slots(state, at) for at, name in enumerate(LOCATIONS)},
        "tokens": [_token(state, place) for place in range(len(state.tokens))],
        "unions": [_union(state, at) for at in range(len(state.unions))],
        "contract_deck": len(state.contract_deck),
        "players": [_player(state, each) for each in range(state.seats)],
        "automa": None if state.automa is None else _automa(state, state.automa),
        "prices": None,
        "preview": None,
    }


def party(number: int) -> Party:
    """Return a seat, or the name of the Automa."""
    return "automa" if number == AUTOMA else number


def phase(state: Ceres) -> Phase:
    """Return where in the match this is: choosing tokens, the activation phase, the last payments, or over."""
    if state.outcome is not None:
        return "over"
    if state.choosing:
        return "tokens"
    for _, effect in state.stack:
        if isinstance(effect, Finish):
            return "last_payments"
    return "activation"


def _asteroid(state: Ceres, rock: Rock) -> AsteroidView:
    ring = ASTEROID_RING[rock]
    turns = state.rings[ring]
    owner = state.owners[rock]
    later = (turns + RING_STEPS[ring]) % SECTORS
    return {
        "id": ASTEROID_IDS[rock],
        "sector": (ASTEROID_SECTOR[rock] + turns) % SECTORS,
        "next": (ASTEROID_SECTOR[rock] + later) % SECTORS,
        "price": LAUNCH_PRICE[rock][turns],
        "next_price": LAUNCH_PRICE[rock][later],
        "owner": None if owner == FREE else party(owner),
    }


def _slots(state: Ceres, location: int) -> list[Party | None]:
    row = state.slots[location * state.room : location * state.room + state.room]
    return [None if who == FREE else party(who) for who in row]


def _token(state: Ceres, place: int) -> TokenView:
    row = state.callers[place * PARTIES : place * PARTIES + PARTIES]
    return {
        "id": TOKEN_IDS[state.tokens[place]],
        "price": favour_price(state, place),
        "callers": [party(who) for who, count in enumerate(row) for _ in range(count)],
    }


def _union(state: Ceres, at: int) -> UnionView:
    offers = state.offers[at * SLOTS : at * SLOTS + SLOTS]
    return {
        "number": UNION_NUMBERS[state.unions[at]],
        "progress": state.progress[at],
        "worth": TRACK[state.progress[at]],
        "seals": state.seals[at],
        "colour": SEAL_COLOURS[state.colours[at]],
        "contracts": [None if contract == FREE else CONTRACT_IDS[contract] for contract in offers],
        "slots": [_post(post) for post in state.posts[at * SLOTS : at * SLOTS + SLOTS]],
    }


def _post(post: int) -> UnionSlot | None:
    if post == FREE:
        return None
    piece = post % REPEAT
    return {"owner": party(piece >> 1), "piece": PIECES[piece & 1], "repeat": post >= REPEAT}


def _player(state: Ceres, seat: int) -> PlayerView:
    at = seat * KINDS
    held = [contract for contract, owner in enumerate(state.contract_of) if owner == seat]
    lines = state.points[seat * LINES : seat * LINES + LINES]
    return {
        "points": sum(lines),
        "lines": dict(zip(SOURCES, lines)),
        "final": dict(zip(SOURCES, lines if state.outcome is not None else final_lines(state, seat))),
        "stock": dict(zip(RESOURCES, state.stock[at : at + KINDS])),
        "income": dict(zip(RESOURCES, state.income[at : at + KINDS])),
        "research": dict(zip(FIELDS, state.research[seat * 3 : seat * 3 + 3])),
        "leaders": state.leaders[seat],
        "pawn": bool(state.pawns[seat]),
        "lobby": state.lobby[seat],
        "passed": bool(state.passed[seat]),
        "labour_union": bool(state.labour[seat]),
        "launched": state.launched[seat],
        "outstations": outstations(state, seat),
        "paid": [PROJECT_IDS[project] for project, owner in enumerate(state.project_of) if owner == seat],
        "unpaid": [
            {
                "id": PROJECT_IDS[project],
                "waived": waived_units(state, seat, project, 0),
                "payable": is_payable(state, seat, project, 0),
            }
            for project in state.unpaid(seat)
        ],
        "contracts": [_contract(state, contract) for contract in held],
    }


def outstations(state: Ceres, seat: int) -> list[OutstationView]:
    """Return a seat's outstations with upgrades and workers."""
    stations = state.stations[seat]
    return [
        {
            "id": STATION_IDS[stations[at]],
            "colour": COLOURS[STATION_COLOUR[stations[at]]],
            "upgrades": [STATION_IDS[card] for card in stations[at + 1 : at + 3] if card != FREE],
            "worker": None if stations[at + 3] == NO_WORKER else ORIGINS[stations[at + 3]],
        }
        for at in range(0, len(stations), 4)
    ]


def _contract(state: Ceres, contract: int) -> ContractView:
    tile = state.contract_union[contract]
    return {
        "id": CONTRACT_IDS[contract],
        "union": UNION_NUMBERS[state.unions[tile]],
        "colour": SEAL_COLOURS[state.colours[tile]],
        "level": state.levels[contract],
        "levels": CONTRACT_LEVELS[contract],
        "kept": bool(state.kept[contract]),
        "worth": TRACK[state.progress[tile]] if state.kept[contract] else None,
    }


def _automa(state: Ceres, rival: Automa) -> AutomaView:
    return {
        "level": LEADERS[rival.level].id,
        "points": sum(rival.points),
        "lines": dict(zip(RIVAL_SOURCES, rival.points)),
        "credits": rival.credits,
        "probes": rival.probes,
        "research": rival.research,
        "leaders": rival.leaders,
        "workers": rival.workers,
        "pawn": bool(rival.pawn),
        "facilities": rival.facilities,
        "passed": bool(rival.passed),
        "crew": dict(zip(COLOURS, [a + b for a, b in zip(rival.crew, rival.borrowed)])),
        "promises": [PROMISES[at] for at, promised in enumerate(rival.promises) if promised],
        "actions": len(rival.actions),
        "discards": [ACTIONS[card].id for card in rival.discards],
        "priorities": len(rival.priorities),
        "used": [PRIORITIES[card].id for card in rival.used],
        "card": None if rival.done[0] < 0 else ACTIONS[rival.done[0]].id,
        "priority": None if rival.done[1] < 0 else PRIORITIES[rival.done[1]].id,
    }


def reductions(state: Ceres, seat: int) -> tuple[int, int, int]:
    """Return what the seat's question in progress takes off launches, facilities and projects."""
    if state.stack and state.stack[-1][0] == seat:
        effect = state.stack[-1][1]
        if isinstance(effect, Steps):
            deed = effect.deeds[0]
            if isinstance(deed, LaunchProbe):
                return deed.change, 0, 0
            if isinstance(deed, BuildFacility):
                return 0, deed.discount, 0
            if isinstance(deed, SettleProject):
                return 0, 0, deed.discount
    return 0, 0, 0


def prices(state: Ceres, seat: int) -> Prices:
    """Return what launches, facilities and projects cost this seat, by the question in progress or else by leaders."""
    change, discount, waived = reductions(state, seat)
    return {
        "launch": {
            ASTEROID_IDS[rock]: launch_price(state, seat, rock, change)
            for rock, owner in zip(EACH_ROCK, state.owners)
            if owner == FREE
        },
        "launch_next": {
            ASTEROID_IDS[rock]: price_after(state, seat, rock, RING_STEPS[ASTEROID_RING[rock]])
            for rock, owner in zip(EACH_ROCK, state.owners)
            if owner == FREE
        },
        "build": {STATION_IDS[card]: units_json(price_of(state, seat, card, discount)) for card in state.facilities},
        "waived": {PROJECT_IDS[project]: waived_units(state, seat, project, waived) for project in state.projects},
    }


def guess(state: Ceres, seats: tuple[int, ...], rng: Rng) -> None:
    """Redraw the orders of the face-down decks; who guesses does not matter, as nobody has seen anything of them."""
    decks = [state.facility_deck, state.project_deck, state.contract_deck]
    if state.automa is not None:
        decks.extend([state.automa.actions, state.automa.priorities])
    for deck in decks:
        deck.sort()
        rng.shuffle(deck)
