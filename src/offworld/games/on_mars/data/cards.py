"""Blueprints, scientists, contracts, missions, private goals, First Colonists cards and the solo deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.on_mars.data.benefit import (
    BEST_ROVER_TECH,
    BLUEPRINT,
    COLONIST_BOOST,
    COLONISTS,
    CONSTRUCT,
    CONTRACT,
    CRYSTAL_BOOST,
    DEVELOP,
    EVERYWHERE,
    GAIN,
    GAIN_ANY,
    LEARN,
    MOVE_BOTS,
    MOVE_ROVER,
    OTHER_SIDE,
    PRODUCE,
    RADAR,
    RETRIEVE,
    RETURN_SIDE,
    SCIENTIST,
    SCORE,
    TRADE,
    TRAVEL,
    UPGRADE,
    WAREHOUSE,
    WELCOME,
    WORKING_ONLY,
    Benefit,
    goods,
)
from offworld.games.on_mars.names import (
    BATTERY,
    CRYSTAL,
    GENERATOR,
    GREENHOUSE,
    MINE,
    MINERAL,
    ORBIT,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    SHELTER,
    WATER,
    WATER_EXTRACTOR,
    BlueprintId,
    ContractId,
    GoalId,
    MissionId,
    TaskId,
)


@dataclass(frozen=True, slots=True)
class Blueprint:
    """A blueprint card: for which building, from which complex size on, and what its advanced building does."""

    number: int
    id: str
    level: int
    building: int
    action: Benefit
    trust: str = "high"  # of the action; identity, type and level are confirmed


def _build(building: int) -> Benefit:
    return Benefit(CONSTRUCT, what=building, boost=COLONIST_BOOST)


BLUEPRINTS: Final[tuple[Blueprint, ...]] = (
    Blueprint(1, "construction_yard", 1, MINE, Benefit(UPGRADE, boost=COLONIST_BOOST, tech=True)),
    Blueprint(2, "metal_deposit", 1, MINE, _build(MINE)),
    Blueprint(3, "automated_production", 1, GENERATOR, Benefit(PRODUCE, boost=COLONIST_BOOST)),
    Blueprint(4, "wind_turbines", 1, GENERATOR, _build(GENERATOR)),
    Blueprint(
        *(5, "private_ship", 1, WATER_EXTRACTOR),
        Benefit(WELCOME, boost=COLONIST_BOOST, tech=True, special=True),
        "confirmed",
    ),
    Blueprint(6, "moisture_vaporator", 1, WATER_EXTRACTOR, _build(WATER_EXTRACTOR)),
    Blueprint(7, "biomarket", 1, GREENHOUSE, Benefit(WAREHOUSE, boost=COLONIST_BOOST)),
    Blueprint(8, "hydroponic_farm", 1, GREENHOUSE, _build(GREENHOUSE)),
    Blueprint(9, "oxygen_tank", 1, OXYGEN_CONDENSER, Benefit(LEARN, boost=COLONIST_BOOST)),
    Blueprint(10, "concentrator", 1, OXYGEN_CONDENSER, _build(OXYGEN_CONDENSER), "confirmed"),
    Blueprint(11, "casino", 1, SHELTER, goods(CRYSTAL, 2, COLONIST_BOOST)),
    Blueprint(12, "gym", 1, SHELTER, _build(SHELTER)),
    Blueprint(13, "mineral_mine", 3, MINE, Benefit(SCORE, 2)),
    Blueprint(14, "biolab", 3, MINE, Benefit(CONTRACT)),
    Blueprint(15, "radar", 3, GENERATOR, Benefit(RADAR)),
    Blueprint(16, "builder_drone", 3, GENERATOR, Benefit(UPGRADE, special=True)),
    Blueprint(17, "research_lab", 3, WATER_EXTRACTOR, Benefit(DEVELOP, 2, boost=COLONIST_BOOST)),
    Blueprint(18, "aqueduct", 3, WATER_EXTRACTOR, Benefit(RETRIEVE, 2, places=WORKING_ONLY)),
    Blueprint(19, "eco_resort", 3, GREENHOUSE, Benefit(RETURN_SIDE)),
    Blueprint(20, "trade_market", 3, GREENHOUSE, Benefit(TRADE, 2, boost=COLONIST_BOOST)),
    Blueprint(21, "recycling_bots", 3, OXYGEN_CONDENSER, Benefit(MOVE_BOTS, 2, boost=CRYSTAL_BOOST, special=True)),
    Blueprint(22, "aerial_elevator", 3, OXYGEN_CONDENSER, Benefit(TRAVEL, what=ORBIT)),
    Blueprint(23, "library", 3, SHELTER, Benefit(BLUEPRINT, boost=COLONIST_BOOST)),
    Blueprint(24, "command_center", 3, SHELTER, Benefit(MOVE_ROVER, BEST_ROVER_TECH, boost=CRYSTAL_BOOST)),
)
CARDS: Final = len(BLUEPRINTS)
EACH_CARD: Final = tuple([BlueprintId(number) for number in range(CARDS)])
CARD_IDS: Final = tuple([card.id for card in BLUEPRINTS])
CARD_OF: Final = dict(zip(CARD_IDS, EACH_CARD))
CARD_BUILDING: Final = tuple([card.building for card in BLUEPRINTS])
CARD_LEVEL: Final = tuple([card.level for card in BLUEPRINTS])
CARD_ACTION: Final = tuple([card.action for card in BLUEPRINTS])
CARD_POINTS: Final = {1: 3, 3: 5}  # by level: built, or lost where it is not
RADAR_CARD: Final = 14
LEVEL_3_SIZE: Final = 3  # a blueprint of level 3 needs a complex of this size

# --- scientists (costs and pairs confirmed or high): each works in the building of his own number ---------------------
SCIENTISTS: Final = ("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
SCIENTIST_SCORES: Final = (GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, SHELTER, MINE)
GEOLOGIST: Final = 0
BIOCHEMIST: Final = 3
SPOTS: Final = 6  # places on the scientists' board


@dataclass(frozen=True, slots=True)
class Contract:
    """An Earth contract: an own marker in a complex of four, or goods to deliver (by kind of good)."""

    number: int
    building: int  # -1: a delivery
    goods: tuple[int, ...] = ()
    done: int = 9
    failed: int = -4
    trust: str = "high"


CONTRACTS: Final[tuple[Contract, ...]] = (
    *[Contract(1 + building, building, done=12, failed=-6) for building in range(6)],  # the numbers 1 to 6 are low
    Contract(7, -1, (4, 0, 0, 0, 0, 0)),
    Contract(8, -1, (2, 3, 0, 0, 0, 0)),
    Contract(9, -1, (2, 0, 3, 0, 0, 0), trust="confirmed"),
    Contract(10, -1, (2, 0, 0, 0, 3, 0)),
    Contract(11, -1, (2, 0, 0, 3, 0, 0), trust="confirmed"),
    Contract(12, -1, (2, 0, 0, 0, 0, 3)),
)
FIRST_DELIVERY: Final = 6  # index of the first delivery contract
EACH_CONTRACT: Final = tuple([ContractId(number) for number in range(len(CONTRACTS))])
UPGRADES_WANTED: Final = EACH_CONTRACT[:FIRST_DELIVERY]  # each an own marker among buildings of its number
DELIVERIES: Final = EACH_CONTRACT[FIRST_DELIVERY:]
CONTRACT_SIZE: Final = 4  # of the complex that an upgrade contract wants
CONTRACT_PRICE: Final = 1  # crystal

# --- missions (steps confirmed or high) -------------------------------------------------------------------------------
MISSIONS: Final = (
    "research_tiles",
    "blueprints_taken",
    "advanced_buildings",
    "bots_placed",
    "discovery_tiles",
    "tech_tiles",
    "progress_cubes",
    "scientists_taken",
    "contracts_completed",
)
RESEARCH_MISSION: Final = MissionId(0)
BLUEPRINT_MISSION: Final = MissionId(1)
ADVANCED_MISSION: Final = MissionId(2)
BOT_MISSION: Final = MissionId(3)
DISCOVERY_MISSION: Final = MissionId(4)
TECH_MISSION: Final = MissionId(5)
PROGRESS_MISSION: Final = MissionId(6)
SCIENTIST_MISSION: Final = MissionId(7)
CONTRACT_MISSION: Final = MissionId(8)
EACH_MISSION: Final = tuple([MissionId(number) for number in range(len(MISSIONS))])
MISSION_STEPS: Final = (
    *((5, 5, 7), (10, 10, 13), (8, 8, 10), (3, 4, 5), (5, 7, 9)),
    *((7, 11, 12), (8, 11, 14), (4, 4, 5), (2, 2, 3)),
)  # with two, three and four boards
MISSION_CRYSTALS: Final = (2, 1, 1, 2, 1, 1, 1, 2, 1)
MISSION_AT: Final = (
    "control_center",
    "obtain_blueprint",
    "upgrade",
    "welcome_ship",
    "control_center",
    "learn_tech",
    "construct",
    "hire_or_contract",
    "hire_or_contract",
)
FIRST_COLONISTS_MISSIONS: Final = (BLUEPRINT_MISSION, SCIENTIST_MISSION, RESEARCH_MISSION)  # high
MISSIONS_DEALT: Final = 3

# --- private goals (high; the cells of goal 14 are house data) --------------------------------------------------------
_DEVELOP_TWO: Final = Benefit(DEVELOP, 2, free=True)
_UPGRADE_TWO: Final = Benefit(UPGRADE, 2, free=True)
_FAR_ROVER: Final = Benefit(MOVE_ROVER, 5, boost=CRYSTAL_BOOST, tech=True)
_TWO_COLONISTS: Final = Benefit(COLONISTS, 2)
_TWO_BACK: Final = Benefit(RETRIEVE, 2, places=EVERYWHERE)
_FREE_CONTRACT: Final = Benefit(CONTRACT, free=True)

GOALS: Final = 16
EACH_GOAL: Final = tuple([GoalId(number) for number in range(GOALS)])
GOALS_DEALT: Final = 3
GOAL_CONDITIONS: Final = (
    "blueprints",
    "advanced_built",
    "mines_occupied",
    "discovery_tiles",
    "advanced_in_complex",
    "same_resource",
    "shelters",
    "colony_level",
    "colonists",
    "tech_tiles",
    "ships",
    "research_tiles",
    "scientist_and_contract",
    "lab_cells",
    "progress_cubes",
    "two_complexes",
)
GOAL_NEEDS: Final = (4, 3, 3, 3, 4, 4, 3, 3, 7, 5, 3, 2, 1, 3, 3, 2)
GOAL_REWARDS: Final[tuple[tuple[Benefit, Benefit], ...]] = (
    (_DEVELOP_TWO, _UPGRADE_TWO),
    (_DEVELOP_TWO, Benefit(GAIN_ANY, 3)),
    (_DEVELOP_TWO, Benefit(GAIN, 3, MINERAL)),
    (_DEVELOP_TWO, _FAR_ROVER),
    (_DEVELOP_TWO, _TWO_COLONISTS),
    (_DEVELOP_TWO, _FREE_CONTRACT),
    (_DEVELOP_TWO, _TWO_COLONISTS),
    (_DEVELOP_TWO, _FAR_ROVER),
    (_DEVELOP_TWO, Benefit(WELCOME, free=True)),
    (_DEVELOP_TWO, _TWO_BACK),
    (_DEVELOP_TWO, Benefit(TRAVEL, what=OTHER_SIDE)),
    (_DEVELOP_TWO, Benefit(SCIENTIST, free=True)),
    (_DEVELOP_TWO, _FREE_CONTRACT),
    (_DEVELOP_TWO, goods(CRYSTAL, 3)),
    (_DEVELOP_TWO, _TWO_BACK),
    (_DEVELOP_TWO, _UPGRADE_TWO),
)

# --- First Colonists (high) -------------------------------------------------------------------------------------------
FIRST_SPACES: Final = (2, 3, 4, 6, 7, 8)
PLANS: Final = ("A1", "A2", "A3", "A4")
PLAN_BUILDINGS: Final = (
    (GENERATOR, WATER_EXTRACTOR, GREENHOUSE, MINE),
    (WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, MINE),
    (GREENHOUSE, OXYGEN_CONDENSER, GENERATOR, MINE),
    (OXYGEN_CONDENSER, GENERATOR, WATER_EXTRACTOR, MINE),
)
TASKS: Final = ("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8")
TASK_KINDS: Final = (
    "obtain_blueprint",
    "learn_tech",
    "develop_tech",
    "travel_with_shuttle",
    "construct_shelter",
    "hire_scientist",
    "place_discovery",
    "move_bots",
)
EACH_TASK: Final = tuple([TaskId(number) for number in range(len(TASKS))])
BLUEPRINT_TASK: Final = TaskId(0)
LEARN_TASK: Final = TaskId(1)
DEVELOP_TASK: Final = TaskId(2)
SHUTTLE_TASK: Final = TaskId(3)
SHELTER_TASK: Final = TaskId(4)
SCIENTIST_TASK: Final = TaskId(5)
DISCOVERY_TASK: Final = TaskId(6)
BOTS_TASK: Final = TaskId(7)
TASKS_DRAWN: Final = 2

# --- solo deck (confirmed): mission place, whether Lacerda travels, action --------------------------------------------
SOLO_DECK: Final[tuple[tuple[int, bool, int], ...]] = (
    *((0, True, 2), (0, False, 2), (0, True, 1), (0, True, 3)),
    *((1, True, 1), (1, False, 3), (1, True, 1), (1, True, 2)),
    *((2, False, 1), (2, True, 2), (2, True, 1), (2, True, 3)),
)
SOLO_GOALS: Final = ("first_colonists", "next_generation", "hunky_dory", "martian_potato")

# what lies in the corner of a blueprint: the good of its building, a crystal for a shelter
CORNER: Final = (MINERAL, BATTERY, WATER, PLANT, OXYGEN, CRYSTAL)
