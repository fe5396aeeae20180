"""Permanent effects, requirements and points as icons."""

from __future__ import annotations

from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import (
    CITY,
    CUBES,
    HEAT,
    MONEY,
    NO_TAG,
    PARAMETERS,
    PLANTS,
    PROJECTS,
    RESOURCES,
    STEEL,
    TILES,
    TITANIUM,
)
from offworld.games.terraforming_mars.rules.amounts import Amount, IfCube, PerCube
from offworld.games.terraforming_mars.rules.lasting import (
    Discount,
    GreeneryCost,
    Guard,
    HeatAsMoney,
    Lasting,
    MetalValue,
    OnCost,
    OnEvent,
    OnMetalBonus,
    OnProject,
    OnTag,
    OnTile,
    ProjectDiscount,
    Shield,
    Slack,
)
from offworld.games.terraforming_mars.rules.requirements import Global, OwnProduction, OwnTags, Requirement, TilesInPlay
from offworld.games.terraforming_mars.words.icons import Icon, effect_icons, icon, per_icon, tag_icon

_MONEY = RESOURCES[MONEY]


def lasting_icons(effect: Lasting, card: Card) -> tuple[list[Icon], list[Icon]]:
    """Return what a permanent effect looks at, and what it does."""
    if isinstance(effect, Discount):
        left = icon("card") if effect.tag == NO_TAG else tag_icon(effect.tag)
        return [left], [icon(_MONEY, -effect.amount)]
    if isinstance(effect, ProjectDiscount):
        return [icon(f"project-{PROJECTS[effect.project]}")], [icon(_MONEY, -effect.amount)]
    if isinstance(effect, MetalValue):
        return [icon(RESOURCES[effect.metal])], [icon(_MONEY, effect.amount, more=True)]
    if isinstance(effect, Slack):
        return [icon(name) for name in PARAMETERS], [icon("slack", effect.steps)]
    if isinstance(effect, Shield):
        return [icon(RESOURCES[PLANTS]), icon("animal"), icon("microbe")], [icon("shield")]
    if isinstance(effect, Guard):
        return [icon(CUBES[card.cube])], [icon("shield")]
    if isinstance(effect, HeatAsMoney):
        return [icon(RESOURCES[HEAT])], [icon(_MONEY)]
    if isinstance(effect, GreeneryCost):
        return [icon(RESOURCES[PLANTS], effect.plants)], [icon("greenery")]
    return _reaction(effect, card)


def _reaction(effect: Lasting, card: Card) -> tuple[list[Icon], list[Icon]]:
    if isinstance(effect, OnTag):
        left = [tag_icon(tag) | ({"any": True} if effect.anyone else {}) for tag in effect.tags]
        return left, effect_icons(effect.then, card)
    if isinstance(effect, OnEvent):
        left = [icon("event")] if effect.tag == NO_TAG else [icon("event"), tag_icon(effect.tag)]
        return left, effect_icons(effect.then, card)
    if isinstance(effect, OnTile):
        left = [icon(TILES[effect.tile], any=True) if effect.anyone else icon(TILES[effect.tile])]
        return left, effect_icons(effect.then, card)
    if isinstance(effect, OnMetalBonus):
        return [icon(RESOURCES[STEEL]), icon("or"), icon(RESOURCES[TITANIUM])], effect_icons(effect.then, card)
    if isinstance(effect, OnProject):
        return [icon("project")], effect_icons(effect.then, card)
    assert isinstance(effect, OnCost), effect
    return [icon("cost", effect.at_least)], effect_icons(effect.then, card)


def requirement_icon(requirement: Requirement) -> Icon:
    """Return what must hold when a card is played: an icon with a value and its bound, or a number of things."""
    if isinstance(requirement, Global):
        bound = "max" if requirement.at_most else "min"
        return icon(PARAMETERS[requirement.parameter], value=requirement.value, bound=bound)
    if isinstance(requirement, OwnTags):
        return tag_icon(requirement.tag, requirement.count)
    if isinstance(requirement, OwnProduction):
        return icon(RESOURCES[requirement.resource], requirement.count, production=True)
    assert isinstance(requirement, TilesInPlay)
    more: Icon = {"any": True} if requirement.tile == CITY else {}
    return icon(TILES[requirement.tile], requirement.count, **more)


def points_icon(card: Card) -> Icon | None:
    """Return what a card is worth: a fixed number, or a number for each of something; None without points."""
    points = card.points
    if not isinstance(points, Amount):
        return {"points": points} if points else None
    if isinstance(points, IfCube):
        return {"points": points.then, "if": per_icon(points, card)}
    each = points.each if isinstance(points, PerCube) else 1
    return {"points": each, "per": per_icon(points, card)}
