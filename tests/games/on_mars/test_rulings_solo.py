"""Rulings R051 to R059: Lacerda, every card of his deck, and the four solo goals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from offworld.games.on_mars.data.cards import SOLO_DECK, SOLO_GOALS
from offworld.games.on_mars.data.field import FIELD
from offworld.games.on_mars.names import COLONY, LACERDA, MINE, ORBIT, ROVER_TECH
from offworld.games.on_mars.rules.effects.levels import RaiseLevel
from offworld.games.on_mars.rules.effects.lss import reward_count
from offworld.games.on_mars.rules.effects.using import SettleUses
from offworld.games.on_mars.rules.ending import ScoreMatch
from offworld.games.on_mars.rules.rival import colony, orbit
from offworld.games.on_mars.rules.rival.choice import pick
from offworld.games.on_mars.rules.rival.goals import requirements
from offworld.games.on_mars.rules.rival.rover import move_rover, tiles_in_sight
from offworld.games.on_mars.rules.rival.turn import LacerdaBonus, LacerdaTravels, LacerdaTurn
from offworld.games.on_mars.rules.scoring import quarters_points, total
from offworld.games.on_mars.rules.setup import set_up
from offworld.kernel.engine import run
from offworld.kernel.match import Match
from tests.games.on_mars.build import (
    GAME,
    GREEN,
    ask,
    asked,
    choices,
    keys,
    mars,
    place,
    player,
    say,
    table,
    topic,
)


def solo(me: dict[str, Any] | None = None, him: dict[str, Any] | None = None, **rest: Any) -> Match:
    """Return a solo match in the player's turn."""
    return table(me or {}, him or {}, seats=1, **rest)


def card_number(card: int) -> int:
    """Return the action number of a solo card."""
    return SOLO_DECK[card][2]


# --- Lacerda ----------------------------------------------------------------------------------------------------------
def test_set_up_of_the_solo_game() -> None:
    match = GAME.start(1, 5)
    state = mars(match)
    assert state.parties == 2
    assert state.bots_of(LACERDA) == []  # his bot stands in the progress area
    assert state.icon == MINE
    assert state.space[LACERDA] in (2, 3, 4, 6, 7, 8)
    assert [at for at in state.goal_at if at >= 0] == [0, 0, 0]  # he gets no goals
    say(match, next(space for space in choices(match)))
    for _ in range(20):
        if topic(match) == "turn":
            break
        say(match, choices(match)[-1])
    assert state.shuttle_at >= 1


def test_r051_lacerda_builds_anywhere() -> None:
    match = solo()
    state = mars(match)
    assert len(colony.best_sites(state, 1)) > 7  # more than the zone of a bot
    assert colony.construct(state)
    run(state)
    assert state.tiles_left[0] == 5
    assert state.figure.count(9 + LACERDA) == 1  # his miner
    assert state.icon == 1


def test_r051_with_technology_he_builds_the_largest_complex() -> None:
    match = solo({"lab": {"shelter": "c2m", "mine": "c2t"}}, buildings={"F5": "mine"}, grid=[None] * 8)
    state = mars(match)
    colony.build(state, MINE)
    run(state)
    assert state.uses == [MINE] or keys(match).count("on_mars-used-foreign-tech") == 1
    assert "on_mars-built" in keys(match)
    assert max(part.bit_count() for part in FIELD.groups(state.sites[MINE])) == 3


def test_r052_he_pays_crystals_for_surcharges_only() -> None:
    match = solo(him={"crystals": 0}, display=["contract7", *[None] * 5])
    assert colony.hire(mars(match))
    assert mars(match).contract_owner[6] == LACERDA
    lab = {"shelter": "c2m", "rover": "c5t"}
    match = solo(him={"crystals": 0, "lab": lab, "space": 1}, grid=[None] * 8)
    orbit.develop(mars(match), ROVER_TECH)
    assert player(match, LACERDA)["lab"]["rover"] == "c6"
    match = solo({"slots": {"construct": 1}, "quarters": 2}, {"crystals": 0})
    assert not colony.construct(mars(match))  # the surcharge is not waived
    match = solo({"slots": {"construct": 1}, "quarters": 2}, {"crystals": 1})
    assert colony.construct(mars(match))
    assert mars(match).crystals[LACERDA] == 0


