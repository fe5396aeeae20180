"""Tests in the browser are sliced by game: each is about one game or the table, and a slice has all of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.slices import SLICES

ROOT = Path(__file__).parent.parent


def chosen(marks: str) -> list[str]:
    """Return the tests in the browser that some marks choose."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-m", marks, "tests/browser"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED), done.stdout + done.stderr
    return [line for line in done.stdout.splitlines() if "::" in line]


def test_every_test_in_the_browser_is_about_a_game_or_about_the_table() -> None:
    assert chosen(f"not ({' or '.join(SLICES)})") == []


def test_the_slice_of_a_game_has_its_files_and_its_part_of_what_every_game_is_asked() -> None:
    found = chosen("ceres")
    assert {each.partition("::")[0].rpartition("/")[2] for each in found} >= {
        "test_ceres.py",
        "test_ceres_late.py",
        "test_ceres_shape.py",
        "test_first_sight.py",  # one test there is about Ceres
        "test_wander.py",
    }
    assert [each for each in found if "test_on_mars" in each or "[on_mars" in each] == []
