"""Every main action with its boosts and surcharges, what is looked ahead for, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.on_mars.names import GOODS, MAIN_ACTIONS, RED_ACTIONS
from offworld.games.on_mars.rules.effects.laboratory import Develop
from offworld.games.on_mars.rules.effects.movement import NOT, Move
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.errors import BadPosition, IllegalAnswer, NotAsked
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from offworld.kernel.rng import Rng
from tests.games.on_mars.build import (
    BLUE,
    GAME,
    GREEN,
    ask,
    asked,
    choices,
    hex_,
    main,
    mars,
    player,
    say,
    stock,
    table,
    topic,
)

NOTHING = dict.fromkeys(GOODS[:5], 0)
PLENTY = dict.fromkeys(GOODS[:5], 2)
SEATS = ("Ada", "Boris", "Clara", "Dora")


def refused(match: Match, answer: Any, seat: int = GREEN) -> str:
    """Give an answer that is not allowed; nothing changes, and the reason has a key."""
    before = position_bytes(match)
    with pytest.raises((IllegalAnswer, NotAsked)):
        match.answer(seat, answer)
    assert position_bytes(match) == before
    why = match.why_not(seat, answer)
    assert why is not None
    for language in LANGUAGES:
        words = Translator(language, SEATS).say(why)
        assert words != why.key
        assert not set("{}") & set(words)
    assert Translator("ru", SEATS).say(why) != Translator("en", SEATS).say(why)
    return why.key


# --- main actions -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("side", [0, 1])
def test_only_the_actions_of_ones_side_are_offered(side: int) -> None:
    me = {"space": 1 + 4 * side, "quarters": 4, "supply": 8, "stock": PLENTY, "bots": ["G6", None, None, None]}
    match = table(me, blueprints={"private_ship": {"owner": 0}})
    offered = [choice[1] for choice in choices(match) if choice[0] == "main"]
    assert offered == list(MAIN_ACTIONS[side])
    assert refused(match, ("main", MAIN_ACTIONS[1 - side][0])) == "on_mars-other-side"


@pytest.mark.parametrize("boost", [0, 1, 2])
def test_obtain_blueprint_boosted(boost: int) -> None:
    match = main(table({"space": 1}, market=["casino", "gym", "radar", *[None] * 9]), "obtain_blueprint")
    say(match, "casino")
    for card in ("gym", "radar")[:boost]:
        assert topic(match) == "blueprint"
        say(match, card)
    if boost < 2:
        say(match, "done")
    assert len(player(match)["blueprints"]) == 1 + boost
    assert player(match)["working"] == boost


def test_obtain_blueprint_needs_a_marker() -> None:
    owned = ("casino", "gym", "radar", "biolab", "library", "aqueduct", "biomarket", "concentrator")
    match = table({"space": 1}, blueprints={card: {"owner": 0} for card in owned})
    assert refused(match, ("main", "obtain_blueprint")) == "on_mars-no-marker"


@pytest.mark.parametrize(("spot", "cost"), [("g1", {}), ("g4", {"battery": 1}), ("g7", {"battery": 1, "plant": 1})])
def test_learn_tech_by_rows(spot: str, cost: dict[str, int]) -> None:
    grid: list[str | None] = [None] * 8
    grid[int(spot[1]) - 1] = "water"
    match = main(table({"space": 1, "stock": {**NOTHING, **cost}}, grid=grid), "learn_tech")
    say(match, ("learn", spot, "c1b"))
    assert sum(stock(match).values()) == 0
    if cost:
        poor = table({"space": 1, "stock": {**NOTHING, **cost, "battery": 0}}, grid=grid)
        assert refused(poor, ("main", "learn_tech")) == "on_mars-nothing-to-learn"


def test_learn_tech_boosted_once() -> None:
    match = main(table({"space": 1}, grid=["water", "rover", *[None] * 6]), "learn_tech")
    say(match, ("learn", "g1", "c1t"), "done")  # the upper cell: something from the warehouse
    assert topic(match) == "learn"
    say(match, ("learn", "g2", "c1b"))
    assert player(match)["working"] == 1
    assert topic(match) == "turn"


def test_no_technology_twice() -> None:
    match = table({"space": 1, "lab": {"shelter": "c2m", "water": "c3t"}}, grid=["water", None, *[None] * 6], seats=3)
    assert ("main", "learn_tech") not in choices(match)


@pytest.mark.parametrize("boost", [0, 1])
def test_research_boosted(boost: int) -> None:
    match = main(table({"space": 1, "lab": {"shelter": "c2m"}, "stock": PLENTY}), "research_development")
    steps = [("develop", "shelter", "c3b"), ("develop", "shelter", "c4b"), ("develop", "shelter", "c5b")][: 2 + boost]
    for step in steps:
        say(match, step)
        while topic(match) == "pay":
            say(match, next(iter(match.asked().values())).proposal)  # type: ignore[attr-defined]
    assert player(match)["lab"]["shelter"] == steps[-1][2]
    assert player(match)["working"] == boost


def test_column_six_costs_a_crystal() -> None:
    poor = table({"space": 1, "lab": {"shelter": "c5t"}, "crystals": 0, "stock": PLENTY})
    assert refused(poor, ("main", "research_development")) == "on_mars-nothing-to-develop"
    match = main(table({"space": 1, "lab": {"shelter": "c5t"}, "crystals": 1, "stock": PLENTY}), "research_development")
    say(match, ("develop", "shelter", "c6"))
    while topic(match) == "pay":
        say(match, (0, 0, 0, 0, 1, 0))
    assert player(match)["crystals"] == 0
    assert player(match)["points"]["techs"] == 9


def test_resupply_needs_room() -> None:
    match = table({"space": 1, "stock": PLENTY, "crystals": 3})
    assert refused(match, ("main", "resupply")) == "on_mars-nothing-to-take"


def test_landing_pod_lays_no_discovery_tile() -> None:
    match = main(table({"space": 2, "working": 1, "quarters": 2, "slots": {"construct": 0}}), "landing_pod")
    assert topic(match) == "space"
    assert choices(match) == [5, 7, 8]
    say(match, 5)
    assert player(match)["quarters"] == 3
    assert player(match)["side"] == "colony"


@pytest.mark.parametrize("crystals", [0, 1, 3])
def test_control_center_boosted(crystals: int) -> None:
    match = main(table({"bots": ["A1", None, None, None], "crystals": crystals}), "control_center")
    reach = {choice[2] for choice in choices(match) if choice[0] == "bot"}
    from offworld.games.on_mars.data.field import DISTANCE, HEX

    assert max(DISTANCE[HEX["A1"]][HEX[end]] for end in reach) == 2 + crystals


@pytest.mark.parametrize("action", ["obtain_blueprint", "research_development"])
@pytest.mark.parametrize(("due", "colonists", "crystals"), [(1, 0, 1), (1, 1, 0), (2, 1, 1), (2, 2, 0), (2, 0, 2)])
def test_surcharges_in_orbit(action: str, due: int, colonists: int, crystals: int) -> None:
    other = {"slots": {action: 1}, "quarters": 2}
    players = [{**other, "space": 5 + seat} for seat in range(due)]
    match = table({"space": 1, "quarters": 4, "supply": 8, "crystals": 2}, *players, seats=4)
    main(match, action)
    assert topic(match) == "surcharge"
    say(match, colonists)
    assert player(match)["crystals"] == 2 - crystals
    assert player(match)["working"] == colonists
    assert mars(match).slots[RED_ACTIONS.index(action) * 4] == 1


@pytest.mark.parametrize(
    ("action", "answer"),
    [("construct", ("build", "generator")), ("upgrade", None), ("hire_or_contract", ("contract", 7))],
)
def test_surcharges_in_the_colony(action: str, answer: Any) -> None:
    other = {"slots": {action: 1}, "quarters": 2, "space": 6}
    match = table(
        {"bots": ["F3", None, None, None], "stock": {**NOTHING, "mineral": 1}, "crystals": 2},
        other,
        blueprints={"casino": {"owner": 0}},
        display=["contract7", *[None] * 5],
    )
    main(match, action)
    if answer is not None:
        say(match, next(choice for choice in choices(match) if choice[: len(answer)] == answer))
    assert topic(match) == "surcharge"
    say(match, 1)
    assert player(match)["working"] == 1
    assert player(match)["crystals"] == (1 if action == "hire_or_contract" else 2)


def test_the_price_of_a_contract_is_kept_back_from_the_surcharge() -> None:
    other = {"slots": {"hire_or_contract": 1}, "quarters": 2, "space": 6}
    match = table(
        {"crystals": 1, "stock": NOTHING, "quarters": 2, "supply": 10}, other, display=["contract7", *[None] * 5]
    )
    main(match, "hire_or_contract")
    say(match, ("contract", 7))
    assert topic(match) == "turn"  # the surcharge could only be a colonist
    assert (player(match)["crystals"], player(match)["working"]) == (0, 1)
    poor = table(
        {"crystals": 1, "stock": NOTHING, "quarters": 1, "supply": 11}, other, display=["contract7", *[None] * 5]
    )
    assert refused(poor, ("main", "hire_or_contract")) == "on_mars-cannot-place"


def test_the_miner_is_kept_back_from_the_surcharge() -> None:
    other = {"slots": {"construct": 1}, "quarters": 2, "space": 6}
    match = table(
        {"crystals": 1, "stock": NOTHING, "quarters": 2, "supply": 10, "bots": ["F4", "H4", None, None]}, other
    )
    main(match, "construct")
    assert {choice[1] for choice in choices(match)} == {"mine"}
    say(match, choices(match)[0])
    for _ in range(3):
        if topic(match) == "displaced":
            say(match, choices(match)[0])
    assert player(match)["quarters"] == 0
    assert player(match)["crystals"] == 0
    poor = table(
        {"crystals": 0, "stock": NOTHING, "quarters": 2, "supply": 10, "bots": ["F4", "H4", None, None]}, other
    )
    assert refused(poor, ("main", "construct")) == "on_mars-nothing-to-build"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_upgrade_technology_allows_more_upgrades(level: int) -> None:
    cells = {1: "c1t", 2: "c2t", 3: "c3t"}
    cards = ("casino", "wind_turbines", "automated_production", "biomarket")
    match = table(
        {
            "bots": ["F3", "E4", None, None],
            "stock": {**NOTHING, "mineral": 2},
            "lab": {"shelter": "c2m", "upgrade": cells[level]},
        },
        blueprints={card: {"owner": 0} for card in cards},
        buildings={"F4": "generator"},
        grid=[None] * 8,
    )
    main(match, "upgrade")
    say(match, ("tech", GREEN))
    count = 0
    while topic(match) == "upgrade":
        picks = [choice for choice in choices(match) if choice[0] == "upgrade"]
        if not picks:
            break
        say(match, picks[0])
        count += 1
        while topic(match) == "displaced":
            say(match, choices(match)[0])
    assert count == 2  # two minerals
    assert stock(match)["mineral"] == 0


@pytest.mark.parametrize("boost", [0, 1])
def test_welcome_ship_boosted(boost: int) -> None:
    match = main(table({"stock": PLENTY, "quarters": 2, "supply": 10}, level=2), "welcome_ship")
    for number in range(1 + boost):
        say(match, ("ship", "mineral" if number == 0 else "upgrade", "colonists"))
        while topic(match) == "pay":
            say(match, (0, 0, 1, 1, 0, 0))
    assert player(match)["hangar"] == 1 + boost
    assert player(match)["working"] == boost
    assert "mineral" in player(match)["open"]


def test_new_colonists_cannot_boost_the_welcome() -> None:
    match = main(table({"stock": PLENTY, "quarters": 0, "supply": 12}, level=3), "welcome_ship")
    say(match, ("ship", "mineral", "colonists"))
    while topic(match) == "pay":
        say(match, (0, 0, 1, 1, 0, 0))
    assert topic(match) == "turn"
    assert player(match)["fresh"] == 2


def test_two_player_warehouse_and_grid() -> None:
    state = mars(GAME.start(2, 1))
    assert state.store == [2] * 5
    assert state.tech_pile == []
    state = mars(GAME.start(3, 1))
    assert state.store == [3] * 5
    assert len(state.tech_pile) == 8


@pytest.mark.parametrize(("length", "short"), [("short", 2), ("long", 1)])
def test_missions_of_short_and_long_games(length: str, short: int) -> None:
    catalog = {each["id"]: each["deck"] for each in GAME.catalog()["missions"]}
    for seed in range(5):
        missions = GAME.start(4, seed, {"length": length}).view(None)["table"]["missions"]
        assert [catalog[each["id"]] for each in missions].count("short") == short


# --- bad input --------------------------------------------------------------------------------------------------------
def test_a_hex_out_of_reach() -> None:
    match = main(table({"bots": ["G5", None, None, None], "crystals": 0}), "control_center")
    assert refused(match, ("bot", "G5", "A1")) == "on_mars-out-of-reach"
    assert refused(match, ("bot", "A1", "A2")) == "on_mars-no-figure-there"


def test_a_hex_out_of_the_zone() -> None:
    match = main(table({"stock": {"mineral": 1}}), "construct")
    assert refused(match, ("build", "generator", "M1")) == "on_mars-out-of-zone"
    assert refused(match, ("build", "generator", "E3")) == "on_mars-built-already"


def test_a_boost_not_owned() -> None:
    match = ask(table({"space": 1, "quarters": 0, "supply": 12}), GREEN, Move(2, NOT))
    assert topic(match) == "move"
    match = main(
        table({"space": 1, "quarters": 1, "supply": 11}, market=["casino", "gym", *[None] * 10]), "obtain_blueprint"
    )
    say(match, "casino")
    assert topic(match) == "turn"  # nobody is left to boost
    assert refused(match, "gym")


def test_a_slot_taken() -> None:
    match = table({"slots": {"hire_or_contract": 1}})
    assert refused(match, ("main", "hire_or_contract")) == "on_mars-hire-once"
    match = main(table({"space": 1}, {"space": 6}), "landing_pod")
    assert refused(match, 6) == "on_mars-space-taken"
    assert refused(match, 2) == "on_mars-space-side"


def test_a_boost_by_crystals_not_owned() -> None:
    """Three hexes with two points and no crystal; goals in hand would pay, but there are none."""
    match = main(table({"bots": ["G5", None, None, None], "crystals": 0}), "control_center")
    assert refused(match, ("bot", "G5", "G8")) == "on_mars-out-of-reach"
    assert ("bot", "G5", "G8") in choices(
        main(table({"bots": ["G5", None, None, None], "crystals": 1}), "control_center")
    )


def test_a_technology_that_nobody_has() -> None:
    match = main(table({"bots": ["F4", None, None, None], "stock": PLENTY}), "construct")
    assert refused(match, ("build", "generator", "F3")) == "on_mars-tech-too-low"
    assert refused(match, ("build", "nonsense", "F3"))


def test_an_oxygen_too_few() -> None:
    """For a shelter, and for the third column of the laboratory; a mineral would stand for it."""
    poor = {**NOTHING, "battery": 2, "water": 2}
    match = main(table({"bots": ["F3", None, None, None], "stock": poor}), "construct")
    assert refused(match, ("build", "shelter", "F4")) == "on_mars-cannot-pay"
    lab = {"shelter": "c2m", "water": "c1t"}
    match = ask(table({"lab": lab, "stock": poor}, grid=[None] * 8), GREEN, Develop(2, must=True))
    assert refused(match, ("develop", "shelter", "c3t")) == "on_mars-cannot-pay"
    rich = ask(table({"lab": lab, "stock": {**poor, "mineral": 1}}, grid=[None] * 8), GREEN, Develop(2, must=True))
    assert ("develop", "shelter", "c3t") in choices(rich)


def test_a_contract_that_needs_another_resource() -> None:
    match = table({"stock": PLENTY}, contracts={"contract11": {"owner": 0}, "contract8": {"owner": 1}})
    assert refused(match, ("aside", "deliver", 11, "water")) == "on_mars-contract-wants-no"
    assert refused(match, ("aside", "deliver", 8, "battery")) == "on_mars-not-your-contract"
    poor = table({"stock": NOTHING}, contracts={"contract11": {"owner": 0}})
    assert refused(poor, ("aside", "deliver", 11, "plant")) == "on_mars-you-have-no"


def test_an_answer_in_anothers_reaction() -> None:
    from offworld.games.on_mars.rules.effects.construction import Lay
    from tests.games.on_mars.build import place

    match = table({}, {"bots": ["H3", None, None, None], "space": 6})
    ask(match, GREEN, Lay(0, place("H3")))
    assert asked(match) == (BLUE, "displaced")
    refused(match, "G4", seat=GREEN)
    assert hex_(match, "H3")["figures"] != []


@pytest.mark.parametrize(
    ("state", "field"),
    [
        ({"buildings": {"G5": "castle"}}, "state.buildings.G5"),
        ({"players": [{"space": 9}]}, "state.players[0].space"),
        ({"players": [{"lab": {"water": "c9"}}]}, "state.players[0].lab.water"),
        ({"goals": {"goal17": "hand0"}}, "state.goals.goal17"),
        ({"blueprints": {"casino": {"owner": 3}}}, "state.blueprints"),
        ({"blueprints": {"casino": {"owner": 0, "hex": "A1"}}}, "state.blueprints"),
        ({"market": ["casino", "casino", *[None] * 10]}, "state.market"),
        ({"display": ["geologist", "geologist", *[None] * 4]}, "state.display"),
        ({"players": [{"lab": {"water": "c1t", "mine": "c1t"}}]}, "state.players[0].lab"),
        ({"players": [{"space": 4}, {"space": 4}]}, "state.players"),
        ({"nonsense": 1}, "state.nonsense"),
    ],
)
def test_wrong_positions_name_the_field(state: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load({"game": "on_mars", "seats": 2, "state": state})
    assert caught.value.text.params["field"] == field


# --- what nobody may know ---------------------------------------------------------------------------------------------
def test_goals_in_hand_and_face_down_piles_are_secret() -> None:
    match = GAME.start(3, 11)
    mine = match.view(GREEN)["table"]["players"]
    assert len(mine[GREEN]["goals_in_hand"]) == 3
    assert "goals_in_hand" not in mine[BLUE]
    assert mine[BLUE]["goals"] == 3
    guess = match.guess(GREEN, Rng(4))
    assert guess.view(GREEN)["table"] == match.view(GREEN)["table"]
    assert [at for at in mars(guess).goal_at if at == BLUE] == [BLUE] * 3


def test_standing_on_the_way_nobody_is_stuck() -> None:
    """A match in the middle of everything can be saved, restored and played on (random steps)."""
    match = GAME.start(2, 23)
    rng = Rng(2)
    for _ in range(120):
        ((seat, decision),) = match.asked().items()
        match.answer(seat, decision.sample(rng))
        copy = GAME.load(match.position())
        assert position_bytes(copy) == position_bytes(match)
