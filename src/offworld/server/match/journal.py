"""What is stored of a match: its row, and the journal of entries that is only ever appended to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from offworld.kernel.plain import Message, OutcomeInfo
from offworld.server.wire.told import EntryKind, Pace, SeatKind, SeriesInfo, Status

NEW_QUESTIONS = ("start", "answer", "undo", "rewind", "rules")  # as they are shown: these can change who is asked what


class Seat(msgspec.Struct):
    """Who sits where. Several persons may hold a seat: they are one player's devices."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    holders: list[str] = []
    reserved: str | None = None  # the person for whom an open seat is kept


class SeriesRow(msgspec.Struct):
    """The series that a match belongs to: the matches before it, as records, travel with it."""

    id: str
    before: list[dict[str, Any]] = []
    standing: list[Message] = []  # as it was before this match, in words of the game; for lists


class MatchRow(msgspec.Struct, kw_only=True):
    """What never changes about a match; everything else follows from its journal."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    origin: dict[str, Any]  # {"seed": ...} or {"position": ...}, perhaps "answers": secret while the match goes on
    lineup: list[Seat]  # as it was created
    owner: str
    created: float
    pace: Pace = "live"
    days: int | None = None
    imported: bool = False
    rematch_of: str | None = None
    series: SeriesRow | None = None  # None outside of a series
    revision: int = 0  # rises when something is taken out of the match for good


def series_mark(row: MatchRow) -> SeriesInfo | None:
    """Return what lists show of a match's series before it is over; None where it is of none."""
    series = row.series
    return SeriesInfo(series.id, len(series.before) + 1, series.standing) if series is not None else None


class Entry(msgspec.Struct):
    """One thing that happened. Its number is unique within the match: that decides which of two rivals came first."""

    number: int
    kind: EntryKind
    at: float
    seat: int | None = None
    value: Any = None
    ref: str | None = None  # the id that the sender chose, so that a repetition is recognised
    asked: str = ""  # for lists of matches: the seats that are asked afterwards, a stroke, those that seem to be
    hidden: bool = False  # a step of one seat while all choose: lists must not show when it happened


def rules_of(row: MatchRow, journal: Sequence[Entry]) -> int:
    """Return the version of the rules under which a match was last played: it may have gone on under newer ones."""
    for entry in reversed(journal):
        if entry.kind == "rules":
            rules: int = entry.value["rules"]
            return rules
    return row.rules


class Kept(msgspec.Struct):
    """Where a match stood after an entry, for those who go on from there under other rules; its content is packed."""

    number: int
    rules: int
    packed: bytes


class Summary(msgspec.Struct):
    """One line in somebody's list of matches."""

    id: str
    game: str
    status: Status
    pace: Pace
    lineup: list[Seat]
    outcome: OutcomeInfo | None
    asked: list[int]  # as far as whoever gets the list may know
    since: float
    series: SeriesInfo | None = None
