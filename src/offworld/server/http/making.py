"""Making matches: new ones, from files, and rematches."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import structlog

from offworld.bots import levels
from offworld.games import game
from offworld.kernel.game import Game
from offworld.kernel.seed import BITS, seed_json
from offworld.kernel.series import handover, standing
from offworld.server.errors import NotAllowed, NotNow, ServerError
from offworld.server.http.commands import check_level
from offworld.server.live.table import Table
from offworld.server.match.journal import Entry, MatchRow, Seat, SeriesRow
from offworld.server.match.play import Play
from offworld.server.people.cleaning import NAME_LENGTH, clean
from offworld.server.people.keys import new_id
from offworld.server.service import Service
from offworld.server.store.store import creation
from offworld.server.thinking.thinkers import Refused, ThinkingFailed
from offworld.server.wire.bodies import ImportFile, NewMatch, NewSeat

log = structlog.get_logger("offworld.making")
CHECK_SECONDS = 20.0


def new_seed() -> int | str:
    """Return a seed from the system's own chance, as it is stored."""
    return seed_json(secrets.randbits(BITS))


async def create(service: Service, person: str, wanted: NewMatch) -> str:
    """Create a match and return its id; it starts at once where no seat is open."""
    await check_number(service, person)
    played = game(wanted.game)
    options = played.check_setup(len(wanted.seats), wanted.options)
    origin: dict[str, Any] = {"seed": new_seed()}
    row = MatchRow(
        id=new_id(),
        game=wanted.game,
        rules=played.rules,
        options=dict(options),
        origin=origin,
        lineup=lineup(wanted.seats, person),
        owner=person,
        created=time.time(),
        pace=wanted.pace,
        days=days(wanted),
        series=_series(played, len(wanted.seats), options, origin),
    )
    return await _store(service, row)


async def check_number(service: Service, person: str) -> None:
    """Raise where somebody has as many matches as one person may have at a time."""
    limit = service.settings.limits.matches
    if await service.store.unfinished(person) >= limit:
        raise NotNow("server-many-matches", limit=limit)


async def create_from_file(service: Service, person: str, wanted: ImportFile) -> str:
    """Create a match from a record or a position, which a process of its own checks first."""
    await check_number(service, person)
    try:
        found: dict[str, Any] = await service.thinkers.run(
            {"do": "check", "file": wanted.file}, CHECK_SECONDS, person, "check"
        )
    except ThinkingFailed as error:  # a file that makes the rules stumble is no good file
        log.error("file not checked", problem=str(error)[:300])
        raise Refused("server-import-failed") from None
    count = found["seats"]
    if found["over"]:
        seats = _sat(wanted.seats, found["players"] or [], count, person)
    elif len(wanted.seats) != count:
        raise ServerError("server-import-seats", count=count)
    else:
        seats = lineup(wanted.seats, person)
    row = MatchRow(
        id=new_id(),
        game=found["game"],
        rules=found["rules"],
        options=found["options"],
        origin={**found["origin"], "answers": found["answers"]},
        lineup=seats,
        owner=person,
        created=time.time(),
        pace=wanted.pace,
        days=days(wanted),
        imported=True,
        series=SeriesRow(new_id(), found["before"], found["standing"]) if found["before"] is not None else None,
    )
    return await _store(service, row)


async def rematch(service: Service, table: Table, person: str | None) -> str:
    """Create the match that follows a finished one; return its id, the same to everyone. The game says who sits first.

    In a series that is the next match of it, with everybody in their seats; after the last one, and everywhere else, a
    rematch. Whoever asks sits already; for the other players their seats are kept.
    """
    play = await table.play()
    if not play.held_by(person) and person != play.row.owner:
        raise NotAllowed("server-not-a-player")
    if play.status != "finished":
        raise NotNow("server-not-finished")
    if play.rematch is not None:
        return play.rematch
    assert person is not None
    await check_number(service, person)
    outcome = play.live.outcome()
    assert outcome is not None
    old = play.row
    origin: dict[str, Any] = {"seed": new_seed()}
    options, first = play.game.rematch(len(play.seats), dict(old.options), outcome.winners)
    following = handover(play.live)
    if following is not None:
        options, first = following.options, 0
        origin["handed"] = following.handed
    series = _series(play.game, len(play.seats), options, origin)
    if series is not None and following is not None and old.series is not None:
        series.id, series.before = old.series.id, [*old.series.before, play.record()]
    row = MatchRow(
        id=new_id(),
        game=old.game,
        rules=play.game.rules,
        options=options,
        origin=origin,
        lineup=[_again(seat, person, len(play.seats)) for seat in [*play.seats[first:], *play.seats[:first]]],
        owner=person,
        created=time.time(),
        pace=old.pace,
        days=old.days,
        rematch_of=old.id,
        series=series,
    )
    play_of_row, journal = _begun(row)

    def make(play: Play) -> Entry | None:
        if play.rematch is not None:
            return None
        return Entry(play.number + 1, "rematch", time.time(), None, row.id)

    await table.append(make, also=creation(row, journal, play_of_row.status))
    made = (await table.play()).rematch
    assert made is not None
    return made


