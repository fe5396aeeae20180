"""Ceres in the terminal: the belt, the station, the markets, the unions, and what everybody has."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.cli.conftest import Said
from tests.games.ceres.build import POINTS

Run = Callable[..., Said]
POSITION = {
    "game": "ceres",
    "seats": 2,
    "state": {
        "round": 2,
        "acting": 0,
        "rings": {"inner": 0, "middle": 0, "outer": 0},
        "asteroids": {"A02": 0, "A10": 1},
        "facilities": ["F04", "F11", "F25", "F31", "F39", "F40"],
        "projects": ["P01"],
        "ships": ["H1a", "H2b", "H3c"],
        "tokens": ["K1", "K2", "K3", "K8"],
        "slots": {"factory": [1, 0]},
        "unions": [
            {"number": "1", "contracts": ["C15", None], "slots": [{"owner": 1, "piece": "pawn", "repeat": True}, None]},
            {"number": "4", "progress": 5},
        ],
        "players": [
            {
                "stock": {"credits": 6, "ice": 5},
                "unpaid": ["P04"],
                "contracts": [{"id": "C05", "union": "1", "level": 1}],
                "outstations": [
                    {"id": "S-grey", "upgrades": ["F08"], "worker": "pool"},
                    {"id": "S-red"},
                    {"id": "S-blue"},
                    {"id": "S-green"},
                ],
            },
            {"pawn": False},
        ],
    },
}


@pytest.fixture
def shown(run: Run, write: Callable[..., str]) -> Callable[[str], str]:
    """Return the table as the terminal shows it in a language."""

    def show(language: str) -> str:
        file = write("ceres.json", POSITION)
        out: str = run("play", "--load", file, "--seats", "you:Ann,you:Boris", lang=language, typed="\n\nq\nn\n").out
        return out

    return show


def test_belt_and_station(shown: Callable[[str], str]) -> None:
    out = " ".join(shown("en").split())
    assert "Round 2 of 3 · activation" in out
    assert "▲ Vesta" in out
    assert "● Juno" in out
    assert f"Flora 2 ice, {POINTS['A01']} VP: 2 credits" in out
    assert "Factory ● ▲" in out
    assert "Launch Corridor 1 influence launch a probe for 1 ice less" in out


def test_markets_unions_and_holdings(shown: Callable[[str], str]) -> None:
    out = " ".join(shown("en").split())
    assert "Nanofactory 3 VP 3 credits, 2 alloy factory: 2 alloy" in out
    assert f"Water Reservoir {POINTS['P01']} VP 1 credit, 4 ice" in out
    assert "1 ore → 2 credits ×3" in out
    assert "1 Ice Haulers' Union ●↓ · at 0 (1 VP) 2 ice | launch a probe" in out
    assert "at 5 (3 VP)" in out
    assert "Launch Deck + Refuelling Depot*" in out
    assert "Unpaid: Habitat Ring" in out
    assert "1: Build a laboratory 1/2" in out


def test_in_russian(shown: Callable[[str], str]) -> None:
    out = shown("ru")
    assert "Раунд 2 из 3" in out
    assert "Стройплощадка" in out
    assert "В долг: Жилое кольцо" in out
    assert not re.search(r"\bceres(_cards)?-[a-z]", out)


def test_the_automa_has_a_line(run: Run) -> None:
    out = run("play", "ceres", "--seats", "you", "--seed", "2", typed="q\nn\n").out
    assert "Automa (Manager)" in out
