"""Building facilities: as new outstations, or tucked under outstations of their colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.ceres.data.book import (
    CONSTRUCT_DISCOUNT,
    CONSTRUCT_POINTS,
    FACILITY_COST,
    FACILITY_COUNT,
    FACILITY_POINTS,
    STATION_COLOUR,
    STATION_IDS,
    STATION_INCOME,
    STATION_NUMBER,
)
from offworld.games.ceres.data.figures import FACILITIES_SHOWN, UPGRADE_WAIVES, UPGRADES
from offworld.games.ceres.names import (
    ALLOY,
    BUILDING,
    CREDITS,
    FACILITIES,
    FREE,
    ICE,
    INFLUENCE,
    KINDS,
    NO_WORKER,
    ORE,
    PROBES,
    Colour,
    event,
)
from offworld.games.ceres.rules import asking, waiving
from offworld.games.ceres.rules.deeds import register
from offworld.games.ceres.rules.deeds.base import Deed, Steps
from offworld.games.ceres.rules.deeds.contracts import met
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.decision import Decision
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

NEW: Final = "new"
WAIVED: Final = 1 << CREDITS | 1 << ORE | 1 << ICE  # what an upgrade may cost less of
BUILT: Final = event("build")
BUILT_TYPE: Final = event("build_mine")  # and the three after it, by colour
FOUNDED: Final = event("outstation")
TUCKED: Final = event("upgrade")


def price_of(state: Ceres, seat: int, card: int, discount: int) -> list[int]:
    """Return what a new outstation costs: less alloy, then less credits, neither below 0 (R11)."""
    price = list(FACILITY_COST[card])
    price[ALLOY] = max(0, price[ALLOY] - discount)
    price[CREDITS] = max(0, price[CREDITS] - CONSTRUCT_DISCOUNT[state.research[seat * 3 + BUILDING]])
    return price


def hosts(state: Ceres, seat: int, colour: Colour) -> list[int]:
    """Return the outstations of a colour that can take an upgrade (R12)."""
    stations = state.stations[seat]
    found: list[int] = []
    for at in range(0, len(stations), 4):
        if stations[at + UPGRADES] == FREE and STATION_COLOUR[stations[at]] == colour:
            found.append(stations[at])
    return found


@dataclass(frozen=True, slots=True)
class BuildFacility(Deed):
    """Build one facility of the display for less alloy; the answer names the card and `new` or its host."""

    discount: int

    def possible(self, state: Ceres, seat: int) -> bool:
        at = seat * KINDS
        stock = state.stock
        alloy = stock[at + ALLOY] + self.discount
        credits = stock[at + CREDITS] + CONSTRUCT_DISCOUNT[state.research[seat * 3 + BUILDING]]
        influence = stock[at + INFLUENCE]
        ore = stock[at + ORE]
        ice = stock[at + ICE]
        probes = stock[at + PROBES]
        for card in state.facilities:
            cost = FACILITY_COST[card]
            if cost[ALLOY] > alloy or cost[INFLUENCE] > influence or cost[PROBES] > probes:
                continue
            short = max(0, cost[CREDITS] - credits) + max(0, cost[ORE] - ore) + max(0, cost[ICE] - ice)
            if not short or (short <= UPGRADE_WAIVES and hosts(state, seat, STATION_COLOUR[card])):
                return True
        return False

    def obstacle(self, state: Ceres, seat: int) -> Text:
        return Text("ceres-no-facility")

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        found: list[Any] = []
        for card in state.facilities:
            price = price_of(state, seat, card, self.discount)
            name = STATION_IDS[card]
            if waiving.is_payable(state, seat, price, 0, 0):
                found.append((name, NEW))
            elif not waiving.is_payable(state, seat, price, WAIVED, UPGRADE_WAIVES):
                continue
            for host in hosts(state, seat, STATION_COLOUR[card]):
                found.append((name, STATION_IDS[host]))
        if may_skip:
            found.append(asking.SKIP)
        return asking.choose(seat, "build", found, asking.SOURCE[source])

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        card = STATION_NUMBER[answer[0]]
        if answer[1] == NEW:
            price = price_of(state, seat, card, self.discount)
            state.pay(seat, (price[0], price[1], price[2], price[3], price[4], price[5]))
            found_outstation(state, seat, card)
        else:
            state.stack.append((seat, Tuck(card, STATION_NUMBER[answer[1]], self.discount)))

    def refusal(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or len(answer) != 2 or answer[0] not in STATION_IDS[:FACILITY_COUNT]:
            return None
        card = STATION_NUMBER[answer[0]]
        name: dict[str, object] = {"facility": say.station(card)}
        if card not in state.facilities:
            return Text("ceres-not-on-display", name)
        waived = 0
        if answer[1] != NEW:
            if answer[1] not in STATION_NUMBER:
                return None
            host = STATION_NUMBER[answer[1]]
            name["host"] = say.station(host)
            if host not in state.stations[seat][::4]:
                return Text("ceres-not-your-outstation", name)
            if STATION_COLOUR[host] != STATION_COLOUR[card]:
                return Text("ceres-other-colour", name)
            if host not in hosts(state, seat, STATION_COLOUR[card]):
                return Text("ceres-no-more-upgrades", name | {"most": UPGRADES})
            waived = UPGRADE_WAIVES
        price = price_of(state, seat, card, self.discount)
        at = seat * KINDS
        missing = [max(0, price[kind] - state.stock[at + kind]) for kind in range(KINDS)]
        key = "ceres-facility-too-dear" if not waived else "ceres-upgrade-too-dear"
        return Text(key, name | {"price": say.units(price), "missing": say.units(missing)})

    def thinkable(self, state: Ceres, seat: int) -> list[Any]:
        found: list[Any] = []
        for card in state.facilities:
            found.append((STATION_IDS[card], NEW))
            found.extend([(STATION_IDS[card], STATION_IDS[host]) for host in hosts(state, seat, STATION_COLOUR[card])])
        return found


def found_outstation(state: Ceres, seat: int, card: int) -> None:
    """Place a card that is paid for as a new outstation: its points, its income at once, and its place for a worker."""
    points = _take(state, seat, card)
    state.stations[seat].extend((card, FREE, FREE, NO_WORKER))
    income = STATION_INCOME[card]
    for kind in range(KINDS):
        state.income[seat * KINDS + kind] += income[kind]
    state.gain(seat, income)
    if state.log is not None:
        params = {"facility": say.station(card), "units": say.units(income)}
        state.tell("ceres-founded", seat=seat, points=points, **params)
    met(state, seat, BUILT, BUILT_TYPE + STATION_COLOUR[card], FOUNDED)


@dataclass(frozen=True, slots=True)
class Tuck(Effect):
    """Tuck a card under a host for one unit of credits, ore or ice less, of one's choice, and carry out its upgrade."""

    card: int
    host: int
    discount: int

    def ask(self, state: Ceres, seat: int) -> Decision | None:
        found = self.ways(state, seat)
        if len(found) < 2:
            return None
        return asking.choose(seat, "waive", found, asking.about(STATION_IDS[self.card], count=UPGRADE_WAIVES))

    def ways(self, state: Ceres, seat: int) -> list[Any]:
        """Return which units may be waived."""
        price = price_of(state, seat, self.card, self.discount)
        count = waiving.waivable(price, WAIVED, UPGRADE_WAIVES, 0)
        return waiving.ways(state, seat, price, WAIVED, count)

    def apply(self, state: Ceres, seat: int, answer: Any) -> None:
        waived = self.ways(state, seat)[0] if answer is None else answer
        state.pay(seat, waiving.less(price_of(state, seat, self.card, self.discount), waived))
        points = _take(state, seat, self.card)
        stations = state.stations[seat]
        at = 4 * stations[::4].index(self.host)
        stations[stations.index(FREE, at + 1)] = self.card
        if state.log is not None:
            cards = {"facility": say.station(self.card), "host": say.station(self.host)}
            state.tell("ceres-tucked", seat=seat, points=points, **cards)
        state.stack.append((seat, Steps(STATION_IDS[self.card], register.UPGRADE[self.card], True)))
        met(state, seat, BUILT, BUILT_TYPE + STATION_COLOUR[self.card], TUCKED)

    def why_not(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        return Text("ceres-cannot-waive")


def _take(state: Ceres, seat: int, card: int) -> int:
    """Take a card from the display, score it, and fill the display from the right; return the points."""
    points = FACILITY_POINTS[card] + CONSTRUCT_POINTS[state.research[seat * 3 + BUILDING]]
    state.award(seat, FACILITIES, points)
    remove_facility(state, card)
    return points


def remove_facility(state: Ceres, card: int) -> None:
    """Take a card from the display; the cards to its right close the gap, a new one comes to the right end."""
    state.facilities.remove(card)
    fill_display(state)


def fill_display(state: Ceres) -> None:
    """Show facilities from the deck; an empty deck leaves the row shorter."""
    while len(state.facilities) < FACILITIES_SHOWN and state.facility_deck:
        state.facilities.append(state.facility_deck.pop())
