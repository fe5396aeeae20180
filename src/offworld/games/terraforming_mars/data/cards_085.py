"""Projects 85 to 126."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Card

# fmt: off
# isort: off
from offworld.games.terraforming_mars.data.speech import (
    AddHere, CopyProduction, Discount, Draw, Gain, GainPer, LookAndBuy, LookAndKeep, Lose, LoseProduction, OwnTags,
    PerCity, PerCube, PerEvent, PerNeighbour, PerTag, Produce, ProducePer, Raise, Remove, Rise, Spend, SpendMoney,
    TakeProduction,
    arrow, at_least, at_most, blue, either, era, from_either, green, holds, on_event, place, points, red,
)
from offworld.games.terraforming_mars.names import (
    BUILDING, BY_CITY, BY_TWO_CITIES, CITY, CITY_TAG, COMMERCIAL_DISTRICT, EARTH, ENERGY, HEAT, INDUSTRIAL_CENTER,
    JOVIAN, LAND, MONEY, NUCLEAR_ZONE, OCEAN, OCEANS, OXYGEN, PLANT, PLANTS, POWER, SCIENCE, SCIENCE_CUBE, SPACE, STEEL,
    TEMPERATURE, TITANIUM,
)
# isort: on

CARDS_085: Final[tuple[Card, ...]] = (
    green(85, "commercial_district", 16, [BUILDING], era, place(COMMERCIAL_DISTRICT), LoseProduction(ENERGY, 1),
        Produce(MONEY, 4), points(PerNeighbour(CITY, COMMERCIAL_DISTRICT))),
    green(86, "robotic_workforce", 9, [SCIENCE], era, CopyProduction()),
    green(87, "grass", 11, [PLANT], at_least(TEMPERATURE, -16), Produce(PLANTS, 1), Gain(PLANTS, 3)),
    green(88, "heather", 6, [PLANT], at_least(TEMPERATURE, -14), Produce(PLANTS, 1), Gain(PLANTS, 1)),
    green(89, "peroxide_power", 7, [POWER, BUILDING], LoseProduction(MONEY, 1), Produce(ENERGY, 2)),
    green(90, "research", 11, [SCIENCE, SCIENCE], era, Draw(2), points(1)),
    green(91, "gene_repair", 12, [SCIENCE], era, OwnTags(SCIENCE, 3), Produce(MONEY, 2), points(2)),
    green(92, "io_mining_industries", 41, [JOVIAN, SPACE], era, Produce(TITANIUM, 2), Produce(MONEY, 2),
        points(PerTag(JOVIAN))),
    green(93, "bushes", 10, [PLANT], at_least(TEMPERATURE, -10), Produce(PLANTS, 2), Gain(PLANTS, 2)),
    blue(94, "mass_converter", 8, [SCIENCE, POWER], era, OwnTags(SCIENCE, 5), Produce(ENERGY, 6), Discount(2, SPACE)),
    blue(95, "physics_complex", 12, [SCIENCE, BUILDING], era, arrow(Spend(ENERGY, 6), AddHere(1)), holds(SCIENCE_CUBE),
        points(PerCube(each=2))),
    green(96, "greenhouses", 6, [PLANT, BUILDING], GainPer(PLANTS, PerCity())),
    green(97, "nuclear_zone", 10, [EARTH], place(NUCLEAR_ZONE), Raise(TEMPERATURE, 2), points(-2)),
    green(98, "tropical_resort", 13, [BUILDING], era, LoseProduction(HEAT, 2), Produce(MONEY, 3), points(2)),
    green(99, "toll_station", 12, [SPACE], era, ProducePer(MONEY, PerTag(SPACE, opponents=True))),
    green(100, "fueled_generators", 1, [POWER, BUILDING], LoseProduction(MONEY, 1), Produce(ENERGY, 1)),
    blue(101, "ironworks", 11, [BUILDING], arrow(Spend(ENERGY, 4), Gain(STEEL, 1), Raise(OXYGEN, 1))),
    green(102, "power_grid", 18, [POWER], ProducePer(ENERGY, PerTag(POWER))),
    blue(103, "steelworks", 15, [BUILDING], arrow(Spend(ENERGY, 4), Gain(STEEL, 2), Raise(OXYGEN, 1))),
    blue(104, "ore_processor", 13, [BUILDING], arrow(Spend(ENERGY, 4), Gain(TITANIUM, 1), Raise(OXYGEN, 1))),
    blue(105, "earth_office", 1, [EARTH], era, Discount(3, EARTH)),
    green(106, "acquired_company", 10, [EARTH], era, Produce(MONEY, 3)),
    green(107, "media_archives", 8, [EARTH], era, GainPer(MONEY, PerEvent())),
    green(108, "open_city", 23, [CITY_TAG, BUILDING], at_least(OXYGEN, 12), Gain(PLANTS, 2), place(CITY),
        LoseProduction(ENERGY, 1), Produce(MONEY, 4), points(1)),
    blue(109, "media_group", 6, [EARTH], era, on_event(Gain(MONEY, 3))),
    blue(110, "business_network", 4, [EARTH], era, LoseProduction(MONEY, 1), arrow(LookAndBuy())),
    red(111, "business_contacts", 7, [EARTH], era, LookAndKeep(4, 2)),
    red(112, "bribed_committee", 7, [EARTH], era, Rise(2), points(-2)),
    green(113, "solar_power", 11, [POWER, BUILDING], Produce(ENERGY, 1), points(1)),
    green(114, "breathing_filters", 11, [SCIENCE], at_least(OXYGEN, 7), points(2)),
    green(115, "artificial_photosynthesis", 12, [SCIENCE], either(Produce(PLANTS, 1), Produce(ENERGY, 2))),
    green(116, "artificial_lake", 15, [BUILDING], at_least(TEMPERATURE, -6), place(OCEAN, LAND), points(1)),
    green(117, "geothermal_power", 11, [POWER, BUILDING], Produce(ENERGY, 2)),
    green(118, "farming", 16, [PLANT], at_least(TEMPERATURE, 4), Produce(MONEY, 2), Produce(PLANTS, 2), Gain(PLANTS, 2),
        points(2)),
    green(119, "dust_seals", 2, [], at_most(OCEANS, 3), points(1)),
    green(120, "urbanized_area", 10, [CITY_TAG, BUILDING], LoseProduction(ENERGY, 1), Produce(MONEY, 2),
        place(CITY, BY_TWO_CITIES)),
    red(121, "sabotage", 1, [], era, from_either(Remove(TITANIUM, 3), Remove(STEEL, 4), Remove(MONEY, 7))),
    green(122, "moss", 4, [PLANT], at_least(OCEANS, 3), Lose(PLANTS, 1), Produce(PLANTS, 1)),
    blue(123, "industrial_center", 4, [BUILDING], era, place(INDUSTRIAL_CENTER, BY_CITY),
        arrow(SpendMoney(7), Produce(STEEL, 1))),
    red(124, "hired_raiders", 1, [], era, from_either(Remove(STEEL, 2, steal=True), Remove(MONEY, 3, steal=True))),
    green(125, "hackers", 3, [], era, LoseProduction(ENERGY, 1), TakeProduction(MONEY, 2, gained=2), Produce(MONEY, 2),
        points(-1)),
    green(126, "ghg_factories", 11, [BUILDING], LoseProduction(ENERGY, 1), Produce(HEAT, 4)),
)
# fmt: on
