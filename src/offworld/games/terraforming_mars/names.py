"""The small numbers that the state is made of, and the words that positions and messages use for them."""

from __future__ import annotations

from typing import Final

# --- the six standard resources: indices of stock and production ---------------------------------------------------
MONEY: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
RESOURCES: Final = ("megacredits", "steel", "titanium", "plants", "energy", "heat")

MONEY_FLOOR: Final = -5  # the only production that may be negative

# --- what cards collect --------------------------------------------------------------------------------------------
NO_CUBE: Final = -1
ANIMAL: Final = 0
MICROBE: Final = 1
SCIENCE_CUBE: Final = 2
FIGHTER: Final = 3
CUBES: Final = ("animal", "microbe", "science", "fighter")

# --- tags; "event" is a kind of card, not a tag --------------------------------------------------------------------
NO_TAG: Final = -1
BUILDING: Final = 0
SPACE: Final = 1
POWER: Final = 2
SCIENCE: Final = 3
JOVIAN: Final = 4
EARTH: Final = 5
PLANT: Final = 6
MICROBES: Final = 7
ANIMALS: Final = 8
CITY_TAG: Final = 9
TAGS: Final = ("building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city")

# --- kinds of cards ------------------------------------------------------------------------------------------------
AUTOMATED: Final = 0  # green
ACTIVE: Final = 1  # blue
EVENT: Final = 2  # red
CORPORATION: Final = 3
KINDS: Final = ("automated", "active", "event", "corporation")

# --- global parameters ---------------------------------------------------------------------------------------------
TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
PARAMETERS: Final = ("temperature", "oxygen", "oceans")
GOALS: Final = (19, 14, 9)  # steps, per cent, tiles
COLDEST: Final = -30  # degrees at step 0 of the temperature; each step is two degrees
DEGREES: Final = 2

# --- tiles ---------------------------------------------------------------------------------------------------------
NO_TILE: Final = 0
OCEAN: Final = 1
GREENERY: Final = 2
CITY: Final = 3
CAPITAL: Final = 4
NATURAL_PRESERVE: Final = 5
MINING_AREA: Final = 6
MINING_RIGHTS: Final = 7
COMMERCIAL_DISTRICT: Final = 8
NUCLEAR_ZONE: Final = 9
INDUSTRIAL_CENTER: Final = 10
ECOLOGICAL_ZONE: Final = 11
LAVA_FLOWS: Final = 12
MOHOLE_AREA: Final = 13
RESTRICTED_AREA: Final = 14
TILES: Final = (
    "none",
    "ocean",
    "greenery",
    "city",
    "capital",
    "natural_preserve",
    "mining_area",
    "mining_rights",
    "commercial_district",
    "nuclear_zone",
    "industrial_center",
    "ecological_zone",
    "lava_flows",
    "mohole_area",
    "restricted_area",
)

# --- where a tile may go; `placement` knows the rules --------------------------------------------------------------
OCEAN_AREA: Final = 0
LAND: Final = 1
CITY_LAND: Final = 2
GREENERY_LAND: Final = 3
ISOLATED: Final = 4
BY_CITY: Final = 5
BY_TWO_CITIES: Final = 6
BY_GREENERY: Final = 7
VOLCANIC: Final = 8
METAL: Final = 9
METAL_BY_OWN: Final = 10
UNCLAIMED: Final = 11
NOCTIS: Final = 12
GANYMEDE: Final = 13
PHOBOS: Final = 14
SITES: Final = (
    "ocean_area",
    "land",
    "city_standard",
    "greenery_standard",
    "land_isolated",
    "land_next_to_city",
    "land_next_to_two_cities",
    "land_next_to_greenery",
    "land_volcanic",
    "land_with_metal_bonus",
    "land_with_metal_bonus_next_to_own_tile",
    "land_without_marker",
    "noctis_city",
    "ganymede_colony",
    "phobos_space_haven",
)

# --- owners of tiles that are not seats ----------------------------------------------------------------------------
NOBODY: Final = -1  # free areas and oceans
NEUTRAL: Final = -2  # the opponent of the solo game

# --- standard projects, milestones, awards: indices ------------------------------------------------------------------
SELL_PATENTS: Final = 0
POWER_PLANT: Final = 1
ASTEROID: Final = 2
AQUIFER: Final = 3
GREENERY_PROJECT: Final = 4
CITY_PROJECT: Final = 5
PROJECTS: Final = ("sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city")

TERRAFORMER: Final = 0
MAYOR: Final = 1
GARDENER: Final = 2
BUILDER: Final = 3
PLANNER: Final = 4
MILESTONES: Final = ("terraformer", "mayor", "gardener", "builder", "planner")

LANDLORD: Final = 0
BANKER: Final = 1
SCIENTIST: Final = 2
THERMALIST: Final = 3
MINER: Final = 4
AWARDS: Final = ("landlord", "banker", "scientist", "thermalist", "miner")

# --- phases ----------------------------------------------------------------------------------------------------------
SETUP: Final = 0
RESEARCH: Final = 1
ACTION: Final = 2
PRODUCTION: Final = 3
CONVERSION: Final = 4
PHASES: Final = ("setup", "research", "action", "production", "conversion")

# --- what an effect comes from: card numbers, and after them what is not a card ---------------------------------------
PROJECT_SOURCE: Final = 230  # plus the standard project
PLACEMENT_SOURCE: Final = 240  # what is printed on an area, and oceans next to it
TRACK_SOURCE: Final = 241  # bonus steps of the parameters
PLANTS_SOURCE: Final = 242  # plants turned into a greenery
HEAT_SOURCE: Final = 243  # heat turned into temperature
RESEARCH_SOURCE: Final = 244  # buying cards in the research phase
MILESTONE_SOURCE: Final = 250  # plus the milestone
AWARD_SOURCE: Final = 260  # plus the award
