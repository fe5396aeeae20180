"""Refusals say in both languages what is missing and how much of it."""

from __future__ import annotations

from typing import Any

import pytest

import offworld
from offworld.i18n import Translator

OCEANS = ("r0c1", "r0c3", "r0c4", "r1c5")


def said(language: str, card: str, planet: dict[str, Any] | None = None, **me: Any) -> str:
    """Return why a card in hand cannot be played."""
    players = [{"stock": {"megacredits": 60}, "hand": [card], **me}, {}]
    state = {"phase": "action", "generation": 3, "players": players, "turn": {"seat": 0}, **(planet or {})}
    match = offworld.game("terraforming_mars").load({"game": "terraforming_mars", "seats": 2, "state": state})
    why = match.why_not(0, ("play", card))
    assert why is not None
    return Translator(language).say(why)


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        (
            "livestock",
            "Oxygen: at least 9% needed, now 0%; 9 steps short",
            "Кислород: нужно не меньше 9 %, сейчас 0 %; не хватает 9 делений",
        ),
        (
            "lichen",
            "Temperature: at least −24\u00a0°C needed, now −30\u00a0°C; 3 steps short",
            "Температура: нужно не меньше −24 °C, сейчас −30 °C; не хватает 3 делений",
        ),
        ("algae", "Oceans: at least 5 needed, now 0; 5 short", "Океаны: нужно не меньше 5, сейчас 0; не хватает 5"),
        (
            "cupola_city",
            "Needed: energy production of at least 1, you have 0",
            "Нужно производство энергии не ниже 1, у вас 0",
        ),
        ("local_heat_trapping", "Needed: 5 heat, you have 0", "Нужно 5 ед. тепла, у вас 0"),
    ],
)
def test_what_is_missing(card: str, english: str, russian: str) -> None:
    nothing = {"production": {"energy": 0}}
    assert said("en", card, **nothing) == english
    assert said("ru", card, **nothing).replace("\u00a0", " ") == russian


@pytest.mark.parametrize(
    ("card", "planet", "english", "russian"),
    [
        ("colonizer_training_camp", {"oxygen": 6}, "1 step too many", "лишних делений: 1"),
        ("dust_seals", {"tiles": {area: {"tile": "ocean"} for area in OCEANS}}, "1 too many", "лишних: 1"),
    ],
)
def test_what_is_too_much(card: str, planet: dict[str, Any], english: str, russian: str) -> None:
    assert said("en", card, planet).endswith(f"; {english}")
    assert said("ru", card, planet).endswith(f"; {russian}")


def test_slack_counts_for_what_is_missing() -> None:
    assert said("en", "lichen", corporation="inventrix").endswith("1 step short")


def test_negative_production_has_a_true_minus() -> None:
    poor = {"production": {"megacredits": -5, "energy": 2}}
    assert said("en", "nuclear_power", **poor) == "Needed: M€ production of at least −3, you have −5"


def test_virus_says_up_to_how_many() -> None:
    """Removing may be partial, and both choices say so."""
    birds = {"played": ["birds"], "cubes": {"birds": 3}, "stock": {"plants": 6}}
    players = [{"stock": {"megacredits": 1}, "hand": ["virus"]}, birds]
    state = {"phase": "action", "generation": 3, "players": players, "turn": {"seat": 0}}
    match = offworld.game("terraforming_mars").load({"game": "terraforming_mars", "seats": 2, "state": state})
    match.answer(0, ("play", "virus"))
    asked = match.question(0)
    assert asked is not None
    labels = [Translator("ru").say(label).replace("\u00a0", " ") for label in asked["labels"]]
    assert labels[:2] == ["убрать у кого-то до 2 животных", "убрать у кого-то до 5 растений"]
