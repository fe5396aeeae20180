"""Paying projects that were taken unpaid: beside any question of one's turn, after the action, and at the very end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.ceres.data.book import PROJECT_COST, PROJECT_IDS, PROJECT_NUMBER
from offworld.games.ceres.names import KINDS
from offworld.games.ceres.rules import asking, waiving
from offworld.games.ceres.rules.deeds.base import Deed, Steps, any_possible
from offworld.games.ceres.rules.deeds.building import Tuck
from offworld.games.ceres.rules.deeds.projects import PayProject, payable, why_unpayable
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.decision import Decision
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text
from offworld.toolbox.beside import Beside

PAY: Final[list[Any]] = [("pay", name) for name in PROJECT_IDS]
END: Final = ("end",)


def offered(state: Ceres, seat: int) -> list[tuple[Any, ...]]:
    """Return the payments that the seat could make beside what it is asked; never in the middle of another payment."""
    if state.stack and isinstance(state.stack[-1][1], (AfterAction, PayProject, Tuck)):
        return []
    return [PAY[project] for project in payable(state, seat) if not empties_action(state, seat, project)]


def empties_action(state: Ceres, seat: int, project: int) -> bool:
    """Return whether paying now could leave an action that has begun with nothing to carry out (R05)."""
    begun: list[tuple[Deed, ...]] = []
    for owner, waiting in state.stack:
        if owner == seat and isinstance(waiting, Steps) and not waiting.done:
            begun.append(waiting.deeds)
    if not begun:
        return False
    at = seat * KINDS
    for waived in PayProject(project, 0).ways(state, seat):
        before = state.stock[at : at + KINDS]
        state.pay(seat, waiving.less(PROJECT_COST[project], waived))
        empty = False
        for deeds in begun:
            empty = empty or not any_possible(state, seat, deeds)
        state.stock[at : at + KINDS] = before
        if empty:
            return True
    return False


def effect(what: tuple[Any, ...]) -> Effect:
    """Return the payment of a project."""
    return PayProject(PROJECT_NUMBER[what[1]], 0)


def why_not(state: Ceres, seat: int, answer: Any) -> Text | None:
    """Return why a project cannot be paid."""
    if not isinstance(answer, tuple) or len(answer) != 2 or answer[0] != "pay":
        return None
    if not isinstance(answer[1], str) or answer[1] not in PROJECT_NUMBER:
        return None
    project = PROJECT_NUMBER[answer[1]]
    found = why_unpayable(state, seat, project)
    if found is None and empties_action(state, seat, project):
        return Text("ceres-action-first", {"project": say.project(project)})
    return found


@dataclass(frozen=True, slots=True)
class AfterAction(Effect):
    """Let a player pay projects after the action, or before the final scoring, while one can be paid (R04, R18)."""

    def ask(self, state: Ceres, seat: int) -> Decision | None:
        unpaid = payable(state, seat)
        if not unpaid:
            return None
        return asking.choose(seat, "pay", [*[PAY[project] for project in unpaid], END], {})

    def apply(self, state: Ceres, seat: int, answer: Any) -> None:
        if answer is not None and answer[0] == "pay":
            state.stack.append((seat, self))
            state.stack.append((seat, effect(answer)))

    def why_not(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        return why_not(state, seat, answer)

    def considered(self, state: Ceres, seat: int) -> list[Any]:
        return [PAY[project] for project in state.unpaid(seat)]


AFTER: Final = AfterAction()


class Payments(Beside):
    """Unpaid projects can be paid at any moment of one's own turn (R04)."""

    def offered(self, state: Ceres, seat: int) -> list[tuple[Any, ...]]:
        return offered(state, seat)

    def effect(self, what: tuple[Any, ...]) -> Effect:
        return effect(what)

    def why_not(self, state: Ceres, seat: int, what: tuple[Any, ...]) -> Text | None:
        return why_not(state, seat, what)


PAYMENTS: Final = Payments()
