"""Who sits where: claiming, leaving, starting, and handing seats to bots or to another device."""

from __future__ import annotations

import time
from typing import Any

from offworld.server.errors import NotAllowed, NotNow, ServerError
from offworld.server.http.commands import check_level, given_to_bot
from offworld.server.live.table import Table
from offworld.server.match.journal import Entry
from offworld.server.match.play import Play
from offworld.server.match.showing import overdue
from offworld.server.people.cleaning import NAME_LENGTH, clean

CHANGES = 500  # of seats in one match, until nobody sits down there any more: a journal is read whole
DEVICES = 20  # that may hold one seat


def _seat_entry(play: Play, seat: int, value: dict[str, Any]) -> Entry:
    return Entry(play.number + 1, "seat", time.time(), seat, value)


def _check_changes(play: Play) -> None:
    """Raise where seats have changed hands too often; giving one back or to a bot is possible all the same."""
    if sum([mark.kind == "seat" for mark in play.marks]) >= CHANGES:
        raise NotNow("server-seats-often")


async def claim(table: Table, person: str, name: str, seat: int | None, linked: bool) -> list[int]:
    """Take an open seat: any with a link, without one only a reserved or the owner's; start when none is left."""

    def make(play: Play) -> Entry | None:
        held = play.held_by(person)
        if seat is None and held:
            return None
        if seat is not None and seat in held:
            return None
        if play.status != "lobby":
            raise NotNow("server-started")
        _check_changes(play)
        chosen = _free_seat(play, person, seat)
        kept = play.seats[chosen]
        if not linked and kept.reserved != person and play.row.owner != person:
            raise NotAllowed("server-not-reserved")
        shown = clean(name or kept.name, NAME_LENGTH, "name")
        return _seat_entry(play, chosen, {"kind": "person", "name": shown, "holders": [person]})

    await table.append(make)
    await _start_if_full(table)
    return list((await table.play()).held_by(person))


def _free_seat(play: Play, person: str, seat: int | None) -> int:
    free = [number for number, each in enumerate(play.seats) if each.kind == "open"]
    if seat is not None:
        if seat >= len(play.seats):
            raise ServerError("error-no-such-seat", number=str(seat), seats=len(play.seats))
        if seat not in free:
            raise NotNow("server-seat-taken", number=seat + 1)
        if play.seats[seat].reserved not in (None, person) and person != play.row.owner:
            raise NotNow("server-kept")
        return seat
    kept = [number for number in free if play.seats[number].reserved == person]
    unkept = [number for number in free if play.seats[number].reserved is None]
    for number in [*kept, *unkept]:
        return number
    raise NotNow("server-kept" if free else "server-full")


async def _start_if_full(table: Table) -> None:
    def make(play: Play) -> Entry | None:
        if play.status != "lobby" or any(seat.kind == "open" for seat in play.seats):
            return None
        return Entry(play.number + 1, "start", time.time())

    await table.append(make)


async def held(table: Table, person: str) -> list[int]:
    """Return the seats that a person holds."""
    return list((await table.play()).held_by(person))


async def hold(table: Table, person: str, giver: str) -> list[int]:
    """Let a person hold what another device of the same player holds in a match."""
    given = (await table.play()).held_by(giver)

    for seat in given:

        def make(play: Play, seat: int = seat) -> Entry | None:
            kept = play.seats[seat]
            if giver not in kept.holders or person in kept.holders:
                return None
            _check_changes(play)
            if len(kept.holders) >= DEVICES:
                raise NotNow("server-seat-devices", limit=DEVICES)
            value = {"kind": kept.kind, "name": kept.name, "level": kept.level, "holders": [*kept.holders, person]}
            return _seat_entry(play, seat, value)

        await table.append(make)
    return list((await table.play()).held_by(person))


async def hold_alone(table: Table, person: str | None, seat: int) -> None:
    """Take a seat away from all other devices that hold it."""

    def make(play: Play) -> Entry | None:
        play.check_holder(person, seat)
        kept = play.seats[seat]
        if kept.holders == [person]:
            return None
        value = {"kind": kept.kind, "name": kept.name, "level": kept.level, "holders": [person]}
        return _seat_entry(play, seat, value)

    await table.append(make)


async def leave(table: Table, person: str | None, seat: int) -> None:
    """Give a seat back before the match begins."""

    def make(play: Play) -> Entry:
        play.check_holder(person, seat)
        if play.status != "lobby":
            raise NotNow("server-started")
        return _seat_entry(play, seat, {"kind": "open"})

    await table.append(make)


async def start(table: Table, person: str | None, fill: str | None) -> None:
    """Start a match, bots taking the open seats; only for whoever created it."""
    play = await table.play()
    if person is None or play.row.owner != person:
        raise NotAllowed("server-not-owner")
    if play.status != "lobby":
        raise NotNow("server-started")
    free = [number for number, seat in enumerate(play.seats) if seat.kind == "open"]
    if free and fill is None:
        raise NotNow("server-seats-open")
    if fill is not None:
        check_level(fill)
    for seat in free:

        def make(play: Play, seat: int = seat) -> Entry | None:
            if play.seats[seat].kind != "open":
                return None
            return _seat_entry(play, seat, {"kind": "bot", "level": fill})

        await table.append(make)
    await _start_if_full(table)


async def give_to_bot(table: Table, person: str | None, seat: int, level: str, live_seconds: float) -> None:
    """Hand a seat to a bot: one's own for good, an open one as owner, or that of somebody who is overdue."""
    check_level(level)

    def make(play: Play) -> Entry:
        if seat >= len(play.seats):
            raise ServerError("error-no-such-seat", number=str(seat), seats=len(play.seats))
        kept = play.seats[seat]
        if kept.kind == "bot":
            raise NotNow("server-seat-taken", number=seat + 1)
        if play.status == "finished":
            raise NotNow("server-not-live")
        if kept.kind == "open":
            if person is None or person != play.row.owner:
                raise NotAllowed("server-not-owner")
        elif seat not in play.held_by(person):
            if not play.held_by(person):
                raise NotAllowed("server-not-a-player")
            if not overdue(play, seat, live_seconds):
                raise NotAllowed("server-not-overdue")
        return _seat_entry(play, seat, given_to_bot(kept, level))

    await table.append(make)
    await _start_if_full(table)
