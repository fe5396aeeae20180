"""How good a state looks for a seat, from what that seat may know: its own hand, and all that lies on the table."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.bots.forecast import steps_left
from offworld.games.terraforming_mars.bots.founding import founded_worth
from offworld.games.terraforming_mars.bots.honours import award_points, milestone_points
from offworld.games.terraforming_mars.bots.pending import under_way
from offworld.games.terraforming_mars.bots.players import assets, others_hand, own_hand, set_aside
from offworld.games.terraforming_mars.bots.playout import rollout
from offworld.games.terraforming_mars.bots.priced import AIR, RATING, SEA, WARMTH
from offworld.games.terraforming_mars.bots.prices import outlook, solo_prices
from offworld.games.terraforming_mars.names import OCEANS, OXYGEN, SETUP, TEMPERATURE
from offworld.games.terraforming_mars.rules.state import Mars

SCALE: Final = 0.5  # half a lead for each seat, so that between two of them values lie as far apart as scores
SOLO_SCALE: Final = 0.04  # by money that is there or need not be spent any more
TERRAFORMED: Final = 100.0
WORST: Final = -1000.0  # less than anything can look like
WON: Final = 1000.0
BEST_RIVAL: Final = 0.5  # how much the best of the others counts, against all of them


def value(state: Mars, seat: int) -> float:
    """Return the expected lead of a seat over the best of the others; alone, how close Mars is to being terraformed."""
    outcome = state.outcome
    if outcome is not None:
        if state.seats == 1:
            return _ended_alone(state)
        won = WON if seat in outcome.winners else -WON
        rest = [score for other, score in enumerate(outcome.scores) if other != seat]
        return won + SCALE * (outcome.scores[seat] - max(rest, default=0))
    if state.phase == SETUP:
        return SCALE * founded_worth(state, seat)
    if state.seats == 1:
        return _alone(state)
    view = outlook(state)
    coming = under_way(state, view)
    honours = award_points(state, view)
    mine = 0.0
    best = WORST
    total = 0.0
    for other, player in enumerate(state.players):
        worth = assets(state, other, view) + coming[other]
        if other == seat:
            worth += own_hand(state, seat, view) + set_aside(state, seat, view)
        else:
            worth += others_hand(player, view)
        points = worth / view.point + honours[other] + milestone_points(state, other, view)
        if other == seat:
            mine = points
        else:
            total += points
            best = max(best, points)
    rival = BEST_RIVAL * best + (1.0 - BEST_RIVAL) * total / (state.seats - 1)
    return SCALE * (mine - rival)


def _alone(state: Mars) -> float:
    view = outlook(state)
    worth = assets(state, 0, view) + own_hand(state, 0, view) + under_way(state, view)[0]
    if steps_left(state) == 0:
        return TERRAFORMED + SCALE * worth / view.point
    steps = solo_prices(view.generations, (False, False, False), 1.0)
    return SOLO_SCALE * (worth + _terraformed(state, steps))


def _ended_alone(state: Mars) -> float:
    """Return how near it came: what is left of anything but Mars itself is worth nothing any more."""
    outcome = state.outcome
    assert outcome is not None
    if outcome.winners:
        return TERRAFORMED + SCALE * outcome.scores[0]
    return SOLO_SCALE * _terraformed(state, solo_prices(1.0, (False, False, False), 1.0))


def _terraformed(state: Mars, prices: list[float]) -> float:
    """Return what has been done to Mars so far, by what its steps cost, the rating aside."""
    worth = 0.0
    for parameter, feature in ((TEMPERATURE, WARMTH), (OXYGEN, AIR), (OCEANS, SEA)):
        worth += state.track[parameter] * (prices[feature] - prices[RATING])
    return worth


__all__ = ["rollout", "value"]
