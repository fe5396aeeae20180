"""Rulings R023 to R035: construction and movement."""

from __future__ import annotations

import pytest

from offworld.games.on_mars.names import GENERATOR, MINE, SHELTER, BlueprintId, Tech
from offworld.games.on_mars.rules.effects.construction import Construct, Lay, building_sites, complex_sites, zone_of
from offworld.games.on_mars.rules.effects.movement import NOT, Move
from offworld.games.on_mars.rules.effects.upgrading import PutMarker
from offworld.games.on_mars.rules.effects.using import ChooseTech
from offworld.kernel.errors import IllegalAnswer
from tests.games.on_mars.build import (
    BLUE,
    GAME,
    GREEN,
    ask,
    asked,
    choices,
    hex_,
    keys,
    main,
    mars,
    place,
    player,
    say,
    table,
    topic,
)


# --- construction -----------------------------------------------------------------------------------------------------
def test_r023_the_order_of_construction() -> None:
    match = table(
        {"bots": ["H3", None, None, None], "lab": {"shelter": "c2m", "generator": "c1t"}},
        ground={"H2": "crystal"},
        grid=[None] * 8,
        stacks={"generator": [0, 1, 2, 3, 4]},
    )
    ask(match, GREEN, Lay(GENERATOR, place("H2")))
    told = keys(match)
    order = ["on_mars-built", "on_mars-crystal-lost", "on_mars-gained", "on_mars-progress", "on_mars-contributed"]
    order += ["on_mars-lss", "on_mars-scored"]
    found = [told.index(key) for key in order]
    assert found == sorted(found)


def test_r024_next_to_one_and_two_from_another_is_a_complex_site() -> None:
    match = table(buildings={"G1": "generator"})
    state = mars(match)
    assert complex_sites(state, GENERATOR, 6) >> place("G2") & 1
    match = table({"bots": ["G2", None, None, None]}, buildings={"G1": "generator"})
    ask(match, GREEN, Construct(GENERATOR))
    assert topic(match) == ""  # without technology nothing can be built around there


def test_r025_anybodys_technology_serves_shelters_included() -> None:
    match = table(
        {"lab": {"shelter": "c1t"}, "stock": {"oxygen": 1}},
        {"lab": {"shelter": "c3t"}, "space": 6},
        buildings={"E2": "shelter0"},
    )
    ask(match, GREEN, Construct(SHELTER))
    say(match, ("build", "shelter", "E4"))
    while topic(match) == "pay":
        say(match, (0, 0, 0, 0, 1, 0))
    assert mars(match).uses == [BLUE * 16 + SHELTER]  # two are joined: the own level 1 would not do


def test_r025_a_boost_adds_to_a_technology_but_replaces_none() -> None:
    match = table({"bots": ["H3", None, None, None]})
    sites = building_sites(mars(match), GREEN, GENERATOR, True, zone_of(mars(match), GREEN))
    assert not sites & complex_sites(mars(match), GENERATOR, 6)
    match = table(
        {"lab": {"shelter": "c2m", "mine": "c1t"}}, {"lab": {"shelter": "c2m", "mine": "c3t"}, "space": 6}, seats=3
    )
    ask(match, GREEN, ChooseTech(Tech(MINE), 3, True))
    assert choices(match) == [GREEN, BLUE]
    say(match, GREEN)
    assert player(match)["working"] == 2


def test_r026_an_empty_stack_and_the_top_of_the_track() -> None:
    match = table(stacks={"generator": []}, lss={"generator": 5})
    ask(match, GREEN, Construct(GENERATOR))
    assert topic(match) == ""
    match = table({"stock": {"mineral": 1}}, lss={"generator": 5}, level=5)
    ask(match, GREEN, Lay(GENERATOR, place("H1")))
    assert mars(match).points[GREEN] == 0
    assert topic(match) == ""


def test_r027_the_owner_chooses_among_the_nearest_hexes_also_out_of_turn() -> None:
    match = table({}, {"bots": ["H3", None, None, None], "space": 6}, ground={"H2": "crystal"})
    ask(match, GREEN, Lay(MINE, place("H3")))
    assert asked(match) == (BLUE, "displaced")
    assert set(choices(match)) == {"G3", "G4", "H4", "I3", "I4"} - {"H2"}  # buildings without figure count
    with pytest.raises(IllegalAnswer):
        match.answer(BLUE, "H2")  # a crystal lies there
    with pytest.raises(IllegalAnswer):
        match.answer(BLUE, "H3")
    say(match, "G3")
    assert player(match, BLUE)["bots"] == ["G3"]


def test_r028_displacement_comes_before_the_arrows() -> None:
    def built(away: str) -> bool:
        match = table({}, {"rover": "H3", "space": 6}, stacks={"mine": [0, 1, 2, 3, 1]}, buildings={"H4": "greenhouse"})
        ask(match, GREEN, Lay(MINE, place("H3")))  # its arrow points to the top
        say(match, away)
        return bool(hex_(match, "H2")["ground"] == "crystal")

    assert built("H4")
    assert not built("H2")


# --- movement ---------------------------------------------------------------------------------------------------------
def test_r029_only_where_a_bot_stands_at_the_end_is_anything_crushed() -> None:
    match = table({"bots": ["G5", None, None, None]}, ground={"G6": "D07", "G4": "crystal"})
    ask(match, GREEN, Move(2, NOT))
    say(match, ("bot", "G5", "G6"))
    assert hex_(match, "G6")["ground"] == "D07"
    say(match, ("bot", "G6", "H5"), "done")
    assert hex_(match, "G6")["ground"] == "D07"
    ask(match, GREEN, Move(2, NOT))
    say(match, ("bot", "H5", "G6"), "done")
    assert hex_(match, "G6")["ground"] is None
    assert mars(match).lost[0] == 1


