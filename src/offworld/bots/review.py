"""A decision in hindsight: everybody's chances when it was taken, and a better answer where one was missed.

A search is told which answer was given and compares it with the best that it finds. It works from what the deciding
seat could know then: nothing that came later, and nothing that was hidden, makes an answer better or worse.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from time import thread_time
from typing import TypedDict

from offworld.bots.foretold import Foretold, foretold, why
from offworld.bots.mcts import Mcts
from offworld.bots.perspective import Perspective
from offworld.bots.pieces import Piece, pieces
from offworld.bots.race import Runner, is_beaten
from offworld.bots.search import Search
from offworld.kernel.asides import is_aside
from offworld.kernel.decision import Answer
from offworld.kernel.plain import Message
from offworld.kernel.rng import Rng

CLEAR = 0.04  # so much of a chance to win must have been lost
ROUNDS = 32  # worlds in which the answer given and the best one are compared at least
ENDINGS = 100  # matches played on to their end, to see who wins them
FEWEST = 16  # of them, however long they take
MEMORY = 0.75  # how much what was found at one decision still counts at the next
SURELY = 0.999  # chances that lie beyond are not told apart


class Better(TypedDict):
    """An answer that was missed, the one that was given instead, and what was asked."""

    why: Message
    best: list[Piece]
    given: list[Piece]
    gain: float  # chance to win, of 1
    line: list[Foretold]  # what is likely to follow the better answer, its own details first


class Hindsight(TypedDict):
    """What is to say about a decision: how many of the matches played on each seat won, and what was missed, if so."""

    won: list[float]
    played: int
    better: Better | None


def review(
    perspective: Perspective, given: Answer, rng: Rng, thinker: Mcts | None = None, endings: int = ENDINGS
) -> Hindsight:
    """Return what a search thinks of a decision, given which answer was chosen.

    Chances follow from matches that all play on as in a playout after the best answer, from guesses of what the seat
    cannot know: see `chances`.
    """
    thinker = thinker or Mcts()
    search = thinker.search(perspective, rng)
    best = search.race.leader
    won, played = _played_on(search, best, endings, thinker.seconds)
    if is_aside(given):  # done beside the question, which is still to be answered
        return {"won": won, "played": played, "better": None}
    chosen = search.entered(perspective.decision.check(given))
    chance = chances([(won, played)])[0][perspective.seat]
    gain = 0.0 if chosen is best else _gain(search, best, chosen, chance)
    if gain < CLEAR:
        return {"won": won, "played": played, "better": None}
    state = search.world().state
    game, asked = perspective.game, perspective.decision
    better: Better = {
        "why": why(asked),
        "best": pieces(game, state, asked, best.answer),
        "given": pieces(game, state, asked, chosen.answer),
        "gain": round(gain, 3),
        "line": foretold(search, best),
    }
    return {"won": won, "played": played, "better": better}


def chances(course: Sequence[tuple[Sequence[float], int]]) -> list[list[float]]:
    """Return each seat's chances at each of a match's decisions, in order, from how many matches each seat won there.

    Between one decision and the next little changes, so that what was found at those before counts as well, the less
    the longer ago. Chances add up to 1, except where nobody may win: alone it is the chance to succeed.

    >>> chances([([75, 25], 100)]), chances([([8], 10)])
    ([[0.748, 0.252]], [[0.773]])
    """
    found: list[list[float]] = []
    total = 0.0
    sums: list[float] = []
    for won, played in course:
        seats = len(won)
        sums = [MEMORY * before + now for before, now in zip(sums or [0.0] * seats, won)]
        total = MEMORY * total + played
        open_to = 1.0 / max(seats, 2)  # one match more, that anybody could win: no chance is ever quite gone
        found.append([round((each + open_to) / (total + 1.0), 3) for each in sums])
    return found


def _played_on(search: Search, runner: Runner, most: int, seconds: float) -> tuple[list[float], int]:
    """Return how many matches each seat wins after an answer, and of how many; time bounds them as well."""
    begun = thread_time()
    played = 0
    won = [0.0] * search.perspective.seats
    while played < most and (not seconds or played < FEWEST or thread_time() - begun < seconds):
        outcome = search.ending(runner, played)
        played += 1
        if outcome is not None:
            for seat in outcome.winners:
                won[seat] += 1.0 / len(outcome.winners)
    return [round(each, 2) for each in won], played


def _gain(search: Search, best: Runner, given: Runner, chance: float) -> float:
    """Return how much of a chance to win an answer gives away; 0 where it is not clear that it is worse at all.

    What looks like a loss is looked at again, in the same worlds for both answers. The search tells answers apart by
    chances as seen from where it starts, where a head start counts little; what the difference means for the true
    chance follows from its odds.
    """
    if _lost(best, given, chance) < CLEAR:
        return 0.0
    rounds = max(ROUNDS, len(best.results), len(given.results))
    for runner in (best, given):
        while len(runner.results) < rounds:
            runner.take(search.try_out(runner))
    return _lost(best, given, chance) if best.mean > given.mean and is_beaten(given, best) else 0.0


def _lost(best: Runner, given: Runner, chance: float) -> float:
    """Return how much of a chance the worse of two answers gives away, by what is known of them."""
    return chance - _chance(_odds(chance) - (_odds(best.mean) - _odds(given.mean)))


def _odds(chance: float) -> float:
    bounded = min(max(chance, 1.0 - SURELY), SURELY)
    return log(bounded / (1.0 - bounded))


def _chance(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))
