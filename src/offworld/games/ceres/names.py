"""The words of the game as small numbers, and their names in views, answers and language files."""

from __future__ import annotations

from typing import Final, Literal, NewType

PACKAGE: Final = "offworld.games.ceres"

# The names, as types
ResourceName = Literal["credits", "influence", "ore", "ice", "alloy", "probes"]
ColourName = Literal["grey", "red", "blue", "green"]
RingName = Literal["inner", "middle", "outer"]
LocationName = Literal["factory", "construction", "trade", "spaceport", "council"]
FieldName = Literal["exploration", "construction", "commerce"]
Mark = Literal["sourced", "unconfirmed", "designed"]

# Numbers that mean different things have types of their own: the location FACTORY is not the colour of factories
Resource = NewType("Resource", int)
Colour = NewType("Colour", int)
Ring = NewType("Ring", int)
Location = NewType("Location", int)
Field = NewType("Field", int)
Source = NewType("Source", int)  # of points
Rock = NewType("Rock", int)  # an asteroid

# Resources, in the order of every tuple of units
CREDITS: Final = Resource(0)
INFLUENCE: Final = Resource(1)
ORE: Final = Resource(2)
ICE: Final = Resource(3)
ALLOY: Final = Resource(4)
PROBES: Final = Resource(5)  # assembled and waiting for launch
RESOURCES: Final[tuple[ResourceName, ResourceName, ResourceName, ResourceName, ResourceName, ResourceName]] = (
    "credits",
    "influence",
    "ore",
    "ice",
    "alloy",
    "probes",
)
KINDS: Final = len(RESOURCES)
EACH_RESOURCE: Final = (CREDITS, INFLUENCE, ORE, ICE, ALLOY, PROBES)

Units = tuple[int, int, int, int, int, int]
NOTHING: Final[Units] = (0, 0, 0, 0, 0, 0)

# Workers, and the facilities they serve
GREY: Final = Colour(0)
RED: Final = Colour(1)
BLUE: Final = Colour(2)
GREEN: Final = Colour(3)
COLOURS: Final[tuple[ColourName, ColourName, ColourName, ColourName]] = ("grey", "red", "blue", "green")
EACH_COLOUR: Final = (GREY, RED, BLUE, GREEN)
TYPES: Final = ("mine", "laboratory", "factory", "office")  # by colour

# Where a worker on an outstation comes from, which decides where it goes at the end of the round
NO_WORKER: Final = 0
FROM_POOL: Final = 1
HIRED: Final = 2
RECRUITED: Final = 3
ORIGINS: Final = ("none", "pool", "hired", "recruited")

# Rings of the belt
INNER: Final = Ring(0)
MIDDLE: Final = Ring(1)
OUTER: Final = Ring(2)
RINGS: Final[tuple[RingName, RingName, RingName]] = ("inner", "middle", "outer")
SECTORS: Final = 8

# Locations
FACTORY: Final = Location(0)
CONSTRUCTION: Final = Location(1)
TRADE: Final = Location(2)
SPACEPORT: Final = Location(3)
COUNCIL: Final = Location(4)
LOCATIONS: Final[tuple[LocationName, LocationName, LocationName, LocationName, LocationName]] = (
    "factory",
    "construction",
    "trade",
    "spaceport",
    "council",
)

# Fields of research
EXPLORATION: Final = Field(0)
BUILDING: Final = Field(1)
COMMERCE: Final = Field(2)
FIELDS: Final[tuple[FieldName, FieldName, FieldName]] = ("exploration", "construction", "commerce")
EACH_FIELD: Final = (EXPLORATION, BUILDING, COMMERCE)

# What contracts ask for
EVENTS: Final = (
    *("build_mine", "build_laboratory", "build_factory", "build_office"),  # by colour
    *("build", "upgrade", "outstation"),
    *("launch", "launch_inner", "launch_middle", "launch_outer"),
    *("research", "research_exploration", "research_construction", "research_commerce"),
    *("trade", "settle", "assemble", "hire", "favour"),
    *("activate_grey", "activate_red", "activate_blue", "activate_green"),  # by colour
)

# Where points come from, as the lines of a score
FACILITIES: Final = Source(0)
ASTEROIDS: Final = Source(1)
PROJECTS: Final = Source(2)
ACTIONS: Final = Source(3)
REWARDS: Final = Source(4)  # contracts cashed in for points
KEPT: Final = Source(5)  # contracts kept to the end
RESEARCH: Final = Source(6)
LEFTOVERS: Final = Source(7)
UNPAID: Final = Source(8)
UNFINISHED: Final = Source(9)
SOURCES: Final = (
    *("facilities", "asteroids", "projects", "actions", "rewards", "kept", "research", "leftovers"),
    *("unpaid", "unfinished"),
)
LINES: Final = len(SOURCES)

# How sure an entry of the data is
SOURCED: Final = "sourced"  # stated by the expansion's rulebook or by a public review or product page
UNCONFIRMED: Final = "unconfirmed"  # inferred from such a statement, or seen in one report of a prototype
DESIGNED: Final = "designed"  # house data: the publisher's figure is not public
CONFIDENCES: Final[tuple[Mark, Mark, Mark]] = (SOURCED, UNCONFIRMED, DESIGNED)

# Owners
FREE: Final = -1
ABSENT: Final = -2  # an asteroid that is not in play with so few players
AUTOMA: Final = 4  # the number of the Automa, which has no seat
PARTIES: Final = 5  # four seats and the Automa
LATER: Final = 8  # added to a seat: a project taken unpaid


def units(credits: int = 0, influence: int = 0, ore: int = 0, ice: int = 0, alloy: int = 0, probes: int = 0) -> Units:
    """Return numbers of units of each resource."""
    return (credits, influence, ore, ice, alloy, probes)


def event(name: str) -> int:
    """Return the number of a requirement of contracts; a name that is none says which there are."""
    if name not in EVENTS:
        raise ValueError(f"{name!r} is none of {', '.join(EVENTS)}")
    return EVENTS.index(name)
