"""Permanent effects and what must hold when a card is played, as whole sentences."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.book import LASTING, REQUIREMENTS
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import CUBES, NO_TAG, PARAMETERS, PROJECTS, RESOURCES, TEMPERATURE, TILES
from offworld.games.terraforming_mars.rules.ahead import tile_of
from offworld.games.terraforming_mars.rules.effects.base import Does
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
from offworld.games.terraforming_mars.rules.requirements import Global, OwnProduction, OwnTags, TilesInPlay
from offworld.games.terraforming_mars.words.clauses import DO, clauses
from offworld.games.terraforming_mars.words.nouns import joined, say, signed, tag_name
from offworld.kernel.text import Text, printed
from offworld.toolbox.readings import complete, on


def lasting_words(effect: Lasting, card: Card) -> Text:
    """Return a permanent effect as a sentence."""
    return _LASTING[type(effect)](effect, card)


def requires_words(card: Card) -> Text | None:
    """Return what must hold for a card to be played, as a sentence, or None."""
    if not card.requires:
        return None
    parts = [_REQUIREMENTS[type(each)](each) for each in card.requires]
    return say("requires", what=joined(parts, "and"))


# --- what lasts -------------------------------------------------------------------------------------------------------
def _discount(effect: Discount, card: Card) -> Text:
    if effect.tag == NO_TAG:
        return say("discount", amount=effect.amount)
    return say("discount-tag", amount=effect.amount, tag=tag_name(effect.tag))


def _project_discount(effect: ProjectDiscount, card: Card) -> Text:
    return say(f"discount-project-{PROJECTS[effect.project]}", amount=effect.amount)


def _metal_value(effect: MetalValue, card: Card) -> Text:
    return say(f"metal-value-{RESOURCES[effect.metal]}", amount=effect.amount)


def _slack(effect: Slack, card: Card) -> Text:
    return say("slack", steps=effect.steps)


def _shield(effect: Shield, card: Card) -> Text:
    return say("shield")


def _guard(effect: Guard, card: Card) -> Text:
    return say(f"guard-{CUBES[card.cube]}")


def _heat_as_money(effect: HeatAsMoney, card: Card) -> Text:
    return say("heat-as-money")


def _greenery_cost(effect: GreeneryCost, card: Card) -> Text:
    return say("greenery-cost", plants=effect.plants)


# --- reactions --------------------------------------------------------------------------------------------------------
def _then(effects: tuple[Does, ...], card: Card) -> Text:
    return joined(clauses(effects, card, DO), "and")


def _on_tag(effect: OnTag, card: Card) -> Text:
    tags = joined([tag_name(tag) for tag in effect.tags], "or")
    own = len([tag for tag in card.tags if tag in effect.tags])
    key = "on-anyones-tag" if effect.anyone else "on-tag"
    return say(key, tags=tags, own=own, then=_then(effect.then, card))


def _on_event(effect: OnEvent, card: Card) -> Text:
    if effect.tag == NO_TAG:
        return say("on-event", then=_then(effect.then, card))
    return say("on-event-tag", tag=tag_name(effect.tag), then=_then(effect.then, card))


def _on_tile(effect: OnTile, card: Card) -> Text:
    who = "anyones" if effect.anyone else "own"
    where = "-on-mars" if effect.on_mars else ""
    own = len([each for each in card.play if tile_of(each) == effect.tile])
    return say(f"on-{who}-{TILES[effect.tile]}{where}", own=own, then=_then(effect.then, card))


def _on_metal_bonus(effect: OnMetalBonus, card: Card) -> Text:
    return say("on-metal-bonus", then=_then(effect.then, card))


def _on_project(effect: OnProject, card: Card) -> Text:
    return say("on-project", then=_then(effect.then, card))


def _on_cost(effect: OnCost, card: Card) -> Text:
    return say("on-cost", cost=effect.at_least, then=_then(effect.then, card))


_LASTING: Final = complete(
    "permanent effects in words",
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
def _global(requirement: Global) -> Text:
    bound = "most" if requirement.at_most else "least"
    name = PARAMETERS[requirement.parameter]
    if requirement.parameter == TEMPERATURE:
        return say(f"needs-{name}-{bound}", value=signed(requirement.value))
    return say(f"needs-{name}-{bound}", count=requirement.value)


def _own_tags(requirement: OwnTags) -> Text:
    return say("needs-tags", count=requirement.count, tag=tag_name(requirement.tag, requirement.count))


def _own_production(requirement: OwnProduction) -> Text:
    return say(f"needs-production-{RESOURCES[requirement.resource]}", count=printed(requirement.count))


def _tiles_in_play(requirement: TilesInPlay) -> Text:
    return say(f"needs-tiles-{TILES[requirement.tile]}", count=requirement.count)


_REQUIREMENTS: Final = complete(
    "requirements in words",
    REQUIREMENTS,
    on(Global, _global),
    on(OwnProduction, _own_production),
    on(OwnTags, _own_tags),
    on(TilesInPlay, _tiles_in_play),
)
