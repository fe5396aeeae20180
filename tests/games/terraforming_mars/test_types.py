"""Small numbers that mean different things have types of their own: mypy sees one that is taken for another.

Each line below is wrong. Were one of them right to mypy, its "type: ignore" would be unused, which mypy reports.
"""

from __future__ import annotations

from offworld.games.terraforming_mars.data.board import AREA, GANYMEDE_AREA, OCEAN_AREAS, areas_of
from offworld.games.terraforming_mars.data.index import NUMBER
from offworld.games.terraforming_mars.data.speech import (
    AddToCard,
    Discount,
    Draw,
    Gain,
    MetalValue,
    OwnTags,
    PerTag,
    Produce,
    ProducePer,
    ProjectDiscount,
    Raise,
    TilesInPlay,
    at_least,
    blue,
    holds,
    on_tag,
    on_tile,
    place,
)
from offworld.games.terraforming_mars.names import (
    ANIMAL,
    ANIMALS,
    AQUIFER,
    BANKER,
    BUILDER,
    BUILDING,
    CITY,
    CITY_LAND,
    CITY_PROJECT,
    CITY_TAG,
    HEAT,
    LANDLORD,
    MAYOR,
    MICROBES,
    MONEY,
    NEUTRAL,
    OCEAN,
    OCEAN_AREA,
    OCEANS,
    PLANT,
    PLANTS,
    RESEARCH_SOURCE,
    SCIENCE,
    SCIENCE_CUBE,
    STEEL,
    TEMPERATURE,
    TERRAFORMER,
    TRACK_SOURCE,
    Origin,
)
from offworld.games.terraforming_mars.rules.actions.honours import (
    progress,
    standing,
    why_not_award,
    why_not_milestone,
)
from offworld.games.terraforming_mars.rules.actions.playing import why_not_play
from offworld.games.terraforming_mars.rules.actions.projects import DoProject, why_not_project
from offworld.games.terraforming_mars.rules.discards import EVERYBODY, card_of, put_down
from offworld.games.terraforming_mars.rules.effects.gains import add_cubes
from offworld.games.terraforming_mars.rules.effects.planet import put_tile
from offworld.games.terraforming_mars.rules.payment import Pay
from offworld.games.terraforming_mars.rules.scoring import place_points
from offworld.games.terraforming_mars.rules.state import new_state
from offworld.games.terraforming_mars.words.log import place_name


def test_a_tag_is_no_resource() -> None:
    assert Produce(PLANT, 1) != Produce(PLANTS, 1)  # type: ignore[arg-type]
    assert ProducePer(PLANTS, PerTag(PLANTS)) != ProducePer(PLANTS, PerTag(PLANT))  # type: ignore[arg-type]
    assert OwnTags(PLANTS, 1) != OwnTags(PLANT, 1)  # type: ignore[arg-type]
    assert blue(1, "farm", 1, [PLANTS]) != blue(1, "farm", 1, [PLANT])  # type: ignore[list-item]


def test_what_lies_on_cards_is_neither() -> None:
    assert AddToCard(ANIMALS, 1) != AddToCard(ANIMAL, 1)  # type: ignore[arg-type]
    assert holds(MICROBES) != holds(ANIMAL)  # type: ignore[arg-type]
    assert Gain(SCIENCE_CUBE, 1) != Gain(MONEY, 1)  # type: ignore[arg-type]
    assert Discount(2, SCIENCE_CUBE) != Discount(2, SCIENCE)  # type: ignore[arg-type]


def test_tiles_tags_places_and_projects_of_one_name_are_different_things() -> None:
    assert place(CITY_TAG) != place(CITY)  # type: ignore[arg-type]
    assert place(CITY, CITY) != place(CITY, CITY_LAND)  # type: ignore[arg-type]
    assert TilesInPlay(CITY_TAG, 2) != TilesInPlay(CITY, 2)  # type: ignore[arg-type]
    assert on_tile(CITY_TAG, Gain(MONEY, 1)) != on_tile(CITY, Gain(MONEY, 1))  # type: ignore[arg-type]
    assert on_tag([CITY], Gain(MONEY, 1)) != on_tag([CITY_TAG], Gain(MONEY, 1))  # type: ignore[list-item]
    assert ProjectDiscount(CITY, 1) != ProjectDiscount(CITY_PROJECT, 1)  # type: ignore[arg-type]


