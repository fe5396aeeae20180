"""Finished matches, step by step: the match is over, so every seat's view may be looked at."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from offworld.kernel.match import Match
from offworld.kernel.record import Player, replay, with_players
from offworld.server.errors import ServerError
from offworld.server.live.background import InTurn
from offworld.server.match.journal import MatchRow
from offworld.server.wire.frames import raw
from offworld.server.wire.told import Course, CourseEvent, ReplayAnswer, ReplayStep

KEPT = 16
STEPS = 50  # a request
ENCODED = 1_000  # steps of one replay that are kept ready to be sent


class Finished(NamedTuple):
    """A match that is over: nothing of it changes any more, so it may be looked at from anywhere."""

    row: MatchRow
    match: Match
    players: list[Player]

    def record(self) -> dict[str, Any]:
        """Return the match as a file that says who sat where."""
        return with_players(self.match.record(), self.players)


class Replayed:
    """A finished match with a copy of the state after each answer."""

    def __init__(self, finished: Match) -> None:
        record = finished.record()
        self.match = replay(finished.game, record, 0)
        self.states = [self.match.clone()]
        self.logged = [self.match.logged]
        self.answers: list[ReplayAnswer] = []
        self._encoded: OrderedDict[tuple[int | None, int], msgspec.Raw] = OrderedDict()
        for step, (seat, value, at) in enumerate(finished.answers):
            self.match.answer(seat, value, at)
            self.states.append(self.match.clone())
            self.logged.append(self.match.logged)
            self.answers.append(ReplayAnswer(step + 1, seat, at))

    def course(self, seat: int | None) -> Course:
        """Return the whole match at a glance: everybody's points after each step, and the log with the steps."""
        self._check(seat)
        step, events = 0, list[CourseEvent]()
        for event in self.match.events(seat):
            while event["n"] >= self.logged[step]:
                step += 1
            events.append({**event, "step": step})
        return Course([list(state.scores()) for state in self.states], events)

    def _check(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.match.seats:
            raise ServerError("error-no-such-seat", number=str(seat), seats=self.match.seats)

    def fresh(self, seat: int | None, first: int, last: int) -> int:
        """Return how many of these steps nobody has asked for yet; raise where there are no such steps."""
        self._check(seat)
        if last < first or last - first >= STEPS:
            raise ServerError("server-steps", limit=STEPS)
        return sum([(seat, step) not in self._encoded for step in range(first, min(last, len(self.answers)) + 1)])

    def steps(self, seat: int | None, first: int, last: int) -> list[msgspec.Raw]:
        """Return what a seat, or a spectator, saw after each of these steps, and what happened in them."""
        kept = self._encoded
        for step in range(first, min(last, len(self.answers)) + 1):
            if (seat, step) not in kept:
                kept[seat, step] = self._step(seat, step)
            kept.move_to_end((seat, step))
        found = [kept[seat, step] for step in range(first, min(last, len(self.answers)) + 1)]
        while len(kept) > ENCODED:
            kept.popitem(last=False)
        return found

    def _step(self, seat: int | None, step: int) -> msgspec.Raw:
        end = self.logged[step]
        start = self.logged[step - 1] if step else 0
        state = self.states[step]
        told = [event for event in self.match.events(seat, start) if event["n"] < end]
        return raw(ReplayStep(step, state.view(seat), told, list(state.scores())))

    def position(self, step: int | None) -> dict[str, Any]:
        """Return the complete position after a step, or the last."""
        if step is not None and not 0 <= step <= len(self.answers):
            raise ServerError("server-step", step=step, steps=len(self.answers))
        return self.states[-1 if step is None else step].position()


class Replays:
    """The replays that were looked at last. One thread works for all of them, for everybody in turn."""

    def __init__(self, house_of: Callable[[str], str] = str) -> None:
        self._kept: OrderedDict[str, Replayed] = OrderedDict()
        self.beside = InTurn("replays", house_of)

    def has(self, match: str) -> bool:
        """Return whether a replay is at hand; another has to be played again first."""
        return match in self._kept

    async def get(self, finished: Finished, person: str) -> Replayed:
        """Return the replay of a match, for somebody who asks."""
        key = finished.row.id
        found = self._kept.get(key)
        if found is None:  # whoever waited may find that it has been made meanwhile
            found = await self.beside.work(person, lambda: self._kept.get(key) or Replayed(finished.match))
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found
