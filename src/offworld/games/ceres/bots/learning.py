"""Numbers for training: every answer there is, and what a seat sees."""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.data.automa import ACTIONS, LEADERS, PRIORITIES
from offworld.games.ceres.data.book import (
    ASTEROID_IDS,
    ASTEROID_RING,
    CONTRACT_IDS,
    FACILITY_COUNT,
    LAUNCH_PRICE,
    OPTION_IDS,
    PROJECT_IDS,
    SHIP_IDS,
    STATION_IDS,
    TOKEN_IDS,
    UNION_NUMBERS,
)
from offworld.games.ceres.data.figures import CREW, ROUNDS
from offworld.games.ceres.names import (
    COLOURS,
    FIELDS,
    FREE,
    KINDS,
    LATER,
    LINES,
    LOCATIONS,
    PARTIES,
    RESOURCES,
    SECTORS,
)
from offworld.games.ceres.rules import asking
from offworld.games.ceres.rules.actions.unions import PIECES, REPEAT
from offworld.games.ceres.rules.automa.means import PROMISES
from offworld.games.ceres.rules.automa.rival import Automa
from offworld.games.ceres.rules.deeds.building import NEW
from offworld.games.ceres.rules.paying import PAY
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.shown.view import phase, reductions
from offworld.kernel.decision import Answer
from offworld.kernel.sight import Sight, bits, round_from
from offworld.kernel.spoken import Words

MOST_AMOUNT: Final = 8  # of conversions, assemblies, uses of an offer and mixed units
MOST_CREW: Final = max(CREW)
KINDS_OF_ACTION: Final = ("use", "override", "work", "favour", "lobby", "grant", "commit", "pass", "pay", "end")
PHASES: Final = ("tokens", "activation", "last_payments", "over")
WORDS: Final = Words(
    asking.TOPICS,
    [
        *[f"ceres-facility-{name}" for name in STATION_IDS],
        *[f"ceres-token-{name}" for name in TOKEN_IDS],
        *[f"ceres-location-{name}" for name in LOCATIONS],
        *[f"ceres-union-{number}" for number in UNION_NUMBERS],
        *[f"ceres-project-{name}" for name in PROJECT_IDS],
        *[f"ceres-contract-{name}" for name in CONTRACT_IDS],
        *[f"ceres-resource-{name}" for name in RESOURCES],
        *[f"ceres-amount-{name}" for name in RESOURCES],
    ],
)


def atoms(seats: int) -> list[Answer]:
    """Return every answer or pick that can ever occur, once each, in a fixed order; tuples are picked by elements."""
    found: list[Answer] = [*KINDS_OF_ACTION, *LOCATIONS, *OPTION_IDS, *PIECES, NEW, "A", "B", asking.SKIP, None]
    found.extend([*ASTEROID_IDS, *FIELDS, *PROJECT_IDS, *CONTRACT_IDS, *TOKEN_IDS, *STATION_IDS])
    found.extend([*COLOURS, *RESOURCES, *range(MOST_AMOUNT + 1)])
    found.extend([("aside", *pay) for pay in PAY])
    return list(dict.fromkeys(found))


def observe(state: Ceres, seat: int, sight: Sight) -> None:
    """Write what the seat may know: the belt, the station, cards and unions, and all players beginning with oneself.

    Where parties are named, the Automa comes after the seats.
    """
    steps = [(party - seat) % state.seats for party in range(state.seats)]
    steps.extend([state.seats] * (PARTIES - state.seats))  # by party: its place, counted from the seat
    sight.one("phase", len(PHASES), PHASES.index(phase(state)))
    sight.numbers("round", [state.round], ROUNDS)
    sight.one("turn", state.seats + 1, steps[state.acting])
    sight.one("first_player", state.seats + 1, steps[state.first])
    sight.numbers("reductions", list(reductions(state, seat)), 3)
    _belt(state, steps, sight)
    _station(state, steps, sight)
    _decks(state, steps, sight)
    if state.contracts:
        _unions(state, steps, sight)
    _players(state, round_from(seat, state.seats), sight)
    if state.automa is not None:
        _automa(state.automa, sight)


