"""Settlement projects: taken and paid at once, or taken unpaid and paid later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.ceres.data.book import (
    PROJECT_COST,
    PROJECT_IDS,
    PROJECT_NUMBER,
    PROJECT_POINTS,
    SETTLE_DISCOUNT,
    SETTLE_POINTS,
)
from offworld.games.ceres.names import COMMERCE, FREE, KINDS, LATER, PROJECTS, Units, event
from offworld.games.ceres.rules import asking, waiving
from offworld.games.ceres.rules.deeds.base import Deed
from offworld.games.ceres.rules.deeds.contracts import met
from offworld.games.ceres.rules.deeds.gains import lacking
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.rules.waiving import NOT_PROBES
from offworld.games.ceres.words import say
from offworld.kernel.decision import Decision
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

SETTLED: Final = event("settle")


def waived_units(state: Ceres, seat: int, project: int, discount: int) -> int:
    """Return how many units of a project are waived: all discounts, no probes, at least one unit is paid (R17)."""
    discount += SETTLE_DISCOUNT[state.research[seat * 3 + COMMERCE]]
    return waiving.waivable(PROJECT_COST[project], NOT_PROBES, discount, 1)


def is_payable(state: Ceres, seat: int, project: int, discount: int) -> bool:
    """Return whether a seat can pay a project now."""
    if waiving.is_payable(state, seat, PROJECT_COST[project], 0, 0):
        return True
    discount += SETTLE_DISCOUNT[state.research[seat * 3 + COMMERCE]]
    if not discount:
        return False
    count = waiving.waivable(PROJECT_COST[project], NOT_PROBES, discount, 1)
    return waiving.is_payable(state, seat, PROJECT_COST[project], NOT_PROBES, count)


def too_dear(state: Ceres, seat: int, project: int, discount: int) -> Text:
    """Return why a project cannot be paid."""
    at = seat * KINDS
    cost = PROJECT_COST[project]
    missing = [max(0, cost[kind] - state.stock[at + kind]) for kind in range(KINDS)]
    waived = waived_units(state, seat, project, discount)
    params = {"price": say.units(cost), "missing": say.units(missing), "waived": waived}
    return Text("ceres-project-too-dear", {"project": say.project(project), **params})


@dataclass(frozen=True, slots=True)
class SettleProject(Deed):
    """Take a project from the display and pay it at once, waiving units."""

    discount: int

    def possible(self, state: Ceres, seat: int) -> bool:
        for project in state.projects:  # noqa: SIM110  (a loop is what mypyc makes fast)
            if is_payable(state, seat, project, self.discount):
                return True
        return False

    def obstacle(self, state: Ceres, seat: int) -> Text:
        return Text("ceres-no-project" if state.projects else "ceres-no-projects-left")

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        found: list[Any] = []
        for project in state.projects:
            if is_payable(state, seat, project, self.discount):
                found.append(PROJECT_IDS[project])
        if may_skip:
            found.append(asking.SKIP)
        return asking.choose(seat, "settle", found, asking.SOURCE[source])

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        project = PROJECT_NUMBER[answer]
        state.projects.remove(project)
        state.project_of[project] = seat + LATER
        state.stack.append((seat, PayProject(project, self.discount)))

    def refusal(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        if answer not in PROJECT_NUMBER:
            return None
        project = PROJECT_NUMBER[answer]
        if project not in state.projects:
            return Text("ceres-project-absent", {"project": say.project(project)})
        return too_dear(state, seat, project, self.discount)

    def thinkable(self, state: Ceres, seat: int) -> list[Any]:
        return [PROJECT_IDS[project] for project in state.projects]


@dataclass(frozen=True, slots=True)
class DeferProject(Deed):
    """Pay, and take a project from the display unpaid; it can be paid in any later moment of one's turns (R18)."""

    price: Units

    def possible(self, state: Ceres, seat: int) -> bool:
        return bool(state.projects) and state.can_pay(seat, self.price)

    def obstacle(self, state: Ceres, seat: int) -> Text:
        return lacking(state, seat, self.price) if state.projects else Text("ceres-no-projects-left")

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        found: list[Any] = [PROJECT_IDS[project] for project in state.projects]
        if may_skip:
            found.append(asking.SKIP)
        return asking.choose(seat, "defer", found, asking.SOURCE[source])

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        project = PROJECT_NUMBER[answer]
        state.pay(seat, self.price)
        state.projects.remove(project)
        state.project_of[project] = seat + LATER
        if state.log is not None:
            state.tell("ceres-deferred", seat=seat, project=say.project(project))

    def refusal(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        if answer not in PROJECT_NUMBER:
            return None
        return Text("ceres-project-absent", {"project": say.project(PROJECT_NUMBER[answer])})


@dataclass(frozen=True, slots=True)
class PayProject(Effect):
    """Pay a project that the seat has taken, choosing the waived units, and score it."""

    project: int
    discount: int

    def ask(self, state: Ceres, seat: int) -> Decision | None:
        found = self.ways(state, seat)
        if len(found) < 2:
            return None
        count = waived_units(state, seat, self.project, self.discount)
        params: dict[str, object] = {"source": say.project(self.project), "count": count}
        return asking.choose(seat, "waive", found, params)

    def ways(self, state: Ceres, seat: int) -> list[Any]:
        """Return which units may be waived."""
        count = waived_units(state, seat, self.project, self.discount)
        return waiving.ways(state, seat, PROJECT_COST[self.project], NOT_PROBES, count)

    def apply(self, state: Ceres, seat: int, answer: Any) -> None:
        waived = self.ways(state, seat)[0] if answer is None else answer
        price = waiving.less(PROJECT_COST[self.project], waived)
        state.pay(seat, price)
        state.project_of[self.project] = seat
        points = PROJECT_POINTS[self.project] + SETTLE_POINTS[state.research[seat * 3 + COMMERCE]]
        state.award(seat, PROJECTS, points)
        if state.log is not None:
            params = {"project": say.project(self.project), "price": say.units(price)}
            state.tell("ceres-settled", seat=seat, points=points, **params)
        met(state, seat, SETTLED)

    def why_not(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        return Text("ceres-cannot-waive")


def payable(state: Ceres, seat: int) -> list[int]:
    """Return the unpaid projects that a seat could pay now."""
    return [project for project in state.unpaid(seat) if is_payable(state, seat, project, 0)]


def why_unpayable(state: Ceres, seat: int, project: int) -> Text | None:
    """Return why a seat cannot pay a project that it is supposed to have taken."""
    owner = state.project_of[project]
    name: dict[str, object] = {"project": say.project(project)}
    if owner == seat:
        return Text("ceres-paid-already", name)
    if owner == FREE or owner != seat + LATER:
        return Text("ceres-not-your-project", name)
    return None if is_payable(state, seat, project, 0) else too_dear(state, seat, project, 0)
