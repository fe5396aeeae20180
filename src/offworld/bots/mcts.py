"""Information-set Monte Carlo tree search: many guesses of what is hidden, one shared tree of answers."""

from __future__ import annotations

from time import perf_counter

from offworld.bots.bot import Bot
from offworld.bots.perspective import Perspective
from offworld.bots.search import Search
from offworld.kernel.decision import Answer
from offworld.kernel.rng import Rng

DEFAULT_ITERATIONS = 400


class Mcts(Bot):
    """Searches a tree of answers over many guesses of what is hidden.

    The budget is a number of iterations (then the choice follows from the generator alone), of seconds, or both,
    whichever is spent first.
    """

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        explore: float = 0.6,
        depth: int = 6,
        scale: float = 5.0,
        widen: float = 4.0,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations if iterations or seconds else DEFAULT_ITERATIONS
        self.explore = explore  # weight of what was tried little against what went well
        self.depth = depth  # decisions of a playout before the game's value is asked
        self.scale = max(scale, 0.001)  # points of lead that make a win about 73 % likely
        self.widen = max(widen, 1.0)  # answers considered at first; more join as visits grow

    @property
    def deterministic(self) -> bool:
        return not self.seconds

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        decision = perspective.decision
        listed = decision.listed()
        if listed is not None and len(listed) == 1:
            return listed[0]
        end = perf_counter() + self.seconds
        search = Search(perspective, rng, self.explore, self.depth, self.scale, self.widen)
        done = 0
        while not (self.iterations and done >= self.iterations) and not (self.seconds and perf_counter() >= end):
            search.iterate()
            done += 1
        return search.best()
