"""Redrawing what is hidden, consistently with what some seats know; see `view` for what is hidden from whom."""

from __future__ import annotations

from offworld.games.on_mars.data.cards import CARD_LEVEL, EACH_TASK, GOALS, PLANS
from offworld.games.on_mars.data.house import STACK
from offworld.games.on_mars.names import SHELTER
from offworld.games.on_mars.rules.effects.tasks import ShowTask, is_asked_anyway
from offworld.games.on_mars.rules.state import CLAIMED, IN_BOX, SPENT, TASK_DONE, OnMars
from offworld.kernel.rng import Rng
from offworld.toolbox.market import guess_order


def guess(state: OnMars, seats: tuple[int, ...], rng: Rng) -> None:
    """Redraw piles, stacks and the cards of all other seats."""
    state.tiles = state.tiles[:]
    for kind in range(SHELTER):
        first, left = kind * STACK, state.tiles_left[kind]
        tiles = state.tiles[first : first + left]
        guess_order(tiles, rng)
        state.tiles[first : first + left] = tiles
    third = [card for card in state.deck if CARD_LEVEL[card] == 3]
    first_cards = [card for card in state.deck if CARD_LEVEL[card] == 1]
    guess_order(third, rng)
    guess_order(first_cards, rng)
    state.deck = third + first_cards
    state.tech_pile = state.tech_pile[:]
    guess_order(state.tech_pile, rng)
    state.pile = state.pile[:]
    guess_order(state.pile, rng)
    state.solo_deck = state.solo_deck[:]
    guess_order(state.solo_deck, rng)
    if state.outcome is None:  # after the end all cards are shown
        _guess_goals(state, seats, rng)
        if state.first_colonists:
            _guess_colonists(state, seats, rng)


def _guess_goals(state: OnMars, seats: tuple[int, ...], rng: Rng) -> None:
    """Redraw the goals in other hands, those that others spent unseen, and those in the box."""
    hidden = [goal for goal in range(GOALS) if _is_hidden(state.goal_at[goal], seats)]
    places = sorted([state.goal_at[goal] for goal in hidden])
    rng.shuffle(places)
    for goal, place in zip(hidden, places):
        state.goal_at[goal] = place


def _is_hidden(at: int, seats: tuple[int, ...]) -> bool:
    if at == IN_BOX:
        return True
    if CLAIMED <= at < SPENT:
        return False
    return (at if at < CLAIMED else at - SPENT) not in seats


def _guess_colonists(state: OnMars, seats: tuple[int, ...], rng: Rng) -> None:
    """Redraw the plans and tasks in other hands and the order of the deck."""
    others = [seat for seat in range(state.seats) if seat not in seats and state.plans[seat] >= 0]
    shown = state.shown_plans
    known = [state.plans[seat] for seat in seats if state.plans[seat] >= 0]
    plans = [plan for plan in range(len(PLANS)) if plan not in known and not shown >> plan & 1]
    rng.shuffle(plans)
    for seat in others:
        state.plans[seat] = plans.pop()
    asked = [  # whoever is asked holds it, unless they would be asked anyway
        effect.task
        for seat, effect in state.stack
        if isinstance(effect, ShowTask) and not is_asked_anyway(state, seat, effect.task)
    ]
    tasks = [
        task
        for task in EACH_TASK
        if task not in asked and state.task_at[task] != TASK_DONE and state.task_at[task] not in seats
    ]
    places = sorted([state.task_at[task] for task in tasks])
    rng.shuffle(places)
    for task, place in zip(tasks, places):
        state.task_at[task] = place
    state.task_deck = [task for task in tasks if state.task_at[task] < 0]
    guess_order(state.task_deck, rng)
