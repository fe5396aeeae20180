"""Checks over the printed data: counts, sums, and graphs that hang together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.data.astra import MEDDLINGS, OPPONENTS, TRACK_START, track_points
from offworld.games.welcome_to_the_moon.data.campaign import DECK_CHANGES, STARS
from offworld.games.welcome_to_the_moon.data.cards import ALL_CARDS, STARSHIPS
from offworld.games.welcome_to_the_moon.data.missions import CAMPAIGN_MISSIONS, MISSION, MISSIONS, printed
from offworld.games.welcome_to_the_moon.data.names import EFFECTS, HALF
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch import sheet as launch
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey import sheet as journey
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony import sheet as colony
from offworld.games.welcome_to_the_moon.rules.adventures.a4_mine import sheet as mine
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome import sheet as dome
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus import sheet as virus
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape import sheet as escape
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle import sheet as battle

SHEETS: dict[int, Any] = {1: launch, 2: journey, 3: colony, 4: mine, 5: dome, 6: virus, 7: escape, 8: battle}
COUNTS = {1: 53, 2: 36, 3: 32, 4: 36, 5: 38, 6: 55, 7: 43, 8: 33}


def connected(nodes: set[str], edges: list[tuple[str, str]]) -> bool:
    """Return whether every node can be reached from every other."""
    reached = {next(iter(nodes))}
    while True:
        more = {b for a, b in edges if a in reached} | {a for a, b in edges if b in reached}
        if more <= reached:
            return reached == nodes
        reached |= more


def test_the_deck_is_as_the_rulebook_lists_it() -> None:
    """Rulebook p. 2, "Distribution of cards"."""
    assert [card.id for card in STARSHIPS] == list(range(1, 64))
    numbers = Counter([card.number // HALF for card in STARSHIPS])
    assert [numbers[i] for i in range(1, 16)] == [2, 2, 3, 4, 5, 6, 6, 7, 6, 6, 5, 4, 3, 2, 2]
    effects = Counter([EFFECTS[card.effects[0]] for card in STARSHIPS])
    assert effects == {"robot": 14, "energy": 14, "plant": 14, "water": 7, "astronaut": 7, "planning": 7}
    assert len(ALL_CARDS) == 72


def test_missions_are_two_per_letter_and_adventure() -> None:
    assert [mission.id for mission in MISSIONS] == list(range(64, 112))
    assert [mission.id for mission in CAMPAIGN_MISSIONS] == list(range(125, 149))
    assert {each.id for each in CAMPAIGN_MISSIONS if each.confidence == "low"} == {132, 136, 138, 144}
    for adventure in range(1, 9):
        for letter in range(3):
            assert len(printed(adventure, letter)) == 2
    assert all([mission.first > mission.later for mission in MISSION.values() if mission.adventure != 5])


@pytest.mark.parametrize("adventure", SHEETS)
def test_spaces(adventure: int) -> None:
    spaces = SHEETS[adventure].SPACES
    assert len(spaces) == len(set(spaces)) == COUNTS[adventure]
    assert SHEETS[adventure].catalog()


def test_adventure_2() -> None:
    assert len(journey.TANKS) == 12
    assert sum(journey.TANK_POINTS) == 68
    assert len(journey.LINES) == 35
    assert [journey.SPACES[station.dock - 1] for station in journey.STATIONS] == ["T06", "T16", "T21", "T31"]
    assert sum([station.plants for station in journey.STATIONS]) == 16
    assert len(journey.ROBOT_IDS) == 12


def test_adventure_3() -> None:
    assert len(colony.TUNNELS) == 60
    assert connected(set(colony.GRID), colony.TUNNELS)
    assert [colony.TUNNEL_IDS[i] for i in colony.PREBUILT] == ["TN50", "TN56"]
    assert len(colony.ANTENNAS) + colony.OBSERVATORY_ANTENNAS == 16
    assert Counter(colony.TANK_QUARTER) == {0: 2, 1: 2, 2: 2, 3: 2}
    assert Counter(colony.ANTENNA_QUARTER) == {0: 3, 1: 3, 2: 3, 3: 4}
    assert [len(spaces) for spaces in colony.QUARTER_SPACES] == [8, 8, 8, 8]
    assert [len(row) for row in colony.ROWS] == [5, 6, 5, 5, 6, 5]
    assert [len(column) for column in colony.COLUMNS] == [5, 6, 5, 5, 6, 5]
    assert 4 * sum(colony.GREENHOUSES) == 20


def test_adventure_4() -> None:
    minerals = Counter(mine.MINERAL)
    deposits = Counter([kind for _, _, kind in mine.DEPOSITS])
    assert (minerals[mine.PEARL], minerals[mine.RUBY]) == (12, 14)
    assert (deposits[mine.PLANT], deposits[mine.WATER]) == (12, 8)
    found = [deposits[0], deposits[1], minerals[2], minerals[3]]
    for resource in range(4):  # R105: what the mines hold and the two of the optimisation centre
        assert mine.FACTORIES[resource].icons == found[resource] + 2
    assert sum(mine.ROBOTS_NEEDED) == 16
    assert sum(mine.ENERGY_NEEDED) == 14


def test_adventure_5() -> None:
    assert dome.HEIGHTS == [9, 10, 10, 9]
    assert [dome.TOWER_FLOOR.count(floor) for floor in range(8)] == [3, 4, 4, 4, 4, 4, 4, 3]
    assert [len(values) for values in (dome.MISSION_VALUES, dome.TOWER_VALUES, dome.ASTRONAUT_VALUES)] == [5, 5, 5]


def test_adventure_6() -> None:
    assert len(virus.WALKWAYS) == 22
    assert connected(set(virus.BLOCK_IDS), [(f"B{a}", f"B{b}") for a, b in virus.WALKWAYS])
    assert sum([block.plants for block in virus.BLOCKS]) == virus.MOST_PLANTS == 16
    assert len([block for block in virus.BLOCKS if block.tank]) == virus.MOST_WATER == 10
    assert [virus.BLOCK_IDS[block] for block in virus.GREY_BLOCKS] == ["B1", "B4", "B8", "B11"]
    assert [virus.BLOCK_IDS[i] for i in virus.ALL_BLOCKS if not virus.BLOCKS[i].virus] == ["B5", "B7"]  # R151


def test_adventure_7() -> None:
    assert (len(escape.MODULES), len(escape.GREENHOUSES)) == (13, 6)
    assert len(escape.AIRLOCKS) == 26
    assert connected({escape.SETTLEMENT, *escape.BLOCKS}, list(escape.AIRLOCKS))
    assert len(escape.TANK_SPACES) == 13
    assert [ship.reactors for ship in escape.STARSHIPS] == [0, 0, 0, 1, 1, 2]


def test_adventure_8() -> None:
    assert sum([planet.plants for planet in battle.PLANETS]) == 12
    assert sum([planet.water for planet in battle.PLANETS]) == 6
    assert len(battle.MOON_IDS) == 14
    assert battle.ASTEROIDS[::-1] == battle.ASTEROIDS
    assert all([battle.planets_of(number) for number in range(18)])
    assert [len(battle.planets_of(number)) for number in (3, 5, 7, 9, 11, 13)] == [2] * 6
    assert battle.PLANNING_LOSS[3] == 10  # R182


def test_astra() -> None:
    assert [each.level for each in OPPONENTS] == list(range(1, 9))
    assert [each.adventure for each in MEDDLINGS] == list(range(1, 9))
    assert TRACK_START[0] == 15
    assert [track_points(boxes) for boxes in (0, 15, 16, 20, 21, 76, 80, 81)] == [10, 10, 20, 20, 30, 140, 140, 150]


def test_stars_and_deck_changes() -> None:
    assert [places[0] for places in STARS] == [1, 1, 2, 2, 3, 4, 5, 6]
    for change in DECK_CHANGES:
        removed = sum([count for _, count in change.effects])
        removed += len([card for card in STARSHIPS if card.number in change.numbers])
        assert (len(change.add), removed) in ((3, 0), (0, 6)), change.id
