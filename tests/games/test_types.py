"""Small numbers that mean different things have types of their own: mypy sees one that is taken for another.

Each line below is wrong. Were one of them right to mypy, its "type: ignore" would be unused, which mypy reports. They
run as well: what is taken for another is the same number, or gives something else.
"""

from __future__ import annotations

import offworld
from offworld.games.ceres import names as ceres
from offworld.games.ceres.data.book import EACH_ROCK
from offworld.games.ceres.data.printed import Mix
from offworld.games.ceres.rules.deeds.gains import TakeMix
from offworld.games.ceres.words import say
from offworld.games.dig_mars import data as dig_mars
from offworld.games.dig_mars.data import Site, Tile
from offworld.games.dig_mars.rules.state import DigMars, new_state
from offworld.games.on_mars import names as on_mars
from offworld.games.on_mars.data.benefit import goods
from offworld.games.on_mars.data.boards import SHELTER_CELL
from offworld.games.on_mars.data.cards import (
    BLUEPRINT_MISSION,
    BLUEPRINT_TASK,
    DELIVERIES,
    EACH_CONTRACT,
    EACH_GOAL,
    LEARN_TASK,
)
from offworld.games.on_mars.data.field import EACH_HEX, START_MINE
from offworld.games.on_mars.names import BlueprintId, Offer
from offworld.games.on_mars.rules.effects.construction import Lay
from offworld.games.on_mars.rules.effects.goals import progress
from offworld.games.on_mars.rules.effects.hiring import FIRST_CONTRACT, TakeCard, price_of
from offworld.games.on_mars.rules.effects.laboratory import Advance
from offworld.games.on_mars.rules.effects.placing import PlaceColonist
from offworld.games.on_mars.rules.effects.tasks import ShowTask
from offworld.games.on_mars.rules.effects.travel import Travel, other_side
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.games.welcome_to_the_moon.data import names as moon
from offworld.games.welcome_to_the_moon.data.cards import Card
from offworld.games.welcome_to_the_moon.data.names import Space
from offworld.games.welcome_to_the_moon.rules.engine.lines import clash
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon


def test_the_bonus_to_drill_is_no_equipment() -> None:
    state = offworld.game("dig_mars").start(2, 1).state
    assert isinstance(state, DigMars)
    assert state.level(0, dig_mars.DRILL) == state.level(0, dig_mars.DRILLING)  # type: ignore[arg-type]
    assert Tile("T", 1, 1, 1, dig_mars.FLEET) == Tile("T", 1, 1, 1, dig_mars.RELOCATION)  # type: ignore[arg-type]


def test_a_site_of_dig_mars_is_no_seat_and_no_equipment() -> None:
    right, wrong = new_state(2, 1, False), new_state(2, 1, False)
    right.put(1, Site(0))
    wrong.put(Site(0), 1)  # type: ignore[arg-type]
    assert right.at != wrong.at
    assert right.reach(0, dig_mars.FLEET, Site(1)) == right.reach(0, dig_mars.FLEET, dig_mars.HAULING)  # type: ignore[arg-type]


def test_goods_of_on_mars_are_neither_buildings_nor_technologies() -> None:
    assert goods(on_mars.WATER_EXTRACTOR) == goods(on_mars.WATER)  # type: ignore[arg-type]
    assert speech.good(on_mars.SHELTER_TECH) == speech.good(on_mars.CRYSTAL)  # type: ignore[arg-type]


def test_sides_and_action_slots_of_on_mars_are_different_things() -> None:
    assert Travel(on_mars.BLUEPRINT_ACTION) == Travel(on_mars.ORBIT)  # type: ignore[arg-type]
    assert other_side(on_mars.COLONIZATION) == on_mars.ORBIT  # type: ignore[arg-type]
    assert PlaceColonist(on_mars.COLONY) == PlaceColonist(on_mars.RESEARCH_ACTION)  # type: ignore[arg-type]


def test_hexes_cells_and_technologies_of_on_mars_are_different_things() -> None:
    state = offworld.game("on_mars").start(2, 1).state
    assert isinstance(state, OnMars)
    assert state.is_empty(on_mars.MINE) == state.is_empty(EACH_HEX[0])  # type: ignore[arg-type]
    assert Lay(START_MINE, on_mars.MINE) != Lay(on_mars.MINE, START_MINE)  # type: ignore[arg-type]
    assert Advance(SHELTER_CELL, on_mars.SHELTER_TECH) != Advance(on_mars.SHELTER_TECH, SHELTER_CELL)  # type: ignore[arg-type]
    assert state.tech_level(0, on_mars.SHELTER) == state.tech_level(0, on_mars.SHELTER_TECH)  # type: ignore[arg-type]


def test_blueprints_contracts_offers_missions_and_tasks_of_on_mars_are_neither_each_other_nor_a_party() -> None:
    state = offworld.game("on_mars").start(3, 1).state
    assert isinstance(state, OnMars)
    contract, goal = DELIVERIES[0], EACH_GOAL[2]  # each a small number as well: 6 and 2
    assert TakeCard(contract) == TakeCard(Offer(6))  # type: ignore[arg-type]
    assert ShowTask(BLUEPRINT_MISSION) == ShowTask(LEARN_TASK)  # type: ignore[arg-type]
    assert speech.mission(BLUEPRINT_TASK) != speech.mission(BLUEPRINT_MISSION)  # type: ignore[arg-type]
    assert speech.card(contract) == speech.card(BlueprintId(6))  # type: ignore[arg-type]
    assert progress(state, goal, 1) == progress(state, 2, EACH_GOAL[1])  # type: ignore[arg-type]
    assert price_of(EACH_CONTRACT[0]) != price_of(Offer(FIRST_CONTRACT))  # type: ignore[arg-type]


def test_colours_fields_and_locations_of_ceres_are_no_resources() -> None:
    assert Mix(2, (ceres.BLUE, ceres.ICE)) == Mix(2, (ceres.ORE, ceres.ICE))  # type: ignore[arg-type]
    assert TakeMix(2, ceres.TRADE, ceres.ICE) == TakeMix(2, ceres.ORE, ceres.ICE)  # type: ignore[arg-type]
    assert say.asteroid(ceres.OUTER) == say.asteroid(EACH_ROCK[2])  # type: ignore[arg-type]
    assert say.resource(ceres.COMMERCE) == say.resource(ceres.ORE)  # type: ignore[arg-type]


def test_the_effect_of_a_card_is_not_the_number_on_another_nor_that_a_space() -> None:
    state = offworld.game("welcome_to_the_moon").start(2, 1).state
    assert isinstance(state, Moon)
    number, effect = 4, moon.WATER  # a 2, in halves
    right = state.rules.openings(state, 0, effect, number)
    assert state.rules.openings(state, 0, number, effect) != right  # type: ignore[arg-type]
    marks = [4, -1, 8]
    assert clash(marks, 0, 3, Space(1), 6) != clash(marks, 0, 3, 6, Space(1))  # type: ignore[arg-type]
    assert Card(1, effect, (number,)) != Card(1, number, (effect,))  # type: ignore[arg-type]
