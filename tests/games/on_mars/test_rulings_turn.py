"""Rulings R001 to R022: the turn, costs, storage, crystals, places and colonists."""

from __future__ import annotations

import pytest

from offworld.games.on_mars.data.benefit import COLONIST_BOOST, EVERYWHERE, WORKING_ONLY
from offworld.games.on_mars.names import (
    BLUEPRINT_ACTION,
    COLONY,
    CONSTRUCT_ACTION,
    CRYSTAL,
    HIRE_ACTION,
    MINERAL,
    PLANT,
    WATER,
    ContractId,
    GoalId,
)
from offworld.games.on_mars.rules.effects.goals import progress
from offworld.games.on_mars.rules.effects.goods import can_deliver, gain
from offworld.games.on_mars.rules.effects.hiring import Hire
from offworld.games.on_mars.rules.effects.laboratory import Develop
from offworld.games.on_mars.rules.effects.paying import can_pay, gain_colonists
from offworld.games.on_mars.rules.effects.placing import can_place, put_colonist, surcharge
from offworld.games.on_mars.rules.effects.taking import Retrieve, TakeBlueprint, TakeStocked
from offworld.games.on_mars.rules.effects.travel import BringHome, SpaceBonus
from offworld.games.on_mars.rules.rounds import BeginTurn
from offworld.kernel.engine import run
from offworld.kernel.errors import IllegalAnswer
from tests.games.on_mars.build import (
    BLUE,
    GREEN,
    YELLOW,
    ask,
    asked,
    choices,
    main,
    mars,
    player,
    say,
    stock,
    table,
    topic,
)


def test_r001_a_turn_begins_by_storing_crystals() -> None:
    match = table({"crystals": 1, "waiting": 5}, turn=None)
    ask(match, GREEN, BeginTurn())
    assert player(match)["crystals"] == 3  # three slots without a ship; the rest is lost
    assert player(match)["waiting"] == 0


def test_r001_one_main_and_one_executive_action_before_or_after() -> None:
    match = table({"crystals": 3})
    say(match, ("exec", "bots"), "done")
    assert not [choice for choice in choices(match) if choice[0] == "exec"]
    main(match, "control_center")
    say(match, "done")
    assert choices(match) == ["end"]
    late = main(table({"crystals": 3}), "control_center")
    assert not [choice for choice in choices(late) if choice[0] == "exec"]  # never in the middle
    say(late, "done")
    assert ("exec", "bots") in choices(late)


def test_r001_the_main_action_is_compulsory() -> None:
    match = table()
    assert "end" not in choices(match)
    with pytest.raises(IllegalAnswer):
        match.answer(GREEN, "end")


@pytest.mark.parametrize(("space", "name"), [(1, "landing_pod"), (5, "control_center")])
def test_r002_a_main_action_is_always_possible(space: int, name: str) -> None:
    poor = {"space": space, "quarters": 0, "supply": 12, "crystals": 0}
    nothing = dict.fromkeys(("mineral", "battery", "water", "plant", "oxygen"), 0)
    match = table(
        {**poor, "stock": nothing},
        store=dict.fromkeys(("crystal", "battery", "water", "plant", "oxygen"), 0),
        grid=[None] * 8,
    )
    assert [choice for choice in choices(match) if choice[0] == "main"] == [("main", name)]


def test_r003_the_lowest_space_that_has_not_acted_is_next() -> None:
    match = table({"space": 3}, {"space": 2, "acted": True}, {"space": 8}, seats=3, turn=None)
    assert asked(match)[0] == GREEN
    main(match, "landing_pod")
    say(match, 5, "end")  # from 3 to 5: still not asked again
    assert asked(match)[0] == YELLOW


def test_r004_after_travelling_the_main_action_is_on_the_new_side() -> None:
    match = table({"crystals": 2}, blueprints={"aerial_elevator": {"owner": 0, "hex": "I5"}})
    say(match, ("use", "aerial_elevator"), 1)
    assert player(match)["side"] == "orbit"
    assert ("main", "resupply") in choices(match)
    assert ("main", "construct") not in choices(match)


