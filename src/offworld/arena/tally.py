"""Counting the results of a tournament as they come, in whatever order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from offworld.arena.job import MatchResult, Used

MOST_FAULTS = 1000  # that are named, those with the lowest numbers; more are only counted


class Tally:
    """How one entrant does. Shared wins are counted by how many have shared them, so that no order matters."""

    def __init__(self, chairs: int) -> None:
        self.games = [0] * chairs  # by seat
        self._wins: list[Counter[int]] = [Counter() for _ in range(chairs)]
        self.scores: Counter[int] = Counter()
        self.faults = 0
        self.decisions = 0
        self.seconds = 0.0
        self.iterations = 0

    def add(self, match: MatchResult, seat: int) -> None:
        """Count a match that the entrant has played in a seat."""
        self.games[seat] += 1
        if seat in match.winners:
            self._wins[seat][len(match.winners)] += 1
        if match.finished:
            self.scores[match.scores[seat]] += 1
        if match.fault is not None and match.fault.seat == seat:
            self.faults += 1
        if match.used:
            used = match.used[seat]
            self.decisions += used.decisions
            self.seconds += used.seconds
            self.iterations += used.iterations

    def wins(self) -> list[float]:
        """Return the wins by seat; a shared one counts in part."""
        return [sum([count / sharers for sharers, count in sorted(each.items())]) for each in self._wins]

    def used(self) -> Used:
        """Return what the bot has used in all its matches."""
        return Used(self.decisions, self.seconds, self.iterations)


@dataclass(slots=True)
class Tallies:
    """What is counted of a whole tournament."""

    entrants: list[Tally]
    lengths: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    unfinished: int = 0
    late: int = 0
    faults: dict[int, MatchResult] = field(default_factory=dict)  # the first ones, by number

    def add(self, match: MatchResult) -> None:
        """Count a match."""
        for seat, entrant in enumerate(match.chairs):
            self.entrants[entrant].add(match, seat)
        self.lengths[match.answers] += 1
        if match.finished:
            self.reasons[match.reason] += 1
        else:
            self.unfinished += 1
        if match.fault is not None:
            self.late += match.fault.kind == "time"
            self.faults[match.number] = match
            if len(self.faults) > MOST_FAULTS:
                del self.faults[max(self.faults)]
