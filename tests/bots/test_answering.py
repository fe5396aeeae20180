"""Letting bots answer: whole matches, single decisions in another process, and how strong they are."""

from __future__ import annotations

import json

import pytest

import offworld
from offworld.arena import tournament
from offworld.bots import Bot, Perspective, bot, play, think
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.errors import OffworldError
from offworld.kernel.position import load
from offworld.kernel.rng import Rng
from offworld.kernel.state import State
from tests.kernel.play import started
from tests.kernel.rows import RowsGame


def test_bots_play_a_match_to_its_end() -> None:
    match = offworld.game("dig_mars").start(3, 2)
    assert play(match, [bot("random")] * 3, 1)
    assert match.over


class Particular(RowsGame):
    """Rows whose own quick answers know nothing of the kernel's question."""

    def rollout(self, state: State, decision: Decision, rng: Rng) -> Answer:
        assert decision.why.startswith("rows-")
        return decision.sample(rng)


@pytest.mark.parametrize("name", ["random", "greedy:guesses=1", "mcts:iterations=12"])
def test_bots_say_that_they_are_done(name: str) -> None:
    match = Particular().start(2, 2, {"progress": True, "confirm": True})
    assert play(match, [bot(name)] * 2, 1)
    assert sum([value == "done" for _, value, _ in match.answers]) == 20


def test_the_same_seed_gives_the_same_match() -> None:
    records = []
    for _ in range(2):
        match = offworld.game("dig_mars").start(2, 2)
        play(match, [bot("greedy:guesses=1"), bot("random")], 8)
        records.append(match.record())
    assert records[0] == records[1]


class Wasteful(Bot):
    """Draws more random numbers than it needs."""

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        for _ in range(7):
            rng.below(2)
        return (perspective.decision.listed() or [None])[0]


class Plain(Bot):
    """Answers the same without drawing."""

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        return (perspective.decision.listed() or [None])[0]


def test_what_one_bot_draws_does_not_change_another() -> None:
    answers = []
    for first in (Wasteful(), Plain()):
        match = offworld.game("dig_mars").start(2, 2)
        play(match, [first, bot("random")], 8, limit=60)
        answers.append(match.answers)
    assert answers[0] == answers[1]


def test_a_match_that_does_not_end_is_left_alone() -> None:
    match = offworld.game("dig_mars").start(2, 2)
    assert not play(match, [bot("random")] * 2, 1, limit=10)
    assert len(match.answers) == 10


class Cheat(Bot):
    """Answers what is not on offer."""

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        return ("claim",)


def test_a_bot_that_does_not_keep_to_the_rules_is_named() -> None:
    match = offworld.game("dig_mars").start(2, 2)
    with pytest.raises(OffworldError) as caught:
        play(match, [Cheat(), Cheat()], 1)
    assert caught.value.text.key == "error-bot-answer"
    assert caught.value.text.params["bot"] == "Cheat"
    for language in LANGUAGES:
        assert "Cheat" in Translator(language).say(caught.value.text)
    assert not match.answers


@pytest.mark.parametrize("name", ["greedy", "mcts:iterations=5"])
def test_thinking_elsewhere_gives_the_same_answer(name: str) -> None:
    """A server sends the position as JSON to a process that thinks."""
    match = offworld.game("dig_mars").start(2, 2)
    play(match, [bot("random")] * 2, 1, limit=30)
    seat = min(match.asked())
    here = bot(name).choose(Perspective(match, seat), Rng(4))
    assert think(json.loads(json.dumps(match.position())), seat, name, 4) == here


def test_thinking_elsewhere_knows_the_chains_in_progress() -> None:
    match = started(2, seed=7)
    match.answer(0, match.asked()[0].sample(Rng(1)))
    loaded = load(match.game, json.loads(json.dumps(match.position())), quiet=True)
    for seat in match.asked():
        answers = [bot("greedy").choose(Perspective(each, seat), Rng(4)) for each in (match, loaded)]
        assert answers[0] == answers[1]


def test_greedy_beats_random_at_dig_mars() -> None:
    found = tournament("dig_mars", ["greedy:guesses=1", "random"], games=40, seed=5)
    assert found.standings[0].wins >= 36
    assert found.unfinished == 0


def test_search_beats_a_novice_at_dig_mars() -> None:
    """A few matches with a small budget; the true ladder is a benchmark."""
    found = tournament("dig_mars", ["mcts:iterations=40", "novice"], games=4, seed=5)
    assert found.standings[0].wins >= 3
