"""Missions: who may claim which, in the seat's own chain or in a question of its own after incidents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.missions import MISSION
from offworld.games.welcome_to_the_moon.data.names import FIRST, LATER, LETTERS, UNCLAIMED
from offworld.games.welcome_to_the_moon.rules.engine.chains import everyone_at_once
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.kernel.decision import Decision, SomeOf
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


def claimable(state: Moon, seat: int) -> list[int]:
    """Return the letters of the missions that a seat has accomplished and not claimed."""
    return [letter for letter in range(len(LETTERS)) if can_claim(state, seat, letter)]


def can_claim(state: Moon, seat: int, letter: int) -> bool:
    """Return whether a seat has accomplished the mission of a letter and not claimed it."""
    if state.claims[seat * len(LETTERS) + letter] != UNCLAIMED:
        return False
    have, need = state.rules.progress(state, seat, state.missions[letter])
    return have >= need


def mission_points(state: Moon, seat: int) -> int:
    """Return the points (in adventure 1 the rockets) of the missions that a seat has claimed."""
    total = 0
    for letter in range(len(LETTERS)):
        total += reward(state, seat, letter)
    return total


def reward(state: Moon, seat: int, letter: int) -> int:
    """Return what a claimed mission is worth; 0 for one that is not."""
    claimed = state.claims[seat * len(LETTERS) + letter]
    if claimed == UNCLAIMED:
        return 0
    mission = MISSION[state.missions[letter]]
    return mission.first if claimed == FIRST else mission.later


def is_new(state: Moon, seat: int, letter: int) -> bool:
    """Return whether the seat could not claim the mission while it was writing."""
    return not state.offered[seat] >> letter & 1


@dataclass(frozen=True, slots=True)
class Claim(Effect):
    """Claim any of the missions that are accomplished; none need be (R022)."""

    def ask(self, state: Moon, seat: int) -> Decision | None:
        letters = claimable(state, seat)
        if not letters:
            return None
        options = tuple([LETTERS[letter] for letter in letters])
        return SomeOf(seat, "welcome_to_the_moon-ask-claim", options, 0, len(options), topic="claim")

    def apply(self, state: Moon, seat: int, answer: Any) -> None:
        if answer is None:
            return
        for letter in claimable(state, seat):
            state.offered[seat] |= 1 << letter
        for name in answer:
            letter = LETTERS.index(name)
            is_first = not state.flipped[letter]  # all who claim it in this turn are the first (R023)
            state.claims[seat * len(LETTERS) + letter] = FIRST if is_first else LATER
            if state.log is not None:
                key = "welcome_to_the_moon-claimed-first" if is_first else "welcome_to_the_moon-claimed-later"
                mission = Text(f"welcome_to_the_moon-mission-{state.missions[letter]}")
                state.tell(key, seat=seat, letter=name, mission=mission)


@dataclass(frozen=True, slots=True)
class ClaimLate(Effect):
    """Ask those who can claim something that they could not claim before the incidents of this turn."""

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        chains: list[tuple[int, Effect]] = []
        late = [letter for letter in range(len(LETTERS)) if state.rules.comes_late(state.missions[letter])]
        if late:
            for each in state.everyone():
                if any([is_new(state, each, letter) and can_claim(state, each, letter) for letter in late]):
                    chains.append((each, CLAIM))
        state.push(0, Reward())
        if chains:
            state.push(0, everyone_at_once(tuple(chains)))


@dataclass(frozen=True, slots=True)
class Reward(Effect):
    """Give what claimed missions give besides points."""

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        state.rules.reward(state)


CLAIM: Final = Claim()
CLAIM_LATE: Final = ClaimLate()
