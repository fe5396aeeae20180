"""The bot that plays by what was learned."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from time import perf_counter, thread_time

from offworld.bots.bot import Bot
from offworld.bots.mcts import PATIENCE, Mcts
from offworld.bots.perspective import Perspective
from offworld.bots.race import FIELD
from offworld.kernel.decision import Answer
from offworld.kernel.errors import BadSetup
from offworld.kernel.os_errors import reason
from offworld.kernel.rng import Rng
from offworld.train.net import Net, NoNet, load
from offworld.train.subject import Subject
from offworld.train.subjects import subject_for

SECONDS = 0.2


class Learned(Bot):
    """Plays by what it learned from matches against itself; where it learned nothing, it searches as `mcts` does.

    The budget is one of `mcts`: iterations, seconds, or seconds counted as iterations. `weights` is a file of one's
    own training; without it those that come with the package are played.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, counted: bool = False, weights: str = "") -> None:
        self.iterations = iterations
        self.seconds = seconds if iterations or seconds else SECONDS
        self.counted = counted
        self.weights = weights
        self.own = _read(weights) if weights else None
        self.fallback = Mcts(iterations, self.seconds, counted=counted)
        self._made = 0

    @property
    def deterministic(self) -> bool:
        return self.counted or not self.seconds

    @property
    def iterations_made(self) -> int:
        return self._made + self.fallback.iterations_made

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        found = subject_for(perspective.game.name, perspective.seats, perspective.options)
        net = self.net_for(found) if found is not None else None
        if found is None or net is None:
            return self.fallback.choose(perspective, rng)
        listed = perspective.decision.listed()
        if listed is not None and len(listed) == 1:
            return listed[0]
        return self.think(found, net, perspective, rng)

    def net_for(self, found: Subject) -> Net | None:
        """Return what was learned of a subject, if anything."""
        return _fitting(self.own, found, self.weights) if self.own is not None else released(found.game)

    def think(self, found: Subject, net: Net, perspective: Perspective, rng: Rng) -> Answer:
        """Return the best answer that is found within the budget."""
        started, clock = thread_time(), perf_counter()
        thinking = found.think(net, perspective, rng)
        if thinking is None:
            return self.fallback.choose(perspective, rng)
        allowed = max(1, round(self.seconds * found.pace)) if self.counted and self.seconds else self.iterations
        if self.counted and self.iterations:
            allowed = min(allowed, self.iterations)
        spent, done = 0.0, 1  # the first look counts as one
        if allowed:
            spent = done / allowed
        while not thinking.race.is_decided and spent < 1.0:
            done += thinking.go_on(spent, allowed - done if allowed else FIELD)
            spent = done / allowed if allowed else 0.0
            if self.seconds and not self.counted:
                thought, waited = thread_time() - started, perf_counter() - clock
                spent = max(spent, thought / self.seconds, waited / (PATIENCE * self.seconds))
        self._made += done
        return thinking.race.leader.answer


@cache
def released(name: str) -> Net | None:
    """Return the weights that come with the package, if there are any for a subject."""
    file = files("offworld.train") / "weights" / f"{name}.npz"
    if not file.is_file():
        return None
    return load(file.read_bytes())


@cache
def _read(path: str) -> Net:
    try:
        return load(Path(path))
    except (OSError, NoNet) as error:
        problem = reason(error) if isinstance(error, OSError) else error.text
        raise BadSetup("error-weights", path=path, problem=problem) from None


def _fitting(net: Net, found: Subject, path: str) -> Net | None:
    """Return the net where it is one of the subject; BadSetup where its numbers are others."""
    if net.about.get("subject") != found.game:
        return None
    if net.about.get("version") != found.version or net.weights[0].shape[0] != found.size:
        raise BadSetup("error-weights-version", path=path, found=str(net.about.get("version")), wanted=found.version)
    return net