def _sat(wanted: Sequence[NewSeat], players: Sequence[dict[str, str]], count: int, person: str) -> list[Seat]:
    """Return who sat in a finished match that comes from a file: as the file says, unless the caller knows better.

    Nobody holds a seat in it but where the caller says "me": somebody else's victory is not the caller's.
    """
    seats = [_named(player) for player in players] or [Seat("person") for _ in range(count)]
    for number, seat in enumerate(wanted[:count]):
        if seat.kind == "me":
            name = clean(seat.name, NAME_LENGTH, "name") if seat.name else seats[number].name
            seats[number] = Seat("person", name, None, [person])
        elif seat.kind == "bot":
            check_level(seat.level or "")
            seats[number] = Seat("bot", "", seat.level)
    return seats


def _named(player: dict[str, str]) -> Seat:
    """Return the seat of somebody whom a file names; a name that nobody could have here is left out."""
    try:
        name = clean(player.get("name", ""), NAME_LENGTH, "name")
    except ServerError:
        name = ""
    level = player.get("bot")
    return Seat("bot", name, level) if level in levels() else Seat("person", name)


def _series(played: Game, seats: int, options: dict[str, Any], origin: dict[str, Any]) -> SeriesRow | None:
    """Return the series that a new match begins or goes on with, and how it stands; None where it is of none."""
    if not played.is_series(options):
        return None
    fresh = played.start(seats, origin["seed"], options, quiet=True, handed=origin.get("handed"))
    return SeriesRow(new_id(), [], [text.to_json() for text in standing(fresh)])


def lineup(wanted: Sequence[NewSeat], person: str) -> list[Seat]:
    """Return the seats as they are wanted, or raise what is wrong with them."""
    seats = []
    for seat in wanted:
        if seat.kind == "bot":
            check_level(seat.level or "")
            seats.append(Seat("bot", "", seat.level))
        elif seat.kind == "me":
            seats.append(Seat("person", clean(seat.name, NAME_LENGTH, "name"), None, [person]))
        else:
            seats.append(Seat("open"))
    return seats


def days(wanted: NewMatch | ImportFile) -> int | None:
    """Return how many days a turn may take; only matches over days have a limit."""
    return (wanted.days or 3) if wanted.pace == "days" else None


def _again(seat: Seat, person: str, seats: int) -> Seat:
    """Return a seat in the match that follows; alone, whoever goes on with somebody's file plays it."""
    if seat.kind == "bot":
        return Seat("bot", "", seat.level)
    if person in seat.holders or seats == 1:
        return Seat("person", seat.name, None, list(seat.holders) or [person])
    return Seat("open", seat.name, None, [], seat.holders[0] if seat.holders else None)


def _begun(row: MatchRow) -> tuple[Play, list[Entry]]:
    """Return a new match and the first entries of its journal: the start, where no seat is open."""
    play = Play(row)
    if any(seat.kind == "open" for seat in row.lineup):
        return play, []
    entry = Entry(1, "start", time.time())
    play.apply(entry)
    entry.asked = play.asked_note()
    return play, [entry]


async def _store(service: Service, row: MatchRow) -> str:
    play, journal = await service.tables.making.work(row.owner, partial(_begun, row))  # a file may hold a long match
    await service.store.create(row, journal, play.status, play.listed)
    await waken(service, row.id)
    return row.id


async def waken(service: Service, match: str) -> None:
    """Let the bots of a match begin: this process made it, so it also thinks for them."""
    table = service.tables.table(match)

    async def work() -> None:
        service.tables.bots.wake(table, await table.play())

    await table.call(work)
