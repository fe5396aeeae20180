"""What a reader of the rulebook checks in the colony: rewards, technology levels, level-ups, displacement."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.on_mars.data.boards import LSS_CHOICE_IDS, REWARDS
from offworld.games.on_mars.data.cards import CARD_IDS, CARD_LEVEL
from offworld.games.on_mars.data.field import DISTANCE, HEX
from offworld.games.on_mars.names import GENERATOR, GOODS, MARKER, NO_TECH, ORBIT, BlueprintId
from offworld.games.on_mars.rules.effects.construction import Lay
from offworld.games.on_mars.rules.effects.displacing import nearest
from offworld.games.on_mars.rules.effects.levels import RaiseLevel
from offworld.games.on_mars.rules.effects.lss import ChooseLss
from offworld.games.on_mars.rules.effects.movement import NOT, Move
from offworld.games.on_mars.rules.effects.travel import ANY_SIDE, ChooseSpace
from offworld.games.on_mars.rules.effects.upgrading import PutMarker
from offworld.games.on_mars.rules.rounds import END
from offworld.kernel.match import Match
from tests.games.on_mars.build import (
    BLUE,
    GREEN,
    ask,
    asked,
    choices,
    main,
    mars,
    place,
    player,
    say,
    stock,
    table,
    topic,
)

NOTHING = dict.fromkeys(GOODS[:5], 0)
PLENTY = dict.fromkeys(GOODS[:5], 2)
ROWS = ("generator", "water_extractor", "greenhouse", "oxygen_condenser")
CELLS = ("c1t", "c2t", "c3t", "c4t", "c5t", "c6")


# --- "Life support system" --------------------------------------------------------------------------------------------
RICH: dict[str, Any] = {
    "hangar": 2,
    "bots": ["F3", "H4", "A1", None],
    "found": 3,
    "miners": ["G5"],
    "quarters": 2,
    "supply": 9,
    "lab": {"shelter": "c4m"},
}
CARDS = {"biomarket": {"owner": 0, "hex": "E5"}, "private_ship": {"owner": 0, "hex": "G7"}}
POINTS = {"R1": 4, "R2": 2 * 2, "R3": 2 * 2, "R4": 2 * 1, "R5": 2 * 3, "R6": 2 * 3, "R7": 2 * 1, "R8": 2}


@pytest.mark.parametrize("tile", REWARDS)
def test_every_reward_tile(tile: str) -> None:
    others = [each for each in REWARDS if each != tile][:3]
    match = table(RICH, blueprints=CARDS, rewards=[tile, *others], lss={"generator": 2}, level=2)
    ask(match, GREEN, Lay(GENERATOR, place("H1")))
    assert mars(match).points[GREEN] == POINTS[tile]  # it was not the first of its type, so no 2 points


@pytest.mark.parametrize("choice", LSS_CHOICE_IDS)
def test_every_lss_benefit(choice: str) -> None:
    match = ask(table({"stock": NOTHING, "working": 1, "quarters": 2, "crystals": 0}), GREEN, ChooseLss())
    assert choices(match) == list(LSS_CHOICE_IDS)
    say(match, choice)
    if choice == "bots":
        assert asked(match) == (GREEN, "move")
    elif choice == "crystal":
        assert (player(match)["crystals"], player(match)["waiting"]) == (0, 1)
    elif choice == "mineral":
        assert stock(match)["mineral"] == 1
    else:
        say(match, "working_area")
        assert (player(match)["working"], player(match)["quarters"]) == (0, 3)


def test_what_the_colony_does_not_need_is_not_rewarded() -> None:
    match = ask(table(lss={"generator": 2}), GREEN, Lay(GENERATOR, place("H1")))
    assert mars(match).points[GREEN] == 0
    assert mars(match).lss[0] == 3
    assert topic(match) == ""


# --- "Raising the colony's level" -------------------------------------------------------------------------------------
def raised(seats: int, row: int, **rest: Any) -> Match:
    """Return a match after the level-ups that markers on this row bring."""
    return ask(table(seats=seats, lss=dict.fromkeys(ROWS, row), **rest), GREEN, RaiseLevel())


def test_step_2_the_blueprints_of_levels_2_and_3() -> None:
    match = raised(3, 2)
    market = mars(match).market
    assert [CARD_LEVEL[card] for card in market] == [1] * 6 + [3] * 6
    match = raised(3, 3)
    assert [CARD_LEVEL[card] for card in mars(match).market] == [3] * 12
    assert mars(match).deck == []


def test_step_3_the_grid_is_filled_from_the_bottom_but_not_with_two() -> None:
    grid = [None, "water", None, *["mine", "rover", "ship", "upgrade", "oxygen"]]
    match = raised(3, 2, grid=grid, tech_pile=["generator"])
    assert mars(match).grid[0] >= 0  # the bottom row comes first
    assert mars(match).grid[2] < 0
    match = raised(2, 2, grid=grid)
    assert mars(match).grid.count(NO_TECH) == 2


def test_step_4_the_warehouse_is_filled() -> None:
    assert mars(raised(3, 2, store=dict.fromkeys(("crystal", *GOODS[1:5]), 0))).store == [3] * 5
    assert mars(raised(2, 2, store=dict.fromkeys(("crystal", *GOODS[1:5]), 0))).store == [2] * 5


def test_steps_5_and_6_cubes_score_twice_and_missions_move_from_level_3_on() -> None:
    cubes = {"mine": True, "generator": True, "greenhouse": True, "water_extractor": True}
    for row, points, remaining in ((2, 7, 3), (3, 14, 2), (4, 14, 1), (5, 14, 0)):
        match = ask(table({"cubes": cubes}, lss=dict.fromkeys(ROWS, row)), GREEN, RaiseLevel())
        assert (mars(match).level, mars(match).points[GREEN], mars(match).remaining) == (row, points, remaining)


def test_the_level_rises_after_the_owners_of_used_technologies_have_decided() -> None:
    match = table(
        {"bots": ["F3", None, None, None]},
        {"lab": {"shelter": "c2m", "rover": "c1t"}, "space": 6},
        lss=dict.fromkeys(ROWS, 2),
        uses=[{"owner": 1, "tech": "rover"}],
        grid=[None] * 8,
    )
    main(match, "control_center")
    say(match, "done", END)
    assert asked(match) == (BLUE, "oxygen")
    assert mars(match).level == 1
    say(match, "oxygen")
    assert mars(match).level == 2
    assert stock(match, BLUE)["oxygen"] == 2


# --- technologies -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", range(1, 7))
def test_rover_technology_of_every_level(level: int) -> None:
    lab = {"shelter": "c2m", "rover": CELLS[level - 1]}
    match = table({"lab": lab, "rover": "A1", "crystals": 0, "bots": ["A3", None, None, None]}, grid=[None] * 8)
    main(match, "control_center")
    say(match, ("tech", GREEN))
    ends = [HEX[choice[2]] for choice in choices(match) if choice[0] == "rover"]
    assert max(DISTANCE[HEX["A1"]][end] for end in ends) == 2 + level
    assert ("tech", GREEN) not in choices(match)  # once for a movement


@pytest.mark.parametrize("level", [1, 2, 3])
def test_upgrade_technology_of_every_level(level: int) -> None:
    """Rulebook, "Upgrading a building": level 2 allows three upgrades in all."""
    cards = ("wind_turbines", "automated_production", "biomarket", "hydroponic_farm", "casino")
    match = table(
        {
            "bots": ["F3", "E4", None, None],
            "stock": {**NOTHING, "mineral": 5},
            "lab": {"shelter": "c2m", "upgrade": CELLS[level - 1]},
        },
        blueprints={card: {"owner": 0} for card in cards},
        buildings={
            "F4": "generator",
            "E6": "greenhouse",
            "D2": "shelter0",
            "D3": "shelter0",
            "D4": "shelter0",
            "C4": "shelter0",
        },
        grid=[None] * 8,
    )
    main(match, "upgrade")
    say(match, ("tech", GREEN))
    count = 0
    while topic(match) in ("upgrade", "displaced"):
        count += topic(match) == "upgrade"
        say(match, next(choice for choice in choices(match) if choice != "done"))
    assert count == 1 + level
    assert stock(match)["mineral"] == 5 - count


@pytest.mark.parametrize(("tech", "ships"), [("c1t", 2), ("c2t", 3), ("c3t", 3)])
def test_ship_technology_of_every_level(tech: str, ships: int) -> None:
    lab = {"shelter": "c2m", "ship": tech}
    stored = {**NOTHING, "plant": 3, "water": 3}
    match = table(
        {"lab": lab, "stock": stored, "quarters": 0, "supply": 12},
        level=4,
        grid=[None] * 8,
        buildings={"E2": "shelter0", "D2": "shelter0"},
    )
    main(match, "welcome_ship")
    say(match, ("tech", GREEN))
    while topic(match) == "welcome":
        ships_left = [choice for choice in choices(match) if choice[0] == "ship"]
        say(match, next(choice for choice in ships_left if choice[2] == "colonists"))
    assert player(match)["hangar"] == ships
    assert player(match)["working"] == 0  # it saves colonists


def test_whose_technology_is_used_is_ones_choice() -> None:
    """Rulebook, "Using technology tiles": where several have it, the user says whose; the owner gets the oxygen."""
    lab = {"shelter": "c2m", "generator": "c1t"}
    match = table(
        {"bots": ["F3", None, None, None], "stock": {**NOTHING, "mineral": 1}},
        {"lab": lab, "space": 6},
        {"lab": lab, "space": 7},
        seats=3,
        grid=[None] * 8,
        tech_pile=[],
    )
    main(match, "construct")
    say(match, ("build", "generator", "F3"))
    assert topic(match) == "whose"
    assert choices(match) == [1, 2]
    say(match, 2)
    assert mars(match).uses == [2 * 16 + GENERATOR]


# --- displacement -----------------------------------------------------------------------------------------------------
def test_a_displaced_figure_goes_two_hexes_where_nothing_nearer_is_free() -> None:
    near = [name for name in HEX if DISTANCE[HEX["D5"]][HEX[name]] == 1]
    match = table({"bots": ["D5", None, None, None]}, ground=dict.fromkeys(set(near) - {"E5"}, "crystal"))
    assert "E5" in near
    assert nearest(mars(match), HEX["D5"]) == [HEX["E5"]]  # the greenhouse is free, crystals shut the other hexes
    mars(match).stand(HEX["E5"], 1 + BLUE)
    free = nearest(mars(match), HEX["D5"])
    assert {DISTANCE[HEX["D5"]][end] for end in free} == {2}


@pytest.mark.parametrize(("quarters", "home"), [(3, 4), (4, 4)])
def test_the_miner_under_an_upgrade_goes_home(quarters: int, home: int) -> None:
    """Rulebook, "Upgrading a building": to the quarters of its owner, else to the supply."""
    match = table(
        {},
        {"space": 6, "miners": ["G5"], "quarters": quarters, "supply": 11 - quarters},
        blueprints={"metal_deposit": {"owner": 0}},
    )
    ask(match, GREEN, PutMarker(BlueprintId(CARD_IDS.index("metal_deposit")), place("G5")))
    assert player(match, BLUE)["quarters"] == home
    assert player(match, BLUE)["supply"] == 12 - home
    assert mars(match).kind_of_figure(HEX["G5"]) == (MARKER, GREEN)


def test_undeployed_rovers_still_start_from_an_upgraded_mine() -> None:
    match = table({"crystals": 0}, blueprints={"metal_deposit": {"owner": 1, "hex": "G5"}})
    ask(match, GREEN, Move(NOT, 1))
    assert ("rover", "G5", "G4") in choices(match)


# --- a rover's last crystals ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("crystals", "possible"), [(1, False), (2, True)])
def test_r030_crystals_spent_on_the_way_cannot_pay_for_the_tile(crystals: int, possible: bool) -> None:
    """Rulebook, "Rover": who cannot use any of a tile may not end there; D04 wants a crystal for a contract."""
    match = table(
        {
            "rover": "G5",
            "crystals": crystals,
            "stock": NOTHING,
            "quarters": 0,
            "supply": 12,
            "bots": ["A1", None, None, None],
        },
        ground={"G8": "D04"},
        display=["contract7", *[None] * 5],
    )
    ask(match, GREEN, Move(NOT, 2))
    assert (("rover", "G5", "G8") in choices(match)) == possible


# --- turn-order spaces ------------------------------------------------------------------------------------------------
SPACE_TOPICS = {1: "", 2: "warehouse", 3: "learn", 4: "colonist", 5: "", 6: "warehouse", 7: "move", 8: "blueprint"}


@pytest.mark.parametrize("space", range(1, 9))
def test_every_turn_order_space(space: int) -> None:
    match = table({"space": 1 if space != 1 else 2}, {"space": 8 if space != 8 else 7})
    ask(match, GREEN, ChooseSpace(ANY_SIDE))
    say(match, space)
    assert topic(match) == SPACE_TOPICS[space]
    if SPACE_TOPICS[space]:
        assert "done" in choices(match)  # one may take the bonus, or not


def test_the_bonus_of_space_4_costs_water_plant_or_a_mineral() -> None:
    for good in ("water", "plant", "mineral"):
        match = table({"space": 1, "stock": {**NOTHING, good: 1}}, {"space": 8})
        say(ask(match, GREEN, ChooseSpace(ORBIT)), 4, good)
        assert player(match)["quarters"] == 4
        assert sum(stock(match).values()) == 0
    poor = table({"space": 1, "stock": {**NOTHING, "oxygen": 2}}, {"space": 8})
    say(ask(poor, GREEN, ChooseSpace(ORBIT)), 4)
    assert topic(poor) == ""


# --- First Colonists --------------------------------------------------------------------------------------------------
def test_r062_no_task_in_anothers_turn() -> None:
    """A question there would tell everybody that one holds the task."""
    match = table(
        {},
        {"space": 6, "lab": {"shelter": "c2m", "rover": "c1t"}},
        options={"first_colonists": True},
        tasks={"B3": "hand1"},
        uses=[{"owner": 1, "tech": "rover"}],
        grid=[None] * 8,
    )
    main(match, "control_center")
    say(match, "done", END)
    assert asked(match) == (BLUE, "oxygen")
    say(match, next(choice for choice in choices(match) if choice != "oxygen" and choice[2] == "c2t"))
    assert asked(match) == (BLUE, "move")  # the benefit of the cell
    say(match, "done")
    assert topic(match) == "turn"
    assert mars(match).task_at[2] == BLUE


def test_a_mine_needs_a_colonist_of_the_quarters() -> None:
    """Rulebook, "Mines": one for the place of the action, one for the mine."""
    bots = ["F4", "H4", None, None]
    poor = table({"quarters": 1, "supply": 11, "bots": bots, "stock": NOTHING})
    assert ("main", "construct") not in choices(poor)
    match = main(table({"quarters": 2, "supply": 10, "bots": bots, "stock": NOTHING}), "construct")
    assert {choice[1] for choice in choices(match)} == {"mine"}
