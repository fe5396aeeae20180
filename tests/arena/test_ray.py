"""Tournaments on Ray: the same result as anywhere, also where a process of the cluster dies in the middle."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from offworld.arena import tournament
from offworld.bots import Given
from tests.arena.misfits import Dying, Unlucky

GAME = "signals"


@pytest.fixture(scope="module")
def local_ray(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A small Ray on this machine.

    It ends itself where its agents take longer than 15 seconds to start, and that cannot be set: so they are compiled
    beforehand, which makes their start four times as fast.
    """
    ray: Any = importlib.import_module("ray")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        patch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path_factory.mktemp("compiled")))
        for agent in ("dashboard/agent.py", "_private/runtime_env/agent/main.py"):
            line = [sys.executable, str(Path(ray.__file__).parent / agent), "--help"]
            subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
        ray.init(address="local", num_cpus=1, include_dashboard=False, log_to_driver=False)
        yield
        ray.shutdown()


@pytest.mark.usefixtures("local_ray")
def test_ray_gives_the_same_result() -> None:
    import ray

    small = tournament("dig_mars", ["greedy:guesses=1", "random"], games=4, seed=3)
    assert tournament("dig_mars", ["greedy:guesses=1", "random"], games=4, seed=3, ray="local") == small
    assert ray.is_initialized(), "a Ray that somebody else has started is left running"


@pytest.mark.usefixtures("local_ray")
def test_a_process_of_the_cluster_that_dies_changes_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    bots: list[Given] = [Unlucky(str(mark), parent=True), "random"]
    found = tournament(GAME, bots, games=20, seed=3, ray="local", records=tmp_path / "records")
    assert mark.exists(), "one of Ray's own processes was killed"
    assert not found.failures
    assert found == tournament(GAME, bots, games=20, seed=3, workers=0)
    assert len(list((tmp_path / "records").glob("0*.json"))) == 20


@pytest.mark.usefixtures("local_ray")
def test_a_bot_that_dies_loses_there_too() -> None:
    found = tournament(GAME, [Dying, "random"], games=2, seed=3, ray="local")
    assert [(failure.bot, failure.kind) for failure in found.failures] == [("Dying", "died")] * 2
