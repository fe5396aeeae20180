"""Terraforming Mars in the terminal: the map, the parameters, everybody's board, standings and cards."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.cli.conftest import Said

Run = Callable[..., Said]
POSITION = {
    "game": "terraforming_mars",
    "seats": 2,
    "state": {
        "phase": "action",
        "generation": 5,
        "temperature": -18,
        "oxygen": 3,
        "tiles": {
            "r4c4": {"tile": "ocean"},
            "r3c3": {"tile": "city", "owner": 0},
            "r3c2": {"tile": "greenery", "owner": 1},
            "ganymede_colony": {"tile": "city", "owner": 1},
        },
        "players": [
            {
                "corporation": "ecoline",
                "rating": 24,
                "stock": {"megacredits": 30, "steel": 4},
                "production": {"megacredits": -3, "steel": 1},
                "hand": ["comet", "livestock"],
                "played": ["mine", "tardigrades"],
                "cubes": {"tardigrades": 2},
            },
            {"corporation": "helion", "played": ["ganymede_colony"]},
        ],
        "turn": {"seat": 0},
    },
}


@pytest.fixture
def shown(run: Run, write: Callable[..., str]) -> Callable[[str], str]:
    """Return the table as the terminal shows it in a language."""

    def show(language: str) -> str:
        file = write("mars.json", POSITION)
        out: str = run("play", "--load", file, "--seats", "you:Ann,you:Boris", lang=language, typed="\n\nq\nn\n").out
        return out

    return show


def test_map_and_parameters(shown: Callable[[str], str]) -> None:
    out = shown("en")
    rows = {line[0]: line for line in out.splitlines() if re.match(r"[1-9] ", line)}
    assert "≈≈≈" in rows["5"]
    assert "⌂▲" in rows["4"]
    assert "♣●" in rows["4"]
    assert "~tt" in rows["9"]  # two titanium on an area for oceans
    assert "Ganymede Colony: ●" in out
    assert re.search(r"Temperature −18\u00a0°C █{6}░{13} \+8\u00a0°C", out)
    assert "Generation 5" in out


def test_stock_standings_and_cards(shown: Callable[[str], str]) -> None:
    out = shown("en")
    assert re.search(r"▲ Ann +24 +30", out)
    assert "−3" in out
    assert re.search(r"Terraformer 35 +24 +20", out)
    assert re.search(r"Banker +−3 +0", out)
    assert "Mine, Tardigrades [2]" in out
    assert re.search(r"21 Comet \(space\) Raise the temperature 1 step\.", out)
    assert "Action: Add 1 animal to this card." in " ".join(out.split())


def test_in_russian(shown: Callable[[str], str]) -> None:
    out = shown("ru")
    assert "Поколение 5" in out
    assert "Температура −18\u00a0°C" in out
    assert "Достижения" in out
    assert "Карты на руке" in out
    assert "Комета (космос)" in out
    assert not re.search(r"\b(cli|terraforming_mars|terraforming_mars_cards)-[a-z]", out)


def test_cards_to_choose_from_are_explained(run: Run) -> None:
    out = run("play", "terraforming_mars", "--seats", "you", "--seed", "2", typed="q\nn\n").out
    assert "Cards to choose from" in out
    assert "You start with" in out  # what the corporations bring
    assert "Milestones" not in out  # alone there are none
    assert re.search(r"[⌂♣]x", out)  # neutral tiles
