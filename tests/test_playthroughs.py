"""Golden playthroughs: stored matches replay to the same position, score and words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import offworld
from tests.playthroughs import records, render


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_match_replays_to_its_text(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    assert offworld.replay(record).over  # verifies the fingerprint of the last position as well
    assert render(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_every_game_has_playthroughs() -> None:
    assert {path.parent.name for path in records()} == set(offworld.games())
