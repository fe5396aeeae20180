"""A reading names every kind once: none left out, none twice, none that is not there."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from offworld.toolbox.readings import complete, each, on


class Moves:
    """What can be printed."""

    __slots__ = ()
    steps: int


@dataclass(frozen=True, slots=True)
class Rise(Moves):
    """A kind."""

    steps: int


@dataclass(frozen=True, slots=True)
class Fall(Moves):
    """Another kind."""

    steps: int


def up(effect: Rise, times: int) -> int:
    return effect.steps * times


def down(effect: Fall, times: int) -> int:
    return -effect.steps * times


def test_each_kind_is_read_in_its_own_way() -> None:
    table = complete("sums", (Rise, Fall), on(Rise, up), on(Fall, down))
    assert [table[type(effect)](effect, 3) for effect in (Rise(1), Fall(2))] == [3, -6]


def test_several_kinds_are_read_alike() -> None:
    def steps(effect: Moves) -> int:
        return effect.steps

    table = complete("steps", (Rise, Fall), *each((Rise, Fall), steps))
    assert [table[type(effect)](effect) for effect in (Rise(1), Fall(2))] == [1, 2]


def test_a_kind_that_is_left_out_stops_the_import() -> None:
    with pytest.raises(TypeError, match="sums: no reading for Fall"):
        complete("sums", (Rise, Fall), on(Rise, up))


def test_nothing_is_read_twice() -> None:
    with pytest.raises(TypeError, match="sums: Rise is read twice"):
        complete("sums", (Rise, Fall), on(Rise, up), on(Rise, up))


def test_nothing_is_read_that_cannot_be_printed() -> None:
    with pytest.raises(TypeError, match="sums: Fall is nothing that can be printed here"):
        complete("sums", (Rise,), on(Rise, up), on(Fall, down))
