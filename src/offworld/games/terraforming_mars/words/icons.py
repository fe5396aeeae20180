"""What cards say without words: effects as lists of icons, for a screen to draw.

An icon is a plain JSON object: `icon` names it, `count` says how many (negative: taken away), `production` puts it on a
production box, `any` gives it the red border of "any player", `star` says that the words tell more, `x` stands for any
number, `per` and `if` hold the icon that is counted, `also` a metal that may help to pay. The icon "or" stands between
alternatives.
"""

from __future__ import annotations

from typing import Any

from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import (
    BUILDING,
    CITY,
    CITY_LAND,
    CUBES,
    GREENERY,
    GREENERY_LAND,
    LAND,
    MONEY,
    NO_CUBE,
    OCEAN,
    OCEAN_AREA,
    PARAMETERS,
    RESOURCES,
    TAGS,
    TILES,
)
from offworld.games.terraforming_mars.rules.amounts import (
    Amount,
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
from offworld.games.terraforming_mars.rules.effects.choose import ChooseOne
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

Icon = dict[str, Any]

_USUAL = {OCEAN: OCEAN_AREA, GREENERY: GREENERY_LAND, CITY: CITY_LAND}  # where tiles of that kind go as a rule


def icon(name: str, count: int = 1, **more: object) -> Icon:
    """Return one icon; a count of one is not written."""
    found: Icon = {"icon": name}
    if count != 1:
        found["count"] = count
    found.update(more)
    return found


def tag_icon(tag: int, count: int = 1) -> Icon:
    """Return a tag, or so many of it."""
    return icon(f"tag-{TAGS[tag]}", count)


def per_icon(amount: Amount, card: Card) -> Icon:
    """Return what an amount counts."""
    if isinstance(amount, PerTag):
        found = tag_icon(amount.tag, amount.per)
        return found | {"any": True} if amount.opponents else found
    if isinstance(amount, PerCity):
        return icon("city", amount.per, any=True)
    if isinstance(amount, PerEvent):
        return icon("event", any=True)
    if isinstance(amount, (PerCube, IfCube)):
        assert card.cube != NO_CUBE
        return icon(CUBES[card.cube], amount.per if isinstance(amount, PerCube) else 1)
    assert isinstance(amount, PerNeighbour)
    return icon(TILES[amount.tile], any=True)


def effect_icons(effects: tuple[Does, ...], card: Card) -> list[Icon]:
    """Return effects as icons: first what changes production, then the rest, each in its order."""
    boxes = (Produce, ProducePer, ProduceMetal, LoseProduction, TakeProduction)
    found: list[Icon] = []
    rest: list[Icon] = []
    for effect in effects:
        if isinstance(effect, boxes):
            found.extend(_production(effect, card))
        else:
            rest.extend(_effect(effect, card))
    return found + rest


def _production(effect: Does, card: Card) -> list[Icon]:
    if isinstance(effect, ProduceMetal):
        return [icon("metal", production=True)]
    if isinstance(effect, ProducePer):
        name = RESOURCES[effect.resource]
        amount = effect.amount
        if isinstance(amount, IfTags):
            then = icon(name, amount.then, production=True) | {"if": tag_icon(amount.tag, amount.at_least)}
            return [icon(name, amount.otherwise, production=True), icon("or"), then]
        return [icon(name, production=True, per=per_icon(amount, card))]
    if isinstance(effect, TakeProduction):
        return [icon(RESOURCES[effect.resource], -effect.amount, production=True, any=True)]
    if isinstance(effect, LoseProduction):
        return [icon(RESOURCES[effect.resource], -effect.amount, production=True)]
    assert isinstance(effect, Produce)
    return [icon(RESOURCES[effect.resource], effect.amount, production=True)]


def _effect(effect: Does, card: Card) -> list[Icon]:
    if isinstance(effect, Gain):
        return [icon(RESOURCES[effect.resource], effect.amount)]
    if isinstance(effect, GainPer):
        return [icon(RESOURCES[effect.resource], per=per_icon(effect.amount, card))]
    if isinstance(effect, Lose):
        return [icon(RESOURCES[effect.resource], -effect.amount)]
    if isinstance(effect, Rise):
        return [icon("rating", effect.amount)]
    if isinstance(effect, RisePer):
        return [icon("rating", per=per_icon(effect.amount, card))]
    if isinstance(effect, Raise):
        return [icon(PARAMETERS[effect.parameter], effect.steps)]
    if isinstance(effect, Remove):
        more: Icon = {"steal": True} if effect.steal else {}
        return [icon(RESOURCES[effect.resource], -effect.upto, any=True, **more)]
    if isinstance(effect, MoveProduction):
        taken = icon(RESOURCES[effect.source], -1, production=True, x=True)
        return [taken, icon(RESOURCES[effect.target], production=True, x=True)]
    if isinstance(effect, (PlaceTile, PlaceAndFlood, ClaimArea)):
        return _tile(effect)
    if isinstance(effect, (AddHere, AddToCard, AddToFilled, AddToPlayed, SpendHere, TakeCube, RemoveCubes)):
        return [_on_cards(effect, card)]
    if isinstance(effect, ChooseOne):
        found: list[Icon] = []
        for way in effect.options:
            if found:
                found.append(icon("or"))
            found.extend(effect_icons(way, card))
        return found
    return _others(effect, card)


def _others(effect: Does, card: Card) -> list[Icon]:
    if isinstance(effect, Draw):
        return [icon("card", effect.count)]
    if isinstance(effect, LookAndKeep):
        return [icon("card", effect.keep, star=True)]
    if isinstance(effect, LookAndBuy):
        return [icon("card", star=True)]
    if isinstance(effect, Reveal):
        return [icon("card", star=True) | {"if": tag_icon(effect.tag)}, *effect_icons(effect.then, card)]
    if isinstance(effect, SwapCard):
        return [icon("card", -1), icon("card")]
    if isinstance(effect, CopyProduction):
        return [icon(f"tag-{TAGS[BUILDING]}", production=True, star=True)]
    if isinstance(effect, NextDiscount):
        return [icon(RESOURCES[MONEY], -effect.amount, star=True)]
    if isinstance(effect, NextSlack):
        return [icon("slack", effect.steps, star=True)]
    assert isinstance(effect, Exchange), effect
    return [icon(RESOURCES[effect.target], x=True)]


def _tile(effect: PlaceTile | PlaceAndFlood | ClaimArea) -> list[Icon]:
    if isinstance(effect, ClaimArea):
        return [icon("claim", star=True)]
    if isinstance(effect, PlaceAndFlood):
        return [icon("ocean"), icon(RESOURCES[MONEY], -effect.upto, any=True, star=True)]
    if _USUAL.get(effect.tile, LAND) == effect.site:
        return [icon(TILES[effect.tile])]
    return [icon(TILES[effect.tile], star=True)]


def _on_cards(
    effect: AddHere | AddToCard | AddToFilled | AddToPlayed | SpendHere | TakeCube | RemoveCubes, card: Card
) -> Icon:
    if isinstance(effect, AddHere):
        return icon(CUBES[card.cube], effect.amount)
    if isinstance(effect, SpendHere):
        return icon(CUBES[card.cube], -effect.amount)
    if isinstance(effect, AddToCard):
        return icon(CUBES[effect.cube], effect.amount, star=True)
    if isinstance(effect, TakeCube):
        return icon(CUBES[effect.cube], -1, any=True)
    if isinstance(effect, RemoveCubes):
        return icon(CUBES[effect.cube], -effect.upto, any=True)
    return icon("cube", effect.amount, star=True)


def cost_icons(effects: tuple[Does, ...], card: Card) -> list[Icon]:
    """Return what stands left of an arrow."""
    found: list[Icon] = []
    for effect in effects:
        if isinstance(effect, Spend):
            found.append(icon(RESOURCES[effect.resource], effect.amount))
        elif isinstance(effect, SpendProduction):
            found.append(icon(RESOURCES[effect.resource], -effect.amount, production=True))  # a box always has its sign
        elif isinstance(effect, SpendMoney):
            helped = {WITH_STEEL: {"also": "steel"}, WITH_TITANIUM: {"also": "titanium"}}
            found.append(icon(RESOURCES[MONEY], effect.amount) | helped.get(effect.metals, {}))
        else:
            assert isinstance(effect, (SpendHere, TakeCube)), effect
            found.append(_on_cards(effect, card))
    return found


def exchanged_icons(effects: tuple[Does, ...]) -> list[Icon]:
    """Return what an exchange of any number takes; it belongs left of the arrow."""
    return [icon(RESOURCES[each.source], x=True) for each in effects if isinstance(each, Exchange)]
