"""Every blueprint and every executive action."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.on_mars.data.boards import EXECUTIVE_COST, EXECUTIVE_IDS
from offworld.games.on_mars.data.cards import BLUEPRINTS, CARD_BUILDING
from offworld.games.on_mars.names import BUILDINGS, GOODS, BlueprintId
from offworld.games.on_mars.rules.effects.taking import take_blueprint
from offworld.kernel.match import Match
from tests.games.on_mars.build import (
    GREEN,
    choices,
    hex_,
    mars,
    player,
    say,
    stock,
    table,
    topic,
)

SITES = {
    "mine": "G5",
    "generator": "G3",
    "water_extractor": "G7",
    "greenhouse": "E5",
    "oxygen_condenser": "I5",
    "shelter": "E3",
}
RICH = {
    "crystals": 3,
    "stock": dict.fromkeys(GOODS[:5], 2),
    "bots": ["F4", "H4", None, None],
    "quarters": 4,
    "supply": 8,
}
ONE_EACH = {"mineral": 1, "battery": 1, "water": 1, "plant": 1, "oxygen": 1}


def built(card: str, me: dict[str, Any] | None = None, **rest: Any) -> Match:
    """Return a turn of somebody with an advanced building and enough of everything."""
    number = next(each.number for each in BLUEPRINTS if each.id == card) - 1
    where = SITES[BUILDINGS[CARD_BUILDING[number]]]
    return table({**RICH, **(me or {})}, blueprints={card: {"owner": 0, "hex": where}, **rest.pop("more", {})}, **rest)


def use(match: Match, card: str) -> Match:
    """Use one's advanced building for two crystals."""
    say(match, ("use", card))
    assert player(match)["crystals"] == 1
    return match


def match_key(match: Match, answer: Any) -> str:
    """Return the key of the reason why an answer is refused."""
    why = match.why_not(GREEN, answer)
    assert why is not None
    return why.key


# --- blueprints -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", range(24), ids=[card.id for card in BLUEPRINTS])
def test_taking_a_blueprint_brings_the_good_in_its_corner(number: int) -> None:
    card = BLUEPRINTS[number]
    match = table({"stock": dict.fromkeys(GOODS[:5], 0)}, market=[card.id, *[None] * 11])
    match.state.stack.clear()
    take_blueprint(mars(match), GREEN, BlueprintId(number))
    good = GOODS[card.building]  # a crystal for a shelter
    assert (player(match)["waiting"] if card.building == 5 else stock(match)[good]) == 1
    assert player(match)["points"]["blueprints"] == (-3 if card.level == 1 else -5)


BUILDERS = {
    "metal_deposit": "mine",
    "wind_turbines": "generator",
    "moisture_vaporator": "water_extractor",
    "hydroponic_farm": "greenhouse",
    "concentrator": "oxygen_condenser",
    "gym": "shelter",
}


@pytest.mark.parametrize(("card", "building"), BUILDERS.items())
def test_cards_that_construct(card: str, building: str) -> None:
    match = use(built(card, {"bots": ["F4", "H4", "F6", "H6"], "lab": {"shelter": "c1t"}}, grid=[None] * 8), card)
    assert {choice[1] for choice in choices(match)} == {building}
    assert match.why_not(GREEN, ("build", "nonsense", "G5")) is not None
    say(match, choices(match)[0])
    assert sum(mars(match).slots) == 0  # no place of the action is needed


def test_construction_yard() -> None:
    more = {"private_ship": {"owner": 0}, "wind_turbines": {"owner": 0}, "casino": {"owner": 0}}
    match = use(
        built(
            "construction_yard",
            {"bots": ["F3", "H6", None, None], "lab": {"shelter": "c2m", "upgrade": "c1t"}},
            more=more,
            grid=[None] * 8,
        ),
        "construction_yard",
    )
    assert ("tech", GREEN) in choices(match)
    say(match, next(choice for choice in choices(match) if choice[0] == "upgrade"))
    assert topic(match) == "upgrade"  # technology or a boosting colonist
    say(match, next(choice for choice in choices(match) if choice[0] == "upgrade"))
    assert player(match)["working"] == 1


def test_automated_production() -> None:
    match = use(
        built("automated_production", {"miners": ["G5"], "quarters": 3, "stock": dict.fromkeys(GOODS[:5], 0)}),
        "automated_production",
    )
    assert (stock(match)["mineral"], stock(match)["battery"]) == (1, 1)
    assert topic(match) == "produce"
    say(match, "battery", "done")
    assert stock(match)["battery"] == 2
    assert player(match)["working"] == 1


def test_private_ship_brings_one_more() -> None:
    match = use(built("private_ship", {"quarters": 1, "supply": 11}, level=2), "private_ship")
    say(match, ("ship", "mineral", "bot"))
    while topic(match) == "pay":
        say(match, (0, 0, 1, 1, 0, 0))
    assert player(match)["quarters"] == 3
    while topic(match) in ("bot",):
        say(match, choices(match)[0])
    assert len(player(match)["bots"]) == 3
    assert topic(match) == "welcome"  # one more for a boosting colonist


def test_biomarket() -> None:
    match = use(built("biomarket", {"stock": dict.fromkeys(GOODS[:5], 1)}), "biomarket")
    say(match, "crystal", "water", "done")
    assert (player(match)["waiting"], stock(match)["water"], player(match)["working"]) == (1, 2, 1)


