"""One visitor cannot stop the table for others, and nothing is told that is not so: each attack, small."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from offworld.games import game
from offworld.kernel.rng import Rng
from offworld.server.errors import NotFound, NotNow, ServerError, Unavailable
from offworld.server.http import making, seating
from offworld.server.http.routes import replays as replay_routes
from offworld.server.http.routes.common import seen
from offworld.server.live import replays
from offworld.server.live import table as table_module
from offworld.server.live.bots import Bots
from offworld.server.live.connection import Connection
from offworld.server.live.players_first import FEW, Turns
from offworld.server.live.replays import Finished, Replayed
from offworld.server.match.journal import Entry
from offworld.server.people.cleaning import clean
from offworld.server.store import Append, Store
from offworld.server.store.schema import VERSION
from offworld.server.wire import frames
from offworld.server.wire.told import Accepted, UndoableReply
from tests.server.inside import Inside, scene
from tests.server.older import make_older


async def answer_of(inside: Inside, match: str) -> frames.Answer:
    """Return an answer to what is asked now."""
    table = inside.service.tables.table(match)

    async def work() -> frames.Answer:
        play = await table.play()
        seat = play.asked[0]
        value = play.live.asked()[seat].sample(Rng(1))
        return frames.Answer(id="one", seat=seat, question=play.questions[seat], value=value)

    return await table.call(work)


def test_an_answer_is_told_only_when_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        before = await inside.info(match)
        gate = asyncio.Event()

        async def refuse(append: Append) -> bool:
            await gate.wait()
            raise Unavailable("server-store")

        command = await answer_of(inside, match)
        with monkeypatch.context() as patch:
            patch.setattr(inside.store, "append", refuse)
            answering = asyncio.create_task(inside.send(match, command))
            await asyncio.sleep(0.05)
            looking = asyncio.create_task(inside.info(match))
            await asyncio.sleep(0.05)
            assert not looking.done()  # whether it has happened is not known yet
            gate.set()
            with pytest.raises(Unavailable):
                await answering
            assert await looking == before
        assert isinstance((await inside.send(match, command))[0], Accepted)
        assert await inside.info(match) != before

    scene(tmp_path, play)


def test_steps_of_a_replay_are_built_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    going, built = threading.Event(), Replayed._step

    def slow(self: Replayed, seat: int | None, step: int) -> Any:
        assert going.wait(30)
        return built(self, seat, step)

    monkeypatch.setattr(Replayed, "_step", slow)

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        table = inside.service.tables.table(match)
        live = await table.call(table.play)
        shown = await inside.service.replays.get(Finished(live.row, live.live, []), "anna")
        assert shown.fresh(None, 0, 0) == 1
        work = asyncio.create_task(inside.service.replays.beside.work("anna", lambda: shown.steps(None, 0, 0)))
        await inside.send(match, await answer_of(inside, match))  # a move in between does not wait for it
        assert not work.done()
        going.set()
        assert len(await work) == 1
        assert shown.fresh(None, 0, 0) == 0

    scene(tmp_path, play)


def test_all_that_is_asked_of_a_replay_is_made_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: dict[str, str] = {}

    def noting(name: str) -> Any:
        made = getattr(Replayed, name)

        def noted(*given: Any) -> Any:
            where[name] = threading.current_thread().name
            return made(*given)

        return noted

    for name in ("__init__", "steps", "course"):
        monkeypatch.setattr(Replayed, name, noting(name))

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        table = inside.service.tables.table(match)
        live = await table.call(table.play)

        async def over(*_: object) -> Finished:
            return Finished(live.row, live.live, [])

        monkeypatch.setattr("offworld.server.http.routes.replays.finished", over)
        request, given = SimpleNamespace(headers={"accept-encoding": "gzip"}), (inside.service, inside.caller(), match)
        await replay_routes.steps.fn(request, *given)
        await replay_routes.course.fn(request, *given)

    scene(tmp_path, play)
    assert set(where) == {"__init__", "steps", "course"}
    assert all([name.startswith("replays") for name in where.values()])


def test_bots_whom_nobody_watches_wait_for_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(Bots, "wake", lambda *_: None)

    async def run(_job: Any, _seconds: float, _person: str, _level: str, patient: bool) -> None:
        asked.append(patient)

    async def think(inside: Inside, match: str) -> None:
        bots, table = inside.service.tables.bots, inside.service.tables.table(match)
        work = await table.call(lambda: bots._job(table, 0, 1))
        assert work is not None
        await bots._think(work)

    async def play(inside: Inside) -> None:
        monkeypatch.setattr(inside.service.thinkers, "run", run)
        match = await inside.match("bot", "bot", game="terraforming_mars")  # where all are asked at first
        await think(inside, match)
        await inside.service.tables.table(match).attach(None, "watch", frames.Hello(protocol=frames.PROTOCOL))
        await think(inside, match)
        await think(inside, await inside.match("bot", "me", game="terraforming_mars"))

    scene(tmp_path, play)
    assert asked == [True, False, False]


def test_only_so_many_steps_of_a_replay_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "ENCODED", 3)
    match = game("dig_mars").start(2, 1)
    rng = Rng(1)
    for _ in range(6):
        seat, decision = next(iter(match.asked().items()))
        match.answer(seat, decision.sample(rng))
    shown = Replayed(match)
    assert len(shown.steps(0, 0, 5)) == 6
    assert (shown.fresh(0, 0, 2), shown.fresh(0, 3, 5)) == (3, 0)


def test_a_list_of_matches_is_one_query_that_reads_no_journal(tmp_path: Path) -> None:
    statements: list[str] = []

    async def play(inside: Inside) -> None:
        made = [await inside.match("me", "bot" if number % 2 else "open") for number in range(9)]
        sa.event.listen(inside.store.engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
        found = await inside.store.matches_of("anna")
        assert [summary.id for summary, _ in found.matches] == made[::-1]

    scene(tmp_path, play)
    selects = [each for each in statements if "SELECT" in each]
    assert len(selects) == 2  # the matches, and what happened last in those that are not over
    assert not any(["matches.row" in each or "entries.value" in each for each in selects])


def test_a_database_of_the_first_version_is_upgraded(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'offworld.sqlite3'}"

    async def made(inside: Inside) -> Any:
        await inside.match("me", "open")
        return await inside.store.matches_of("anna")

    before = scene(tmp_path, made)
    make_older(address, 1)

    async def again(inside: Inside) -> Any:
        return await inside.store.matches_of("anna")

    assert scene(tmp_path, again) == before
    assert VERSION == 7


def test_an_invitation_shows_the_lobby_and_nothing_of_the_match(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        link = inside.service.keys.link("join", match)
        table = inside.service.tables.table(match)
        await inside.send(match, frames.Chat(id="hello", seat=0, text="our secret"))
        state = await seen(inside.service, inside.caller("eve", link), match, table.state)
        assert (state.chat, state.views, state.match.asked) == ([], [], [])
        number = state.n
        await inside.send(match, await answer_of(inside, match))
        state = await seen(inside.service, inside.caller("eve", link), match, table.state)
        assert state.n == number  # not even that something happened
        replay = inside.service.keys.link("replay", match)
        with pytest.raises(NotFound):
            await seen(inside.service, inside.caller("eve", replay), match, table.info)

    scene(tmp_path, play)


def test_asking_for_an_undo_gives_an_overdue_player_no_time(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        command = await answer_of(inside, match)
        await inside.send(match, command)
        since = (await inside.info(match)).since
        table = inside.service.tables.table(match)

        async def other() -> None:  # a seat that somebody else holds, so that asking is not granted at once
            play = await table.play()
            play.seats[1 - command.seat].holders[:] = ["boris"]

        await table.call(other)
        await inside.send(match, frames.UndoAsk(id="please", seat=command.seat))
        info = await inside.info(match)
        assert info.undo is not None
        assert info.since == since

    scene(tmp_path, play)


def test_what_a_note_announced_is_fetched_until_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        tables = inside.service.tables
        table = tables.table(match)
        number = (await table.call(table.play)).number + 1
        await inside.store.append(Append(match, Entry(number, "chat", 1.0, 0, "from another process")))
        failures = iter(range(3))
        newest = inside.store.newest

        async def fails(*_: object) -> Any:
            raise Unavailable("server-store")

        async def fails_at_first(names: Any) -> dict[str, int]:
            if next(failures, None) is not None:
                raise Unavailable("server-store")
            return await newest(names)

        monkeypatch.setattr(inside.store, "named", fails)
        monkeypatch.setattr(inside.store, "newest", fails_at_first)
        monkeypatch.setattr("offworld.server.live.tables.AGAIN", 0.01)
        tables.heard(f"elsewhere entries {match}:{number}")
        while table.told < number:
            await asyncio.sleep(0.01)

    scene(tmp_path, play)


def test_tables_with_people_look_now_and_then_for_what_no_note_told_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("offworld.server.live.tables.LOOK", 0.01)

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        table = inside.service.tables.table(match)
        connection = await table.attach("anna", "seats", frames.Hello(protocol=frames.PROTOCOL))
        number = table.told + 1
        await inside.store.append(Append(match, Entry(number, "chat", 1.0, 0, "from another process")))
        looking = asyncio.create_task(inside.service.tables.look_around())
        while table.told < number:
            await asyncio.sleep(0.01)
        looking.cancel()
        assert any(["from another process" in (frame or "") for frame in connection.outbox._queue])

    scene(tmp_path, play)


def test_what_an_answer_revealed_is_worked_out_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def reveals(*_: object) -> bool:
        threads.append(threading.current_thread().name)
        return False

    monkeypatch.setattr("offworld.kernel.barrier.reveals", reveals)

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me", game="terraforming_mars")
        command = await answer_of(inside, match)
        await inside.send(match, command)
        await inside.info(match)
        assert threads == []  # whoever only looks is told what is known at once
        replies = await inside.send(match, frames.Undoable(id="two", seat=command.seat))
        assert isinstance(replies[0], UndoableReply)
        assert replies[0].can
        await inside.send(match, frames.Undo(id="three", seat=command.seat))

    scene(tmp_path, play)
    assert threads
    assert all([name.startswith("barriers") for name in threads])


def test_who_asks_again_and_again_what_answers_revealed_lets_others_go_first(tmp_path: Path) -> None:
    order: list[str] = []

    async def play(inside: Inside) -> None:
        barriers = inside.service.barriers
        inside.service.houses.note("anna", "192.0.2.7")
        inside.service.houses.note("anna, without cookies", "192.0.2.7")
        mine = [
            asyncio.create_task(barriers.work(who, lambda who=who: order.append(who)))  # type: ignore[misc]
            for who in ("anna", "anna, without cookies") * 20
        ]
        await asyncio.sleep(0)
        await barriers.work("boris", lambda: order.append("boris"))
        await asyncio.gather(*mine)

    scene(tmp_path, play)
    assert len(order) == 41
    assert order.index("boris") <= 2


def test_two_processes_that_write_the_same_matches_do_not_lock_each_other(database: str, tmp_path: Path) -> None:
    names = [f"match-{number:02}" for number in range(12)]
    other = Store(database)

    async def play(inside: Inside) -> list[Any]:
        other.open()
        results = []
        for number in range(1, 21):
            both = [
                store.append(Append(name, Entry(number, "chat", 1.0, 0, "x")))
                for store, order in ((inside.store, names), (other, names[::-1]))
                for name in order
            ]
            results += await asyncio.gather(*both, return_exceptions=True)
        await asyncio.to_thread(other.close)
        return results

    results = scene(tmp_path, play, Store(database))
    assert not [each for each in results if isinstance(each, BaseException)]
    assert results.count(True) == results.count(False) == 12 * 20


def test_a_seat_that_is_kept_for_somebody_stays_theirs(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "open", "open")
        table = inside.service.tables.table(match)

        async def keep() -> None:
            (await table.play()).seats[1].reserved = "boris"

        await table.call(keep)
        assert await table.call(lambda: seating.claim(table, "eve", "Eve", None, linked=True)) == [2]
        for seat in (None, 1):
            with pytest.raises(NotNow, match="kept"):
                await table.call(lambda seat=seat: seating.claim(table, "mallory", "M", seat, linked=True))  # type: ignore[misc]
        assert await table.call(lambda: seating.claim(table, "boris", "Boris", None, linked=True)) == [1]

    scene(tmp_path, play)


def test_a_match_that_one_may_not_see_is_no_match_at_all(tmp_path: Path) -> None:
    async def play(inside: Inside) -> list[str]:
        match = await inside.match("me", "open")
        found = []
        for name in (match, "A" * 12):
            with pytest.raises(NotFound) as error:
                await seen(inside.service, inside.caller("eve"), name, lambda *_: None)
            found.append(repr(error.value.text))
        return found

    hidden, missing = scene(tmp_path, play)
    assert hidden == missing


def test_a_person_has_only_so_many_matches_that_are_not_over(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        limits = msgspec.structs.replace(inside.service.settings.limits, matches=2)
        inside.service.settings = msgspec.structs.replace(inside.service.settings, limits=limits)
        for _ in range(2):
            await inside.match("me", "open")
        with pytest.raises(NotNow, match="2"):
            await inside.match("me", "open")
        await inside.match("me", "open", person="boris")

    scene(tmp_path, play)


def test_chat_and_requests_for_undo_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("offworld.server.http.commands.CHAT_LINES", 2)
    monkeypatch.setattr("offworld.server.http.commands.UNDO_ASKS", 1)

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        for number in range(2):
            await inside.send(match, frames.Chat(id=f"line {number}".replace(" ", "-"), seat=0, text="hello"))
        with pytest.raises(NotNow, match="chat"):
            await inside.send(match, frames.Chat(id="one-more", seat=0, text="hello"))
        for number in range(2):
            command = await answer_of(inside, match)
            command.id = f"answer-{number}"
            await inside.send(match, command)
            ask = frames.UndoAsk(id=f"ask-{number}", seat=command.seat)
            if number == 0:
                await inside.send(match, ask)  # granted at once: nobody else holds a seat
            else:
                with pytest.raises(NotNow, match="undos"):
                    await inside.send(match, ask)

    scene(tmp_path, play)


def test_taking_back_and_standing_answers_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("offworld.server.http.commands.UNDOS", 2)
    monkeypatch.setattr("offworld.server.http.commands.STANDING", 2)

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me", game="terraforming_mars")
        for number in range(3):
            command = await answer_of(inside, match)
            command.id = f"answer-{number}"
            await inside.send(match, command)
            undo = frames.Undo(id=f"undo-{number}", seat=command.seat)
            if number < 2:
                await inside.send(match, undo)
            else:
                with pytest.raises(NotNow, match="undos"):
                    await inside.send(match, undo)
        match = await inside.match("me", "me", game="on_mars")
        reaction = game("on_mars").reactions[0]
        left = {"reaction": reaction.name, "choice": reaction.choices[0]}
        for number in range(2):
            await inside.send(match, frames.Standing(id=f"left-{number}", seat=0, **left))
        with pytest.raises(NotNow, match="standing"):
            await inside.send(match, frames.Standing(id="once-more", seat=0, **left))
        await inside.send(match, frames.Standing(id="another-seat", seat=1, **left))

    scene(tmp_path, play)


def test_seats_change_hands_only_so_often_and_have_only_so_many_devices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "CHANGES", 6)
    monkeypatch.setattr(seating, "DEVICES", 3)

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "open")
        table = inside.service.tables.table(match)
        for number in range(2):
            assert await table.call(lambda n=number: seating.hold(table, f"device-{n}", "anna")) == [0]  # type: ignore[misc]
        with pytest.raises(NotNow, match="3 devices"):
            await table.call(lambda: seating.hold(table, "device-3", "anna"))
        for _ in range(2):
            await table.call(lambda: seating.claim(table, "eve", "Eve", None, linked=True))
            await table.call(lambda: seating.leave(table, "eve", 1))
        with pytest.raises(NotNow, match="too often"):
            await table.call(lambda: seating.claim(table, "eve", "Eve", None, linked=True))
        await table.call(lambda: seating.hold_alone(table, "anna", 0))  # what protects the seat goes on
        with pytest.raises(NotNow, match="too often"):
            await table.call(lambda: seating.hold(table, "device-4", "anna"))
        await table.call(lambda: seating.give_to_bot(table, "anna", 1, "novice", 0.0))

    async def nothing(_table: Any) -> None:
        """Let a full table wait, so that seats can be given back."""

    monkeypatch.setattr(seating, "_start_if_full", nothing)
    scene(tmp_path, play)


def test_a_rematch_counts_among_a_persons_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(inside: Inside) -> None:
        over = await inside.match("me", "me", game="ceres")
        table = inside.service.tables.table(over)
        while (await table.call(table.play)).status != "finished":
            command = await answer_of(inside, over)
            command.id = f"answer-{(await table.call(table.play)).number}"
            await inside.send(over, command)
        limits = msgspec.structs.replace(inside.service.settings.limits, matches=1)
        inside.service.settings = msgspec.structs.replace(inside.service.settings, limits=limits)
        await inside.match("me", "open")
        with pytest.raises(NotNow, match="1"):
            await table.call(lambda: making.rematch(inside.service, table, "anna"))
        limits = msgspec.structs.replace(limits, matches=2)
        inside.service.settings = msgspec.structs.replace(inside.service.settings, limits=limits)
        made = await table.call(lambda: making.rematch(inside.service, table, "anna"))
        limits = msgspec.structs.replace(limits, matches=1)
        inside.service.settings = msgspec.structs.replace(inside.service.settings, limits=limits)
        assert await table.call(lambda: making.rematch(inside.service, table, "anna")) == made  # it is there already

    scene(tmp_path, play)


@pytest.mark.parametrize(
    "name",
    [
        "\u3164\u3164",
        "\u2800",
        "\u0301\u0302",
        "Z\u0300\u0301\u0302\u0303algo",
        "\u115f \u1160",
        "\u0e01\u0e47\u0e47\u0e47",  # one mark of Thai over the other
        "\u0627" + "\u064b\u064c" * 3,  # and two of Arabic in turn
        "a\u0488\u0488\u0488",
    ],
)
def test_names_that_cannot_be_seen_or_pile_up_are_refused(name: str) -> None:
    with pytest.raises(ServerError):
        clean(name, 24, "name")


@pytest.mark.parametrize(
    "name", ["Ада", "Nguyễn", "👩\u200d🚀", "עִבְרִית", "हिन्दी", "c̣̄", "ที่นี่", "မြှုံ့", "ཧཱུྃ", "مُحَمَّدٌ", "בְּרֵאשִׁ֖ית"]
)
def test_names_of_all_languages_are_taken(name: str) -> None:
    assert clean(name, 24, "name") == name


def test_a_long_name_is_looked_at_once() -> None:
    begun = time.process_time()
    with pytest.raises(ServerError):
        clean("a" + "\u200d" * 21_000 + "b", 24, "name")  # as much as a body holds
    assert time.process_time() - begun < 0.5  # from each of its places to its end, it took everybody two seconds


@pytest.mark.parametrize(
    ("text", "kept"), [("a\u200d\u200d b", "a b"), ("\u200da", "a"), ("a\u200d\u200db\u200d", "a\u200d\u200db")]
)
def test_joiners_stay_where_they_join(text: str, kept: str) -> None:
    assert clean(text, 24, "name") == kept


def test_presence_of_many_is_told_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "GATHER", 1.0)  # long enough for a busy machine to let all of them come

    def told_to(person: Connection) -> int:
        return sum(['"presence"' in (frame or "") for frame in person.outbox._queue])

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        table = inside.service.tables.table(match)
        people = [await table.attach(None, "watch", frames.Hello(protocol=frames.PROTOCOL)) for _ in range(40)]
        while min(map(told_to, people)) == 0:
            await asyncio.sleep(0.05)
        assert max(map(told_to, people)) <= 10

    scene(tmp_path, play)


def test_players_are_told_first_and_what_spectators_get_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    told: list[Connection] = []
    send = Connection.send

    def encoded(frame: Any) -> str:
        made.append(type(frame).__name__)
        return frames.encoded(frame)

    def sent(self: Connection, frame: str) -> None:
        if '"type":"change"' in frame:
            told.append(self)
        send(self, frame)

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        table = inside.service.tables.table(match)
        hello = frames.Hello(protocol=frames.PROTOCOL, differences=True)
        people = [await table.attach(None, "watch", hello) for _ in range(30)]
        player = await table.attach("anna", "seats", hello)
        people += [await table.attach(None, "watch", hello) for _ in range(30)]
        monkeypatch.setattr(table_module, "encoded", encoded)
        monkeypatch.setattr(Connection, "send", sent)
        await inside.send(match, await answer_of(inside, match))
        assert told[0] is player
        assert set(told) == {player, *people}
        assert made.count("ChangeFrame") == 2  # for the player, and for all who look on

    scene(tmp_path, play)


def test_a_crowd_of_spectators_is_served_a_few_at_a_time() -> None:
    order: list[int] = []

    async def run() -> None:
        turns = Turns()

        async def look_on() -> None:
            await turns.wait()
            order.append(0)

        crowd = [asyncio.create_task(look_on()) for _ in range(20 * FEW)]
        gone = crowd.pop()  # one who leaves while waiting
        for _ in range(6):
            await asyncio.sleep(0)
        order.append(1)  # somebody's move
        gone.cancel()
        await asyncio.gather(*crowd)

    asyncio.run(run())
    assert order.index(1) < 10 * FEW
    assert order.count(0) == 20 * FEW - 1
