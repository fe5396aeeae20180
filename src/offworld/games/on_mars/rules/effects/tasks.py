"""First Colonists: plans (cards A) shown by building, tasks (cards B) shown by doing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.cards import (
    BLUEPRINT_TASK,
    BOTS_TASK,
    LEARN_TASK,
    PLAN_BUILDINGS,
    PLANS,
    TASK_KINDS,
    TASKS,
    TASKS_DRAWN,
)
from offworld.games.on_mars.data.house import TASK_REWARDS
from offworld.games.on_mars.names import NOBODY, TaskId
from offworld.games.on_mars.rules.effects.goods import gain
from offworld.games.on_mars.rules.state import TASK_DONE, OnMars
from offworld.kernel.decision import Confirm, Decision, OneOf
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

DONE: Final = "done"
BONUS_TASKS: Final = (BLUEPRINT_TASK, LEARN_TASK, BOTS_TASK)  # met by the bonus of a space, the end of a flight


def task_name(task: TaskId) -> Text:
    """Return a task in words."""
    return Text("on_mars-task-" + TASK_KINDS[task])


def show_plan(state: OnMars, party: int, building: int) -> None:
    """Show the plan that names a building just built, and draw two tasks."""
    plan = state.plans[party]
    if plan < 0 or building not in PLAN_BUILDINGS[plan]:
        return
    state.plans[party] = -1
    state.shown_plans |= 1 << plan
    if state.log is not None:
        state.tell("on_mars-showed-plan", seat=party, plan=PLANS[plan])
    state.task_deck = state.task_deck[:]
    drawn = [state.task_deck.pop() for _ in range(min(TASKS_DRAWN, len(state.task_deck)))]
    for task in drawn:
        state.task_at[task] = party
    if state.log is not None:
        names = [task_name(task) for task in drawn]
        seen = Text("on_mars-drew-tasks-seen", {"seat": party, "tasks": names})
        state.tell_only((party,), seen, Text("on_mars-drew-tasks", {"seat": party, "count": len(drawn)}))


def offer_task(state: OnMars, party: int, task: TaskId) -> None:
    """Let a party that holds this task and has just met it show it, one in an own turn or shuttle phase (R062).

    Not in another's turn: that somebody is asked there would tell everybody which task they hold.
    """
    if not state.first_colonists or state.tasked[party] or state.actor not in (party, NOBODY):
        return
    if state.task_at[task] == party or is_asked_anyway(state, party, task):
        state.then((party, ShowTask(task)))


def is_asked_anyway(state: OnMars, party: int, task: TaskId) -> bool:
    """Return whether a party with cards B is asked about a task whatever they are.

    After the bonus of a space the next player would be asked: that somebody is asked first tells which task they hold.
    """
    return state.seats > 1 and state.actor == NOBODY and task in BONUS_TASKS and party in state.task_at


@dataclass(frozen=True, slots=True)
class ShowTask(Effect):
    """Show a task that is met and take its reward, or keep it; who does not hold it says no more than that."""

    task: TaskId

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if state.tasked[seat]:
            return None
        if state.task_at[self.task] == seat:
            return Confirm(seat, "on_mars-ask-task", {"task": task_name(self.task)}, "task")
        if is_asked_anyway(state, seat, self.task):
            return OneOf(seat, "on_mars-ask-no-task", (DONE,), {"task": task_name(self.task)}, "task")
        return None

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is not True:
            return
        state.task_at[self.task] = TASK_DONE
        state.tasked[seat] = 1
        if state.log is not None:
            state.tell("on_mars-showed-task", seat=seat, card=TASKS[self.task], task=task_name(self.task))
        gain(state, seat, TASK_REWARDS[self.task], 1)
