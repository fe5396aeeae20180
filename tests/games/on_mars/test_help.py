"""The help on the screen says what the rules do, where it once said something else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from offworld.games.on_mars.data.cards import PLAN_BUILDINGS
from offworld.games.on_mars.rules.effects.taking import sources
from offworld.games.on_mars.rules.scoring import scientist_points
from tests.games.on_mars.build import BLUE, GREEN, mars, table

WORDS = Path(__file__).parents[3] / "web" / "src" / "games" / "on_mars"


def said(language: str, key: str) -> str:
    """Return a message of the client as it is written."""
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = (.*)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(("language", "orbit", "colony"), [("en", "orbit", "colony"), ("ru", "орбиту", "в колонию")])
def test_miners_produce_on_the_way_to_orbit(language: str, orbit: str, colony: str) -> None:
    """Rulebook, "Travelling to orbit", step 1."""
    assert sources(mars(table({"miners": ["G5"], "quarters": 2})), GREEN)[0] == 1
    words = said(language, "on_mars-ui-building-mine")
    assert orbit in words
    assert colony not in words


@pytest.mark.parametrize(("language", "wrong"), [("en", "yours"), ("ru", "ваше")])
def test_scientists_count_the_buildings_of_everybody(language: str, wrong: str) -> None:
    """Rulebook, "End of the game": whoever owns the building."""
    built = {"wind_turbines": {"owner": BLUE, "hex": "G3"}}
    assert scientist_points(mars(table(scientists={"geologist": {"owner": 0}}, blueprints=built)), GREEN) == 3
    assert wrong not in said(language, "on_mars-ui-scientist-scores")


@pytest.mark.parametrize(("language", "four"), [("en", "four"), ("ru", "четырьмя")])
def test_a_plan_shows_four_kinds_of_buildings(language: str, four: str) -> None:
    """Rulebook, "First Colonists", 3."""
    assert {len(plan) for plan in PLAN_BUILDINGS} == {4}
    assert four in said(language, "on_mars-rules-first")


def test_resources_lie_in_the_headquarters_and_crystals_in_the_depot() -> None:
    """The Russian rulebook calls the one «штаб» and the other «хранилище»."""
    assert said("ru", "on_mars-ui-storage") == "Штаб"
    assert "под хранилищем" in said("ru", "on_mars-rules-crystals")