def test_oxygen_tank() -> None:
    match = use(built("oxygen_tank", grid=["water", "rover", *[None] * 6]), "oxygen_tank")
    say(match, ("learn", "g1", "c1b"))
    assert topic(match) == "learn"  # one more for a colonist
    say(match, "done")
    assert player(match)["lab"]["water"] == "c1b"


@pytest.mark.parametrize("boost", [0, 2])
def test_casino(boost: int) -> None:
    match = use(built("casino"), "casino")
    say(match, boost)
    assert player(match)["waiting"] == 2 + boost


def test_mineral_mine() -> None:
    assert mars(use(built("mineral_mine"), "mineral_mine")).points[GREEN] == 2


def test_biolab() -> None:
    match = built("biolab", display=["contract8", "geologist", *[None] * 4])
    say(match, ("use", "biolab"))
    assert choices(match) == [("contract", 8)]
    say(match, ("contract", 8))
    assert player(match)["crystals"] == 0
    assert player(match)["contracts"][0]["number"] == 8


def test_radar_again() -> None:
    match = built("radar", radar="D07")
    use(match, "radar")
    assert player(match)["waiting"] == 3


def test_builder_drone_upgrades_anywhere() -> None:
    match = use(
        built("builder_drone", {"bots": ["A1", None, None, None]}, more={"private_ship": {"owner": 0}}), "builder_drone"
    )
    say(match, ("upgrade", "private_ship", "G7"))
    assert hex_(match, "G7")["figures"][0]["kind"] == "marker"


def test_research_lab() -> None:
    lab = {"shelter": "c2m", "rover": "c1t"}
    match = use(built("research_lab", {"lab": lab}, grid=[None] * 8), "research_lab")
    say(match, ("develop", "rover", "c2t"))
    while topic(match) in ("pay", "move"):
        say(match, (1, 0, 0, 0, 0, 0) if topic(match) == "pay" else "done")
    assert topic(match) == "develop"


def test_aqueduct() -> None:
    match = use(built("aqueduct", {"quarters": 0, "working": 3, "supply": 9}), "aqueduct")
    say(match, "working_area", "working_area")
    assert player(match)["quarters"] == 2
    assert topic(match) == "turn"


def test_eco_resort_takes_one_side() -> None:
    match = use(
        built(
            "eco_resort", {"quarters": 0, "supply": 8, "slots": {"obtain_blueprint": 1, "construct": 2, "upgrade": 1}}
        ),
        "eco_resort",
    )
    say(match, "construct")
    assert "obtain_blueprint" not in choices(match)
    say(match, "construct", "upgrade")
    assert player(match)["quarters"] == 3


def test_trade_market() -> None:
    match = use(built("trade_market", {"stock": {**ONE_EACH, "mineral": 0}}), "trade_market")
    say(match, (0, 1, 0, 0, 0, 0), "water", "plant", "oxygen", "done")
    assert stock(match) == {"mineral": 0, "battery": 0, "water": 2, "plant": 2, "oxygen": 2}
    assert player(match)["working"] == 1


def test_aerial_elevator_is_for_the_colony() -> None:
    assert ("use", "aerial_elevator") not in choices(built("aerial_elevator", {"space": 2}))
    match = use(built("aerial_elevator", {"slots": {"obtain_blueprint": 1}, "quarters": 2}), "aerial_elevator")
    say(match, 4)
    assert player(match)["side"] == "orbit"
    assert player(match)["quarters"] == 3


def test_library() -> None:
    match = use(built("library", market=["casino", "gym", *[None] * 10]), "library")
    say(match, "casino", "gym")
    assert player(match)["working"] == 1


def test_a_card_without_effect_is_not_offered() -> None:
    assert ("use", "aqueduct") not in choices(built("aqueduct"))
    assert match_key(built("aqueduct"), ("use", "aqueduct")) == "on_mars-no-effect"


# --- executive actions ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("slot", range(7), ids=EXECUTIVE_IDS[:7])
def test_every_executive_action(slot: int) -> None:
    name, cost = EXECUTIVE_IDS[slot], EXECUTIVE_COST[slot]
    me = {**RICH, "docks": [], "crystals": cost, "hangar": 5, "stock": ONE_EACH}
    match = table(me, blueprints={"private_ship": {"owner": 0}}, buildings={"F5": "water_extractor"})
    assert ("exec", name) in choices(match)
    say(match, ("exec", name))
    assert player(match)["crystals"] == 0
    expected = {
        "develop": "develop",
        "rover": "move",
        "blueprint": "blueprint",
        "upgrade": "upgrade",
        "mineral": "turn",
        "bots": "move",
        "warehouse": "warehouse",
    }
    assert topic(match) == expected[name]
    if name == "mineral":
        assert stock(match)["mineral"] == 2
    if name == "warehouse":
        assert "crystal" not in choices(match)
    closed = table(
        {**me, "docks": [name], "hangar": 4},
        blueprints={"private_ship": {"owner": 0}},
        buildings={"F5": "water_extractor"},
    )
    assert match_key(closed, ("exec", name)) == "on_mars-ship-in-the-way"
    poor = table(
        {**me, "crystals": cost - 1}, blueprints={"private_ship": {"owner": 0}}, buildings={"F5": "water_extractor"}
    )
    assert match_key(poor, ("exec", name)) == "on_mars-too-few-crystals"
