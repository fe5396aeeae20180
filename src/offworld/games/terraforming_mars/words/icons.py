"""What cards say without words: effects as lists of icons, for a screen to draw.

An icon is a plain JSON object: `icon` names it, `count` says how many (negative: taken away), `production` puts it on a
production box, `any` gives it the red border of "any player", `star` says that the words tell more, `x` stands for any
number, `per` and `if` hold the icon that is counted, `also` a metal that may help to pay. The icon "or" stands between
alternatives.
"""

from __future__ import annotations

from typing import Any, Final

from offworld.games.terraforming_mars.data.book import AMOUNTS, EFFECTS
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import (
    BUILDING,
    CUBES,
    MONEY,
    NO_CUBE,
    PARAMETERS,
    RESOURCES,
    TAGS,
    TILES,
    Tag,
)
from offworld.games.terraforming_mars.rules.ahead import is_boxed
from offworld.games.terraforming_mars.rules.amounts import (
    Counted,
    IfCube,
    IfTags,
    PerCity,
    PerCube,
    PerEvent,
    PerNeighbour,
    PerTag,
)
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
from offworld.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM
from offworld.games.terraforming_mars.rules.placement import usual_site
from offworld.toolbox.readings import complete, each, on

Icon = Any  # an `IconData`, built up key by key


def icon(name: str, count: int = 1, **more: object) -> Icon:
    """Return one icon; a count of one is not written."""
    found: Icon = {"icon": name}
    if count != 1:
        found["count"] = count
    found.update(more)
    return found


def tag_icon(tag: Tag, count: int = 1) -> Icon:
    """Return a tag, or so many of it."""
    return icon(f"tag-{TAGS[tag]}", count)


def per_icon(amount: Counted, card: Card) -> Icon:
    """Return what an amount counts or asks for."""
    return _AMOUNTS[type(amount)](amount, card)


def effect_icons(effects: tuple[Does, ...], card: Card) -> list[Icon]:
    """Return effects as icons: first what changes production, then the rest, each in its order."""
    found: list[Icon] = []
    rest: list[Icon] = []
    for effect in effects:
        (found if is_boxed(effect) else rest).extend(_EFFECTS[type(effect)](effect, card))
    return found + rest


def cost_icons(effects: tuple[Does, ...], card: Card) -> list[Icon]:
    """Return what stands left of an arrow, in its order."""
    found: list[Icon] = []
    for effect in effects:
        found.extend(_EFFECTS[type(effect)](effect, card))
    return found


def exchanged_icons(effects: tuple[Does, ...]) -> list[Icon]:
    """Return what an exchange of any number takes; it belongs left of the arrow."""
    return [taken for effect in effects for taken in _EXCHANGED[type(effect)](effect)]


# --- amounts ----------------------------------------------------------------------------------------------------------
def _per_tag(amount: PerTag, card: Card) -> Icon:
    found = tag_icon(amount.tag, amount.per)
    return found | {"any": True} if amount.opponents else found


def _per_city(amount: PerCity, card: Card) -> Icon:
    return icon("city", amount.per, any=True)


def _per_event(amount: PerEvent, card: Card) -> Icon:
    return icon("event", any=True)


def _per_cube(amount: PerCube, card: Card) -> Icon:
    assert card.cube != NO_CUBE
    return icon(CUBES[card.cube], amount.per)


def _per_neighbour(amount: PerNeighbour, card: Card) -> Icon:
    return icon(TILES[amount.tile], any=True)


def _if_cube(amount: IfCube, card: Card) -> Icon:
    assert card.cube != NO_CUBE
    return icon(CUBES[card.cube])


def _if_tags(amount: IfTags, card: Card) -> Icon:
    return tag_icon(amount.tag, amount.at_least)


_AMOUNTS: Final = complete(
    "amounts as icons",
    AMOUNTS,
    on(IfCube, _if_cube),
    on(IfTags, _if_tags),
    on(PerCity, _per_city),
    on(PerCube, _per_cube),
    on(PerEvent, _per_event),
    on(PerNeighbour, _per_neighbour),
    on(PerTag, _per_tag),
)


# --- gains and losses -------------------------------------------------------------------------------------------------
def _gain(effect: Gain | Spend, card: Card) -> list[Icon]:
    return [icon(RESOURCES[effect.resource], effect.amount)]


