"""The names of everything that is counted: an index here is the number that the state holds."""

from __future__ import annotations

from typing import Final

# --- goods ------------------------------------------------------------------------------------------------------------
RESOURCES: Final = ("mineral", "battery", "water", "plant", "oxygen")
MINERAL: Final = 0  # stands for any of the others, except on contracts
BATTERY: Final = 1
WATER: Final = 2
PLANT: Final = 3
OXYGEN: Final = 4
KINDS: Final = len(RESOURCES)
CRYSTAL: Final = 5  # a currency, no resource
GOODS: Final = (*RESOURCES, "crystal")
STOCKED: Final = ("crystal", "battery", "water", "plant", "oxygen")  # the warehouse from left to right: no minerals

# --- buildings --------------------------------------------------------------------------------------------------------
BUILDINGS: Final = ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter")
MINE: Final = 0
GENERATOR: Final = 1
WATER_EXTRACTOR: Final = 2
GREENHOUSE: Final = 3
OXYGEN_CONDENSER: Final = 4
SHELTER: Final = 5  # on the map a party's shelters are a type of their own: SHELTER + party
LSS: Final = (GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER)  # the columns of the life support system
ANY_BUILDING: Final = -1

# --- technologies: the first six belong to the buildings of the same number -------------------------------------------
TECHS: Final = ("mine", "generator", "water", "greenhouse", "oxygen", "shelter", "rover", "upgrade", "ship")
SHELTER_TECH: Final = 5
ROVER_TECH: Final = 6
UPGRADE_TECH: Final = 7
SHIP_TECH: Final = 8

# --- places -----------------------------------------------------------------------------------------------------------
SIDES: Final = ("orbit", "colony")
ORBIT: Final = 0
COLONY: Final = 1
RED_ACTIONS: Final = ("obtain_blueprint", "research_development", "construct", "upgrade", "hire_or_contract")
BLUEPRINT_ACTION: Final = 0
RESEARCH_ACTION: Final = 1
CONSTRUCT_ACTION: Final = 2
UPGRADE_ACTION: Final = 3
HIRE_ACTION: Final = 4
ACTION_SIDE: Final = (ORBIT, ORBIT, COLONY, COLONY, COLONY)
MAIN_ACTIONS: Final = (
    ("obtain_blueprint", "learn_tech", "research_development", "resupply", "landing_pod"),
    ("control_center", "construct", "upgrade", "welcome_ship", "hire_or_contract"),
)
WORKING: Final = 5  # the working area, beside the action slots, as a place that colonists come back from
PLACES: Final = (*RED_ACTIONS, "working_area")

# --- figures on the map: the kind times four, plus the party, plus one ------------------------------------------------
NO_FIGURE: Final = 0
BOT: Final = 1
ROVER: Final = 5
MINER: Final = 9
MARKER: Final = 13
FIGURES: Final = ("bot", "rover", "miner", "marker")

# --- what lies on the ground of a hex ---------------------------------------------------------------------------------
BARE: Final = 0
FIRST_DISCOVERY: Final = 1  # to 19
FIRST_RESEARCH: Final = 20  # to 23: the four kinds
CRYSTAL_FOUND: Final = 24

NOBODY: Final = -1
LACERDA: Final = 1  # the second party of the solo game has no seat
LACERDAS_TURN: Final = 8  # whose turn it is, when it is his

PHASES: Final = ("setup", "colonization", "shuttle", "end")
SETUP_PHASE: Final = 0
COLONIZATION: Final = 1
SHUTTLE_PHASE: Final = 2
END_PHASE: Final = 3
