"""What viewers get to see: the info of a match, states and updates. Nothing else of a match leaves the server."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from offworld.kernel.asking import Asked
from offworld.kernel.history import OTHER
from offworld.kernel.match import Seen
from offworld.kernel.parts import Parts
from offworld.kernel.plain import LogEvent
from offworld.kernel.reaction import ASK
from offworld.kernel.text import Text
from offworld.server.match.marks import Mark
from offworld.server.match.play import Play
from offworld.server.people.viewer import Viewer
from offworld.server.wire.frames import PROTOCOL, raw
from offworld.server.wire.told import (
    ChatLine,
    EntryInfo,
    HintLine,
    MatchInfo,
    ReactionInfo,
    SeatInfo,
    SeatView,
    StandingInfo,
    StateOf,
    UndoInfo,
    UndoRequest,
)

DAY = 86_400


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected, over all processes."""

    here: tuple[int, ...] = ()
    watchers: int = 0


class Waiting:
    """Of the info of a match, what almost every entry changes: who is asked, since when, and until when."""

    __slots__ = ("asked", "due", "overdue", "since", "together")

    def __init__(
        self, asked: list[int], since: float | None, together: bool, overdue: list[int], due: list[float | None]
    ) -> None:
        self.asked = asked
        self.since = since
        self.together = together
        self.overdue = overdue
        self.due = due

    def fields(self) -> dict[str, Any]:
        """Return it as fields of the info."""
        return {
            "asked": self.asked,
            "since": self.since,
            "together": self.together,
            "overdue": self.overdue,
            "due": self.due,
        }


def due(play: Play, seat: int, live_seconds: float) -> float | None:
    """Return until when a seat may think at this pace; None where no person is asked there."""
    since = play.waiting(seat)
    if play.status != "live" or since is None or play.seats[seat].kind != "person":
        return None
    return since + _allowed(play, live_seconds)


def _allowed(play: Play, live_seconds: float) -> float:
    return (play.row.days or 1) * DAY if play.row.pace == "days" else live_seconds


def overdue(play: Play, seat: int, live_seconds: float) -> bool:
    """Return whether a person has been asked for longer than the pace allows; while all choose, by the own question."""
    until = due(play, seat, live_seconds)
    return until is not None and time.time() > until


def waiting(play: Play, viewer: Viewer, live_seconds: float) -> Waiting:
    """Return who is asked and until when, as far as this viewer may know; who is overdue is told of everybody."""
    seats = len(play.seats)
    if viewer.role == "lobby" and play.status == "live":  # sees who sits there, not how they play
        return Waiting([], play.started, False, [], [None] * seats)
    late: list[int] = []
    until: list[float | None] = [None] * seats
    live, together = play.status == "live", play.simultaneous
    if not together:  # everybody may know it
        end = play.since + _allowed(play, live_seconds)
        for seat in play.asked if live else ():
            if play.seats[seat].kind == "person":
                until[seat] = end
                if time.time() > end:
                    late.append(seat)
        return Waiting(play.asked, play.since, together, late, until)
    if live:
        now, allowed = time.time(), _allowed(play, live_seconds)
        own = viewer.seats if viewer.role == "seats" else ()
        for seat in play.asked:
            since = play.waiting(seat)
            if since is not None and play.seats[seat].kind == "person":
                if now > since + allowed:
                    late.append(seat)
                if seat in own:  # otherwise it would tell of hidden steps
                    until[seat] = since + allowed
    return Waiting(play.asked_as_seen_by(viewer), play.since, together, late, until)


Lasting = tuple[object, ...]


def lasting(play: Play, presence: Presence) -> Lasting:
    """Return what all else in the info follows from: while this is the same, so is that."""
    changing = (play.undo, play.rematch, play.rules, play.series)
    return play.seats[:], presence, play.status, play.started, play.finished, changing


def info(play: Play, viewer: Viewer, presence: Presence, live_seconds: float) -> MatchInfo:
    """Return what there is to say about a match, as far as this viewer is concerned."""
    row = play.row
    undo = play.undo if viewer.role != "lobby" or play.status != "live" else None
    now = waiting(play, viewer, live_seconds)
    return MatchInfo(
        id=row.id,
        game=row.game,
        rules=play.rules,
        options=row.options,
        status=play.status,
        pace=row.pace,
        days=row.days,
        created=row.created,
        started=play.started,
        finished=play.finished,
        seats=[
            SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                you=viewer.role == "seats" and number in viewer.seats,
                here=seat.kind == "bot" or number in presence.here,
                reserved=seat.reserved is not None,
            )
            for number, seat in enumerate(play.seats)
        ],
        owner=viewer.person == row.owner,
        asked=now.asked,
        since=now.since,
        together=now.together,
        overdue=now.overdue,
        due=now.due,
        watchers=presence.watchers,
        undo=UndoRequest(undo[0], undo[2], play.human_seats()) if undo else None,
        imported=row.imported,
        seal=play.seal,
        rematch=play.rematch,
        rematch_of=row.rematch_of,
        outcome=play.outcome,
        lines=play.lines,
        series=play.series,
    )


def has_news(play: Play, viewer: Viewer, stream: str, since: int) -> bool:
    """Return whether a `state` would tell a viewer who has so much of a stream anything new."""
    count = len(play.numbers(viewer))
    return stream != viewer.stream or not 0 < since <= count or since < count


