"""Rulings R036 to R050: technologies, upgrades, ships, cards, levels, shuttle."""

from __future__ import annotations

import pytest

from offworld.games.on_mars.names import GREENHOUSE, BlueprintId
from offworld.games.on_mars.rules.effects.construction import Lay
from offworld.games.on_mars.rules.effects.goods import LastDelivery
from offworld.games.on_mars.rules.effects.hiring import Refill
from offworld.games.on_mars.rules.effects.levels import RaiseLevel
from offworld.games.on_mars.rules.effects.ships import PlaceBot, Welcome
from offworld.games.on_mars.rules.effects.upgrading import PutMarker, Upgrade
from offworld.games.on_mars.rules.effects.using import SettleUses
from offworld.games.on_mars.rules.rounds import FlyShuttle
from tests.games.on_mars.build import (
    BLUE,
    GREEN,
    YELLOW,
    ask,
    asked,
    choices,
    keys,
    main,
    mars,
    place,
    player,
    say,
    stock,
    table,
    topic,
)


# --- technologies -----------------------------------------------------------------------------------------------------
def test_r036_each_use_of_anothers_tile_reserves_an_oxygen() -> None:
    match = table(
        {},
        {"lab": {"shelter": "c2m", "rover": "c1t"}, "stock": {"oxygen": 0}, "space": 6},
        uses=[{"owner": 1, "tech": "rover"}, {"owner": 1, "tech": "rover"}],
        grid=[None] * 8,
    )
    ask(match, GREEN, SettleUses())
    assert asked(match) == (BLUE, "oxygen")
    say(match, "oxygen")
    assert stock(match, BLUE)["oxygen"] == 1
    say(match, ("develop", "rover", "c2t"))
    assert player(match, BLUE)["lab"]["rover"] == "c2t"
    assert stock(match, BLUE)["oxygen"] == 1  # the reserved one goes back
    assert topic(match) == "move"  # the benefit of the cell


def test_r036_whose_technology_cannot_move_keeps_the_oxygen() -> None:
    match = table(
        {},
        {"lab": {"shelter": "c2m", "rover": "c6"}, "space": 6},
        uses=[{"owner": 1, "tech": "rover"}],
        grid=[None] * 8,
    )
    ask(match, GREEN, SettleUses())
    assert topic(match) == ""
    assert stock(match, BLUE)["oxygen"] == 2


def test_r037_benefits_of_an_owners_development_are_resolved_at_once() -> None:
    match = table(
        {},
        {
            "lab": {"shelter": "c2m", "rover": "c4b"},
            "space": 6,
            "stock": {"mineral": 2},
            "bots": ["G6", None, None, None],
        },
        {"lab": {"shelter": "c2m", "upgrade": "c1t"}, "space": 7},
        seats=3,
        uses=[{"owner": 1, "tech": "rover"}],
        blueprints={"private_ship": {"owner": 1}, "metal_deposit": {"owner": 1}},
        grid=[None] * 8,
    )
    ask(match, GREEN, SettleUses())
    say(match, ("develop", "rover", "c5b"))
    assert asked(match) == (BLUE, "upgrade")
    say(match, ("tech", YELLOW), ("upgrade", "private_ship", "G7"), "done")
    assert asked(match) == (YELLOW, "oxygen")  # the new use joined the queue


def test_r038_the_ship_technology_saves_colonists_only() -> None:
    match = table(
        {"stock": {"water": 2, "plant": 2}, "lab": {"shelter": "c2m", "ship": "c3t"}}, level=2, grid=[None] * 8
    )
    main(match, "welcome_ship")
    say(match, ("tech", GREEN))
    for _ in range(2):
        say(match, ("ship", next(each for each in choices(match) if each[0] == "ship")[1], "colonists"))
        while topic(match) == "pay":
            say(match, (0, 0, 1, 1, 0, 0))
    assert player(match)["hangar"] == 2
    assert player(match)["working"] == 0
    assert topic(match) == "turn"  # the colony level allows no third


