"""Every action of a blue card, with all that it changes, and what it needs."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.terraforming_mars.data.book import CARD
from tests.games.terraforming_mars.cards.case import Case, case, check_use, seated
from tests.games.terraforming_mars.rulings.build import BLUE, RED, can, city, end_turns, of

OCEAN = {"r0c4": "ocean"}
THREE_CITIES = {"tiles": {"r6c2": city(BLUE), "r2c2": city(RED), "ganymede_colony": city(BLUE)}}


def action(card: str, way: int, *answers: Any, **rest: Any) -> Any:
    """Describe what one alternative of an action does."""
    found = case(card, 0, "", *answers, **rest)
    return pytest.param(way, found.values[0], id=f"{found.id}-{way}")


ACTIONS = [
    action("search_for_life", 0, at={"deck": ["ants"]}, money=-1, discards=1, cubes={"search_for_life": 1}),
    action("search_for_life", 0, at={"deck": ["comet"]}, money=-1, discards=1),
    action("inventors_guild", 0, ["comet"], at={"deck": ["comet"]}, money=-3, cards=1),
    action("inventors_guild", 0, [], at={"deck": ["comet"]}, discards=1),
    action("martian_rails", 0, at=THREE_CITIES, me={"energy": 1}, energy=-1, money=2),
    action("water_import_from_europa", 0, "r0c4", money=-12, rating=1, tiles=OCEAN),
    action("space_elevator", 0, me={"steel": 1}, steel=-1, money=5),
    action("development_center", 0, me={"energy": 1}, energy=-1, cards=1),
    action("equatorial_magnetizer", 0, makes={"energy": -1}, rating=1),
    action(
        "predators",
        0,
        blue={"played": ["fish"], "cubes": {"fish": 2}},
        cubes={"predators": 1},
        **{"blue cubes fish": -1},
    ),
    action("security_fleet", 0, me={"titanium": 1}, titanium=-1, cubes={"security_fleet": 1}),
    action("regolith_eaters", 0, cubes={"regolith_eaters": 1}),
    action(
        "regolith_eaters", 1, me={"cubes": {"regolith_eaters": 2}}, cubes={"regolith_eaters": -2}, oxygen=1, rating=1
    ),
    action("ghg_producing_bacteria", 0, cubes={"ghg_producing_bacteria": 1}),
    action(
        *("ghg_producing_bacteria", 1),
        me={"cubes": {"ghg_producing_bacteria": 3}},
        cubes={"ghg_producing_bacteria": -2},
        temperature=2,
        rating=1,
    ),
    action(
        "ants",
        0,
        blue={"played": ["tardigrades"], "cubes": {"tardigrades": 1}},
        cubes={"ants": 1},
        **{"blue cubes tardigrades": -1},
    ),
    action("tardigrades", 0, cubes={"tardigrades": 1}),
    action("fish", 0, cubes={"fish": 1}),
    action("small_animals", 0, cubes={"small_animals": 1}),
    action("electro_catapult", 0, plants=-1, money=7),
    action("electro_catapult", 1, me={"steel": 1}, steel=-1, money=7),
    action("birds", 0, cubes={"birds": 1}),
    action("space_mirrors", 0, money=-7, makes={"energy": 1}),
    action("physics_complex", 0, me={"energy": 6}, energy=-6, cubes={"physics_complex": 1}),
    action("ironworks", 0, me={"energy": 4}, energy=-4, steel=1, oxygen=1, rating=1),
    action("steelworks", 0, me={"energy": 5}, energy=-4, steel=2, oxygen=1, rating=1),
    action("ore_processor", 0, me={"energy": 4}, energy=-4, titanium=1, oxygen=1, rating=1),
    action("business_network", 0, ["comet"], at={"deck": ["comet"]}, money=-3, cards=1),
    action("industrial_center", 0, money=-7, makes={"steel": 1}),
    action("symbiotic_fungus", 0, me={"played": ["ants"]}, cubes={"ants": 1}),
    action("symbiotic_fungus", 0, "tardigrades", me={"played": ["ants", "tardigrades"]}, cubes={"tardigrades": 1}),
    action("symbiotic_fungus", 0),
    action("extreme_cold_fungus", 0, plants=1),
    action("extreme_cold_fungus", 1, me={"played": ["ants"]}, cubes={"ants": 2}),
    action("caretaker_contract", 0, me={"heat": 8}, heat=-8, rating=1),
    action("nitrite_reducing_bacteria", 0, cubes={"nitrite_reducing_bacteria": 1}),
    action(
        *("nitrite_reducing_bacteria", 1),
        me={"cubes": {"nitrite_reducing_bacteria": 3}},
        cubes={"nitrite_reducing_bacteria": -3},
        rating=1,
    ),
    action("water_splitting_plant", 0, me={"energy": 3}, energy=-3, oxygen=1, rating=1),
    action("livestock", 0, cubes={"livestock": 1}),
    action("aquifer_pumping", 0, "r0c4", money=-8, rating=1, tiles=OCEAN),
    action("power_infrastructure", 0, 3, me={"energy": 5}, energy=-3, money=3),
    action("power_infrastructure", 0, me={"energy": 1}, energy=-1, money=1),
    action("restricted_area", 0, money=-2, cards=1),
    action("underground_detonations", 0, money=-10, makes={"heat": 2}),
    action("ai_central", 0, cards=2),
]


@pytest.mark.parametrize(("way", "given"), ACTIONS)
def test_action(way: int, given: Case) -> None:
    check_use(given, way)


LACKING = [
    ("search_for_life", 0, {"money": 0}),
    ("martian_rails", 0, {"energy": 0}),
    ("water_import_from_europa", 0, {"money": 11}),
    ("space_elevator", 0, {"steel": 0}),
    ("development_center", 0, {"energy": 0}),
    ("equatorial_magnetizer", 0, {"makes": {"energy": 0}}),
    ("predators", 0, {}),
    ("security_fleet", 0, {"titanium": 0}),
    ("regolith_eaters", 1, {"cubes": {"regolith_eaters": 1}}),
    ("ghg_producing_bacteria", 1, {"cubes": {"ghg_producing_bacteria": 1}}),
    ("ants", 0, {}),
    ("electro_catapult", 0, {"plants": 0, "steel": 5}),
    ("electro_catapult", 1, {"plants": 5, "steel": 0}),
    ("space_mirrors", 0, {"money": 6}),
    ("physics_complex", 0, {"energy": 5}),
    ("ironworks", 0, {"energy": 3}),
    ("steelworks", 0, {"energy": 3}),
    ("ore_processor", 0, {"energy": 3}),
    ("industrial_center", 0, {"money": 6}),
    ("caretaker_contract", 0, {"heat": 7}),
    ("nitrite_reducing_bacteria", 1, {"cubes": {"nitrite_reducing_bacteria": 2}}),
    ("water_splitting_plant", 0, {"energy": 2}),
    ("aquifer_pumping", 0, {"money": 7}),
    ("power_infrastructure", 0, {"energy": 0}),
    ("restricted_area", 0, {"money": 1}),
    ("underground_detonations", 0, {"money": 9}),
]


@pytest.mark.parametrize(("card", "way", "me"), LACKING)
def test_an_action_that_cannot_be_paid_is_not_offered(card: str, way: int, me: dict[str, Any]) -> None:
    match = seated(Case(card, 0, "", (), {}, me, {}), in_play=True)
    assert not can(match, "use", card, way)


@pytest.mark.parametrize("card", sorted({param.values[1].card for param in ACTIONS}))
def test_an_action_is_used_once_and_again_in_the_next_generation(card: str) -> None:
    me = {"used": [card], "energy": 9, "steel": 9, "titanium": 9, "heat": 9, "plants": 9}
    prey = ("decomposers", "herbivores")
    blue: dict[str, Any] = {"played": list(prey), "cubes": dict.fromkeys(prey, 1)}
    match = seated(Case(card, 0, "", (), {}, me, blue), in_play=True)
    assert not any(can(match, "use", card, way) for way in (0, 1))
    end_turns(match)
    assert of(match)["used"] == []


def test_no_other_card_has_an_action() -> None:
    tested = {param.values[1].card for param in ACTIONS}
    assert {card.id for card in CARD[1:209] if card.actions} == tested
    assert len(tested) == 35
    ways = {(param.values[1].card, param.values[0]) for param in ACTIONS}
    assert {(card.id, way) for card in CARD[1:209] for way in range(len(card.actions))} == ways