def test_r053_his_rover_takes_the_nearest_tile_it_reaches() -> None:
    match = solo(
        him={"rover": "G5", "crystals": 0}, ground={"G6": "D16", "G4": "D15", "H5": "D07"}, discoveries=["D01", "D02"]
    )
    state = mars(match)
    assert tiles_in_sight(state) == [place("H5")]  # plants are useless to him
    move_rover(state)
    assert player(match, LACERDA)["rover"] == "H5"
    assert state.found[LACERDA] == 1
    assert state.waiting[LACERDA] == 3


def test_r053_crystals_only_if_they_bring_him_there_else_as_near_as_possible() -> None:
    near = {"him": {"rover": "G5", "crystals": 1}, "ground": {"G8": "D07"}}
    match = solo(**near)  # type: ignore[arg-type]
    move_rover(mars(match))
    assert player(match, LACERDA)["rover"] == "G8"
    assert mars(match).crystals[LACERDA] == 0
    match = solo(him={"rover": "G5", "crystals": 1}, ground={"G9": "D07"})
    move_rover(mars(match))
    assert mars(match).crystals[LACERDA] == 1
    assert player(match, LACERDA)["rover"] in ("G7", "F7", "H7", "F6", "H6")


def test_r054_he_develops_a_technology_that_you_have_used() -> None:
    match = solo(him={"lab": {"shelter": "c2m", "rover": "c1b"}}, uses=[{"owner": 1, "tech": "rover"}], grid=[None] * 8)
    ask(match, GREEN, SettleUses())
    assert player(match, LACERDA)["lab"]["rover"] == "c2b"  # c2m is taken
    match = solo(him={"lab": {"shelter": "c2m", "rover": "c6"}}, uses=[{"owner": 1, "tech": "rover"}], grid=[None] * 8)
    ask(match, GREEN, SettleUses())
    assert player(match, LACERDA)["lab"]["rover"] == "c6"


def test_your_technology_used_by_him_brings_you_an_oxygen_or_a_development() -> None:
    match = solo({"lab": {"shelter": "c2m", "rover": "c1t"}}, {"rover": "G5"}, ground={"G6": "D07"}, grid=[None] * 8)
    move_rover(mars(match))
    ask(match, GREEN, SettleUses())
    assert asked(match) == (GREEN, "oxygen")


def test_r055_his_bots_count() -> None:
    match = solo(missions=["bots_placed", "progress_cubes", "research_tiles"], mission_left=[3, 9, 9])
    assert reward_count(mars(match), LACERDA, 4) == 1
    lss = {"generator": 2, "water_extractor": 2, "greenhouse": 2, "oxygen_condenser": 2}
    match = solo(missions=["bots_placed", "progress_cubes", "research_tiles"], mission_left=[3, 9, 9], lss=lss)
    ask(match, GREEN, RaiseLevel())
    state = mars(match)
    assert reward_count(state, LACERDA, 4) == 2
    assert state.mission_left[0] == 2
    assert (state.shelters[LACERDA], state.hangar[LACERDA]) == (2, 1)


def test_r056_discovery_tiles_for_lacerda() -> None:
    match = solo(him={"rover": "G5"}, ground={"G6": "D10"}, icon="greenhouse")
    state = mars(match)
    before = state.tiles_left[1]
    move_rover(state)
    run(state)
    assert state.tiles_left[1] == before - 1  # the type that is named, free of resources
    match = solo(him={"rover": "G5"}, ground={"G6": "D03"}, icon="greenhouse")
    move_rover(mars(match))
    run(match.state)
    assert mars(match).tiles_left[3] == 5  # any building: his bot's


def test_r057_ambiguity_is_settled_by_the_action_numbers() -> None:
    state = set_up(1, 99, False, False, False, 0)
    deck = state.solo_deck[:]
    two = Counter(pick(state, [10, 20]) for _ in range(900))
    assert 1.05 < two[10] / two[20] < 1.5  # five 1s to four 2s
    three = Counter(pick(state, [1, 2, 3]) for _ in range(1200))
    assert three[1] > three[2] > three[3]
    many = Counter(pick(state, [1, 2, 3, 4]) for _ in range(1200))
    assert min(many.values()) > 230
    assert state.solo_deck == deck  # the real deck is not touched
    assert pick(state, [7]) == 7


