"""The data: its checks, its number, its confidence."""

from __future__ import annotations

import importlib.util
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import offworld
from offworld.games.ceres.data import facilities
from offworld.games.ceres.data import figures as rules
from offworld.games.ceres.names import DESIGNED, SOURCED
from offworld.kernel.errors import BadRecord
from tests.games.ceres.build import GAME, seen

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
