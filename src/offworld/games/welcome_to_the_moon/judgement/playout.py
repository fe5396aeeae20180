"""Quick plausible answers for the playouts of a search: numbers about where they belong, effects used."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.data.names import ERROR, HALF, SKIP
from offworld.games.welcome_to_the_moon.engine.adventure import Adventure
from offworld.games.welcome_to_the_moon.engine.state import Moon
from offworld.games.welcome_to_the_moon.judgement.rows import SHARE, TOP
from offworld.kernel.decision import Answer, Decision, OneOf, SomeOf
from offworld.kernel.rng import Rng

LOOKS: Final = 4  # spaces of which the most fitting is taken


def rollout(state: Moon, decision: Decision, rng: Rng) -> Answer:
    """Return an answer that somebody might give without thinking for long."""
    if isinstance(decision, SomeOf):
        return decision.options[: decision.high]
    if not isinstance(decision, OneOf) or decision.topic == "":
        return decision.sample(rng)
    if decision.topic == "combination":
        return _combination(decision, rng)
    if decision.topic == "space":
        return _space(state, decision, rng)
    choices = decision.choices
    count = len(choices) - 1 if choices[-1] == SKIP and len(choices) > 1 else len(choices)
    return choices[rng.below(count)]


def _combination(decision: OneOf, rng: Rng) -> Answer:
    """Return a combination, mostly without spending a wild symbol, and no error where it can be helped."""
    choices = [choice for choice in decision.choices if len(choice) == 2]
    if not choices or rng.below(4) == 0:
        choices = [choice for choice in decision.choices if choice != ERROR]
    return choices[rng.below(len(choices))]


def _space(state: Moon, decision: OneOf, rng: Rng) -> Answer:
    """Return one of a few spaces, that whose place in its row is nearest to what the number suggests."""
    params = decision.params or {}
    number = params.get("number")
    choices = decision.choices
    best = choices[rng.below(len(choices))]
    if not isinstance(number, int):
        return best
    least = 2.0
    rules = state.rules
    for _ in range(min(LOOKS, len(choices))):
        choice = choices[rng.below(len(choices))]
        change = 0
        name = choice
        if isinstance(choice, tuple):
            name, change = choice
        off = _off(rules, rules.place[name], number + change) + 0.05 * abs(change)
        if off < least:
            least = off
            best = choice
    return best


def _off(rules: Adventure, space: int, number: int) -> float:
    """Return how far a space is from where a number belongs in its row, from 0 to 1."""
    first, end = ROWS[rules.number][space]
    at = (space - first + 0.5) / (end - first)
    mark = min(max(number * HALF, 0), TOP - 1)
    return abs(at - (SHARE[mark] + SHARE[mark + 1]) / 2)


def _rows(rules: Adventure) -> list[tuple[int, int]]:
    """Return the row of each space: its first space and its end."""
    found = [(0, len(rules.spaces))] * len(rules.spaces)
    for _, names in rules.rows():
        places = [rules.place[name] for name in names]
        for place in places:
            found[place] = (min(places), max(places) + 1)
    return found


ROWS: Final = {number: _rows(rules) for number, rules in ADVENTURES.items()}
