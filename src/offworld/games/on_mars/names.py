"""The names of everything that is counted: an index here is the number that the state holds."""

from __future__ import annotations

from typing import Final, NewType

# numbers that mean different things have types of their own: the good WATER is not the building WATER_EXTRACTOR
Good = NewType("Good", int)
Building = NewType("Building", int)
Tech = NewType("Tech", int)
Side = NewType("Side", int)
Slot = NewType("Slot", int)  # of a red action
Hex = NewType("Hex", int)  # of the map, as bit sets count them
Cell = NewType("Cell", int)  # of a laboratory
Figure = NewType("Figure", int)
Phase = NewType("Phase", int)
BlueprintId = NewType("BlueprintId", int)
ContractId = NewType("ContractId", int)
Offer = NewType("Offer", int)  # on the scientists' board: a scientist, or a contract after all of them
GoalId = NewType("GoalId", int)
MissionId = NewType("MissionId", int)
TaskId = NewType("TaskId", int)

# --- goods ------------------------------------------------------------------------------------------------------------
RESOURCES: Final = ("mineral", "battery", "water", "plant", "oxygen")
MINERAL: Final = Good(0)  # stands for any of the others, except on contracts
BATTERY: Final = Good(1)
WATER: Final = Good(2)
PLANT: Final = Good(3)
OXYGEN: Final = Good(4)
KINDS: Final = len(RESOURCES)
EACH_RESOURCE: Final = (MINERAL, BATTERY, WATER, PLANT, OXYGEN)
CHOSEN: Final = EACH_RESOURCE[1:]  # where one may take any, minerals excepted
CRYSTAL: Final = Good(5)  # a currency, no resource
GOODS: Final = (*RESOURCES, "crystal")
EACH_GOOD: Final = (*EACH_RESOURCE, CRYSTAL)
STOCKED: Final = ("crystal", "battery", "water", "plant", "oxygen")  # the warehouse from left to right: no minerals

# --- buildings --------------------------------------------------------------------------------------------------------
BUILDINGS: Final = ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter")
MINE: Final = Building(0)
GENERATOR: Final = Building(1)
WATER_EXTRACTOR: Final = Building(2)
GREENHOUSE: Final = Building(3)
OXYGEN_CONDENSER: Final = Building(4)
SHELTER: Final = Building(5)  # on the map a party's shelters are a type of their own: SHELTER + party
LSS: Final = (GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER)  # the columns of the life support system
ANY_BUILDING: Final = Building(-1)

# --- technologies: the first six belong to the buildings of the same number -------------------------------------------
TECHS: Final = ("mine", "generator", "water", "greenhouse", "oxygen", "shelter", "rover", "upgrade", "ship")
SHELTER_TECH: Final = Tech(5)
ROVER_TECH: Final = Tech(6)
UPGRADE_TECH: Final = Tech(7)
SHIP_TECH: Final = Tech(8)
EACH_TECH: Final = tuple([Tech(number) for number in range(len(TECHS))])
NO_TECH: Final = Tech(-1)
NO_CELL: Final = Cell(-1)  # of a technology that one does not have

# --- places -----------------------------------------------------------------------------------------------------------
SIDES: Final = ("orbit", "colony")
ORBIT: Final = Side(0)
COLONY: Final = Side(1)
RED_ACTIONS: Final = ("obtain_blueprint", "research_development", "construct", "upgrade", "hire_or_contract")
BLUEPRINT_ACTION: Final = Slot(0)
RESEARCH_ACTION: Final = Slot(1)
CONSTRUCT_ACTION: Final = Slot(2)
UPGRADE_ACTION: Final = Slot(3)
HIRE_ACTION: Final = Slot(4)
ACTION_SIDE: Final[tuple[Side, ...]] = (ORBIT, ORBIT, COLONY, COLONY, COLONY)
MAIN_ACTIONS: Final = (
    ("obtain_blueprint", "learn_tech", "research_development", "resupply", "landing_pod"),
    ("control_center", "construct", "upgrade", "welcome_ship", "hire_or_contract"),
)
WORKING: Final = Slot(5)  # the working area, beside the action slots, as a place that colonists come back from
PLACES: Final = (*RED_ACTIONS, "working_area")
EACH_PLACE: Final = tuple([Slot(number) for number in range(len(PLACES))])

# --- figures on the map: the kind times four, plus the party, plus one ------------------------------------------------
NO_FIGURE: Final = 0
BOT: Final = Figure(1)
ROVER: Final = Figure(5)
MINER: Final = Figure(9)
MARKER: Final = Figure(13)
FIGURES: Final = ("bot", "rover", "miner", "marker")

NOWHERE: Final = Hex(-1)  # not on the map
NO_BLUEPRINT: Final = BlueprintId(-1)  # an empty place of the market
NO_OFFER: Final = Offer(-1)  # an empty place of the scientists' board

# --- what lies on the ground of a hex ---------------------------------------------------------------------------------
BARE: Final = 0
FIRST_DISCOVERY: Final = 1  # to 19
FIRST_RESEARCH: Final = 20  # to 23: the four kinds
CRYSTAL_FOUND: Final = 24

NOBODY: Final = -1
LACERDA: Final = 1  # the second party of the solo game has no seat
LACERDAS_TURN: Final = 8  # whose turn it is, when it is his

PHASES: Final = ("setup", "colonization", "shuttle", "end")
SETUP_PHASE: Final = Phase(0)
COLONIZATION: Final = Phase(1)
SHUTTLE_PHASE: Final = Phase(2)
END_PHASE: Final = Phase(3)
