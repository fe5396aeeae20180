"""One step of look-ahead over the value that each game provides."""

from __future__ import annotations

from collections.abc import Sequence

from offworld.bots.answers import few_answers, finished
from offworld.bots.bot import Bot
from offworld.bots.perspective import Perspective
from offworld.bots.worth import worth
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import asked_of, seen_by
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng

FOLLOW_UPS = 12  # questions that one answer may lead to before it is valued


class Greedy(Bot):
    """Takes the answer after which the position looks best, without thinking of what others will do."""

    def __init__(self, guesses: int = 6, slip: float = 0.0) -> None:
        self.guesses = max(guesses, 1)  # worlds over which an answer is averaged where its result is uncertain
        self.slip = slip  # how often any legal answer is given instead

    def choose(self, perspective: Perspective, rng: Rng) -> Answer:
        decision = perspective.decision
        if self.slip and rng.uniform() < self.slip:
            return decision.sample(rng)
        answers = few_answers(decision)
        if answers is not None and len(answers) == 1:
            return answers[0]
        worlds = [perspective.guess(rng) for _ in range(self.guesses)]
        if answers is not None:
            return best_answer(worlds, perspective.seat, answers, rng)
        return _pick_by_pick(worlds, decision, rng)


def best_answer(worlds: Sequence[Match], seat: int, answers: Sequence[Answer], rng: Rng) -> Answer:
    """Return the answer with the best average value over the worlds; equals are drawn."""
    best: list[Answer] = []
    most = 0.0
    for answer in answers:
        value = _average(worlds, seat, answer, rng)
        if not best or value > most:
            best, most = [answer], value
        elif value == most:
            best.append(answer)
    return best[0] if len(best) == 1 else best[rng.below(len(best))]


def _average(worlds: Sequence[Match], seat: int, answer: Answer, rng: Rng) -> float:
    """Return the mean value of an answer; where two worlds agree, nothing hidden matters and the rest is spared."""
    values: list[float] = []
    for world in worlds:
        values.append(_value_after(world, seat, answer, rng))
        if len(values) == 2 and values[0] == values[1]:
            break
    return sum(values) / len(values)


def _value_after(world: Match, seat: int, answer: Answer, rng: Rng) -> float:
    """Return the value of a world once an answer and the questions that belong to it have been carried out.

    A question belongs to the answer if the same seat is asked something else at least as deep on the stack: where to
    put what was bought, say, but not what to do next.
    """
    asked = asked_of(world.state, seat)
    assert asked is not None
    depth = len(seen_by(world.state, seat).stack)
    match = world.clone()
    match.answer(seat, answer)
    for _ in range(FOLLOW_UPS):
        follow_up = asked_of(match.state, seat)
        if follow_up is None or follow_up.why == asked.why or len(seen_by(match.state, seat).stack) < depth:
            break
        match.answer(seat, _quick(match, follow_up, rng))
    return worth(match.game, match.state, seat)


def _quick(match: Match, decision: Decision, rng: Rng) -> Answer:
    """Return the best answer to a follow-up question in this one world."""
    answers = few_answers(decision)
    if answers is None:
        return _pick_by_pick([match], decision, rng)
    return answers[0] if len(answers) == 1 else best_answer([match], decision.seat, answers, rng)


def _pick_by_pick(worlds: Sequence[Match], decision: Decision, rng: Rng) -> Answer:
    """Build a big answer from the pick that looks best each time, the rest being filled in."""
    partial: tuple[Answer, ...] = ()
    picks = decision.picks(partial)
    while picks:
        best, most = picks[0], 0.0
        for number, pick in enumerate(picks if len(picks) > 1 else []):
            whole = [finished(decision, (*partial, pick), rng) for _ in worlds]
            values = [_value_after(world, decision.seat, answer, rng) for world, answer in zip(worlds, whole)]
            value = sum(values) / len(values)
            if number == 0 or value > most:
                best, most = pick, value
        partial = (*partial, best)
        picks = decision.picks(partial)
    return decision.build(partial)
