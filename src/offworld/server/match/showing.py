"""What viewers get to see: the info of a match, states and updates. Nothing else of a match leaves the server."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from offworld.kernel.reaction import ASK
from offworld.kernel.seed import KEYED, read_seed, sealed
from offworld.kernel.text import Text
from offworld.server.match.marks import Mark
from offworld.server.match.play import Play
from offworld.server.people.viewer import Viewer
from offworld.server.wire.frames import PROTOCOL, raw

DAY = 86_400


class Presence(msgspec.Struct, frozen=True):
    """Who is connected, over all processes."""

    here: tuple[int, ...] = ()
    watchers: int = 0


def due(play: Play, seat: int, live_seconds: float) -> float | None:
    """Return until when a seat may think at this pace; None where no person is asked there."""
    since = play.waiting(seat)
    if play.status != "live" or since is None or play.seats[seat].kind != "person":
        return None
    allowed = (play.row.days or 1) * DAY if play.row.pace == "days" else live_seconds
    return since + allowed


def overdue(play: Play, seat: int, live_seconds: float) -> bool:
    """Return whether a person has been asked for longer than the pace allows; while all choose, by the own question."""
    until = due(play, seat, live_seconds)
    return until is not None and time.time() > until


def _due_as_seen_by(play: Play, viewer: Viewer, seat: int, live_seconds: float) -> float | None:
    """Return until when a seat may think, unless that would tell of hidden steps; who is overdue is told anyway."""
    if play.simultaneous and not (viewer.role == "seats" and seat in viewer.seats):
        return None
    return due(play, seat, live_seconds)


def _seal(origin: dict[str, Any]) -> str | None:
    """Return the seal of a match's chance, where it comes from a seed that is too long to be found by trying."""
    seed = read_seed(origin["seed"]) if "seed" in origin else 0
    return sealed(seed) if seed >= KEYED else None


def info(play: Play, viewer: Viewer, presence: Presence, live_seconds: float) -> dict[str, Any]:
    """Return what there is to say about a match, as far as this viewer is concerned."""
    row = play.row
    outside = viewer.role == "lobby" and play.status == "live"  # sees who sits there, not how they play
    undo = play.undo if not outside else None
    seats = range(len(play.seats))
    return {
        "id": row.id,
        "game": row.game,
        "rules": play.rules,
        "options": row.options,
        "status": play.status,
        "pace": row.pace,
        "days": row.days,
        "created": row.created,
        "started": play.started,
        "finished": play.finished,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "you": viewer.role == "seats" and number in viewer.seats,
                "here": seat.kind == "bot" or number in presence.here,
                "reserved": seat.reserved is not None,
            }
            for number, seat in enumerate(play.seats)
        ],
        "owner": viewer.person == row.owner,
        "asked": play.asked_as_seen_by(viewer) if not outside else [],
        "since": play.since if not outside else play.started,
        "together": play.simultaneous and not outside,
        "overdue": [number for number in seats if not outside and overdue(play, number, live_seconds)],
        "due": [None if outside else _due_as_seen_by(play, viewer, number, live_seconds) for number in seats],
        "watchers": presence.watchers,
        "undo": {"seat": undo[0], "agreed": undo[2], "needed": play.human_seats()} if undo else None,
        "imported": row.imported,
        "seal": _seal(row.origin),
        "rematch": play.rematch,
        "rematch_of": row.rematch_of,
        "outcome": play.outcome,
        "lines": play.lines,
        "series": play.series,
    }


def state(play: Play, viewer: Viewer, presence: Presence, live_seconds: float, stream: str | None, since: int) -> Any:
    """Return a `state` frame: everything, or what is new after the viewer's number `since` of the same stream."""
    numbers = play.numbers(viewer)
    resumed = stream == viewer.stream and 0 < since <= len(numbers)
    seen = numbers[since - 1] if resumed else 0
    later = play.marks[seen:]
    logged = play.match.logged if play.match is not None else 0
    start = min([mark.start for mark in later], default=logged) if resumed else 0
    return {
        "type": "state",
        "protocol": PROTOCOL,
        "n": len(numbers),
        "stream": viewer.stream,
        "reset": not resumed,
        "match": info(play, viewer, presence, live_seconds),
        "views": views(play, viewer, start),
        "chat": [
            chat_line(play, mark, play.count(viewer, mark.number))
            for mark in later
            if mark.kind == "chat" and mark.value and mark.visible(viewer)  # emptied: its writer wanted to be forgotten
        ],
    }


def views(play: Play, viewer: Viewer, start: int) -> list[msgspec.Raw]:
    """Return what this viewer's seats see, with the events from number `start` on."""
    if play.match is None or viewer.role == "lobby":
        return []
    if viewer.role == "watch":
        return [view(play, None, start)]
    return [view(play, seat, start) for seat in viewer.seats]


def view(play: Play, seat: int | None, start: int) -> msgspec.Raw:
    """Return what one seat, or a spectator, sees and is asked; encoded, so that several frames can share it."""
    match = play.live
    question = match.question(seat) if seat is not None else None
    return raw(
        {
            "seat": seat,
            "view": match.view(seat),
            "question": {"id": play.questions[seat or 0], **question} if question is not None else None,
            "from": start,
            "events": match.events(seat, start),
            "digest": play.digests.of(seat) if seat is not None else 0,
            "undo": undo(play, seat) if seat is not None else None,
            "standing": standing(play, seat) if seat is not None else None,
        }
    )


def standing(play: Play, seat: int) -> dict[str, Any] | None:
    """Return what a seat may leave standing answers for, what it has left, and which of them it is asked for now."""
    reactions = play.game.reactions
    if not reactions:
        return None
    kinds = [{"name": each.name, "choices": [ASK, *each.choices]} for each in reactions]
    left = {each.name: play.left[seat].get(each.name, ASK) for each in reactions}
    return {"reactions": kinds, "left": left, "asked": play.live.reaction(seat)}


def undo(play: Play, seat: int) -> dict[str, Any]:
    """Return what is known at once about taking back a seat's last answer; `can` is null where one has to ask."""
    hint = play.undo_hint(seat)
    why = hint.to_json() if isinstance(hint, Text) else None
    return {"can": hint if not isinstance(hint, Text) else False, "why": why, "turn": play.live.answered_in_turn(seat)}


def entry(play: Play, mark: Mark, viewer: Viewer) -> dict[str, Any]:
    """Return what a viewer is told of an entry."""
    shown: dict[str, Any] = {"kind": mark.kind, "at": mark.at}
    if mark.kind == "rematch":
        shown["to"] = mark.value
    elif mark.kind != "start":
        shown["seat"] = mark.seat
    if mark.kind == "chat":
        shown.update(name=play.seats[mark.seat or 0].name, text=mark.value)
    elif mark.kind == "undo_vote":
        shown["agree"] = mark.value
    if mark.ref is not None and viewer.role == "seats" and mark.seat in viewer.seats:
        shown["id"] = mark.ref
    return shown


def chat_line(play: Play, mark: Mark, number: int) -> dict[str, Any]:
    """Return a line of chat."""
    return {"n": number, "seat": mark.seat, "name": play.seats[mark.seat or 0].name, "text": mark.value, "at": mark.at}
