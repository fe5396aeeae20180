"""Updates as differences, for those who asked for them: what each kind of viewer was told last is kept here."""

from __future__ import annotations

from typing import Any

import msgspec

from offworld.kernel.asking import Asked
from offworld.kernel.differing import difference
from offworld.server.match import showing
from offworld.server.match.play import Play
from offworld.server.people.viewer import Viewer
from offworld.server.wire.told import ChangeFrame, EntryInfo, ViewChange

VOLATILE = ("seats", "watchers")  # of the info: `presence` frames change these as well
TOPICS = 8  # of a seat's questions, those that are kept: the next one about the same is much like the last


class _Told:
    """What all viewers of one kind have: they were told the same, in the same order."""

    __slots__ = ("lasting", "match", "questions", "views", "waiting")

    def __init__(self) -> None:
        self.match: dict[str, Any] = {}  # empty: nothing was told yet
        self.lasting: tuple[object, ...] | None = None  # what most of it follows from; None: it is to be looked at
        self.waiting: showing.Waiting | None = None  # and what follows from the last entry
        self.views: dict[int | None, showing.SeatSeen] = {}  # by seat, or of a spectator: the last one
        self.questions: dict[int | None, dict[str, tuple[int, Asked]]] = {}  # likewise by topic, with their numbers


class Changes:
    """One for each match that somebody follows. What is not known to be with all viewers of a kind goes out whole."""

    def __init__(self) -> None:
        self._told: dict[tuple[str, tuple[int, ...], bool], _Told] = {}
        self._waiting: tuple[int, showing.Waiting] | None = None  # as all may know it, after an entry
        self._waited: tuple[showing.Waiting, showing.Waiting, dict[str, Any]] | None = None  # how two of them differ
        self._lasting: tuple[int, showing.Presence, showing.Lasting] | None = None  # after an entry

    def forget(self, viewer: Viewer | None = None) -> None:
        """Forget what viewers of this one's kind were told, since one of them has something else now; or of all."""
        if viewer is None:
            self._told.clear()
        else:
            for owner in (False, True):
                self._told.pop((viewer.role, viewer.seats, owner), None)

    def presence_told(self) -> None:
        """Note that everybody was told who is connected, which changes what they have of the info."""
        for told in self._told.values():
            told.lasting = None
            told.match = {name: value for name, value in told.match.items() if name not in VOLATILE}

    def frame(
        self,
        play: Play,
        viewer: Viewer,
        presence: showing.Presence,
        live_seconds: float,
        number: int,
        entry: EntryInfo,
        views: list[showing.SeatSeen] | None,
    ) -> ChangeFrame:
        """Return an update as what it changes for these viewers, its info included, and note that they were told."""
        key = (viewer.role, viewer.seats, viewer.person == play.row.owner)
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = _Told()
        frame = ChangeFrame(number, entry)
        if entry.kind != "chat":
            lasting = self._lasting_now(play, presence)
            if told.waiting is not None and told.lasting == lasting:
                waiting = self._waiting_now(play, viewer, live_seconds)
                frame.match = self._waiting_change(told.waiting, waiting)
                told.waiting = waiting
                told.lasting = lasting
            else:
                frame.match = _info_change(told, play, viewer, presence, live_seconds)
                told.lasting = lasting
        if views is not None:
            frame.views = [_view_change(told, view) for view in views]
        return frame

    def _waiting_now(self, play: Play, viewer: Viewer, live_seconds: float) -> showing.Waiting:
        """Return who is asked and until when, made once for all who are told of an entry where all may know it."""
        if play.simultaneous or viewer.role == "lobby":
            return showing.waiting(play, viewer, live_seconds)
        if self._waiting is None or self._waiting[0] != play.number:
            self._waiting = play.number, showing.waiting(play, viewer, live_seconds)
        return self._waiting[1]

    def _waiting_change(self, had: showing.Waiting, now: showing.Waiting) -> dict[str, Any]:
        """Return how this differs, once for all who had the same."""
        if self._waited is None or self._waited[0] is not had or self._waited[1] is not now:
            self._waited = had, now, _waiting_change(had, now)
        return self._waited[2]

    def _lasting_now(self, play: Play, presence: showing.Presence) -> showing.Lasting:
        """Return what the rest of the info follows from, made once for all who are told of an entry."""
        kept = self._lasting
        if kept is None or kept[0] != play.number or kept[1] != presence:
            kept = self._lasting = play.number, presence, showing.lasting(play, presence)
        return kept[2]


def _waiting_change(had: showing.Waiting, now: showing.Waiting) -> dict[str, Any]:
    change: dict[str, Any] = {}
    if had.since != now.since:
        change["since"] = [now.since]
    if had.asked != now.asked:
        change["asked"] = [now.asked]
    if had.together != now.together:
        change["together"] = [now.together]
    if had.overdue != now.overdue:
        change["overdue"] = [now.overdue]
    if had.due != now.due:
        change["due"] = [now.due]
    return change


def _info_change(
    told: _Told, play: Play, viewer: Viewer, presence: showing.Presence, live_seconds: float
) -> dict[str, Any] | list[Any]:
    """Return the difference of the whole info."""
    match: dict[str, Any] = msgspec.to_builtins(showing.info(play, viewer, presence, live_seconds))
    had = {**told.match, **told.waiting.fields()} if told.waiting is not None else {}
    told.match = match
    told.waiting = showing.Waiting(match["asked"], match["since"], match["together"], match["overdue"], match["due"])
    return difference(had, match) if had else [match]


def _view_change(told: _Told, view: showing.SeatSeen) -> ViewChange:
    seat, asked = view.seat, view.asked
    change = _shown_change(told.views.get(seat), view)
    told.views[seat] = view
    if asked is None:
        return ViewChange(seat, change, None, None, view.start, view.events)
    topic = asked.decision.topic
    known = told.questions.setdefault(seat, {})
    last = known.pop(topic, None)  # and put in again as the newest
    known[topic] = (view.question, asked)
    if last is None:
        if len(known) > TOPICS:
            del known[next(iter(known))]
        return ViewChange(seat, change, topic, [view.whole_question()], view.start, view.events)
    differs = asked.change(last[1])
    if last[0] != view.question:
        differs["id"] = [view.question]
    return ViewChange(seat, change, topic, differs, view.start, view.events)


def _shown_change(had: showing.SeatSeen | None, view: showing.SeatSeen) -> dict[str, Any] | list[Any]:
    """Return the difference of all but the question and the log; what is small goes whole."""
    if had is None:
        return [{"view": view.view.whole(), "digest": view.digest, "undo": view.undo, "standing": view.standing}]
    change: dict[str, Any] = {}
    shown = view.view.change(had.view)
    if shown:
        change["view"] = shown
    if had.digest != view.digest:
        change["digest"] = [view.digest]
    if had.undo is not view.undo and had.undo != view.undo:
        change["undo"] = [view.undo]
    if had.standing is not view.standing and had.standing != view.standing:
        change["standing"] = [view.standing]
    return change
