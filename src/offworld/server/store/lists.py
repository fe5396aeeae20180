"""What is kept a second time so that lists are read in their order: a page costs the same however many follow."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from offworld.server.errors import NotFound
from offworld.server.match.journal import MatchRow, Seat, Summary
from offworld.server.store.journals import noting_the_end
from offworld.server.store.schema import entries, holders, matches, traces
from offworld.server.wire.told import SeriesInfo

PAGE: Final = 100  # matches of a list that are shown at once
NO_SEAT: Final = -1  # stands for the match itself in the list of its keeper


class Page(NamedTuple):
    """A part of somebody's list: matches with the seats that are theirs, and whether more follow."""

    matches: list[tuple[Summary, list[int]]]
    more: bool


# --- writing ---------------------------------------------------------------------------------------------------------
def named_in(lineup: Sequence[Seat], keeper: str | None) -> list[str]:
    """Return whom the seats of a match name: who holds them, for whom they are kept, and whose match it is."""
    people = [person for seat in lineup for person in [*seat.holders, *([seat.reserved] if seat.reserved else [])]]
    return sorted({*people, *([keeper] if keeper else [])})


def holding(row: MatchRow, lineup: Sequence[Seat], keeper: str | None, over: bool) -> list[sa.Executable]:
    """Return statements that note who holds which seats of a match or keeps it, in place of what was noted before."""
    held = [(person, number) for number, seat in enumerate(lineup) for person in dict.fromkeys(seat.holders)]
    if keeper is not None:
        held.append((keeper, NO_SEAT))
    statements: list[sa.Executable] = [holders.delete().where(holders.c.match == row.id)]
    if held:
        same = {"match": row.id, "created": row.created, "over": over}
        statements.append(holders.insert().values([{"person": who, "seat": seat, **same} for who, seat in held]))
    people = named_in(lineup, keeper)
    if people:
        known = (traces.c.match == row.id) & traces.c.person.in_(people)
        statements.append(traces.delete().where(known))
        statements.append(traces.insert().values([{"person": person, "match": row.id} for person in people]))
    return statements


def listed(row: MatchRow, lineup: Sequence[Seat], keeper: str | None, status: str, outcome: Any) -> list[sa.Executable]:
    """Return statements that bring what lists show of a match up to date."""
    changed = (
        matches.update()
        .where(matches.c.id == row.id)
        .values(
            status=status,
            lineup=msgspec.json.encode(lineup).decode(),
            outcome=None if outcome is None else msgspec.json.encode(outcome).decode(),
        )
    )
    over = status == "finished"
    noted = [noting_the_end(row.id, time.time())] if over else []
    return [changed, *holding(row, lineup, keeper, over), *noted]


# --- reading ---------------------------------------------------------------------------------------------------------
def page_of(connection: Connection, person: str, before: str | None = None, size: int = PAGE) -> Page:
    """Return a part of somebody's list: what is not over first, each newest first; after the match `before`."""
    found = connection.execute(page_query(person, _place(connection, person, before), size + 1)).all()
    shown = found[:size]
    outcomes = {row.id: msgspec.json.decode(row.outcome) for row in shown if row.outcome is not None}
    live = [row.id for row in shown if "last" not in outcomes.get(row.id, {})]  # of others all is told in the outcome
    newest = {row.id: row for row in connection.execute(newest_query(live))} if live else {}
    listed = [_summary(row, person, outcomes.get(row.id), newest.get(row.id)) for row in shown]
    return Page(listed, len(found) > size)


class Place(NamedTuple):
    """Where in somebody's list a match is."""

    over: bool
    created: float
    match: str


def _place(connection: Connection, person: str, match: str | None) -> Place | None:
    """Return where a match is in somebody's list; NotFound where it is not in it."""
    if match is None:
        return None
    query = sa.select(holders.c.over, holders.c.created, holders.c.match)
    found = connection.execute(query.where(holders.c.person == person, holders.c.match == match).limit(1)).first()
    if found is None:
        raise NotFound("server-no-match")
    return Place(*found)


