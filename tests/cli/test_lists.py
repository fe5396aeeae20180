"""`offworld games` and `offworld bots`."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

import pytest

import offworld
from offworld.bots import Bot, registry
from offworld.games import GAMES
from tests.cli.conftest import Run


def test_games_shows_seats_options_values_and_defaults(run: Run) -> None:
    said = run("games", "dig_mars", lang="ru")

    assert said.code == 0
    assert "Игроков: 2, 3, 4" in said.out
    assert "--option open_finds=…" in said.out
    assert "Значения: false, true (по умолчанию false)" in said.out


def test_games_for_a_program(run: Run) -> None:
    found = run("games", "--json").json

    assert [game["name"] for game in found] == list(offworld.games())
    dig_mars = next(game for game in found if game["name"] == "dig_mars")
    assert dig_mars["seats"] == [2, 3, 4]
    assert dig_mars["options"][0] | {"title": "Open finds"} == dig_mars["options"][0]
    assert dig_mars["options"][0]["allowed"] == [False, True]


def test_games_says_which_options_depend_on_what(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "prospect", "tests.cli.prospect")

    said = run("games", "prospect")

    assert "Only with rich=true" in said.out
    assert "Only for this many players: 2" in said.out
    assert "Values: 1, 2, 3 (default: 2)" in said.out


def test_bots_shows_levels_kinds_and_settings(run: Run) -> None:
    said = run("bots", lang="ru")

    assert said.code == 0
    for name in ("novice", "skilled", "expert", "random", "greedy", "mcts"):
        assert f"  {name} " in said.out
    assert "seconds=0.2" in said.out
    assert "Отвечает наугад" in said.out


class Sleeper(Bot):
    """Sleeps through the match."""

    def __init__(self, hours: int = 8) -> None:
        self.hours = hours


def _install(monkeypatch: pytest.MonkeyPatch, *points: tuple[str, str]) -> None:
    """Pretend that a package with these bots is installed."""
    installed = EntryPoints([EntryPoint(name, value, registry.GROUP) for name, value in points])
    monkeypatch.setattr(registry, "entry_points", lambda **wanted: installed.select(**wanted))


def test_bots_of_installed_packages_are_listed_with_their_settings(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    _install(monkeypatch, ("sleeper", "tests.cli.test_lists:Sleeper"))

    said = run("bots")
    found = run("bots", "--json").json

    assert "From installed packages" in said.out
    assert "Sleeps through the match." in said.out
    assert found[-1]["name"] == "sleeper"
    assert found[-1]["settings"] == {"hours": 8}
    assert not found[-1]["built_in"]


def test_a_broken_bot_does_not_hide_the_others(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    _install(monkeypatch, ("gone", "nowhere.at.all:Bot"), ("odd", "tests.cli.test_lists:test_games_for_a_program"))

    said = run("bots")

    assert said.code == 0
    assert "greedy" in said.out
    assert "“gone” cannot be loaded" in said.err
    assert "“odd” cannot be loaded" in said.err
