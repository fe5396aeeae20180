"""Projects 1 to 42."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Card

# fmt: off
# isort: off
from offworld.games.terraforming_mars.data.speech import (
    WITH_TITANIUM, AddHere, AddToCard, Discount, Draw, Gain, GainPer, IfCube, IfTags, LookAndBuy, LoseProduction,
    OwnProduction, OwnTags, PerCity, PerCube, PerNeighbour, PerTag, Produce, ProducePer, Raise, Remove, Rise, Spend,
    SpendHere, SpendMoney, SpendProduction, TakeCube, TakeProduction,
    arrow, at_least, at_most, blue, either, era, green, holds, on_event, on_tile, place, points, red, reveal,
)
from offworld.games.terraforming_mars.names import (
    ANIMAL, ANIMALS, BUILDING, CAPITAL, CITY, CITY_LAND, CITY_TAG, EARTH, ENERGY, FIGHTER, HEAT, ISOLATED, JOVIAN,
    MICROBE, MICROBES, MONEY, NOCTIS, OCEAN, OCEANS, OXYGEN, PHOBOS, PLANT, PLANTS, POWER, SCIENCE, SCIENCE_CUBE, SPACE,
    STEEL, TEMPERATURE, TITANIUM,
)
# isort: on

CARDS_001: Final[tuple[Card, ...]] = (
    green(1, "colonizer_training_camp", 8, [JOVIAN, BUILDING], at_most(OXYGEN, 5), points(2)),
    green(2, "asteroid_mining_consortium", 13, [JOVIAN], era, OwnProduction(TITANIUM, 1),
        TakeProduction(TITANIUM, 1, gained=1), Produce(TITANIUM, 1), points(1)),
    green(3, "deep_well_heating", 13, [POWER, BUILDING], Produce(ENERGY, 1), Raise(TEMPERATURE, 1)),
    green(4, "cloud_seeding", 11, [], at_least(OCEANS, 3), LoseProduction(MONEY, 1), TakeProduction(HEAT, 1),
        Produce(PLANTS, 2)),
    blue(5, "search_for_life", 3, [SCIENCE], at_most(OXYGEN, 6), arrow(SpendMoney(1), reveal(MICROBES, AddHere(1))),
        holds(SCIENCE_CUBE), points(IfCube(3))),
    blue(6, "inventors_guild", 9, [SCIENCE], era, arrow(LookAndBuy())),
    blue(7, "martian_rails", 13, [BUILDING], arrow(Spend(ENERGY, 1), GainPer(MONEY, PerCity(on_mars=True)))),
    green(8, "capital", 26, [CITY_TAG, BUILDING], at_least(OCEANS, 4), LoseProduction(ENERGY, 2), Produce(MONEY, 5),
        place(CAPITAL, CITY_LAND), points(PerNeighbour(OCEAN, CAPITAL))),
    red(9, "asteroid", 14, [SPACE], Raise(TEMPERATURE, 1), Gain(TITANIUM, 2), Remove(PLANTS, 3)),
    red(10, "comet", 21, [SPACE], Raise(TEMPERATURE, 1), place(OCEAN), Remove(PLANTS, 3)),
    red(11, "big_asteroid", 27, [SPACE], Raise(TEMPERATURE, 2), Gain(TITANIUM, 4), Remove(PLANTS, 4)),
    blue(12, "water_import_from_europa", 25, [JOVIAN, SPACE], arrow(SpendMoney(12, metals=WITH_TITANIUM), place(OCEAN)),
        points(PerTag(JOVIAN))),
    blue(13, "space_elevator", 27, [SPACE, BUILDING], era, Produce(TITANIUM, 1), arrow(Spend(STEEL, 1), Gain(MONEY, 5)),
        points(2)),
    blue(14, "development_center", 11, [SCIENCE, BUILDING], era, arrow(Spend(ENERGY, 1), Draw(1))),
    blue(15, "equatorial_magnetizer", 11, [BUILDING], arrow(SpendProduction(ENERGY, 1), Rise(1))),
    green(16, "domed_crater", 24, [CITY_TAG, BUILDING], at_most(OXYGEN, 7), Gain(PLANTS, 3), place(CITY),
        LoseProduction(ENERGY, 1), Produce(MONEY, 3), points(1)),
    green(17, "noctis_city", 18, [CITY_TAG, BUILDING], LoseProduction(ENERGY, 1), Produce(MONEY, 3),
        place(CITY, NOCTIS)),
    green(18, "methane_from_titan", 28, [JOVIAN, SPACE], at_least(OXYGEN, 2), Produce(HEAT, 2), Produce(PLANTS, 2),
        points(2)),
    red(19, "imported_hydrogen", 16, [EARTH, SPACE],
        either(Gain(PLANTS, 3), AddToCard(MICROBE, 3), AddToCard(ANIMAL, 2)), place(OCEAN)),
    blue(20, "research_outpost", 18, [SCIENCE, CITY_TAG, BUILDING], place(CITY, ISOLATED), Discount(1)),
    green(21, "phobos_space_haven", 25, [SPACE, CITY_TAG], Produce(TITANIUM, 1), place(CITY, PHOBOS), points(3)),
    green(22, "black_polar_dust", 15, [], place(OCEAN), LoseProduction(MONEY, 2), Produce(HEAT, 3)),
    blue(23, "arctic_algae", 12, [PLANT], at_most(TEMPERATURE, -12), Gain(PLANTS, 1),
        on_tile(OCEAN, Gain(PLANTS, 2), anyone=True)),
    blue(24, "predators", 14, [ANIMALS], at_least(OXYGEN, 11), arrow(TakeCube(ANIMAL), AddHere(1)), holds(ANIMAL),
        points(PerCube())),
    blue(25, "space_station", 10, [SPACE], era, Discount(2, SPACE), points(1)),
    green(26, "eos_chasma_national_park", 16, [PLANT, BUILDING], at_least(TEMPERATURE, -12), AddToCard(ANIMAL, 1),
        Gain(PLANTS, 3), Produce(MONEY, 2), points(1)),
    red(27, "interstellar_colony_ship", 24, [EARTH, SPACE], era, OwnTags(SCIENCE, 5), points(4)),
    blue(28, "security_fleet", 12, [SPACE], era, arrow(Spend(TITANIUM, 1), AddHere(1)), holds(FIGHTER),
        points(PerCube())),
    green(29, "cupola_city", 16, [CITY_TAG, BUILDING], at_most(OXYGEN, 9), place(CITY), LoseProduction(ENERGY, 1),
        Produce(MONEY, 3)),
    green(30, "lunar_beam", 13, [EARTH, POWER], LoseProduction(MONEY, 2), Produce(HEAT, 2), Produce(ENERGY, 2)),
    blue(31, "optimal_aerobraking", 7, [SPACE], on_event(Gain(MONEY, 3), Gain(HEAT, 3), tag=SPACE)),
    green(32, "underground_city", 18, [CITY_TAG, BUILDING], place(CITY), LoseProduction(ENERGY, 2), Produce(STEEL, 2)),
    blue(33, "regolith_eaters", 13, [SCIENCE, MICROBES], arrow(AddHere(1)), arrow(SpendHere(2), Raise(OXYGEN, 1)),
        holds(MICROBE)),
    blue(34, "ghg_producing_bacteria", 8, [SCIENCE, MICROBES], at_least(OXYGEN, 4), arrow(AddHere(1)),
        arrow(SpendHere(2), Raise(TEMPERATURE, 1)), holds(MICROBE)),
    blue(35, "ants", 9, [MICROBES], at_least(OXYGEN, 4), arrow(TakeCube(MICROBE), AddHere(1)), holds(MICROBE),
        points(PerCube(per=2))),
    red(36, "release_of_inert_gases", 14, [], Rise(2)),
    red(37, "nitrogen_rich_asteroid", 31, [SPACE], Rise(2), Raise(TEMPERATURE, 1),
        ProducePer(PLANTS, IfTags(PLANT, 3, 4, 1))),
    blue(38, "rover_construction", 8, [BUILDING], on_tile(CITY, Gain(MONEY, 2), anyone=True), points(1)),
    red(39, "deimos_down", 31, [SPACE], Raise(TEMPERATURE, 3), Gain(STEEL, 4), Remove(PLANTS, 8)),
    green(40, "asteroid_mining", 30, [JOVIAN, SPACE], Produce(TITANIUM, 2), points(2)),
    green(41, "food_factory", 12, [BUILDING], LoseProduction(PLANTS, 1), Produce(MONEY, 4), points(1)),
    green(42, "archaebacteria", 6, [MICROBES], at_most(TEMPERATURE, -18), Produce(PLANTS, 1)),
)
# fmt: on
