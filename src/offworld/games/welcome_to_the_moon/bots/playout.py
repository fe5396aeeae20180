"""Quick plausible answers for the playouts of a search: numbers about where they belong, effects used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from offworld.games.welcome_to_the_moon.bots.rows import SHARE, TOP
from offworld.games.welcome_to_the_moon.bots.value import value
from offworld.games.welcome_to_the_moon.data.names import ERROR, HALF, Space
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon, Rules
from offworld.kernel.decision import Answer, Decision, OneOf, SomeOf
from offworld.kernel.engine import step
from offworld.kernel.rng import Rng

LOOKS: Final = 3  # spaces of a combination that are tried, those where its number belongs most
TARGETS: Final = 6  # targets of an effect that are tried
CHANGED: Final = 0.05  # what a step of change counts beside how far a number is off its place
LEAST: Final = -1e9


def rollout(state: Moon, decision: Decision, rng: Rng) -> Answer:
    """Return an answer that somebody might give without thinking for long: the best at sight of a few."""
    if isinstance(decision, SomeOf):
        return decision.options[: decision.high]
    if not isinstance(decision, OneOf) or decision.topic == "":
        return decision.sample(rng)
    if decision.topic == "combination":
        return _combination(state, decision, rng)
    if decision.topic == "space":
        return _space(state, decision, rng)[0]
    choices = decision.choices
    if len(choices) > TARGETS:
        choices = [choices[rng.below(len(choices))] for _ in range(TARGETS)]
    return _best(state, decision.seat, choices)[0]


def _combination(state: Moon, decision: OneOf, rng: Rng) -> Answer:
    """Return the combination whose number finds the best place; a wild symbol is spent only where it must be."""
    choices = [choice for choice in decision.choices if len(choice) == 2]
    if not choices:
        choices = [choice for choice in decision.choices if choice != ERROR]
        return choices[rng.below(len(choices))]
    if len(choices) == 1:
        return choices[0]
    best = choices[0]
    most = LEAST
    for choice in choices:
        tried = state.clone()
        step(tried, choice)
        asked = tried.pending
        if isinstance(asked, OneOf) and asked.topic == "space":
            _, found = _space(tried, asked, rng)
        else:
            found = value(tried, decision.seat)
        if found > most:
            most = found
            best = choice
    return best


def _space(state: Moon, decision: OneOf, rng: Rng) -> tuple[Answer, float]:
    """Return the best of a few spaces, those whose place in their row is nearest to what the number suggests.

    In the Battle numbers have no order, and the less a number is changed the better.
    """
    choices = decision.choices
    params = decision.params or {}
    number = params.get("number")
    if len(choices) > LOOKS and isinstance(number, int):
        rules = state.rules
        ranked: list[tuple[float, int]] = []
        for i, choice in enumerate(choices):
            change = 0
            name = choice
            if isinstance(choice, tuple):
                name, change = choice
            off = 0.0 if rules.number == 8 else _off(rules, rules.place[name], number + change)
            ranked.append((off + CHANGED * abs(change), i))
        ranked.sort()
        choices = [choices[i] for _, i in ranked[:LOOKS]]
    elif len(choices) > LOOKS:
        choices = [choices[rng.below(len(choices))] for _ in range(LOOKS)]
    return _best(state, decision.seat, choices)


def _best(state: Moon, seat: int, choices: Sequence[Answer]) -> tuple[Answer, float]:
    """Return the answer after which the seat's sheet looks best, and how it looks then."""
    best = choices[0]
    most = LEAST
    for choice in choices:
        tried = state.clone()
        step(tried, choice)
        found = value(tried, seat)
        if found > most:
            most = found
            best = choice
    return best, most


def _off(rules: Rules, space: Space, number: int) -> float:
    """Return how far a space is from where a number belongs in its row, from 0 to 1."""
    first, end = ROWS[rules.number][space]
    at = (space - first + 0.5) / (end - first)
    mark = min(max(number * HALF, 0), TOP - 1)
    return abs(at - (SHARE[mark] + SHARE[mark + 1]) / 2)


def _rows(rules: Rules) -> list[tuple[int, int]]:
    """Return the row of each space: its first space and its end."""
    found = [(0, len(rules.spaces))] * len(rules.spaces)
    for _, names in rules.rows():
        places = [rules.place[name] for name in names]
        for place in places:
            found[place] = (min(places), max(places) + 1)
    return found


ROWS: Final = {number: _rows(rules) for number, rules in ADVENTURES.items()}
