"""Taking: blueprints from the market, goods from the warehouse, colonists back from work, resources of one's choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.benefit import COLONIST_BOOST, NO_BOOST
from offworld.games.on_mars.data.boards import MARKERS
from offworld.games.on_mars.data.cards import (
    BLUEPRINT_MISSION,
    BLUEPRINT_TASK,
    CARD_BUILDING,
    CARD_IDS,
    CARD_OF,
    CORNER,
)
from offworld.games.on_mars.names import (
    ACTION_SIDE,
    CHOSEN,
    CRYSTAL,
    EACH_GOOD,
    EACH_PLACE,
    GOODS,
    KINDS,
    MARKER,
    NO_BLUEPRINT,
    PLACES,
    RED_ACTIONS,
    RESOURCES,
    STOCKED,
    WORKING,
    BlueprintId,
    Good,
    Slot,
)
from offworld.games.on_mars.rules.effects.goods import gain, has_room
from offworld.games.on_mars.rules.effects.missions import contribute
from offworld.games.on_mars.rules.effects.paying import send_colonists
from offworld.games.on_mars.rules.effects.tasks import offer_task
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Amount, Decision, OneOf
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

DONE: Final = "done"


# --- blueprints -------------------------------------------------------------------------------------------------------
def has_marker(state: OnMars, party: int) -> bool:
    """Return whether a party has an advanced marker left for one more blueprint."""
    return state.card_owner.count(party) < MARKERS


def can_take_blueprint(state: OnMars, party: int) -> bool:
    """Return whether there is a blueprint to take, and a marker for it."""
    return has_marker(state, party) and state.market.count(NO_BLUEPRINT) < len(state.market)


def take_blueprint(state: OnMars, party: int, card: BlueprintId) -> None:
    """Take a blueprint with a marker on it, and the good in its corner; the market is not refilled."""
    state.market[state.market.index(card)] = NO_BLUEPRINT
    state.card_owner = changed(state.card_owner, card, party)
    if state.log is not None:
        state.tell("on_mars-took-blueprint", seat=state.who(party), card=speech.card(card))
    gain(state, party, CORNER[CARD_BUILDING[card]], 1)
    contribute(state, party, BLUEPRINT_MISSION)


@dataclass(frozen=True, slots=True)
class TakeBlueprint(Effect):
    """Take blueprints one by one; a boosting colonist allows one more when none is left."""

    left: int
    boost: int = NO_BOOST
    must: bool = False

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if not self.left and not (self.boost == COLONIST_BOOST and state.boosters(seat)):
            return None
        if not can_take_blueprint(state, seat):
            return None
        choices: list[Any] = [CARD_IDS[card] for card in state.market if card >= 0]
        if not self.must:
            choices.append(DONE)
        key = "on_mars-ask-blueprint" if self.left else "on_mars-ask-blueprint-boost"
        return OneOf(seat, key, choices, None, "blueprint")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        if not self.left:
            send_colonists(state, seat, 1)
        take_blueprint(state, seat, CARD_OF[answer])
        offer_task(state, seat, BLUEPRINT_TASK)
        state.then((seat, TakeBlueprint(max(0, self.left - 1), self.boost)))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        return Text("on_mars-not-on-offer") if isinstance(answer, str) and answer in CARD_IDS else None


# --- warehouse --------------------------------------------------------------------------------------------------------
def can_store(state: OnMars, party: int, spot: int) -> bool:
    """Return whether a party has room for a good of the warehouse; only then may it be taken (R015)."""
    if spot == 0:
        return state.crystals[party] + state.waiting[party] < state.depot(party)
    return state.stock[party * KINDS + spot] <= state.shelters[party]


def takeable(state: OnMars, party: int, no_crystals: bool) -> list[int]:
    """Return the columns of the warehouse from which a party can take something."""
    first = 1 if no_crystals else 0
    return [spot for spot in range(first, len(STOCKED)) if state.store[spot] and can_store(state, party, spot)]


def take_stocked(state: OnMars, party: int, spot: int) -> None:
    """Take one good from the warehouse."""
    state.store[spot] -= 1
    what = CRYSTAL if spot == 0 else Good(spot)
    if what == CRYSTAL:
        state.waiting[party] += 1
    elif not state.is_lacerda(party):
        state.stock[party * KINDS + what] += 1
    if state.log is not None:
        state.tell("on_mars-resupplied", seat=state.who(party), what=speech.amount(what, 1))


@dataclass(frozen=True, slots=True)
class TakeStocked(Effect):
    """Take goods from the warehouse one by one; a boosting colonist allows one more when none is left."""

    left: int
    boost: int = NO_BOOST
    no_crystals: bool = False
    must: bool = False

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if not self.left and not (self.boost == COLONIST_BOOST and state.boosters(seat)):
            return None
        choices: list[Any] = [STOCKED[spot] for spot in takeable(state, seat, self.no_crystals)]
        if not choices:
            return None
        if not self.must:
            choices.append(DONE)
        key = "on_mars-ask-warehouse" if self.left else "on_mars-ask-warehouse-boost"
        return OneOf(seat, key, choices, None, "warehouse")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        if not self.left:
            send_colonists(state, seat, 1)
        take_stocked(state, seat, STOCKED.index(answer))
        state.then((seat, TakeStocked(max(0, self.left - 1), self.boost, self.no_crystals)))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, str) or answer not in STOCKED:
            return None
        spot = STOCKED.index(answer)
        what: dict[str, object] = {"what": speech.good(CRYSTAL if spot == 0 else Good(spot))}
        if spot == 0 and self.no_crystals:
            return Text("on_mars-resources-only")
        return Text("on_mars-no-room" if state.store[spot] else "on_mars-not-in-stock", what)

    def considered(self, state: OnMars, seat: int) -> list[Any]:
        return list(STOCKED)


# --- colonists --------------------------------------------------------------------------------------------------------
def colonists_at(state: OnMars, party: int, place: Slot) -> int:
    """Return a party's colonists on a red action or in the working area."""
    return state.working[party] if place == WORKING else state.slots[place * state.parties + party]


