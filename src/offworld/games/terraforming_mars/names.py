"""The small numbers that the state is made of, and the words that positions and messages use for them."""

from __future__ import annotations

from typing import Final, Literal, NewType

PACKAGE: Final = "offworld.games.terraforming_mars"

# numbers that mean different things have types of their own: the tag PLANT is not the resource PLANTS
Resource = NewType("Resource", int)
Cube = NewType("Cube", int)
Tag = NewType("Tag", int)
Kind = NewType("Kind", int)
Parameter = NewType("Parameter", int)
Tile = NewType("Tile", int)
Site = NewType("Site", int)
Area = NewType("Area", int)  # of the map, as bit sets count them
Project = NewType("Project", int)
Milestone = NewType("Milestone", int)
Award = NewType("Award", int)
Phase = NewType("Phase", int)
Origin = NewType("Origin", int)  # what something comes from: a card, by its number, or something after all of them
CardNumber = NewType("CardNumber", Origin)  # any card can be what something comes from
Discard = NewType("Discard", int)  # a card in the discard pile, with the seats that know it lies there

# the words that views use, where screens tell them apart
ResourceName = Literal["megacredits", "steel", "titanium", "plants", "energy", "heat"]
TagName = Literal["building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city"]
KindName = Literal["automated", "active", "event", "corporation"]
ParameterName = Literal["temperature", "oxygen", "oceans"]
PhaseName = Literal["setup", "research", "action", "production", "conversion"]

# --- the six standard resources: indices of stock and production ---------------------------------------------------
MONEY: Final = Resource(0)
STEEL: Final = Resource(1)
TITANIUM: Final = Resource(2)
PLANTS: Final = Resource(3)
ENERGY: Final = Resource(4)
HEAT: Final = Resource(5)
RESOURCES: Final[tuple[ResourceName, ResourceName, ResourceName, ResourceName, ResourceName, ResourceName]] = (
    "megacredits",
    "steel",
    "titanium",
    "plants",
    "energy",
    "heat",
)

MONEY_FLOOR: Final = -5  # the only production that may be negative

# --- what cards collect --------------------------------------------------------------------------------------------
NO_CUBE: Final = Cube(-1)
ANIMAL: Final = Cube(0)
MICROBE: Final = Cube(1)
SCIENCE_CUBE: Final = Cube(2)
FIGHTER: Final = Cube(3)
CUBES: Final = ("animal", "microbe", "science", "fighter")

# --- tags; "event" is a kind of card, not a tag --------------------------------------------------------------------
NO_TAG: Final = Tag(-1)
BUILDING: Final = Tag(0)
SPACE: Final = Tag(1)
POWER: Final = Tag(2)
SCIENCE: Final = Tag(3)
JOVIAN: Final = Tag(4)
EARTH: Final = Tag(5)
PLANT: Final = Tag(6)
MICROBES: Final = Tag(7)
ANIMALS: Final = Tag(8)
CITY_TAG: Final = Tag(9)
TAGS: Final[tuple[TagName, TagName, TagName, TagName, TagName, TagName, TagName, TagName, TagName, TagName]] = (
    "building",
    "space",
    "power",
    "science",
    "jovian",
    "earth",
    "plant",
    "microbe",
    "animal",
    "city",
)

# --- kinds of cards ------------------------------------------------------------------------------------------------
AUTOMATED: Final = Kind(0)  # green
ACTIVE: Final = Kind(1)  # blue
EVENT: Final = Kind(2)  # red
CORPORATION: Final = Kind(3)
KINDS: Final[tuple[KindName, KindName, KindName, KindName]] = ("automated", "active", "event", "corporation")

# --- global parameters ---------------------------------------------------------------------------------------------
TEMPERATURE: Final = Parameter(0)
OXYGEN: Final = Parameter(1)
OCEANS: Final = Parameter(2)
PARAMETERS: Final[tuple[ParameterName, ParameterName, ParameterName]] = ("temperature", "oxygen", "oceans")
GOALS: Final = (19, 14, 9)  # steps, per cent, tiles
COLDEST: Final = -30  # degrees at step 0 of the temperature; each step is two degrees
DEGREES: Final = 2

