"""Bots that fail in every way there is."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import monotonic

from offworld.bots import Bot, Perspective
from offworld.kernel.decision import Answer
from offworld.kernel.rng import Rng


class Sometimes(Bot):
    """Plays at random, and does something else at a certain question of a match."""

    def __init__(self, after: int = 3) -> None:
        self.after = after
        self.asked = 0

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        self.asked += 1
        if self.asked > self.after:
            return self.fail(perspective)
        return perspective.decision.sample(rng)

    def fail(self, perspective: Perspective) -> Answer:
        """Do something else."""
        raise NotImplementedError


class Raising(Sometimes):
    """Raises an exception."""

    def fail(self, perspective: Perspective) -> Answer:
        raise ValueError("no idea")


class Leaving(Sometimes):
    """Asks the process to end, as a script would."""

    def fail(self, perspective: Perspective) -> Answer:
        raise SystemExit(3)


class Interrupting(Sometimes):
    """Raises what a Ctrl-C does, as a loop of its own that catches signals might."""

    def fail(self, perspective: Perspective) -> Answer:
        raise KeyboardInterrupt


class Cheating(Sometimes):
    """Gives an answer that is not on offer."""

    def fail(self, perspective: Perspective) -> Answer:
        return ("win", "at", "once")


class Numbers(Sometimes):
    """Gives something that is no answer at all, as code around arrays would."""

    def fail(self, perspective: Perspective) -> Answer:
        return Odd()


class Odd:
    """Something that cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise ValueError("ambiguous")

    __hash__ = None  # type: ignore[assignment]  # nor looked up


class Hanging(Sometimes):
    """Never comes back."""

    def fail(self, perspective: Perspective) -> Answer:
        while True:
            pass


class Slow(Bot):
    """Answers, but takes its time."""

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        until = monotonic() + 3.0
        while monotonic() < until:
            pass
        return perspective.decision.sample(rng)


class Dying(Sometimes):
    """Takes its process with it."""

    def fail(self, perspective: Perspective) -> Answer:
        os.kill(os.getpid(), signal.SIGKILL)


class Unlucky(Bot):
    """Plays at random; the first process in which it sits is killed, by no fault of its own."""

    def __init__(self, mark: str = "", parent: bool = False) -> None:
        self.mark = mark
        self.parent = parent  # whether the process that has started its own is killed instead

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        mark = Path(self.mark)
        if not mark.exists():
            mark.touch()
            os.kill(os.getppid() if self.parent else os.getpid(), signal.SIGKILL)
        return perspective.decision.sample(rng)
