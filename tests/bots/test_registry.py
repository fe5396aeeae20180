"""Bots by name: settings, levels, bots of other packages, and what is said about names that are wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import offworld
from offworld.bots import Bot, about, bot, bots, levels, registry, think
from offworld.bots.greedy import Greedy
from offworld.bots.mcts import DEFAULT_ITERATIONS, Mcts
from offworld.bots.random_bot import RandomBot
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.errors import BadSetup
from offworld.kernel.level import Level
from tests.refusals import refuses


def test_levels_from_weak_to_strong_come_first() -> None:
    assert levels() == ("novice", "skilled", "expert")
    assert bots()[:6] == ("novice", "skilled", "expert", "random", "greedy", "mcts")


def test_settings_are_part_of_the_name() -> None:
    made = bot("mcts:iterations=500, depth=8,explore=0.25")
    assert isinstance(made, Mcts)
    assert (made.iterations, made.depth, made.explore) == (500, 8, 0.25)
    assert made.seconds == 0.0


def test_a_search_without_a_budget_has_the_default_one() -> None:
    made = bot("mcts")
    assert isinstance(made, Mcts)
    assert made.iterations == DEFAULT_ITERATIONS
    assert made.deterministic


def test_levels() -> None:
    novice, skilled, expert = bot("novice"), bot("skilled"), bot("expert")
    assert isinstance(novice, Greedy)
    assert novice.slip > 0
    assert isinstance(skilled, Greedy)
    assert skilled.slip == 0
    assert isinstance(expert, Mcts)
    assert expert.seconds == 0.2
    assert not expert.deterministic


def test_the_budget_of_a_level_can_be_replaced() -> None:
    slow, counted = bot("expert:seconds=1.5"), bot("expert:iterations=30")
    assert isinstance(slow, Mcts)
    assert isinstance(counted, Mcts)
    assert (slow.seconds, slow.iterations) == (1.5, 0)
    assert (counted.seconds, counted.iterations) == (0.0, 30)
    assert counted.deterministic


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("chatty", "error-unknown-bot"),
        ("", "error-unknown-bot"),
        ("greedy:depth=3", "error-bot-parameter"),
        ("random:slip=1", "error-bot-parameter"),
        ("greedy:", None),
        ("greedy:guesses", "error-bot-value"),
        ("greedy:guesses=many", "error-bot-value"),
        ("greedy:guesses=2.5", "error-bot-value"),
        ("greedy:guesses=-1", "error-bot-value"),
        ("mcts:seconds=inf", "error-bot-value"),
        ("mcts:seconds=nan", "error-bot-value"),
    ],
)
def test_wrong_names_are_refused_in_words(name: str, key: str | None) -> None:
    if key is None:
        assert bot(name)
        return
    with pytest.raises(BadSetup) as caught:
        bot(name)
    assert caught.value.text.key == key
    for language in LANGUAGES:
        said = Translator(language).say(caught.value.text)
        assert said != key
        assert "{" not in said


@pytest.mark.parametrize("budget", [{"iterations": -1}, {"seconds": -0.1}, {"seconds": float("nan")}], ids=str)
def test_a_search_has_a_budget_that_can_be_spent(budget: dict[str, Any]) -> None:
    with refuses(BadSetup, "error-bot-value"):
        Mcts(**budget)


def test_a_bot_is_named_by_a_word() -> None:
    with refuses(BadSetup, "error-no-bot"):
        bot(None)  # type: ignore[arg-type]


def test_an_unknown_bot_or_setting_is_told_what_there_is() -> None:
    with pytest.raises(BadSetup) as caught:
        bot("chatty")
    assert "expert" in str(caught.value.text.params["allowed"])
    with pytest.raises(BadSetup) as caught:
        bot("greedy:depth=3")
    assert caught.value.text.params["allowed"] == "guesses, slip, spread"


def test_every_built_in_bot_is_described_in_both_languages() -> None:
    for name in (*registry.LEVELS, *registry.BUILT_IN, *registry.ON_DEMAND):
        info = about(name)
        assert info.built_in
        assert info.to_json()["name"] == name
        for language in LANGUAGES:
            assert Translator(language).has(f"bots-about-{name}")
    assert about("expert").settings["seconds"] == 0.2


def package(folder: Path, entry: str, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put an installed package with one entry point into a folder of the path."""
    module = entry.partition("=")[2].partition(":")[0].strip()
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{entry}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))


def test_a_bot_that_needs_a_package_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.ON_DEMAND, "learned", "no_such_package.learned:Learned")
    with pytest.raises(BadSetup, match="no_such_package"):
        bot("learned")


LAST = '''
from offworld.bots import Bot

class Last(Bot):
    """Takes the last answer."""

    def __init__(self, loud: bool = False, mood: str = "calm") -> None:
        self.loud, self.mood = loud, mood

    def choose(self, perspective, rng):
        return perspective.decision.sample(rng)

nobody = 3
'''


def test_a_package_offers_a_bot_by_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, "last = last_bots_one:Last", LAST, monkeypatch)
    assert bots()[-1] == "last"
    made = bot("last:loud=true,mood=wild")
    assert isinstance(made, Bot)
    assert vars(made) == {"loud": True, "mood": "wild"}
    info = about("last")
    assert (info.built_in, info.level, info.summary) == (False, False, "Takes the last answer.")
    assert info.settings == {"loud": False, "mood": "calm"}
    with refuses(BadSetup, "error-bot-value"):
        bot("last:loud=perhaps")


def test_a_package_cannot_replace_a_built_in_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, "greedy = last_bots_two:Last", LAST, monkeypatch)
    assert isinstance(bot("greedy"), Greedy)
    assert bots().count("greedy") == 1


def test_an_entry_point_must_lead_to_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, "nobody = last_bots_three:nobody", LAST, monkeypatch)
    with refuses(BadSetup, "error-not-a-bot"):
        bot("nobody")


def test_a_game_sets_the_budgets_of_its_levels() -> None:
    quick, slow = bot("expert", offworld.game("dig_mars")), bot("expert", offworld.game("terraforming_mars"))
    assert isinstance(quick, Mcts)
    assert isinstance(slow, Mcts)
    assert (quick.seconds, slow.seconds) == (0.2, 0.5)
    counted = bot("expert:iterations=30", offworld.game("terraforming_mars"))
    assert isinstance(counted, Mcts)
    assert (counted.seconds, counted.iterations) == (0.0, 30)
    assert about("expert", offworld.game("terraforming_mars")).settings["seconds"] == 0.5


def test_a_bot_that_thinks_elsewhere_plays_the_level_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = offworld.game("dig_mars")
    monkeypatch.setattr(game, "levels", (Level("expert", "random", {}),))
    assert isinstance(bot("expert", game), RandomBot)
    position = game.start(2, 1).position()
    assert think(position, 0, "expert", 4) == think(position, 0, "random", 4)
