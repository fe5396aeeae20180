"""Information-set Monte Carlo tree search: many guesses of what is hidden, one shared tree of answers."""

from __future__ import annotations

from time import perf_counter, thread_time

from offworld.bots.bot import Bot
from offworld.bots.perspective import Perspective
from offworld.bots.search import Search
from offworld.kernel.decision import Answer
from offworld.kernel.rng import Rng

DEFAULT_ITERATIONS = 400
PATIENCE = 3.0  # seconds on the clock for each second of thinking


class Mcts(Bot):
    """Searches a tree of answers over many guesses of what is hidden.

    The budget is a number of iterations (then the choice follows from the generator alone), of seconds, or both,
    whichever is spent first. Seconds are those of the processor, so that a busy machine does not make a weaker player,
    but never more than three times as many on the clock.
    """

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        explore: float = 0.6,
        depth: int = 4,
        scale: float = 0.0,
        widen: float = 4.0,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations if iterations or seconds else DEFAULT_ITERATIONS
        self.explore = explore  # weight of what was tried little against what went well
        self.depth = depth  # decisions of a playout before the game's value is asked
        self.scale = scale  # points of lead that make a win about 73 % likely; 0: found out by a few playouts
        self.widen = max(widen, 1.0)  # answers considered at first; more join as visits grow

    @property
    def deterministic(self) -> bool:
        return not self.seconds

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        decision = perspective.decision
        listed = decision.listed()
        if listed is not None and len(listed) == 1:
            return listed[0]
        search = Search(perspective, rng, self.explore, self.depth, self.scale, self.widen)
        started, clock = thread_time(), perf_counter()
        done = 0
        while not self._is_spent(done, thread_time() - started, perf_counter() - clock):
            search.iterate()
            done += 1
        return search.best()

    def _is_spent(self, iterations: int, thought: float, waited: float) -> bool:
        """Return whether the budget is spent; one iteration is always made."""
        if not iterations:
            return False
        if self.iterations and iterations >= self.iterations:
            return True
        return self.seconds > 0.0 and (thought >= self.seconds or waited >= PATIENCE * self.seconds)