def _belt(state: Ceres, steps: list[int], sight: Sight) -> None:
    sight.rows("rings", SECTORS, [1 << turns for turns in state.rings])
    owned = [0] * (state.seats + 1)
    prices: list[int] = []
    for rock, owner in enumerate(state.owners):
        if owner >= 0:
            owned[steps[owner]] |= 1 << rock
        prices.append(LAUNCH_PRICE[rock][state.rings[ASTEROID_RING[rock]]] if owner == FREE else 0)
    sight.rows("asteroids", len(ASTEROID_IDS), owned)
    sight.numbers("launch_prices", prices, 7)


def _station(state: Ceres, steps: list[int], sight: Sight) -> None:
    """Write the locations, the council's tokens, the ships and the workers."""
    parties = state.seats + 1
    sight.rows("locations", parties, [1 << steps[who] if who >= 0 else 0 for who in state.slots])
    callers = [0] * (len(TOKEN_IDS) * parties)
    for place, token in enumerate(state.tokens):
        for party in range(PARTIES):
            count = state.callers[place * PARTIES + party]
            if count:
                callers[token * parties + steps[party]] += count
    sight.flags("tokens", len(TOKEN_IDS), bits(state.tokens))
    sight.table("callers", callers, parties, 3)
    sight.rows("ships", len(SHIP_IDS), [1 << ship for ship in state.ships])
    aboard = [1 << colour for colour in state.aboard]
    sight.rows("aboard", len(COLOURS), aboard + [0] * (MOST_CREW - len(aboard)))
    sight.numbers("workers", state.pool + state.supply, 5)


def _decks(state: Ceres, steps: list[int], sight: Sight) -> None:
    """Write what is on display, and in which place; what went to the box; and whose the projects are."""
    sight.numbers("facilities_on_display", _places(state.facilities, FACILITY_COUNT), 6)
    sight.numbers("projects_on_display", _places(state.projects, len(PROJECT_IDS)), 6)
    sight.flags("facilities_in_the_box", FACILITY_COUNT, bits(state.facility_box))
    sight.flags("projects_in_the_box", len(PROJECT_IDS), bits(state.project_box))
    sight.numbers("decks", [len(state.facility_deck), len(state.project_deck), len(state.contract_deck)], 30)
    paid = [0] * (state.seats + 1)
    unpaid = [0] * (state.seats + 1)
    for project, owner in enumerate(state.project_of):
        if owner >= LATER:
            unpaid[steps[owner - LATER]] |= 1 << project
        elif owner >= 0:
            paid[steps[owner]] |= 1 << project
    sight.rows("projects_paid", len(PROJECT_IDS), paid)
    sight.rows("projects_unpaid", len(PROJECT_IDS), unpaid)


def _places(cards: list[int], size: int) -> list[int]:
    """Return by card where it lies, counted from 1, and 0 for those that do not."""
    found = [0] * size
    for place, card in enumerate(cards):
        found[card] = place + 1
    return found


def _unions(state: Ceres, steps: list[int], sight: Sight) -> None:
    """Write the union tiles and the contracts of the expansion."""
    parties = state.seats + 1
    tiles = len(state.unions)
    sight.rows("union_tiles", len(UNION_NUMBERS), [1 << tile for tile in state.unions])
    sight.rows("seal_colours", len(COLOURS), [1 << colour for colour in state.colours])
    sight.table("progress_and_seals", state.progress + state.seals, tiles, 12)
    offers = [1 << contract if contract != FREE else 0 for contract in state.offers]
    sight.rows("contracts_on_offer", len(CONTRACT_IDS), offers)
    posts: list[int] = []
    for post in state.posts:
        found = 0
        if post != FREE:
            piece = post % REPEAT
            found = 1 << steps[piece >> 1] | (piece & 1) << parties | (post >= REPEAT) << parties + 1
        posts.append(found)
    sight.rows("union_posts", parties + 2, posts)
    held = [0] * parties
    unions: list[int] = []
    kept = 0
    for contract, owner in enumerate(state.contract_of):
        if owner >= 0:
            held[steps[owner]] |= 1 << contract
            unions.append(1 << state.contract_union[contract])
        else:
            unions.append(0)
        if state.kept[contract]:
            kept |= 1 << contract
    sight.rows("contracts", len(CONTRACT_IDS), held)
    sight.rows("unions_of_contracts", tiles, unions)
    sight.flags("kept_contracts", len(CONTRACT_IDS), kept)
    sight.flags("contracts_in_the_box", len(CONTRACT_IDS), bits(state.contract_box))
    sight.numbers("levels_of_contracts", state.levels, 4)


