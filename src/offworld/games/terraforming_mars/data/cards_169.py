"""Projects 169 to 208."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Action, Card
from offworld.games.terraforming_mars.names import (
    ACTIVE,
    ANIMAL,
    ANIMALS,
    AUTOMATED,
    BUILDING,
    CITY,
    CITY_LAND,
    CITY_TAG,
    EARTH,
    ENERGY,
    EVENT,
    GREENERY,
    GREENERY_LAND,
    HEAT,
    JOVIAN,
    LAND,
    MICROBE,
    MONEY,
    OCEAN,
    OCEAN_AREA,
    OCEANS,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    RESTRICTED_AREA,
    SCIENCE,
    SCIENCE_CUBE,
    SPACE,
    TEMPERATURE,
    TITANIUM,
)
from offworld.games.terraforming_mars.rules.amounts import PerCity, PerCube, PerTag
from offworld.games.terraforming_mars.rules.effects.cards import Draw, LookAndKeep
from offworld.games.terraforming_mars.rules.effects.choose import ChooseDraw, ChooseOne
from offworld.games.terraforming_mars.rules.effects.costs import Exchange, Spend, SpendMoney
from offworld.games.terraforming_mars.rules.effects.cubes import AddToCard, SpendHere
from offworld.games.terraforming_mars.rules.effects.gains import (
    AddHere,
    Gain,
    Lose,
    NextDiscount,
    NextSlack,
    Rise,
    RisePer,
)
from offworld.games.terraforming_mars.rules.effects.planet import PlaceTile, Raise
from offworld.games.terraforming_mars.rules.effects.production import (
    LoseProduction,
    Produce,
    ProducePer,
    TakeProduction,
)
from offworld.games.terraforming_mars.rules.effects.victims import PlaceAndFlood
from offworld.games.terraforming_mars.rules.lasting import Guard, OnTag, OnTile, Shield
from offworld.games.terraforming_mars.rules.payment import WITH_STEEL
from offworld.games.terraforming_mars.rules.requirements import Global, OwnTags, TilesInPlay

# fmt: off
CARDS_169: Final[tuple[Card, ...]] = (
    Card(169, "tundra_farming", AUTOMATED, 16, (PLANT,), requires=(Global(TEMPERATURE, -6),),
         play=(Produce(PLANTS, 1), Produce(MONEY, 2), Gain(PLANTS, 1)), points=2),
    Card(170, "aerobraked_ammonia_asteroid", EVENT, 26, (SPACE,),
         play=(Produce(HEAT, 3), Produce(PLANTS, 1), AddToCard(MICROBE, 2))),
    Card(171, "magnetic_field_dome", AUTOMATED, 5, (BUILDING,),
         play=(LoseProduction(ENERGY, 2), Produce(PLANTS, 1), Rise(1))),
    Card(172, "pets", ACTIVE, 10, (EARTH, ANIMALS), play=(AddHere(1),),
         lasting=(OnTile(CITY, (AddHere(1),), anyone=True), Guard()), cube=ANIMAL, points=PerCube(per=2)),
    Card(173, "protected_habitats", ACTIVE, 5, era=True, lasting=(Shield(),)),
    Card(174, "protected_valley", AUTOMATED, 23, (PLANT, BUILDING),
         play=(Produce(MONEY, 2), PlaceTile(GREENERY, OCEAN_AREA))),
    Card(175, "satellites", AUTOMATED, 10, (SPACE,), era=True, play=(ProducePer(MONEY, PerTag(SPACE)),)),
    Card(176, "noctis_farming", AUTOMATED, 10, (PLANT, BUILDING), requires=(Global(TEMPERATURE, -20),),
         play=(Produce(MONEY, 1), Gain(PLANTS, 2)), points=1),
    Card(177, "water_splitting_plant", ACTIVE, 12, (BUILDING,), requires=(Global(OCEANS, 2),),
         actions=(Action((Raise(OXYGEN, 1),), costs=(Spend(ENERGY, 3),)),)),
    Card(178, "heat_trappers", AUTOMATED, 6, (POWER, BUILDING), play=(TakeProduction(HEAT, 2), Produce(ENERGY, 1)),
         points=-1),
    Card(179, "soil_factory", AUTOMATED, 9, (BUILDING,), play=(LoseProduction(ENERGY, 1), Produce(PLANTS, 1)),
         points=1),
    Card(180, "fuel_factory", AUTOMATED, 6, (BUILDING,), era=True,
         play=(LoseProduction(ENERGY, 1), Produce(TITANIUM, 1), Produce(MONEY, 1))),
    Card(181, "ice_cap_melting", EVENT, 5, requires=(Global(TEMPERATURE, 2),), play=(PlaceTile(OCEAN, OCEAN_AREA),)),
    Card(182, "corporate_stronghold", AUTOMATED, 11, (CITY_TAG, BUILDING), era=True,
         play=(LoseProduction(ENERGY, 1), Produce(MONEY, 3), PlaceTile(CITY, CITY_LAND)), points=-2),
    Card(183, "biomass_combustors", AUTOMATED, 4, (POWER, BUILDING), requires=(Global(OXYGEN, 6),),
         play=(TakeProduction(PLANTS, 1), Produce(ENERGY, 2)), points=-1),
    Card(184, "livestock", ACTIVE, 13, (ANIMALS,), requires=(Global(OXYGEN, 9),),
         play=(LoseProduction(PLANTS, 1), Produce(MONEY, 2)), actions=(Action((AddHere(1),)),), cube=ANIMAL,
         points=PerCube()),
    Card(185, "olympus_conference", ACTIVE, 10, (SCIENCE, EARTH, BUILDING), era=True,
         lasting=(OnTag((SCIENCE,), (ChooseDraw(((AddHere(1),), (SpendHere(1), Draw(1)))),)),), cube=SCIENCE_CUBE,
         points=1),
    Card(186, "rad_suits", AUTOMATED, 6, era=True, requires=(TilesInPlay(CITY, 2),), play=(Produce(MONEY, 1),),
         points=1),
    Card(187, "aquifer_pumping", ACTIVE, 18, (BUILDING,),
         actions=(Action((PlaceTile(OCEAN, OCEAN_AREA),), costs=(SpendMoney(8, metals=WITH_STEEL),)),)),
    Card(188, "flooding", EVENT, 7, play=(PlaceAndFlood(4),), points=-1),
    Card(189, "energy_saving", AUTOMATED, 15, (POWER,), play=(ProducePer(ENERGY, PerCity()),)),
    Card(190, "local_heat_trapping", EVENT, 1,
         play=(Lose(HEAT, 5), ChooseOne(((Gain(PLANTS, 4),), (AddToCard(ANIMAL, 2),))))),
    Card(191, "permafrost_extraction", EVENT, 8, requires=(Global(TEMPERATURE, -8),),
         play=(PlaceTile(OCEAN, OCEAN_AREA),)),
    Card(192, "invention_contest", EVENT, 2, (SCIENCE,), era=True, play=(LookAndKeep(3, 1),)),
    Card(193, "plantation", AUTOMATED, 15, (PLANT,), requires=(OwnTags(SCIENCE, 2),),
         play=(PlaceTile(GREENERY, GREENERY_LAND),)),
    Card(194, "power_infrastructure", ACTIVE, 4, (POWER, BUILDING), era=True,
         actions=(Action((Exchange(ENERGY, MONEY),)),)),
    Card(195, "indentured_workers", EVENT, 0, era=True, play=(NextDiscount(8),), points=-1),
    Card(196, "lagrange_observatory", AUTOMATED, 9, (SCIENCE, SPACE), era=True, play=(Draw(1),), points=1),
    Card(197, "terraforming_ganymede", AUTOMATED, 33, (JOVIAN, SPACE), era=True, play=(RisePer(PerTag(JOVIAN)),),
         points=2),
    Card(198, "immigration_shuttles", AUTOMATED, 31, (EARTH, SPACE), play=(Produce(MONEY, 5),),
         points=PerCity(per=3)),
    Card(199, "restricted_area", ACTIVE, 11, (SCIENCE,), era=True, play=(PlaceTile(RESTRICTED_AREA, LAND),),
         actions=(Action((Draw(1),), costs=(SpendMoney(2),)),)),
    Card(200, "immigrant_city", ACTIVE, 13, (CITY_TAG, BUILDING),
         play=(LoseProduction(ENERGY, 1), LoseProduction(MONEY, 2), PlaceTile(CITY, CITY_LAND)),
         lasting=(OnTile(CITY, (Produce(MONEY, 1),), anyone=True),)),
    Card(201, "energy_tapping", AUTOMATED, 3, (POWER,), era=True,
         play=(TakeProduction(ENERGY, 1, gained=1), Produce(ENERGY, 1)), points=-1),
    Card(202, "underground_detonations", ACTIVE, 6, (BUILDING,),
         actions=(Action((Produce(HEAT, 2),), costs=(SpendMoney(10),)),)),
    Card(203, "soletta", AUTOMATED, 35, (SPACE,), play=(Produce(HEAT, 7),)),
    Card(204, "technology_demonstration", EVENT, 5, (SCIENCE, SPACE), era=True, play=(Draw(2),)),
    Card(205, "rad_chem_factory", AUTOMATED, 8, (BUILDING,), play=(LoseProduction(ENERGY, 1), Rise(2))),
    Card(206, "special_design", EVENT, 4, (SCIENCE,), play=(NextSlack(2),)),
    Card(207, "medical_lab", AUTOMATED, 13, (SCIENCE, BUILDING), era=True,
         play=(ProducePer(MONEY, PerTag(BUILDING, per=2)),), points=1),
    Card(208, "ai_central", ACTIVE, 21, (SCIENCE, BUILDING), era=True, requires=(OwnTags(SCIENCE, 3),),
         play=(LoseProduction(ENERGY, 1),), actions=(Action((Draw(2),)),), points=1),
)
# fmt: on
