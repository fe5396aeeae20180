"""All kinds of a thing are found where they are defined, so that nobody has to keep a list of them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import dataclass, make_dataclass

import pytest

from offworld.kernel.effect import Effect
from offworld.kernel.kinds import kinds


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Let the classes of a test be gone before the next."""
    yield
    gc.collect()


def define(module: str) -> type[Effect]:
    """Let a module define an effect."""
    kind = make_dataclass("Odd", [("count", int)], bases=(Effect,), frozen=True, slots=True)
    kind.__module__ = module
    return kind


def test_a_new_effect_is_found() -> None:
    assert kinds(Effect, "somewhere") == ()
    odd = define("somewhere.rules.odd")
    assert kinds(Effect, "somewhere") == kinds(Effect, "somewhere.rules.odd") == (odd,)
    assert kinds(Effect, "some") == kinds(Effect, "somewhere.rules.od") == ()


def test_a_dataclass_replaces_what_it_was_made_from() -> None:
    @dataclass(frozen=True, slots=True)
    class Odd(Effect):
        count: int

    assert len([each for each in Effect.__subclasses__() if each.__qualname__ == Odd.__qualname__]) == 2
    assert Odd in kinds(Effect, __name__)


def test_what_only_others_are_derived_from_is_no_kind() -> None:
    class Base(Effect):
        __slots__ = ()

    @dataclass(frozen=True, slots=True)
    class Odd(Base):
        count: int

    assert kinds(Effect, __name__) == (Odd,)


def test_two_of_one_name_are_refused() -> None:
    both = define("somewhere.odd"), define("somewhere.even")
    with pytest.raises(TypeError, match=r"Odd is defined in somewhere\.odd and in somewhere\.even"):
        kinds(Effect, "somewhere")
    assert kinds(Effect, "somewhere.odd") == both[:1]
