"""What the cards in play add up to for their player; built anew when a card joins them, then shared and unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from offworld.games.terraforming_mars.names import CITY, CUBES, GREENERY, NO_CUBE, NO_TAG, OCEAN, PROJECTS, STEEL, TAGS
from offworld.games.terraforming_mars.rules.lasting import (
    Discount,
    GreeneryCost,
    Guard,
    HeatAsMoney,
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

if TYPE_CHECKING:
    from offworld.games.terraforming_mars.data.card import Card

STEEL_VALUE: Final = 2
TITANIUM_VALUE: Final = 3
PLANTS_PER_GREENERY: Final = 8


class Perks:
    """Sums and lists over all cards in play of one player."""

    __slots__ = (
        "actions",
        "discount",
        "greenery_cost",
        "guarded",
        "has_heat_money",
        "has_shield",
        "holders",
        "on_city",
        "on_cost",
        "on_event",
        "on_greenery",
        "on_metal",
        "on_ocean",
        "on_others_tag",
        "on_project",
        "on_tag",
        "prices",
        "project_discounts",
        "slack",
        "steel",
        "tag_discounts",
        "titanium",
    )

    def __init__(self) -> None:
        self.prices: list[int] = []  # by card; filled in by `tables`
        self.discount = 0
        self.tag_discounts: list[int] = [0] * len(TAGS)
        self.project_discounts: list[int] = [0] * len(PROJECTS)
        self.steel = STEEL_VALUE
        self.titanium = TITANIUM_VALUE
        self.slack = 0
        self.has_shield = False
        self.guarded: list[int] = []  # cards that can lose nothing
        self.has_heat_money = False
        self.greenery_cost = PLANTS_PER_GREENERY
        self.holders: list[list[int]] = [[] for _ in CUBES]  # collecting cards by what they collect
        self.actions: list[int] = []  # cards with actions
        self.on_tag: list[list[OnTag]] = [[] for _ in TAGS]  # by tag of a card that the player plays
        self.on_others_tag: list[OnTag] = []  # those that care for other players' cards as well
        self.on_event: list[OnEvent] = []
        self.on_ocean: list[OnTile] = []
        self.on_greenery: list[OnTile] = []
        self.on_city: list[OnTile] = []
        self.on_metal: list[OnMetalBonus] = []
        self.on_project: list[OnProject] = []
        self.on_cost: list[OnCost] = []

    def add(self, card: Card) -> None:
        """Count in one card, while these perks are being built."""
        if card.actions:
            self.actions.append(card.number)
        if card.cube != NO_CUBE:
            self.holders[card.cube].append(card.number)
        for lasting in card.lasting:
            if isinstance(lasting, Discount):
                if lasting.tag == NO_TAG:
                    self.discount += lasting.amount
                else:
                    self.tag_discounts[lasting.tag] += lasting.amount
            elif isinstance(lasting, ProjectDiscount):
                self.project_discounts[lasting.project] += lasting.amount
            elif isinstance(lasting, MetalValue):
                if lasting.metal == STEEL:
                    self.steel += lasting.amount
                else:
                    self.titanium += lasting.amount
            elif isinstance(lasting, Slack):
                self.slack += lasting.steps
            elif isinstance(lasting, Shield):
                self.has_shield = True
            elif isinstance(lasting, Guard):
                self.guarded.append(card.number)
            elif isinstance(lasting, HeatAsMoney):
                self.has_heat_money = True
            elif isinstance(lasting, GreeneryCost):
                self.greenery_cost = lasting.plants
            elif isinstance(lasting, OnTag):
                for tag in lasting.tags:
                    self.on_tag[tag].append(lasting)
                if lasting.anyone:
                    self.on_others_tag.append(lasting)
            elif isinstance(lasting, OnEvent):
                self.on_event.append(lasting)
            elif isinstance(lasting, OnTile):
                self._on_tile(lasting)
            elif isinstance(lasting, OnMetalBonus):
                self.on_metal.append(lasting)
            elif isinstance(lasting, OnProject):
                self.on_project.append(lasting)
            else:
                assert isinstance(lasting, OnCost)
                self.on_cost.append(lasting)

    def _on_tile(self, reaction: OnTile) -> None:
        if reaction.tile == OCEAN:
            self.on_ocean.append(reaction)
        elif reaction.tile == GREENERY:
            self.on_greenery.append(reaction)
        else:
            assert reaction.tile == CITY
            self.on_city.append(reaction)


NO_PERKS: Final = Perks()