def _players(state: Ceres, order: list[int], sight: Sight) -> None:
    """Write the boards of the players: stock, research, leaders, outstations with upgrades and workers."""
    stock: list[int] = []
    income: list[int] = []
    research: list[int] = []
    points: list[int] = []
    counts: list[int] = []
    marks: list[int] = []
    stations: list[int] = []
    upgrades: list[int] = []
    workers = [0] * (len(order) * len(STATION_IDS))
    hosts = [0] * (len(order) * len(STATION_IDS))
    for step, seat in enumerate(order):
        stock.extend(state.stock[seat * KINDS : seat * KINDS + KINDS])
        income.extend(state.income[seat * KINDS : seat * KINDS + KINDS])
        research.extend(state.research[seat * len(FIELDS) : seat * len(FIELDS) + len(FIELDS)])
        points.extend(state.points[seat * LINES : seat * LINES + LINES])
        counts.extend((state.leaders[seat], state.lobby[seat], state.launched[seat]))
        marks.append(state.pawns[seat] | state.passed[seat] << 1 | state.labour[seat] << 2)
        row = state.stations[seat]
        own, tucked = 0, 0
        at = step * len(STATION_IDS)
        for place in range(0, len(row), 4):
            own |= 1 << row[place]
            workers[at + row[place]] = row[place + 3]
            for upgrade in row[place + 1 : place + 3]:
                if upgrade != FREE:
                    tucked |= 1 << upgrade
                    hosts[at + upgrade] = row[place] + 1
        stations.append(own)
        upgrades.append(tucked)
    sight.table("stock", stock, KINDS, 10)
    sight.table("income", income, KINDS, 10)
    sight.table("research", research, len(FIELDS), 6)
    sight.table("points", points, LINES, 30)
    sight.table("leaders_lobby_launched", counts, 3, 5)
    sight.rows("pawn_passed_labour_union", 3, marks)
    sight.rows("outstations", len(STATION_IDS), stations)
    sight.rows("upgrades", len(STATION_IDS), upgrades)
    sight.table("workers_on_outstations", workers, len(STATION_IDS), 3)
    sight.table("upgrades_outstations", hosts, len(STATION_IDS), len(STATION_IDS))


def _automa(rival: Automa, sight: Sight) -> None:
    sight.one("automa_level", len(LEADERS), rival.level)
    sight.numbers("automa_points", rival.points, 30)
    means = [rival.credits, rival.probes, rival.research, rival.leaders, rival.workers, rival.facilities]
    means.extend((len(rival.actions), len(rival.priorities)))
    sight.numbers("automa_means", means, 10)
    sight.numbers("automa_crew", [a + b for a, b in zip(rival.crew, rival.borrowed)], 3)
    sight.flags("automa_pawn_passed", 2, rival.pawn | rival.passed << 1)
    promised = [at for at, promise in enumerate(rival.promises) if promise]
    sight.flags("automa_promises", len(PROMISES), bits(promised))
    sight.flags("automa_discards", len(ACTIONS), bits(rival.discards))
    sight.flags("automa_used_priorities", len(PRIORITIES), bits(rival.used))
    sight.one("automa_card", len(ACTIONS), rival.done[0])
    sight.one("automa_priority", len(PRIORITIES), rival.done[1])
