"""A store that has grown: lists come in parts and look through no table, whatever a year of play has left there."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from offworld.cli.app import run as run_line
from offworld.kernel.rng import Rng
from offworld.server import admin
from offworld.server.admin import opened
from offworld.server.errors import CannotServe, NotFound
from offworld.server.http import seating
from offworld.server.match.journal import Entry, MatchRow, Seat
from offworld.server.store import Store, journals, lists, removal
from offworld.server.store.reviews import left_query
from offworld.server.store.schema import entries, holders, matches, traces
from offworld.server.store.store import creation
from offworld.server.wire import frames
from tests.server.host import Host
from tests.server.inside import Inside, scene
from tests.server.older import form, make_older
from tests.server.people import Person

ANNA, BORIS = "anna-0123456789", "boris-0123456789"
STORES = ["sqlite", "postgresql"]


@pytest.fixture(params=STORES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'offworld.sqlite3'}"
    found: str = request.getfixturevalue("database")
    return found


def crowd(address: str, count: int, people: int = 40) -> None:
    """Fill a store with finished matches of many people, in all of which Anna sits too, as rows alone."""
    store = Store(address)
    with opened("", address), store.engine.begin() as connection:
        for number in range(count):
            lineup = [Seat("person", "Anna", None, [ANNA]), Seat("person", "", None, [f"somebody-{number % people}"])]
            row = MatchRow(
                id=f"match{number:07}",
                game="dig_mars",
                rules=1,
                options={},
                origin={"seed": 1},
                lineup=lineup,
                owner=ANNA,
                created=1000.0 + number,
            )
            journal = [Entry(each, "answer", 1000.0 + number + each, 0, None) for each in range(1, 4)]
            status = "lobby" if number % 100 == 7 else "finished"
            for statement in creation(row, journal, status):
                connection.execute(statement)
    store.engine.dispose()


QUERIES: dict[str, sa.Select[Any] | sa.CompoundSelect[Any] | sa.Delete] = {
    "my matches": lists.page_query(ANNA, None, 101),
    "my matches, further": lists.page_query(ANNA, lists.Place(True, 1200.0, "match0000200"), 101),
    "what happened there last": lists.newest_query(["match0000001", "match0000002"]),
    "how many are not over": lists.unfinished_query(ANNA),
    "all matches": admin.matches_query("", "", None, 20),
    "all matches, further": admin.matches_query("", "", (1200.0, "match0000200"), 20),
    "open tables": admin.matches_query("", "lobby", None, 20),
    "a person's matches": admin.matches_query(ANNA, "", None, 20),
    "a person's finished matches, further": admin.matches_query(ANNA, "finished", (1200.0, "match0000200"), 20),
    "when something happened there last": admin.last_query(["match0000001", "match0000002"]),
    "whose number begins so": admin.people_query(traces, "somebody-3"),
    "what is old": removal.outdated_query(1010.0),
    "where somebody is named": sa.select(traces.c.match).where(traces.c.person == "somebody-3"),
    "reviews left lying": left_query(1200.0),
    "journals that may be packed": journals.due_query(1200.0),
    "a match's holders": holders.delete().where(holders.c.match == "match0000200"),
    "a match's names": traces.delete().where(traces.c.match == "match0000200"),
}


@pytest.mark.parametrize("name", QUERIES)
def test_no_list_looks_through_a_table(tmp_path: Path, name: str) -> None:
    address = f"sqlite:///{tmp_path / 'offworld.sqlite3'}"
    crowd(address, 10)
    assert scanned(address, QUERIES[name]) == []


def test_a_query_that_looks_through_a_table_is_noticed(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'offworld.sqlite3'}"
    crowd(address, 10)
    assert scanned(address, sa.select(matches.c.id).where(matches.c.row.contains(ANNA))) == ["matches"]
    assert scanned(address, sa.select(matches.c.id).order_by(matches.c.game)) == ["matches"]
    mine = sa.select(holders.c.match).where(holders.c.person == ANNA)
    assert scanned(address, mine.order_by(holders.c.created)) == ["holders"]


TABLES = "matches|entries|ended|packed|holders|traces|positions|reviews|accounts|transfers"


def scanned(address: str, query: Any) -> list[str]:
    """Return the tables that SQLite looks through for a query: whole, or in an order that has to be made first."""
    engine = sa.create_engine(address)
    with engine.connect() as connection:
        compiled = query.compile(engine, compile_kwargs={"render_postcompile": True})
        plan = connection.exec_driver_sql(
            f"EXPLAIN QUERY PLAN {compiled}", tuple(compiled.params[n] for n in compiled.positiontup or ())
        )
        rows = plan.all()
        steps = [row.detail for row in rows]
    engine.dispose()
    ordered = isinstance(query, sa.Select) and query._limit_clause is not None  # an index scan in order ends early
    found = []
    for step in steps:
        table = re.match(rf"SCAN ({TABLES})\b(.*)", step)
        if table and not (ordered and "USING" in table[2] and not any("TEMP B-TREE" in each for each in steps)):
            found.append(table[1])
    sorted_within = {row.parent for row in rows if row.detail == "USE TEMP B-TREE FOR ORDER BY"}
    return found + ["holders" for row in rows if " holders " in row.detail and row.parent in sorted_within]


def test_postgresql_finds_its_lists_by_indices_too(database: str) -> None:
    crowd(database, 300)
    engine = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        connection.execute(sa.text("ANALYZE"))
        connection.execute(sa.text("SET enable_seqscan = off"))  # few rows are quicker read whole; many must not be
        for name in ("my matches", "all matches", "open tables", "whose number begins so", "where somebody is named"):
            compiled = QUERIES[name].compile(engine, compile_kwargs={"literal_binds": True})
            plan = "\n".join(
                row[0] for row in connection.exec_driver_sql(f"EXPLAIN {str(compiled).replace('%', '%%')}")
            )
            assert "Seq Scan" not in plan, f"{name}:\n{plan}"
    engine.dispose()


def test_postgresql_reads_of_other_peoples_matches_nothing_for_my_list(database: str) -> None:
    crowd(database, 300)
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(
            sa.text(
                "INSERT INTO matches (id, row, game, created, status, lineup) "
                "SELECT 'other' || n, repeat('x', 800), 'dig_mars', n, 'finished', repeat('y', 200) "
                "FROM generate_series(1, 2000) AS n"
            )
        )
    with store.engine.connect() as connection:
        connection.execute(sa.text("ANALYZE"))
        compiled = QUERIES["my matches"].compile(store.engine, compile_kwargs={"literal_binds": True})
        plan = "\n".join([row[0] for row in connection.exec_driver_sql(f"EXPLAIN {compiled}")])
    store.engine.dispose()
    assert "Seq Scan on matches" not in plan, plan


def test_postgresql_sorts_one_page_of_my_matches_and_not_all_of_them(database: str) -> None:
    crowd(database, 300)
    engine = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        connection.execute(sa.text("ANALYZE"))
        connection.execute(
            sa.text("SET enable_seqscan = off; SET enable_sort = off")
        )  # only where there is no other way
        compiled = QUERIES["my matches"].compile(engine, compile_kwargs={"literal_binds": True})
        plan = [row[0] for row in connection.exec_driver_sql(f"EXPLAIN {compiled}")]
    engine.dispose()
    assert sum("Sort Key" in line for line in plan) == 1, "\n".join(plan)


def test_my_matches_come_in_parts_with_those_that_go_on_first(address: str, tmp_path: Path) -> None:
    crowd(address, 250)

    async def play(inside: Inside) -> None:
        first = await inside.store.matches_of(ANNA)
        assert [summary.status for summary, _ in first.matches] == ["lobby"] * 3 + ["finished"] * 97
        seen: list[str] = []
        page = first
        while page.more:
            seen += [summary.id for summary, _ in page.matches]
            page = await inside.store.matches_of(ANNA, seen[-1])
        seen += [summary.id for summary, _ in page.matches]
        going = [f"match{number:07}" for number in (207, 107, 7)]
        rest = [f"match{number:07}" for number in reversed(range(250)) if number % 100 != 7]
        assert seen == [*going, *rest]
        assert all([seats == [0] for _, seats in page.matches])
        assert await inside.store.unfinished(ANNA) == 3
        assert await inside.store.unfinished("somebody-7") == 2  # 7, 207; not 107
        with pytest.raises(NotFound):
            await inside.store.matches_of("somebody-1", "match0000002")

    scene(tmp_path, play, Store(address))


def test_a_list_reads_no_entries_of_finished_matches_and_still_tells_when_something_happened_last(
    address: str, tmp_path: Path
) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        table, rng = inside.service.tables.table(match), Rng(1)

        async def answer() -> frames.AnyCommand | None:
            play = await table.play()
            if not play.asked:
                return None
            seat = play.asked[0]
            listed = play.live.asked()[seat].listed() or [None]
            value = ("end",) if ("end",) in listed else play.live.asked()[seat].sample(rng)
            return frames.Answer(f"{play.number}", seat, play.questions[seat], value)

        while (command := await table.call(answer)) is not None:
            await inside.send(match, command)
        over = await inside.store.matches_of("anna")
        await inside.send(match, frames.Chat("chat", 0, "well played"))
        said = await inside.store.matches_of("anna")
        with inside.store.engine.begin() as connection:
            last = connection.execute(sa.select(entries.c.at).order_by(entries.c.number.desc()).limit(1)).scalar_one()
        assert said.matches[0][0].since == last
        assert said.matches[0][0].outcome == over.matches[0][0].outcome
        assert set(said.matches[0][0].outcome or {}) == {"reason", "winners", "scores"}
        read: list[str] = []
        sa.event.listen(inside.store.engine, "before_cursor_execute", lambda *given: read.append(given[2]))
        assert await inside.store.matches_of("anna") == said
        assert not any([" entries" in statement for statement in read]), read
        with inside.store.engine.begin() as connection:  # as an older version has left it
            told = msgspec.json.decode(connection.execute(sa.select(matches.c.outcome)).scalar_one())
            del told["last"]
            connection.execute(matches.update().values(outcome=msgspec.json.encode(told).decode()))
        assert await inside.store.matches_of("anna") == said

    scene(tmp_path, play, Store(address))


def test_the_page_fetches_the_rest_of_a_long_list(make_host: Callable[..., Host], tmp_path: Path) -> None:
    host = make_host().start()
    anna = Person(host)
    new = {"game": "dig_mars", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
    made = [anna.http.post("/api/matches", json=new).json()["match"]["id"] for _ in range(103)]
    first = anna.http.get("/api/me").json()
    last = anna.http.get("/api/me", params={"before": first["matches"][-1]["id"]}).json()
    assert (first["more"], last["more"]) == (True, False)
    assert [match["id"] for match in [*first["matches"], *last["matches"]]] == made[::-1]
    assert anna.http.get("/api/me", params={"before": "nothing"}).status_code == 404
    assert anna.http.get("/api/me", params={"before": "x" * 300}).status_code == 400


def test_a_host_lists_matches_in_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    crowd(f"sqlite:///{tmp_path / 'offworld.sqlite3'}", 250)
    with opened(str(tmp_path)) as host:
        assert len(host.matches()) == 100
        newest = host.matches(limit=2)
        assert [match["id"] for match in newest] == ["match0000249", "match0000248"]
        assert [match["id"] for match in host.matches(before="match0000248", limit=1)] == ["match0000247"]
        assert [match["id"] for match in host.matches(status="lobby")] == [f"match{n:07}" for n in (207, 107, 7)]
        theirs = [match["id"] for match in host.matches("somebody-7", limit=3)]
        assert theirs == ["match0000247", "match0000207", "match0000167"]
        assert [match["id"] for match in host.matches("somebody-7", "lobby")] == ["match0000207", "match0000007"]
        after = host.matches("somebody-7", before="match0000207", limit=1)
        assert [match["id"] for match in after] == ["match0000167"]
        assert newest[0]["last"] == 1000.0 + 249 + 3
        with pytest.raises(CannotServe, match="no match"):
            host.matches(before="nothing")
    assert run_line(["admin", "list", "--data", str(tmp_path), "--limit", "2"]) == 0
    said = capsys.readouterr()
    assert [line.split()[0] for line in said.out.splitlines()] == ["match0000249", "match0000248"]
    assert "--before match0000248" in said.err
    assert run_line(["admin", "list", "--data", str(tmp_path), "--status", "lost"]) == 2
    assert "lobby, live, finished" in " ".join(capsys.readouterr().err.split())


def test_a_hosts_list_looks_into_no_journal_of_a_match_that_is_over(tmp_path: Path) -> None:
    crowd(f"sqlite:///{tmp_path / 'offworld.sqlite3'}", 20)
    read: list[Any] = []
    with opened(str(tmp_path)) as host:
        with host._engine.begin() as connection:  # one of them was left by an older version, which did not say when
            connection.execute(matches.update().values(outcome='{"last": 77.0}'))
            connection.execute(matches.update().where(matches.c.id == "match0000019").values(outcome="{}"))
        sa.event.listen(host._engine, "before_cursor_execute", lambda *given: read.append(given[2:4]))
        found = host.matches()
    assert [match["last"] for match in found] == [1000.0 + 19 + 3, *[77.0] * 19]
    looked_into = [parameters for statement, parameters in read if " entries" in statement]
    assert [[each for each in parameters if isinstance(each, str)] for parameters in looked_into] == [["match0000019"]]


def test_pruning_many_matches_removes_them_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admin, "STEP", 20)
    crowd(f"sqlite:///{tmp_path / 'offworld.sqlite3'}", 90)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)  # it stands still between asking and looking
    with opened(str(tmp_path)) as host:
        assert host.prune((now - 1049.5) / admin.DAY) == 47  # the last entry of match 46 is of 1049
        assert len(host.matches()) == 43


@pytest.mark.parametrize("version", [1, 4, 5, 6])
def test_a_database_of_an_older_version_is_upgraded(address: str, tmp_path: Path, version: int) -> None:
    async def made(inside: Inside) -> tuple[Any, int]:
        match = await inside.match("me", "open", person=ANNA)
        table = inside.service.tables.table(match)
        await table.call(lambda: seating.claim(table, BORIS, "Boris", 1, linked=True))
        lobby = await inside.match("me", "open", person=ANNA)
        other = inside.service.tables.table(lobby)
        await other.call(lambda: seating.claim(other, "carla-0123456789", "Carla", 1, linked=True))
        await inside.match("me", "open", "open", person=ANNA)
        return await inside.store.matches_of(ANNA), await inside.store.unfinished(ANNA)

    before = scene(tmp_path, made, Store(address))
    wanted, named = form(address), everybody(address)
    make_older(address, version)
    assert form(address) != wanted

    async def again(inside: Inside) -> tuple[Any, int]:
        return await inside.store.matches_of(ANNA), await inside.store.unfinished(ANNA)

    assert scene(tmp_path, again, Store(address)) == before
    assert form(address) == wanted
    assert everybody(address) == named


def everybody(address: str) -> list[tuple[str, str]]:
    """Return who is named in which match."""
    engine = sa.create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        found = sorted([(row.person, row.match) for row in connection.execute(sa.select(traces))])
    engine.dispose()
    return found


def test_somebody_who_left_the_match_long_ago_is_forgotten_too(address: str, tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "open", "open", person=ANNA)
        table = inside.service.tables.table(match)
        await table.call(lambda: seating.claim(table, BORIS, "Boris", 1, linked=True))
        await table.call(lambda: seating.leave(table, BORIS, 1))
        assert (await inside.store.matches_of(BORIS)).matches == []
        found = await inside.store.forget(BORIS)
        assert (found.removed, found.changed) == ([], [match])

    scene(tmp_path, play, Store(address))
    with opened("", address) as host:
        assert "oris" not in str([host.export(match["id"]) for match in host.matches()])
        with pytest.raises(CannotServe):
            host.export(BORIS[:8])


def test_people_are_found_by_the_beginning_of_their_number_alone(address: str) -> None:
    crowd(address, 20)
    with opened("", address) as host:
        assert len(host.export("somebody-12")["matches"]) == 1
        for wrong in ("somebody-1", "SOMEBODY-12", "somebody%12", "somebody_12"):
            with pytest.raises(CannotServe):
                host.export(wrong)
