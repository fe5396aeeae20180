"""Information-set Monte Carlo tree search: many guesses of what is hidden, a tree for each answer."""

from __future__ import annotations

from math import inf
from time import perf_counter, thread_time

from offworld.bots.bot import Bot
from offworld.bots.greedy import helpful_aside
from offworld.bots.perspective import Perspective
from offworld.bots.rounds import ROUNDS, RoundSearch
from offworld.bots.search import Search
from offworld.kernel.decision import Answer
from offworld.kernel.errors import BadSetup
from offworld.kernel.rng import Rng

DEFAULT_ITERATIONS = 400
GUESSES = 6  # worlds in which an aside is looked at
PATIENCE = 3.0  # seconds on the clock for each second of thinking


class Mcts(Bot):
    """Searches a tree of answers over many guesses of what is hidden.

    The budget is a number of iterations (then the choice follows from the generator alone), of seconds, or both,
    whichever is spent first; a choice that is clear sooner is made sooner. Seconds are those of the processor, so that
    a busy machine does not make a weaker player, but never more than three times as many on the clock. Counted, they
    stand for the iterations that the game makes in that time on an idle core: then the same seed gives the same match.
    """

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        explore: float = 0.6,
        depth: int = 0,
        scale: float = 0.0,
        widen: float = 4.0,
        counted: bool = False,
    ) -> None:
        for name, budget, kind in (("iterations", iterations, "int"), ("seconds", seconds, "float")):
            if not budget >= 0 or budget == inf:
                raise BadSetup("error-bot-value", bot="mcts", parameter=name, value=str(budget), kind=kind)
        self.seconds = seconds
        self.iterations = iterations if iterations or seconds else DEFAULT_ITERATIONS
        self.explore = explore  # weight of what was tried little against what went well
        self.depth = depth  # turns of one's own that a playout goes on; 0: as many as the game advises
        self.scale = scale  # points of lead that make a win about 73 % likely; 0: found out by a few playouts
        self.widen = max(widen, 1.0)  # answers considered at first; more join as visits grow
        self.counted = counted  # whether seconds stand for as many iterations as the game says
        self._made = 0

    @property
    def deterministic(self) -> bool:
        return self.counted or not self.seconds

    @property
    def iterations_made(self) -> int:
        return self._made

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        decision = perspective.decision
        aside = helpful_aside(perspective, GUESSES, rng)
        if aside is not None:
            return aside
        listed = decision.listed()
        if listed is not None and len(listed) == 1:
            return listed[0]
        return self.search(perspective, rng).best()

    def search(self, perspective: Perspective, rng: Rng) -> Search:
        """Return a search of the decision, carried on until it is clear or the budget is spent."""
        started, clock = thread_time(), perf_counter()
        game, seats = perspective.game, perspective.seats
        made, depth = (RoundSearch, ROUNDS) if game.in_rounds and seats > 1 else (Search, game.foresight_of(seats))
        search = made(perspective, rng, self.explore, self.depth or depth, self.scale, self.widen)
        allowed = self._allowed(game.pace_of(seats, perspective.options))
        spent = 0.0
        done = 0
        while not search.race.is_decided and spent < 1.0:
            search.iterate(spent)
            done += 1
            spent = done / allowed if allowed else 0.0
            if self.seconds and not self.counted:
                spent = max(spent, self._by_the_clock(thread_time() - started, perf_counter() - clock))
        self._made += done
        return search

    def _allowed(self, pace: int) -> int:
        """Return how many iterations the budget allows at a pace, so many to a second; 0: as many as there is time."""
        if not self.counted or not self.seconds:
            return self.iterations
        stood_for = max(1, round(self.seconds * pace))
        return min(self.iterations, stood_for) if self.iterations else stood_for

    def _by_the_clock(self, thought: float, waited: float) -> float:
        """Return which part of the seconds is spent."""
        return max(thought / self.seconds, waited / (PATIENCE * self.seconds))
