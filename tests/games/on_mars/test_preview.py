"""What a choice would cost and bring is told before anything is confirmed, and it is what then happens."""

from __future__ import annotations

from typing import Any

import offworld
from offworld.games.on_mars.rules.effects.construction import Lay
from offworld.games.on_mars.rules.effects.using import SettleUses
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.match import Match
from tests.games.on_mars.build import BLUE, GREEN, ask, choices, main, mars, place, player, say, stock, table, topic


def line(match: Match, answer: Any) -> dict[str, Any]:
    """Return the preview of one choice."""
    found = match.view(GREEN)["table"]["preview"][choices(match).index(answer)]
    assert isinstance(found, dict)
    return found


def test_a_building_and_what_it_brings() -> None:
    other = {"slots": {"construct": 1}, "quarters": 2, "space": 6}
    match = table(
        {
            "bots": ["H3", None, None, None],
            "lab": {"shelter": "c2m", "generator": "c1t"},
            "stock": {"mineral": 1, "battery": 1},
        },
        other,
        grid=[None] * 8,
        rewards=["R7", "R1", "R2", "R3"],
    )
    main(match, "construct")
    answer = next(each for each in choices(match) if each[1] == "generator" and line(match, each)["size"] == 2)
    told = line(match, answer)
    assert told["pay"] == {"mineral": 1}
    assert told["surcharge"] == 1
    assert told["gain"] == {"battery": 2}
    assert told["lost"] == 1
    assert told["points"] == 2 + 2  # the first of its type, and two for the shelter
    assert told["reward"]
    assert told["cube"]
    assert told["owners"] == [GREEN]
    assert told["colonists"] == 1  # who stands on the action
    home = player(match)["quarters"]
    say(match, answer)
    while topic(match) in ("surcharge", "pay", "displaced"):
        say(match, 0 if topic(match) == "surcharge" else choices(match)[0])
    assert mars(match).points[GREEN] == told["points"]
    assert stock(match)["battery"] == 2
    assert player(match)["quarters"] == home - told["colonists"]


def test_a_mine_takes_its_miner_besides() -> None:
    match = main(table({"bots": ["F4", None, None, None]}), "construct")
    answer = next(each for each in choices(match) if each[1] == "mine")
    told, home = line(match, answer), player(match)["quarters"]
    say(match, answer)
    while topic(match) == "displaced":
        say(match, choices(match)[0])
    assert player(match)["quarters"] == home - told["colonists"] == home - 2


def test_movement_says_what_it_costs() -> None:
    match = main(table({"bots": ["G5", None, None, None], "crystals": 2}), "control_center")
    assert line(match, ("bot", "G5", "G6")) == {"steps": 1, "crystals": 0, "left": 1}
    assert line(match, ("bot", "G5", "G8")) == {"steps": 3, "crystals": 1, "left": 0}


def test_movement_says_which_crystals_lie_on_the_way() -> None:
    """A rover takes the way with most of them; a bot takes none."""
    ground = {"G6": "crystal", "H6": "crystal", "I7": "crystal"}
    match = main(
        table({"rover": "G5", "bots": ["F5", None, None, None], "crystals": 3}, ground=ground),
        "control_center",
    )
    told = line(match, ("rover", "G5", "H7"))
    assert told["steps"] == 3
    say(match, ("rover", "G5", "H7"))
    assert player(match)["waiting"] == len(told["found"]) == 2
    assert {hex_ for hex_ in ground if mars(match).ground[place(hex_)] == 0} == set(told["found"])
    assert "found" not in line(match, ("bot", "F5", "F7"))


def test_prices_of_the_turn_and_of_cards() -> None:
    other = {"slots": {"hire_or_contract": 1}, "quarters": 2, "space": 6}
    match = table({"crystals": 3, "quarters": 4, "supply": 8, "stock": {"battery": 2}}, other)
    assert line(match, ("exec", "bots")) == {"pay": {"crystal": 2}}
    assert line(match, ("main", "hire_or_contract")) == {"pay": {}, "colonists": 1, "surcharge": 1}
    main(match, "hire_or_contract")
    assert line(match, ("scientist", "hydrologist")) == {"pay": {"battery": 2}, "colonists": 1, "surcharge": 1}
    assert line(match, ("scientist", "geologist"))["colonists"] == 3


