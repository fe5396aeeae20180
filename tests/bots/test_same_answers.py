"""The same seed and iterations give the same answers, in any process, with plain and with compiled rules.

Run with the compiled rules (`PYTHONPATH=build/compiled`), this compares them with the plain ones.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import offworld
from offworld.bots import Perspective, bot
from offworld.kernel.rng import Rng

ROOT = Path(__file__).parents[2]
DECISIONS = 8


def answers(name: str, word: str) -> list[Any]:
    """Return what a bot answers at the beginning of a match, in all its seats."""
    match = offworld.game(name).start(2, 11)
    player, rng = bot(word), Rng(5)
    for _ in range(DECISIONS):
        seat = min(match.asked())
        match.answer(seat, player.choose(Perspective(match, seat), rng))
    found: list[Any] = json.loads(json.dumps(match.answers))
    return found


@pytest.mark.parametrize("word", ["greedy", "mcts:iterations=24,depth=2"])
@pytest.mark.parametrize("name", offworld.games())
def test_plain_rules_in_another_process_give_the_same_answers(name: str, word: str) -> None:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "7"}
    script = (
        f"from tests.bots.test_same_answers import answers; import json; print(json.dumps(answers({name!r}, {word!r})))"
    )
    done = subprocess.run([sys.executable, "-c", script], env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == answers(name, word)
