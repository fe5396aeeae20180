"""Permanent effects, requirements and points as icons."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.book import AMOUNTS, LASTING, REQUIREMENTS
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
from offworld.toolbox.readings import complete, each, on

_MONEY = RESOURCES[MONEY]


Sides = tuple[list[Icon], list[Icon]]  # left and right of a colon


def lasting_icons(effect: Lasting, card: Card) -> Sides:
    """Return what a permanent effect looks at, and what it does."""
    return _LASTING[type(effect)](effect, card)


def requirement_icon(requirement: Requirement) -> Icon:
    """Return what must hold when a card is played: an icon with a value and its bound, or a number of things."""
    return _REQUIREMENTS[type(requirement)](requirement)


def points_icon(card: Card) -> Icon | None:
    """Return what a card is worth: a fixed number, or a number for each of something; None without points."""
    points = card.points
    if not isinstance(points, Counted):
        return {"points": points} if points else None
    return _POINTS[type(points)](points, card)


def _points_if(points: IfCube, card: Card) -> Icon:
    return {"points": points.then, "if": per_icon(points, card)}


def _points_per_cube(points: PerCube, card: Card) -> Icon:
    return {"points": points.each, "per": per_icon(points, card)}


def _points_counted(points: Counted, card: Card) -> Icon:
    return {"points": 1, "per": per_icon(points, card)}


_POINTS: Final = complete(
    "points as icons",
    AMOUNTS,
    on(IfCube, _points_if),
    on(PerCube, _points_per_cube),
    *each((IfTags, PerCity, PerEvent, PerNeighbour, PerTag), _points_counted),
)


# --- permanent effects ------------------------------------------------------------------------------------------------
def _discount(effect: Discount, card: Card) -> Sides:
    left = icon("card") if effect.tag == NO_TAG else tag_icon(effect.tag)
    return [left], [icon(_MONEY, -effect.amount)]


def _project_discount(effect: ProjectDiscount, card: Card) -> Sides:
    return [icon(f"project-{PROJECTS[effect.project]}")], [icon(_MONEY, -effect.amount)]


def _metal_value(effect: MetalValue, card: Card) -> Sides:
    return [icon(RESOURCES[effect.metal])], [icon(_MONEY, effect.amount, more=True)]


def _slack(effect: Slack, card: Card) -> Sides:
    return [icon(name) for name in PARAMETERS], [icon("slack", effect.steps)]


def _shield(effect: Shield, card: Card) -> Sides:
    return [icon(RESOURCES[PLANTS]), icon("animal"), icon("microbe")], [icon("shield")]


def _guard(effect: Guard, card: Card) -> Sides:
    return [icon(CUBES[card.cube])], [icon("shield")]


def _heat_as_money(effect: HeatAsMoney, card: Card) -> Sides:
    return [icon(RESOURCES[HEAT])], [icon(_MONEY)]


def _greenery_cost(effect: GreeneryCost, card: Card) -> Sides:
    return [icon(RESOURCES[PLANTS], effect.plants)], [icon("greenery")]


def _on_tag(effect: OnTag, card: Card) -> Sides:
    left = [tag_icon(tag) | ({"any": True} if effect.anyone else {}) for tag in effect.tags]
    return left, effect_icons(effect.then, card)


def _on_event(effect: OnEvent, card: Card) -> Sides:
    left = [icon("event")] if effect.tag == NO_TAG else [icon("event"), tag_icon(effect.tag)]
    return left, effect_icons(effect.then, card)


def _on_tile(effect: OnTile, card: Card) -> Sides:
    left = [icon(TILES[effect.tile], any=True) if effect.anyone else icon(TILES[effect.tile])]
    return left, effect_icons(effect.then, card)


def _on_metal_bonus(effect: OnMetalBonus, card: Card) -> Sides:
    return [icon(RESOURCES[STEEL]), icon("or"), icon(RESOURCES[TITANIUM])], effect_icons(effect.then, card)


def _on_project(effect: OnProject, card: Card) -> Sides:
    return [icon("project")], effect_icons(effect.then, card)


def _on_cost(effect: OnCost, card: Card) -> Sides:
    return [icon("cost", effect.at_least)], effect_icons(effect.then, card)


_LASTING: Final = complete(
    "permanent effects as icons",
    LASTING,
    on(Discount, _discount),
    on(GreeneryCost, _greenery_cost),
    on(Guard, _guard),
    on(HeatAsMoney, _heat_as_money),
    on(MetalValue, _metal_value),
    on(OnCost, _on_cost),
    on(OnEvent, _on_event),
    on(OnMetalBonus, _on_metal_bonus),
    on(OnProject, _on_project),
    on(OnTag, _on_tag),
    on(OnTile, _on_tile),
    on(ProjectDiscount, _project_discount),
    on(Shield, _shield),
    on(Slack, _slack),
)


# --- requirements -----------------------------------------------------------------------------------------------------
def _global(requirement: Global) -> Icon:
    bound = "max" if requirement.at_most else "min"
    return icon(PARAMETERS[requirement.parameter], value=requirement.value, bound=bound)


def _own_tags(requirement: OwnTags) -> Icon:
    return tag_icon(requirement.tag, requirement.count)


def _own_production(requirement: OwnProduction) -> Icon:
    return icon(RESOURCES[requirement.resource], requirement.count, production=True)


def _tiles_in_play(requirement: TilesInPlay) -> Icon:
    more: Icon = {"any": True} if requirement.tile == CITY else {}
    return icon(TILES[requirement.tile], requirement.count, **more)


_REQUIREMENTS: Final = complete(
    "requirements as icons",
    REQUIREMENTS,
    on(Global, _global),
    on(OwnProduction, _own_production),
    on(OwnTags, _own_tags),
    on(TilesInPlay, _tiles_in_play),
)
