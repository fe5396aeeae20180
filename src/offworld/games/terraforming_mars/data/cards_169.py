"""Projects 169 to 208."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Card

# fmt: off
# isort: off
from offworld.games.terraforming_mars.data.speech import (
    WITH_STEEL, AddHere, AddToCard, Draw, Exchange, Gain, Guard, LookAndKeep, Lose, LoseProduction, NextDiscount,
    NextSlack, OwnTags, PerCity, PerCube, PerTag, PlaceAndFlood, Produce, ProducePer, Raise, Rise, RisePer, Shield,
    Spend, SpendHere, SpendMoney, TakeProduction, TilesInPlay,
    arrow, at_least, blue, either, either_draw, era, green, holds, on_tag, on_tile, place, points, red,
)
from offworld.games.terraforming_mars.names import (
    ANIMAL, ANIMALS, BUILDING, CITY, CITY_TAG, EARTH, ENERGY, GREENERY, HEAT, JOVIAN, MICROBE, MONEY, OCEAN, OCEANS,
    OCEAN_AREA, OXYGEN, PLANT, PLANTS, POWER, RESTRICTED_AREA, SCIENCE, SCIENCE_CUBE, SPACE, TEMPERATURE, TITANIUM,
)
# isort: on

CARDS_169: Final[tuple[Card, ...]] = (
    green(169, "tundra_farming", 16, [PLANT], at_least(TEMPERATURE, -6), Produce(PLANTS, 1), Produce(MONEY, 2),
        Gain(PLANTS, 1), points(2)),
    red(170, "aerobraked_ammonia_asteroid", 26, [SPACE], Produce(HEAT, 3), Produce(PLANTS, 1), AddToCard(MICROBE, 2)),
    green(171, "magnetic_field_dome", 5, [BUILDING], LoseProduction(ENERGY, 2), Produce(PLANTS, 1), Rise(1)),
    blue(172, "pets", 10, [EARTH, ANIMALS], AddHere(1), on_tile(CITY, AddHere(1), anyone=True), Guard(), holds(ANIMAL),
        points(PerCube(per=2))),
    blue(173, "protected_habitats", 5, [], era, Shield()),
    green(174, "protected_valley", 23, [PLANT, BUILDING], Produce(MONEY, 2), place(GREENERY, OCEAN_AREA)),
    green(175, "satellites", 10, [SPACE], era, ProducePer(MONEY, PerTag(SPACE))),
    green(176, "noctis_farming", 10, [PLANT, BUILDING], at_least(TEMPERATURE, -20), Produce(MONEY, 1), Gain(PLANTS, 2),
        points(1)),
    blue(177, "water_splitting_plant", 12, [BUILDING], at_least(OCEANS, 2), arrow(Spend(ENERGY, 3), Raise(OXYGEN, 1))),
    green(178, "heat_trappers", 6, [POWER, BUILDING], TakeProduction(HEAT, 2), Produce(ENERGY, 1), points(-1)),
    green(179, "soil_factory", 9, [BUILDING], LoseProduction(ENERGY, 1), Produce(PLANTS, 1), points(1)),
    green(180, "fuel_factory", 6, [BUILDING], era, LoseProduction(ENERGY, 1), Produce(TITANIUM, 1), Produce(MONEY, 1)),
    red(181, "ice_cap_melting", 5, [], at_least(TEMPERATURE, 2), place(OCEAN)),
    green(182, "corporate_stronghold", 11, [CITY_TAG, BUILDING], era, LoseProduction(ENERGY, 1), Produce(MONEY, 3),
        place(CITY), points(-2)),
    green(183, "biomass_combustors", 4, [POWER, BUILDING], at_least(OXYGEN, 6), TakeProduction(PLANTS, 1),
        Produce(ENERGY, 2), points(-1)),
    blue(184, "livestock", 13, [ANIMALS], at_least(OXYGEN, 9), LoseProduction(PLANTS, 1), Produce(MONEY, 2),
        arrow(AddHere(1)), holds(ANIMAL), points(PerCube())),
    blue(185, "olympus_conference", 10, [SCIENCE, EARTH, BUILDING], era,
        on_tag([SCIENCE], either_draw(AddHere(1), (SpendHere(1), Draw(1)))), holds(SCIENCE_CUBE), points(1)),
    green(186, "rad_suits", 6, [], era, TilesInPlay(CITY, 2), Produce(MONEY, 1), points(1)),
    blue(187, "aquifer_pumping", 18, [BUILDING], arrow(SpendMoney(8, metals=WITH_STEEL), place(OCEAN))),
    red(188, "flooding", 7, [], PlaceAndFlood(4), points(-1)),
    green(189, "energy_saving", 15, [POWER], ProducePer(ENERGY, PerCity())),
    red(190, "local_heat_trapping", 1, [], Lose(HEAT, 5), either(Gain(PLANTS, 4), AddToCard(ANIMAL, 2))),
    red(191, "permafrost_extraction", 8, [], at_least(TEMPERATURE, -8), place(OCEAN)),
    red(192, "invention_contest", 2, [SCIENCE], era, LookAndKeep(3, 1)),
    green(193, "plantation", 15, [PLANT], OwnTags(SCIENCE, 2), place(GREENERY)),
    blue(194, "power_infrastructure", 4, [POWER, BUILDING], era, arrow(Exchange(ENERGY, MONEY))),
    red(195, "indentured_workers", 0, [], era, NextDiscount(8), points(-1)),
    green(196, "lagrange_observatory", 9, [SCIENCE, SPACE], era, Draw(1), points(1)),
    green(197, "terraforming_ganymede", 33, [JOVIAN, SPACE], era, RisePer(PerTag(JOVIAN)), points(2)),
    green(198, "immigration_shuttles", 31, [EARTH, SPACE], Produce(MONEY, 5), points(PerCity(per=3))),
    blue(199, "restricted_area", 11, [SCIENCE], era, place(RESTRICTED_AREA), arrow(SpendMoney(2), Draw(1))),
    blue(200, "immigrant_city", 13, [CITY_TAG, BUILDING], LoseProduction(ENERGY, 1), LoseProduction(MONEY, 2),
        place(CITY), on_tile(CITY, Produce(MONEY, 1), anyone=True)),
    green(201, "energy_tapping", 3, [POWER], era, TakeProduction(ENERGY, 1, gained=1), Produce(ENERGY, 1), points(-1)),
    blue(202, "underground_detonations", 6, [BUILDING], arrow(SpendMoney(10), Produce(HEAT, 2))),
    green(203, "soletta", 35, [SPACE], Produce(HEAT, 7)),
    red(204, "technology_demonstration", 5, [SCIENCE, SPACE], era, Draw(2)),
    green(205, "rad_chem_factory", 8, [BUILDING], LoseProduction(ENERGY, 1), Rise(2)),
    red(206, "special_design", 4, [SCIENCE], NextSlack(2)),
    green(207, "medical_lab", 13, [SCIENCE, BUILDING], era, ProducePer(MONEY, PerTag(BUILDING, per=2)), points(1)),
    blue(208, "ai_central", 21, [SCIENCE, BUILDING], era, OwnTags(SCIENCE, 3), LoseProduction(ENERGY, 1),
        arrow(Draw(2)), points(1)),
)
# fmt: on
