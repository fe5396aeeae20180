"""How good a state looks for a seat: points so far, and by source what may still be made of what it has.

Everything here uses only what the seat may know. What is not points fades with the time that is left, so that near the
end only what scores counts.
"""

from __future__ import annotations

from offworld.games.on_mars.bots import cards, holdings, sides, works
from offworld.games.on_mars.bots.horizon import overdue, rounds_left, time_for
from offworld.games.on_mars.bots.solo import lacerdas_points, towards_goal
from offworld.games.on_mars.bots.weights import BEHIND, LEADING, OVERDUE, RIVAL
from offworld.games.on_mars.rules.scoring import total
from offworld.games.on_mars.rules.state import OnMars


def value(state: OnMars, seat: int) -> float:
    """Return the seat's points and prospects, less a part of its best placed rival's points.

    The end takes away what a seat could still have made of what it has, and from its rivals as much: whoever has less
    to lose than they, or leads, does not shy away from ending the match; and a match that lasts too long is worth
    ending to all, to whoever leads most.
    """
    rounds = rounds_left(state)
    time = time_for(rounds, seat, state)
    points = total(state, seat)
    rival = -1
    best = 0.0
    for party in range(state.parties):
        if party != seat:
            theirs = lacerdas_points(state) if state.is_lacerda(party) else float(total(state, party))
            if rival < 0 or theirs > best:
                rival, best = party, theirs
    found = points - RIVAL * best + LEADING * (1.0 - time) * (points - best) + prospects(state, seat, time)
    if state.solo:
        return found + towards_goal(state, time, rounds)
    found += (1.0 - time) * cards.stakes(state, rival)
    return found - (OVERDUE if points >= best else BEHIND * OVERDUE) * overdue(state)


def prospects(state: OnMars, seat: int, time: float) -> float:
    """Return what a seat has beyond its points, in points."""
    found = cards.blueprints(state, seat, time) + cards.contracts(state, seat, time)
    if time <= 0:
        return found
    found += cards.scientists(state, seat, time) + cards.goals(state, seat, time)
    found += holdings.people(state, seat, time) + holdings.technologies(state, seat, time)
    cubes = works.cubes_of(state, seat)
    found += works.progress_worth(state, cubes) - works.progress_worth_now(cubes)
    return found + time * (holdings.goods(state, seat) + holdings.tiles(state, seat) + sides.options(state, seat))
