"""Slots: a few places, each free or taken by a seat (or any other small number), as a plain list of a state."""

from __future__ import annotations

from typing import Final

FREE: Final = -1


def slots(count: int) -> list[int]:
    """Return so many free places."""
    return [FREE] * count


def free(places: list[int]) -> list[int]:
    """Return the numbers of the free places."""
    return [place for place, owner in enumerate(places) if owner == FREE]


def first_free(places: list[int]) -> int:
    """Return the first free place, or FREE where all are taken."""
    return places.index(FREE) if FREE in places else FREE


def taken_by(places: list[int], owner: int) -> list[int]:
    """Return the places that somebody has taken."""
    return [place for place, each in enumerate(places) if each == owner]


def occupy(places: list[int], place: int, owner: int) -> None:
    """Take a free place for somebody."""
    assert places[place] == FREE, "the place is taken"
    places[place] = owner


def release(places: list[int], place: int) -> int:
    """Free a place and return who had taken it."""
    owner = places[place]
    assert owner != FREE, "the place is free"
    places[place] = FREE
    return owner


def release_all(places: list[int], owner: int) -> list[int]:
    """Free all places of somebody and return which they were."""
    found = taken_by(places, owner)
    for place in found:
        places[place] = FREE
    return found