def _gain_per(effect: GainPer, card: Card) -> list[Icon]:
    return [icon(RESOURCES[effect.resource], per=per_icon(effect.amount, card))]


def _lose(effect: Lose, card: Card) -> list[Icon]:
    return [icon(RESOURCES[effect.resource], -effect.amount)]


def _spend_money(effect: SpendMoney, card: Card) -> list[Icon]:
    helped = {WITH_STEEL: {"also": "steel"}, WITH_TITANIUM: {"also": "titanium"}}
    return [icon(RESOURCES[MONEY], effect.amount) | helped.get(effect.metals, {})]


def _rise(effect: Rise, card: Card) -> list[Icon]:
    return [icon("rating", effect.amount)]


def _rise_per(effect: RisePer, card: Card) -> list[Icon]:
    return [icon("rating", per=per_icon(effect.amount, card))]


def _remove(effect: Remove, card: Card) -> list[Icon]:
    more: Icon = {"steal": True} if effect.steal else {}
    return [icon(RESOURCES[effect.resource], -effect.upto, any=True, **more)]


def _exchange(effect: Exchange, card: Card) -> list[Icon]:
    return [icon(RESOURCES[effect.target], x=True)]


def _exchanged(effect: Exchange) -> list[Icon]:
    return [icon(RESOURCES[effect.source], x=True)]


def _not_exchanged(effect: Does) -> list[Icon]:
    return []


def _next_discount(effect: NextDiscount, card: Card) -> list[Icon]:
    return [icon(RESOURCES[MONEY], -effect.amount, star=True)]


def _next_slack(effect: NextSlack, card: Card) -> list[Icon]:
    return [icon("slack", effect.steps, star=True)]


# --- production -------------------------------------------------------------------------------------------------------
def _produce(effect: Produce, card: Card) -> list[Icon]:
    return [icon(RESOURCES[effect.resource], effect.amount, production=True)]


def _produce_per(effect: ProducePer, card: Card) -> list[Icon]:
    return _PRODUCED[type(effect.amount)](effect.amount, RESOURCES[effect.resource], card)


def _produced_if(amount: IfTags, name: str, card: Card) -> list[Icon]:
    then = icon(name, amount.then, production=True) | {"if": per_icon(amount, card)}
    return [icon(name, amount.otherwise, production=True), icon("or"), then]


def _produced_per(amount: Counted, name: str, card: Card) -> list[Icon]:
    return [icon(name, production=True, per=per_icon(amount, card))]


_PRODUCED: Final = complete(
    "production that is counted",
    AMOUNTS,
    on(IfTags, _produced_if),
    *each((IfCube, PerCity, PerCube, PerEvent, PerNeighbour, PerTag), _produced_per),
)


def _produce_metal(effect: ProduceMetal, card: Card) -> list[Icon]:
    return [icon("metal", production=True)]


def _lose_production(effect: LoseProduction | SpendProduction, card: Card) -> list[Icon]:
    return [icon(RESOURCES[effect.resource], -effect.amount, production=True)]  # a box always has its sign


def _take_production(effect: TakeProduction, card: Card) -> list[Icon]:
    return [icon(RESOURCES[effect.resource], -effect.amount, production=True, any=True)]


def _move_production(effect: MoveProduction, card: Card) -> list[Icon]:
    taken = icon(RESOURCES[effect.source], -1, production=True, x=True)
    return [taken, icon(RESOURCES[effect.target], production=True, x=True)]


def _copy_production(effect: CopyProduction, card: Card) -> list[Icon]:
    return [icon(f"tag-{TAGS[BUILDING]}", production=True, star=True)]


# --- the planet -------------------------------------------------------------------------------------------------------
def _raise(effect: Raise, card: Card) -> list[Icon]:
    return [icon(PARAMETERS[effect.parameter], effect.steps)]


def _place_tile(effect: PlaceTile, card: Card) -> list[Icon]:
    if usual_site(effect.tile) == effect.site:
        return [icon(TILES[effect.tile])]
    return [icon(TILES[effect.tile], star=True)]


def _place_and_flood(effect: PlaceAndFlood, card: Card) -> list[Icon]:
    return [icon("ocean"), icon(RESOURCES[MONEY], -effect.upto, any=True, star=True)]


def _claim_area(effect: ClaimArea, card: Card) -> list[Icon]:
    return [icon("claim", star=True)]


