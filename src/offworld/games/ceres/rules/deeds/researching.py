"""Research: steps in three fields, each level with its gain or its lasting effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.ceres.data.book import STEP_GAIN, STEP_PRICE, TOP_LEVEL
from offworld.games.ceres.names import CREDITS, EACH_FIELD, FIELDS, KINDS, NOTHING, Field, event
from offworld.games.ceres.rules import asking
from offworld.games.ceres.rules.deeds.base import Deed, Steps
from offworld.games.ceres.rules.deeds.contracts import met
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.decision import Decision
from offworld.kernel.text import Text

STEPPED: Final = event("research")
IN_FIELD: Final = event("research_exploration")  # and the two after it


@dataclass(frozen=True, slots=True)
class DoResearch(Deed):
    """Advance so many steps, one after another, each in any field and for its credits less the discount (R15)."""

    steps: int
    discount: int

    def price(self, state: Ceres, seat: int, field: Field) -> int:
        """Return the credits of the next step in a field that has one."""
        return max(0, STEP_PRICE[field][state.research[seat * 3 + field]] - self.discount)

    def possible(self, state: Ceres, seat: int) -> bool:
        credits = state.stock[seat * KINDS + CREDITS] + self.discount
        for field in range(3):
            level = state.research[seat * 3 + field]
            if level < TOP_LEVEL and STEP_PRICE[field][level] <= credits:
                return True
        return False

    def obstacle(self, state: Ceres, seat: int) -> Text:
        return Text("ceres-no-research", {"credits": state.stock[seat * KINDS + CREDITS]})

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        credits = state.stock[seat * KINDS + CREDITS] + self.discount
        found: list[Any] = []
        for field in range(3):
            level = state.research[seat * 3 + field]
            if level < TOP_LEVEL and STEP_PRICE[field][level] <= credits:
                found.append(FIELDS[field])
        if may_skip:
            found.append(asking.SKIP)
        return asking.choose(seat, "research", found, asking.about(source, steps=self.steps))

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        field = EACH_FIELD[FIELDS.index(answer)]
        level = state.research[seat * 3 + field]
        price = self.price(state, seat, field)
        state.stock[seat * KINDS + CREDITS] -= price
        state.research[seat * 3 + field] = level + 1
        gain = STEP_GAIN[field][level]
        if gain != NOTHING:
            state.gain(seat, gain)
        if state.log is not None:
            state.tell("ceres-researched", seat=seat, field=say.field(field), level=level + 1, price=price)
            if gain != NOTHING:
                state.tell("ceres-took", seat=seat, units=say.units(gain))
        if self.steps > 1:
            state.stack.append((seat, Steps(source, (DoResearch(self.steps - 1, self.discount),), True)))
        met(state, seat, STEPPED, IN_FIELD + field)

    def refusal(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        if answer not in FIELDS:
            return None
        field = EACH_FIELD[FIELDS.index(answer)]
        if state.research[seat * 3 + field] == TOP_LEVEL:
            return Text("ceres-field-complete", {"field": say.field(field), "level": TOP_LEVEL})
        params = {"price": self.price(state, seat, field), "credits": state.stock[seat * KINDS + CREDITS]}
        return Text("ceres-step-too-dear", {"field": say.field(field), **params})

    def thinkable(self, state: Ceres, seat: int) -> list[Any]:
        return list(FIELDS)
