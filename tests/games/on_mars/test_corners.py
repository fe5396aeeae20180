"""Rare states: what a careful reader of the rulebook would try in order to break a rule."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.on_mars.data.benefit import COLONIST_BOOST, TRADE, Benefit
from offworld.games.on_mars.data.cards import PLAN_BUILDINGS
from offworld.games.on_mars.names import NO_TECH, SHIP_TECH, UPGRADE_TECH
from offworld.games.on_mars.rules.effects.benefits import BuyColonist, useful
from offworld.games.on_mars.rules.effects.construction import Finish
from offworld.games.on_mars.rules.effects.levels import deal_blueprints, refill_grid
from offworld.games.on_mars.rules.effects.movement import NOT, Move
from offworld.games.on_mars.rules.effects.ships import Welcome
from offworld.games.on_mars.rules.effects.tasks import show_plan
from offworld.games.on_mars.rules.effects.upgrading import Upgrade
from offworld.games.on_mars.rules.ending import EndMatch
from offworld.games.on_mars.rules.rival.turn import LacerdaTurn
from offworld.games.on_mars.rules.rounds import BeginTurn, StartRound
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.engine import step
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.games.on_mars.build import (
    BLUE,
    GAME,
    GREEN,
    ask,
    asked,
    choices,
    mars,
    place,
    player,
    say,
    table,
    topic,
)


# --- First Colonists --------------------------------------------------------------------------------------------------
def told(task: str, space: int, start: int, side: str) -> tuple[list[Any], list[str]]:
    """Fly with a task in hand, keep it, and return what the other player sees meanwhile, and what was asked."""
    match = table(
        {"space": start, "acted": True, "working": 1, "slots": {"construct": 1}},
        {"space": 4, "acted": True, "hangar": 1},
        turn=None,
        tasks={task: "hand0"},
        task_deck=[],
        options={"first_colonists": True},
        grid=["water", *[None] * 7],
        shuttle={"side": side, "at": 1},
    )
    if asked(match)[0] == BLUE:
        say(match, "stay")
    found: list[Any] = []
    topics: list[str] = []
    while asked(match)[0] == GREEN and topic(match) != "turn":
        now = (match.view(BLUE)["table"], match.view(BLUE)["asked"])
        if now not in found[-1:]:
            found.append(now)
        topics.append(topic(match))
        kept = False if False in choices(match) else "done"
        say(match, {"task": kept, "travel": "shuttle", "space": space}.get(topic(match), choices(match)[0]))
    return found, topics


@pytest.mark.parametrize(("space", "met"), [(3, "B2"), (7, "B8"), (8, "B1")])
def test_two_worlds_a_task_met_by_the_bonus_of_a_space_shows_nowhere(space: int, met: str) -> None:
    """R062: who holds a task is asked after such a bonus in any case, so that keeping the card tells nobody."""
    start, side = (5, "colony") if space == 3 else (1, "orbit")
    seen, topics = told(met, space, start, side)
    assert topics[-1] == "task"
    assert seen == told("B5", space, start, side)[0]


def test_two_worlds_a_task_met_by_a_discovery_tile_is_asked_with_all_colonists_home() -> None:
    """Rulebook, "Travel to the colony", steps 1 and 2: nobody sees colonists wait for an answer about a card."""
    seen, topics = told("B7", 5, 1, "orbit")
    assert "task" in topics
    assert seen == told("B5", 5, 1, "orbit")[0]


def test_r062_nobody_is_asked_after_a_bonus_who_holds_no_task() -> None:
    match = table(
        {"space": 1, "acted": True},
        {"space": 6, "acted": True, "hangar": 1},
        turn=None,
        shuttle={"side": "orbit", "at": 1},
        task_deck=["B1"],
        options={"first_colonists": True},
    )
    say(match, "shuttle")
    while topic(match) != "space":
        say(match, choices(match)[0])
    say(match, 8)
    assert topic(match) == "blueprint"
    say(match, choices(match)[0])
    assert asked(match)[0] == BLUE


# --- crystals and contracts -------------------------------------------------------------------------------------------
def wanting_crystals(*players: dict[str, Any], **rest: Any) -> Match:
    """Return a match in which Green has the contract for three crystals and two minerals."""
    return table(*players, contracts={"contract12": {"owner": GREEN}}, **rest)


def test_r012_crystals_that_do_not_fit_may_go_on_a_contract_first() -> None:
    """Rulebook, "Earth contracts": what one gets may go straight onto a contract, past the board."""
    match = ask(wanting_crystals({"crystals": 2, "waiting": 3}), GREEN, BeginTurn())
    assert topic(match) == "overflow"
    assert player(match)["crystals"] == 3
    say(match, ("deliver", 12), "lose")
    assert mars(match).load[11 * 6 + 5] == 1
    assert player(match)["waiting"] == 0
    assert topic(match) == "turn"


def test_r012_crystals_that_fit_ask_nothing() -> None:
    assert topic(ask(wanting_crystals({"crystals": 1, "waiting": 2}), GREEN, BeginTurn())) == "turn"
    full = ask(wanting_crystals({"crystals": 2, "waiting": 3}, {"crystals": 3, "waiting": 2}), BLUE, BeginTurn())
    assert topic(full) == "turn"  # the contract is not Blue's


def test_the_end_crystals_of_the_last_round_may_go_on_a_contract_first() -> None:
    """Rulebook, "End of the game": the last crystals move in by the usual rules, and contracts may still be filled."""
    stock = {"mineral": 2}
    match = ask(wanting_crystals({"crystals": 3, "waiting": 1, "stock": stock}), GREEN, EndMatch())
    assert topic(match) == "overflow"
    say(match, ("deliver", 12), 12)
    assert match.over
    assert mars(match).contract_done[11]
    assert mars(match).crystals[GREEN] == 1


# --- movement ---------------------------------------------------------------------------------------------------------
def test_r030_a_bot_does_not_leave_a_rover_on_a_tile_that_has_become_useless() -> None:
    """Rulebook, "Rover": it may not end its movement where it can get nothing of the reward, whoever moves last."""
    match = table({"bots": ["G1", None, None, None], "rover": "G5"}, ground={"H4": "D14"})  # construct a shelter
    ask(match, GREEN, Move(2, 2))
    assert ("bot", "G1", "I1") in choices(match)
    say(match, ("rover", "G5", "H4"))
    bots = [each for each in choices(match) if each[0] == "bot"]
    assert ("bot", "G1", "G2") in bots
    assert ("bot", "G1", "I1") not in bots
    for answer in bots:
        assert topic(say(match.clone(), answer, "done")) == "tile", answer


def test_r030_crystals_that_the_tile_costs_are_not_spent_on_bots() -> None:
    rest: dict[str, Any] = {"display": ["contract8", *[None] * 5], "ground": {"H4": "D04"}}
    match = ask(table({"rover": "G5", "crystals": 1}, **rest), GREEN, Move(0, 2))
    say(match, ("rover", "G5", "H4"))
    assert not [each for each in choices(match) if each[0] == "bot"]
    rich = ask(table({"rover": "G5", "crystals": 2}, **rest), GREEN, Move(0, 2))
    say(rich, ("rover", "G5", "H4"))
    assert [each for each in choices(rich) if each[0] == "bot"]


def test_r029_a_bot_meets_the_rover_only_where_the_rover_can_go_on() -> None:
    """The hex that the bot leaves is where the rover can always go, unless it would end on a useless tile there."""
    full = dict.fromkeys(("mineral", "battery", "water", "plant", "oxygen"), 2)
    tiles = {"G4": "D15", "H4": "D16", "H5": "D17", "G6": "D18", "F5": "D19", "F4": "D08"}
    me = {"bots": ["F3", None, None, None], "rover": "G5", "stock": full}
    match = table(me, ground=tiles, grid=[None] * 8)
    ask(match, GREEN, Move(2, 1, crystals=False))
    say(match, ("bot", "F3", "F4"))
    assert ("bot", "F4", "G5") not in choices(match)


def test_r034_two_bots_do_not_end_on_research_tiles_of_one_colour() -> None:
    """Rulebook, "Rover": no second tile of a colour, and no end of a movement where nothing can be taken."""
    tiles = {"F2": "research_A", "H2": "research_A", "H1": "research_B"}
    match = table({"bots": ["F3", "H3", None, None]}, ground=tiles)
    ask(match, GREEN, Move(2, NOT, as_rovers=True))
    assert ("bot", "H3", "H2") in choices(match)
    say(match, ("bot", "F3", "F2"))
    assert ("bot", "H3", "H2") not in choices(match)
    say(match, "done")
    assert topic(match) == "tile"


# --- offers without effect --------------------------------------------------------------------------------------------
def test_r002_the_trade_market_needs_room_for_what_it_brings() -> None:
    trade = Benefit(TRADE, 2, boost=COLONIST_BOOST)
    full_stock = {"mineral": 1, "battery": 2, "water": 2, "plant": 2, "oxygen": 2}
    assert not useful(mars(table({"stock": full_stock})), GREEN, trade, 0)
    assert useful(mars(table({"stock": {"battery": 2, "water": 1}})), GREEN, trade, 0)
    assert not useful(mars(table({"stock": dict.fromkeys(full_stock, 0)})), GREEN, trade, 0)


UPGRADES: list[tuple[dict[str, Any], dict[str, str], bool]] = [
    ({"stock": {"mineral": 2}}, {}, False),  # one mine only
    ({"stock": {"mineral": 1}}, {"H4": "mine"}, False),  # one mineral only
    ({"stock": {"mineral": 2}}, {"H4": "mine"}, True),
]


@pytest.mark.parametrize(("me", "buildings", "offered"), UPGRADES)
def test_r002_the_upgrade_technology_is_offered_where_it_allows_one_more(
    me: dict[str, Any], buildings: dict[str, str], offered: bool
) -> None:
    """Rulebook, "Upgrade a building": costs, buildings and blueprints are looked ahead together."""
    me = {**me, "bots": ["G4", None, None, None], "lab": {"upgrade": "c1t", "shelter": "c2m"}}
    cards = {"construction_yard": {"owner": GREEN}, "metal_deposit": {"owner": GREEN}}
    match = ask(table(me, buildings=buildings, blueprints=cards), GREEN, Upgrade(1, tech=True, must=True))
    assert (("tech", GREEN) in choices(match)) is offered
    assert mars(match).tech_level(GREEN, UPGRADE_TECH) == 1


@pytest.mark.parametrize(("plants", "level", "offered"), [(1, 2, False), (2, 1, False), (2, 2, True)])
def test_r002_the_ship_technology_is_offered_where_it_allows_one_more(plants: int, level: int, offered: bool) -> None:
    """Rulebook, "Welcome a ship": each ship is paid for."""
    goods = {"plant": plants, "water": plants, "mineral": 0}
    match = table({"stock": goods, "lab": {"ship": "c1t", "shelter": "c2m"}}, level=level)
    ask(match, GREEN, Welcome(1, tech=True, must=True))
    assert (("tech", GREEN) in choices(match)) is offered
    assert mars(match).tech_level(GREEN, SHIP_TECH) == 1


# --- colonists --------------------------------------------------------------------------------------------------------
def test_r021_who_came_with_the_shuttle_phase_may_boost_from_the_next_round_on() -> None:
    """Only colonists gained in the current turn cannot boost: also in a reaction before the own next turn."""
    match = ask(table({"space": 6, "fresh": 1}, {"space": 5}), GREEN, StartRound())
    assert asked(match) == (BLUE, "turn")
    assert mars(match).boosters(GREEN) == 3


# --- positions --------------------------------------------------------------------------------------------------------
def test_a_position_in_lacerdas_turn_is_shown_before_he_draws_another_card() -> None:
    """Loading plays nothing: also where the next card would lead to a question like the one that was asked."""
    me = {"space": 8, "lab": {"rover": "c1t", "shelter": "c2m"}}
    tiles = {"H3": "D07", "F3": "D01"}
    match = table(me, {"space": 5}, seats=1, solo_deck=[1, 0], ground=tiles)  # two upgrades, without a blueprint
    ask(match, GREEN, LacerdaTurn())
    assert asked(match) == (GREEN, "oxygen")  # his rover has used the technology
    position = match.position()
    given = {name: position[name] for name in ("game", "seats", "options", "state")}
    assert GAME.load(given).position()["state"] == position["state"]


def test_what_copies_share_is_never_changed_in_place() -> None:
    """Piles lie still most of the time, so that a copy takes them as they are: whoever draws makes a new one."""
    match = GAME.start(4, 1, {"first_colonists": True}, quiet=True)
    state = mars(match)
    shared = ("missions", "rewards", "tiles", "deck", "tech_pile", "pile", "task_deck")
    before = {name: list(getattr(state, name)) for name in shared}
    copy = state.clone()
    assert all(getattr(copy, name) is getattr(state, name) for name in shared)
    copy.next_discovery()
    copy.grid = changed(copy.grid, 0, NO_TECH)
    refill_grid(copy)
    show_plan(copy, GREEN, PLAN_BUILDINGS[copy.plans[GREEN]][0])
    for copy.level in (2, 3):
        deal_blueprints(copy)
    GAME.guess(copy, (GREEN,), Rng(1))
    assert {name: getattr(state, name) for name in shared} == before
    for name in ("deck", "tech_pile", "pile", "task_deck"):
        assert len(getattr(copy, name)) < len(before[name])


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_answer_and_no_guess_writes_into_what_copies_share(seats: int) -> None:
    """Lists of boards and cards that change seldom are shared as well, through whole matches."""
    state = mars(GAME.start(seats, 3, quiet=True))
    copy = state.clone()
    shared = [name for name in dir(state) if _is_list(state, name) and _is_same(state, copy, name)]
    assert {"built", "card_owner", "lss", "grid", "mission_left"} < set(shared)
    seen: dict[int, tuple[list[int], list[int]]] = {}  # each list that was ever shared, and what it held then
    rng = Rng(seats)
    while state.pending is not None:
        for name in shared:
            items = getattr(state, name)
            seen.setdefault(id(items), (items, items[:]))
        GAME.guess(state.clone(), (0,), rng)
        step(state, state.pending.sample(rng))
    assert len(seen) > len(shared)
    assert all(items == before for items, before in seen.values())


def _is_list(state: OnMars, name: str) -> bool:
    return isinstance(getattr(state, name), list)


def _is_same(state: OnMars, copy: OnMars, name: str) -> bool:
    return getattr(state, name) is getattr(copy, name)


# --- what sampled changes of the rules showed to be untested ----------------------------------------------------------
def test_an_arrow_at_the_start_mine_brings_no_crystal() -> None:
    """An empty hex is one with nothing on it at all: not a mine without a figure, which no rule calls empty."""
    match = table(turn=GREEN)
    state = mars(match)
    state.built = changed(state.built, place("G4"), 0)
    state.sites = changed(state.sites, 0, state.sites[0] | 1 << place("G4"))
    state.laid |= 1 << place("G4")
    ask(match, GREEN, Finish(GREEN, 0, place("G4"), 2))  # its arrow points down, at the start mine
    assert state.ground[place("G5")] == 0
    assert 24 not in state.ground


@pytest.mark.parametrize("me", [{"supply": 0, "quarters": 3, "working": 9}, {"quarters": 4, "supply": 8}])
def test_nobody_pays_for_a_colonist_who_cannot_come(me: dict[str, Any]) -> None:
    """Space 4 asks nothing where the supply is empty, or the living quarters are full."""
    assert topic(ask(table(me), GREEN, BuyColonist())) == ""


def test_why_an_advanced_building_cannot_be_used() -> None:
    built = {"casino": {"owner": 0, "hex": "E3"}, "mineral_mine": {"owner": 1, "hex": "G5"}}
    match = table({"crystals": 2}, {"space": 6}, blueprints=built)
    assert ("use", "casino") in choices(match)
    why = match.why_not(GREEN, ("use", "mineral_mine"))
    assert why is not None
    assert why.key == "on_mars-not-your-card"
    poor = table({"crystals": 1}, {"space": 6}, blueprints=built)
    why = poor.why_not(GREEN, ("use", "casino"))
    assert why is not None
    assert (why.key, why.params) == ("on_mars-too-few-crystals", {"need": 2, "have": 1})


def test_why_no_bot_comes_with_a_ship() -> None:
    me = {"bots": ["A1", "A2", "A3", "B1"], "stock": {"water": 1, "plant": 1}}
    match = say(table(me), ("main", "welcome_ship"))
    assert {choice[2] for choice in choices(match)} == {"colonists"}
    why = match.why_not(GREEN, ("ship", "mineral", "bot"))
    assert why is not None
    assert why.key == "on_mars-no-bot-left"
