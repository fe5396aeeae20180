"""Permanent effects and what must hold when a card is played, as whole sentences."""

from __future__ import annotations

from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import CUBES, NO_TAG, PARAMETERS, PROJECTS, RESOURCES, TEMPERATURE, TILES
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.planet import PlaceTile
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
from offworld.games.terraforming_mars.words.clauses import DO, clauses
from offworld.games.terraforming_mars.words.nouns import joined, plain, say, signed, tag_name
from offworld.kernel.text import Text


def lasting_words(effect: Lasting, card: Card) -> Text:
    """Return a permanent effect as a sentence."""
    if isinstance(effect, Discount):
        if effect.tag == NO_TAG:
            return say("discount", amount=effect.amount)
        return say("discount-tag", amount=effect.amount, tag=tag_name(effect.tag))
    if isinstance(effect, ProjectDiscount):
        return say(f"discount-project-{PROJECTS[effect.project]}", amount=effect.amount)
    if isinstance(effect, MetalValue):
        return say(f"metal-value-{RESOURCES[effect.metal]}", amount=effect.amount)
    if isinstance(effect, Slack):
        return say("slack", steps=effect.steps)
    if isinstance(effect, Shield):
        return say("shield")
    if isinstance(effect, Guard):
        return say(f"guard-{CUBES[card.cube]}")
    if isinstance(effect, HeatAsMoney):
        return say("heat-as-money")
    if isinstance(effect, GreeneryCost):
        return say("greenery-cost", plants=effect.plants)
    return _reaction(effect, card)


def _reaction(effect: Lasting, card: Card) -> Text:
    if isinstance(effect, OnTag):
        tags = joined([tag_name(tag) for tag in effect.tags], "or")
        own = len([tag for tag in card.tags if tag in effect.tags])
        key = "on-anyones-tag" if effect.anyone else "on-tag"
        return say(key, tags=tags, own=own, then=_then(effect.then, card))
    if isinstance(effect, OnEvent):
        if effect.tag == NO_TAG:
            return say("on-event", then=_then(effect.then, card))
        return say("on-event-tag", tag=tag_name(effect.tag), then=_then(effect.then, card))
    if isinstance(effect, OnTile):
        who = "anyones" if effect.anyone else "own"
        where = "-on-mars" if effect.on_mars else ""
        own = len([each for each in card.play if isinstance(each, PlaceTile) and each.tile == effect.tile])
        return say(f"on-{who}-{TILES[effect.tile]}{where}", own=own, then=_then(effect.then, card))
    if isinstance(effect, OnMetalBonus):
        return say("on-metal-bonus", then=_then(effect.then, card))
    if isinstance(effect, OnProject):
        return say("on-project", then=_then(effect.then, card))
    assert isinstance(effect, OnCost), effect
    return say("on-cost", cost=effect.at_least, then=_then(effect.then, card))


def _then(effects: tuple[Does, ...], card: Card) -> Text:
    return joined(clauses(effects, card, DO), "and")


def requires_words(card: Card) -> Text | None:
    """Return what must hold for a card to be played, as a sentence, or None."""
    if not card.requires:
        return None
    return say("requires", what=joined([_requirement(each) for each in card.requires], "and"))


def _requirement(requirement: Requirement) -> Text:
    if isinstance(requirement, Global):
        bound = "most" if requirement.at_most else "least"
        name = PARAMETERS[requirement.parameter]
        if requirement.parameter == TEMPERATURE:
            return say(f"needs-{name}-{bound}", value=signed(requirement.value))
        return say(f"needs-{name}-{bound}", count=requirement.value)
    if isinstance(requirement, OwnTags):
        return say("needs-tags", count=requirement.count, tag=tag_name(requirement.tag, requirement.count))
    if isinstance(requirement, OwnProduction):
        return say(f"needs-production-{RESOURCES[requirement.resource]}", count=plain(requirement.count))
    assert isinstance(requirement, TilesInPlay)
    return say(f"needs-tiles-{TILES[requirement.tile]}", count=requirement.count)
