"""Projects 127 to 168."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Action, Card
from offworld.games.terraforming_mars.names import (
    ACTIVE,
    ANIMAL,
    ANIMALS,
    AUTOMATED,
    BUILDING,
    BY_GREENERY,
    EARTH,
    ECOLOGICAL_ZONE,
    ENERGY,
    EVENT,
    GREENERY,
    HEAT,
    LAVA_FLOWS,
    MICROBE,
    MICROBES,
    MOHOLE_AREA,
    MONEY,
    OCEAN,
    OCEAN_AREA,
    OCEANS,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
    VOLCANIC,
)
from offworld.games.terraforming_mars.rules.amounts import PerCity, PerCube, PerTag
from offworld.games.terraforming_mars.rules.effects.cards import Draw
from offworld.games.terraforming_mars.rules.effects.choose import ChooseOne
from offworld.games.terraforming_mars.rules.effects.costs import Spend
from offworld.games.terraforming_mars.rules.effects.cubes import AddToCard, AddToFilled, SpendHere
from offworld.games.terraforming_mars.rules.effects.gains import AddHere, Gain, Lose, Rise
from offworld.games.terraforming_mars.rules.effects.planet import PlaceTile, Raise
from offworld.games.terraforming_mars.rules.effects.production import (
    LoseProduction,
    MoveProduction,
    Produce,
    ProducePer,
    TakeProduction,
)
from offworld.games.terraforming_mars.rules.lasting import Discount, OnProject, OnTag, OnTile, Slack
from offworld.games.terraforming_mars.rules.requirements import Global, OwnTags, TilesInPlay

# fmt: off
CARDS_127: Final[tuple[Card, ...]] = (
    Card(127, "subterranean_reservoir", EVENT, 11, play=(PlaceTile(OCEAN, OCEAN_AREA),)),
    Card(128, "ecological_zone", ACTIVE, 12, (ANIMALS, PLANT), requires=(TilesInPlay(GREENERY, 1),),
         play=(PlaceTile(ECOLOGICAL_ZONE, BY_GREENERY),), lasting=(OnTag((ANIMALS, PLANT), (AddHere(1),)),),
         cube=ANIMAL, points=PerCube(per=2)),
    Card(129, "zeppelins", AUTOMATED, 13, requires=(Global(OXYGEN, 5),),
         play=(ProducePer(MONEY, PerCity(on_mars=True)),), points=1),
    Card(130, "worms", AUTOMATED, 8, (MICROBES,), requires=(Global(OXYGEN, 4),),
         play=(ProducePer(PLANTS, PerTag(MICROBES, per=2)),)),
    Card(131, "decomposers", ACTIVE, 5, (MICROBES,), requires=(Global(OXYGEN, 3),),
         lasting=(OnTag((ANIMALS, PLANT, MICROBES), (AddHere(1),)),), cube=MICROBE, points=PerCube(per=3)),
    Card(132, "fusion_power", AUTOMATED, 14, (SCIENCE, POWER, BUILDING), requires=(OwnTags(POWER, 2),),
         play=(Produce(ENERGY, 3),)),
    Card(133, "symbiotic_fungus", ACTIVE, 4, (MICROBES,), requires=(Global(TEMPERATURE, -14),),
         actions=(Action((AddToCard(MICROBE, 1),)),)),
    Card(134, "extreme_cold_fungus", ACTIVE, 13, (MICROBES,), requires=(Global(TEMPERATURE, -10, at_most=True),),
         actions=(Action((Gain(PLANTS, 1),)), Action((AddToCard(MICROBE, 2),)))),
    Card(135, "advanced_ecosystems", AUTOMATED, 11, (PLANT, MICROBES, ANIMALS),
         requires=(OwnTags(PLANT, 1), OwnTags(MICROBES, 1), OwnTags(ANIMALS, 1)), points=3),
    Card(136, "great_dam", AUTOMATED, 12, (POWER, BUILDING), requires=(Global(OCEANS, 4),),
         play=(Produce(ENERGY, 2),), points=1),
    Card(137, "cartel", AUTOMATED, 8, (EARTH,), era=True, play=(ProducePer(MONEY, PerTag(EARTH)),)),
    Card(138, "strip_mine", AUTOMATED, 25, (BUILDING,),
         play=(LoseProduction(ENERGY, 2), Produce(STEEL, 2), Produce(TITANIUM, 1), Raise(OXYGEN, 2))),
    Card(139, "wave_power", AUTOMATED, 8, (POWER,), requires=(Global(OCEANS, 3),), play=(Produce(ENERGY, 1),),
         points=1),
    Card(140, "lava_flows", EVENT, 18, play=(Raise(TEMPERATURE, 2), PlaceTile(LAVA_FLOWS, VOLCANIC))),
    Card(141, "power_plant", AUTOMATED, 4, (POWER, BUILDING), play=(Produce(ENERGY, 1),)),
    Card(142, "mohole_area", AUTOMATED, 20, (BUILDING,), play=(Produce(HEAT, 4), PlaceTile(MOHOLE_AREA, OCEAN_AREA))),
    Card(143, "large_convoy", EVENT, 36, (EARTH, SPACE),
         play=(PlaceTile(OCEAN, OCEAN_AREA), Draw(2), ChooseOne(((Gain(PLANTS, 5),), (AddToCard(ANIMAL, 4),)))),
         points=2),
    Card(144, "titanium_mine", AUTOMATED, 7, (BUILDING,), era=True, play=(Produce(TITANIUM, 1),)),
    Card(145, "tectonic_stress_power", AUTOMATED, 18, (POWER, BUILDING), requires=(OwnTags(SCIENCE, 2),),
         play=(Produce(ENERGY, 3),), points=1),
    Card(146, "nitrophilic_moss", AUTOMATED, 8, (PLANT,), requires=(Global(OCEANS, 3),),
         play=(Lose(PLANTS, 2), Produce(PLANTS, 2))),
    Card(147, "herbivores", ACTIVE, 12, (ANIMALS,), requires=(Global(OXYGEN, 8),),
         play=(AddHere(1), TakeProduction(PLANTS, 1)), lasting=(OnTile(GREENERY, (AddHere(1),)),), cube=ANIMAL,
         points=PerCube(per=2)),
    Card(148, "insects", AUTOMATED, 9, (MICROBES,), requires=(Global(OXYGEN, 6),),
         play=(ProducePer(PLANTS, PerTag(PLANT)),)),
    Card(149, "ceos_favorite_project", EVENT, 1, era=True, play=(AddToFilled(1),)),
    Card(150, "anti_gravity_technology", ACTIVE, 14, (SCIENCE,), era=True, requires=(OwnTags(SCIENCE, 7),),
         lasting=(Discount(2),), points=3),
    Card(151, "investment_loan", EVENT, 3, (EARTH,), era=True, play=(LoseProduction(MONEY, 1), Gain(MONEY, 10))),
    # unsure (low): whether no step at all may be moved
    Card(152, "insulation", AUTOMATED, 2, play=(MoveProduction(HEAT, MONEY),)),
    Card(153, "adaptation_technology", ACTIVE, 12, (SCIENCE,), lasting=(Slack(2),), points=1),
    Card(154, "caretaker_contract", ACTIVE, 3, era=True, requires=(Global(TEMPERATURE, 0),),
         actions=(Action((Rise(1),), costs=(Spend(HEAT, 8),)),)),
    Card(155, "designed_microorganisms", AUTOMATED, 16, (SCIENCE, MICROBES),
         requires=(Global(TEMPERATURE, -14, at_most=True),), play=(Produce(PLANTS, 2),)),
    Card(156, "standard_technology", ACTIVE, 6, (SCIENCE,), era=True, lasting=(OnProject((Gain(MONEY, 3),)),)),
    Card(157, "nitrite_reducing_bacteria", ACTIVE, 11, (MICROBES,), play=(AddHere(3),),
         actions=(Action((AddHere(1),)), Action((Rise(1),), costs=(SpendHere(3),))), cube=MICROBE),
    Card(158, "industrial_microbes", AUTOMATED, 12, (MICROBES, BUILDING),
         play=(Produce(ENERGY, 1), Produce(STEEL, 1))),
    Card(159, "lichen", AUTOMATED, 7, (PLANT,), requires=(Global(TEMPERATURE, -24),), play=(Produce(PLANTS, 1),)),
    Card(160, "power_supply_consortium", AUTOMATED, 5, (POWER,), era=True, requires=(OwnTags(POWER, 2),),
         play=(TakeProduction(ENERGY, 1, gained=1), Produce(ENERGY, 1))),
    Card(161, "convoy_from_europa", EVENT, 15, (SPACE,), play=(PlaceTile(OCEAN, OCEAN_AREA), Draw(1))),
    Card(162, "imported_ghg", EVENT, 7, (EARTH, SPACE), play=(Produce(HEAT, 1), Gain(HEAT, 3))),
    Card(163, "imported_nitrogen", EVENT, 23, (EARTH, SPACE),
         play=(Rise(1), Gain(PLANTS, 4), AddToCard(MICROBE, 3), AddToCard(ANIMAL, 2))),
    Card(164, "micro_mills", AUTOMATED, 3, play=(Produce(HEAT, 1),)),
    Card(165, "magnetic_field_generators", AUTOMATED, 20, (BUILDING,),
         play=(LoseProduction(ENERGY, 4), Produce(PLANTS, 2), Rise(3))),
    Card(166, "shuttles", ACTIVE, 10, (SPACE,), requires=(Global(OXYGEN, 5),),
         play=(LoseProduction(ENERGY, 1), Produce(MONEY, 2)), lasting=(Discount(2, SPACE),), points=1),
    Card(167, "import_of_advanced_ghg", EVENT, 9, (EARTH, SPACE), play=(Produce(HEAT, 2),)),
    Card(168, "windmills", AUTOMATED, 6, (POWER, BUILDING), requires=(Global(OXYGEN, 7),), play=(Produce(ENERGY, 1),),
         points=1),
)
# fmt: on