@pytest.mark.parametrize(("space", "check"), [(2, "warehouse"), (3, "learn"), (7, "bot"), (8, "blueprint")])
def test_r058_he_takes_the_bonus_of_his_space(space: int, check: str) -> None:
    match = solo(him={"space": space}, store={"battery": 1, "water": 1, "plant": 1, "oxygen": 1, "crystal": 2})
    state = mars(match)
    ask(match, GREEN, LacerdaBonus())
    if check == "warehouse":
        assert state.store == [1, 1, 1, 1, 1]
        assert state.waiting[LACERDA] == 1
    elif check == "learn":
        assert len(player(match, LACERDA)["lab"]) == 2
    elif check == "bot":
        assert state.icon == 1
    else:
        assert state.card_owner.count(LACERDA) == 1


def test_r058_he_hires_the_scientist_with_most_blueprints_then_takes_contracts() -> None:
    match = solo(blueprints={"biomarket": {"owner": 0}, "hydroponic_farm": {"owner": 1}, "casino": {"owner": 0}})
    state = mars(match)
    assert colony.wanted_cards(state) == [2]  # the hydrologist scores greenhouses
    assert colony.hire(state)
    assert state.scientist_owner[2] == LACERDA
    assert -1 not in state.display  # refilled from the shuffled deck
    match = solo(
        scientists={"geologist": {"owner": 1}, "biochemist": {"owner": 1}},
        display=[None, "rd_engineer", "contract9", "contract2", None, None],
    )
    assert colony.wanted_cards(mars(match)) == [6 + 1]  # the upgrade contract brings more
    assert not colony.hire(mars(solo(him={"slots": {"hire_or_contract": 1}})))


def test_r059_all_lines_of_the_solo_goal_must_be_met() -> None:
    match = solo(
        {"points": 200, "lab": {"shelter": "c6"}},
        level=3,
        contracts={"contract7": {"owner": 0, "done": True}},
        goals={"goal1": "claimed0"},
    )
    assert [met for _, met in requirements(mars(match))] == [True] * 5
    ask(match, GREEN, ScoreMatch())
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.rivals[0].score == total(mars(match), LACERDA)
    assert not outcome.rivals[0].won
    lost = solo(
        {"points": 200, "lab": {"shelter": "c6"}},
        level=2,
        contracts={"contract7": {"owner": 0, "done": True}},
        goals={"goal1": "claimed0"},
    )
    ask(lost, GREEN, ScoreMatch())
    outcome = lost.outcome()
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.rivals[0].won
    assert keys(lost).count("on_mars-solo-missed") == 1


GREENHOUSES = {"F6": "greenhouse", "F7": "greenhouse", "E6": "greenhouse", "D6": "greenhouse"}
WON: dict[str, dict[str, Any]] = {
    "first_colonists": {
        "me": {"points": 100, "lab": {"shelter": "c6"}},
        "level": 3,
        "contracts": {"contract7": {"owner": 0, "done": True}},
    },
    "next_generation": {
        "me": {"points": 100, "research": {"A": True, "B": True}},
        "level": 3,
        "contracts": {"contract7": {"owner": 0, "done": True}, "contract1": {"owner": 0, "done": True}},
        "buildings": {"E2": "shelter0", "D2": "shelter0", "F2": "shelter0"},
    },
    "hunky_dory": {
        "me": {"points": 100, "miners": ["G5", "F5", "H5"], "quarters": 0},
        "level": 4,
        "contracts": {"contract7": {"owner": 0, "done": True}, "contract1": {"owner": 0, "done": True}},
        "buildings": {"F5": "mine", "H5": "mine"},
        "blueprints": {
            "wind_turbines": {"owner": 0, "hex": "G3"},
            "private_ship": {"owner": 0, "hex": "G7"},
            "biomarket": {"owner": 0, "hex": "E5"},
            "concentrator": {"owner": 0, "hex": "I5"},
            "casino": {"owner": 0, "hex": "E3"},
        },
    },
    "martian_potato": {
        "me": {
            "points": 100,
            "space": 1,
            "research": {"A": True, "B": True},
            "lab": {"shelter": "c2m", "greenhouse": "c6"},
            "stock": {"plant": 5},
        },
        "level": 3,
        "contracts": {"contract4": {"owner": 0, "done": True}, "contract11": {"owner": 0, "done": True}},
        "buildings": {**GREENHOUSES, "E2": "shelter0", "D2": "shelter0", "F2": "shelter0", "D3": "shelter0"},
        "scientists": {"biochemist": {"owner": 0}},
        "blueprints": {
            "biomarket": {"owner": 0, "hex": "E5"},
            "hydroponic_farm": {"owner": 0, "hex": "F6"},
            "eco_resort": {"owner": 0, "hex": "F7"},
        },
        "grid": [None] * 8,
    },
}


