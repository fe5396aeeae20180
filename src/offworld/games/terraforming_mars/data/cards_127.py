"""Projects 127 to 168."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Card

# fmt: off
# isort: off
from offworld.games.terraforming_mars.data.speech import (
    AddHere, AddToCard, AddToFilled, Discount, Draw, Gain, Lose, LoseProduction, MoveProduction, OwnTags, PerCity,
    PerCube, PerTag, Produce, ProducePer, Raise, Rise, Slack, Spend, SpendHere, TakeProduction, TilesInPlay,
    arrow, at_least, at_most, blue, either, era, green, holds, on_project, on_tag, on_tile, place, points, red,
)
from offworld.games.terraforming_mars.names import (
    ANIMAL, ANIMALS, BUILDING, BY_GREENERY, EARTH, ECOLOGICAL_ZONE, ENERGY, GREENERY, HEAT, LAVA_FLOWS, MICROBE,
    MICROBES, MOHOLE_AREA, MONEY, OCEAN, OCEANS, OCEAN_AREA, OXYGEN, PLANT, PLANTS, POWER, SCIENCE, SPACE, STEEL,
    TEMPERATURE, TITANIUM, VOLCANIC,
)
# isort: on

CARDS_127: Final[tuple[Card, ...]] = (
    red(127, "subterranean_reservoir", 11, [], place(OCEAN)),
    blue(128, "ecological_zone", 12, [ANIMALS, PLANT], TilesInPlay(GREENERY, 1), place(ECOLOGICAL_ZONE, BY_GREENERY),
        on_tag([ANIMALS, PLANT], AddHere(1)), holds(ANIMAL), points(PerCube(per=2))),
    green(129, "zeppelins", 13, [], at_least(OXYGEN, 5), ProducePer(MONEY, PerCity(on_mars=True)), points(1)),
    green(130, "worms", 8, [MICROBES], at_least(OXYGEN, 4), ProducePer(PLANTS, PerTag(MICROBES, per=2))),
    blue(131, "decomposers", 5, [MICROBES], at_least(OXYGEN, 3), on_tag([ANIMALS, PLANT, MICROBES], AddHere(1)),
        holds(MICROBE), points(PerCube(per=3))),
    green(132, "fusion_power", 14, [SCIENCE, POWER, BUILDING], OwnTags(POWER, 2), Produce(ENERGY, 3)),
    blue(133, "symbiotic_fungus", 4, [MICROBES], at_least(TEMPERATURE, -14), arrow(AddToCard(MICROBE, 1))),
    blue(134, "extreme_cold_fungus", 13, [MICROBES], at_most(TEMPERATURE, -10), arrow(Gain(PLANTS, 1)),
        arrow(AddToCard(MICROBE, 2))),
    green(135, "advanced_ecosystems", 11, [PLANT, MICROBES, ANIMALS], OwnTags(PLANT, 1), OwnTags(MICROBES, 1),
        OwnTags(ANIMALS, 1), points(3)),
    green(136, "great_dam", 12, [POWER, BUILDING], at_least(OCEANS, 4), Produce(ENERGY, 2), points(1)),
    green(137, "cartel", 8, [EARTH], era, ProducePer(MONEY, PerTag(EARTH))),
    green(138, "strip_mine", 25, [BUILDING], LoseProduction(ENERGY, 2), Produce(STEEL, 2), Produce(TITANIUM, 1),
        Raise(OXYGEN, 2)),
    green(139, "wave_power", 8, [POWER], at_least(OCEANS, 3), Produce(ENERGY, 1), points(1)),
    red(140, "lava_flows", 18, [], Raise(TEMPERATURE, 2), place(LAVA_FLOWS, VOLCANIC)),
    green(141, "power_plant", 4, [POWER, BUILDING], Produce(ENERGY, 1)),
    green(142, "mohole_area", 20, [BUILDING], Produce(HEAT, 4), place(MOHOLE_AREA, OCEAN_AREA)),
    red(143, "large_convoy", 36, [EARTH, SPACE], place(OCEAN), Draw(2), either(Gain(PLANTS, 5), AddToCard(ANIMAL, 4)),
        points(2)),
    green(144, "titanium_mine", 7, [BUILDING], era, Produce(TITANIUM, 1)),
    green(145, "tectonic_stress_power", 18, [POWER, BUILDING], OwnTags(SCIENCE, 2), Produce(ENERGY, 3), points(1)),
    green(146, "nitrophilic_moss", 8, [PLANT], at_least(OCEANS, 3), Lose(PLANTS, 2), Produce(PLANTS, 2)),
    blue(147, "herbivores", 12, [ANIMALS], at_least(OXYGEN, 8), AddHere(1), TakeProduction(PLANTS, 1),
        on_tile(GREENERY, AddHere(1)), holds(ANIMAL), points(PerCube(per=2))),
    green(148, "insects", 9, [MICROBES], at_least(OXYGEN, 6), ProducePer(PLANTS, PerTag(PLANT))),
    red(149, "ceos_favorite_project", 1, [], era, AddToFilled(1)),
    blue(150, "anti_gravity_technology", 14, [SCIENCE], era, OwnTags(SCIENCE, 7), Discount(2), points(3)),
    red(151, "investment_loan", 3, [EARTH], era, LoseProduction(MONEY, 1), Gain(MONEY, 10)),
    # unsure (low): whether no step at all may be moved
    green(152, "insulation", 2, [], MoveProduction(HEAT, MONEY)),
    blue(153, "adaptation_technology", 12, [SCIENCE], Slack(2), points(1)),
    blue(154, "caretaker_contract", 3, [], era, at_least(TEMPERATURE, 0), arrow(Spend(HEAT, 8), Rise(1))),
    green(155, "designed_microorganisms", 16, [SCIENCE, MICROBES], at_most(TEMPERATURE, -14), Produce(PLANTS, 2)),
    blue(156, "standard_technology", 6, [SCIENCE], era, on_project(Gain(MONEY, 3))),
    blue(157, "nitrite_reducing_bacteria", 11, [MICROBES], AddHere(3), arrow(AddHere(1)), arrow(SpendHere(3), Rise(1)),
        holds(MICROBE)),
    green(158, "industrial_microbes", 12, [MICROBES, BUILDING], Produce(ENERGY, 1), Produce(STEEL, 1)),
    green(159, "lichen", 7, [PLANT], at_least(TEMPERATURE, -24), Produce(PLANTS, 1)),
    green(160, "power_supply_consortium", 5, [POWER], era, OwnTags(POWER, 2), TakeProduction(ENERGY, 1, gained=1),
        Produce(ENERGY, 1)),
    red(161, "convoy_from_europa", 15, [SPACE], place(OCEAN), Draw(1)),
    red(162, "imported_ghg", 7, [EARTH, SPACE], Produce(HEAT, 1), Gain(HEAT, 3)),
    red(163, "imported_nitrogen", 23, [EARTH, SPACE], Rise(1), Gain(PLANTS, 4), AddToCard(MICROBE, 3),
        AddToCard(ANIMAL, 2)),
    green(164, "micro_mills", 3, [], Produce(HEAT, 1)),
    green(165, "magnetic_field_generators", 20, [BUILDING], LoseProduction(ENERGY, 4), Produce(PLANTS, 2), Rise(3)),
    blue(166, "shuttles", 10, [SPACE], at_least(OXYGEN, 5), LoseProduction(ENERGY, 1), Produce(MONEY, 2),
        Discount(2, SPACE), points(1)),
    red(167, "import_of_advanced_ghg", 9, [EARTH, SPACE], Produce(HEAT, 2)),
    green(168, "windmills", 6, [POWER, BUILDING], at_least(OXYGEN, 7), Produce(ENERGY, 1), points(1)),
)
# fmt: on
