"""Limits hold for all processes of an installation together: each murmurs to the others what it has counted.

Nothing is stored, and no request waits for it. What a process allowed before it heard of the others is owed by whoever
asked, so that a rate holds on average however many processes there are; a burst may be exceeded within `EVERY`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping

from offworld.kernel.errors import OffworldError
from offworld.server.people.limits import Held, Rates
from offworld.server.store import Store

EVERY = 0.2  # seconds after which what was counted is told
REPEAT = 30.0  # and what is held is told again
TRUST = 90.0  # seconds for which it is believed: the process that said so may be gone
TOGETHER = 200  # names in one note, whose length is limited
SPENT, HELD = "spent", "held"


class Counting:
    """What is counted here, for the others, and what they have counted. Names are hashes, not addresses."""

    def __init__(self, store: Store, rates: Mapping[str, Rates], held: Held) -> None:
        self._store = store
        self._rates = rates
        self._held = held
        self._repeated = time.monotonic()

    def heard(self, note: str) -> bool:
        """Take in a note of another process; return whether it was one of these."""
        process, kind, *words = note.split(" ")
        if kind not in (SPENT, HELD):
            return False
        if process != self._store.process:
            named = [(name, float(number)) for name, _, number in [word.partition(":") for word in words[1:]]]
            if kind == SPENT:
                for name, cost in named:
                    self._rates[words[0]].owe(name, cost)
            else:
                until = time.monotonic() + TRUST
                for name, count in named:
                    self._held.elsewhere(process, name, int(count), until)
        return True

    async def run(self) -> None:
        """Tell the others, for ever."""
        while True:
            await asyncio.sleep(EVERY)
            if time.monotonic() - self._repeated > REPEAT:
                self._repeated = time.monotonic()
                self._held.repeat()
            try:
                await self._store.notify(self.notes())
            except OffworldError:
                continue  # the store is away: each process counts for itself

    def notes(self) -> list[str]:
        """Return what there is to tell since the last time."""
        notes = [note for kind, rates in self._rates.items() for note in _notes(f"{SPENT} {kind}", rates.spent())]
        return notes + _notes(f"{HELD} sockets", self._held.changed())


def _notes(what: str, counted: Iterable[tuple[str, float]]) -> list[str]:
    words = [f"{name}:{round(number, 3):g}" for name, number in counted]
    return [" ".join([what, *words[start : start + TOGETHER]]) for start in range(0, len(words), TOGETHER)]