def test_r005_the_end_of_a_turn_in_order() -> None:
    match = table(
        {"crystals": 2},
        {"lab": {"shelter": "c2m", "rover": "c1t"}, "space": 6},
        uses=[{"owner": 1, "tech": "rover"}],
        lss={"generator": 2, "water_extractor": 2, "greenhouse": 2, "oxygen_condenser": 2},
        grid=[None] * 8,
    )
    main(match, "hire_or_contract")
    say(match, ("scientist", "hydrologist"))
    while topic(match) == "pay":
        say(match, next(iter(match.asked().values())).proposal)  # type: ignore[attr-defined]
    say(match, "end")
    assert asked(match) == (GREEN, "refill")
    say(match, 11)
    assert asked(match) == (BLUE, "oxygen")
    assert mars(match).level == 1
    say(match, "oxygen")
    assert mars(match).level == 2
    assert asked(match) == (BLUE, "turn")


def test_r006_no_movement_ends_with_two_figures_on_a_hex() -> None:
    match = main(
        table({"bots": ["G5", None, None, None]}, {"bots": ["G6", None, None, None], "space": 6}), "control_center"
    )
    assert ("bot", "G5", "G6") not in choices(match)
    assert match.why_not(GREEN, ("bot", "G5", "G6")).key == "on_mars-two-on-a-hex"  # type: ignore[union-attr]
    assert ("bot", "G5", "G7") in choices(match)  # passing is allowed


def test_r007_resources_gained_can_pay_later_crystals_cannot() -> None:
    lab = {"shelter": "c5b", "water": "c2t"}
    match = table(
        {
            "space": 1,
            "lab": lab,
            "crystals": 0,
            "stock": {"mineral": 0, "battery": 0, "water": 0, "plant": 0, "oxygen": 1},
        },
        grid=[None] * 8,
    )
    ask(match, GREEN, Develop(2))
    say(match, ("develop", "water", "c3t"))  # brings a mineral, which pays for the next step
    assert ("develop", "water", "c4t") in choices(match)
    gain(mars(match), GREEN, CRYSTAL, 3)
    run(match.state)
    assert ("develop", "shelter", "c6") not in choices(match)


def test_r008_a_mineral_stands_for_any_other_resource() -> None:
    match = table({"stock": {"mineral": 1, "battery": 0, "water": 0, "plant": 0, "oxygen": 0}})
    state = mars(match)
    for kind in range(1, 5):
        cost = tuple([int(each == kind) for each in range(6)])
        assert can_pay(state, GREEN, cost)
        assert not can_pay(state, GREEN, tuple([2 * count for count in cost]))
    assert not can_pay(state, GREEN, (2, 0, 0, 0, 0, 0))


def test_r008_a_mineral_never_counts_on_contracts_or_for_conditions() -> None:
    match = table({"stock": {"mineral": 2, "water": 0, "battery": 2}}, contracts={"contract9": {"owner": 0}})
    assert can_deliver(mars(match), GREEN, ContractId(8), MINERAL)
    assert not can_deliver(mars(match), GREEN, ContractId(8), WATER)
    assert progress(mars(match), GREEN, GoalId(5)) == 2  # goal 6 looks at one resource other than minerals


def test_r009_any_resource_may_be_a_mineral() -> None:
    match = table({"stock": {"mineral": 1, "battery": 1, "water": 0, "plant": 0, "oxygen": 0}})
    assert can_pay(mars(match), GREEN, (0, 1, 0, 0, 0, 1))
    assert not can_pay(mars(match), GREEN, (0, 1, 0, 0, 1, 1))


def test_r010_effects_outside_the_action_place_need_no_colonist_but_the_price() -> None:
    grid = [None, None, "water", None, None, None, None, None]
    match = table({"space": 3, "stock": {"mineral": 0, "battery": 1}}, turn=None, grid=grid)
    ask(match, GREEN, SpaceBonus(3))
    say(match, ("learn", "g3", "c1b"))
    assert stock(match)["battery"] == 0
    assert player(match)["quarters"] == 3
    biolab = table(
        {"crystals": 2},
        blueprints={"biolab": {"owner": 0, "hex": "G5"}},
        display=["geologist", "contract7", None, None, None, None],
    )
    assert ("use", "biolab") not in choices(biolab)  # two crystals for the card, none for the contract
    biolab = table(
        {"crystals": 3},
        blueprints={"biolab": {"owner": 0, "hex": "G5"}},
        display=["geologist", "contract7", None, None, None, None],
    )
    say(biolab, ("use", "biolab"), ("contract", 7))
    assert player(biolab)["crystals"] == 0
    assert mars(biolab).slots[HIRE_ACTION * 2] == 0


