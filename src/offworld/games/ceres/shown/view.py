"""What a seat may see, and a guess at the rest.

Decided once: everything on the table is public, stocks and scores included (R20). Hidden from everybody are the orders
of the face-down decks: facilities, projects, contracts, and the Automa's action and priority cards. Which cards are
still in a deck follows from what has been seen; which ships will come lies open from the start.
"""

from __future__ import annotations

from typing import Final

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
    RingView,
    TokenView,
    UnionSlot,
    UnionView,
)
from offworld.games.ceres.words.pictures import units_json
from offworld.kernel.layers import FieldsNode, Laid, Layer
from offworld.kernel.parts import Parts
from offworld.kernel.rng import Rng


def view(state: Ceres, seat: int | None, parts: Parts) -> Laid:
    """Return the table as this seat sees it; None is a spectator. What all see is made once for all who look."""
    everybody = parts.get("table", parts.moment)
    if everybody is None:
        everybody = parts.keep("table", parts.moment, _table(state, parts))
    prices = None if seat is None else _prices(state, seat, parts)
    own = parts.layer(("own", seat), _OWN, (prices, preview(state, seat)))
    return parts.lay(("table", seat), everybody, own)


_OWN: Final = Layer(prices=None, preview=None)


def _table(state: Ceres, parts: Parts) -> FieldsNode:
    """Return what all see who look at this moment; prices and previews are still to come."""
    rings = tuple(state.rings)
    return parts.layer(
        "everybody",
        _TABLE,
        (
            DATA,
            state.round,
            ROUNDS,
            phase(state),
            party(state.acting),
            state.first,
            rings,
            (rings, tuple(state.owners)),
            state.pool[:],
            state.supply[:],
            state.ships[:],
            state.aboard[:],
            state.facilities[:],
            len(state.facility_deck),
            state.projects[:],
            len(state.project_deck),
            (state.slots[:], state.room),
            [_token(state, place) for place in range(len(state.tokens))],
            [_union(state, at) for at in range(len(state.unions))],
            len(state.contract_deck),
            [parts.settled(("player", each), _player(state, each)) for each in range(state.seats)],
            None if state.automa is None else _automa(state, state.automa),
            None,
            None,
        ),
    )


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


def _rings(turns: tuple[int, ...]) -> list[RingView]:
    return [{"id": name, "turns": turns[at], "steps": RING_STEPS[at]} for at, name in enumerate(RINGS)]


def _asteroids(source: tuple[tuple[int, ...], tuple[int, ...]]) -> list[AsteroidView]:
    """Return the asteroids in play, from where the rings stand and who owns what."""
    rings, owners = source
    return [_asteroid(rings, owners[at], at) for at in EACH_ROCK if owners[at] != ABSENT]


def _asteroid(rings: tuple[int, ...], owner: int, rock: Rock) -> AsteroidView:
    ring = ASTEROID_RING[rock]
    turns = rings[ring]
    later = (turns + RING_STEPS[ring]) % SECTORS
    return {
        "id": ASTEROID_IDS[rock],
        "sector": (ASTEROID_SECTOR[rock] + turns) % SECTORS,
        "next": (ASTEROID_SECTOR[rock] + later) % SECTORS,
        "price": LAUNCH_PRICE[rock][turns],
        "next_price": LAUNCH_PRICE[rock][later],
        "owner": None if owner == FREE else party(owner),
    }


def _locations(source: tuple[list[int], int]) -> dict[str, list[Party | None]]:
    """Return who stands where, from all slots and how many each location has."""
    slots, room = source
    return {
        name: [None if who == FREE else party(who) for who in slots[at * room : (at + 1) * room]]
        for at, name in enumerate(LOCATIONS)
    }


def _by_colour(counts: list[int]) -> dict[str, int]:
    return dict(zip(COLOURS, counts))


def _ships(ships: list[int]) -> list[str]:
    return [SHIP_IDS[ship] for ship in ships]


def _colours(colours: list[int]) -> list[str]:
    return [COLOURS[colour] for colour in colours]


def _facilities(cards: list[int]) -> list[str]:
    return [STATION_IDS[card] for card in cards]


def _projects(projects: list[int]) -> list[str]:
    return [PROJECT_IDS[project] for project in projects]


_TABLE: Final = Layer(
    data=None,
    round=None,
    rounds=None,
    phase=None,
    turn=None,
    first=None,
    rings=_rings,
    asteroids=_asteroids,
    pool=_by_colour,
    supply=_by_colour,
    ships=_ships,
    aboard=_colours,
    facilities=_facilities,
    facility_deck=None,
    projects=_projects,
    project_deck=None,
    locations=_locations,
    tokens=None,
    unions=None,
    contract_deck=None,
    players=None,
    automa=None,
    prices=None,
    preview=None,
)


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


def _prices(state: Ceres, seat: int, parts: Parts) -> Prices:
    """Return what things cost a seat: that follows from its research, the rings, and what lies open."""
    less = reductions(state, seat)
    research = state.research[seat * 3 : seat * 3 + 3]
    source = (less, research, state.owners[:], state.rings[:], state.facilities[:], state.projects[:])
    found: Prices | None = parts.get(("prices", seat), source)
    if found is None:
        found = parts.keep(("prices", seat), source, prices(state, seat, less))
    return found


def prices(state: Ceres, seat: int, less: tuple[int, int, int]) -> Prices:
    """Return what launches, facilities and projects cost this seat, with what is taken off each of these."""
    change, discount, waived = less
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
