"""Every requirement, at its limit and one step short of it, with and without slack."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.terraforming_mars.data.book import CARD
from tests.games.terraforming_mars.cards.case import BLUE_MAKES, BLUE_STOCK, MAKES, SCIENCE
from tests.games.terraforming_mars.rulings.build import BLUE, RED, can_play, city, greenery, player, rich, table

AT_LEAST: dict[str, dict[str, int]] = {
    "temperature": {
        "eos_chasma_national_park": -12,
        "fish": 2,
        "lake_marineris": 0,
        "mangrove": 4,
        "trees": -4,
        "grass": -16,
        "heather": -14,
        "bushes": -10,
        "artificial_lake": -6,
        "farming": 4,
        "symbiotic_fungus": -14,
        "caretaker_contract": 0,
        "lichen": -24,
        "tundra_farming": -6,
        "noctis_farming": -20,
        "ice_cap_melting": 2,
        "permafrost_extraction": -8,
    },
    "oxygen": {
        "methane_from_titan": 2,
        "predators": 11,
        "ghg_producing_bacteria": 4,
        "ants": 4,
        "small_animals": 6,
        "birds": 13,
        "open_city": 12,
        "breathing_filters": 7,
        "zeppelins": 5,
        "worms": 4,
        "decomposers": 3,
        "herbivores": 8,
        "insects": 6,
        "shuttles": 5,
        "windmills": 7,
        "biomass_combustors": 6,
        "livestock": 9,
    },
    "oceans": {
        "cloud_seeding": 3,
        "capital": 4,
        "algae": 5,
        "kelp_farming": 6,
        "moss": 3,
        "great_dam": 4,
        "wave_power": 3,
        "nitrophilic_moss": 3,
        "water_splitting_plant": 2,
    },
}
AT_MOST: dict[str, dict[str, int]] = {
    "temperature": {
        "arctic_algae": -12,
        "archaebacteria": -18,
        "extreme_cold_fungus": -10,
        "designed_microorganisms": -14,
    },
    "oxygen": {
        "colonizer_training_camp": 5,
        "search_for_life": 6,
        "domed_crater": 7,
        "cupola_city": 9,
        "natural_preserve": 4,
        "electro_catapult": 8,
    },
    "oceans": {"dust_seals": 3},
}
STEP = {"temperature": 2, "oxygen": 1, "oceans": 1}
GOAL = {"temperature": 8, "oxygen": 14, "oceans": 9}
START = {"temperature": -30, "oxygen": 0, "oceans": 0}

TAGS: dict[str, tuple[list[str], int]] = {  # cards with the tag, and how many tags of them are needed
    "interstellar_colony_ship": (list(SCIENCE), 5),
    "lightning_harvest": (list(SCIENCE), 3),
    "quantum_extractor": (list(SCIENCE), 4),
    "gene_repair": (["research", "trans_neptune_probe"], 3),
    "mass_converter": (list(SCIENCE), 5),
    "tectonic_stress_power": (list(SCIENCE), 2),
    "anti_gravity_technology": (list(SCIENCE), 7),
    "plantation": (list(SCIENCE), 2),
    "ai_central": (list(SCIENCE), 3),
    "beam_from_a_thorium_asteroid": (["asteroid_mining"], 1),
    "fusion_power": (["power_plant", "great_dam"], 2),
    "power_supply_consortium": (["power_plant", "great_dam"], 2),
}


def playable(card: str, at: dict[str, Any], corporation: str | None = None, **more: Any) -> bool:
    """Return whether a card may be played by somebody who lacks nothing but perhaps its requirement."""
    me = rich(corporation, MAKES, hand=[card], plants=2, heat=5, **more)
    return can_play(table(me, player(None, BLUE_MAKES, **BLUE_STOCK), **at), card)


def rows(limits: dict[str, dict[str, int]]) -> list[Any]:
    """Return the rows of a table of limits, one for each card."""
    return [pytest.param(name, card, limit, id=card) for name in limits for card, limit in limits[name].items()]


@pytest.mark.parametrize(("parameter", "card", "limit"), rows(AT_LEAST))
def test_at_least(parameter: str, card: str, limit: int) -> None:
    step = STEP[parameter]
    assert playable(card, {parameter: limit})
    assert playable(card, {parameter: GOAL[parameter]})
    assert not playable(card, {parameter: limit - step})
    lowest = max(START[parameter], limit - 2 * step)
    assert playable(card, {parameter: lowest}, "inventrix")
    if limit - 3 * step >= START[parameter]:
        assert not playable(card, {parameter: limit - 3 * step}, "inventrix")


@pytest.mark.parametrize(("parameter", "card", "limit"), rows(AT_MOST))
def test_at_most(parameter: str, card: str, limit: int) -> None:
    step = STEP[parameter]
    assert playable(card, {parameter: limit})
    assert playable(card, {parameter: START[parameter]})
    assert not playable(card, {parameter: limit + step})
    assert playable(card, {parameter: limit + 2 * step}, "inventrix")
    assert not playable(card, {parameter: limit + 3 * step}, "inventrix")


@pytest.mark.parametrize("card", list(TAGS))
def test_tags(card: str) -> None:
    cards, needed = TAGS[card]
    cards = [each for each in cards if each != card]
    if cards[0] == "research":  # two science tags
        enough, short = cards[: needed - 1], cards[1:needed] if needed > 2 else cards[1:2]
        if needed == 7:
            enough = [*SCIENCE, "adaptation_technology"][: needed - 1]
            short = [*SCIENCE[1:], "adaptation_technology"]
    else:
        enough, short = cards[:needed], cards[1:needed]
    assert playable(card, {}, played=enough)
    assert not playable(card, {}, played=short)


def test_advanced_ecosystems_need_a_plant_a_microbe_and_an_animal() -> None:
    trio = ["algae", "ants", "fish"]
    assert playable("advanced_ecosystems", {}, played=trio)
    for missing in trio:
        assert not playable("advanced_ecosystems", {}, played=[each for each in trio if each != missing])


@pytest.mark.parametrize(
    ("card", "resource"), [("asteroid_mining_consortium", "titanium"), ("great_escarpment_consortium", "steel")]
)
def test_own_production(card: str, resource: str) -> None:
    blue = player(makes={resource: 3})
    assert can_play(table(rich(makes={resource: 1}, hand=[card]), blue), card)
    assert not can_play(table(rich(hand=[card]), blue), card)


def test_tiles_in_play() -> None:
    cities = {"r2c2": city(BLUE), "r6c2": city(RED)}
    assert playable("rad_suits", {"tiles": cities})
    assert not playable("rad_suits", {"tiles": {"r2c2": city(BLUE)}})
    assert playable("ecological_zone", {"tiles": {"r2c2": greenery(RED)}})
    assert not playable("ecological_zone", {"tiles": {"r2c2": greenery(BLUE)}})


def test_no_other_card_has_a_requirement() -> None:
    tested = {card for limits in (AT_LEAST, AT_MOST) for name in limits for card in limits[name]} | set(TAGS)
    tested |= {"advanced_ecosystems", "asteroid_mining_consortium", "great_escarpment_consortium"}
    tested |= {"rad_suits", "ecological_zone"}
    assert {card.id for card in CARD if card.requires} == tested
    assert len(tested) == 71