def test_parameters_are_no_resources() -> None:
    assert Raise(HEAT, 1) != Raise(TEMPERATURE, 1)  # type: ignore[arg-type]
    assert at_least(OCEAN, 3) != at_least(OCEANS, 3)  # type: ignore[arg-type]
    assert MetalValue(BUILDING, 1) != MetalValue(STEEL, 1)  # type: ignore[arg-type]


def test_what_something_comes_from_is_neither_an_amount_nor_a_price_nor_a_seat() -> None:
    assert Draw(2, RESEARCH_SOURCE) != Draw(RESEARCH_SOURCE, 2)  # type: ignore[arg-type]
    assert Gain(MONEY, 3, TRACK_SOURCE) != Gain(MONEY, TRACK_SOURCE, 3)  # type: ignore[arg-type]
    assert Pay(3, 0, 0, RESEARCH_SOURCE) != Pay(RESEARCH_SOURCE, 0, 0, 3)  # type: ignore[arg-type]
    state = new_state(3, 1)
    state.players[2].tags[SCIENCE] = 2
    assert PerTag(SCIENCE).count(state, 2, Origin(1)) != PerTag(SCIENCE).count(state, Origin(1), 2)  # type: ignore[arg-type]


def test_a_card_is_neither_a_seat_nor_any_other_number_nor_what_lies_in_the_discard_pile() -> None:
    ants, state = NUMBER["ants"], new_state(2, 1)
    state.players[0].hand.append(ants)
    state.players[0].hand.append(len(state.players[0].hand))  # type: ignore[arg-type]
    add_cubes(state, 1, ants, 3, ants)
    add_cubes(state, 1, RESEARCH_SOURCE, 3, ants)  # type: ignore[arg-type]
    assert why_not_play(state, 0, TEMPERATURE) is not None  # type: ignore[arg-type]
    lying = put_down(ants, EVERYBODY)
    assert card_of(lying) == card_of(ants) == ants  # type: ignore[arg-type]
    assert put_down(ants, 1) != put_down(TEMPERATURE, ants)  # type: ignore[arg-type]
    state.discards.append(ants)  # type: ignore[arg-type]
    state.deck.append(lying)  # type: ignore[arg-type]


def test_an_area_is_neither_the_kind_of_one_nor_a_set_of_some_nor_a_tile() -> None:
    assert place_name(OCEAN_AREA) == place_name(AREA["r0c0"])  # type: ignore[arg-type]
    assert place_name(OCEAN_AREAS & -OCEAN_AREAS) != place_name(areas_of(OCEAN_AREAS)[0])  # type: ignore[arg-type]
    right, wrong = new_state(1, 1), new_state(1, 1)
    put_tile(right, NEUTRAL, CITY, GANYMEDE_AREA)
    put_tile(wrong, NEUTRAL, GANYMEDE_AREA, CITY)  # type: ignore[arg-type]
    assert right.tiles != wrong.tiles


def test_milestones_awards_and_projects_are_neither_each_other_nor_a_seat() -> None:
    state = new_state(3, 1)
    state.players[1].production[MONEY] = 2
    state.players[2].rating = 30
    assert standing(state, 1, MAYOR) == standing(state, 1, BANKER)  # type: ignore[arg-type]
    assert standing(state, 1, BANKER) != standing(state, BANKER, 2)  # type: ignore[arg-type]
    assert progress(state, 2, LANDLORD) == progress(state, 2, TERRAFORMER)  # type: ignore[arg-type]
    assert why_not_milestone(state, 0, BANKER) == why_not_milestone(state, 0, MAYOR)  # type: ignore[arg-type]
    assert why_not_award(state, 0, MAYOR) == why_not_award(state, 0, BANKER)  # type: ignore[arg-type]
    assert place_points(state, 1, MAYOR) == place_points(state, 1, BANKER)  # type: ignore[arg-type]
    assert why_not_project(state, 0, BUILDER) == why_not_project(state, 0, AQUIFER)  # type: ignore[arg-type]
    assert DoProject(CITY) == DoProject(AQUIFER)  # type: ignore[arg-type]
