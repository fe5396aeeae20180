"""What the rules have to know beforehand of every effect, whatever its kind.

Effects themselves ask for some of it, by way of `effects/others.py` and `data/index.py`: it is entered there.
"""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.book import CARD, EFFECTS
from offworld.games.terraforming_mars.data.index import BOX, OWN_CITY_REACTIONS
from offworld.games.terraforming_mars.names import (
    BUILDING,
    EVENT,
    NO_CARD,
    NO_TILE,
    OCEAN,
    OCEAN_AREA,
    CardNumber,
    Resource,
    Tile,
)
from offworld.games.terraforming_mars.rules.adding_up import added_up
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.buying import LookAndBuy
from offworld.games.terraforming_mars.rules.effects.cards import Draw, LookAndKeep, Reveal, SwapCard
from offworld.games.terraforming_mars.rules.effects.choose import ChooseDraw, ChooseOne, ChooseVictim
from offworld.games.terraforming_mars.rules.effects.copying import CopyProduction
from offworld.games.terraforming_mars.rules.effects.costs import Exchange, Spend, SpendMoney, SpendProduction
from offworld.games.terraforming_mars.rules.effects.cubes import (
    AddToCard,
    AddToFilled,
    AddToPlayed,
    RemoveCubes,
    SpendHere,
    TakeCube,
)
from offworld.games.terraforming_mars.rules.effects.gains import (
    AddHere,
    Gain,
    GainPer,
    Lose,
    NextDiscount,
    NextSlack,
    Rise,
    RisePer,
)
from offworld.games.terraforming_mars.rules.effects.others import CHANGES, GAINS, PRODUCES, Way, brought
from offworld.games.terraforming_mars.rules.effects.planet import ClaimArea, PlaceTile, Raise
from offworld.games.terraforming_mars.rules.effects.production import (
    LoseProduction,
    MoveProduction,
    Produce,
    ProduceMetal,
    ProducePer,
    TakeProduction,
)
from offworld.games.terraforming_mars.rules.effects.victims import PlaceAndFlood, Remove
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.toolbox.readings import complete, each, on


# --- what reactions bring in time for a loss --------------------------------------------------------------------------
def _gain(effect: Gain, state: Mars, seat: int, resource: Resource) -> int:
    return effect.amount if effect.resource == resource else 0


def _gain_per(effect: GainPer, state: Mars, seat: int, resource: Resource) -> int:
    return effect.amount.count(state, seat, effect.card) if effect.resource == resource else 0


def _best_way(effect: ChooseOne, state: Mars, seat: int, resource: Resource) -> int:
    return max([brought(GAINS, way, state, seat, resource) for way in effect.options])


def _produce(effect: Produce, state: Mars, seat: int, resource: Resource) -> int:
    return effect.amount if effect.resource == resource else 0


def _produce_per(effect: ProducePer, state: Mars, seat: int, resource: Resource) -> int:
    return effect.amount.count(state, seat, effect.card) if effect.resource == resource else 0


def _nothing(effect: Does, state: Mars, seat: int, resource: Resource) -> int:
    return 0


# What is taken from others, and what is exchanged, comes after the losses.
GAINS.update(
    complete(
        "what effects bring into stock before anything is lost",
        EFFECTS,
        on(Gain, _gain),
        on(GainPer, _gain_per),
        *each((ChooseDraw, ChooseOne, ChooseVictim), _best_way),
        *each((Spend, SpendHere, SpendMoney, SpendProduction, TakeCube, Exchange, Lose, LoseProduction), _nothing),
        *each((AddHere, AddToCard, AddToFilled, AddToPlayed, NextDiscount, NextSlack), _nothing),
        *each((Draw, LookAndBuy, LookAndKeep, Reveal, SwapCard, Remove, RemoveCubes), _nothing),
        *each((CopyProduction, MoveProduction, Produce, ProduceMetal, ProducePer, TakeProduction), _nothing),
        *each((ClaimArea, PlaceAndFlood, PlaceTile, Raise, Rise, RisePer), _nothing),
    )
)
# What is chosen comes after the losses.
PRODUCES.update(
    complete(
        "what effects bring of production before any is lost",
        EFFECTS,
        on(Produce, _produce),
        on(ProducePer, _produce_per),
        *each((ChooseDraw, ChooseOne, ChooseVictim, CopyProduction, MoveProduction, ProduceMetal), _nothing),
        *each((Spend, SpendHere, SpendMoney, SpendProduction, TakeCube, Exchange, Lose, LoseProduction), _nothing),
        *each((AddHere, AddToCard, AddToFilled, AddToPlayed, Gain, GainPer, NextDiscount, NextSlack), _nothing),
        *each((Draw, LookAndBuy, LookAndKeep, Reveal, SwapCard, Remove, RemoveCubes, TakeProduction), _nothing),
        *each((ClaimArea, PlaceAndFlood, PlaceTile, Raise, Rise, RisePer), _nothing),
    )
)
# a card's own reactions are in play when its city is placed
OWN_CITY_REACTIONS.extend([tuple(added_up(NO_CARD, [card.number]).on_city) for card in CARD])


# --- whether one of several ways has any effect -----------------------------------------------------------------------
def _has_holder(effect: AddToCard, state: Mars, seat: int) -> bool:
    return bool(state.players[seat].perks.holders[effect.cube])


def _yes(effect: Does, state: Mars, seat: int) -> bool:
    return True


