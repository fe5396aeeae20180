"""Finished matches, step by step: the match is over, so every seat's view may be looked at."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from offworld.kernel.match import Match
from offworld.kernel.record import replay
from offworld.server.errors import NotNow, ServerError
from offworld.server.play import Play

KEPT = 16
STEPS = 50  # a request


class Replayed:
    """A finished match with a copy of the state after each answer."""

    def __init__(self, finished: Match) -> None:
        record = finished.record()
        self.match = replay(finished.game, record, 0)
        self.states = [self.match.clone()]
        self.logged = [self.match.logged]
        self.answers: list[dict[str, Any]] = []
        for step, (seat, value, at) in enumerate(finished.answers):
            self.match.answer(seat, value, at)
            self.states.append(self.match.clone())
            self.logged.append(self.match.logged)
            self.answers.append({"step": step + 1, "seat": seat, "at": at})

    def steps(self, seat: int | None, first: int, last: int) -> list[dict[str, Any]]:
        """Return what a seat, or a spectator, saw after each of these steps, and what happened in them."""
        if seat is not None and not 0 <= seat < self.match.seats:
            raise ServerError("error-no-such-seat", number=str(seat), seats=self.match.seats)
        if last < first or last - first >= STEPS:
            raise ServerError("server-steps", limit=STEPS)
        events = self.match.events(seat)
        found = []
        for step in range(first, min(last, len(self.answers)) + 1):
            start = self.logged[step - 1] if step else 0
            found.append(
                {
                    "step": step,
                    "view": self.states[step].view(seat),
                    "events": [event for event in events if start <= event["n"] < self.logged[step]],
                    "scores": self.states[step].scores(),
                }
            )
        return found

    def position(self, step: int | None) -> dict[str, Any]:
        """Return the complete position after a step, or the last."""
        if step is not None and not 0 <= step <= len(self.answers):
            raise ServerError("server-step", step=step, steps=len(self.answers))
        return self.states[-1 if step is None else step].position()


class Replays:
    """The replays that were looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replayed] = OrderedDict()

    async def get(self, play: Play) -> Replayed:
        """Return the replay of a match; NotNow while it goes on."""
        if play.status != "finished":
            raise NotNow("server-not-finished")
        key = play.row.id
        found = self._kept.get(key)
        if found is None:
            found = await asyncio.to_thread(Replayed, play.live)
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found
