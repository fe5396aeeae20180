"""What the Automa has. What it does is in `turn`."""

from __future__ import annotations

from typing import Final

# Where its points come from, as the lines of its score
LEADER: Final = 0  # the yield of its leader card
FACILITIES: Final = 1
ASTEROIDS: Final = 2
PROJECTS: Final = 3
CONTRACTS: Final = 4
RESEARCH: Final = 5
CREDITS: Final = 6
SOURCES: Final = ("leader", "facilities", "asteroids", "projects", "contracts", "research", "credits")


class Automa:
    """The rival of a solo match: its level, its means, its decks, and what tokens promise for its next actions."""

    __slots__ = (
        *("level", "credits", "probes", "research", "leaders", "workers", "pawn", "facilities", "points"),
        *("actions", "discards", "priorities", "used", "crew", "borrowed", "passed", "promises", "done"),
    )

    def __init__(self, level: int) -> None:
        self.level = level  # 0 to 3: index of its leader card
        self.credits = 0
        self.probes = 0
        self.research = 0
        self.leaders = 0
        self.workers = 0  # worker turns left in this round
        self.pawn = 0
        self.facilities = 0  # taken so far
        self.passed = 0
        self.points: list[int]
        self.actions: list[int]  # deck; the next card is the last
        self.discards: list[int]
        self.priorities: list[int]
        self.used: list[int]  # priority cards used since they were last shuffled
        self.crew: list[int]  # by colour: workers taken from the pool in this round
        self.borrowed: list[int]  # by colour: workers taken from the ship
        self.promises: list[int]  # free launch, cheaper construction, cheaper project, grant twice
        self.done: list[int]  # the last action card and priority card, or -1

    def clone(self) -> Automa:
        """Return an independent copy."""
        copy = Automa(self.level)
        copy.credits = self.credits
        copy.probes = self.probes
        copy.research = self.research
        copy.leaders = self.leaders
        copy.workers = self.workers
        copy.pawn = self.pawn
        copy.facilities = self.facilities
        copy.passed = self.passed
        copy.points = self.points[:]
        copy.actions = self.actions[:]
        copy.discards = self.discards[:]
        copy.priorities = self.priorities[:]
        copy.used = self.used[:]
        copy.crew = self.crew[:]
        copy.borrowed = self.borrowed[:]
        copy.promises = self.promises[:]
        copy.done = self.done[:]
        return copy
