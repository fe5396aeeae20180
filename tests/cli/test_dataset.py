"""`offworld dataset`: a folder of records becomes a Parquet file."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

pq: Any = importlib.import_module("pyarrow.parquet")


@pytest.fixture
def matches(run: Run, tmp_path: Path) -> str:
    """The folder of a tournament of two matches."""
    folder = str(tmp_path / "matches")
    assert run("simulate", "signals", "--seats", "random,random", "--games", "2", "--records", folder).code == 0
    return folder


def test_a_tournament_becomes_a_file(run: Run, matches: str, tmp_path: Path) -> None:
    out = tmp_path / "out.parquet"
    said = run("dataset", matches, str(out), lang="ru")
    assert said.code == 0
    assert "2 партии" in said.out
    assert str(out) in said.out
    told = run("dataset", matches, str(out), "--search", "8", "--json").json
    table = pq.read_table(out)
    assert told["matches"] == 2
    assert told["rows"] == table.num_rows
    assert "policy" in table.column_names


def test_what_is_wrong_is_said(run: Run, matches: str, tmp_path: Path) -> None:
    nowhere = run("dataset", str(tmp_path / "nowhere"), str(tmp_path / "out.parquet"))
    assert nowhere.code == 1
    assert "no records" in nowhere.err
    folder = run("dataset", matches, str(tmp_path))
    assert folder.code == 1
    assert "is a folder" in folder.err.replace("\n", " ")
    assert run("dataset", matches).code == 2
    assert run("dataset", matches, "out.parquet", "--search", "-1").code == 2
