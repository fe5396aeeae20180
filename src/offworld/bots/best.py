"""The best answer at sight: what a position looks like after an answer and what follows from it, in some guesses."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from offworld.bots.answers import carry_out, few_answers, finished
from offworld.bots.follow import Moment
from offworld.bots.worth import worth
from offworld.kernel.decision import Answer, Decision, SomeOf
from offworld.kernel.match import Match
from offworld.kernel.payment import Payment
from offworld.kernel.rng import Rng
from offworld.kernel.rules import Rules
from offworld.kernel.state import State

Choice = Callable[[Rules, State, Decision, Rng], Answer]  # how a question is answered in a state

SAMPLES = 16  # answers looked at where a follow-up question has too many


def best_answer(worlds: Sequence[Match], seat: int, answers: Sequence[Answer], rng: Rng, spread: float = 0.0) -> Answer:
    """Return the answer with the best average value over the worlds; equals are drawn."""
    return _best(answers, [mean_value(worlds, seat, answer, rng) for answer in answers], rng, spread)


def likely_answers(worlds: Sequence[Match], decision: Decision, rng: Rng) -> Sequence[Answer]:
    """Return all answers where they are few, else the one that looks best with others like it."""
    answers = few_answers(decision)
    if answers is not None:
        return answers
    best = pick_by_pick(worlds, decision, rng)
    if isinstance(decision, SomeOf):
        return [best, *_neighbours(decision, best)]
    return list(dict.fromkeys([best, *[decision.sample(rng) for _ in range(SAMPLES)]]))


def _neighbours(decision: SomeOf, chosen: tuple[Answer, ...]) -> list[Answer]:
    """Return the legal answers with one option more or one less."""
    found: list[Answer] = []
    if len(chosen) > decision.low:
        found.extend([tuple([each for each in chosen if each != option]) for option in chosen])
    if len(chosen) < decision.high:
        found.extend([decision.check([*chosen, option]) for option in decision.options if option not in chosen])
    return found


def _best(answers: Sequence[Answer], values: Sequence[float], rng: Rng, spread: float = 0.0) -> Answer:
    least = max(values) - spread
    best = [answer for answer, value in zip(answers, values) if value >= least]
    return best[0] if len(best) == 1 else best[rng.below(len(best))]


def mean_value(worlds: Sequence[Match], seat: int, answer: Answer, rng: Rng) -> float:
    """Return the mean value after an answer; where two worlds agree, nothing hidden matters and the rest is spared."""
    values: list[float] = []
    for world in worlds:
        values.append(_value_after(world.game, world.state, seat, answer, rng, best_at_sight))
        if len(values) == 2 and values[0] == values[1]:
            break
    return sum(values) / len(values)


def _value_after(game: Rules, before: State, seat: int, answer: Answer, rng: Rng, choose: Choice) -> float:
    """Return the value of a state once an answer and the questions that follow from it have been carried out."""
    moment = Moment(before, seat)
    state = before.clone()
    carry_out(state, seat, answer)
    moment.settle(state, lambda question: choose(game, state, question, rng))
    return worth(game, state, seat)


def best_in(game: Rules, state: State, decision: Decision, rng: Rng, choose: Choice) -> Answer:
    """Return what greedy would answer if this one world were all that it knew, with details as they are chosen."""
    listed = decision.listed()
    if listed is None:
        return choose(game, state, decision, rng)
    if len(listed) == 1:
        return listed[0]
    return _best(listed, [_value_after(game, state, decision.seat, answer, rng, choose) for answer in listed], rng)


def best_at_sight(game: Rules, state: State, decision: Decision, rng: Rng) -> Answer:
    """Return the answer to a follow-up question that looks best in this one world, valued as it stands.

    How to pay is not tried out here: the proposal comes close, and there are more ways to pay than for all the rest.
    """
    if isinstance(decision, Payment):
        return decision.proposal
    answers = few_answers(decision)
    if answers is None:
        answers = [decision.sample(rng) for _ in range(SAMPLES)]
    if len(answers) == 1:
        return answers[0]
    values = []
    for answer in answers:
        tried = state.clone()
        carry_out(tried, decision.seat, answer)
        values.append(worth(game, tried, decision.seat))
    return _best(answers, values, rng)


def pick_by_pick(worlds: Sequence[Match], decision: Decision, rng: Rng) -> Answer:
    """Build a big answer from the pick that looks best each time, the rest being filled in."""
    if isinstance(decision, SomeOf):
        return _gather(worlds, decision, rng)
    partial: tuple[Answer, ...] = ()
    picks = decision.picks(partial)
    while picks:
        wholes = [finished(decision, (*partial, pick)) for pick in picks]
        values = [mean_value(worlds, decision.seat, whole, rng) for whole in wholes] if len(picks) > 1 else [0.0]
        partial = (*partial, _best(picks, values, rng))
        picks = decision.picks(partial)
    return decision.build(partial)


def _gather(worlds: Sequence[Match], decision: SomeOf, rng: Rng) -> Answer:
    """Take one option more as long as that looks better, in any order, and at least as many as must be."""
    chosen: list[Answer] = []
    value = mean_value(worlds, decision.seat, (), rng) if decision.low == 0 else 0.0
    while len(chosen) < decision.high:
        rest = [option for option in decision.options if option not in chosen]
        wholes = [_filled(decision, [*chosen, option], rng) for option in rest]
        values = [mean_value(worlds, decision.seat, whole, rng) for whole in wholes]
        if len(chosen) >= decision.low and max(values) <= value:
            break
        value = max(values)
        chosen.append(_best(rest, values, rng))
    return decision.check(chosen)


def _filled(decision: SomeOf, chosen: list[Answer], rng: Rng) -> Answer:
    """Return these options with as many others, drawn at random, as must be."""
    rest = [option for option in decision.options if option not in chosen]
    rng.shuffle(rest)
    return decision.check([*chosen, *rest[: max(0, decision.low - len(chosen))]])
