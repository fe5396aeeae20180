"""What the cards in play add up to for their player; built anew when a card joins them, then shared and unchanged."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.names import CUBES, PROJECTS, TAGS, CardNumber
from offworld.games.terraforming_mars.rules.lasting import OnCost, OnEvent, OnMetalBonus, OnProject, OnTag, OnTile

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
        self.prices: list[int] = []  # by card
        self.discount = 0
        self.tag_discounts: list[int] = [0] * len(TAGS)
        self.project_discounts: list[int] = [0] * len(PROJECTS)
        self.steel = STEEL_VALUE
        self.titanium = TITANIUM_VALUE
        self.slack = 0
        self.has_shield = False
        self.guarded: list[CardNumber] = []  # cards that can lose nothing
        self.has_heat_money = False
        self.greenery_cost = PLANTS_PER_GREENERY
        self.holders: list[list[CardNumber]] = [[] for _ in CUBES]  # collecting cards by what they collect
        self.actions: list[CardNumber] = []  # cards with actions
        self.on_tag: list[list[OnTag]] = [[] for _ in TAGS]  # by tag of a card that the player plays
        self.on_others_tag: list[OnTag] = []  # those that care for other players' cards as well
        self.on_event: list[OnEvent] = []
        self.on_ocean: list[OnTile] = []
        self.on_greenery: list[OnTile] = []
        self.on_city: list[OnTile] = []
        self.on_metal: list[OnMetalBonus] = []
        self.on_project: list[OnProject] = []
        self.on_cost: list[OnCost] = []


NO_PERKS: Final = Perks()
