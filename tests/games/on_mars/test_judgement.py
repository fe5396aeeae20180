"""What bots think of a state, and mistakes that they must not make."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.bots import Perspective, bot
from offworld.games.on_mars.bots.horizon import rounds_left
from offworld.games.on_mars.bots.works import cube_worth, needed_points
from offworld.games.on_mars.names import GENERATOR, RESOURCES
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.games.on_mars.build import BLUE, GAME, GREEN, asked, mars, say, table, topic

NOTHING = dict.fromkeys(RESOURCES, 0)
ORBIT = {"space": 2}


def value(match: Match, seat: int = GREEN) -> float:
    """Return what a state is worth to somebody."""
    return GAME.value(match.state, seat)


def chosen(match: Match, name: str = "skilled") -> Any:
    """Return what a bot answers."""
    return bot(name, GAME).choose(Perspective(match, asked(match)[0]), Rng(1))


def last(*players: dict[str, Any], **rest: Any) -> Match:
    """Return a turn of the last round."""
    return table(*players, ending="last", remaining=0, mission_left=[0, 0, 0], **rest)


# --- value ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", RESOURCES)
def test_a_resource_more_is_better(name: str) -> None:
    assert value(table({"stock": {**NOTHING, name: 1}})) > value(table({"stock": NOTHING}))


@pytest.mark.parametrize(
    ("fewer", "more"),
    [
        ({"crystals": 0}, {"crystals": 1}),
        ({"quarters": 2}, {"quarters": 3}),
        ({"bots": ["E3", None, None, None]}, {"bots": ["E3", "F4", None, None]}),
        ({"lab": {"shelter": "c2m"}}, {"lab": {"shelter": "c3t"}}),
        ({"lab": {"shelter": "c2m"}}, {"lab": {"shelter": "c2m", "water": "c1t"}}),
        ({"cubes": {}}, {"cubes": {"mine": True}}),
        ({"hangar": 0}, {"hangar": 1}),
    ],
    ids=lambda board: next(iter(board)),
)
def test_more_of_anything_is_better(fewer: dict[str, Any], more: dict[str, Any]) -> None:
    assert value(table(more)) > value(table(fewer))


def test_crystals_that_find_no_room_are_worth_nothing() -> None:
    full = {"crystals": 3, "docks": ["develop", "rover", "blueprint", "upgrade", "mineral"]}
    assert value(table({**full, "waiting": 2})) == value(table(full))


def test_goods_fade_with_the_time_that_is_left() -> None:
    rich = {"stock": {**NOTHING, "oxygen": 2, "mineral": 2}}
    early = value(table(rich)) - value(table({"stock": NOTHING}))
    late = value(last({**rich, "acted": True}, turn=BLUE)) - value(last({"stock": NOTHING, "acted": True}, turn=BLUE))
    assert early > 2
    assert late == 0


def test_cubes_count_for_the_levels_to_come() -> None:
    """Rulebook p. 16: they score at the first two levels and at the end."""
    two = {"cubes": {"mine": True, "generator": True}}
    early = cube_worth(mars(table(two)), GREEN, 2)
    late = cube_worth(mars(table(two, level=3)), GREEN, 2)
    assert early > 2 * late > 0
    assert cube_worth(mars(table(two)), GREEN, GENERATOR) == 0


def test_only_what_the_colony_needs_is_rewarded() -> None:
    state = mars(table({"hangar": 2}, rewards=["R2", "R3", "R4", "R5"]))
    needed = needed_points(state, GREEN, GENERATOR)
    state.lss[0] = 2  # one row above the level: not needed, and no longer the first
    assert needed >= 2 + 2 * 2
    assert needed_points(state, GREEN, GENERATOR) == 0


def test_what_waits_on_the_other_side_counts_more_the_sooner_the_shuttle_flies() -> None:
    me = {**ORBIT, "stock": {**NOTHING, "mineral": 2}, "bots": ["F3", None, None, None]}
    soon = value(table(me, shuttle={"side": "orbit", "at": 1}))
    assert (
        soon
        > value(table(me, shuttle={"side": "orbit", "at": 2}))
        > value(table(me, shuttle={"side": "colony", "at": 2}))
    )


def test_the_end_comes_nearer_with_missions_and_levels() -> None:
    far = rounds_left(mars(table()))
    assert rounds_left(mars(table(mission_left=[1, 9, 9]))) <= far
    assert rounds_left(mars(table(remaining=1, mission_left=[1, 0, 0]))) < far / 2
    assert rounds_left(mars(table(round=30))) > far, "all are slower than usual"
    assert rounds_left(mars(table(round=59))) <= 2
    assert rounds_left(mars(last())) == 0


def test_an_unused_blueprint_frightens_when_others_may_end_the_match() -> None:
    cards = {"wind_turbines": {"owner": 0}, "oxygen_tank": {"owner": 0}}

    def worth(**rest: Any) -> float:
        return value(table(blueprints=cards, **rest)) - value(table(**rest))

    assert worth() > worth(remaining=1, mission_left=[1, 0, 0]) > value(last(blueprints=cards)) - value(last()) - 12


def test_only_the_owner_thinks_of_the_goals_in_hand() -> None:
    goals = {"goal1": "hand0", "goal7": "hand0", "goal2": "spent1"}
    assert value(table(goals=goals)) > value(table())
    assert value(table(goals=goals), BLUE) == value(table(), BLUE)


def test_what_brings_the_solo_goal_nearer_counts() -> None:
    alone = value(table(seats=1))
    assert value(table({"lab": {"shelter": "c6"}}, seats=1)) > alone + 9 + 2
    assert value(table(seats=1, goals={"goal7": "claimed0"})) > alone + 5


def test_alone_a_contract_is_worth_the_way_to_it() -> None:
    """The first goal wants one completed: it has to lie on the display, be taken and be filled."""
    offered: dict[str, Any] = {
        "display": ["contract7", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer"]
    }
    hired: dict[str, Any] = {
        "scientists": {"geologist": {"owner": 0}},
        "contracts": {"contract7": {"owner": -2}},
        **offered,
    }
    nothing = value(table(seats=1))
    busy = value(table({"slots": {"hire_or_contract": 1}, "quarters": 2}, seats=1, **hired))
    free = value(table(seats=1, **hired))
    signed = value(table(seats=1, contracts={"contract7": {"owner": 0}}))
    assert nothing < busy < free
    assert nothing + 5 < signed


# --- mistakes ---------------------------------------------------------------------------------------------------------
def test_who_is_out_of_colonists_flies_where_they_come_home() -> None:
    me = {"space": 5, "quarters": 0, "working": 2, "slots": {"research_development": 1}, "acted": True}
    match = table(me, {"space": 1, "acted": True}, turn=None, shuttle={"side": "colony", "at": 1})
    assert topic(match) == "travel"
    assert chosen(match) == "shuttle"


def test_who_has_nobody_left_to_act_does_not_stay_because_the_end_may_be_near() -> None:
    """Colonists on the actions of the colony come home with the next flight there, so one has to leave first."""
    me = {"space": 5, "quarters": 0, "working": 1, "supply": 2, "slots": {"construct": 3, "upgrade": 2}, "acted": True}
    near: dict[str, Any] = {"remaining": 1, "mission_left": [1, 0, 0], "level": 3, "round": 30}
    match = table(me, {"space": 1, "acted": True}, turn=None, shuttle={"side": "colony", "at": 1}, **near)
    assert topic(match) == "travel"
    assert chosen(match) == "shuttle"


def test_what_the_colony_needs_is_built_before_bots_move() -> None:
    me = {"bots": ["F3", None, None, None], "hangar": 2, "stock": {**NOTHING, "mineral": 1}}
    match = table(me, rewards=["R2", "R3", "R4", "R5"])
    assert chosen(match) == ("main", "construct")
    say(match, ("main", "construct"))
    assert chosen(match)[1] == "generator"


def test_no_blueprint_is_taken_that_cannot_be_used_any_more() -> None:
    match = last({**ORBIT, "stock": NOTHING, "crystals": 0}, {"space": 1, "acted": True})
    assert chosen(match) != ("main", "obtain_blueprint")


def test_a_blueprint_is_used_in_the_last_turn() -> None:
    me = {"bots": ["F3", None, None, None], "stock": {**NOTHING, "mineral": 1}}
    match = last(me, {"space": 1, "acted": True}, blueprints={"wind_turbines": {"owner": 0}})
    assert chosen(match) == ("main", "upgrade")


def test_a_goal_that_is_met_is_claimed() -> None:
    match = table({"lab": {"shelter": "c3t"}, "crystals": 2}, level=3, goals={"goal8": "hand0"})
    answer = chosen(match)
    assert answer[:3] == ("aside", "goal", 8)


def test_goals_are_not_spent_while_there_are_crystals() -> None:
    match = table({"crystals": 4}, goals={"goal1": "hand0", "goal7": "hand0", "goal2": "spent1"})
    say(match, ("exec", "bots"))
    while topic(match) == "crystals":
        assert chosen(match) == ()
        say(match, ())
    assert mars(match).goal_at.count(GREEN) == 2


# --- playouts and strength --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_playouts_end(seats: int) -> None:
    match = GAME.start(seats, 3, quiet=True)
    rng = Rng(1)
    while not match.over:
        for seat, decision in match.asked().items():
            match.answer(seat, GAME.rollout(match.state, decision, rng))
    assert max(match.scores()) > 20


def test_skilled_beats_random() -> None:
    match = GAME.start(2, 5, quiet=True)
    players = [bot("greedy:guesses=1", GAME), bot("random", GAME)]
    rng = Rng(5)
    while not match.over:
        for seat in match.asked():
            match.answer(seat, players[seat].choose(Perspective(match, seat), rng))
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores[0] > 60
