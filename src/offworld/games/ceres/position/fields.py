"""The fields of a position of Ceres, declared once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from offworld.games.ceres.data import automa as cards
from offworld.games.ceres.data.book import (
    ASTEROID_IDS,
    CONTRACT_IDS,
    FACILITY_COUNT,
    PROJECT_IDS,
    SHIP_IDS,
    STATION_IDS,
    TOKEN_IDS,
    TOP_LEVEL,
    UNION_NUMBERS,
)
from offworld.games.ceres.data.figures import FACILITIES_SHOWN, LEADERS, ROUNDS, STORED_PROBES, TOKENS_IN_PLAY, WORKERS
from offworld.games.ceres.data.unions import SEAL_COLOURS, SEALS, SLOTS, TRACK
from offworld.games.ceres.names import (
    ABSENT,
    AUTOMA,
    COLOURS,
    FIELDS,
    FREE,
    KINDS,
    LATER,
    LINES,
    LOCATIONS,
    NO_WORKER,
    ORIGINS,
    PARTIES,
    RESOURCES,
    RINGS,
    SECTORS,
    SOURCES,
)
from offworld.games.ceres.rules.actions.unions import PIECES, REPEAT
from offworld.games.ceres.rules.automa.means import PROMISES
from offworld.games.ceres.rules.automa.rival import SOURCES as RIVAL_SOURCES
from offworld.games.ceres.rules.automa.rival import Automa
from offworld.games.ceres.rules.state import Ceres
from offworld.kernel.fields import Bool, Int, Kind, Maybe, Name, Scope, Seat, wrong
from offworld.kernel.layout import Layout
from offworld.kernel.option import OptionValue
from offworld.kernel.piles import Piles
from offworld.kernel.problem import not_one_of
from offworld.kernel.shapes import By, Fields, Many, Row
from offworld.kernel.text import Text

MANY = 999  # more units or points than any match gives


class Party(Kind):
    """A seat, or `automa` in a solo match."""

    def __init__(self, **marks: Any) -> None:
        super().__init__(marks)

    def encode(self, value: Any) -> Any:
        return "automa" if value == AUTOMA else value

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if scope.seats == 1 and given == "automa":
            return AUTOMA
        if type(given) is int and 0 <= given < scope.seats:
            return given
        seats = [str(seat) for seat in range(scope.seats)]
        raise wrong(path, not_one_of(given, [*seats, "automa"] if scope.seats == 1 else seats))

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer", "minimum": 0}, {"const": "automa"}]}


PARTY = Party(called="Party", about="A seat, or automa in a solo match.")
STATION = Name(
    STATION_IDS, called="Outstation", about="A facility card, or one of the starting outstations S-grey to S-green."
)
PROJECT = Name(PROJECT_IDS, called="Project", about="A settlement project, P01 to P24.")
CONTRACT = Name(CONTRACT_IDS, called="Contract", about="A contract, C01 to C32.")
SHIP = Name(SHIP_IDS, called="Ship", about="A ship; the digit is its round.")
COLOUR = Name(COLOURS)
COUNT = Int(0, MANY)


def _owners(state: Ceres) -> list[int]:
    return [FREE if owner == ABSENT else owner for owner in state.owners]


def _set_owners(state: Ceres, owners: list[int]) -> None:
    for rock, owner in enumerate(owners):
        if state.owners[rock] == ABSENT and owner != FREE:
            raise wrong(f"asteroids.{ASTEROID_IDS[rock]}", not_one_of(None, ["null"]))
        if state.owners[rock] != ABSENT:
            state.owners[rock] = owner


def _slots(state: Ceres) -> list[list[int]]:
    rows = [state.slots[at * state.room : at * state.room + state.room] for at in range(len(LOCATIONS))]
    return [[who for who in row if who != FREE] for row in rows]


def _set_slots(state: Ceres, rows: list[list[int]]) -> None:
    for at, row in enumerate(rows):
        if len(row) > state.room:
            raise wrong(f"slots.{LOCATIONS[at]}", not_one_of(len(row), [f"0–{state.room}"]))
        state.slots[at * state.room : at * state.room + state.room] = row + [FREE] * (state.room - len(row))


def _callers(state: Ceres) -> list[list[int]]:
    rows = [state.callers[at * PARTIES : at * PARTIES + PARTIES] for at in range(TOKENS_IN_PLAY)]
    return [[who for who, count in enumerate(row) for _ in range(count)] for row in rows]


def _set_callers(state: Ceres, rows: list[list[int]]) -> None:
    state.callers = [row.count(who) for row in rows for who in range(PARTIES)]


def _tiles(state: Ceres) -> list[Any]:
    return [
        (
            tile,
            state.progress[at],
            state.seals[at],
            state.colours[at],
            state.offers[at * SLOTS : at * SLOTS + SLOTS],
            [_post(post) for post in state.posts[at * SLOTS : at * SLOTS + SLOTS]],
        )
        for at, tile in enumerate(state.unions)
    ]


def _post(post: int) -> Any:
    return FREE if post == FREE else ((post % REPEAT) >> 1, post % REPEAT & 1, post >= REPEAT)


def _set_tiles(state: Ceres, tiles: list[Any]) -> None:
    if len(tiles) != len(state.unions):
        raise wrong("unions", not_one_of(len(tiles), [str(len(state.unions))]))
    if sorted({tile[0] for tile in tiles}) != [tile[0] for tile in tiles]:
        raise wrong("unions", not_one_of("number", ["1 < 2 < 3 < 4 < 5 < 6"]))
    state.unions = [tile[0] for tile in tiles]
    state.progress = [tile[1] for tile in tiles]
    state.seals = [tile[2] for tile in tiles]
    state.colours = [tile[3] for tile in tiles]
    state.offers = [contract for tile in tiles for contract in tile[4]]
    state.posts = [
        FREE if post == FREE else post[0] * 2 + post[1] + (REPEAT if post[2] else 0)
        for tile in tiles
        for post in tile[5]
    ]


def _stations(state: Ceres, seat: int) -> list[Any]:
    row = state.stations[seat]
    return [
        (row[at], [card for card in row[at + 1 : at + 3] if card != FREE], row[at + 3]) for at in range(0, len(row), 4)
    ]


def _set_stations(state: Ceres, seat: int, stations: list[Any]) -> None:
    found: list[int] = []
    for card, upgrades, worker in stations:
        found.extend((card, *upgrades, *[FREE] * (2 - len(upgrades)), worker))
    state.stations[seat] = found


def _paid(state: Ceres, seat: int) -> list[int]:
    return [project for project, owner in enumerate(state.project_of) if owner == seat]


def _set_paid(state: Ceres, seat: int, projects: list[int]) -> None:
    _set_projects(state, projects, seat, f"players[{seat}].paid")


def _unpaid(state: Ceres, seat: int) -> list[int]:
    return state.unpaid(seat)


def _set_unpaid(state: Ceres, seat: int, projects: list[int]) -> None:
    _set_projects(state, projects, seat + LATER, f"players[{seat}].unpaid")


def _set_projects(state: Ceres, projects: list[int], owner: int, path: str) -> None:
    for at, project in enumerate(projects):
        if state.project_of[project] != FREE:
            raise wrong(f"{path}[{at}]", Text("error-twice", {"value": PROJECT_IDS[project]}))
        state.project_of[project] = owner


def _contracts(state: Ceres, seat: int) -> list[Any]:
    return [
        (contract, state.unions[state.contract_union[contract]], state.levels[contract], state.kept[contract])
        for contract, owner in enumerate(state.contract_of)
        if owner == seat
    ]


def _set_contracts(state: Ceres, seat: int, contracts: list[Any]) -> None:
    for at, (contract, union, level, kept) in enumerate(contracts):
        if union not in state.unions:
            allowed = [str(UNION_NUMBERS[tile]) for tile in state.unions]
            raise wrong(f"players[{seat}].contracts[{at}].union", not_one_of(UNION_NUMBERS[union], allowed))
        if state.contract_of[contract] != FREE:
            raise wrong(f"players[{seat}].contracts[{at}].id", Text("error-twice", {"value": CONTRACT_IDS[contract]}))
        state.contract_of[contract] = seat
        state.contract_union[contract] = state.unions.index(union)
        state.levels[contract] = level
        state.kept[contract] = kept


def _rival(state: Ceres) -> Any:
    return FREE if state.automa is None else state.automa


def _set_rival(state: Ceres, rival: Any) -> None:
    if (state.automa is None) != (rival == FREE):
        raise wrong("automa", not_one_of(None if rival == FREE else "automa", ["automa" if state.automa else "null"]))
    if isinstance(rival, Automa):
        assert state.automa is not None
        rival.level = state.automa.level  # the option says it
        state.automa = rival


def _made(*parts: Any) -> Automa:
    rival = Automa(0)
    (rival.credits, rival.probes, rival.research, rival.leaders, rival.workers, rival.pawn) = parts[:6]
    (rival.facilities, rival.passed, rival.points, rival.actions, rival.discards) = parts[6:11]
    (rival.priorities, rival.used, rival.crew, rival.borrowed, rival.promises, rival.done) = parts[11:]
    return rival


ACTION = Name(
    [card.id for card in cards.ACTIONS], called="ActionCard", about="An action card of the Automa, M01 to M16."
)
PRIORITY = Name([card.id for card in cards.PRIORITIES], called="PriorityCard", about="A priority card, Y1 to Y6.")
CREW = By(COLOURS, Int(0, WORKERS))
UNION = Name([str(number) for number in UNION_NUMBERS], called="UnionNumber", about="The number of a union, as text.")

LAYOUT = Layout(
    table={
        "round": Int(0, ROUNDS, about="The round; 0 before the first one, which then begins."),
        "first": Seat(about="Who begins the round."),
        "acting": Party(about="Whose turn it is in the activation phase; automa: it has had its turn."),
        "choosing": Bool(about="Whether the first player has still to choose the tokens."),
        "rings": By(RINGS, Int(0, SECTORS - 1), about="How far each ring has turned, in sectors."),
        "asteroids": By(
            ASTEROID_IDS,
            PARTY,
            blank=FREE,
            get=_owners,
            put=_set_owners,
            about="Whose probe is on which asteroid, A01 to A24; those left out are free.",
        ),
        "facilities": Many(STATION, most=FACILITIES_SHOWN, about="The display, from the left."),
        "facility_box": Many(STATION, about="Facilities that have left the game."),
        "facility_deck": Many(
            STATION, turned=True, seen="nobody", about="From the top; what is named nowhere follows."
        ),
        "projects": Many(PROJECT, about="Projects on display."),
        "project_box": Many(PROJECT, about="Projects that have left the game."),
        "project_deck": Many(PROJECT, turned=True, seen="nobody", about="From the top; what is named nowhere follows."),
        "ships": Row(ROUNDS, SHIP, about="The ships of the three rounds."),
        "aboard": Many(COLOUR, about="Workers that can be hired, in their order."),
        "pool": By(COLOURS, Int(0, WORKERS), about="Workers in the common pool."),
        "supply": By(COLOURS, Int(0, WORKERS), about="Workers in the supply; left out, those that are nowhere else."),
        "slots": By(LOCATIONS, Many(PARTY), get=_slots, put=_set_slots, about="Whose leaders stand where."),
        "tokens": Many(Name(TOKEN_IDS), most=TOKENS_IN_PLAY, about="Assistance tokens in play, K1 to K9."),
        "callers": Row(
            TOKENS_IN_PLAY, Many(PARTY), get=_callers, put=_set_callers, about="Whose leaders stand on the tokens."
        ),
        "unions": Many(
            Fields(
                {
                    "number": UNION,
                    "progress": Int(0, len(TRACK) - 1, default=0, about="The place of its marker."),
                    "seals": Int(
                        0, SEALS, default=FREE, about="Seals left on it; left out, those that are on no contract."
                    ),
                    "colour": Maybe(
                        Name(SEAL_COLOURS), default=FREE, about="The colour of its seals; left out, one of its own."
                    ),
                    "contracts": Row(SLOTS, Maybe(CONTRACT), default=[FREE] * SLOTS, about="Contracts on offer."),
                    "slots": Row(
                        SLOTS,
                        Maybe(Fields({"owner": PARTY, "piece": Name(PIECES), "repeat": Bool(default=False)})),
                        default=[FREE] * SLOTS,
                        about="Who stands on its slots; repeat: moved down, so that the action slot is closed.",
                    ),
                },
                called="UnionTile",
                about="A union tile.",
            ),
            get=_tiles,
            put=_set_tiles,
            about="The union tiles in play, by number; only with the option contracts.",
        ),
        "contract_box": Many(CONTRACT, about="Contracts that have left the game."),
        "contract_deck": Many(
            CONTRACT, turned=True, seen="nobody", about="From the top; what is named nowhere follows."
        ),
        "automa": Maybe(
            Fields(
                {
                    "credits": COUNT,
                    "probes": COUNT,
                    "research": COUNT,
                    "leaders": Int(0, LEADERS),
                    "workers": Int(0, cards.WORKERS),
                    "pawn": Int(0, 1),
                    "facilities": Int(0, FACILITY_COUNT),
                    "passed": Bool(number=True),
                    "points": By(RIVAL_SOURCES, COUNT),
                    "actions": Many(ACTION, turned=True, about="Its action deck, from the top."),
                    "discards": Many(ACTION),
                    "priorities": Many(PRIORITY, turned=True, about="Its priority deck, from the top."),
                    "used": Many(PRIORITY),
                    "crew": CREW,
                    "borrowed": CREW,
                    "promises": By(PROMISES, Int(0, 9)),
                    "done": Row(
                        2, Int(-1, len(cards.ACTIONS) - 1), about="Numbers of the last action and priority card, or -1."
                    ),
                },
                make=_made,
                called="Automa",
                about="The Automa of a solo match.",
            ),
            get=_rival,
            put=_set_rival,
            about="The Automa of a solo match; its level is an option.",
        ),
    },
    players={
        "stock": By(RESOURCES, COUNT, flat=KINDS, about=f"Units in stock; at most {STORED_PROBES} probes."),
        "points": By(SOURCES, Int(-MANY, MANY), flat=LINES, about="Points scored so far, by where they come from."),
        "research": By(FIELDS, Int(0, TOP_LEVEL), flat=3, about="Levels of research."),
        "leaders": Int(0, LEADERS, about="Leaders in hand; left out, those that stand nowhere."),
        "lobby": Int(0, LEADERS, about="Leaders in the lobby."),
        "pawn": Bool(
            number=True, attr="pawns", about="Whether the union pawn is in hand; left out, where it stands on no tile."
        ),
        "passed": Bool(number=True, about="Whether the seat has passed in this round."),
        "labour_union": Bool(number=True, attr="labour", about="Whether the seat has called the Labour Union."),
        "outstations": Many(
            Fields(
                {
                    "id": STATION,
                    "upgrades": Many(STATION, most=2, default=[], about="Cards tucked under it, in their order."),
                    "worker": Name(ORIGINS, default=NO_WORKER, about="Where the worker on it is from."),
                },
                called="Station",
                about="An outstation.",
            ),
            get=_stations,
            put=_set_stations,
            about="The outstations, the starting ones first.",
        ),
        "paid": Many(PROJECT, get=_paid, put=_set_paid, about="Projects paid."),
        "unpaid": Many(PROJECT, get=_unpaid, put=_set_unpaid, about="Projects taken and not paid."),
        "contracts": Many(
            Fields(
                {
                    "id": CONTRACT,
                    "union": UNION,
                    "level": Int(0, 9, default=0, about="The level of its seal; the last one where it is kept."),
                    "kept": Bool(number=True, default=0, about="Whether it is complete and kept."),
                },
                called="HeldContract",
                about="A contract that a player has taken.",
            ),
            get=_contracts,
            put=_set_contracts,
            about="Contracts taken, with the option contracts only.",
        ),
    },
    about="A position of Ceres. What is left out is as in a fresh set-up, or, in a later round, as at its beginning.",
)
FACILITY_PILES = Piles(STATION, deck="facility_deck", places=("facilities", "facility_box", "outstations"))
PROJECT_PILES = Piles(PROJECT, deck="project_deck", places=("projects", "project_box", "paid", "unpaid"))
CONTRACT_PILES = Piles(CONTRACT, deck="contract_deck", places=("unions", "contract_box", "contracts"))
