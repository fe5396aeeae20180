"""The command that plays thousands of random matches: a slice of it for every game, and what it notices."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import offworld
from offworld.games import EXAMPLES
from offworld.kernel.state import State

ROOT = Path(offworld.__file__).parents[2]


@pytest.fixture(scope="module")
def endurance() -> ModuleType:
    spec = importlib.util.spec_from_file_location("endurance_tool", ROOT / "benchmarks" / "endurance.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", [*offworld.games(), *EXAMPLES])
def test_a_slice_of_random_matches_ends(name: str, endurance: Any) -> None:
    """Two matches for each number of seats; the whole run is made by hand."""
    game = offworld.game(name)
    for seats in game.seats:
        figures = endurance.endure(game, seats, {}, 2, 1, plausible=seats % 2 == 0)
        assert figures["matches"] == 2
        assert 0 < figures["longest"] <= figures["answers"]


def test_kinds_are_told_line_by_line(
    endurance: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["endurance", "welcome_to_the_moon", "--matches", "1", "--seats", "1,2", "--options", "adventure=2,3"]
    monkeypatch.setattr(sys, "argv", line)
    assert endurance.main() == 0
    told = [json.loads(each) for each in capsys.readouterr().out.splitlines()]
    assert [(each["options"], each["seats"]) for each in told[:-1]] == [
        ({"adventure": adventure}, seats) for adventure in (2, 3) for seats in (1, 2)
    ]
    assert told[-1]["matches"] == 4


def test_a_match_that_loses_a_component_is_told_with_its_seed(endurance: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = offworld.game("signals")
    counts = iter(range(10**6))

    def components(state: State) -> dict[str, int]:
        return {"cards": next(counts)}

    monkeypatch.setattr(type(game), "components", lambda self, state: components(state))
    with pytest.raises(endurance.Failure, match=r'components come from nowhere or are lost.*"seed": 5'):
        endurance.endure(game, game.seats[0], {}, 1, 5)
