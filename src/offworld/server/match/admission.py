"""Who may see a match, and as whom."""

from __future__ import annotations

from offworld.server.match.play import Play
from offworld.server.people.viewer import Viewer


def viewer_of(play: Play, person: str | None, role: str) -> Viewer | None:
    """Return what somebody may see: their seats, else what their past or their link allows, else None."""
    seats = play.held_by(person)
    if seats:
        return Viewer(person, seats)
    if role == "watch" or play.may_follow(person):
        return Viewer(person, (), "watch")
    kept = person is not None and any([seat.reserved == person for seat in play.seats])
    if kept or role == "lobby" or (role == "replay" and play.status == "finished"):
        return Viewer(person, (), "lobby")
    return None
