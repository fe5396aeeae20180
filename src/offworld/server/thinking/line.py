"""Who may use one of a few places next: people in turn, and each person's kinds of work in turn."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable

LATELY = 60.0  # seconds for which somebody who was here counts as one who may come again


class Line:
    """A queue that one person cannot fill for the others.

    Whoever has the fewest places gets the next one, then whoever had none for longest. Patient work waits for all
    other. As soon as a second person was here lately, nobody takes the last place beside places of their own. All of
    this holds for houses first and for the people of one house then: whoever throws the cookies away is somebody new,
    but comes from the same house.
    """

    def __init__(self, places: int, house_of: Callable[[str], str] = str) -> None:
        self._places = places
        self._free = places
        self._house_of = house_of
        self._houses: dict[str, str] = {}  # of everybody who is here or was lately
        self._running: Counter[str] = Counter()
        self._busy: Counter[str] = Counter()  # the same by house
        self._seen: dict[str, float] = {}  # when each person last asked
        self._turns: dict[tuple[str, str], int] = {}  # when each person's kind of work had its last turn
        self._turn = 0
        self._waiting: dict[tuple[str, str, bool], deque[asyncio.Future[None]]] = {}

    def __len__(self) -> int:
        return sum([len(queue) for queue in self._waiting.values()])

    async def enter(self, person: str, kind: str, patient: bool = False) -> None:
        """Wait for a place; whoever has got one has to `leave`."""
        now = time.monotonic()
        here = {each for each, _, _ in self._waiting} | set(self._running)  # however long that has been
        self._seen = {each: at for each, at in self._seen.items() if each in here or now - at < LATELY}
        self._houses = {each: at for each, at in self._houses.items() if each in self._seen}
        self._seen[person] = now
        self._houses.setdefault(person, self._house_of(person))
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        key = (person, kind, patient)
        self._waiting.setdefault(key, deque()).append(place)
        self._serve()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given, and nobody is there to take it
                self.leave(person)
            elif place in (queue := self._waiting.get(key, deque())):
                queue.remove(place)
                if not queue:
                    del self._waiting[key]
            raise

    def leave(self, person: str) -> None:
        """Give a place back."""
        self._free += 1
        self._running[person] -= 1
        self._busy[self._houses[person]] -= 1
        if not self._running[person]:
            del self._running[person]
        self._serve()

    def _serve(self) -> None:
        """Give the free places away."""
        while self._free:
            allowed = [key for key in self._waiting if self._may_have(key[0])]
            if not allowed:
                return
            person, kind, patient = min(allowed, key=self._rank)
            place = self._waiting[person, kind, patient].popleft()
            if not self._waiting[person, kind, patient]:
                del self._waiting[person, kind, patient]
            if place.done():
                continue
            self._turn += 1
            house = self._houses[person]
            self._turns[person, kind] = self._turns[person, ""] = self._turns["", house] = self._turn
            if len(self._turns) > 10_000:
                self._turns.clear()  # who had a turn long ago is forgotten; the order among the others hardly matters
            self._free -= 1
            self._running[person] += 1
            self._busy[house] += 1
            place.set_result(None)

    def _may_have(self, person: str) -> bool:
        """Return whether somebody may have one more place."""
        house, most = self._houses[person], max(1, self._places - 1)
        if any([self._houses[each] != house for each in self._seen]):
            return self._busy[house] < most
        others = any([each != person for each in self._seen])
        return self._running[person] < (most if others else self._places)

    def _rank(self, key: tuple[str, str, bool]) -> tuple[bool, int, int, int, int, int]:
        person, kind, patient = key
        house = self._houses[person]
        last = [self._turns.get(each, 0) for each in (("", house), (person, ""), (person, kind))]
        return patient, self._busy[house], last[0], self._running[person], last[1], last[2]
