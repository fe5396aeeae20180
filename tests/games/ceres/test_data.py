"""The data: its checks, its number, its confidence."""

from __future__ import annotations

import importlib.util
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

import offworld
from offworld.games.ceres.data import facilities, printed
from offworld.games.ceres.data import figures as rules
from offworld.games.ceres.data.book import FACILITY_COST, STATION_NUMBER
from offworld.games.ceres.names import DESIGNED, ORE, SOURCED, event, units
from offworld.games.ceres.rules.deeds import building
from offworld.games.ceres.rules.deeds.gains import AssembleProbes
from offworld.games.ceres.rules.state import Ceres
from offworld.kernel.errors import BadRecord
from tests.games.ceres.build import GAME, WHITE, do, offered, player, seen, table

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


@pytest.mark.parametrize(
    ("module", "name", "value", "complaint"),
    [
        ("rules", "UPGRADES", 3, "figures: UPGRADES must be from 1 to 2"),
        ("rules", "WORKERS", 3, "figures: WORKERS must be from 4"),
        ("rules", "START", (3, 1, 2, 2, 1, 4), "figures: START holds more probes than can be stored"),
        ("rules", "PROJECTS_SHOWN", (0, 3, 3, 4, -5), "figures: PROJECTS_SHOWN"),
        ("rules", "RING_STEPS", (3, 2), "figures: RING_STEPS needs a figure for each ring"),
        ("rules", "SEAT_BONUS", ((), (0,), (0, -2), (1, 2, 0), (1, 3, 1, 2)), "figures: SEAT_BONUS"),
        ("unions", "SLOTS", 3, "unions: SLOTS must be 2"),
        ("unions", "SEALS", 5, "unions: SEALS must be from 6"),
        ("locations", "OVERRIDE_PRICE", (1, 2, 0, 0, 0, 0), "locations: OVERRIDE_PRICE must be influence alone"),
        ("automa", "WORKERS", -1, "automa: WORKERS"),
        ("automa", "RESEARCH_POINTS", (0, 2, 1), "automa: RESEARCH_POINTS must not fall"),
    ],
)
def test_a_wrong_figure_is_found(
    checker: Any, monkeypatch: pytest.MonkeyPatch, module: str, name: str, value: object, complaint: str
) -> None:
    monkeypatch.setattr(checker, module, SimpleNamespace(**{**vars(getattr(checker, module)), name: value}))
    assert any(complaint in line for line in checker.problems())


@pytest.mark.parametrize(
    ("kind", "change", "complaint"),
    [
        ("asteroids", {"points": -5}, "A01: -5 points"),
        ("projects", {"points": 55}, "P01: 55 points"),
        ("ships", {"workers": (0, 1, 7, 3, 0)}, "H1a: worker 7"),
        ("research", {"price": -1}, "research: a step for -1 credits"),
        ("priority cards", {"colours": (0, 1, 1, 3)}, "Y1: every colour once"),
        ("priority cards", {"rings": (0, 1, 1)}, "Y1: every ring once"),
        ("leader cards", {"credits": -1}, "trainee: a yield"),
        ("outstations", {"action": (printed.Research(0),)}, "S-grey: Research.steps is 0"),
        ("facilities", {"action": (printed.Gain(units(ice=33)),)}, "F01: Gain.units"),
        ("facilities", {"upgrade": (printed.Gain(units()),)}, "F01: Gain.units: nothing at all"),
        ("options", {"effect": (printed.Convert(units(ore=1), units(alloy=1), 0),)}, "assemble: Convert.most is 0"),
        ("unions", {"bonus": (printed.Launch(discount=-1),)}, "union 1: Launch.discount is -1"),
        ("tokens", {"effect": (printed.Mix(2, (ORE, ORE)),)}, "K1: Mix.of"),
        ("tokens", {"contracts": True}, "K1: contracts must be True for the Labour Union"),
    ],
)
def test_a_wrong_entry_is_found(
    checker: Any, monkeypatch: pytest.MonkeyPatch, kind: str, change: dict[str, Any], complaint: str
) -> None:
    entries = checker.KINDS_OF_DATA[kind]
    monkeypatch.setitem(checker.KINDS_OF_DATA, kind, (replace(entries[0], **change), *entries[1:]))
    assert any(complaint in line for line in checker.problems())


def test_a_requirement_that_is_misspelt_is_named() -> None:
    with pytest.raises(ValueError, match=r"'build_labratory' is none of .*build_laboratory"):
        event("build_labratory")


def test_the_data_says_where_its_number_is_raised(checker: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checker, "fingerprint", lambda: "new")
    (complaint,) = checker.problems()
    file = complaint.split()[-1]
    assert "FINGERPRINT" in (ROOT / "src/offworld/games/ceres" / file).read_text(encoding="utf-8")


def test_a_facility_may_cost_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """The price of a corrected card may hold influence or probes: what cannot be paid is not offered (R05)."""
    costs = FACILITY_COST[:]
    costs[STATION_NUMBER["F01"]] = units(alloy=1, influence=1)
    costs[STATION_NUMBER["F11"]] = units(alloy=1, probes=1)
    monkeypatch.setattr(building, "FACILITY_COST", costs)
    tables: list[tuple[dict[str, int], list[str]]] = [({}, []), ({"influence": 1}, ["F01"]), ({"probes": 1}, ["F11"])]
    for stock, cards in tables:
        match = table(player(stock={"alloy": 1, **stock}), player(), facilities=["F01", "F11"])
        assert (("use", "construction", "construct") in offered(match)) == bool(cards)
        if cards:
            do(match, ("use", "construction", "construct"))
            assert {card for card, _ in offered(match)} == set(cards)


def test_a_probe_may_cost_anything() -> None:
    deed = AssembleProbes(2, units(ice=1))
    for ice in (0, 1):
        state = cast(Ceres, table(player(stock={"ice": ice}), player()).state)
        assert deed.possible(state, WHITE) == bool(ice)


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
