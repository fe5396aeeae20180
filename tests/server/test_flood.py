"""What one visitor may do within the limits costs everybody else little: each flood, small."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
import structlog

from offworld.server.errors import TooFast
from offworld.server.http import arriving, guard, making, match_socket
from offworld.server.http.routes import common, matches, replays
from offworld.server.live.connection import Connection
from offworld.server.live.replays import Finished, Replayed
from offworld.server.live.table import Table
from offworld.server.match.play import rebuilt
from offworld.server.people import limits
from offworld.server.people.limits import Rates
from offworld.server.people.viewer import Viewer
from offworld.server.service import cookie_of
from offworld.server.settings import Limits
from offworld.server.web.stream import Gone
from offworld.server.wire import frames, strict
from tests.server.host import FAST, PATIENCE, Host
from tests.server.inside import Inside, scene
from tests.server.people import Person
from tests.server.test_every_way import browser
from tests.server.test_fire import answer_of


async def state_of(inside: Inside, match: str, **params: Any) -> dict[str, Any]:
    """Ask for a state as a program does."""
    request = cast("Any", SimpleNamespace(headers={}))
    reply = await matches.state.fn(request, inside.service, inside.caller(), match, **params)
    found: dict[str, Any] = msgspec.json.decode(reply.content)
    return found


def test_who_waits_for_news_costs_nothing_until_there_are_some(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "LOOK_AGAIN", 0.001)
    looked = built = 0
    seen_by, state_for = Table.seen_by, Table.state

    async def seen(*given: Any) -> Any:
        nonlocal looked
        looked += 1
        return await seen_by(*given)

    def state(*given: Any) -> Any:
        nonlocal built
        built += 1
        return state_for(*given)

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        had = await state_of(inside, match)
        with monkeypatch.context() as patch:
            patch.setattr(Table, "seen_by", seen)
            patch.setattr(Table, "state", state)
            waiting = asyncio.create_task(
                state_of(inside, match, since=had["n"], stream=had["stream"], wait=30.0, turn=False)
            )
            while looked < 5:
                await asyncio.sleep(0.001)
            assert built == 0
            await inside.send(match, await answer_of(inside, match))
            found = await waiting
        assert built == 1
        assert found["n"] == had["n"] + 1

    scene(tmp_path, play)


def test_without_news_a_state_comes_when_the_time_is_over(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        had = await state_of(inside, match)
        again = await state_of(inside, match, since=had["n"], stream=had["stream"], wait=0.05)
        assert (again["n"], again["reset"]) == (had["n"], False)
        other = await state_of(inside, match, since=had["n"], stream="watch", wait=30.0)  # at once
        assert other["reset"]

    scene(tmp_path, play)


def test_requests_that_wait_are_counted_as_sockets_are(make_host: Callable[..., Host]) -> None:
    host = make_host(limits={**FAST["limits"], "sockets": 3}).start()
    anna = Person(host)
    match = anna.create(*[{"kind": "me", "name": "Anna"}] * 2)["match"]["id"]
    had = anna.state(match)
    address = f"{host.url}/api/matches/{match}/state?since={had['n']}&stream={had['stream']}&wait=30"

    def wait() -> httpx.Response:
        return httpx.get(address, cookies=dict(anna.http.cookies), timeout=PATIENCE)

    with ThreadPoolExecutor(4) as pool:
        waiting = [pool.submit(wait) for _ in range(4)]  # one of them is told at once that it is one too many
        refused = next(as_completed(waiting)).result()
        assert (refused.status_code, refused.json()["error"]["key"]) == (429, "server-too-many-sockets")
        assert anna.command(match, type="chat", seat=0, text="hi").status_code == 200
        assert sorted([each.result().status_code for each in waiting]) == [200, 200, 200, 429]
    socket = anna.socket(match)  # they are given back
    assert socket.until("state", "bye")["type"] == "state"
    socket.close()


def test_all_sockets_of_an_address_share_their_frames(make_host: Callable[..., Host]) -> None:
    host = make_host(limits={**FAST["limits"], "all_frames": [0.001, 10]}).start()
    anna = Person(host)
    match = anna.create()["match"]["id"]
    sockets = [anna.socket(match) for _ in range(2)]
    kinds = [[socket.ask(type="ping")["type"] for _ in range(5)] for socket in sockets]
    assert kinds == [["pong"] * 5] * 2
    for socket in sockets:
        socket.send(type="ping")
        assert socket.until("refused")["error"]["key"] == "server-too-fast"
    assert anna.command(match, type="ping").status_code == 200  # requests are counted by themselves
    for socket in sockets:
        socket.close()


def test_health_and_figures_are_counted_apart(make_host: Callable[..., Host]) -> None:
    host = make_host(limits={**FAST["limits"], "requests": [0.001, 30]}).start()
    anna = Person(host)
    statuses = [anna.http.get("/metrics").status_code for _ in range(40)]
    assert statuses[:20] == [200] * 20  # some went to see whether it had started
    assert statuses[-5:] == [429] * 5
    assert anna.http.get("/api/games").status_code == 200


def test_drawing_codes_costs_more_than_looking(make_host: Callable[..., Host]) -> None:
    host = make_host(limits={**FAST["limits"], "requests": [0.001, 20]}).start()
    anna = Person(host)
    match = anna.create()["match"]["id"]
    address = f"/api/matches/{match}/links/watch/qr"
    assert [anna.http.get(address).status_code for _ in range(5)] == [200, 200, 200, 429, 429]


def test_a_large_state_is_paid_for_afterwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        await state_of(inside, match)
        inside.service.requests.check("127.0.0.1")  # usual ones cost no more than any request
        monkeypatch.setattr(common, "USUAL", 0)
        monkeypatch.setattr(common, "COSTLY", 10)
        await state_of(inside, match)
        with pytest.raises(TooFast):
            inside.service.requests.check("127.0.0.1")
        inside.service.requests.check("127.0.0.2")

    scene(tmp_path, play)


def test_a_cookie_that_is_all_quotes_is_looked_at_once(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        async with browser(inside, "anna") as client:
            await client.get("/api/me")
            begun = time.process_time()
            reply = await client.get("/api/me", headers={"cookie": 'offworld="' + "\\" * 30_000 + '"'})
            assert time.process_time() - begun < 0.5  # it took everybody more than a second
        assert reply.status_code == 200

    scene(tmp_path, play)


@pytest.mark.parametrize(
    ("header", "cookie"),
    [("offworld=v1.a=b", "v1.a=b"), (" a=b ; offworld = x;c", "x"), ("", None), ("a;;=", None), ("a=offworld=x", None)],
)
def test_our_cookie_is_found_among_others(header: str, cookie: str | None) -> None:
    assert cookie_of(header) == cookie


def test_a_long_digest_is_paid_for_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "USUAL", 0)
    monkeypatch.setattr(common, "COSTLY", 10)

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        request = cast("Any", SimpleNamespace(headers={}))
        reply = await matches.digest.fn(request, inside.service, inside.caller(), match, 0)
        assert msgspec.json.decode(reply.content)["seat"] == 0
        with pytest.raises(TooFast):
            inside.service.requests.check("127.0.0.1")

    scene(tmp_path, play, limits=Limits(requests=(0.0, 2.0)))


def test_a_large_state_is_paid_for_by_whoever_says_hello_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Greeting:
        async def next(self) -> str:
            return '{"type":"hello","protocol":1}'

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        await match_socket._greeted(cast("Any", Greeting()), inside.service, inside.caller(), match)
        inside.service.requests.check("127.0.0.1")
        monkeypatch.setattr(common, "USUAL", 0)
        monkeypatch.setattr(common, "COSTLY", 10)
        await match_socket._greeted(cast("Any", Greeting()), inside.service, inside.caller(), match)
        with pytest.raises(TooFast):
            inside.service.requests.check("127.0.0.1")
        inside.service.requests.check("127.0.0.2")

    scene(tmp_path, play)


def test_whoever_is_cut_off_for_too_many_frames_is_heard_no_more_and_pays_for_it(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        table = inside.service.tables.table(await inside.match("me", "me"))
        connection = await table.attach("anna", "seats", frames.Hello(1))
        heard = 0

        class Hasty:
            async def next(self) -> str:
                nonlocal heard
                heard += 1
                if heard > 1_000:
                    raise Gone
                return ""

        await match_socket._read(cast("Any", Hasty()), inside.service, table, inside.caller(), connection)
        assert heard < 200
        assert connection.closing is not None
        with pytest.raises(TooFast):
            inside.service.requests.check("127.0.0.1")

    scene(tmp_path, play, limits=Limits(requests=(0.0, 10.0)))


@pytest.mark.parametrize(("path", "count"), [("/assets/table.js", 40), ("/api/games", 4)])
def test_files_of_the_client_cost_a_tenth_of_a_request(tmp_path: Path, path: str, count: int) -> None:
    async def ask(inside: Inside) -> None:
        for _ in range(count):
            guard._count(inside.service, path, "127.0.0.1")
        with pytest.raises(TooFast):
            guard._count(inside.service, path, "127.0.0.1")

    scene(tmp_path, ask, limits=Limits(requests=(0.0, 4.05)))


def test_whoever_has_a_match_played_again_pays_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "PLAYED_AGAIN", 1.0)

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        for number in range(3):
            command = await answer_of(inside, match)
            command.id = f"answer-{number}"
            await inside.send(match, command)
        table = inside.service.tables.table(match)
        live = await table.call(table.play)
        over = Finished(live.row, live.live, [])
        found = await replays.replayed(inside.service, inside.caller(), over)
        assert await replays.replayed(inside.service, inside.caller(), over) is found  # once is enough
        inside.service.replays._kept.clear()  # as where somebody looks at one after the other
        with pytest.raises(TooFast):
            await replays.replayed(inside.service, inside.caller(), over)

    scene(tmp_path, play, limits=Limits(requests=(0.0, 5.0)))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::ffff", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("-", "-"),
        ("nonsense", "nonsense"),
    ],
)
def test_all_addresses_of_a_household_are_counted_as_one(tmp_path: Path, address: str, counted: str) -> None:
    async def ask(inside: Inside) -> None:
        client = SimpleNamespace(host=address)
        assert inside.service.address(cast("Any", SimpleNamespace(client=client, headers={}))) == counted
        inside.service.settings = msgspec.structs.replace(inside.service.settings, trusted_proxy=True)
        headers = {"x-forwarded-for": f"198.51.100.1, {address}"}
        assert inside.service.address(cast("Any", SimpleNamespace(client=None, headers=headers))) == counted

    scene(tmp_path, ask)


def test_whoever_throws_the_cookies_away_stays_in_the_same_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The queue of bots takes turns between houses: new names would be new turns there."""
    monkeypatch.setattr(limits, "_FORGET", 4)

    async def come(inside: Inside) -> None:
        service = inside.service
        new = [common.person_for(service, inside.caller(None)) for _ in range(2)]
        assert len(set(new)) == 2
        assert service.thinkers._line._house_of is not str
        assert {service.thinkers._line._house_of(person) for person in new} == {"127.0.0.1"}
        client = SimpleNamespace(host="192.0.2.7")
        headers = {"cookie": f"offworld={service.keys.cookie('anna')}"}
        await service.caller(cast("Any", SimpleNamespace(client=client, headers=headers)))
        assert service.thinkers._line._house_of("anna") == "192.0.2.7"
        for number in range(4):
            service.houses.note(f"somebody-{number}", "192.0.2.8")
        assert service.houses.of("anna") == "anna"  # seen too long ago

    scene(tmp_path, come)


