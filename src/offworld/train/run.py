"""A whole training: as many workers as there are cores, one trainer, and a folder between them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from offworld.bots.one_core import ONE_CORE
from offworld.kernel.errors import OffworldError
from offworld.kernel.os_errors import reason
from offworld.train.folder import Folder, Recipe
from offworld.train.net import NoNet, load
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

    OffworldError says what else lies in the folder, or which process has died; the weights up to then lie there.
    """
    place = Folder(folder)
    check_same(place, recipe)
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


def check_same(place: Folder, recipe: Recipe) -> None:
    """Raise OffworldError where what lies in a folder is of another training, or cannot be read."""
    wanted = _decides(recipe.subject, recipe.version, recipe.size, recipe.layers)
    for found in _trained(place):
        for field, value in wanted.items():
            if found[field] != value:
                told = {"field": field, "before": str(found[field]), "now": str(value)}
                raise OffworldError("error-train-other", folder=str(place.path), **told)


def _trained(place: Folder) -> Iterator[dict[str, Any]]:
    """Yield what the recipe in a folder was for, and what the weights are for, where there are any."""
    if place.recipe_file.is_file():
        try:
            kept = place.recipe()
        except (OSError, ValueError, TypeError, KeyError):
            raise OffworldError("error-train-recipe", file=str(place.recipe_file)) from None
        yield _decides(kept.subject, kept.version, kept.size, kept.layers)
    if place.weights.is_file():
        try:
            net = load(place.weights)
        except (OSError, NoNet) as error:
            problem = reason(error) if isinstance(error, OSError) else error.text
            raise OffworldError("error-weights", path=str(place.weights), problem=problem) from None
        layers = tuple([each.shape[1] for each in net.weights[:-1]])
        yield _decides(net.about.get("subject"), net.about.get("version"), net.weights[0].shape[0], layers)


def _decides(subject: object, version: object, size: int, layers: tuple[int, ...]) -> dict[str, Any]:
    """Return what has to be the same for a training to go on."""
    return {"subject": subject, "version": version, "size": size, "layers": layers}


def _wait_for(processes: list[subprocess.Popen[bytes]]) -> None:
    """Let processes end, and end those that do not."""
    until = monotonic() + FAREWELL
    for process in processes:
        try:
            process.wait(max(0.0, until - monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
