"""Golden playthroughs: stored matches replay to the same position, score and words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import offworld
from tests.playthroughs import records, render, write


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_match_replays_to_its_text(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    assert offworld.replay(record).over  # verifies the fingerprint of the last position as well
    assert render(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_every_game_has_playthroughs() -> None:
    assert {path.parent.name for path in records()} == set(offworld.games())


def test_a_golden_match_is_replaced_only_where_that_is_asked_for(tmp_path: Path) -> None:
    write(["dig_mars", "2", "7"], tmp_path)
    path = tmp_path / "dig_mars" / "2-seats.json"
    first = path.read_text(encoding="utf-8")
    with pytest.raises(FileExistsError, match="--anew"):
        write(["dig_mars", "2", "8"], tmp_path)
    assert path.read_text(encoding="utf-8") == first
    write(["dig_mars", "2", "8", "--anew"], tmp_path)
    assert path.read_text(encoding="utf-8") != first
