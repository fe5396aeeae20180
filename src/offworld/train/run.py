"""A whole training: as many workers as there are cores, one trainer, and a folder between them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from offworld.bots.one_core import ONE_CORE
from offworld.kernel.errors import OffworldError
from offworld.train.folder import Folder, Recipe
from offworld.train.subject import Subject

LOOK: Final = 0.5  # seconds between two looks at the processes
FAREWELL: Final = 60.0  # seconds for everybody to finish what they are doing


def recipe_for(subject: Subject, seed: int, minutes: float) -> Recipe:
    """Return how a subject is learned, with its own numbers and symmetries."""
    return Recipe(
        subject=subject.game,
        version=subject.version,
        size=subject.size,
        seed=seed,
        minutes=minutes,
        layers=subject.layers,
        window=subject.window,
        least=subject.least,
        thought=subject.thought,
        scales=tuple(subject.scales()),
        symmetries=tuple([tuple(each) for each in subject.symmetries()]),
    )


def run(
    folder: Path,
    recipe: Recipe,
    workers: int,
    trainer: tuple[str, ...] = (sys.executable, "-m", "offworld.train.trainer"),
    on_progress: Callable[[Folder], None] | None = None,
) -> Folder:
    """Train in a folder until the time of the recipe is over; a folder with weights in it goes on where it was.

    OffworldError says which process has died; the weights up to then lie in the folder.
    """
    place = Folder(folder)
    place.make(recipe)
    quiet = {**os.environ, **ONE_CORE}  # a core for each worker, and no more
    started: list[subprocess.Popen[bytes]] = []
    try:
        for number in range(workers):
            command = [sys.executable, "-m", "offworld.train.worker", str(folder), str(number)]
            started.append(subprocess.Popen(command, env=quiet))
        learning = subprocess.Popen([*trainer, str(folder)])
        started.append(learning)
        while learning.poll() is None:
            sleep(LOOK)
            if on_progress is not None:
                on_progress(place)
            for number, process in enumerate(started[:-1]):
                if process.poll() is not None:
                    raise OffworldError("error-train-worker", number=number, code=process.returncode)
        if learning.returncode:
            raise OffworldError("error-train-trainer", code=learning.returncode)
    finally:
        place.stop.touch()
        _wait_for(started)
    return place


def _wait_for(processes: list[subprocess.Popen[bytes]]) -> None:
    """Let processes end, and end those that do not."""
    until = monotonic() + FAREWELL
    for process in processes:
        try:
            process.wait(max(0.0, until - monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