def test_ships_upgrades_and_blueprints() -> None:
    match = main(table({"stock": {"water": 1, "plant": 1}}), "welcome_ship")
    told = line(match, ("ship", "mineral", "bot"))
    assert told == {"pay": {"water": 1, "plant": 1}, "colonists": 0, "gain": {"colonists": 1, "bots": 1}}
    match = main(table({"bots": ["G6", None, None, None]}, blueprints={"private_ship": {"owner": 0}}), "upgrade")
    assert line(match, ("upgrade", "private_ship", "G7")) == {
        "pay": {"mineral": 1},
        "colonists": 0,
        "points": 6,
        "later": {"water": 1},
    }
    match = main(table({"space": 1}, market=["casino", *[None] * 11]), "obtain_blueprint")
    assert line(match, "casino") == {"pay": {}, "colonists": 0, "gain": {"crystal": 1}}


def test_whatever_a_preview_names_has_words() -> None:
    match, rng = offworld.game("on_mars").start(2, 1), offworld.Rng(1)
    named: set[str] = set()
    while not match.over:
        seat, asked = next(iter(match.asked().items()))
        for told in match.view(seat)["table"]["preview"] or ():
            for part in ("pay", "gain", "later"):
                named.update((told or {}).get(part, ()))
        match.answer(seat, asked.sample(rng))
    assert {"colonists", "bots", "crystal"} <= named
    for language in LANGUAGES:
        words = Translator(language)
        assert [each for each in sorted(named - {"any"}) if not words.has(f"on_mars-good-{each}")] == [], language


def test_nobody_else_sees_a_preview() -> None:
    match = main(table(), "control_center")
    assert match.view(BLUE)["table"]["preview"] is None
    assert match.view(None)["table"]["preview"] is None


def test_everybody_sees_for_whom_they_wait_and_why() -> None:
    match = table({}, {"bots": ["H3", None, None, None], "space": 6})
    ask(match, GREEN, Lay(0, place("H3")))
    waiting = {"player": BLUE, "kind": "displaced", "figure": "bot", "hex": "H3"}
    assert match.view(GREEN)["table"]["reaction"] == waiting
    match = table(
        {},
        {"lab": {"shelter": "c2m", "rover": "c1t"}, "space": 6},
        uses=[{"owner": 1, "tech": "rover"}],
        grid=[None] * 8,
    )
    ask(match, GREEN, SettleUses())
    assert match.view(None)["table"]["reaction"] == {"player": BLUE, "kind": "oxygen", "tech": "rover"}
    assert player(match)["lacerda"] is False


def test_what_may_stand_for_a_price_is_named() -> None:
    """Goals in hand for crystals, colonists for missing levels of a technology that a card may boost."""
    goals = {"goal1": "hand0", "goal5": "hand0"}
    match = main(table({"crystals": 1}, display=["contract7", *[None] * 5], goals=goals), "hire_or_contract")
    told = line(match, ("contract", 7))
    assert (told["pay"], told["goals"]) == ({"crystal": 1}, 2)
    boosted = table(
        {
            "crystals": 2,
            "lab": {"shelter": "c2m", "oxygen": "c1t"},
            "stock": {"plant": 1},
            "bots": ["J5", None, None, None],
        },
        blueprints={"concentrator": {"owner": 0, "hex": "I5"}},
        buildings={"J4": "oxygen_condenser"},
        grid=[None] * 8,
    )
    say(boosted, ("use", "concentrator"))
    told = line(boosted, ("build", "oxygen_condenser", "J5"))
    assert (told["tech"], told["owners"], told["boost"]) == (2, [0], 1)


def test_what_it_brings_later_is_named() -> None:
    match = table(
        {"bots": ["F3", None, None, None], "stock": {"mineral": 1}}, blueprints={"wind_turbines": {"owner": 0}}
    )
    main(match, "upgrade")
    assert line(match, ("upgrade", "wind_turbines", "G3"))["later"] == {"battery": 1}
    mine = main(table({"bots": ["F4", "H4", None, None]}), "construct")
    alone = next(choice for choice in choices(mine) if choice[1] == "mine")
    assert line(mine, alone)["later"] == {"mineral": 1}
