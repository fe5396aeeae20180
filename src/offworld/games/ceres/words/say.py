"""The names of things as messages, for the log, labels, refusals and the catalog."""

from __future__ import annotations

from offworld.games.ceres.data.book import (
    ASTEROID_IDS,
    CONTRACT_EVENT,
    OPTION_IDS,
    PROJECT_IDS,
    SHIP_IDS,
    STATION_IDS,
    TOKEN_IDS,
    UNION_NUMBERS,
)
from offworld.games.ceres.names import (
    COLOURS,
    EACH_RESOURCE,
    EVENTS,
    FIELDS,
    LOCATIONS,
    RESOURCES,
    RINGS,
    Resource,
    Rock,
    Units,
)
from offworld.kernel.text import Text


def station(card: int) -> Text:
    """Return the name of a facility or a starting outstation."""
    return Text(f"ceres-facility-{STATION_IDS[card]}")


def asteroid(rock: Rock) -> Text:
    """Return the name of an asteroid."""
    return Text(f"ceres-asteroid-{ASTEROID_IDS[rock]}")


def project(number: int) -> Text:
    """Return the name of a settlement project."""
    return Text(f"ceres-project-{PROJECT_IDS[number]}")


def ship(number: int) -> Text:
    """Return the name of a ship."""
    return Text(f"ceres-ship-{SHIP_IDS[number]}")


def token(number: int) -> Text:
    """Return the name of an assistance token."""
    return Text(f"ceres-token-{TOKEN_IDS[number]}")


def union(tile: int) -> Text:
    """Return the name of a union."""
    return Text(f"ceres-union-{UNION_NUMBERS[tile]}")


def contract(number: int) -> Text:
    """Return what a contract asks for, which is also its name."""
    return Text(f"ceres-requirement-{EVENTS[CONTRACT_EVENT[number]]}")


def option(number: int) -> Text:
    """Return the name of what a leader can do at a location."""
    return Text(f"ceres-use-{OPTION_IDS[number]}")


def location(number: int) -> Text:
    """Return the name of a location."""
    return Text(f"ceres-location-{LOCATIONS[number]}")


def field(number: int) -> Text:
    """Return the name of a field of research."""
    return Text(f"ceres-field-{FIELDS[number]}")


def ring(number: int) -> Text:
    """Return the name of a ring."""
    return Text(f"ceres-ring-{RINGS[number]}")


def colour(number: int) -> Text:
    """Return the name of the workers of a colour."""
    return Text(f"ceres-worker-{COLOURS[number]}")


def resource(kind: Resource) -> Text:
    """Return the name of a resource."""
    return Text(f"ceres-resource-{RESOURCES[kind]}")


def amount(kind: Resource, count: int) -> Text:
    """Return so many units of a resource."""
    return Text(f"ceres-amount-{RESOURCES[kind]}", {"amount": count})


def units(given: Units | list[int]) -> object:
    """Return units as a list of amounts, or the word for nothing."""
    found = [amount(kind, given[kind]) for kind in EACH_RESOURCE if given[kind]]
    return tuple(found) if found else Text("ceres-nothing")


def automa_action(kind: int) -> Text:
    """Return the name of an action card of the Automa: a location, a worker or a union."""
    names = (*LOCATIONS, "worker", "union")
    return Text(f"ceres-automa-action-{names[kind]}")