# What is possible changes something, but for resources that no card can hold: they are lost.
CHANGES.update(
    complete(
        "whether effects change anything",
        EFFECTS,
        on(AddToCard, _has_holder),
        *each((AddHere, AddToFilled, AddToPlayed, SpendHere, TakeCube, RemoveCubes), _yes),
        *each((ChooseDraw, ChooseOne, ChooseVictim, Spend, SpendMoney, SpendProduction, Exchange, Remove), _yes),
        *each((Draw, LookAndBuy, LookAndKeep, Reveal, SwapCard), _yes),
        *each((Gain, GainPer, Lose, NextDiscount, NextSlack, Rise, RisePer), _yes),
        *each((CopyProduction, LoseProduction, MoveProduction, Produce, ProduceMetal, ProducePer), _yes),
        *each((TakeProduction, ClaimArea, PlaceAndFlood, PlaceTile, Raise), _yes),
    )
)


# --- production boxes -------------------------------------------------------------------------------------------------
def _in(effect: Does) -> bool:
    return True


def _out(effect: Does) -> bool:
    return False


_BOXED: Final = complete(
    "what stands in the production box of a card",
    EFFECTS,
    *each((Produce, ProducePer, ProduceMetal, LoseProduction, TakeProduction), _in),
    *each((CopyProduction, MoveProduction, ChooseDraw, ChooseOne, ChooseVictim), _out),
    *each((Spend, SpendHere, SpendMoney, SpendProduction, TakeCube, Exchange, Lose), _out),
    *each((AddHere, AddToCard, AddToFilled, AddToPlayed, Gain, GainPer, NextDiscount, NextSlack), _out),
    *each((Draw, LookAndBuy, LookAndKeep, Reveal, SwapCard, Remove, RemoveCubes), _out),
    *each((ClaimArea, PlaceAndFlood, PlaceTile, Raise, Rise, RisePer), _out),
)


def is_boxed(effect: Does) -> bool:
    """Return whether an effect stands in the production box of its card."""
    return _BOXED[type(effect)](effect)


def _stage(effect: Does) -> int:
    return effect.stage


BOX.extend(
    [
        tuple(sorted([effect for effect in card.play if is_boxed(effect)], key=_stage))
        if BUILDING in card.tags and card.kind != EVENT
        else ()
        for card in CARD
    ]
)


# --- tiles ------------------------------------------------------------------------------------------------------------
def _tile(effect: PlaceTile) -> PlaceTile | None:
    return effect


def _ocean(effect: PlaceAndFlood) -> PlaceTile | None:
    return PlaceTile(OCEAN, OCEAN_AREA, effect.card)


def _no_tile(effect: Does) -> PlaceTile | None:
    return None


_TILES: Final = complete(
    "tiles that effects place",
    EFFECTS,
    on(PlaceTile, _tile),
    on(PlaceAndFlood, _ocean),
    *each((ChooseDraw, ChooseOne, ChooseVictim), _no_tile),  # which of its ways is taken, nobody knows beforehand
    *each((CopyProduction, LoseProduction, MoveProduction, Produce, ProduceMetal, ProducePer), _no_tile),
    *each((Spend, SpendHere, SpendMoney, SpendProduction, TakeCube, Exchange, Lose, TakeProduction), _no_tile),
    *each((AddHere, AddToCard, AddToFilled, AddToPlayed, Gain, GainPer, NextDiscount, NextSlack), _no_tile),
    *each((Draw, LookAndBuy, LookAndKeep, Reveal, SwapCard, Remove, RemoveCubes), _no_tile),
    *each((ClaimArea, Raise, Rise, RisePer), _no_tile),
)


def placing(effect: Does) -> PlaceTile | None:
    """Return what tile an effect places, and where; None for most."""
    return _TILES[type(effect)](effect)


def tile_of(effect: Does) -> Tile:
    """Return the tile that an effect places; none for most."""
    placed = placing(effect)
    return NO_TILE if placed is None else placed.tile


# --- the card that was just played ------------------------------------------------------------------------------------
def _add_to_played(effect: AddToPlayed, played: CardNumber) -> Does:
    return AddToPlayed(effect.amount, played, effect.card)


def _choose_one(effect: ChooseOne, played: CardNumber) -> Does:
    return ChooseOne(_spoken(effect, played), effect.card)


def _choose_draw(effect: ChooseDraw, played: CardNumber) -> Does:
    return ChooseDraw(_spoken(effect, played), effect.card)


def _choose_victim(effect: ChooseVictim, played: CardNumber) -> Does:
    return ChooseVictim(_spoken(effect, played), effect.card)


def _spoken(effect: ChooseOne, played: CardNumber) -> tuple[Way, ...]:
    return tuple([tuple([speaking_of(part, played) for part in way]) for way in effect.options])


def _reveal(effect: Reveal, played: CardNumber) -> Does:
    return Reveal(effect.tag, tuple([speaking_of(part, played) for part in effect.then]), effect.card)


def _same(effect: Does, played: CardNumber) -> Does:
    return effect


_SPEAKING: Final = complete(
    "how effects speak of the card that was just played",
    EFFECTS,
    on(AddToPlayed, _add_to_played),
    on(ChooseDraw, _choose_draw),
    on(ChooseOne, _choose_one),
    on(ChooseVictim, _choose_victim),
    on(Reveal, _reveal),
    *each((CopyProduction, LoseProduction, MoveProduction, Produce, ProduceMetal, ProducePer, TakeProduction), _same),
    *each((Spend, SpendHere, SpendMoney, SpendProduction, TakeCube, Exchange, Lose), _same),
    *each((AddHere, AddToCard, AddToFilled, Gain, GainPer, NextDiscount, NextSlack, Rise, RisePer), _same),
    *each((Draw, LookAndBuy, LookAndKeep, SwapCard, Remove, RemoveCubes), _same),
    *each((ClaimArea, PlaceAndFlood, PlaceTile, Raise), _same),
)


def speaking_of(effect: Does, played: CardNumber) -> Does:
    """Return a reaction as it speaks of the card that was just played."""
    return _SPEAKING[type(effect)](effect, played)
