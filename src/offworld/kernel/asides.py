"""Asides: what a seat may do freely beside the question that it is asked, such as delivering to a contract.

An aside is answered like the question itself, as `("aside", ...)`. Its effect is put on top of the stack; once it is
done the question is asked again. Only what leaves the question answerable is offered, which is found out by trying.
"""

from __future__ import annotations

from offworld.kernel.comparing import place_of, same_form, shown, tidy
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import step
from offworld.kernel.errors import IllegalAnswer, MalformedAnswer
from offworld.kernel.rng import Rng
from offworld.kernel.state import ASIDE, State
from offworld.kernel.text import Text

_LONGEST = 64  # questions that one aside may ask


def is_aside(value: object) -> bool:
    """Return whether somebody means an aside by this answer, legal or not."""
    return isinstance(value, (tuple, list)) and len(value) > 0 and value[0] == ASIDE


def offered(state: State) -> list[Answer]:
    """Return the asides that whoever is asked in this state may take now, as answers."""
    decision = state.pending
    if decision is None:
        return []
    found: list[Answer] = [(ASIDE, *what) for what in state.asides(decision.seat)]
    return [answer for answer in found if _can_go_on(state, answer)]


def checked(state: State, value: object) -> Answer:
    """Return a legal answer to what is asked in this state, asides included, in its tidy form; or raise."""
    decision = state.pending
    assert decision is not None
    if not is_aside(value):
        return decision.check(value)
    possible = offered(state)
    place = place_of(value, possible)
    if place >= 0:
        return possible[place]
    why = why_not(state, value)
    raise (IllegalAnswer if any([same_form(each, value) for each in possible]) else MalformedAnswer)(
        why.key, **why.params
    )


def why_not(state: State, value: object) -> Text:
    """Return why an aside is not offered: the game's reason, or the list of what is possible."""
    decision = state.pending
    assert decision is not None
    answer = tidy(value)
    why = state.why_no_aside(decision.seat, answer[1:])
    if why is not None:
        return why
    if place_of(value, [(ASIDE, *what) for what in state.asides(decision.seat)]) >= 0:
        return Text("error-aside-later", {"question": Text(decision.why, decision.params)})
    possible = offered(state)
    if not possible:
        return Text("error-aside-none", {"value": shown(value)})
    return Text("error-aside", {"value": shown(value), "allowed": shown(possible)})


def _can_go_on(state: State, answer: Answer) -> bool:
    """Return whether the question of now is asked again after this aside, and can still be answered."""
    depth, asking = len(state.stack), state.stack[-1][1]  # compiled code makes tuples anew, so the effect is compared
    trial = state.clone()
    step(trial, answer)
    rng = Rng(0)
    for _ in range(_LONGEST):
        pending = trial.pending
        if trial.outcome is not None:
            return True
        if pending is None or len(trial.stack) < depth:
            return False
        if len(trial.stack) == depth:
            return trial.stack[-1][1] is asking and _answerable(pending)
        if not _answerable(pending):
            return False
        step(trial, pending.sample(rng))
    return False


def _answerable(decision: Decision) -> bool:
    listed = decision.listed()
    if listed is not None:
        return len(listed) > 0
    try:
        decision.check(decision.sample(Rng(0)))
    except (IllegalAnswer, ArithmeticError, LookupError):
        return False
    return True
