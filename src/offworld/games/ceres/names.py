"""The words of the game as small numbers, and their names in views, answers and language files."""

from __future__ import annotations

from typing import Final

# Resources, in the order of every tuple of units
CREDITS: Final = 0
INFLUENCE: Final = 1
ORE: Final = 2
ICE: Final = 3
ALLOY: Final = 4
PROBES: Final = 5  # assembled and waiting for launch
RESOURCES: Final = ("credits", "influence", "ore", "ice", "alloy", "probes")
KINDS: Final = len(RESOURCES)

Units = tuple[int, int, int, int, int, int]
NOTHING: Final[Units] = (0, 0, 0, 0, 0, 0)

# Workers, and the facilities they serve
GREY: Final = 0
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3
COLOURS: Final = ("grey", "red", "blue", "green")
TYPES: Final = ("mine", "laboratory", "factory", "office")  # by colour

# Where a worker on an outstation comes from, which decides where it goes at the end of the round
NO_WORKER: Final = 0
FROM_POOL: Final = 1
HIRED: Final = 2
RECRUITED: Final = 3
ORIGINS: Final = ("none", "pool", "hired", "recruited")

# Rings of the belt
INNER: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2
RINGS: Final = ("inner", "middle", "outer")
SECTORS: Final = 8

# Locations
FACTORY: Final = 0
CONSTRUCTION: Final = 1
TRADE: Final = 2
SPACEPORT: Final = 3
COUNCIL: Final = 4
LOCATIONS: Final = ("factory", "construction", "trade", "spaceport", "council")

# Fields of research
EXPLORATION: Final = 0
BUILDING: Final = 1
COMMERCE: Final = 2
FIELDS: Final = ("exploration", "construction", "commerce")

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
FACILITIES: Final = 0
ASTEROIDS: Final = 1
PROJECTS: Final = 2
ACTIONS: Final = 3
REWARDS: Final = 4  # contracts cashed in for points
KEPT: Final = 5  # contracts kept to the end
RESEARCH: Final = 6
LEFTOVERS: Final = 7
UNPAID: Final = 8
UNFINISHED: Final = 9
SOURCES: Final = (
    *("facilities", "asteroids", "projects", "actions", "rewards", "kept", "research", "leftovers"),
    *("unpaid", "unfinished"),
)
LINES: Final = len(SOURCES)

# How sure an entry of the data is
SOURCED: Final = "sourced"  # stated by the expansion's rulebook or by a public review or product page
UNCONFIRMED: Final = "unconfirmed"  # inferred from such a statement, or seen in one report of a prototype
DESIGNED: Final = "designed"  # house data: the publisher's figure is not public
CONFIDENCES: Final = (SOURCED, UNCONFIRMED, DESIGNED)

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
    """Return the number of a requirement of contracts."""
    return EVENTS.index(name)