# --- upgrades, ships --------------------------------------------------------------------------------------------------
def test_r039_what_can_be_upgraded() -> None:
    match = table(
        {"bots": ["F3", "I6", None, None], "stock": {"mineral": 1}},
        {"miners": ["G5"], "quarters": 2, "space": 6},
        blueprints={"casino": {"owner": 0}, "metal_deposit": {"owner": 0}, "radar": {"owner": 0}},
        buildings={"F4": "mine"},
    )
    ask(match, GREEN, Upgrade(1))
    assert set(choices(match)) == {("upgrade", "casino", "E3"), ("upgrade", "metal_deposit", "F4"), "done"}
    why = match.why_not(GREEN, ("upgrade", "casino", "I7"))
    assert why is not None
    assert why.key == "on_mars-wrong-building"  # another player's shelter
    why = match.why_not(GREEN, ("upgrade", "radar", "G3"))
    assert why is not None
    assert why.key == "on_mars-complex-too-small"
    ask(match, GREEN, PutMarker(BlueprintId(1), place("G5")))  # a mine with another's miner
    assert player(match, BLUE)["quarters"] == 3
    poor = table(
        {"bots": ["F4", None, None, None], "stock": {"mineral": 0, "battery": 2}},
        blueprints={"metal_deposit": {"owner": 0}},
    )
    ask(poor, GREEN, Upgrade(1))
    assert topic(poor) == ""  # nothing stands for the mineral


def test_r040_any_ship_may_be_moved_and_spent_ones_count() -> None:
    match = table({"stock": {"water": 1, "plant": 1}}, level=1)
    ask(match, GREEN, Welcome(1))
    assert {choice[1] for choice in choices(match) if choice[0] == "ship"} == {
        "develop",
        "rover",
        "blueprint",
        "upgrade",
        "mineral",
    }
    spent = table(
        {"docks": ["develop", "rover", "blueprint", "upgrade"], "hangar": 0, "stock": {"water": 1, "plant": 1}}, level=1
    )
    assert ("main", "welcome_ship") not in choices(spent)


def test_r041_where_a_new_bot_goes() -> None:
    match = table({"bots": ["G5", None, None, None]}, buildings={"E2": "shelter0"})
    ask(match, GREEN, PlaceBot())
    assert set(choices(match)) == {"E3", "E2"}
    match = table({"bots": ["E3", None, None, None]}, ground={"E2": "crystal"})
    ask(match, GREEN, PlaceBot())
    assert set(choices(match)) == {"E4", "D2", "D3", "F2", "F3"}  # no empty shelter: the nearest empty hexes
    full = table({"bots": ["E3", "D3", "E4", "F3"], "stock": {"water": 1, "plant": 1}})
    ask(full, GREEN, Welcome(1))
    assert {choice[2] for choice in choices(full) if choice[0] == "ship"} == {"colonists"}


# --- scientists, contracts, missions, goals ---------------------------------------------------------------------------
def test_r042_a_scientist_works_on_built_cards_of_his_type_only() -> None:
    match = table(
        {"crystals": 0},
        blueprints={"casino": {"owner": 1, "hex": "I7"}, "gym": {"owner": 1}, "biolab": {"owner": 1, "hex": "G5"}},
        scientists={"systems_engineer": {"owner": 0}},
    )
    assert [choice for choice in choices(match) if choice[0] == "staff"] == [("staff", "systems_engineer", "casino")]
    say(match, ("staff", "systems_engineer", "casino"), 0)
    assert player(match)["waiting"] == 2
    assert not [choice for choice in choices(match) if choice[0] in ("staff", "use")]  # one in a turn


def test_r043_another_players_building_completes_a_contract_for_ever() -> None:
    match = table(
        {},
        {"space": 6},
        contracts={"contract4": {"owner": 1}},
        blueprints={"biomarket": {"owner": 1, "hex": "E5"}},
        buildings={"D5": "greenhouse", "D6": "greenhouse"},
        missions=["bots_placed", "progress_cubes", "contracts_completed"],
    )
    assert not player(match, BLUE)["contracts"][0]["done"]
    ask(match, GREEN, Lay(GREENHOUSE, place("E6")))
    assert player(match, BLUE)["contracts"][0]["done"]
    assert player(match, BLUE)["waiting"] == 1  # the mission step is its owner's


def test_r044_contracts_are_filled_before_scoring() -> None:
    match = table(
        {"stock": {"mineral": 2, "plant": 2}}, contracts={"contract11": {"owner": 0, "load": {"plant": 1}}}, turn=None
    )
    ask(match, GREEN, LastDelivery())
    assert choices(match) == [11, "done"]
    say(match, 11)
    assert player(match)["contracts"][0]["done"]


