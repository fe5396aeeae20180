"""Viruses: the first one at set-up, and spreading on the own sheet, which all players do at the same time (R217)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.welcome_to_the_moon.data.names import EMPTY, INFECTED, Space
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.marks import (
    CLOSED,
    GREY_AT,
    active_blocks,
    block_is_full,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.sheet import BLOCKS, GATES, GREY_BLOCKS, ROOMS, SPACES
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.kernel.decision import Decision
from offworld.kernel.each import Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

GREY_ROOMS: Final = [SPACES[block * ROOMS + room] for block in GREY_BLOCKS for room in range(ROOMS)]


@dataclass(frozen=True, slots=True)
class BreakOut(Effect):
    """Choose the block of the grey virus and the first room that it infects, at set-up (R125)."""

    def ask(self, state: Moon, seat: int) -> Decision | None:
        return Place(seat, "welcome_to_the_moon-ask-6-grey", GREY_ROOMS, topic="grey")

    def apply(self, state: Moon, seat: int, answer: str) -> None:
        space = state.rules.place[answer]
        marks = state.sheets[seat]
        marks[GREY_AT] = space // ROOMS + 1
        marks[space] = INFECTED
        if state.log is not None:
            state.tell("welcome_to_the_moon-6-grey", seat=seat, place=state.rules.where(space))

    def why_not(self, state: Moon, seat: int, answer: object) -> Text | None:
        return Text("welcome_to_the_moon-6-not-grey") if answer in SPACES else None

    def considered(self, state: Moon, seat: int) -> list[object]:
        return list(SPACES)


@dataclass(frozen=True, slots=True)
class Spread(Effect):
    """Spread all active viruses so many times, one block after another, starting with this block (R138, R218).

    A virus infects its own block as long as there is room, otherwise each neighbour behind an open walkway that is not
    full itself; it goes no further in the same spread (R139 to R141).
    """

    left: int
    block: int

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        marks = state.sheets[seat]
        later = [block for block in active_blocks(state, seat) if block >= self.block]
        if not later:
            if self.left > 1:
                state.push(seat, Spread(self.left - 1, 0))
            return
        block = later[0]
        reached = [block]
        if block_is_full(marks, block):
            reached = []
            for walkway, other in GATES[block]:
                if not marks[CLOSED + walkway] and not block_is_full(marks, other):
                    reached.append(other)
        state.push(seat, *[Infect(each, block) for each in reached], Spread(self.left, block + 1))


@dataclass(frozen=True, slots=True)
class Infect(Effect):
    """Cross off one empty room of a block, which the virus of this or a neighbouring block has reached."""

    block: int
    source: int

    def rooms(self, state: Moon, seat: int) -> list[Space]:
        """Return the empty rooms of the block."""
        marks = state.sheets[seat]
        first = self.block * ROOMS
        return [space for space in state.rules.each_space[first : first + ROOMS] if marks[space] == EMPTY]

    def ask(self, state: Moon, seat: int) -> Decision | None:
        rooms = self.rooms(state, seat)
        if len(rooms) < 2:
            return None
        params: dict[str, object] = {"block": self.block + 1, "source": self.source + 1}
        return Place(seat, "welcome_to_the_moon-ask-6-infect", [SPACES[space] for space in rooms], params, "infect")

    def apply(self, state: Moon, seat: int, answer: str | None) -> None:
        space = self.rooms(state, seat)[0] if answer is None else state.rules.place[answer]
        state.sheets[seat][space] = INFECTED
        if state.log is not None:
            state.tell("welcome_to_the_moon-6-infected", seat=seat, place=state.rules.where(space))

    def why_not(self, state: Moon, seat: int, answer: object) -> Text | None:
        if answer not in SPACES:
            return None
        if state.rules.place[str(answer)] // ROOMS != self.block:
            return Text("welcome_to_the_moon-6-other-block", {"block": self.block + 1})
        return Text("welcome_to_the_moon-filled")

    def considered(self, state: Moon, seat: int) -> list[object]:
        return list(SPACES[self.block * ROOMS : (self.block + 1) * ROOMS])


assert len(BLOCKS) * ROOMS == len(SPACES)