def can_retrieve(state: OnMars, party: int, places: int) -> list[Slot]:
    """Return the places from which a party can take a colonist back, limited by free quarters (R022)."""
    if state.berths(party) <= 0:
        return []
    return [place for place in EACH_PLACE if places >> place & 1 and colonists_at(state, party, place)]


def retrieve(state: OnMars, party: int, place: Slot) -> None:
    """Take one colonist back into the quarters."""
    if place == WORKING:
        state.working[party] -= 1
    else:
        state.slots[place * state.parties + party] -= 1
    state.quarters[party] += 1
    if state.log is not None:
        state.tell("on_mars-retrieved", seat=party, place=speech.place(place))


@dataclass(frozen=True, slots=True)
class Retrieve(Effect):
    """Take colonists back one by one from some places."""

    left: int
    places: int

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if not self.left:
            return None
        found = can_retrieve(state, seat, self.places)
        if not found:
            return None
        choices: list[Any] = [PLACES[place] for place in found]
        return OneOf(seat, "on_mars-ask-retrieve", [*choices, DONE], {"left": self.left}, "retrieve")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        retrieve(state, seat, Slot(PLACES.index(answer)))
        state.then((seat, Retrieve(self.left - 1, self.places)))


@dataclass(frozen=True, slots=True)
class ReturnSide(Effect):
    """Take any number of colonists back from the action slots of one side; the first one says which."""

    side: int = -1

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        places = 0
        for action in range(len(RED_ACTIONS)):
            if self.side in (-1, ACTION_SIDE[action]):
                places |= 1 << action
        found = can_retrieve(state, seat, places)
        if not found:
            return None
        choices: list[Any] = [PLACES[place] for place in found]
        return OneOf(seat, "on_mars-ask-return", [*choices, DONE], None, "retrieve")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        place = Slot(PLACES.index(answer))
        retrieve(state, seat, place)
        state.then((seat, ReturnSide(ACTION_SIDE[place])))


# --- resources --------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class GainAny(Effect):
    """Gain resources of one's choice, minerals excepted, one by one; boosting colonists may add to them."""

    left: int
    boost: int = NO_BOOST

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if not self.left and not (self.boost == COLONIST_BOOST and state.boosters(seat)):
            return None
        choices: list[Any] = [RESOURCES[kind] for kind in CHOSEN if has_room(state, seat, kind)]
        if not choices:
            return None
        key = "on_mars-ask-gain" if self.left else "on_mars-ask-gain-boost"
        return OneOf(seat, key, [*choices, DONE], {"left": self.left}, "gain")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        if not self.left:
            send_colonists(state, seat, 1)
        gain(state, seat, Good(RESOURCES.index(answer)), 1)
        state.then((seat, GainAny(max(0, self.left - 1), self.boost)))


@dataclass(frozen=True, slots=True)
class BoostGain(Effect):
    """Gain goods, and one more for each boosting colonist."""

    what: Good
    count: int

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        most = state.boosters(seat)
        if not most:
            return None
        params: dict[str, object] = {"what": speech.amount(self.what, self.count)}
        return Amount(seat, "on_mars-ask-boost-gain", 0, most, params, "boost")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        send_colonists(state, seat, answer or 0)
        gain(state, seat, self.what, self.count + (answer or 0))


def sources(state: OnMars, party: int) -> list[int]:
    """Return what a party's miners and advanced buildings produce, by kind of good."""
    found = [0] * len(GOODS)
    found[0] = state.miners(party)
    for card, place in enumerate(state.card_hex):
        if place >= 0 and state.card_owner[card] == party and state.figure[place] == MARKER + party:
            found[CARD_BUILDING[card]] += 1  # a shelter produces a crystal
    return found


def produce(state: OnMars, party: int) -> None:
    """Let every miner and advanced building produce one good."""
    for what, count in zip(EACH_GOOD, sources(state, party)):
        gain(state, party, what, count)


@dataclass(frozen=True, slots=True)
class ProduceMore(Effect):
    """Let one of the sources produce once more for each boosting colonist."""

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if not state.boosters(seat):
            return None
        found: list[Any] = [
            GOODS[what] for what, count in zip(EACH_GOOD, sources(state, seat)) if count and has_room(state, seat, what)
        ]
        return OneOf(seat, "on_mars-ask-produce-boost", [*found, DONE], None, "produce") if found else None

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        send_colonists(state, seat, 1)
        gain(state, seat, Good(GOODS.index(answer)), 1)
        state.then((seat, self))
