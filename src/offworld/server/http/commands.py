"""Carrying out commands, from sockets and from REST alike."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from offworld.bots import levels
from offworld.kernel.barrier import Barrier
from offworld.kernel.errors import BadSetup, MatchOver, OffworldError
from offworld.server.errors import NotNow
from offworld.server.live.background import breathe
from offworld.server.live.table import Table
from offworld.server.match.journal import Entry, Seat
from offworld.server.match.marks import Mark
from offworld.server.match.play import Play
from offworld.server.metrics import COMMANDS
from offworld.server.people.cleaning import CHAT_LENGTH, clean
from offworld.server.people.viewer import Viewer
from offworld.server.service import Service
from offworld.server.wire import frames
from offworld.server.wire.told import Accepted, EntryKind, Pong, Reply, UndoableReply, WhyNotReply

CHAT_LINES = 2_000  # in one match: a journal is read whole
UNDO_ASKS, UNDOS, STANDING = 200, 1_000, 500  # of one seat; answers end with the game, unless they are taken back
Answering = Callable[[Reply], None]


async def perform(
    service: Service, table: Table, person: str | None, command: frames.AnyCommand, reply: Answering
) -> None:
    """Carry out a command; `reply` gets the frame that answers it. OffworldError says why it is refused."""
    kind = frames.kind(command)
    try:
        if not isinstance(command, frames.Ping):
            service.pressure.check(writing=not isinstance(command, (frames.WhyNot, frames.Undoable)))
        await _perform(service, table, person, command, reply)
    except OffworldError:
        COMMANDS.labels(kind, "refused").inc()
        raise
    COMMANDS.labels(kind, "accepted").inc()


async def _perform(
    service: Service, table: Table, person: str | None, command: frames.AnyCommand, reply: Answering
) -> None:
    if isinstance(command, frames.Ping):
        reply(Pong(command.id))
    elif isinstance(command, (frames.WhyNot, frames.Undoable)):
        query = command
        if isinstance(query, frames.Undoable):
            await _find_barriers(service, table, person, query.seat, turn=False)
        reply(await table.call(lambda: _query(table, person, query)))
    else:
        if isinstance(command, frames.Chat):
            service.chats.take(person or "-")
            service.barred.check(person, "mute")
        elif isinstance(command, frames.Resign):
            check_level(command.level)
        elif isinstance(command, frames.Undo):
            await _find_barriers(service, table, person, command.seat, command.turn)
        order = command
        await table.call(lambda: _append(table, person, order, reply))


def check_level(level: str) -> None:
    """Raise where there is no such level of bots."""
    if level not in levels():
        raise BadSetup("error-unknown-bot", bot=level, allowed=", ".join(levels()))


async def _find_barriers(service: Service, table: Table, person: str | None, seat: int, turn: bool) -> None:
    """Work out beside the loop what a seat's answers have revealed: it takes much longer than an answer."""

    async def unknown() -> list[Barrier]:
        play = await table.play()
        play.check_holder(person, seat)
        return play.live.barriers(seat, turn)

    for barrier in await table.call(unknown):
        if await service.barriers.work(person or "-", partial(barrier.work_out, breathe)):
            break


async def _query(table: Table, person: str | None, query: frames.WhyNot | frames.Undoable) -> Reply:
    play = await table.play()
    play.check_holder(person, query.seat)
    if isinstance(query, frames.WhyNot):
        why = play.live.why_not(query.seat, query.value)
        return WhyNotReply(query.id, query.seat, why.to_json() if why else None)
    why = play.cannot_undo(query.seat)
    shown = why.to_json() if why else None
    turn = play.live.answered_in_turn(query.seat)
    return UndoableReply(query.id, query.seat, why is None, shown, turn)


async def _append(table: Table, person: str | None, command: Any, reply: Answering) -> None:
    def make(play: Play) -> Entry | None:
        known = play.refs.get((command.seat, command.id))
        if known is None or command.seat >= len(play.seats) or play.seats[command.seat].kind != "bot":
            play.check_holder(person, command.seat)  # a seat that was resigned has no holder to check
        if known is not None:
            viewer = Viewer(person, play.held_by(person))
            reply(Accepted(command.id, play.count(viewer, known), again=True))
            return None
        return _entry(play, command)

    def stored(play: Play, mark: Mark) -> None:
        viewer = Viewer(person, play.held_by(person))
        reply(Accepted(command.id, play.count(viewer, mark.number)))

    await table.append(make, stored)


def _entry(play: Play, command: Any) -> Entry:
    """Return the entry that a command makes in the present state."""
    entry = Entry(play.number + 1, cast("EntryKind", frames.kind(command)), time.time(), command.seat, None, command.id)
    if isinstance(command, frames.Answer):
        if play.live.over:
            raise MatchOver("error-match-over")
        if play.questions[command.seat] != command.question or command.seat not in play.asked:
            raise NotNow("server-stale")
        entry.value = command.value
    elif isinstance(command, frames.Undo):
        if _count(play, command.seat, "undo") >= UNDOS:
            raise NotNow("server-undo-often")
        entry.value = command.turn or None
    elif isinstance(command, frames.UndoVote):
        entry.value = command.agree
    elif isinstance(command, frames.Standing):
        if _count(play, command.seat, "standing") >= STANDING:
            raise NotNow("server-standing-often")
        entry.value = {"reaction": command.reaction, "choice": command.choice}
    elif isinstance(command, frames.UndoAsk):
        if _count(play, command.seat, "undo_ask", "rewind") >= UNDO_ASKS:
            raise NotNow("server-undo-often")
    elif isinstance(command, frames.Chat):
        if sum([mark.kind == "chat" for mark in play.marks]) >= CHAT_LINES:
            raise NotNow("server-chat-full")
        entry.value = clean(command.text, CHAT_LENGTH, "text")
    elif isinstance(command, frames.Resign):
        if play.status != "live":
            raise NotNow("server-not-live")
        entry.kind = "seat"
        entry.value = given_to_bot(play.seats[command.seat], command.level)
    return entry


def _count(play: Play, seat: int, *kinds: str) -> int:
    """Return how many entries of these kinds a seat has made."""
    return sum([mark.kind in kinds and mark.seat == seat for mark in play.marks])


def given_to_bot(seat: Seat, level: str) -> dict[str, Any]:
    """Return a seat as a bot has it; the name stays, so that the log can still be read."""
    return {"kind": "bot", "name": seat.name, "level": level}
