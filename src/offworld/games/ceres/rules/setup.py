"""Set-up: rings, decks, ships, tokens, players, and the unions of the expansion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.ceres.data.automa import CREDITS as AUTOMA_CREDITS
from offworld.games.ceres.data.automa import PRIORITIES
from offworld.games.ceres.data.book import (
    ASTEROID_PLAYERS,
    CONTRACT_IDS,
    FACILITY_COUNT,
    PROJECT_IDS,
    STATION_IDS,
    STATION_INCOME,
    TOKEN_IDS,
    UNION_NUMBERS,
)
from offworld.games.ceres.data.figures import (
    CONTRACTS_SEAT_BONUS,
    LEADERS,
    POOL,
    SEAT_BONUS,
    SLOTS_BY_SEATS,
    START,
    TOKENS_IN_PLAY,
    UNION_TILES,
    WORKERS,
)
from offworld.games.ceres.data.ships import SHIPS
from offworld.games.ceres.data.tokens import TOKENS
from offworld.games.ceres.data.unions import SEAL_COLOURS, SEALS, SLOTS
from offworld.games.ceres.names import (
    ABSENT,
    COLOURS,
    CREDITS,
    FREE,
    KINDS,
    LINES,
    LOCATIONS,
    NO_WORKER,
    PARTIES,
    SECTORS,
)
from offworld.games.ceres.rules import asking
from offworld.games.ceres.rules.automa.means import PROMISES
from offworld.games.ceres.rules.automa.rival import SOURCES as RIVAL_SOURCES
from offworld.games.ceres.rules.automa.rival import Automa
from offworld.games.ceres.rules.deeds import reading as _reading  # fills the register of deeds
from offworld.games.ceres.rules.deeds.building import fill_display
from offworld.games.ceres.rules.deeds.launching import find_nearest
from offworld.games.ceres.rules.paying import PAYMENTS
from offworld.games.ceres.rules.rounds import StartRound
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.decision import Decision
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

assert _reading


def set_up(seats: int, rng: int, contracts: bool, level: int, choosing: bool) -> Ceres:
    """Return a fresh state before its first round; `level` is that of the Automa in a solo match."""
    state = Ceres(seats, rng, contracts, PAYMENTS)
    state.room = SLOTS_BY_SEATS[seats]
    lay_belt(state)
    lay_decks(state)
    lay_station(state, choosing)
    seat_players(state)
    lay_unions(state)
    state.automa = sit_automa(state, level) if seats == 1 else None
    state.first = state.below(seats) if seats > 1 else 0
    give_seat_bonus(state)
    state.push(0, StartRound())
    if choosing:
        state.push(state.first, ChooseTokens())
    return state


def lay_belt(state: Ceres) -> None:
    """Turn each ring to a random sector and put out the asteroids for this number of players."""
    state.rings = [state.below(SECTORS) for _ in range(3)]
    state.owners = [FREE if players <= state.seats else ABSENT for players in ASTEROID_PLAYERS]
    find_nearest(state)


def lay_decks(state: Ceres) -> None:
    """Shuffle facilities, projects and contracts, show facilities, and draw a ship for each round."""
    state.facility_deck = list(range(FACILITY_COUNT))
    state.shuffle(state.facility_deck)
    state.facilities = []
    state.facility_box = []
    fill_display(state)
    state.project_deck = list(range(len(PROJECT_IDS)))
    state.shuffle(state.project_deck)
    state.projects = []
    state.project_box = []
    state.project_of = [FREE] * len(PROJECT_IDS)
    state.ships = []
    for number in (1, 2, 3):
        ships = [at for at, ship in enumerate(SHIPS) if ship.round == number]
        state.ships.append(ships[state.below(len(ships))])


def tokens_available(contracts: bool) -> list[int]:
    """Return the tokens that can be in play: the Labour Union only with the expansion."""
    return [at for at, token in enumerate(TOKENS) if contracts or not token.contracts]


def lay_station(state: Ceres, choosing: bool) -> None:
    """Put workers into the pool, and four tokens beside the Council, drawn or still to be chosen."""
    state.aboard = []
    state.pool = [POOL[state.seats]] * len(COLOURS)
    state.supply = [WORKERS - POOL[state.seats]] * len(COLOURS)
    state.slots = [FREE] * (len(LOCATIONS) * state.room)
    tokens = tokens_available(state.contracts)
    state.shuffle(tokens)
    state.choosing = choosing
    state.tokens = [] if choosing else sorted(tokens[:TOKENS_IN_PLAY])
    state.callers = [0] * (TOKENS_IN_PLAY * PARTIES)


def seat_players(state: Ceres) -> None:
    """Give everybody leaders, resources, and an outstation of each colour."""
    seats = state.seats
    state.lobby = [0] * seats
    state.stock = list(START) * seats
    state.points = [0] * (seats * LINES)
    state.research = [0] * (seats * 3)
    state.leaders = [LEADERS] * seats
    state.pawns = [1 if state.contracts else 0] * seats
    state.passed = [0] * seats
    state.labour = [0] * seats
    state.launched = [0] * seats
    state.stations = []
    first = range(FACILITY_COUNT, len(STATION_IDS))
    for _ in range(seats):
        state.stations.append([number for card in first for number in (card, FREE, FREE, NO_WORKER)])
    state.income = [sum([STATION_INCOME[card][kind] for card in first]) for kind in range(KINDS)] * seats


def lay_unions(state: Ceres) -> None:
    """With the expansion: tiles in ascending order, a marker and seven seals of one colour on each, and the deck."""
    if not state.contracts:
        state.unions, state.progress, state.seals, state.colours, state.offers = [], [], [], [], []
        state.posts, state.contract_deck, state.contract_box = [], [], []
        state.contract_of, state.contract_union, state.levels, state.kept = [], [], [], []
        return
    count = UNION_TILES[state.seats]
    tiles = list(range(len(UNION_NUMBERS)))
    state.shuffle(tiles)
    state.unions = sorted(tiles[:count])
    colours = list(range(len(SEAL_COLOURS)))
    state.shuffle(colours)
    state.colours = colours[:count]
    state.progress = [0] * count
    state.seals = [SEALS] * count
    state.offers = [FREE] * (count * SLOTS)
    state.posts = [FREE] * (count * SLOTS)
    contracts = len(CONTRACT_IDS)
    state.contract_deck = list(range(contracts))
    state.shuffle(state.contract_deck)
    state.contract_box = []
    state.contract_of = [FREE] * contracts
    state.contract_union = [0] * contracts
    state.levels = [0] * contracts
    state.kept = [0] * contracts


def sit_automa(state: Ceres, level: int) -> Automa:
    """Return the Automa at its level, with its priority cards shuffled."""
    rival = Automa(level)
    rival.credits = AUTOMA_CREDITS
    rival.points = [0] * len(RIVAL_SOURCES)
    rival.actions = []
    rival.discards = []
    rival.priorities = list(range(len(PRIORITIES)))
    state.shuffle(rival.priorities)
    rival.used = []
    rival.crew = [0] * len(COLOURS)
    rival.borrowed = [0] * len(COLOURS)
    rival.promises = [0] * len(PROMISES)
    rival.done = [-1, -1]
    return rival


def give_seat_bonus(state: Ceres) -> None:
    """Give credits by place in the turn order of round 1."""
    table = CONTRACTS_SEAT_BONUS if state.contracts else SEAT_BONUS
    for place, credits in enumerate(table[state.seats]):
        seat = (state.first + place) % state.seats
        state.stock[seat * KINDS + CREDITS] += credits


@dataclass(frozen=True, slots=True)
class ChooseTokens(Effect):
    """Let the first player choose the four assistance tokens of the match."""

    def ask(self, state: Ceres, seat: int) -> Decision | None:
        options = tuple([TOKEN_IDS[token] for token in tokens_available(state.contracts)])
        return asking.choose_some(seat, "tokens", options, TOKENS_IN_PLAY, TOKENS_IN_PLAY, {})

    def apply(self, state: Ceres, seat: int, answer: Any) -> None:
        state.tokens = [TOKEN_IDS.index(name) for name in answer]
        state.choosing = False
        if state.log is not None:
            state.tell("ceres-chose-tokens", seat=seat, tokens=tuple([say.token(token) for token in state.tokens]))

    def why_not(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        return None
