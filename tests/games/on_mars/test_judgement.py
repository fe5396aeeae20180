"""What bots think of a state, and mistakes that they must not make."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.bots import Perspective, bot
from offworld.games.on_mars.bots import holdings, solo, works
from offworld.games.on_mars.bots.horizon import overdue, rounds_left, time_for
from offworld.games.on_mars.bots.works import cube_worth, needed_points
from offworld.games.on_mars.data.cards import SOLO_GOALS
from offworld.games.on_mars.names import GENERATOR, RESOURCES, WATER_EXTRACTOR
from offworld.games.on_mars.rules.rival.goals import requirements
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


def test_a_match_that_lasts_too_long_is_worth_ending() -> None:
    """Steps of missions are worth the more the later it is, most to whoever leads."""

    def worth(seat: int, round_: int) -> float:
        near, far = [table({"points": 30}, round=round_, mission_left=[left, 9, 9]) for left in (3, 4)]
        return value(near, seat) - value(far, seat)

    assert worth(GREEN, 16) > worth(GREEN, 13) > worth(GREEN, 10) + 0.2
    assert worth(GREEN, 16) - worth(GREEN, 10) > worth(BLUE, 16) - worth(BLUE, 10) > 0.2


def test_a_long_match_is_late_later() -> None:
    waiting: dict[str, Any] = {"mission_left": [3, 9, 9], "round": 14}
    assert overdue(mars(table(**waiting))) > overdue(mars(table(options={"length": "long"}, **waiting))) == 0


def test_a_contract_that_is_signed_brings_a_mission_nearer() -> None:
    """Two bots waited for each other to the sixtieth round: the mission wanted contracts, and neither signed one."""
    missions = ["contracts_completed", "research_tiles", "bots_placed"]
    waiting: dict[str, Any] = {"missions": missions, "mission_left": [2, 0, 0], "remaining": 1, "round": 22, "level": 4}
    far = overdue(mars(table(**waiting)))
    assert far > overdue(mars(table(**waiting, contracts={"contract7": {"owner": 0}}))) > 0
    assert overdue(mars(table(**{**waiting, "round": 10}))) == 0
    assert overdue(mars(table(seats=1, **waiting))) == 0, "alone nobody waits"


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


def test_alone_a_contract_on_the_display_is_worth_less_when_the_end_is_near() -> None:
    near: dict[str, Any] = {"remaining": 1, "mission_left": [1, 0, 0], "level": 3}
    shown = ["contract7", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer"]
    hired: dict[str, Any] = {
        "scientists": {"geologist": {"owner": 0}},
        "contracts": {"contract7": {"owner": -2}},
        "display": shown,
    }

    def worth(**rest: Any) -> float:
        return value(table(seats=1, **hired, **rest)) - value(table(seats=1, **rest))

    assert worth() > worth(**near) + 2


def goal_worth(*players: dict[str, Any], **rest: Any) -> float:
    """Return what the requirements of the solo goal are worth in a position."""
    state = mars(table(*players, seats=1, **rest))
    rounds = rounds_left(state)
    return solo.towards_goal(state, time_for(rounds, GREEN, state), rounds)


def test_alone_nobody_loses_the_lead_by_flying() -> None:
    """Who stands on an action of the other side does not count at the end, but will have come home by then."""
    me = {"quarters": 1, "working": 1, "slots": {"research_development": 1}}
    for points in range(0, 9, 2):
        here, there = [goal_worth({**me, "space": at, "points": points}, {"space": 1}) for at in (2, 6)]
        assert here - 0.2 < there


def test_alone_what_is_farthest_from_being_met_counts_most() -> None:
    done: dict[str, Any] = {"goals": {"goal8": "claimed0"}, "contracts": {"contract7": {"owner": 0, "done": True}}}

    def worth(**rest: Any) -> float:
        return goal_worth({"lab": {"shelter": "c6"}}, **rest) - goal_worth({"lab": {"shelter": "c2m"}}, **rest)

    assert worth(level=3, **done) > worth(level=3) > 0


def test_alone_the_level_counts_more_the_nearer_the_end() -> None:
    """A match was lost at level 2 with all else in hand: missions ended it before anybody built what was missing."""
    lacks = {"generator": 3, "water_extractor": 3, "greenhouse": 2, "oxygen_condenser": 3}
    near: dict[str, Any] = {"remaining": 1, "mission_left": [1, 0, 0]}

    def worth(**rest: Any) -> float:
        return goal_worth(level=3, lss={**lacks, "greenhouse": 3}, **rest) - goal_worth(level=2, lss=lacks, **rest)

    assert worth(**near) > worth() > 0


def test_a_requirement_is_as_likely_as_there_is_time_for_its_work() -> None:
    assert solo.within(0, 0) == 1
    assert solo.within(1, 0) == 0
    assert 0 < solo.within(4, 2) < solo.within(4, 8) < solo.within(1, 8) < 1


def test_alone_a_turn_of_lacerda_that_is_still_to_come_counts() -> None:
    """Bots kept to the first spaces, in orbit: after a flight he acts first, and what he gained was held against it."""
    spaces = {"space": 6}, {"space": 5}
    before = value(table(spaces[0], spaces[1], seats=1))
    after = value(table(spaces[0], {**spaces[1], "acted": True, "points": round(solo.TO_COME)}, seats=1))
    assert abs(after - before) < 0.5


def test_alone_what_the_level_of_the_goal_wants_is_worth_building() -> None:
    lss = {"generator": 2, "water_extractor": 3, "greenhouse": 2, "oxygen_condenser": 2}
    alone, others = [mars(table(seats=seats, level=2, lss=lss)) for seats in (1, 2)]
    assert works.wanted_points(alone, GENERATOR) > 1
    assert works.wanted_points(alone, WATER_EXTRACTOR) == works.wanted_points(others, GENERATOR) == 0
    assert works.plans(alone, GREEN) > works.plans(others, GREEN)


@pytest.mark.parametrize("goal", SOLO_GOALS)
def test_every_solo_goal_has_chances(goal: str) -> None:
    """Whatever a goal wants, more time makes it likelier, and all that is met is worth most."""
    state = mars(table(seats=1, options={"solo_goal": goal}))
    worths = [solo.towards_goal(state, 1.0, rounds) for rounds in (0.0, 2.0, 10.0)]
    assert 0 <= worths[0] < worths[1] < worths[2] < solo.WIN + solo.PREPARED * len(requirements(state))


def test_the_end_takes_from_rivals_as_much_as_from_oneself() -> None:
    """Two bots stood before the last mission for 45 rounds, since each saw only what the end would cost itself."""

    def worth(seat: int, **rest: Any) -> float:
        players: list[dict[str, Any]] = [{"points": 40}, {"points": 30}]
        far, near = [
            table(*players, turn=BLUE if seat == GREEN else GREEN, remaining=1, mission_left=[left, 0, 0], **rest)
            for left in (6, 1)
        ]
        return value(near, seat) - value(far, seat)

    waiting = {"wind_turbines": {"owner": 1}, "oxygen_tank": {"owner": 1}}
    assert worth(GREEN) > 0, "whoever leads ends the match"
    assert worth(GREEN, blueprints=waiting) > worth(GREEN), "the more so while rivals have something left to do"
    assert worth(GREEN) > worth(BLUE), "whoever is behind would rather go on"


def test_a_colonist_who_finds_no_room_is_worth_nothing() -> None:
    """Ships brought colonists to a party with one shelter: with the next flight they went back to the supply."""
    full = {"quarters": 4}
    assert value(table({**full, "working": 2})) == value(table(full))
    more: dict[str, Any] = {"buildings": {"D2": "shelter0"}}
    assert value(table({**full, "working": 2}, **more)) > value(table(full, **more))


def test_colonists_count_more_the_sooner_they_come_home() -> None:
    me = {**ORBIT, "quarters": 1, "working": 2}
    soon, later = [mars(table(me, shuttle={"side": "orbit", "at": at})) for at in (1, 2)]
    assert holdings.people(soon, GREEN, 1.0) > holdings.people(later, GREEN, 1.0)


def test_what_rivals_may_build_first_promises_less() -> None:
    """The last generator that the colony needs, and a cube before the level rises, are worth a turn now."""
    me = {"bots": ["F3", None, None, None], "stock": {**NOTHING, "mineral": 1}}
    lss = {"generator": 1, "water_extractor": 2, "greenhouse": 2, "oxygen_condenser": 2}
    there = works.plans(mars(table(me, {"space": 6}, lss=lss)), GREEN)
    away = works.plans(mars(table(me, {"space": 1}, lss=lss)), GREEN)
    assert 0 < there < away


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


def test_the_rover_drives_on_to_a_tile_and_takes_it() -> None:
    """A tile three hexes away is worth the crystal that the last step costs, and the control center no colonist."""
    me = {"rover": "G5", "crystals": 2, "stock": NOTHING, "bots": ["E3", None, None, None], "quarters": 3}
    match = table(me, ground={"J4": "D18"})
    assert chosen(match) == ("main", "control_center")
    say(match, ("main", "control_center"))
    assert chosen(match) == ("rover", "G5", "J4")


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


@pytest.mark.parametrize("name", ["skilled", "expert:iterations=120"])
def test_alone_a_scientist_is_hired_so_that_a_contract_comes(name: str) -> None:
    """Contracts come to the display only where a scientist was taken: with none in sight somebody has to begin."""
    match = table({"stock": {**NOTHING, "battery": 2}, "crystals": 2, "quarters": 4}, seats=1, round=6)
    assert chosen(match, name) == ("main", "hire_or_contract")


@pytest.mark.parametrize("name", ["skilled", "expert:iterations=120"])
def test_alone_a_contract_is_signed_while_there_is_time_to_fill_it(name: str) -> None:
    shown = ["contract7", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer"]
    hired: dict[str, Any] = {
        "scientists": {"geologist": {"owner": 0}},
        "contracts": {"contract7": {"owner": -2}},
        "display": shown,
    }
    match = table({"stock": {**NOTHING, "battery": 1, "mineral": 1}, "crystals": 3, "quarters": 4}, seats=1, **hired)
    assert chosen(match, name) == ("main", "hire_or_contract")
    say(match, ("main", "hire_or_contract"))
    assert chosen(match, name) == ("contract", 7)


@pytest.mark.parametrize("free", [(1, 1), (2, 0)])
def test_alone_nobody_stays_in_orbit_for_the_sake_of_a_colonist_at_work_there(free: tuple[int, int]) -> None:
    """Nineteen of twenty rounds went by in orbit: to leave seemed to cost the points of the quarters, and the lead."""
    quarters, working = free
    me = {"space": 3, "quarters": quarters, "working": working, "slots": {"research_development": 1}, "crystals": 3}
    lab = {"shelter": "c3t", "rover": "c3b", "water": "c1t"}
    stock = {**NOTHING, "mineral": 2, "water": 2, "plant": 1}
    match = table({**me, "lab": lab, "stock": stock, "acted": True}, {"space": 8, "acted": True}, seats=1, turn=None)
    assert topic(match) == "travel"
    assert chosen(match) == "shuttle"


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
