"""Set-up: what lies where before anybody has chosen a space, for each number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from offworld.games.on_mars.data.cards import CARD_LEVEL
from offworld.games.on_mars.data.field import HEX_IDS
from offworld.games.on_mars.names import BUILDINGS, TECHS
from offworld.games.on_mars.rules.effects.travel import ChooseSpace
from offworld.games.on_mars.rules.setup import PlaceShuttle, prepare, set_up
from offworld.games.on_mars.rules.state import IN_DECK, OnMars

SHELTER = TECHS.index("shelter")


def fresh(seats: int, rng: int = 7) -> OnMars:
    """Return what is laid out for so many players."""
    return prepare(seats, rng, False, False, False, 0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_orbit(seats: int) -> None:
    """Steps 1 to 4."""
    state = fresh(seats)
    few = seats <= 2
    assert sorted([*state.row, *state.pile]) == list(range(19))
    assert len(state.row) == 2
    assert state.store == [2 if few else 3] * 5
    assert sorted(state.grid) == [tech for tech in range(9) if tech != SHELTER]
    assert sorted(state.tech_pile) == ([] if few else [tech for tech in range(9) if tech != SHELTER])
    assert [CARD_LEVEL[card] for card in state.market[:6]] == [1] * 6
    assert state.market[6:] == [-1] * 6
    assert [CARD_LEVEL[card] for card in reversed(state.deck)] == [1] * 6 + [3] * 12  # six of level 1 lie on top
    assert sorted([*state.market[:6], *state.deck]) == list(range(24))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_colony(seats: int) -> None:
    """Steps 5 to 10."""
    state = fresh(seats)
    assert state.display == [0, 1, 2, 3, 4, 5]  # the scientists from left to right
    assert state.scientist_owner == [-1] * 6
    assert state.scientist_at == [-1] * 6
    assert state.contract_owner == [IN_DECK] * 12
    assert not any(state.load)
    assert not any(state.contract_done)
    built = {HEX_IDS[place]: kind for place, kind in enumerate(state.built) if kind >= 0}
    assert built["G5"] == BUILDINGS.index("mine")
    assert sorted(built[hex_] for hex_ in ("G3", "G7", "E5", "I5")) == [1, 2, 3, 4]
    assert len(built) == 5 + max(seats, 2)
    assert state.tiles_left == [6] * 5
    for building in range(5):
        assert sorted(state.tiles[building * 6 : building * 6 + 6]) == list(range(6))
    assert Counter(code for code in state.ground if code) == {20: 2, 21: 2, 22: 2, 23: 2}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_missions_and_life_support(seats: int) -> None:
    """Steps 11 to 17."""
    state = fresh(seats)
    assert len(set(state.missions)) == 3
    assert state.remaining == 3
    assert (state.lss, state.level) == ([1] * 4, 1)
    assert len(set(state.rewards)) == 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player(seats: int) -> None:
    """What each gets, Lacerda too; only his bot stands in the progress area, and he has no goals."""
    state = fresh(seats)
    for party in range(max(seats, 2)):
        mine = state.resources(party)
        assert mine == [1] * 5
        assert (state.crystals[party], state.waiting[party]) == (1, 0)
        assert (state.depot(party), state.hangar[party]) == (3, 0)
        assert (state.quarters[party], state.working[party], state.supply[party]) == (3, 0, 9)
        assert (state.capacity(party), state.limit(party)) == (4, 2)
        assert [cell for cell in state.tech_at[party * 9 : party * 9 + 9] if cell >= 0] == [3]  # shelter, in the middle
        assert state.tech_level(party, state.grid[0]) == 0
        assert (state.shelters[party], state.rover[party], state.points[party]) == (1, -1, 0)
        assert sum(state.cubes[party * 5 : party * 5 + 5]) == 0
        lacerda = seats == 1 and party == 1
        assert len(state.bots_of(party)) == (0 if lacerda else 1)
        assert state.goal_at.count(party) == (0 if lacerda else 3)
        for bot in state.bots_of(party):
            assert state.built[bot] == BUILDINGS.index("shelter") + party  # on its own shelter
    assert len([at for at in state.goal_at if at >= 0]) == 3 * seats


def test_what_is_shuffled_differs() -> None:
    one, other = fresh(4, 1), fresh(4, 2)
    for name in ("pile", "grid", "tech_pile", "deck", "tiles", "missions", "rewards", "goal_at"):
        found = [getattr(fresh(4, rng), name) for rng in range(6)]
        assert any(each != found[0] for each in found), name
    assert one.built != other.built or fresh(4, 3).built != one.built  # the four buildings lie by lot


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_spaces_are_chosen_clockwise_and_the_highest_places_the_shuttle(seats: int) -> None:
    first_ones = set()
    for rng in range(40):
        stack = set_up(seats, rng, False, False, False, 0).stack
        choosing = [seat for seat, effect in reversed(stack) if isinstance(effect, ChooseSpace)]
        assert choosing == [(choosing[0] + step) % seats for step in range(seats)]
        assert isinstance(stack[1][1], PlaceShuttle)
        first_ones.add(choosing[0])
    assert len(first_ones) == seats  # who begins is drawn
