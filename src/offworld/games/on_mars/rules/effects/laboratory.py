"""The laboratory: learning technologies from the grid and developing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.benefit import COLONIST_BOOST, NO_BOOST
from offworld.games.on_mars.data.boards import (
    ADVANCE,
    CELLS,
    COLUMN,
    COLUMN_COST,
    CRYSTAL_COLUMN,
    FIRST_CELLS,
    GRID_COST,
    GRID_IDS,
)
from offworld.games.on_mars.data.cards import DEVELOP_TASK, LEARN_TASK, TECH_MISSION
from offworld.games.on_mars.data.house import CELL_BENEFIT
from offworld.games.on_mars.names import EACH_TECH, NO_TECH, TECHS, Cell, Tech
from offworld.games.on_mars.rules.effects.missions import contribute
from offworld.games.on_mars.rules.effects.paying import PayCrystals, PayFor, can_pay, send_colonists
from offworld.games.on_mars.rules.effects.tasks import offer_task
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

DONE: Final = "done"
_ANSWERS: Final = tuple([tuple([("develop", tech, cell) for cell in CELLS]) for tech in TECHS])
_LEARN: Final = tuple([tuple([("learn", spot, CELLS[cell]) for cell in FIRST_CELLS]) for spot in GRID_IDS])


def developments(state: OnMars, party: int, free: bool, crystals: int) -> list[tuple[Tech, Cell]]:
    """Return the technologies that a party can develop, each with the cell it would move to."""
    found: list[tuple[Tech, Cell]] = []
    taken = state.occupied(party)
    first = party * len(TECHS)
    for tech in EACH_TECH:
        cell = state.tech_at[first + tech]
        if cell < 0:
            continue
        for target in ADVANCE[cell]:
            if not taken >> target & 1 and (free or _affordable(state, party, COLUMN[target], crystals)):
                found.append((tech, target))
    return found


def _affordable(state: OnMars, party: int, column: int, crystals: int) -> bool:
    if column == CRYSTAL_COLUMN and not crystals:
        return False
    return can_pay(state, party, COLUMN_COST[column])


def advance(state: OnMars, party: int, tech: Tech, cell: Cell) -> None:
    """Move a technology one cell to the right and take the benefit printed there."""
    state.tech_at[party * len(TECHS) + tech] = cell
    if state.log is not None:
        state.tell(
            "on_mars-developed",
            seat=state.who(party),
            tech=speech.tech(tech),
            level=COLUMN[cell],
            cell=CELLS[cell],
        )
    if not state.is_lacerda(party):
        enter_cell(state, party, cell)
        offer_task(state, party, DEVELOP_TASK)


def enter_cell(state: OnMars, party: int, cell: Cell) -> None:
    """Let a party take the benefit of a laboratory cell."""
    benefit = CELL_BENEFIT[cell]
    if benefit is not None:
        state.benefits.begin(state, party, benefit)


@dataclass(frozen=True, slots=True)
class Develop(Effect):
    """Develop technologies one by one, each paid; a boosting colonist allows one more when none is left."""

    left: int
    free: bool = False
    boost: int = NO_BOOST
    must: bool = False

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if not self.left and not (self.boost == COLONIST_BOOST and state.boosters(seat)):
            return None
        found = developments(state, seat, self.free, state.spendable(seat))
        if not found:
            return None
        choices: list[Any] = [_ANSWERS[tech][cell] for tech, cell in found]
        if not self.must:
            choices.append(DONE)
        key = "on_mars-ask-develop" if self.left else "on_mars-ask-develop-boost"
        return Each(seat, key, choices, {"left": self.left}, "develop")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        tech, cell = Tech(TECHS.index(answer[1])), Cell(CELLS.index(answer[2]))
        if not self.left:
            send_colonists(state, seat, 1)
        if not self.free:
            column = COLUMN[cell]
            state.then((seat, PayFor(COLUMN_COST[column])))
            if column == CRYSTAL_COLUMN:
                state.then((seat, PayCrystals(1)))
        state.then((seat, Advance(tech, cell)), (seat, Develop(max(0, self.left - 1), self.free, self.boost)))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or len(answer) != 3 or answer[1] not in TECHS or answer[2] not in CELLS:
            return None
        tech, cell = Tech(TECHS.index(answer[1])), Cell(CELLS.index(answer[2]))
        at = state.tech_at[seat * len(TECHS) + tech]
        if at < 0:
            return Text("on_mars-no-tech", {"tech": speech.tech(tech)})
        if cell not in ADVANCE[at]:
            return Text("on_mars-no-way", {"tech": speech.tech(tech), "cell": CELLS[cell]})
        if state.occupied(seat) >> cell & 1:
            return Text("on_mars-cell-taken", {"cell": CELLS[cell]})
        return Text("on_mars-cannot-pay")

    def considered(self, state: OnMars, seat: int) -> list[Any]:
        found: list[Any] = []
        for tech in EACH_TECH:
            cell = state.tech_at[seat * len(TECHS) + tech]
            if cell >= 0:
                found.extend([_ANSWERS[tech][target] for target in ADVANCE[cell]])
        return found


@dataclass(frozen=True, slots=True)
class Advance(Effect):
    """Move a technology for which everything is paid."""

    tech: Tech
    cell: Cell

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        advance(state, seat, self.tech, self.cell)


def can_learn(state: OnMars, party: int) -> bool:
    """Return whether a party can take any technology from the grid."""
    taken = state.occupied(party)
    if taken & 3 == 3:
        return False
    return any([can_take(state, party, spot) for spot in range(len(GRID_IDS))])


def can_take(state: OnMars, party: int, spot: int) -> bool:
    """Return whether a party may take the technology of a grid cell, one of each kind at most, and can pay for it."""
    tech = state.grid[spot]
    return tech >= 0 and state.tech_at[party * len(TECHS) + tech] < 0 and can_pay(state, party, GRID_COST[spot])


@dataclass(frozen=True, slots=True)
class Learn(Effect):
    """Take technologies from the grid into the first column; one boosting colonist allows one more."""

    left: int
    boost: int = NO_BOOST
    must: bool = False

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if not self.left and not (self.boost == COLONIST_BOOST and state.boosters(seat)):
            return None
        taken = state.occupied(seat)
        cells = [cell for cell in FIRST_CELLS if not taken >> cell & 1]
        choices: list[Any] = []
        if cells:
            for spot in range(len(GRID_IDS)):
                if can_take(state, seat, spot):
                    choices.extend([_LEARN[spot][cell] for cell in cells])
        if not choices:
            return None
        if not self.must:
            choices.append(DONE)
        return Each(seat, "on_mars-ask-learn" if self.left else "on_mars-ask-learn-boost", choices, None, "learn")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        spot, cell = GRID_IDS.index(answer[1]), Cell(CELLS.index(answer[2]))
        boost = self.boost
        if not self.left:
            send_colonists(state, seat, 1)
            boost = NO_BOOST  # only once
        state.then((seat, PayFor(GRID_COST[spot])), (seat, TakeTech(spot, cell)))
        state.then((seat, Learn(max(0, self.left - 1), boost)))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or len(answer) != 3 or answer[1] not in GRID_IDS or answer[2] not in CELLS:
            return None
        spot, cell = GRID_IDS.index(answer[1]), Cell(CELLS.index(answer[2]))
        tech = state.grid[spot]
        if tech < 0:
            return Text("on_mars-grid-empty")
        if state.tech_at[seat * len(TECHS) + tech] >= 0:
            return Text("on_mars-tech-owned", {"tech": speech.tech(tech)})
        if cell not in FIRST_CELLS:
            return Text("on_mars-first-column")
        if state.occupied(seat) >> cell & 1:
            return Text("on_mars-cell-taken", {"cell": CELLS[cell]})
        return Text("on_mars-cannot-pay")

    def considered(self, state: OnMars, seat: int) -> list[Any]:
        return [_LEARN[spot][cell] for spot in range(len(GRID_IDS)) if state.grid[spot] >= 0 for cell in FIRST_CELLS]


@dataclass(frozen=True, slots=True)
class TakeTech(Effect):
    """Put a technology of the grid into a laboratory cell and take the benefit printed there."""

    spot: int
    cell: Cell

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        learn(state, seat, self.spot, self.cell)
        enter_cell(state, seat, self.cell)
        offer_task(state, seat, LEARN_TASK)


def learn(state: OnMars, party: int, spot: int, cell: Cell) -> None:
    """Put a technology of the grid into a party's laboratory."""
    tech = state.grid[spot]
    state.grid = changed(state.grid, spot, NO_TECH)
    state.tech_at[party * len(TECHS) + tech] = cell
    if state.log is not None:
        state.tell("on_mars-learned", seat=state.who(party), tech=speech.tech(tech), cell=CELLS[cell])
    contribute(state, party, TECH_MISSION)