# --- what lies on cards -----------------------------------------------------------------------------------------------
def _add_here(effect: AddHere, card: Card) -> list[Icon]:
    return [icon(CUBES[card.cube], effect.amount)]


def _spend_here(effect: SpendHere, card: Card) -> list[Icon]:
    return [icon(CUBES[card.cube], -effect.amount)]


def _add_to_card(effect: AddToCard, card: Card) -> list[Icon]:
    return [icon(CUBES[effect.cube], effect.amount, star=True)]


def _add_to_some(effect: AddToFilled | AddToPlayed, card: Card) -> list[Icon]:
    return [icon("cube", effect.amount, star=True)]


def _take_cube(effect: TakeCube, card: Card) -> list[Icon]:
    return [icon(CUBES[effect.cube], -1, any=True)]


def _remove_cubes(effect: RemoveCubes, card: Card) -> list[Icon]:
    return [icon(CUBES[effect.cube], -effect.upto, any=True)]


# --- cards and choices ------------------------------------------------------------------------------------------------
def _draw(effect: Draw, card: Card) -> list[Icon]:
    return [icon("card", effect.count)]


def _look_and_keep(effect: LookAndKeep, card: Card) -> list[Icon]:
    return [icon("card", effect.keep, star=True)]


def _look_and_buy(effect: LookAndBuy, card: Card) -> list[Icon]:
    return [icon("card", star=True)]


def _reveal(effect: Reveal, card: Card) -> list[Icon]:
    return [icon("card", star=True) | {"if": tag_icon(effect.tag)}, *effect_icons(effect.then, card)]


def _swap_card(effect: SwapCard, card: Card) -> list[Icon]:
    return [icon("card", -1), icon("card")]


def _choose(effect: ChooseOne, card: Card) -> list[Icon]:
    found: list[Icon] = []
    for way in effect.options:
        if found:
            found.append(icon("or"))
        found.extend(effect_icons(way, card))
    return found


_EFFECTS: Final = complete(
    "effects as icons",
    EFFECTS,
    on(AddHere, _add_here),
    on(AddToCard, _add_to_card),
    on(AddToFilled, _add_to_some),
    on(AddToPlayed, _add_to_some),
    on(ChooseDraw, _choose),
    on(ChooseOne, _choose),
    on(ChooseVictim, _choose),
    on(ClaimArea, _claim_area),
    on(CopyProduction, _copy_production),
    on(Draw, _draw),
    on(Exchange, _exchange),
    on(Gain, _gain),
    on(GainPer, _gain_per),
    on(LookAndBuy, _look_and_buy),
    on(LookAndKeep, _look_and_keep),
    on(Lose, _lose),
    on(LoseProduction, _lose_production),
    on(MoveProduction, _move_production),
    on(NextDiscount, _next_discount),
    on(NextSlack, _next_slack),
    on(PlaceAndFlood, _place_and_flood),
    on(PlaceTile, _place_tile),
    on(Produce, _produce),
    on(ProduceMetal, _produce_metal),
    on(ProducePer, _produce_per),
    on(Raise, _raise),
    on(Remove, _remove),
    on(RemoveCubes, _remove_cubes),
    on(Reveal, _reveal),
    on(Rise, _rise),
    on(RisePer, _rise_per),
    on(Spend, _gain),
    on(SpendHere, _spend_here),
    on(SpendMoney, _spend_money),
    on(SpendProduction, _lose_production),
    on(SwapCard, _swap_card),
    on(TakeCube, _take_cube),
    on(TakeProduction, _take_production),
)
_EXCHANGED: Final = complete(
    "what effects take that stands left of an arrow without being a cost",
    EFFECTS,
    on(Exchange, _exchanged),
    *each((Spend, SpendHere, SpendMoney, SpendProduction, TakeCube, Lose, LoseProduction), _not_exchanged),
    *each((CopyProduction, MoveProduction, Produce, ProduceMetal, ProducePer, TakeProduction), _not_exchanged),
    *each((AddHere, AddToCard, AddToFilled, AddToPlayed, ChooseDraw, ChooseOne, ChooseVictim), _not_exchanged),
    *each((Draw, LookAndBuy, LookAndKeep, Reveal, SwapCard, Remove, RemoveCubes), _not_exchanged),
    *each((Gain, GainPer, NextDiscount, NextSlack, Rise, RisePer), _not_exchanged),
    *each((ClaimArea, PlaceAndFlood, PlaceTile, Raise), _not_exchanged),
)
