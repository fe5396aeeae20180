"""Cards are written as sentences; every word goes to its place on the card."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.terraforming_mars.data.card import Action, Card
from offworld.games.terraforming_mars.data.index import NUMBER
from offworld.games.terraforming_mars.data.speech import (
    Discount,
    Draw,
    Gain,
    OwnTags,
    PerCube,
    Produce,
    Rise,
    Spend,
    SpendHere,
    after_rise,
    arrow,
    at_most,
    blue,
    either_draw,
    era,
    green,
    holds,
    on_tag,
    place,
    points,
)
from offworld.games.terraforming_mars.names import (
    ACTIVE,
    BUILDING,
    CITY,
    CITY_LAND,
    ENERGY,
    GREENERY,
    GREENERY_LAND,
    HEAT,
    LAND,
    MICROBE,
    MOHOLE_AREA,
    MONEY,
    NOCTIS,
    OCEAN,
    OCEAN_AREA,
    OXYGEN,
    SCIENCE,
    Site,
    Tile,
)
from offworld.games.terraforming_mars.rules.effects.choose import ChooseDraw
from offworld.games.terraforming_mars.rules.effects.planet import PlaceTile
from offworld.games.terraforming_mars.rules.lasting import OnTag
from offworld.games.terraforming_mars.rules.requirements import Global


def test_a_whole_sentence() -> None:
    said = blue(
        *(14, "laboratory", 11, [SCIENCE, BUILDING], era),
        *(at_most(OXYGEN, 5), OwnTags(SCIENCE, 2)),
        *(Produce(MONEY, 1), Gain(HEAT, 2)),
        *(arrow(Spend(ENERGY, 1), Draw(1)), arrow(Rise(1))),
        *(Discount(2), on_tag([SCIENCE], Draw(1), anyone=True)),
        *(holds(MICROBE), points(PerCube(per=2))),
    )
    assert said == Card(
        number=NUMBER["development_center"],
        id="laboratory",
        kind=ACTIVE,
        cost=11,
        tags=(SCIENCE, BUILDING),
        era=True,
        requires=(Global(OXYGEN, 5, at_most=True), OwnTags(SCIENCE, 2)),
        play=(Produce(MONEY, 1), Gain(HEAT, 2)),
        points=PerCube(per=2),
        cube=MICROBE,
        actions=(Action((Draw(1),), (Spend(ENERGY, 1),)), Action((Rise(1),))),
        lasting=(Discount(2), OnTag((SCIENCE,), (Draw(1),), anyone=True)),
    )


def test_costs_stand_left_of_the_arrow_wherever_they_are_said() -> None:
    assert arrow(Gain(HEAT, 1), Spend(ENERGY, 1), Draw(1)) == Action((Gain(HEAT, 1), Draw(1)), (Spend(ENERGY, 1),))
    assert after_rise(Draw(1)) == Action((Draw(1),), (), after_rise=True)


def test_a_way_of_several_effects_is_a_tuple() -> None:
    assert either_draw(Rise(1), (SpendHere(1), Draw(1))) == ChooseDraw(((Rise(1),), (SpendHere(1), Draw(1))))


@pytest.mark.parametrize(
    ("tile", "site"), [(OCEAN, OCEAN_AREA), (GREENERY, GREENERY_LAND), (CITY, CITY_LAND), (MOHOLE_AREA, LAND)]
)
def test_tiles_go_where_they_go_as_a_rule(tile: Tile, site: Site) -> None:
    assert place(tile) == PlaceTile(tile, site)
    assert place(tile, NOCTIS) == PlaceTile(tile, NOCTIS)


def test_what_there_is_but_once_is_not_said_twice() -> None:
    with pytest.raises(ValueError, match="quarry: said twice"):
        green(1, "quarry", 5, [BUILDING], points(1), points(2))


def test_what_has_no_place_on_a_card_is_not_dropped() -> None:
    part: Any = "steel"
    with pytest.raises(TypeError, match="quarry: said what has no place"):
        green(1, "quarry", 5, [BUILDING], points(1), part)
