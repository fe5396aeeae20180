"""The printed data: map graph, counts and sums against the component list."""

from __future__ import annotations

from collections import Counter

import pytest

import offworld
from offworld.games.on_mars.data import house
from offworld.games.on_mars.data.boards import ADVANCE, CELLS, COLUMN, EXECUTIVE_COST, GRID_COST
from offworld.games.on_mars.data.cards import (
    BLUEPRINTS,
    CONTRACTS,
    GOAL_CONDITIONS,
    GOAL_NEEDS,
    GOAL_REWARDS,
    MISSION_STEPS,
    MISSIONS,
    PLAN_BUILDINGS,
    SOLO_DECK,
)
from offworld.games.on_mars.data.discoveries import DISCOVERIES
from offworld.games.on_mars.data.field import (
    AROUND,
    DISTANCE,
    FIELD,
    HEX,
    HEXES,
    RESEARCH_AT,
    SHELTERS_AT,
    START_MINE,
    START_SPOTS,
)
from offworld.games.on_mars.names import BUILDINGS


def test_the_map_has_91_hexes_in_thirteen_columns() -> None:
    assert HEXES == 91
    columns = Counter(name[0] for name in HEX)
    assert [columns[letter] for letter in "ABCDEFGHIJKLM"] == [3, 6, 7, 8, 9, 8, 9, 8, 9, 8, 7, 6, 3]


def test_the_map_is_a_connected_graph_whose_ways_are_straight() -> None:
    for start in range(HEXES):
        for end in range(HEXES):
            assert DISTANCE[start][end] == FIELD.straight(start, end)
            assert (end in AROUND[start]) == (start in AROUND[end]) == (DISTANCE[start][end] == 1)


def test_the_map_is_symmetric() -> None:
    spots = set(FIELD.axial)
    assert {(-q, -r) for q, r in spots} == spots  # half turn
    assert {(-q, q + r) for q, r in spots} == spots  # left and right


def test_starting_buildings_lie_two_hexes_from_the_mine() -> None:
    assert [DISTANCE[START_MINE][spot] for spot in START_SPOTS] == [2, 2, 2, 2]
    for boards, spots in SHELTERS_AT.items():
        assert len(spots) == boards
        for spot in spots:
            assert DISTANCE[START_MINE][spot] == 3
            assert [DISTANCE[spot][each] for each in START_SPOTS].count(2) == 2  # each has sites in its zone


def test_research_tiles_lie_in_pairs_in_the_corners() -> None:
    assert len(RESEARCH_AT) == 8
    assert Counter(kind for _, kind in RESEARCH_AT) == {0: 2, 1: 2, 2: 2, 3: 2}
    assert {DISTANCE[START_MINE][spot] for spot, _ in RESEARCH_AT} == {5}


def test_building_tiles() -> None:
    assert [len(tiles) for tiles in house.ARROWS] == [6] * 5
    for tiles in house.ARROWS:
        assert sorted(len(arrows) for arrows in tiles) == [0, 1, 1, 2, 2, 3]
        assert all(len(set(arrows)) == len(arrows) for arrows in tiles)
    counts = Counter(arrow for tiles in house.ARROWS for arrows in tiles for arrow in arrows)
    assert sum(counts.values()) == 45
    assert set(counts.values()) <= {7, 8}


def test_blueprints() -> None:
    assert [card.number for card in BLUEPRINTS] == list(range(1, 25))
    assert Counter(card.level for card in BLUEPRINTS) == {1: 12, 3: 12}
    assert Counter(card.building for card in BLUEPRINTS) == dict.fromkeys(range(6), 4)


def test_contracts() -> None:
    assert [contract.number for contract in CONTRACTS] == list(range(1, 13))
    assert [(each.done, each.failed) for each in CONTRACTS] == [(12, -6)] * 6 + [(9, -4)] * 6
    assert [sum(each.goods) for each in CONTRACTS[6:]] == [4, 5, 5, 5, 5, 5]


def test_counts_of_cards_and_tiles() -> None:
    assert len(MISSIONS) == len(MISSION_STEPS) == 9
    assert len(GOAL_CONDITIONS) == len(GOAL_NEEDS) == len(GOAL_REWARDS) == 16
    assert len(DISCOVERIES) == 19
    assert len(PLAN_BUILDINGS) == 4
    assert all(len(set(types)) == 4 and 0 in types for types in PLAN_BUILDINGS)
    assert len(house.TASK_REWARDS) == 8
    assert set(house.SHORT_MISSIONS) < set(MISSIONS)


def test_the_solo_deck() -> None:
    assert Counter(mission for mission, _, _ in SOLO_DECK) == {0: 4, 1: 4, 2: 4}
    assert Counter(action for _, _, action in SOLO_DECK) == {1: 5, 2: 4, 3: 3}
    assert [travels for _, travels, _ in SOLO_DECK].count(False) == 3


def test_the_laboratory() -> None:
    assert Counter(COLUMN) == {1: 2, 2: 3, 3: 2, 4: 3, 5: 2, 6: 1}
    for cell, nexts in enumerate(ADVANCE):
        assert all(COLUMN[each] == COLUMN[cell] + 1 for each in nexts)
    assert len(house.CELL_BENEFIT) == len(house.CELL_TRUST) == len(CELLS) == 13
    assert sum(house.COLUMN_POINTS) == 24


def test_prices() -> None:
    assert EXECUTIVE_COST == (4, 4, 3, 3, 3, 2, 2, 2)
    assert [sum(cost) for cost in GRID_COST] == [0, 0, 1, 1, 1, 2, 2, 2]


def test_spaces_and_their_confidence() -> None:
    assert len(house.SPACE_BONUS) == len(house.SPACE_TRUST) == 8
    assert [bonus is None for bonus in house.SPACE_BONUS] == [True, False, False, False, True, False, False, False]


@pytest.mark.parametrize("kind", ["blueprints", "discoveries", "contracts", "spaces"])
def test_the_catalog_says_how_sure_a_value_is(kind: str) -> None:
    for each in offworld.game("on_mars").catalog()[kind]:
        assert each["trust"] in ("confirmed", "high", "medium", "low", "designed")


def test_the_catalog_names_house_data() -> None:
    catalog = offworld.game("on_mars").catalog()
    assert {each["id"] for each in catalog["house"]} == set(house.HOUSE)
    assert {each["id"] for each in catalog["uncertain"]} == set(house.UNCERTAIN)
    assert [each["id"] for each in catalog["buildings"]] == list(BUILDINGS)
