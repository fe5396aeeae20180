"""Workers: activating an outstation, hiring from the ship, recruiting from the supply, overtime."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.ceres.data.book import STATION_COLOUR, STATION_IDS, STATION_NUMBER
from offworld.games.ceres.names import COLOURS, FREE, HIRED, NO_WORKER, RECRUITED, Colour, Units, event
from offworld.games.ceres.rules import asking
from offworld.games.ceres.rules.deeds import register
from offworld.games.ceres.rules.deeds.base import Deed, Steps, any_possible, first_obstacle
from offworld.games.ceres.rules.deeds.contracts import met
from offworld.games.ceres.rules.deeds.gains import lacking
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.decision import Decision
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

ACTIVATED: Final = event("activate_grey")  # and the three after it, by colour
TOOK_ON: Final = event("hire")
ON: Final[list[Any]] = [(COLOURS[STATION_COLOUR[card]], name) for card, name in enumerate(STATION_IDS)]


def is_useful(state: Ceres, seat: int, at: int) -> bool:
    """Return whether the action of the outstation at this place of the list would carry out anything (R05)."""
    stations = state.stations[seat]
    if any_possible(state, seat, register.ACTION[stations[at]]):
        return True
    for card in (stations[at + 1], stations[at + 2]):
        if card != FREE and any_possible(state, seat, register.UPGRADE[card]):
            return True
    return False


def activate(state: Ceres, seat: int, card: int, origin: int) -> None:
    """Place a worker of some origin on an outstation, or none, and carry out its action, then its upgrades."""
    stations = state.stations[seat]
    at = 4 * stations[::4].index(card)
    if origin != NO_WORKER:
        stations[at + 3] = origin
    deeds = register.ACTION[card]
    for upgrade in (stations[at + 1], stations[at + 2]):
        if upgrade != FREE:
            deeds = deeds + register.UPGRADE[upgrade]
    if state.contracts and seat in state.contract_of:
        state.stack.append((seat, Activated(STATION_COLOUR[card])))
    state.stack.append((seat, Steps(STATION_IDS[card], deeds, False)))


@dataclass(frozen=True, slots=True)
class Activated(Effect):
    """Count for contracts that an outstation of a colour has been activated, with something carried out (R05)."""

    colour: Colour

    def apply(self, state: Ceres, seat: int, answer: None) -> None:
        met(state, seat, ACTIVATED + self.colour)


def place_of(state: Ceres, seat: int, card: int) -> int:
    """Return where an outstation begins in the seat's list, or -1."""
    cards = state.stations[seat][::4]
    return 4 * cards.index(card) if card in cards else -1


def why_no_worker(state: Ceres, seat: int, card: int) -> Text | None:
    """Return why an outstation takes no worker, whatever its origin."""
    name: dict[str, object] = {"outstation": say.station(card)}
    at = place_of(state, seat, card)
    if at < 0:
        return Text("ceres-not-your-outstation", {"host": say.station(card)})
    if state.stations[seat][at + 3] != NO_WORKER:
        return Text("ceres-has-worker", name)
    return None


def _pair(answer: Any) -> tuple[int, int] | None:
    """Return the colour and the outstation of an answer, where it has that form."""
    if not isinstance(answer, tuple) or len(answer) != 2:
        return None
    if answer[0] not in COLOURS or answer[1] not in STATION_NUMBER:
        return None
    return COLOURS.index(answer[0]), STATION_NUMBER[answer[1]]


