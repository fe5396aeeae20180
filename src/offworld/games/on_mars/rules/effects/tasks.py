"""First Colonists: plans (cards A) shown by building, tasks (cards B) shown by doing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.on_mars.data.cards import PLAN_BUILDINGS, PLANS, TASK_KINDS, TASKS, TASKS_DRAWN
from offworld.games.on_mars.data.house import TASK_REWARDS
from offworld.games.on_mars.names import NOBODY
from offworld.games.on_mars.rules.effects.goods import gain
from offworld.games.on_mars.rules.state import TASK_DONE, OnMars
from offworld.kernel.decision import Confirm, Decision
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


def task_name(task: int) -> Text:
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
    drawn = [state.task_deck.pop() for _ in range(min(TASKS_DRAWN, len(state.task_deck)))]
    for task in drawn:
        state.task_at[task] = party
    if state.log is not None:
        names = [task_name(task) for task in drawn]
        seen = Text("on_mars-drew-tasks-seen", {"seat": party, "tasks": names})
        state.tell_only((party,), seen, Text("on_mars-drew-tasks", {"seat": party, "count": len(drawn)}))


def offer_task(state: OnMars, party: int, task: int) -> None:
    """Let a party that holds this task and has just met it show it, one in an own turn or shuttle phase (R062).

    Not in another's turn: that somebody is asked there would tell everybody which task they hold.
    """
    if not state.first_colonists or state.task_at[task] != party or state.tasked[party]:
        return
    if state.actor in (party, NOBODY):
        state.then((party, ShowTask(task)))


@dataclass(frozen=True, slots=True)
class ShowTask(Effect):
    """Show a task that is met and take its reward, or keep it."""

    task: int

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if state.task_at[self.task] != seat or state.tasked[seat]:
            return None
        return Confirm(seat, "on_mars-ask-task", {"task": task_name(self.task)}, "task")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if not answer:
            return
        state.task_at[self.task] = TASK_DONE
        state.tasked[seat] = 1
        if state.log is not None:
            state.tell("on_mars-showed-task", seat=seat, card=TASKS[self.task], task=task_name(self.task))
        gain(state, seat, TASK_REWARDS[self.task], 1)
