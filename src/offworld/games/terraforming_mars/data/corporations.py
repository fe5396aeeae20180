"""Corporations; the beginner corporation is the last, and there are five of it."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Action, Card
from offworld.games.terraforming_mars.names import (
    BUILDING,
    CITY,
    CITY_LAND,
    CORPORATION,
    EARTH,
    ENERGY,
    HEAT,
    JOVIAN,
    MONEY,
    PLANT,
    PLANTS,
    POWER,
    POWER_PLANT,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
)
from offworld.games.terraforming_mars.rules.effects.cards import Draw
from offworld.games.terraforming_mars.rules.effects.costs import SpendMoney
from offworld.games.terraforming_mars.rules.effects.gains import Gain, Rise
from offworld.games.terraforming_mars.rules.effects.planet import PlaceTile
from offworld.games.terraforming_mars.rules.effects.production import Produce
from offworld.games.terraforming_mars.rules.lasting import (
    Discount,
    GreeneryCost,
    HeatAsMoney,
    MetalValue,
    OnCost,
    OnEvent,
    OnMetalBonus,
    OnTag,
    OnTile,
    ProjectDiscount,
    Slack,
)

# fmt: off
CORPORATIONS: Final[tuple[Card, ...]] = (
    Card(209, "credicor", CORPORATION, play=(Gain(MONEY, 57),), lasting=(OnCost(20, (Gain(MONEY, 4),)),)),
    Card(210, "ecoline", CORPORATION, tags=(PLANT,), play=(Gain(MONEY, 36), Gain(PLANTS, 3), Produce(PLANTS, 2)),
         lasting=(GreeneryCost(7),)),
    Card(211, "helion", CORPORATION, tags=(SPACE,), play=(Gain(MONEY, 42), Produce(HEAT, 3)),
         lasting=(HeatAsMoney(),)),
    Card(212, "interplanetary_cinematics", CORPORATION, tags=(BUILDING,), play=(Gain(MONEY, 30), Gain(STEEL, 20)),
         lasting=(OnEvent((Gain(MONEY, 2),)),)),
    Card(213, "inventrix", CORPORATION, tags=(SCIENCE,), play=(Gain(MONEY, 45),), first=(Draw(3),),
         lasting=(Slack(2),)),
    Card(214, "mining_guild", CORPORATION, tags=(BUILDING, BUILDING),
         play=(Gain(MONEY, 30), Gain(STEEL, 5), Produce(STEEL, 1)), lasting=(OnMetalBonus((Produce(STEEL, 1),)),)),
    Card(215, "phobolog", CORPORATION, tags=(SPACE,), play=(Gain(MONEY, 23), Gain(TITANIUM, 10)),
         lasting=(MetalValue(TITANIUM, 1),)),
    Card(216, "tharsis_republic", CORPORATION, tags=(BUILDING,), play=(Gain(MONEY, 40),),
         first=(PlaceTile(CITY, CITY_LAND),),
         lasting=(OnTile(CITY, (Produce(MONEY, 1),), anyone=True, on_mars=True), OnTile(CITY, (Gain(MONEY, 3),)))),
    Card(217, "thorgate", CORPORATION, tags=(POWER,), play=(Gain(MONEY, 48), Produce(ENERGY, 1)),
         lasting=(Discount(3, POWER), ProjectDiscount(POWER_PLANT, 3))),
    Card(218, "united_nations_mars_initiative", CORPORATION, tags=(EARTH,), play=(Gain(MONEY, 40),),
         actions=(Action((Rise(1),), costs=(SpendMoney(3),), after_rise=True),)),
    Card(219, "saturn_systems", CORPORATION, tags=(JOVIAN,), era=True, play=(Gain(MONEY, 42), Produce(TITANIUM, 1)),
         lasting=(OnTag((JOVIAN,), (Produce(MONEY, 1),), anyone=True),)),
    Card(220, "teractor", CORPORATION, tags=(EARTH,), era=True, play=(Gain(MONEY, 60),),
         lasting=(Discount(3, EARTH),)),
    Card(221, "beginner", CORPORATION, play=(Gain(MONEY, 42),)),
)
# fmt: on
