"""Projects 43 to 84."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Card

# fmt: off
# isort: off
from offworld.games.terraforming_mars.data.speech import (
    AddHere, AddToPlayed, ClaimArea, Discount, Gain, LoseProduction, MetalValue, OwnProduction, OwnTags, PerCube,
    PerTag, Produce, ProduceMetal, ProducePer, Raise, Remove, RemoveCubes, Spend, SpendMoney, SwapCard, TakeProduction,
    arrow, at_least, at_most, blue, either, era, from_either, green, holds, on_tag, place, points, red,
)
from offworld.games.terraforming_mars.names import (
    ANIMAL, ANIMALS, BUILDING, CITY, CITY_TAG, EARTH, ENERGY, GANYMEDE, GREENERY, HEAT, ISOLATED, JOVIAN, METAL,
    METAL_BY_OWN, MICROBE, MICROBES, MINING_AREA, MINING_RIGHTS, MONEY, NATURAL_PRESERVE, OCEAN, OCEANS, OCEAN_AREA,
    OXYGEN, PLANT, PLANTS, POWER, SCIENCE, SPACE, STEEL, TEMPERATURE, TITANIUM,
)
# isort: on

CARDS_043: Final[tuple[Card, ...]] = (
    green(43, "carbonate_processing", 6, [BUILDING], LoseProduction(ENERGY, 1), Produce(HEAT, 3)),
    green(44, "natural_preserve", 9, [SCIENCE, BUILDING], at_most(OXYGEN, 4), place(NATURAL_PRESERVE, ISOLATED),
        Produce(MONEY, 1), points(1)),
    green(45, "nuclear_power", 10, [POWER, BUILDING], LoseProduction(MONEY, 2), Produce(ENERGY, 3)),
    green(46, "lightning_harvest", 8, [POWER], era, OwnTags(SCIENCE, 3), Produce(ENERGY, 1), Produce(MONEY, 1),
        points(1)),
    green(47, "algae", 10, [PLANT], at_least(OCEANS, 5), Gain(PLANTS, 1), Produce(PLANTS, 2)),
    green(48, "adapted_lichen", 9, [PLANT], Produce(PLANTS, 1)),
    blue(49, "tardigrades", 4, [MICROBES], era, arrow(AddHere(1)), holds(MICROBE), points(PerCube(per=4))),
    # unsure (low): whether both animals must come from one card; the rulebook only says from one player
    red(50, "virus", 1, [MICROBES], era, from_either(RemoveCubes(ANIMAL, 2), Remove(PLANTS, 5))),
    green(51, "miranda_resort", 12, [JOVIAN, SPACE], era, ProducePer(MONEY, PerTag(EARTH)), points(1)),
    blue(52, "fish", 9, [ANIMALS], at_least(TEMPERATURE, 2), TakeProduction(PLANTS, 1), arrow(AddHere(1)),
        holds(ANIMAL), points(PerCube())),
    green(53, "lake_marineris", 18, [], at_least(TEMPERATURE, 0), place(OCEAN), place(OCEAN), points(2)),
    blue(54, "small_animals", 6, [ANIMALS], at_least(OXYGEN, 6), TakeProduction(PLANTS, 1), arrow(AddHere(1)),
        holds(ANIMAL), points(PerCube(per=2))),
    green(55, "kelp_farming", 17, [PLANT], at_least(OCEANS, 6), Produce(MONEY, 2), Produce(PLANTS, 3), Gain(PLANTS, 2),
        points(1)),
    green(56, "mine", 4, [BUILDING], era, Produce(STEEL, 1)),
    green(57, "vesta_shipyard", 15, [JOVIAN, SPACE], era, Produce(TITANIUM, 1), points(1)),
    green(58, "beam_from_a_thorium_asteroid", 32, [JOVIAN, SPACE, POWER], OwnTags(JOVIAN, 1), Produce(HEAT, 3),
        Produce(ENERGY, 3), points(1)),
    green(59, "mangrove", 12, [PLANT], at_least(TEMPERATURE, 4), place(GREENERY, OCEAN_AREA), points(1)),
    green(60, "trees", 13, [PLANT], at_least(TEMPERATURE, -4), Produce(PLANTS, 3), Gain(PLANTS, 1), points(1)),
    green(61, "great_escarpment_consortium", 6, [], era, OwnProduction(STEEL, 1), TakeProduction(STEEL, 1, gained=1),
        Produce(STEEL, 1)),
    red(62, "mineral_deposit", 5, [], era, Gain(STEEL, 5)),
    red(63, "mining_expedition", 12, [], Raise(OXYGEN, 1), Remove(PLANTS, 2), Gain(STEEL, 2)),
    green(64, "mining_area", 4, [BUILDING], era, place(MINING_AREA, METAL_BY_OWN), ProduceMetal(MINING_AREA)),
    green(65, "building_industries", 6, [BUILDING], era, LoseProduction(ENERGY, 1), Produce(STEEL, 2)),
    red(66, "land_claim", 1, [], era, ClaimArea()),
    green(67, "mining_rights", 9, [BUILDING], place(MINING_RIGHTS, METAL), ProduceMetal(MINING_RIGHTS)),
    green(68, "sponsors", 6, [EARTH], era, Produce(MONEY, 2)),
    blue(69, "electro_catapult", 17, [BUILDING], era, at_most(OXYGEN, 8), LoseProduction(ENERGY, 1),
        arrow(Spend(PLANTS, 1), Gain(MONEY, 7)), arrow(Spend(STEEL, 1), Gain(MONEY, 7)), points(1)),
    blue(70, "earth_catapult", 23, [EARTH], era, Discount(2), points(2)),
    blue(71, "advanced_alloys", 9, [SCIENCE], era, MetalValue(STEEL, 1), MetalValue(TITANIUM, 1)),
    blue(72, "birds", 10, [ANIMALS], at_least(OXYGEN, 13), TakeProduction(PLANTS, 2), arrow(AddHere(1)), holds(ANIMAL),
        points(PerCube())),
    blue(73, "mars_university", 8, [SCIENCE, BUILDING], era, on_tag([SCIENCE], SwapCard()), points(1)),
    blue(74, "viral_enhancers", 9, [SCIENCE, MICROBES], era,
        on_tag([PLANT, MICROBES, ANIMALS], either(Gain(PLANTS, 1), AddToPlayed(1)), about_played=True)),
    red(75, "towing_a_comet", 23, [SPACE], Gain(PLANTS, 2), Raise(OXYGEN, 1), place(OCEAN)),
    blue(76, "space_mirrors", 3, [POWER, SPACE], arrow(SpendMoney(7), Produce(ENERGY, 1))),
    green(77, "solar_wind_power", 11, [SCIENCE, SPACE, POWER], Produce(ENERGY, 1), Gain(TITANIUM, 2)),
    red(78, "ice_asteroid", 23, [SPACE], place(OCEAN), place(OCEAN)),
    blue(79, "quantum_extractor", 13, [SCIENCE, POWER], era, OwnTags(SCIENCE, 4), Produce(ENERGY, 4),
        Discount(2, SPACE)),
    red(80, "giant_ice_asteroid", 36, [SPACE], Raise(TEMPERATURE, 2), place(OCEAN), place(OCEAN), Remove(PLANTS, 6)),
    green(81, "ganymede_colony", 20, [JOVIAN, SPACE, CITY_TAG], place(CITY, GANYMEDE), points(PerTag(JOVIAN))),
    green(82, "callisto_penal_mines", 24, [JOVIAN, SPACE], era, Produce(MONEY, 3), points(2)),
    green(83, "giant_space_mirror", 17, [POWER, SPACE], Produce(ENERGY, 3)),
    green(84, "trans_neptune_probe", 6, [SCIENCE, SPACE], era, points(1)),
)
# fmt: on