def test_r029_bot_and_rover_of_one_movement_may_change_places() -> None:
    match = table({"bots": ["H4", None, None, None], "rover": "H3", "crystals": 0})
    main(match, "control_center")
    say(match, ("bot", "H4", "H3"))
    assert "done" not in choices(match)  # two figures on one hex
    say(match, ("rover", "H3", "H4"))
    say(match, "done")
    assert (player(match)["bots"], player(match)["rover"]) == (["H3"], "H4")


def test_r030_a_rover_may_not_end_on_a_tile_of_which_it_can_use_nothing() -> None:
    match = table(
        {"rover": "G5", "research": {"A": True}, "stock": {"plant": 2}, "crystals": 0},
        ground={"G6": "research_A", "G4": "D15", "H5": "D07"},
    )
    main(match, "control_center")
    ends = {choice[2] for choice in choices(match) if choice[0] == "rover"}
    assert not ends & {"G6", "G4"}  # a second A; three plants without room
    why = match.why_not(GREEN, ("rover", "G5", "G6"))
    assert why is not None
    assert why.key == "on_mars-useless-tile"
    say(match, ("rover", "G5", "H5"), "done")
    assert topic(match) == "tile"
    say(match, False)  # taking it may be declined
    assert hex_(match, "H5")["ground"] == "D07"


def test_r031_crystals_are_spent_one_by_one() -> None:
    match = main(table({"bots": ["G5", None, None, None], "crystals": 2}), "control_center")
    say(match, ("bot", "G5", "G8"))
    assert player(match)["crystals"] == 1
    say(match, ("bot", "G8", "G9"))
    assert player(match)["crystals"] == 0
    assert not [choice for choice in choices(match) if choice[0] == "bot"]


def test_r032_the_rover_technology_serves_once_also_after_the_first_steps() -> None:
    match = main(
        table({"rover": "G5", "lab": {"shelter": "c2m", "rover": "c1t"}, "crystals": 0}, grid=[None] * 8),
        "control_center",
    )
    say(match, ("rover", "G5", "G7") if ("rover", "G5", "G7") in choices(match) else ("rover", "G5", "H6"))
    assert ("tech", GREEN) in choices(match)
    say(match, ("tech", GREEN))
    assert ("tech", GREEN) not in choices(match)


def test_r033_a_rover_enters_on_the_start_mine_whatever_stands_there() -> None:
    match = table({}, {"bots": ["G5", None, None, None], "space": 6})
    main(match, "control_center")
    assert ("rover", "G5", "G5") not in choices(match)
    say(match, ("rover", "G5", "G4"), "done")
    assert player(match)["rover"] == "G4"
    assert player(match, BLUE)["bots"] == ["G5"]
    assert hex_(match, "G5")["figures"] == [{"kind": "bot", "owner": BLUE}]


def test_r034_recycling_bots_collect_like_rovers() -> None:
    match = table(
        {"bots": ["G5", None, None, None], "crystals": 2},
        ground={"G6": "crystal", "H6": "D07"},
        blueprints={"recycling_bots": {"owner": 0, "hex": "I5"}},
    )
    say(match, ("use", "recycling_bots"), ("bot", "G5", "G6"), ("bot", "G6", "H6"))
    if topic(match) == "move":
        say(match, "done")
    assert topic(match) == "tile"
    say(match, True)
    assert player(match)["found"] == 1
    assert player(match)["waiting"] == 1 + 3


def test_r035_the_command_center_reads_the_highest_rover_technology() -> None:
    match = table(
        {"crystals": 2, "rover": "G5"},
        {"lab": {"shelter": "c2m", "rover": "c3t"}, "space": 6},
        blueprints={"command_center": {"owner": 0, "hex": "E3"}},
        grid=[None] * 8,
    )
    mars(match).leave(place("E3"))
    say(match, ("use", "command_center"))
    assert {choice[2] for choice in choices(match) if choice[0] == "rover"} >= {"G8", "J3"}
    assert not [choice for choice in choices(match) if choice[0] == "tech"]
    say(match, ("rover", "G5", "G8"))
    assert mars(match).uses == []  # no use of the tile


def test_a_position_saved_while_a_figure_is_pushed_away_plays_on_the_same() -> None:
    """The figure is in one place only, also after loading: its old hex is free once it has gone."""
    match = table({}, {"rover": "H3", "space": 6})
    ask(match, GREEN, Lay(MINE, place("H3")))
    loaded = GAME.load(match.position())
    for each in (match, loaded):
        say(each, "G4")
        assert player(each, BLUE)["rover"] == "G4"
    assert mars(loaded).figure == mars(match).figure
    assert mars(loaded).standing == mars(match).standing
    upgraded = table({}, {"bots": ["G3", None, None, None], "space": 6}, blueprints={"wind_turbines": {"owner": 0}})
    ask(upgraded, GREEN, PutMarker(BlueprintId(3), place("G3")))
    again = GAME.load(upgraded.position())
    for each in (upgraded, again):
        say(each, choices(each)[0])
    assert mars(again).figure == mars(upgraded).figure
