"""All that a bot gets to see of a match."""

from __future__ import annotations

from collections.abc import Callable

from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import asked_of
from offworld.kernel.errors import NotAsked
from offworld.kernel.match import Match
from offworld.kernel.option import OptionValue
from offworld.kernel.plain import LogEvent, View
from offworld.kernel.rng import Rng
from offworld.kernel.rules import Rules


class Perspective:
    """A match as one seat that has to decide experiences it; nothing that the seat may not know can be had from it."""

    __slots__ = ("_log", "_match", "decision", "game", "seat")

    def __init__(self, match: Match, seat: int, log: Callable[[], Match] | None = None) -> None:
        """Look at a match; `log` returns the same one with a log, where it is a quiet one and somebody wants that."""
        decision = asked_of(match.state, seat)
        if decision is None:
            raise NotAsked("error-not-asked", seat=seat)
        self._match = match
        self._log = log
        self.game: Rules = match.game
        self.seat = seat
        self.decision: Decision = decision

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._match.seats

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options of the match."""
        return dict(self._match.options)

    def asides(self) -> list[Answer]:
        """Return what the seat may do freely beside its question, as answers."""
        return self._match.asides(self.seat)

    def view(self) -> View:
        """Return what the seat may see."""
        return self._match.view(self.seat)

    def events(self, since: int = 0) -> list[LogEvent]:
        """Return what happened so far, as far as the seat may know it; a match without a log has no events."""
        match = self._match if self._log is None else self._log()
        return match.events(self.seat, since)

    def guess(self, rng: Rng) -> Match:
        """Return a match to try things on, whose hidden parts are redrawn consistently with what the seat knows."""
        return self._match.guess(self.seat, rng)
