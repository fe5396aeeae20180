"""Every discovery tile, scientist, contract and building technology."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.on_mars.data.cards import BLUEPRINTS, CONTRACTS, SCIENTIST_SCORES, SCIENTISTS
from offworld.games.on_mars.data.discoveries import DISCOVERIES, TILE_IDS
from offworld.games.on_mars.data.field import ALL_HEXES
from offworld.games.on_mars.names import BUILDINGS, EACH_GOOD, FIRST_DISCOVERY, GOODS, TECHS, BlueprintId, ContractId
from offworld.games.on_mars.rules.effects.construction import building_sites, complex_sites
from offworld.games.on_mars.rules.effects.goods import deliver
from offworld.games.on_mars.rules.effects.movement import TakeTile, can_use_tile
from offworld.games.on_mars.rules.effects.upgrading import PutMarker
from offworld.games.on_mars.rules.scoring import contract_points, scientist_points
from offworld.kernel.match import Match
from tests.games.on_mars.build import (
    GREEN,
    ask,
    choices,
    main,
    mars,
    place,
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


def match_key(match: Match, answer: Any) -> str:
    """Return the key of the reason why an answer is refused."""
    why = match.why_not(GREEN, answer)
    assert why is not None
    return why.key


# --- tiles ------------------------------------------------------------------------------------------------------------
TILE_TOPICS = {
    "D01": "develop",
    "D02": "upgrade",
    "D03": "construct",
    "D04": "hire",
    "D05": "blueprint",
    "D06": "warehouse",
    "D07": "",
    "D08": "learn",
    **{f"D{number:02}": "construct" for number in range(9, 15)},
    **{f"D{number}": "" for number in range(15, 20)},
}


@pytest.mark.parametrize("tile", range(19), ids=TILE_IDS)
def test_every_discovery_tile(tile: int) -> None:
    name = TILE_IDS[tile]
    me = {
        **RICH,
        "stock": dict.fromkeys(GOODS[:5], 1),
        "rover": "B3",
        "bots": ["F4", "H4", "F6", "H6"],
        "lab": {"shelter": "c1t"},
    }
    match = table(me, ground={"B3": name}, blueprints={"private_ship": {"owner": 0}}, grid=["water", *[None] * 7])
    ask(match, GREEN, TakeTile(place("B3")))
    assert topic(match) == "tile"
    say(match, True)
    assert topic(match) == TILE_TOPICS[name]
    assert player(match)["found"] == 1
    benefit = DISCOVERIES[tile]
    if name == "D07":
        assert player(match)["waiting"] == 3
    elif name >= "D15":
        assert stock(match)[GOODS[benefit.what]] == 2  # one fits, the rest is lost
    elif name >= "D09":
        assert {choice[1] for choice in choices(match) if choice != "done"} == {BUILDINGS[benefit.what]}


@pytest.mark.parametrize("tile", range(19), ids=TILE_IDS)
def test_a_tile_of_no_use(tile: int) -> None:
    """A rover may not take a tile of which nothing can be used (R030)."""
    nothing = {
        "crystals": 0,
        "quarters": 0,
        "supply": 12,
        "bots": ["A1", None, None, None],
        "stock": dict.fromkeys(GOODS[:5], 0),
    }
    if tile >= 14:
        nothing["stock"] = dict.fromkeys(GOODS[:5], 2)
    match = table(
        nothing,
        grid=[None] * 8,
        market=[None] * 12,
        store=dict.fromkeys(("crystal", *GOODS[1:5]), 0),
        display=[None] * 6,
    )
    assert can_use_tile(mars(match), GREEN, FIRST_DISCOVERY + tile, 0) == (TILE_IDS[tile] == "D07")


# --- scientists, contracts, technologies ------------------------------------------------------------------------------
PRICES = ("colonists", "mineral", "battery", "water", "plant", "oxygen")


@pytest.mark.parametrize("number", range(6), ids=SCIENTISTS)
def test_every_scientist(number: int) -> None:
    me = {
        "stock": {**dict.fromkeys(GOODS[:5], 0), **({PRICES[number]: 2} if number else {})},
        "quarters": 4,
        "supply": 8,
    }
    match = main(table(me), "hire_or_contract")
    assert [choice[1] for choice in choices(match) if choice[0] == "scientist"] == sorted(
        {SCIENTISTS[number], "geologist", *(SCIENTISTS if number == 1 else ())}, key=SCIENTISTS.index
    )  # minerals stand for everything
    say(match, ("scientist", SCIENTISTS[number]))
    assert sum(stock(match).values()) == 0
    assert player(match)["working"] == (2 if number == 0 else 0)
    scored = BUILDINGS[SCIENTIST_SCORES[number]]
    card = next(each.id for each in BLUEPRINTS if BUILDINGS[each.building] == scored)
    owner = 0 if scored == "shelter" else 1
    other = table(
        scientists={SCIENTISTS[number]: {"owner": 0}}, blueprints={card: {"owner": owner, "hex": SITES[scored]}}
    )
    assert scientist_points(mars(other), GREEN) == 3


@pytest.mark.parametrize("number", range(6, 12), ids=[f"contract{each.number}" for each in CONTRACTS[6:]])
def test_every_delivery_contract(number: int) -> None:
    contract = CONTRACTS[number]
    goods = {GOODS[what]: count for what, count in enumerate(contract.goods[:5])}
    shelters = {"E2": "shelter0", "D2": "shelter0", "F2": "shelter0"}
    match = table(
        {"stock": goods, "crystals": 3}, contracts={f"contract{contract.number}": {"owner": 0}}, buildings=shelters
    )
    assert contract_points(mars(match), GREEN) == -4
    for what, count in zip(EACH_GOOD, contract.goods):
        for _ in range(count):
            assert not mars(match).contract_done[number]
            deliver(mars(match), GREEN, ContractId(number), what)
    assert mars(match).contract_done[number]
    assert contract_points(mars(match), GREEN) == 9
    assert match_key(match, ("aside", "deliver", contract.number, "mineral")) == "on_mars-contract-wants-no"


FOUR = {
    "mine": ["F5", "F6", "G4"],
    "generator": ["F2", "F3", "G2"],
    "water_extractor": ["F6", "F7", "G6"],
    "greenhouse": ["D5", "D6", "E6"],
    "oxygen_condenser": ["J4", "J5", "I6"],
    "shelter": ["E2", "D2", "D3"],
}


@pytest.mark.parametrize("number", range(6), ids=BUILDINGS)
def test_every_upgrade_contract(number: int) -> None:
    name = BUILDINGS[number]
    kind = "shelter0" if name == "shelter" else name
    card = next(each for each in BLUEPRINTS if each.building == number)
    for size, done in ((3, False), (4, True)):
        match = table(
            buildings=dict.fromkeys(FOUR[name][: size - 1], kind),
            contracts={f"contract{number + 1}": {"owner": 0}},
            blueprints={card.id: {"owner": 0}},
        )
        ask(match, GREEN, PutMarker(BlueprintId(card.number - 1), place(SITES[name])))
        while topic(match) == "displaced":
            say(match, choices(match)[0])
        assert player(match)["contracts"][0]["done"] == done
        assert contract_points(mars(match), GREEN) == (12 if done else -6)


@pytest.mark.parametrize("tech", range(6), ids=TECHS[:6])
def test_every_building_technology(tech: int) -> None:
    """With it a building may join one of its type, without it not; and it is the tile that is asked for."""
    with_it = mars(table({"lab": {"shelter": "c2m", TECHS[tech]: "c1t"}}, grid=[None] * 8))
    kind = tech + (0 if tech < 5 else GREEN)
    near = complex_sites(with_it, kind, 1)
    assert building_sites(with_it, GREEN, tech, False, ALL_HEXES) & near == near
    lab = dict.fromkeys(TECHS)
    without = mars(table({"lab": lab}, {"lab": lab, "space": 6}, grid=[None] * 8))
    assert not building_sites(without, GREEN, tech, False, ALL_HEXES) & near
