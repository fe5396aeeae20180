"""One step of look-ahead over the value that each game provides."""

from __future__ import annotations

from offworld.bots.answers import few_answers
from offworld.bots.best import best_answer, mean_value, pick_by_pick
from offworld.bots.bot import Bot
from offworld.bots.perspective import Perspective
from offworld.bots.worth import worth
from offworld.kernel.decision import Answer
from offworld.kernel.rng import Rng


class Greedy(Bot):
    """Takes the answer after which the position looks best, without thinking of what others will do."""

    def __init__(self, guesses: int = 6, slip: float = 0.0, spread: float = 0.0) -> None:
        self.guesses = max(guesses, 1)  # worlds over which an answer is averaged where its result is uncertain
        self.slip = slip  # how often the better of two answers drawn at random is given instead
        self.spread = spread  # answers worth at most so much less than the best are as good as it

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        decision = perspective.decision
        if self.slip and rng.uniform() < self.slip:
            return slipped(perspective, rng)
        aside = helpful_aside(perspective, self.guesses, rng)
        if aside is not None:
            return aside
        answers = few_answers(decision)
        if answers is not None and len(answers) == 1:
            return answers[0]
        worlds = [perspective.guess(rng) for _ in range(self.guesses)]
        if answers is not None:
            return best_answer(worlds, perspective.seat, answers, rng, self.spread)
        return pick_by_pick(worlds, decision, rng)


def slipped(perspective: Perspective, rng: Rng) -> Answer:
    """Return the better of two answers drawn at random: a mistake most of the time, but seldom an absurd one."""
    one, other = [perspective.decision.sample(rng) for _ in range(2)]
    if one == other:
        return one
    return best_answer([perspective.guess(rng)], perspective.seat, [one, other], rng)


def helpful_aside(perspective: Perspective, guesses: int, rng: Rng) -> Answer | None:
    """Return the aside that makes the position look better by most, if any does: it costs no action."""
    asides = perspective.asides()
    if not asides:
        return None
    seat = perspective.seat
    worlds = [perspective.guess(rng) for _ in range(guesses)]
    now = sum([worth(world.game, world.state, seat) for world in worlds]) / len(worlds)
    best = best_answer(worlds, seat, asides, rng)
    return best if mean_value(worlds, seat, best, rng) > now else None
