"""What the documentation shows works as shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from offworld.arena import tournament
from offworld.bots import about, bots, registry
from tests.bots.test_registry import package

DOCS = Path(__file__).parents[2] / "docs"


def blocks(name: str, language: str) -> list[str]:
    """Return the code of one language in a document."""
    return re.findall(rf"```{language}\n(.*?)```", (DOCS / name).read_text(encoding="utf-8"), re.DOTALL)


def test_the_bot_of_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = blocks("bots.md", "python")[0]
    (project,) = blocks("bots.md", "toml")
    entry = next(line for line in project.splitlines() if ":" in line).replace('"', "")
    package(tmp_path, entry, source, monkeypatch)
    assert "hasty" in bots()
    found = tournament("dig_mars", ["hasty", "random"], games=4, seed=2)
    assert found.standings[0].wins >= 3


def test_a_bot_takes_ten_lines() -> None:
    source = blocks("bots.md", "python")[0]
    lines = [line for line in source.splitlines() if line.strip() and not line.strip().startswith(("#", '"""'))]
    assert len(lines) <= 10


def test_the_tournament_of_the_documentation_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    exec(blocks("bots.md", "python")[1], {})
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in told] == ["greedy", "novice"]


def test_the_tournament_of_the_lab_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = blocks("lab.md", "python")
    exec(block, {"__name__": "__main__"})
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in told] == ["hasty", "random"]
    assert all(line.endswith("0 iterations a decision, 0 failures") for line in told)


def test_the_search_of_the_documentation_shows_itself(capsys: pytest.CaptureFixture[str]) -> None:
    exec(blocks("bots.md", "python")[2], {})
    told = capsys.readouterr().out.splitlines()
    assert len(told) > 1
    assert all("%" in line for line in told)


def test_all_bots_and_their_settings_are_documented() -> None:
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    for name in (*registry.LEVELS, *registry.BUILT_IN):
        assert f"| `{name}` |" in text
        for setting in about(name).settings:
            assert f"`{setting}" in text