def page_query(person: str, after: Place | None, size: int) -> sa.Select[Any]:
    """Return the query of so many matches of somebody's list that come after a place in it."""
    parts = []
    for over in (False, True) if after is None or not after.over else (True,):
        begin = (after.created, after.match) if after is not None and after.over == over else None
        parts.append(part_query(person, over, begin, size))
    page = sa.union_all(*parts).subquery("page")
    columns = [matches.c[name] for name in ("id", "game", "created", "status", "lineup", "outcome", "pace", "series")]
    return (
        sa.select(*columns)
        .select_from(page.join(matches, matches.c.id == page.c.match))
        .order_by(page.c.over, page.c.created.desc(), page.c.match.desc())
        .limit(size)
    )


def part_query(person: str, over: bool, after: tuple[float, str] | None, size: int | None) -> sa.Select[Any]:
    """Return the query of so many of somebody's matches that are over, or are not, newest first, after a place."""
    part = sa.select(holders.c.created, holders.c.match)
    part = part.where(holders.c.person == person, holders.c.over == over)
    if after is not None:
        part = part.where(sa.tuple_(holders.c.created, holders.c.match) < sa.tuple_(*after))
    part = part.distinct()  # several seats are one match; in the order of the index, so that nothing is sorted
    newest = part.order_by(holders.c.created.desc(), holders.c.match.desc()).limit(size).subquery()
    return sa.select(sa.literal(over, sa.Boolean).label("over"), newest.c.created, newest.c.match)


def newest_query(found: Sequence[str]) -> sa.Select[Any]:
    """Return the query of who is asked in some matches, and since when as far as everybody may know."""
    last = sa.select(entries).where(entries.c.match == matches.c.id).order_by(entries.c.number.desc()).limit(1)
    asked = last.with_only_columns(entries.c.asked).scalar_subquery().label("asked")
    seen = last.where(~entries.c.hidden).with_only_columns(entries.c.at).scalar_subquery().label("seen")
    return sa.select(matches.c.id, asked, seen).where(matches.c.id.in_(found))


def unfinished_query(person: str) -> sa.Select[int]:
    """Return the query of how many matches that are not over somebody holds seats in or keeps."""
    mine = (holders.c.person == person) & (holders.c.over == sa.false())
    return sa.select(sa.func.count(holders.c.match.distinct())).where(mine)


def _summary(row: Any, person: str, outcome: Any, newest: Any) -> tuple[Summary, list[int]]:
    """Return what a list tells of a match, and which seats are somebody's there."""
    lineup = msgspec.json.decode(row.lineup, type=list[Seat])
    held = [number for number, seat in enumerate(lineup) if person in seat.holders]
    series = outcome.pop("series", None) if outcome is not None else None
    last = outcome.pop("last", None) if outcome is not None else None
    if newest is not None:
        last = newest.seen
    if series is None and row.series is not None:
        series = msgspec.json.decode(row.series)
    summary = Summary(
        row.id,
        row.game,
        row.status,
        row.pace,
        lineup,
        outcome,
        _asked(newest.asked, held) if newest is not None and newest.asked is not None else [],
        row.created if last is None else last,  # of a hidden step lists show nothing, not even when it was
        None if series is None else msgspec.convert(series, SeriesInfo),
    )
    return summary, held


def _asked(note: str, held: Sequence[int]) -> list[int]:
    """Return who is asked, as far as somebody with these seats may know: of one's own seats, whether they truly are."""
    true, _, seen = note.partition("/")
    asked = [int(seat) for seat in true.split(",") if seat]
    others = [int(seat) for seat in seen.split(",") if seat] if "/" in note else asked
    return sorted([*[seat for seat in asked if seat in held], *[seat for seat in others if seat not in held]])
