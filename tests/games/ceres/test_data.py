"""The data: its checks, its number, its confidence, and what of it is sourced."""

from __future__ import annotations

import importlib.util
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import offworld
from offworld.games.ceres.data import facilities, rules
from offworld.games.ceres.names import DESIGNED, SOURCED
from offworld.kernel.errors import BadRecord
from tests.games.ceres.build import GAME, of, seen

ROOT = Path(offworld.__file__).parents[2]


@pytest.fixture(scope="module")
def checker() -> ModuleType:
    """Return the command that checks the data."""
    spec = importlib.util.spec_from_file_location("ceres_data", ROOT / "benchmarks" / "ceres_data.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_data_is_in_order(checker: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert list(checker.problems()) == []
    assert checker.main() == 0
    assert f"data {rules.DATA}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"cost": (0, 0, 0, 0, 0, 0)}, "F01 cost: nothing at all"),
        ({"cost": (0, 0, 0, 0, 99, 0)}, "F01 cost"),
        ({"mark": "certain"}, "unknown mark"),
        ({"id": "F02"}, "F02 is there twice"),
        ({"colour": 1}, "of colour"),
        ({"action": ()}, "an action and an upgrade are needed"),
    ],
)
def test_a_wrong_correction_is_found(
    checker: Any, monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], complaint: str
) -> None:
    wrong = (replace(facilities.FACILITIES[0], **change), *facilities.FACILITIES[1:])
    monkeypatch.setitem(checker.KINDS_OF_DATA, "facilities", wrong)
    monkeypatch.setattr(checker.facilities, "FACILITIES", wrong)
    found = list(checker.problems())
    assert any(complaint in line for line in found)
    assert any("raise DATA" in line for line in found)
    assert checker.main() == 1


def test_records_and_views_carry_the_number_of_the_data() -> None:
    match = GAME.start(2, 1)
    assert seen(match)["data"] == rules.DATA
    assert GAME.catalog()["data"]["number"] == rules.DATA
    record = match.record()
    assert record["rules"] % 1000 == rules.DATA
    with pytest.raises(BadRecord):
        offworld.replay({**record, "rules": record["rules"] + 1})


def test_every_entry_has_its_confidence() -> None:
    catalog = GAME.catalog()
    marks: Counter[str] = Counter()
    for kind in ("facilities", "outstations", "asteroids", "projects", "ships", "tokens", "unions", "contracts"):
        marks.update(entry["mark"] for entry in catalog[kind])
    assert set(catalog["data"]["marks"]) == {"sourced", "unconfirmed", "designed"}
    assert marks[DESIGNED] > 100
    assert [token["id"] for token in catalog["tokens"] if token["mark"] == SOURCED] == ["K9"]


# --- statements of public pages and of the rulebook, as the facts mark them ---------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sourced_set_up(seats: int) -> None:
    """5 leaders each; an outstation of each of the four colours; 4 tokens; as many workers as players."""
    match = GAME.start(seats, 7)
    table = seen(match)
    for seat in range(seats):
        assert of(match, seat)["leaders"] == 5
        assert [each["colour"] for each in of(match, seat)["outstations"]] == ["grey", "red", "blue", "green"]
    assert len(table["tokens"]) == 4
    assert set(table["pool"].values()) == {max(seats, 2)}
    assert len(table["rings"]) == 3
    assert table["rounds"] == 3
    assert len(table["ships"]) == 3  # the coming rates are known


def test_sourced_inner_rings_turn_faster() -> None:
    steps = [ring["steps"] for ring in GAME.catalog()["rings"]]
    assert steps == sorted(steps, reverse=True)
    assert len(set(steps)) == 3
    assert min(steps) > 0


def test_sourced_farther_is_dearer() -> None:
    match = GAME.start(4, 3)
    for ring in ("inner", "middle", "outer"):
        names = [each["id"] for each in GAME.catalog()["asteroids"] if each["ring"] == ring]
        rocks = [each for each in seen(match)["asteroids"] if each["id"] in names]
        prices = {min(each["sector"], 8 - each["sector"]): each["price"] for each in rocks}
        assert [prices[far] for far in sorted(prices)] == sorted(prices.values())
        assert len(set(prices.values())) == 5


def test_sourced_research_has_three_fields() -> None:
    assert [field["id"] for field in GAME.catalog()["research"]] == ["exploration", "construction", "commerce"]


def test_sourced_counts_of_the_expansion() -> None:
    """32 contracts, 6 union tiles, 28 seals, 1 assistance token, 2 action cards, 4 pawns and 4 markers."""
    catalog = GAME.catalog()
    assert len(catalog["contracts"]) == 32
    assert len(catalog["unions"]) == 6
    assert sum(tile["seals"] for tile in seen(GAME.start(4, 1))["unions"]) == 28
    assert [token["id"] for token in catalog["tokens"] if token["contracts"]] == ["K9"]
    assert [card["id"] for card in catalog["automa"]["actions"] if card["kind"] == "union"] == ["M15", "M16"]
    assert sum(each["pawn"] for each in seen(GAME.start(4, 1))["players"]) == 4


def test_sourced_the_game_lasts_three_rounds() -> None:
    from tests.games.ceres.build import finished

    match = finished(GAME.start(3, 2))
    assert [event["params"]["round"] for event in match.events(None) if event["key"] == "ceres-round"] == [1, 2, 3]
