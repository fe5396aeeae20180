"""Benefits: whether one can be of any use, and how it begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data import benefit as kinds
from offworld.games.on_mars.data.benefit import BEST_ROVER_TECH, KIND_NAMES, NO_BOOST, OTHER_SIDE, Benefit
from offworld.games.on_mars.data.boards import COLONIST_PRICE, EXECUTIVE
from offworld.games.on_mars.data.cards import CARD_ACTION
from offworld.games.on_mars.data.discoveries import DISCOVERIES, TILE_IDS
from offworld.games.on_mars.names import CHOSEN, EACH_GOOD, KINDS, MINERAL, RESOURCES, ROVER_TECH, Good
from offworld.games.on_mars.rules.calls import Benefits
from offworld.games.on_mars.rules.effects.construction import Construct, can_construct
from offworld.games.on_mars.rules.effects.goods import gain, has_room
from offworld.games.on_mars.rules.effects.hiring import Hire, offers
from offworld.games.on_mars.rules.effects.laboratory import Develop, Learn, can_learn, developments
from offworld.games.on_mars.rules.effects.lss import score
from offworld.games.on_mars.rules.effects.movement import NOT, Move
from offworld.games.on_mars.rules.effects.paying import TRADE_COST, PayFor, gain_colonists, spend
from offworld.games.on_mars.rules.effects.ships import Welcome, can_welcome
from offworld.games.on_mars.rules.effects.taking import (
    BoostGain,
    GainAny,
    ProduceMore,
    Retrieve,
    ReturnSide,
    TakeBlueprint,
    TakeStocked,
    can_retrieve,
    can_take_blueprint,
    produce,
    sources,
    takeable,
)
from offworld.games.on_mars.rules.effects.travel import Travel, other_side
from offworld.games.on_mars.rules.effects.upgrading import Upgrade, can_upgrade
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

_SLOTS = 0b11111  # all red actions
ALWAYS: Final = (kinds.MOVE_BOTS, kinds.SCORE, kinds.USE_BUILDING)  # of use to everybody


def useful(state: OnMars, party: int, benefit: Benefit, coins: int) -> bool:
    """Return whether a party can get anything out of a benefit if it can spend so many crystals (R002, R030)."""
    kind = benefit.kind
    if kind == kinds.GAIN:
        return has_room(state, party, Good(benefit.what))
    if kind == kinds.DEVELOP:
        return bool(developments(state, party, benefit.free, coins))
    if kind == kinds.UPGRADE:
        return can_upgrade(state, party, benefit.free, benefit.special)
    if kind == kinds.CONSTRUCT:
        return can_construct(state, party, benefit.what, benefit.boost != NO_BOOST, False)
    if kind == kinds.HIRE:
        return bool(offers(state, party, 3, benefit.free, False, coins))
    if kind == kinds.CONTRACT:
        return bool(offers(state, party, 2, benefit.free, False, coins))
    if kind == kinds.SCIENTIST:
        return bool(offers(state, party, 1, benefit.free, False, coins))
    if kind == kinds.BLUEPRINT:
        return can_take_blueprint(state, party)
    if kind == kinds.WAREHOUSE:
        return bool(takeable(state, party, benefit.special))
    if kind == kinds.LEARN:
        return can_learn(state, party)
    if kind == kinds.MOVE_ROVER:
        points = state.best_level(ROVER_TECH) if benefit.count == BEST_ROVER_TECH else benefit.count
        return points + coins > 0
    if kind == kinds.RETRIEVE:
        return bool(can_retrieve(state, party, benefit.places))
    if kind == kinds.RETURN_SIDE:
        return bool(can_retrieve(state, party, _SLOTS))
    if kind == kinds.WELCOME:
        return can_welcome(state, party, benefit.free)
    if kind == kinds.TRADE:  # with all full, nothing but what was paid would come back
        return sum(state.resources(party)) > 0 and any([has_room(state, party, each) for each in CHOSEN])
    if kind == kinds.TRAVEL:
        return benefit.what in (OTHER_SIDE, other_side(state.side(party)))
    if kind == kinds.COLONISTS:
        return state.supply[party] > 0 and state.berths(party) > 0
    if kind == kinds.PAID_COLONIST:
        return state.supply[party] > 0 and state.berths(party) > 0 and bool(colonist_prices(state, party))
    if kind == kinds.GAIN_ANY:
        return any([has_room(state, party, each) for each in CHOSEN])
    if kind == kinds.PRODUCE:
        return any([count and has_room(state, party, what) for what, count in zip(EACH_GOOD, sources(state, party))])
    if kind == kinds.RADAR:
        tiles = [state.radar] if state.radar >= 0 else [tile for tile in state.row if tile >= 0]
        return any([useful(state, party, DISCOVERIES[tile], coins) for tile in tiles])
    assert kind in ALWAYS, KIND_NAMES[kind]
    return True


def begin(state: OnMars, seat: int, benefit: Benefit, must: bool = False) -> None:
    """Let a seat take a benefit; with `must` it may not refuse the first of what it can do."""
    kind, count = benefit.kind, benefit.count
    if kind == kinds.GAIN:
        if benefit.boost != NO_BOOST:
            state.then((seat, BoostGain(Good(benefit.what), count)))
        else:
            gain(state, seat, Good(benefit.what), count)
    elif kind == kinds.COLONISTS:
        gain_colonists(state, seat, count)
    elif kind == kinds.SCORE:
        score(state, seat, count, Text("on_mars-reason-card"))
    elif kind == kinds.PRODUCE:
        produce(state, seat)
        state.then((seat, ProduceMore()))
    else:
        state.then((seat, effect_of(state, seat, benefit, must)))
        if kind == kinds.TRADE:
            state.then((seat, GainAny(count, benefit.boost)))


def effect_of(state: OnMars, seat: int, benefit: Benefit, must: bool) -> Effect:
    """Return the effect with which a benefit begins that asks something."""
    kind, count, boost = benefit.kind, benefit.count, benefit.boost
    if kind == kinds.DEVELOP:
        return Develop(count, benefit.free, boost, must)
    if kind == kinds.UPGRADE:
        return Upgrade(count, benefit.free, boost, benefit.tech, benefit.special, must)
    if kind == kinds.CONSTRUCT:
        return Construct(benefit.what, boost != NO_BOOST, False, must)
    if kind in (kinds.HIRE, kinds.CONTRACT, kinds.SCIENTIST):
        what = 3 if kind == kinds.HIRE else 2 if kind == kinds.CONTRACT else 1
        return Hire(what, benefit.free, False, must)
    if kind == kinds.BLUEPRINT:
        return TakeBlueprint(count, boost, must)
    if kind == kinds.WAREHOUSE:
        return TakeStocked(count, boost, benefit.special, must)
    if kind == kinds.LEARN:
        return Learn(count, boost, must)
    if kind == kinds.MOVE_BOTS:
        return Move(count, NOT, True, False, benefit.special)
    if kind == kinds.MOVE_ROVER:  # reading the highest level is no use of the tile (R035)
        points = state.best_level(ROVER_TECH) if count == BEST_ROVER_TECH else count
        return Move(NOT, points, True, benefit.tech)
    if kind == kinds.RETRIEVE:
        return Retrieve(count, benefit.places)
    if kind == kinds.RETURN_SIDE:
        return ReturnSide()
    if kind == kinds.WELCOME:
        return Welcome(count, benefit.free, boost, benefit.tech, benefit.special, must)
    if kind == kinds.TRADE:
        return PayFor(TRADE_COST)
    if kind == kinds.TRAVEL:
        return Travel(other_side(state.side(seat)))
    if kind == kinds.GAIN_ANY:
        return GainAny(count, boost)
    if kind == kinds.RADAR:
        return UseRadar()
    assert kind == kinds.PAID_COLONIST, KIND_NAMES[kind]
    return BuyColonist()


def colonist_prices(state: OnMars, party: int) -> list[int]:
    """Return the resources with which a party can pay for the colonist of space 4."""
    return [kind for kind in (*COLONIST_PRICE, MINERAL) if state.stock[party * KINDS + kind]]


@dataclass(frozen=True, slots=True)
class BuyColonist(Effect):
    """Pay a water, a plant or a mineral in their place for one colonist, if one likes."""

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if not state.supply[seat] or state.berths(seat) <= 0:
            return None
        choices: list[Any] = [RESOURCES[kind] for kind in colonist_prices(state, seat)]
        return OneOf(seat, "on_mars-ask-colonist", [*choices, "done"], None, "colonist") if choices else None

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == "done":
            return
        paid = RESOURCES.index(answer)
        spend(state, seat, tuple([int(kind == paid) for kind in range(KINDS)]))
        gain_colonists(state, seat, 1)


@dataclass(frozen=True, slots=True)
class UseRadar(Effect):
    """Put a tile of the display on the Radar the first time; take its benefit every time (R046: no tile is taken)."""

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if state.radar >= 0:
            return None
        coins = state.spendable(seat)
        tiles = [TILE_IDS[tile] for tile in state.row if tile >= 0 and useful(state, seat, DISCOVERIES[tile], coins)]
        return OneOf(seat, "on_mars-ask-radar", tiles, None, "radar") if tiles else None

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is not None:
            tile = TILE_IDS.index(answer)
            state.row = changed(state.row, state.row.index(tile), state.next_discovery())
            state.radar = tile
            if state.log is not None:
                state.tell("on_mars-radar", seat=seat, tile=speech.discovery(tile))
        if state.radar >= 0:
            begin(state, seat, DISCOVERIES[state.radar])


@dataclass(frozen=True, slots=True)
class DoExecutive(Effect):
    """Do an executive action for which the crystals are paid."""

    slot: int

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        begin(state, seat, EXECUTIVE[self.slot], must=True)


@dataclass(frozen=True, slots=True)
class UseBuilding(Effect):
    """Do the action of an advanced building for which everything is paid."""

    card: int

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        begin(state, seat, CARD_ACTION[self.card], must=True)


class Printed(Benefits):
    """Benefits as the steps call for them."""

    def useful(self, state: OnMars, party: int, benefit: Benefit, coins: int) -> bool:
        return useful(state, party, benefit, coins)

    def begin(self, state: OnMars, seat: int, benefit: Benefit) -> None:
        begin(state, seat, benefit)


PRINTED: Final = Printed()
