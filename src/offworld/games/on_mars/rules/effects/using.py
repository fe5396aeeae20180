"""Using technologies, one's own or another's, and what their owners get for it at the end of the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.boards import ADVANCE, CELLS
from offworld.games.on_mars.names import OXYGEN, TECHS, Cell, Tech
from offworld.games.on_mars.rules.effects.goods import gain
from offworld.games.on_mars.rules.effects.laboratory import advance
from offworld.games.on_mars.rules.effects.paying import send_colonists
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect

USE: Final = 16  # a use is kept as owner * USE + technology
OXYGEN_ANSWER: Final = "oxygen"


def note_use(state: OnMars, party: int, owner: int, tech: Tech) -> None:
    """Note the use of a technology: another's owner will be asked at the end of the turn (R036)."""
    if owner != party:
        state.uses.append(owner * USE + tech)
    if state.log is not None:
        level = state.tech_level(owner, tech)
        key = "on_mars-used-tech" if owner == party else "on_mars-used-foreign-tech"
        state.tell(key, seat=state.who(party), seat_owner=state.who(owner), tech=speech.tech(tech), level=level)


def owners(state: OnMars, tech: Tech, level: int = 1) -> list[int]:
    """Return the parties who have a technology of at least this level."""
    return [party for party in range(state.parties) if state.tech_level(party, tech) >= level]


@dataclass(frozen=True, slots=True)
class ChooseTech(Effect):
    """Choose whose technology to use for joining so many buildings; boosting colonists add to its level (R025).

    `keep` colonists are needed afterwards.
    """

    tech: Tech
    need: int
    boost: bool = False
    keep: int = 0

    def helpers(self, state: OnMars, seat: int) -> int:
        """Return the colonists that can add to the level."""
        return boosting(state, seat, self.keep) if self.boost else 0

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        found = owners(state, self.tech, max(1, self.need - self.helpers(state, seat)))
        if len(found) <= 1:
            return None
        params: dict[str, object] = {"tech": speech.tech(self.tech), "level": self.need}
        return OneOf(seat, "on_mars-ask-whose", found, params, "whose")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None:
            answer = owners(state, self.tech, max(1, self.need - self.helpers(state, seat)))[0]
        note_use(state, seat, answer, self.tech)
        send_colonists(state, seat, max(0, self.need - state.tech_level(answer, self.tech)))


def boosting(state: OnMars, party: int, keep: int) -> int:
    """Return how many colonists can boost if others are needed afterwards, for which new ones serve as well."""
    return max(0, min(state.quarters[party] - keep, state.boosters(party)))


@dataclass(frozen=True, slots=True)
class SettleUses(Effect):
    """Let the owners of used technologies decide, in turn order and once for each use (R005, R037)."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if not state.uses:
            return
        first = min(state.uses, key=lambda use: (state.space[use // USE], use))
        state.uses.remove(first)
        owner, tech = first // USE, Tech(first % USE)
        if state.is_lacerda(owner):
            state.rival.develop_used(state, tech)  # he decides by rules of his own
        else:
            state.then((owner, OwnerDecides(tech)))
        state.then((seat, self))


@dataclass(frozen=True, slots=True)
class OwnerDecides(Effect):
    """Develop the technology that another player has used, free, or take an oxygen."""

    tech: Tech

    def cells(self, state: OnMars, seat: int) -> list[Cell]:
        """Return the free cells that the technology can move to."""
        cell = state.tech_at[seat * len(TECHS) + self.tech]
        taken = state.occupied(seat)
        return [each for each in ADVANCE[cell] if not taken >> each & 1] if cell >= 0 else []

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        cells = self.cells(state, seat)
        if not cells:
            return None
        choices: list[Any] = [("develop", TECHS[self.tech], CELLS[cell]) for cell in cells]
        params: dict[str, object] = {"tech": speech.tech(self.tech)}
        return Each(seat, "on_mars-ask-oxygen", [*choices, OXYGEN_ANSWER], params, "oxygen")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == OXYGEN_ANSWER:
            gain(state, seat, OXYGEN, 1)
        else:
            advance(state, seat, self.tech, Cell(CELLS.index(answer[2])))