# --- tiles ---------------------------------------------------------------------------------------------------------
NO_TILE: Final = Tile(0)
OCEAN: Final = Tile(1)
GREENERY: Final = Tile(2)
CITY: Final = Tile(3)
CAPITAL: Final = Tile(4)
NATURAL_PRESERVE: Final = Tile(5)
MINING_AREA: Final = Tile(6)
MINING_RIGHTS: Final = Tile(7)
COMMERCIAL_DISTRICT: Final = Tile(8)
NUCLEAR_ZONE: Final = Tile(9)
INDUSTRIAL_CENTER: Final = Tile(10)
ECOLOGICAL_ZONE: Final = Tile(11)
LAVA_FLOWS: Final = Tile(12)
MOHOLE_AREA: Final = Tile(13)
RESTRICTED_AREA: Final = Tile(14)
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
OCEAN_AREA: Final = Site(0)
LAND: Final = Site(1)
CITY_LAND: Final = Site(2)
GREENERY_LAND: Final = Site(3)
ISOLATED: Final = Site(4)
BY_CITY: Final = Site(5)
BY_TWO_CITIES: Final = Site(6)
BY_GREENERY: Final = Site(7)
VOLCANIC: Final = Site(8)
METAL: Final = Site(9)
METAL_BY_OWN: Final = Site(10)
UNCLAIMED: Final = Site(11)
NOCTIS: Final = Site(12)
GANYMEDE: Final = Site(13)
PHOBOS: Final = Site(14)
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
SELL_PATENTS: Final = Project(0)
POWER_PLANT: Final = Project(1)
ASTEROID: Final = Project(2)
AQUIFER: Final = Project(3)
GREENERY_PROJECT: Final = Project(4)
CITY_PROJECT: Final = Project(5)
PROJECTS: Final = ("sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city")
PAID_PROJECTS: Final = (POWER_PLANT, ASTEROID, AQUIFER, GREENERY_PROJECT, CITY_PROJECT)

TERRAFORMER: Final = Milestone(0)
MAYOR: Final = Milestone(1)
GARDENER: Final = Milestone(2)
BUILDER: Final = Milestone(3)
PLANNER: Final = Milestone(4)
MILESTONES: Final = ("terraformer", "mayor", "gardener", "builder", "planner")
EACH_MILESTONE: Final = (TERRAFORMER, MAYOR, GARDENER, BUILDER, PLANNER)

LANDLORD: Final = Award(0)
BANKER: Final = Award(1)
SCIENTIST: Final = Award(2)
THERMALIST: Final = Award(3)
MINER: Final = Award(4)
AWARDS: Final = ("landlord", "banker", "scientist", "thermalist", "miner")
EACH_AWARD: Final = (LANDLORD, BANKER, SCIENTIST, THERMALIST, MINER)

# --- phases ----------------------------------------------------------------------------------------------------------
SETUP: Final = Phase(0)
RESEARCH: Final = Phase(1)
ACTION: Final = Phase(2)
PRODUCTION: Final = Phase(3)
CONVERSION: Final = Phase(4)
PHASES: Final[tuple[PhaseName, PhaseName, PhaseName, PhaseName, PhaseName]] = (
    "setup",
    "research",
    "action",
    "production",
    "conversion",
)

# --- what an effect comes from: card numbers, and after them what is not a card ---------------------------------------
NO_ORIGIN: Final = Origin(0)
NO_CARD: Final = CardNumber(NO_ORIGIN)
PROJECT_SOURCE: Final = 230  # plus the standard project
PLACEMENT_SOURCE: Final = Origin(240)  # what is printed on an area, and oceans next to it
TRACK_SOURCE: Final = Origin(241)  # bonus steps of the parameters
PLANTS_SOURCE: Final = Origin(242)  # plants turned into a greenery
HEAT_SOURCE: Final = Origin(243)  # heat turned into temperature
RESEARCH_SOURCE: Final = Origin(244)  # buying cards in the research phase
MILESTONE_SOURCE: Final = 250  # plus the milestone
AWARD_SOURCE: Final = 260  # plus the award