@dataclass(frozen=True, slots=True)
class HireWorkers(Deed):
    """Up to `most` times: pay, take a worker from the ship, place it and resolve it before the next (R10)."""

    most: int
    price: Units

    def places(self, state: Ceres, seat: int) -> list[Any]:
        """Return what can be answered: a colour aboard and a free outstation of it that would do something."""
        found: list[Any] = []
        if not state.aboard or not state.can_pay(seat, self.price):
            return found
        stations = state.stations[seat]
        state.pay(seat, self.price)  # the action must be possible with what is left
        for at in range(0, len(stations), 4):
            is_free = stations[at + 3] == NO_WORKER and STATION_COLOUR[stations[at]] in state.aboard
            if is_free and is_useful(state, seat, at):
                found.append(ON[stations[at]])
        state.gain(seat, self.price)
        return found

    def possible(self, state: Ceres, seat: int) -> bool:
        return bool(self.places(state, seat))

    def obstacle(self, state: Ceres, seat: int) -> Text:
        if not state.aboard:
            return Text("ceres-nobody-aboard")
        if not state.can_pay(seat, self.price):
            return lacking(state, seat, self.price)
        return Text("ceres-nobody-useful")

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        found = self.places(state, seat)
        if may_skip:
            found.append(asking.SKIP)
        return asking.choose(seat, "hire", found, asking.about(source, count=self.most, price=say.units(self.price)))

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        card = STATION_NUMBER[answer[1]]
        colour = STATION_COLOUR[card]
        state.pay(seat, self.price)
        state.aboard.remove(colour)
        if state.log is not None:
            state.tell("ceres-hired", seat=seat, worker=say.colour(colour), outstation=say.station(card))
        if self.most > 1:
            state.stack.append((seat, Steps(source, (HireWorkers(self.most - 1, self.price),), True)))
        activate(state, seat, card, HIRED)
        met(state, seat, TOOK_ON)

    def refusal(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        pair = _pair(answer)
        if pair is None:
            return None
        wrong = why_wrong_pair(state, seat, pair)
        if wrong is not None:
            return wrong
        if pair[0] not in state.aboard:
            return Text("ceres-colour-not-aboard", {"worker": say.colour(pair[0])})
        if not state.can_pay(seat, self.price):
            return lacking(state, seat, self.price)
        return Text("ceres-nothing-to-do", {"outstation": say.station(pair[1])})

    def thinkable(self, state: Ceres, seat: int) -> list[Any]:
        return [ON[card] for card in state.stations[seat][::4]]


def why_wrong_pair(state: Ceres, seat: int, pair: tuple[int, int]) -> Text | None:
    """Return why a worker of a colour cannot stand on an outstation."""
    colour, card = pair
    if STATION_COLOUR[card] != colour:
        needed = say.colour(STATION_COLOUR[card])
        worker = say.colour(colour)
        return Text("ceres-wrong-colour", {"worker": worker, "needed": needed, "outstation": say.station(card)})
    return why_no_worker(state, seat, card)


@dataclass(frozen=True, slots=True)
class RecruitWorker(Deed):
    """Take a worker of any colour from the supply, place and resolve it; it goes back at the end of the round."""

    def possible(self, state: Ceres, seat: int) -> bool:
        return bool(self.places(state, seat))

    def places(self, state: Ceres, seat: int) -> list[Any]:
        """Return what can be answered."""
        found: list[Any] = []
        stations = state.stations[seat]
        for at in range(0, len(stations), 4):
            is_free = stations[at + 3] == NO_WORKER and state.supply[STATION_COLOUR[stations[at]]] > 0
            if is_free and is_useful(state, seat, at):
                found.append(ON[stations[at]])
        return found

    def obstacle(self, state: Ceres, seat: int) -> Text:
        return Text("ceres-nobody-useful")

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        found = self.places(state, seat)
        if may_skip:
            found.append(asking.SKIP)
        return asking.choose(seat, "recruit", found, asking.SOURCE[source])

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        card = STATION_NUMBER[answer[1]]
        state.supply[STATION_COLOUR[card]] -= 1
        if state.log is not None:
            worker = say.colour(STATION_COLOUR[card])
            state.tell("ceres-recruited", seat=seat, worker=worker, outstation=say.station(card))
        activate(state, seat, card, RECRUITED)

    def refusal(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        pair = _pair(answer)
        if pair is None:
            return None
        wrong = why_wrong_pair(state, seat, pair)
        if wrong is not None:
            return wrong
        if not state.supply[pair[0]]:
            return Text("ceres-supply-empty", {"worker": say.colour(pair[0])})
        return Text("ceres-nothing-to-do", {"outstation": say.station(pair[1])})

    def thinkable(self, state: Ceres, seat: int) -> list[Any]:
        return [ON[card] for card in state.stations[seat][::4]]


@dataclass(frozen=True, slots=True)
class WorkAgain(Deed):
    """Carry out again the action of an outstation that holds a worker (R09)."""

    def possible(self, state: Ceres, seat: int) -> bool:
        return bool(self.places(state, seat))

    def places(self, state: Ceres, seat: int) -> list[Any]:
        """Return what can be answered."""
        stations = state.stations[seat]
        return [
            STATION_IDS[stations[at]]
            for at in range(0, len(stations), 4)
            if stations[at + 3] != NO_WORKER and is_useful(state, seat, at)
        ]

    def obstacle(self, state: Ceres, seat: int) -> Text:
        return Text("ceres-nobody-works")

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        found = self.places(state, seat)
        if may_skip:
            found.append(asking.SKIP)
        return asking.choose(seat, "again", found, asking.SOURCE[source])

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        card = STATION_NUMBER[answer]
        if state.log is not None:
            state.tell("ceres-worked-again", seat=seat, outstation=say.station(card))
        activate(state, seat, card, NO_WORKER)

    def refusal(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        if answer not in STATION_NUMBER:
            return None
        card = STATION_NUMBER[answer]
        at = place_of(state, seat, card)
        if at < 0:
            return Text("ceres-not-your-outstation", {"host": say.station(card)})
        if state.stations[seat][at + 3] == NO_WORKER:
            return Text("ceres-no-worker", {"outstation": say.station(card)})
        return Text("ceres-nothing-to-do", {"outstation": say.station(card)})

    def thinkable(self, state: Ceres, seat: int) -> list[Any]:
        return [STATION_IDS[card] for card in state.stations[seat][::4]]


def why_useless(state: Ceres, seat: int, card: int) -> Text:
    """Return why the action of an outstation would do nothing."""
    why = first_obstacle(state, seat, register.ACTION[card])
    return Text("ceres-useless", {"outstation": say.station(card), "why": why})