def test_r011_the_executive_upgrade_costs_three_crystals_and_the_mineral() -> None:
    options = {"docks": ["develop", "rover", "blueprint"], "crystals": 4, "bots": ["G6", None, None, None]}
    match = table(
        {**options, "stock": {"mineral": 0}},
        blueprints={"private_ship": {"owner": 0}, "moisture_vaporator": {"owner": 0}},
    )
    assert ("exec", "upgrade") not in choices(match)
    match = table(
        {**options, "stock": {"mineral": 2}, "lab": {"shelter": "c2m", "upgrade": "c3t"}},
        blueprints={"private_ship": {"owner": 0}, "moisture_vaporator": {"owner": 0}},
        buildings={"H6": "water_extractor"},
        grid=[None] * 8,
    )
    say(match, ("exec", "upgrade"))
    assert not [choice for choice in choices(match) if choice[0] == "tech"]
    say(match, choices(match)[0])
    assert (player(match)["crystals"], stock(match)["mineral"]) == (1, 1)
    assert topic(match) == "turn"  # only one


def test_r012_what_does_not_fit_may_go_on_a_contract() -> None:
    match = table({"stock": {"plant": 2}}, contracts={"contract11": {"owner": 0}}, turn=None)
    match.state.stack.clear()
    gain(mars(match), GREEN, PLANT, 2)
    run(match.state)
    assert asked(match) == (GREEN, "overflow")
    say(match, ("deliver", 11), "lose")
    assert player(match)["contracts"][0]["load"] == {"mineral": 0, "plant": 1}
    assert stock(match)["plant"] == 2
    other = table({"stock": {"plant": 2}}, turn=None)
    other.state.stack.clear()
    gain(mars(other), GREEN, PLANT, 2)  # nobody has to refuse a gain
    assert stock(other)["plant"] == 2


def test_r013_a_new_shelter_makes_room_at_once() -> None:
    match = table({"stock": {"oxygen": 1}, "lab": {"shelter": "c2m"}})
    main(match, "construct")
    say(match, next(choice for choice in choices(match) if choice[1] == "shelter"))
    while topic(match) == "pay":
        say(match, (0, 0, 0, 0, 1, 0))
    say(match, GREEN)  # both have the shelter technology
    assert player(match)["limit"] == 3
    assert player(match)["capacity"] == 6


def test_r014_crystals_wait_until_the_next_turn() -> None:
    match = table({"space": 1, "crystals": 0})
    main(match, "resupply")
    say(match, "crystal")
    assert (player(match)["crystals"], player(match)["waiting"]) == (0, 1)
    assert mars(match).spendable(GREEN) == 0


@pytest.mark.parametrize(("crystals", "waiting", "possible"), [(2, 0, True), (2, 1, False), (3, 0, False)])
def test_r015_a_crystal_of_the_warehouse_needs_room(crystals: int, waiting: int, possible: bool) -> None:
    match = table({"space": 1, "crystals": crystals, "waiting": waiting})
    ask(match, GREEN, TakeStocked(1))
    assert ("crystal" in choices(match)) == possible
    gain(mars(match), GREEN, CRYSTAL, 4)  # other gains are not limited
    assert player(match)["waiting"] == waiting + 4


def test_r016_a_goal_pays_as_a_crystal_in_the_own_turn_only() -> None:
    match = table({"crystals": 1}, goals={"goal5": "hand0", "goal6": "hand0"})
    assert mars(match).spendable(GREEN) == 3
    say(match, ("exec", "bots"))
    assert topic(match) == "crystals"
    with pytest.raises(IllegalAnswer):
        match.answer(GREEN, [])  # one crystal is not enough
    say(match, ("goal5",))
    assert (player(match)["crystals"], player(match)["goals"], player(match)["goals_spent"]) == (0, 1, 1)
    assert "goal5" not in str(match.view(BLUE))
    away = table({"crystals": 1}, goals={"goal5": "hand0"}, turn=BLUE)
    assert mars(away).spendable(GREEN) == 1