def test_what_is_charged_is_told_to_other_processes() -> None:
    rates = Rates((0.001, 5.0), str.upper)
    rates.charge("anna", 3.0)
    rates.take("anna", 2.0)
    with pytest.raises(TooFast):
        rates.take("anna")
    assert rates.spent() == [("ANNA", 5.0)]


def test_long_frames_for_a_slow_reader_are_bounded_by_their_length() -> None:
    async def queue() -> None:
        connection = Connection(Viewer(None), 256, room=100)
        connection.send("x" * 300)  # whatever comes first goes out
        assert await connection.next() == ["x" * 300]
        connection.send("y" * 60)
        connection.send("z" * 40)
        assert not connection.overflowed
        assert await connection.next() == ["y" * 60]
        connection.send("y" * 61)
        assert connection.overflowed

    asyncio.run(queue())


def test_who_goes_without_reading_is_no_error_in_the_log(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        table = inside.service.tables.table(match)
        hello = frames.Hello(1)

        class Deaf:
            async def tell(self, *_frames: str) -> None:
                raise Gone

            async def next(self) -> Any:
                await asyncio.sleep(3600)

        connection = await table.attach("anna", "seats", hello)
        with structlog.testing.capture_logs() as logged:
            await match_socket._serve(cast("Any", Deaf()), inside.service, inside.caller(), table, connection)
        assert [each for each in logged if each["log_level"] == "error"] == []
        assert not table.connections

    scene(tmp_path, play)


def test_a_match_from_a_file_is_played_again_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, where = making._begun, list[threading.Thread]()

    def noted(row: Any) -> Any:
        where.append(threading.current_thread())
        return begun(row)

    async def play(inside: Inside) -> None:
        monkeypatch.setattr(making, "_begun", noted)
        await inside.match("me", "me")

    scene(tmp_path, play)
    assert where
    assert threading.main_thread() not in where


def test_whoever_has_many_matches_taken_from_the_store_lets_others_go_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, owners, made = threading.Event(), list[str](), rebuilt

    def slow(row: Any, journal: Any) -> Any:
        owners.append(row.owner)
        assert gate.wait(30)
        return made(row, journal)

    async def play(inside: Inside) -> None:
        tables = inside.service.tables
        many = [await inside.match("me", "me", person="eve") for _ in range(40)]
        one, other = await inside.match("me", "me", person="boris"), await inside.match("me", "me")
        await tables.let_go(-1.0)
        await inside.info(other)
        monkeypatch.setattr("offworld.server.live.table.rebuilt", slow)
        wanted = [asyncio.create_task(inside.info(match, "eve")) for match in many]
        while len(tables.making) < len(many) - 1:
            await asyncio.sleep(0.01)
        wanted.append(asyncio.create_task(inside.info(one, "boris")))
        while len(tables.making) < len(many):
            await asyncio.sleep(0.01)
        await tables.table(other).rest()  # where somebody plays it is soon kept how that match stands
        gate.set()
        await asyncio.gather(*wanted)
        assert owners[:2] == ["eve", "boris"]

    scene(tmp_path, play)


def test_whoever_looks_at_many_replays_lets_others_go_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, shown, made = threading.Event(), list[Any](), Replayed.__init__

    def slow(self: Replayed, finished: Any) -> None:
        shown.append(finished)
        assert gate.wait(30)
        made(self, finished)

    monkeypatch.setattr(Replayed, "__init__", slow)

    async def play(inside: Inside) -> None:
        found = []
        for _ in range(4):
            table = inside.service.tables.table(await inside.match("me", "me"))
            live = await table.call(table.play)
            found.append(Finished(live.row, live.live, []))
        get = inside.service.replays.get
        many = [asyncio.create_task(get(each, "eve")) for each in [*found[:3], *found[:3]]]
        await asyncio.sleep(0)
        wanted = asyncio.create_task(get(found[3], "boris"))
        await asyncio.sleep(0)
        gate.set()
        await wanted
        assert [each is found[3].match for each in shown[:2]] == [False, True]
        again = await asyncio.gather(*many)
        assert again[:3] == again[3:]  # and none is made twice
        assert len(shown) == 4

    scene(tmp_path, play)


def test_of_too_many_files_nothing_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = 0

    async def noted(request: Any) -> None:
        nonlocal read
        read += 1
        await strict.check_body(request)

    monkeypatch.setattr(arriving, "check_body", noted)

    async def play(inside: Inside) -> None:
        async with browser(inside, "anna") as client:
            replies = [await client.post("/api/import", json={"file": {}}) for _ in range(3)]
        assert [reply.status_code for reply in replies] == [422, 422, 429]
        assert read == 2

    scene(tmp_path, play, limits=Limits(creations=(0.0, 2.0)))


@pytest.mark.parametrize(("value", "count"), [(0, 9), ([0] * 12_000, 3)])
def test_a_long_body_costs_more_than_one_request(tmp_path: Path, value: Any, count: int) -> None:
    async def play(inside: Inside) -> None:
        body = {"type": "why_not", "id": "x", "seat": 0, "value": value}
        async with browser(inside, "anna") as client:
            replies = [await client.post(f"/api/matches/{'A' * 12}/commands", json=body) for _ in range(10)]
        assert [reply.status_code for reply in replies].index(429) == count

    scene(tmp_path, play, limits=Limits(requests=(0.0, 9.5)))
