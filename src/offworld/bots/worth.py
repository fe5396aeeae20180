"""How good a state is: for one seat as a number to compare, for all seats as chances to win."""

from __future__ import annotations

from math import exp, log

from mypy_extensions import mypyc_attr

from offworld.kernel.engine import seen_by
from offworld.kernel.outcome import Outcome
from offworld.kernel.rules import Rules
from offworld.kernel.state import State

WON = 1_000_000.0  # more than any value
SLIGHT = 0.001  # no chance is taken to be smaller, or that near to certainty
FARTHEST = 50.0  # from even, as a logarithm: all beyond it is certain
MARGIN = 0.45  # how much of a finished match's result goes by points: they tell answers apart sooner than wins do


def worth(game: Rules, state: State, seat: int) -> float:
    """Return the game's value of a state for a seat, or more than any value once the seat has won."""
    outcome = state.outcome
    if outcome is None:
        return game.value(seen_by(state, seat), seat)
    won = WON / len(outcome.winners) if seat in outcome.winners else -WON
    return won + values(game, state)[seat]


def values(game: Rules, state: State) -> list[float]:
    """Return the game's value of a state for each seat, or the scores once the match is over.

    Whoever is alone has nobody's score to compare with: there the game's value says how near it came.
    """
    if state.outcome is not None and state.seats > 1:
        return [float(score) for score in state.outcome.scores]
    return [game.value(seen_by(state, seat), seat) for seat in range(state.seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chances:
    """Turns values into chances to win, from 0 to 1, as seen from where a search starts.

    A lead of `scale` points more than at the start makes a win about 73 % likely between two seats. A head start counts
    for no more than that: whoever is far ahead or behind must still tell a better answer from a worse one. A single
    seat has nobody to compare with but itself at the start.
    """

    def __init__(self, start: list[float], scale: float) -> None:
        self.scale = scale
        mean = sum(start) / len(start)
        ahead = [value - mean for value in start]
        self.handicap = [lead - min(max(lead, -scale), scale) for lead in ahead] if len(start) > 1 else start

    def of_state(self, game: Rules, state: State) -> list[float]:
        """Return each seat's chances in a state."""
        outcome = state.outcome
        found = self.of_values(values(game, state))
        return found if outcome is None else self.of_end(outcome, found)

    def of_values(self, found: list[float]) -> list[float]:
        """Return values as chances that add up to 1, or for a single seat lie around one half."""
        compared = [(value - handicap) / self.scale for value, handicap in zip(found, self.handicap)]
        if len(compared) == 1:
            compared.append(0.0)
        best = max(compared)
        weights = [exp(value - best) for value in compared]
        total = sum(weights)
        return [weight / total for weight in weights[: len(found)]]

    def moved(self, chance: float, gain: float) -> float:
        """Return what becomes of a chance to win by a gain in value."""
        chance = min(max(chance, SLIGHT), 1.0 - SLIGHT)
        return _chance(log(chance / (1.0 - chance)) + gain / self.scale)

    def of_end(self, outcome: Outcome, by_points: list[float]) -> list[float]:
        """Return what a finished match is worth to each seat: its part of the win, and then by points."""
        part = (1.0 - MARGIN) / len(outcome.winners) if outcome.winners else 0.0
        return [MARGIN * chance + (part if seat in outcome.winners else 0.0) for seat, chance in enumerate(by_points)]


def _chance(odds: float) -> float:
    """Return the chance with such odds, given as a logarithm."""
    return 1.0 / (1.0 + exp(-min(max(odds, -FARTHEST), FARTHEST)))


RIVAL = 0.3  # how much of the best rival's value counts against one's own: the value itself counts their points


class Lead(Chances):
    """Turns values into the chances of one seat by the measure that greedy goes by: its own value, in points.

    What is added up over all seats counts points, which everybody's value compares, for more than what is still to be
    made of goods and cards, and a search by it would give up the one for the other. The others share what is left.
    """

    def __init__(self, start: list[float], scale: float, seat: int) -> None:
        super().__init__(start, scale)
        self.seat = seat
        ahead = start[seat] - max([value for each, value in enumerate(start) if each != seat])
        self.even = self.of_seat(start) - min(max(ahead, -scale), scale)  # where chances are equal

    def of_seat(self, found: list[float]) -> float:
        """Return the seat's value, less a part of its best rival's."""
        return found[self.seat] - RIVAL * max([value for each, value in enumerate(found) if each != self.seat])

    def of_values(self, found: list[float]) -> list[float]:
        mine = _chance((self.of_seat(found) - self.even) / self.scale)
        rest = (1.0 - mine) / (len(found) - 1)
        return [mine if each == self.seat else rest for each in range(len(found))]