def state(
    play: Play, viewer: Viewer, presence: Presence, live_seconds: float, stream: str | None, since: int
) -> StateOf[msgspec.Raw]:
    """Return a `state` frame: everything, or what is new after the viewer's number `since` of the same stream."""
    numbers = play.numbers(viewer)
    resumed = stream == viewer.stream and 0 < since <= len(numbers)
    seen = numbers[since - 1] if resumed else 0
    later = play.marks[seen:]
    logged = play.match.logged if play.match is not None else 0
    start = min([mark.start for mark in later], default=logged) if resumed else 0
    return StateOf(
        protocol=PROTOCOL,
        n=len(numbers),
        stream=viewer.stream,
        reset=not resumed,
        match=info(play, viewer, presence, live_seconds),
        views=views(play, viewer, start),
        chat=[
            chat_line(play, mark, play.count(viewer, mark.number))
            for mark in later
            if mark.kind == "chat" and mark.value and mark.visible(viewer)  # emptied: its writer wanted to be forgotten
        ],
        hints=[
            HintLine(play.count(viewer, mark.number), mark.seat, mark.logged)
            for mark in later
            if mark.kind == "hint" and mark.visible(viewer)
        ],
    )


def views(play: Play, viewer: Viewer, start: int) -> list[msgspec.Raw]:
    """Return what this viewer's seats see, with the events from number `start` on."""
    if play.match is None or viewer.role == "lobby":
        return []
    parts = play.parts if play.parts.moment is not None else Parts()  # nothing is kept of a match that nobody moves in
    seats: tuple[int | None, ...] = (None,) if viewer.role == "watch" else viewer.seats
    return [raw(seat_view(play, seat, start, parts)) for seat in seats]


def seat_view(play: Play, seat: int | None, start: int, parts: Parts | None = None) -> SeatView:
    """Return what one seat, or a spectator, sees and is asked, whole; to be read only."""
    return seat_seen(play, seat, start, parts).whole()


class SeatSeen:
    """What one seat, or a spectator, sees and is asked, made of parts that know what has changed in them."""

    __slots__ = ("asked", "digest", "events", "question", "seat", "standing", "start", "undo", "view")

    def __init__(
        self,
        seat: int | None,
        view: Seen,
        asked: Asked | None,
        question: int,
        start: int,
        events: list[LogEvent],
        digest: int,
        undo: UndoInfo | None,
        standing: StandingInfo | None,
    ) -> None:
        self.seat = seat
        self.view = view
        self.asked = asked
        self.question = question  # its number
        self.start = start
        self.events = events
        self.digest = digest
        self.undo = undo
        self.standing = standing

    def whole_question(self) -> Any:
        """Return what is asked as `Question` says."""
        return {"id": self.question, **self.asked.whole()} if self.asked is not None else None

    def whole(self) -> SeatView:
        """Return all of it."""
        view: Any = self.view.whole()
        question = self.whole_question()
        return SeatView(self.seat, view, question, self.start, self.events, self.digest, self.undo, self.standing)


def seat_seen(play: Play, seat: int | None, start: int, parts: Parts | None = None) -> SeatSeen:
    """Return what one seat, or a spectator, sees and is asked, with the events from number `start` on.

    It is made of these parts, or of those that are kept of the match.
    """
    match, parts = play.live, parts if parts is not None else play.parts
    view, events = match.seen(seat, parts), match.events(seat, start, parts)
    if seat is None:
        return SeatSeen(None, view, None, 0, start, events, 0, None, None)
    asked, question = match.asking(seat, parts), play.questions[seat]
    digest = play.digests.of(seat)
    return SeatSeen(seat, view, asked, question, start, events, digest, undo(play, seat), standing(play, seat))


def standing(play: Play, seat: int) -> StandingInfo | None:
    """Return what a seat may leave standing answers for, what it has left, and which of them it is asked for now."""
    reactions = play.game.reactions
    if not reactions:
        return None
    kinds = [ReactionInfo(each.name, [ASK, *each.choices]) for each in reactions]
    left = {each.name: play.left[seat].get(each.name, ASK) for each in reactions}
    return StandingInfo(kinds, left, play.live.reaction(seat))


def undo(play: Play, seat: int) -> UndoInfo:
    """Return what is known at once about taking back a seat's last answer; `can` is null where one has to ask."""
    match = play.live
    if match.answered_last not in (seat, -1) and not match.over:  # the most frequent case, known at a glance
        return _NOT_MINE if match.has_answered(seat) else _NOTHING
    hint = play.undo_hint(seat)
    turn = match.answered_in_turn(seat)
    return UndoInfo(False, hint.to_json(), turn) if isinstance(hint, Text) else UndoInfo(hint, None, turn)


_NOT_MINE: Final = UndoInfo(False, OTHER.to_json(), 0)  # after every answer of somebody else
_NOTHING: Final = UndoInfo(False, Text("error-undo-nothing").to_json(), 0)


def entry(play: Play, mark: Mark, viewer: Viewer) -> EntryInfo:
    """Return what a viewer is told of an entry."""
    shown = EntryInfo(mark.kind, mark.at)
    if mark.kind == "rematch":
        shown.to = mark.value
    elif mark.kind != "start":
        shown.seat = mark.seat
    if mark.kind == "chat":
        shown.name, shown.text = play.seats[mark.seat or 0].name, mark.value
    elif mark.kind == "undo_vote":
        shown.agree = mark.value
    elif mark.kind == "hint":
        shown.logged = mark.logged
    if mark.ref is not None and viewer.role == "seats" and mark.seat in viewer.seats:
        shown.id = mark.ref
    return shown


def chat_line(play: Play, mark: Mark, number: int) -> ChatLine:
    """Return a line of chat."""
    return ChatLine(number, mark.seat, play.seats[mark.seat or 0].name, mark.value, mark.at)
