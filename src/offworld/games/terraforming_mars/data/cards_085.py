"""Projects 85 to 126."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Action, Card
from offworld.games.terraforming_mars.names import (
    ACTIVE,
    AUTOMATED,
    BUILDING,
    BY_CITY,
    BY_TWO_CITIES,
    CITY,
    CITY_LAND,
    CITY_TAG,
    COMMERCIAL_DISTRICT,
    EARTH,
    ENERGY,
    EVENT,
    HEAT,
    INDUSTRIAL_CENTER,
    JOVIAN,
    LAND,
    MONEY,
    NUCLEAR_ZONE,
    OCEAN,
    OCEANS,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SCIENCE_CUBE,
    SPACE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from offworld.games.terraforming_mars.rules.amounts import PerCity, PerCube, PerEvent, PerNeighbour, PerTag
from offworld.games.terraforming_mars.rules.effects.buying import LookAndBuy
from offworld.games.terraforming_mars.rules.effects.cards import Draw, LookAndKeep
from offworld.games.terraforming_mars.rules.effects.choose import ChooseOne, ChooseVictim
from offworld.games.terraforming_mars.rules.effects.copying import CopyProduction
from offworld.games.terraforming_mars.rules.effects.costs import Spend, SpendMoney
from offworld.games.terraforming_mars.rules.effects.gains import AddHere, Gain, GainPer, Lose, Rise
from offworld.games.terraforming_mars.rules.effects.planet import PlaceTile, Raise
from offworld.games.terraforming_mars.rules.effects.production import (
    LoseProduction,
    Produce,
    ProducePer,
    TakeProduction,
)
from offworld.games.terraforming_mars.rules.effects.victims import Remove
from offworld.games.terraforming_mars.rules.lasting import Discount, OnEvent
from offworld.games.terraforming_mars.rules.requirements import Global, OwnTags

# fmt: off
CARDS_085: Final[tuple[Card, ...]] = (
    Card(85, "commercial_district", AUTOMATED, 16, (BUILDING,), era=True,
         play=(PlaceTile(COMMERCIAL_DISTRICT, LAND), LoseProduction(ENERGY, 1), Produce(MONEY, 4)),
         points=PerNeighbour(CITY, COMMERCIAL_DISTRICT)),
    Card(86, "robotic_workforce", AUTOMATED, 9, (SCIENCE,), era=True, play=(CopyProduction(),)),
    Card(87, "grass", AUTOMATED, 11, (PLANT,), requires=(Global(TEMPERATURE, -16),),
         play=(Produce(PLANTS, 1), Gain(PLANTS, 3))),
    Card(88, "heather", AUTOMATED, 6, (PLANT,), requires=(Global(TEMPERATURE, -14),),
         play=(Produce(PLANTS, 1), Gain(PLANTS, 1))),
    Card(89, "peroxide_power", AUTOMATED, 7, (POWER, BUILDING), play=(LoseProduction(MONEY, 1), Produce(ENERGY, 2))),
    Card(90, "research", AUTOMATED, 11, (SCIENCE, SCIENCE), era=True, play=(Draw(2),), points=1),
    Card(91, "gene_repair", AUTOMATED, 12, (SCIENCE,), era=True, requires=(OwnTags(SCIENCE, 3),),
         play=(Produce(MONEY, 2),), points=2),
    Card(92, "io_mining_industries", AUTOMATED, 41, (JOVIAN, SPACE), era=True,
         play=(Produce(TITANIUM, 2), Produce(MONEY, 2)), points=PerTag(JOVIAN)),
    Card(93, "bushes", AUTOMATED, 10, (PLANT,), requires=(Global(TEMPERATURE, -10),),
         play=(Produce(PLANTS, 2), Gain(PLANTS, 2))),
    Card(94, "mass_converter", ACTIVE, 8, (SCIENCE, POWER), era=True, requires=(OwnTags(SCIENCE, 5),),
         play=(Produce(ENERGY, 6),), lasting=(Discount(2, SPACE),)),
    Card(95, "physics_complex", ACTIVE, 12, (SCIENCE, BUILDING), era=True,
         actions=(Action((AddHere(1),), costs=(Spend(ENERGY, 6),)),), cube=SCIENCE_CUBE, points=PerCube(each=2)),
    Card(96, "greenhouses", AUTOMATED, 6, (PLANT, BUILDING), play=(GainPer(PLANTS, PerCity()),)),
    Card(97, "nuclear_zone", AUTOMATED, 10, (EARTH,), play=(PlaceTile(NUCLEAR_ZONE, LAND), Raise(TEMPERATURE, 2)),
         points=-2),
    Card(98, "tropical_resort", AUTOMATED, 13, (BUILDING,), era=True,
         play=(LoseProduction(HEAT, 2), Produce(MONEY, 3)), points=2),
    Card(99, "toll_station", AUTOMATED, 12, (SPACE,), era=True,
         play=(ProducePer(MONEY, PerTag(SPACE, opponents=True)),)),
    Card(100, "fueled_generators", AUTOMATED, 1, (POWER, BUILDING),
         play=(LoseProduction(MONEY, 1), Produce(ENERGY, 1))),
    Card(101, "ironworks", ACTIVE, 11, (BUILDING,),
         actions=(Action((Gain(STEEL, 1), Raise(OXYGEN, 1)), costs=(Spend(ENERGY, 4),)),)),
    Card(102, "power_grid", AUTOMATED, 18, (POWER,), play=(ProducePer(ENERGY, PerTag(POWER)),)),
    Card(103, "steelworks", ACTIVE, 15, (BUILDING,),
         actions=(Action((Gain(STEEL, 2), Raise(OXYGEN, 1)), costs=(Spend(ENERGY, 4),)),)),
    Card(104, "ore_processor", ACTIVE, 13, (BUILDING,),
         actions=(Action((Gain(TITANIUM, 1), Raise(OXYGEN, 1)), costs=(Spend(ENERGY, 4),)),)),
    Card(105, "earth_office", ACTIVE, 1, (EARTH,), era=True, lasting=(Discount(3, EARTH),)),
    Card(106, "acquired_company", AUTOMATED, 10, (EARTH,), era=True, play=(Produce(MONEY, 3),)),
    Card(107, "media_archives", AUTOMATED, 8, (EARTH,), era=True, play=(GainPer(MONEY, PerEvent()),)),
    Card(108, "open_city", AUTOMATED, 23, (CITY_TAG, BUILDING), requires=(Global(OXYGEN, 12),),
         play=(Gain(PLANTS, 2), PlaceTile(CITY, CITY_LAND), LoseProduction(ENERGY, 1), Produce(MONEY, 4)), points=1),
    Card(109, "media_group", ACTIVE, 6, (EARTH,), era=True, lasting=(OnEvent((Gain(MONEY, 3),)),)),
    Card(110, "business_network", ACTIVE, 4, (EARTH,), era=True, play=(LoseProduction(MONEY, 1),),
         actions=(Action((LookAndBuy(),)),)),
    Card(111, "business_contacts", EVENT, 7, (EARTH,), era=True, play=(LookAndKeep(4, 2),)),
    Card(112, "bribed_committee", EVENT, 7, (EARTH,), era=True, play=(Rise(2),), points=-2),
    Card(113, "solar_power", AUTOMATED, 11, (POWER, BUILDING), play=(Produce(ENERGY, 1),), points=1),
    Card(114, "breathing_filters", AUTOMATED, 11, (SCIENCE,), requires=(Global(OXYGEN, 7),), points=2),
    Card(115, "artificial_photosynthesis", AUTOMATED, 12, (SCIENCE,),
         play=(ChooseOne(((Produce(PLANTS, 1),), (Produce(ENERGY, 2),))),)),
    Card(116, "artificial_lake", AUTOMATED, 15, (BUILDING,), requires=(Global(TEMPERATURE, -6),),
         play=(PlaceTile(OCEAN, LAND),), points=1),
    Card(117, "geothermal_power", AUTOMATED, 11, (POWER, BUILDING), play=(Produce(ENERGY, 2),)),
    Card(118, "farming", AUTOMATED, 16, (PLANT,), requires=(Global(TEMPERATURE, 4),),
         play=(Produce(MONEY, 2), Produce(PLANTS, 2), Gain(PLANTS, 2)), points=2),
    Card(119, "dust_seals", AUTOMATED, 2, requires=(Global(OCEANS, 3, at_most=True),), points=1),
    Card(120, "urbanized_area", AUTOMATED, 10, (CITY_TAG, BUILDING),
         play=(LoseProduction(ENERGY, 1), Produce(MONEY, 2), PlaceTile(CITY, BY_TWO_CITIES))),
    Card(121, "sabotage", EVENT, 1, era=True,
         play=(ChooseVictim(((Remove(TITANIUM, 3),), (Remove(STEEL, 4),), (Remove(MONEY, 7),))),)),
    Card(122, "moss", AUTOMATED, 4, (PLANT,), requires=(Global(OCEANS, 3),),
         play=(Lose(PLANTS, 1), Produce(PLANTS, 1))),
    Card(123, "industrial_center", ACTIVE, 4, (BUILDING,), era=True, play=(PlaceTile(INDUSTRIAL_CENTER, BY_CITY),),
         actions=(Action((Produce(STEEL, 1),), costs=(SpendMoney(7),)),)),
    Card(124, "hired_raiders", EVENT, 1, era=True,
         play=(ChooseVictim(((Remove(STEEL, 2, steal=True),), (Remove(MONEY, 3, steal=True),))),)),
    Card(125, "hackers", AUTOMATED, 3, era=True,
         play=(LoseProduction(ENERGY, 1), TakeProduction(MONEY, 2, gained=2), Produce(MONEY, 2)), points=-1),
    Card(126, "ghg_factories", AUTOMATED, 11, (BUILDING,), play=(LoseProduction(ENERGY, 1), Produce(HEAT, 4))),
)
# fmt: on
