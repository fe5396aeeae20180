"""The end of a match: which condition was met, the final scores, and who is first."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.kernel.outcome import Outcome
from offworld.kernel.text import Text


def maybe_end(state: Moon) -> bool:
    """End the match if anybody has met a condition; all are looked at after missions, for all players (R027)."""
    rules = state.rules
    if not any([rules.has_ended(state, seat) for seat in state.everyone()]):
        return False
    reason = reason_of(state)
    rules.finish(state)
    points = tuple([rules.points(state, seat) for seat in state.everyone()])
    best = max([(points[seat], rules.tie_break(state, seat)) for seat in state.everyone()])
    winners = [seat for seat in state.everyone() if (points[seat], rules.tie_break(state, seat)) == best]
    state.finish(Outcome(reason, tuple(winners), points))
    return True


def reason_of(state: Moon) -> Text:
    """Return which condition was met first in the order of the rulebook, and by whom."""
    met: dict[str, list[int]] = {}
    for seat in state.everyone():
        for distance in state.rules.distances(state, seat):
            if distance.have >= distance.need:
                met.setdefault(distance.name, []).append(seat)
    for distance in state.rules.distances(state, 0):
        seats = met.get(distance.name, [])
        if len(seats) == 1:
            return Text(f"welcome_to_the_moon-reason-{distance.name}", {"seat": seats[0]})
        if seats:
            return Text(f"welcome_to_the_moon-reason-{distance.name}-several", {"count": len(seats)})
    raise AssertionError("the match ends for a reason")


def places(state: Moon) -> list[int]:
    """Return everyone's place, from 1; equal players share one, the next takes the next (R210)."""
    rules = state.rules
    keys = [(rules.points(state, seat), rules.tie_break(state, seat)) for seat in state.everyone()]
    ranks = sorted(set(keys), reverse=True)
    return [ranks.index(key) + 1 for key in keys]


def majority(counts: list[int], points: tuple[int, ...]) -> list[int]:
    """Return the points of a majority such as 20/10/5: equal counts share, the next count takes the next (R033)."""
    ranks = sorted({count for count in counts if count}, reverse=True)
    found: list[int] = []
    for count in counts:
        rank = ranks.index(count) if count else len(points)
        found.append(points[rank] if rank < len(points) else 0)
    return found