def test_r016_a_goal_is_no_crystal_on_a_contract_but_may_pay_for_one() -> None:
    match = table(
        {"crystals": 0},
        goals={"goal5": "hand0"},
        contracts={"contract12": {"owner": 0}},
        display=["contract7", *[None] * 5],
    )
    assert not can_deliver(mars(match), GREEN, ContractId(11), CRYSTAL)
    ask(match, GREEN, Hire(2))
    mars(match).actor = GREEN
    assert ("contract", 7) in choices(match)


def test_r017_placing_needs_a_colonist_before_the_slots_are_cleared() -> None:
    match = table({"quarters": 0, "slots": {"construct": 3}, "supply": 9}, seats=3)
    assert not can_place(mars(match), GREEN, CONSTRUCT_ACTION)  # the cleared ones go to the working area
    match = table({"quarters": 1, "slots": {"construct": 3}, "supply": 8}, seats=3)
    assert can_place(mars(match), GREEN, CONSTRUCT_ACTION)
    put_colonist(mars(match), GREEN, CONSTRUCT_ACTION)
    assert (player(match)["working"], player(match)["quarters"]) == (3, 0)


@pytest.mark.parametrize(
    ("seats", "mine", "theirs", "due"), [(3, 2, 0, 0), (3, 1, 1, 1), (2, 1, 0, 1), (2, 1, 1, 2), (2, 2, 1, 1)]
)
def test_r018_the_surcharge(seats: int, mine: int, theirs: int, due: int) -> None:
    match = table({"slots": {"obtain_blueprint": mine}}, {"slots": {"obtain_blueprint": theirs}}, seats=seats)
    assert surcharge(mars(match), GREEN, BLUEPRINT_ACTION) == due


def test_r019_the_hire_action() -> None:
    match = table({"slots": {"hire_or_contract": 1}, "crystals": 3})
    assert ("main", "hire_or_contract") not in choices(match)
    why = match.why_not(GREEN, ("main", "hire_or_contract"))
    assert why is not None
    assert why.key == "on_mars-hire-once"
    one = {"slots": {"hire_or_contract": 1}}
    full = table({}, {**one, "space": 6}, {**one, "space": 7}, {**one, "space": 8}, seats=4)
    assert surcharge(mars(full), GREEN, HIRE_ACTION) == 3  # never cleared


def test_r020_a_gain_into_full_quarters_brings_nothing() -> None:
    match = table({"quarters": 4, "supply": 8})
    gain_colonists(mars(match), GREEN, 2)
    assert (player(match)["quarters"], player(match)["supply"]) == (4, 8)
    match = table({"quarters": 3, "supply": 0, "working": 9})
    gain_colonists(mars(match), GREEN, 1)
    assert player(match)["quarters"] == 3


def test_r021_new_colonists_may_work_but_not_boost() -> None:
    match = table({"quarters": 1, "fresh": 1, "supply": 11}, market=["casino", "gym", *[None] * 10])
    ask(match, GREEN, TakeBlueprint(1, COLONIST_BOOST))
    say(match, "casino")
    assert topic(match) == ""  # the only colonist is new
    assert can_place(mars(match), GREEN, CONSTRUCT_ACTION)
    put_colonist(mars(match), GREEN, CONSTRUCT_ACTION)
    assert player(match)["fresh"] == 0  # new ones are used up first


def test_r022_retrieving_is_limited_by_free_quarters_except_by_travel() -> None:
    match = table({"quarters": 3, "working": 3, "supply": 6})
    ask(match, GREEN, Retrieve(2, WORKING_ONLY))
    say(match, "working_area")
    assert topic(match) == ""
    assert player(match)["quarters"] == 4
    match = table({"quarters": 3, "working": 2, "slots": {"construct": 1}, "supply": 6})
    ask(match, GREEN, BringHome(COLONY))
    assert (player(match)["quarters"], player(match)["supply"], player(match)["working"]) == (4, 8, 0)
    assert EVERYWHERE & WORKING_ONLY