def test_r044_deliveries_are_asides_of_the_own_turn() -> None:
    match = table({"stock": {"mineral": 1}}, contracts={"contract7": {"owner": 0}})
    assert match.asides(GREEN) == [("aside", "deliver", 7, "mineral")]
    match.answer(GREEN, ("aside", "deliver", 7, "mineral"))
    assert player(match)["contracts"][0]["load"] == {"mineral": 1}
    assert topic(match) == "turn"
    other = table({"stock": {"mineral": 1}}, contracts={"contract7": {"owner": 0}}, turn=BLUE)
    assert other.asides(BLUE) == []


def test_r045_the_taker_refills_with_a_contract_of_his_choice() -> None:
    match = table(display=["geologist", None, None, "contract1", "contract2", "contract3"])
    ask(match, GREEN, Refill())
    assert choices(match) == [4, 5, 6, 7, 8, 9, 10, 11, 12]
    say(match, 9, 4)
    assert match.view(None)["table"]["display"][1:3] == [{"contract": 9}, {"contract": 4}]
    assert topic(match) == ""
    owned = {f"contract{number}": {"owner": 0} for number in range(4, 13)}
    empty = table(display=["geologist", None, None, "contract1", "contract2", "contract3"], contracts=owned)
    ask(empty, GREEN, Refill())
    assert topic(empty) == ""  # an empty deck leaves the space empty


def test_r046_a_tile_on_the_radar_is_not_taken_by_a_rover() -> None:
    match = table(
        {"crystals": 2},
        blueprints={"radar": {"owner": 0, "hex": "G3"}},
        missions=["bots_placed", "progress_cubes", "discovery_tiles"],
        discoveries=["D07", "D15"],
    )
    say(match, ("use", "radar"), "D07")
    assert player(match)["waiting"] == 3
    assert player(match)["found"] == 0
    assert match.view(None)["table"]["radar"] == "D07"


def test_r047_a_goal_is_claimed_once_with_a_useful_reward() -> None:
    match = table(
        {"hangar": 3},
        goals={"goal11": "hand0", "goal7": "hand0", "goal9": "hand0"},
        buildings={"E2": "shelter0", "D2": "shelter0"},
    )
    assert ("aside", "goal", 11, 1) in match.asides(GREEN)
    assert ("aside", "goal", 7, 2) in match.asides(GREEN)
    assert not [each for each in match.asides(GREEN) if each[2] == 9]
    match.answer(GREEN, ("aside", "goal", 7, 2))
    assert player(match)["claimed"] == 7
    assert player(match)["quarters"] == 5
    assert match.asides(GREEN) == []  # one goal in a match
    full = table({"quarters": 8, "supply": 4}, goals={"goal7": "hand0"}, buildings={"E2": "shelter0", "D2": "shelter0"})
    assert ("aside", "goal", 7, 2) not in full.asides(GREEN)  # two colonists would find no room


def test_r048_two_levels_in_one_turn() -> None:
    match = table(lss={"generator": 3, "water_extractor": 3, "greenhouse": 3, "oxygen_condenser": 4})
    ask(match, GREEN, RaiseLevel())
    assert mars(match).level == 3
    assert mars(match).remaining == 2
    assert keys(match).count("on_mars-level") == 2


# --- shuttle ----------------------------------------------------------------------------------------------------------
def test_r049_the_order_of_the_shuttle_phase_is_fixed() -> None:
    match = table({"space": 4}, {"space": 6, "hangar": 1}, turn=None, shuttle={"side": "orbit", "at": 1})
    ask(match, GREEN, FlyShuttle())
    assert asked(match) == (GREEN, "travel")
    say(match, "shuttle")
    while topic(match) == "discovery":
        say(match, choices(match)[0])
    say(match, 5)
    assert asked(match) == (BLUE, "travel")
    say(match, "ship")
    assert 4 in choices(match)  # left earlier in this phase
    assert asked(match)[1] == "space"


@pytest.mark.parametrize(
    ("space", "hangar", "at", "offered"),
    [(2, 0, 1, ["shuttle", "stay"]), (6, 1, 1, ["ship", "stay"]), (2, 1, 2, ["ship", "stay"]), (2, 0, 2, [])],
)
def test_r050_who_may_fly(space: int, hangar: int, at: int, offered: list[str]) -> None:
    match = table(
        {"space": space, "hangar": hangar}, {"space": 8, "acted": True}, turn=None, shuttle={"side": "orbit", "at": at}
    )
    ask(match, GREEN, FlyShuttle())
    if offered:
        assert asked(match) == (GREEN, "travel")
        assert choices(match) == offered
    else:
        assert topic(match) == "turn"  # nobody can fly: the next round
