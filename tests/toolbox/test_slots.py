"""Slots: places that are free or taken."""

from __future__ import annotations

import pytest

from offworld.toolbox.slots import FREE, first_free, free, occupy, release, release_all, slots, taken_by


def test_places_are_taken_and_freed() -> None:
    places = slots(4)
    assert free(places) == [0, 1, 2, 3]
    occupy(places, 0, 2)
    occupy(places, 2, 1)
    occupy(places, 3, 2)
    assert (free(places), first_free(places)) == ([1], 1)
    assert taken_by(places, 2) == [0, 3]
    assert release(places, 2) == 1
    assert release_all(places, 2) == [0, 3]
    assert places == slots(4)


def test_none_is_free_when_all_are_taken() -> None:
    places = [1, 0]
    assert first_free(places) == FREE
    assert free(places) == []
    assert release_all(places, 5) == []


def test_a_taken_place_is_not_taken_again_nor_a_free_one_freed() -> None:
    places = [1, FREE]
    with pytest.raises(AssertionError):
        occupy(places, 0, 0)
    with pytest.raises(AssertionError):
        release(places, 1)
    assert places == [1, FREE]
