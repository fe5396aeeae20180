"""Bots as objects, classes, functions and names in files, wherever a name is taken."""

from __future__ import annotations

import os
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from offworld.arena import tournament
from offworld.arena.bot_files import any_bot
from offworld.arena.entrants import entrants_of
from offworld.bots import Given, Perspective, as_bot
from offworld.bots.greedy import Greedy
from offworld.bots.one_core import ONE_CORE
from offworld.games import game
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.decision import Answer
from offworld.kernel.errors import BadSetup
from offworld.kernel.record import Player
from offworld.kernel.rng import Rng

GAME = "signals"

SOURCE = dedent(
    """
    from __future__ import annotations

    from dataclasses import dataclass
    from typing import ClassVar

    from beside import first
    from offworld.bots import Bot


    @dataclass
    class Steady(Bot):
        place: int = 0
        kind: ClassVar[str] = "steady"

        def choose(self, perspective, rng):
            return first(perspective, rng, self.place)


    def hasty(perspective, rng):
        return first(perspective, rng, 0)


    ready = Steady(1)
    number = 3
    """
)
BESIDE = """
def first(perspective, rng, place):
    listed = perspective.decision.listed()
    return listed[place % len(listed)] if listed else perspective.decision.sample(rng)
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file with bots, and one beside it that it needs."""
    (tmp_path / "beside.py").write_text(BESIDE, encoding="utf-8")
    path = tmp_path / "my_bot.py"
    path.write_text(SOURCE, encoding="utf-8")
    return str(path)


def answer_first(perspective: Perspective, rng: Rng) -> Answer:
    return next(iter(perspective.decision.listed() or [perspective.decision.sample(rng)]))


def test_objects_classes_and_functions_play_like_their_names() -> None:
    named = tournament(GAME, ["greedy:guesses=1", "greedy"], games=4, seed=2, workers=0)
    for workers in (0, 1):
        found = tournament(GAME, [Greedy(guesses=1), Greedy], games=4, seed=2, workers=workers)
        assert found.matches == named.matches
        assert [standing.name for standing in found.standings] == ["Greedy", "Greedy #2"]
    last = tournament(GAME, [answer_first, lambda view, rng: view.decision.sample(rng)], games=4, seed=2)
    assert [standing.name for standing in last.standings] == ["answer_first", "<lambda>"]
    assert not last.failures


def test_bots_out_of_a_file(file: str) -> None:
    """One that needs a module beside it, with settings, ready made, and a function."""
    bots: list[Given] = [f"{file}:Steady", f"{file}:Steady:place=1", f"{file}:ready", f"{file}:hasty"]
    found = tournament(GAME, bots, games=8, seed=2, chairs=2)
    assert not found.failures
    assert [standing.name for standing in found.standings] == bots
    same = tournament(GAME, [bots[0], bots[2], bots[1], bots[3]], games=8, seed=2, chairs=2, workers=0)
    assert [match.scores for match in same.matches] == [match.scores for match in found.matches]


def test_records_do_not_say_in_which_folder_a_bot_lay(file: str) -> None:
    """They are passed on; what a bot is called and its settings are enough."""
    steady, again = entrants_of([f"{file}:Steady:place=1"] * 2, game(GAME))
    assert steady.player == Player("my_bot.py:Steady:place=1", "my_bot.py:Steady:place=1")
    assert again.player == Player("my_bot.py:Steady:place=1 #2", "my_bot.py:Steady:place=1")


def test_a_file_is_found_from_another_folder_too(file: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert not tournament(GAME, ["my_bot.py:Steady", "random"], games=2).failures


def refused(given: Any) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        any_bot(given) if isinstance(given, str) else as_bot(given)
    for language in LANGUAGES:
        assert "{" not in Translator(language).say(caught.value.text)
        assert Translator(language).has(caught.value.text.key)
    return caught.value


def test_what_is_wrong_with_a_file_is_named(file: str, tmp_path: Path) -> None:
    missing = refused(str(tmp_path / "none.py:Hasty"))
    assert missing.text.key == "error-bot-file-missing"
    assert missing.text.params["file"] == str(tmp_path / "none.py")
    lacks = refused(f"{file}:Hasty")
    assert lacks.text.key == "error-bot-file-name"
    assert lacks.text.params["allowed"] == "Steady, hasty"
    assert refused(file).text.key == "error-bot-file-name"
    assert refused(f"{file}:number").text.key == "error-no-bot"
    assert refused(f"{file}:Steady:speed=1").text.key == "error-bot-parameter"
    assert refused(f"{file}:hasty:speed=1").text.key == "error-bot-parameter"
    (tmp_path / "broken.py").write_text("import nothing_of_the_kind\n", encoding="utf-8")
    broken = refused(str(tmp_path / "broken.py:Hasty"))
    assert broken.text.key == "error-bot-file"
    assert "nothing_of_the_kind" in str(broken.text.params["problem"])
    (tmp_path / "opens.py").write_text("open('nowhere')\n", encoding="utf-8")
    assert refused(str(tmp_path / "opens.py:Hasty")).text.key == "error-bot-file"
    (tmp_path / "folder.py").mkdir()
    assert refused(str(tmp_path / "folder.py:Hasty")).text.key == "error-bot-file"


class Needy(Greedy):
    """Cannot be made without something."""

    def __init__(self, what: str) -> None:
        super().__init__()


@pytest.mark.parametrize("given", [3, None, int, lambda: 1, object()])
def test_what_is_no_bot_is_refused(given: object) -> None:
    assert refused(given).text.key == "error-no-bot"


def test_a_bot_that_cannot_be_made_is_refused_before_anything_is_played() -> None:
    assert refused(Needy).text.key == "error-bot-broken"
    stuck = Greedy()
    stuck.guesses = (each for each in [1])  # type: ignore[assignment]  # a generator cannot be handed over
    with pytest.raises(BadSetup) as caught:
        tournament(GAME, [stuck, "random"], games=1)
    assert caught.value.text.key == "error-bot-packed"


@pytest.mark.parametrize("said", [None, "2"])
def test_a_bot_keeps_to_one_core_unless_the_user_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, said: str | None
) -> None:
    for name in ONE_CORE:
        monkeypatch.delenv(name, raising=False)
        if said is not None:
            monkeypatch.setenv(name, said)
    wanted = dict.fromkeys(ONE_CORE, said or "1")

    def looking(perspective: Perspective, rng: Rng) -> Answer:
        assert {name: os.environ[name] for name in wanted} == wanted
        return perspective.decision.sample(rng)

    assert not tournament(GAME, [looking, "random"], games=1, seed=3).failures
