"""The state of Ceres in flat lists of small numbers."""

from __future__ import annotations

from typing import Any

from offworld.games.ceres.data.figures import PROBE_TOKENS, STORED_PROBES
from offworld.games.ceres.names import FREE, KINDS, LATER, LINES, PARTIES, PROBES, Location, Source, Units
from offworld.games.ceres.rules.automa.rival import Automa
from offworld.kernel.effect import Effect
from offworld.kernel.state import State
from offworld.kernel.text import Text
from offworld.toolbox.beside import Beside


class Ceres(State):
    """Belt, station, decks, players and, with the expansion, unions and contracts.

    Cards are numbers that index their data; a table row of a player begins at seat * (length of the row). The
    constructor makes no lists: `set_up` and `clone` fill in all of them.
    """

    __slots__ = (
        *("contracts", "round", "first", "acting", "room", "choosing"),
        *("rings", "owners", "nearest"),
        *("facility_deck", "facilities", "facility_box", "project_deck", "projects", "project_box", "project_of"),
        *("ships", "aboard", "pool", "supply"),
        *("slots", "lobby", "tokens", "callers"),
        *("stock", "income", "points", "research", "leaders", "pawns", "passed", "labour", "launched", "stations"),
        *("unions", "progress", "seals", "colours", "offers", "posts"),
        *("contract_deck", "contract_box", "contract_of", "contract_union", "levels", "kept"),
        *("automa", "beside"),
    )

    rings: list[int]  # turns of each ring, 0 to 7
    owners: list[int]  # of each asteroid: seat, AUTOMA, FREE or ABSENT
    nearest: int  # ice of the cheapest launch before discounts; follows from rings and owners
    facility_deck: list[int]  # the next card is the last
    facilities: list[int]  # the display, left to right
    facility_box: list[int]
    project_deck: list[int]
    projects: list[int]
    project_box: list[int]
    project_of: list[int]  # by project: the seat that paid it, the seat + LATER that took it unpaid, or FREE
    ships: list[int]  # one for each round
    aboard: list[int]  # colours of the workers that can be hired, in their order
    pool: list[int]  # workers by colour
    supply: list[int]
    slots: list[int]  # location * room + place: who stands there, or FREE; filled from the left
    lobby: list[int]  # by seat: leaders that lobby
    tokens: list[int]
    callers: list[int]  # token's place * PARTIES + party: leaders on it
    stock: list[int]  # seat * KINDS + resource
    income: list[int]  # the same, of a mining phase; follows from outstations and asteroids
    points: list[int]  # seat * LINES + source
    research: list[int]  # seat * 3 + field
    leaders: list[int]  # by seat: in hand
    pawns: list[int]  # by seat: the union pawn is in hand
    passed: list[int]
    labour: list[int]  # by seat: has called the Labour Union this round
    launched: list[int]  # by seat; follows from owners
    stations: list[list[int]]  # by seat, four numbers each: card, two upgrades (or FREE), where its worker is from
    unions: list[int]  # the tiles in play, in ascending order
    progress: list[int]  # by tile in play
    seals: list[int]
    colours: list[int]
    offers: list[int]  # tile * 2 + place: contract or FREE
    posts: list[int]  # tile * 2 + slot: FREE, party * 2 + (1 for a pawn), and REPEAT more once committed
    contract_deck: list[int]
    contract_box: list[int]
    contract_of: list[int]  # by contract: the seat that holds it, or FREE
    contract_union: list[int]  # by contract that is held: the tile in play
    levels: list[int]  # by contract that is held: the seal's level
    kept: list[int]  # by contract: 1 once it is complete and kept
    automa: Automa | None

    def __init__(self, seats: int, rng: int, contracts: bool, beside: Beside) -> None:
        super().__init__(seats, rng)
        self.beside = beside  # the same for all matches
        self.contracts = contracts  # whether the expansion is in play
        self.round = 0
        self.first = 0  # who begins the round
        self.acting = 0  # whose turn it is: a seat or AUTOMA
        self.room = 0  # slots of each location
        self.choosing = False  # whether the tokens are still to be chosen

    def clone(self) -> Ceres:
        """Return an independent copy."""
        copy = Ceres(self.seats, self.rng, self.contracts, self.beside)
        copy.round = self.round
        copy.first = self.first
        copy.acting = self.acting
        copy.room = self.room
        copy.choosing = self.choosing
        copy.rings = self.rings[:]
        copy.owners = self.owners[:]
        copy.nearest = self.nearest
        copy.facility_deck = self.facility_deck[:]
        copy.facilities = self.facilities[:]
        copy.facility_box = self.facility_box[:]
        copy.project_deck = self.project_deck[:]
        copy.projects = self.projects[:]
        copy.project_box = self.project_box[:]
        copy.project_of = self.project_of[:]
        copy.ships = self.ships  # never changed
        copy.aboard = self.aboard[:]
        copy.pool = self.pool[:]
        copy.supply = self.supply[:]
        copy.slots = self.slots[:]
        copy.lobby = self.lobby[:]
        copy.tokens = self.tokens  # replaced, never changed
        copy.callers = self.callers[:]
        copy.stock = self.stock[:]
        copy.income = self.income[:]
        copy.points = self.points[:]
        copy.research = self.research[:]
        copy.leaders = self.leaders[:]
        copy.pawns = self.pawns[:]
        copy.passed = self.passed[:]
        copy.labour = self.labour[:]
        copy.launched = self.launched[:]
        copy.stations = [each[:] for each in self.stations]
        copy.unions = self.unions  # never changed
        copy.colours = self.colours  # never changed
        if self.contracts:
            copy.progress = self.progress[:]
            copy.seals = self.seals[:]
            copy.offers = self.offers[:]
            copy.posts = self.posts[:]
            copy.contract_deck = self.contract_deck[:]
            copy.contract_box = self.contract_box[:]
            copy.contract_of = self.contract_of[:]
            copy.contract_union = self.contract_union[:]
            copy.levels = self.levels[:]
            copy.kept = self.kept[:]
        else:  # empty for the whole match
            copy.progress = self.progress
            copy.seals = self.seals
            copy.offers = self.offers
            copy.posts = self.posts
            copy.contract_deck = self.contract_deck
            copy.contract_box = self.contract_box
            copy.contract_of = self.contract_of
            copy.contract_union = self.contract_union
            copy.levels = self.levels
            copy.kept = self.kept
        automa = self.automa
        copy.automa = None if automa is None else automa.clone()
        copy.inherit(self)
        return copy

    # --- asides: unpaid projects can be paid at any moment of one's own turn (R04) -----------------------------------
    def asides(self, seat: int) -> list[tuple[Any, ...]]:
        """Return the projects taken unpaid that the seat could pay now."""
        return self.beside.offered(self, seat)

    def aside(self, seat: int, what: tuple[Any, ...]) -> Effect:
        """Return the payment of a project."""
        return self.beside.effect(what)

    def why_no_aside(self, seat: int, what: tuple[Any, ...]) -> Text | None:
        """Return why a project cannot be paid."""
        return self.beside.why_not(self, seat, what)

    # --- small questions -------------------------------------------------------------------------------------------
    def units(self, seat: int) -> list[int]:
        """Return what a seat has in stock."""
        return self.stock[seat * KINDS : seat * KINDS + KINDS]

    def can_pay(self, seat: int, price: Units) -> bool:
        """Return whether a seat has all these units."""
        at = seat * KINDS
        stock = self.stock
        for kind in range(KINDS):  # noqa: SIM110  (a loop is what mypyc makes fast)
            if stock[at + kind] < price[kind]:
                return False
        return True

    def score(self, seat: int) -> int:
        """Return a seat's points as they stand."""
        return sum(self.points[seat * LINES : seat * LINES + LINES])

    def is_full(self, location: Location) -> bool:
        """Return whether a location has no free slot."""
        return self.slots[location * self.room + self.room - 1] != FREE

    def leaders_on(self, place: int) -> int:
        """Return how many leaders stand on a token."""
        return sum(self.callers[place * PARTIES : place * PARTIES + PARTIES])

    def unpaid(self, seat: int) -> list[int]:
        """Return the projects that a seat has taken and not paid."""
        owner = seat + LATER
        if owner not in self.project_of:
            return []
        return [project for project, of in enumerate(self.project_of) if of == owner]

    def built(self, seat: int) -> int:
        """Return how many facility cards a seat has built, new or tucked."""
        stations = self.stations[seat]
        count = len(stations) // 4 - 4  # everybody begins with four outstations that are no cards
        for at in range(0, len(stations), 4):
            count += (stations[at + 1] != FREE) + (stations[at + 2] != FREE)
        return count

    # --- small changes ---------------------------------------------------------------------------------------------
    def pay(self, seat: int, price: Units) -> None:
        """Take units from a seat that has them."""
        at = seat * KINDS
        stock = self.stock
        for kind in range(KINDS):
            stock[at + kind] -= price[kind]

    def gain(self, seat: int, units: Units) -> None:
        """Give a seat units; a probe beyond the limits is lost (R14)."""
        at = seat * KINDS
        stock = self.stock
        for kind in range(PROBES):
            stock[at + kind] += units[kind]
        if units[PROBES]:
            stock[at + PROBES] += min(units[PROBES], self.probe_room(seat))

    def probe_room(self, seat: int) -> int:
        """Return how many probes a seat could still store."""
        stored = self.stock[seat * KINDS + PROBES]
        return min(STORED_PROBES - stored, PROBE_TOKENS - stored - self.launched[seat])

    def award(self, seat: int, source: Source, points: int) -> None:
        """Score points, noted by where they come from."""
        self.points[seat * LINES + source] += points

    def stand(self, party: int, location: Location) -> None:
        """Put a leader on the first free slot of a location."""
        self.slots[self.slots.index(FREE, location * self.room)] = party