@pytest.mark.parametrize("goal", SOLO_GOALS)
def test_every_solo_goal_can_be_met_line_by_line(goal: str) -> None:
    given = {key: value for key, value in WON[goal].items() if key != "me"}
    options = {"solo_goal": goal}
    match = solo(WON[goal]["me"], goals={"goal1": "claimed0"}, options=options, **given)
    assert all(met for _, met in requirements(mars(match)))
    behind = solo({**WON[goal]["me"], "points": -90}, goals={"goal1": "spent0"}, options=options, **given)
    missed = [text.key for text, met in requirements(mars(behind)) if not met]
    assert "on_mars-solo-margin" in missed
    if goal != "martian_potato":
        assert "on_mars-solo-goal" in missed


@pytest.mark.parametrize("card", range(12))
@pytest.mark.parametrize("space", [1, 5])
def test_every_solo_card(card: int, space: int) -> None:
    """Its action is done, or his rover moves; from the second pass on it moves a mission cube as well."""
    match = solo(
        {"space": 8},
        {"space": space},
        turn=None,
        solo_deck=[card],
        solo_passes=1,
        blueprints={"metal_deposit": {"owner": 1}},
    )
    mission, travels, number = SOLO_DECK[card]
    state = mars(match)
    assert state.solo_card == card
    assert state.acted[LACERDA] == 1
    done = {
        (1, 1): "on_mars-took-blueprint",
        (1, 2): "on_mars-learned",
        (1, 3): "on_mars-developed",
        (5, 1): "on_mars-built",
        (5, 2): "on_mars-upgraded",
        (5, 3): "on_mars-hired",
    }[space, number]
    told: list[Any] = []
    fresh = solo(
        {"space": 8},
        {"space": space},
        turn=GREEN,
        solo_deck=[card],
        solo_passes=1,
        blueprints={"metal_deposit": {"owner": 1}},
    )
    fresh.state.log = told
    ask(fresh, GREEN, LacerdaTurn())
    heard = [event.text.key for event in told]
    assert "on_mars-lacerda-card" in heard
    assert done in heard
    assert mars(fresh).mission_left[mission] < 9
    ask(fresh, GREEN, LacerdaTravels(ORBIT if space == 1 else COLONY))
    flew = (mars(fresh).space[LACERDA] <= 4) != (space == 1)
    assert flew == travels
    assert card_number(card) == number


def test_the_deck_is_shuffled_anew_and_only_then_moves_missions() -> None:
    match = solo({"space": 8}, {"space": 5}, solo_deck=[0], solo_passes=0)
    ask(match, GREEN, LacerdaTurn())
    assert mars(match).solo_passes == 0
    assert mars(match).mission_left == [9, 9, 9] or "on_mars-progress" in keys(match)
    mars(match).acted = [0, 0]
    ask(match, GREEN, LacerdaTurn())
    assert mars(match).solo_passes == 1


def test_his_quarters_count_as_full() -> None:
    match = solo(buildings={"J7": "shelter1"})
    assert quarters_points(mars(match), LACERDA) == 6  # six slots with two shelters
    assert reward_count(mars(match), LACERDA, 7) == 6


def test_lss_benefit_of_lacerda() -> None:
    match = solo(him={"slots": {"hire_or_contract": 1}})
    colony.take_lss_benefit(mars(match))
    assert mars(match).slots[4 * 2 + LACERDA] == 0
    colony.take_lss_benefit(mars(match))
    assert mars(match).waiting[LACERDA] == 1


def test_what_is_impossible_becomes_a_move_of_the_rover() -> None:
    match = solo(
        {"slots": {"construct": 2}, "quarters": 1, "space": 8},
        {"space": 5, "crystals": 0, "rover": "G5"},
        solo_deck=[2],
        ground={"G6": "D07"},
        turn=None,
    )
    assert player(match, LACERDA)["rover"] is not None
    assert mars(match).found[LACERDA] == 1
