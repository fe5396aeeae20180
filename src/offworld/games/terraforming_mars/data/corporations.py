"""Corporations; the beginner corporation is the last, and there are five of it."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Card

# fmt: off
# isort: off
from offworld.games.terraforming_mars.data.speech import (
    Discount, Draw, Gain, GreeneryCost, HeatAsMoney, MetalValue, Produce, ProjectDiscount, Rise, Slack, SpendMoney,
    after_rise, corporation, era, first, on_cost, on_event, on_metal_bonus, on_tag, on_tile, place,
)
from offworld.games.terraforming_mars.names import (
    BUILDING, CITY, EARTH, ENERGY, HEAT, JOVIAN, MONEY, PLANT, PLANTS, POWER, POWER_PLANT, SCIENCE, SPACE, STEEL,
    TITANIUM,
)
# isort: on

CORPORATIONS: Final[tuple[Card, ...]] = (
    corporation(209, "credicor", [], Gain(MONEY, 57), on_cost(20, Gain(MONEY, 4))),
    corporation(210, "ecoline", [PLANT], Gain(MONEY, 36), Gain(PLANTS, 3), Produce(PLANTS, 2), GreeneryCost(7)),
    corporation(211, "helion", [SPACE], Gain(MONEY, 42), Produce(HEAT, 3), HeatAsMoney()),
    corporation(212, "interplanetary_cinematics", [BUILDING], Gain(MONEY, 30), Gain(STEEL, 20),
        on_event(Gain(MONEY, 2))),
    corporation(213, "inventrix", [SCIENCE], Gain(MONEY, 45), first(Draw(3)), Slack(2)),
    corporation(214, "mining_guild", [BUILDING, BUILDING], Gain(MONEY, 30), Gain(STEEL, 5), Produce(STEEL, 1),
        on_metal_bonus(Produce(STEEL, 1))),
    corporation(215, "phobolog", [SPACE], Gain(MONEY, 23), Gain(TITANIUM, 10), MetalValue(TITANIUM, 1)),
    corporation(216, "tharsis_republic", [BUILDING], Gain(MONEY, 40), first(place(CITY)),
        on_tile(CITY, Produce(MONEY, 1), anyone=True, on_mars=True), on_tile(CITY, Gain(MONEY, 3))),
    corporation(217, "thorgate", [POWER], Gain(MONEY, 48), Produce(ENERGY, 1), Discount(3, POWER),
        ProjectDiscount(POWER_PLANT, 3)),
    corporation(218, "united_nations_mars_initiative", [EARTH], Gain(MONEY, 40), after_rise(SpendMoney(3), Rise(1))),
    corporation(219, "saturn_systems", [JOVIAN], era, Gain(MONEY, 42), Produce(TITANIUM, 1),
        on_tag([JOVIAN], Produce(MONEY, 1), anyone=True)),
    corporation(220, "teractor", [EARTH], era, Gain(MONEY, 60), Discount(3, EARTH)),
    corporation(221, "beginner", [], Gain(MONEY, 42)),
)
# fmt: on
