"""The catalog: everything printed, as plain JSON that a screen can draw from."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from offworld.games.terraforming_mars.shown.catalog import catalog
from offworld.games.terraforming_mars.shown.types import CardData
from offworld.i18n import LANGUAGES, Translator

ICONS = {
    *("megacredits", "steel", "titanium", "plants", "energy", "heat", "metal"),
    *("animal", "microbe", "science", "fighter", "cube", "card", "event", "rating", "or", "slack", "shield", "claim"),
    *("temperature", "oxygen", "oceans", "project", "project-power_plant", "cost"),
    *("ocean", "greenery", "city", "capital", "natural_preserve", "mining_area", "mining_rights"),
    *("commercial_district", "nuclear_zone", "industrial_center", "ecological_zone", "lava_flows", "mohole_area"),
    *("restricted_area", "tag-building", "tag-space", "tag-power", "tag-science", "tag-jovian", "tag-earth"),
    *("tag-plant", "tag-microbe", "tag-animal", "tag-city"),
}


def icons_in(value: object) -> list[dict[str, Any]]:
    """Return all icons inside plain JSON."""
    if isinstance(value, dict):
        inner = [each for part in value.values() for each in icons_in(part)]
        return [value, *inner] if "icon" in value else inner
    if isinstance(value, list):
        return [each for part in value for each in icons_in(part)]
    return []


def card(name: str) -> CardData:
    """Return a card by its id."""
    return next(each for each in (*catalog()["cards"], *catalog()["corporations"]) if each["id"] == name)


def test_it_is_plain_json() -> None:
    assert json.loads(json.dumps(catalog())) == catalog()


def test_all_cards_are_there() -> None:
    cards = catalog()["cards"]
    assert [each["number"] for each in cards] == list(range(1, 209))
    assert len(catalog()["corporations"]) == 13
    assert Counter(each["set"] for each in cards) == {"base": 137, "corporate_era": 71}
    assert Counter(each["kind"] for each in cards) == {"automated": 112, "active": 59, "event": 37}
    assert sum(each["cost"] for each in cards) == 2506
    assert Counter(each["cube"] for each in cards if each["cube"]) == {
        "science": 3,
        "animal": 8,
        "fighter": 1,
        "microbe": 6,
    }
    assert len([each for each in cards if each["requires"]]) == 71
    fixed = [each["points"]["points"] for each in cards if each["points"] and set(each["points"]) == {"points", "text"}]
    assert sum(fixed) == 65


def test_only_known_icons_are_used() -> None:
    assert {each["icon"] for each in icons_in(catalog())} <= ICONS


def test_icons_of_some_cards() -> None:
    assert card("asteroid")["lines"][0]["right"] == [
        {"icon": "temperature"},
        {"icon": "titanium", "count": 2},
        {"icon": "plants", "count": -3, "any": True},
    ]
    rails = card("martian_rails")["lines"][0]
    assert rails["left"] == [{"icon": "energy"}]
    assert rails["right"] == [{"icon": "megacredits", "per": {"icon": "city", "any": True}}]
    assert card("energy_tapping")["lines"][0]["right"] == [
        {"icon": "energy", "count": -1, "production": True, "any": True},
        {"icon": "energy", "production": True},
    ]
    assert card("fish")["requires"] == [{"icon": "temperature", "value": 2, "bound": "min"}]
    ants = card("ants")["points"]
    assert ants is not None
    assert ants["per"] == {"icon": "microbe", "count": 2}
    assert card("aquifer_pumping")["lines"][0]["left"] == [{"icon": "megacredits", "count": 8, "also": "steel"}]
    ecoline = {line["kind"]: line["right"] for line in card("ecoline")["lines"]}
    assert ecoline["start"] == [{"icon": "megacredits", "count": 36}, {"icon": "plants", "count": 3}]
    assert ecoline["play"] == [{"icon": "plants", "count": 2, "production": True}]


def test_the_map_of_tharsis() -> None:
    areas = {each["id"]: each for each in catalog()["areas"]}
    assert len(areas) == 63
    assert len([each for each in areas.values() if each["ocean"]]) == 12
    assert [each["id"] for each in areas.values() if each["volcano"]] == ["r1c1", "r2c0", "r3c0", "r4c0"]
    assert areas["r4c2"]["reserved"] == "noctis_city"
    assert (areas["r4c4"]["q"], areas["r4c4"]["r"]) == (0, 0)
    assert areas["r3c0"]["bonus"] == [{"icon": "plants"}, {"icon": "titanium"}]
    assert areas["ganymede_colony"]["q"] is None


def test_tracks_with_their_bonus_steps() -> None:
    tracks = {each["name"]: each for each in catalog()["tracks"]}
    assert [(each["start"], each["goal"]) for each in tracks.values()] == [(-30, 8), (0, 14), (0, 9)]
    assert [each["at"] for each in tracks["temperature"]["bonuses"]] == [-24, -20, 0]
    assert [each["at"] for each in tracks["oxygen"]["bonuses"]] == [8]


def test_prices_and_goals() -> None:
    assert [each["cost"] for each in catalog()["projects"]] == [0, 11, 14, 18, 23, 25]
    assert [each["goal"] for each in catalog()["milestones"]["list"]] == [35, 3, 3, 8, 16]
    assert catalog()["awards"]["costs"] == [8, 14, 20]
    assert len(catalog()["tiles"]) == 11


def test_every_name_has_words() -> None:
    named = (*catalog()["cards"], *catalog()["corporations"], *catalog()["areas"], *catalog()["projects"])
    honours = (*catalog()["milestones"]["list"], *catalog()["awards"]["list"], *catalog()["tiles"])
    for language in LANGUAGES:
        words = Translator(language)
        assert not [each["id"] for each in (*named, *honours) if each["name"] and not words.has(each["name"]["key"])]
