"""What is kept in memory of each entry of a journal, and where each seat's last turn ended."""

from __future__ import annotations

from typing import Any

from offworld.server.match.journal import Entry
from offworld.server.people.viewer import Viewer
from offworld.server.wire.told import EntryKind


class Mark:
    """What later viewers need to know of an entry: who may know of it, and how long the log was."""

    __slots__ = ("at", "hidden", "kind", "live", "logged", "number", "ref", "seat", "start", "value")

    def __init__(self, entry: Entry, kind: EntryKind, hidden: bool, live: bool, start: int, logged: int) -> None:
        self.number = entry.number
        self.kind = kind  # as it is shown: a vote that completes a consent is a rewind
        self.seat = entry.seat
        self.at = entry.at
        self.ref = entry.ref
        self.value: Any = entry.value if entry.kind in ("chat", "undo_vote", "rematch") else None
        self.hidden = hidden  # a step in a simultaneous phase: nobody else learns that it happened
        self.live = live  # whether the match had begun
        self.start = start  # from this event on the log is new
        self.logged = logged  # the length of the log afterwards

    def visible(self, viewer: Viewer) -> bool:
        """Return whether a viewer may know of this entry."""
        if viewer.role == "lobby" and self.live:  # an invitation shows who sits there, not how they play
            return self.kind in ("start", "seat", "rematch")
        return not self.hidden or (self.seat is not None and self.seat in viewer.seats)


class Digests:
    """For each seat, the number of the first event since its last turn."""

    __slots__ = ("_before", "_own", "_together", "_turn")

    def __init__(self, seats: int) -> None:
        self._own = [0] * seats  # the length of the log after the seat's last answer
        self._before = [0] * seats  # the same, before its present turn
        self._turn: set[int] = set()  # whose turn goes on: whoever answered last, or all while everybody chooses
        self._together = False

    def answered(self, seat: int, logged: int, together: bool) -> None:
        """Note an answer after which the log has this length; while all choose together it ends nobody else's turn."""
        if together and not self._together:
            self._turn = set()  # the turns before are over with it
        self._together = together
        if seat not in self._turn:
            self._before[seat] = self._own[seat]
        self._own[seat] = logged
        self._turn = {*self._turn, seat} if together else {seat}

    def closed(self, seat: int, start: int) -> None:
        """Note the last answer of those who chose together: from this event on the log tells what all have chosen."""
        self._together = False
        self._own[seat] = start
        self._turn = set()

    def cut(self, logged: int) -> None:
        """Note that the log may have become shorter."""
        self._own = [min(own, logged) for own in self._own]
        self._before = [min(before, logged) for before in self._before]

    def of(self, seat: int) -> int:
        """Return where the digest of a seat begins."""
        return self._before[seat] if seat in self._turn else self._own[seat]
