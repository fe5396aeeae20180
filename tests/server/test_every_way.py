"""Every way to a match, as the server itself lists them: none tells of a hidden step or of a match one may not see."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple, cast, get_args

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from offworld.games import GAMES, games
from offworld.kernel.errors import OffworldError
from offworld.kernel.rng import Rng
from offworld.server.app import application
from offworld.server.errors import NotFound
from offworld.server.http import match_socket
from offworld.server.live.bots import Bots
from offworld.server.match.journal import MatchRow
from offworld.server.match.play import rebuilt
from offworld.server.people.keys import SEAT_LINK
from offworld.server.people.viewer import Viewer
from offworld.server.service import COOKIE, LINK_HEADER, Service
from offworld.server.store.schema import matches
from offworld.server.store.store import creation
from offworld.server.wire import frames
from tests.server.inside import Inside, scene
from tests.server.test_worlds import HIDES, World, worlds

TOGETHER = ("terraforming_mars", "welcome_to_the_moon", "rows", "prospect")  # in these all choose at once
MISSING = "A" * 12
NOTHING_OF_A_MATCH = {  # these know no match, or only the caller's own word for one that is being made
    "GET /api/games",
    "GET /api/games/{name}/catalog",
    "GET /api/games/{name}/position",
    "GET /api/notices",
    "GET /api/reach",
    "GET /healthz",
    "POST /api/accounts",
    "POST /api/import",
    "POST /api/matches",
    "POST /api/notices",
    "POST /api/notices/stop",
}


class Asked(NamedTuple):
    """What is known to whoever asks: the match, a seat in it with its question and an answer, and links."""

    match: str
    seat: int
    question: int
    value: Any
    links: dict[str, str]
    number: int = 1  # of the last entry that the seat knows


def commands(asked: Asked) -> dict[str, dict[str, Any]]:
    """Return a command of every kind."""
    seat = {"id": "x", "seat": asked.seat}
    return {
        "answer": {**seat, "question": asked.question, "value": asked.value},
        "undo": seat,
        "undo_ask": seat,
        "undo_vote": {**seat, "agree": True},
        "chat": {**seat, "text": "hello"},
        "standing": {**seat, "reaction": "no such", "choice": "ask"},
        "resign": {**seat, "level": "novice"},
        "why_not": {**seat, "value": asked.value},
        "undoable": seat,
        "ping": {"id": "x"},
    }


class Way(NamedTuple):
    """A request: its place in the list of routes, parameters in the address, and a body."""

    route: str
    params: dict[str, Any]
    body: Any = None
    seat: int = 0


def ways(asked: Asked) -> dict[str, Way]:
    """Return everything that can be asked or done about a match over REST, by name."""
    seat, match = asked.seat, "/api/matches/{match}"
    plain = ["", "/links", "/position", "/record", "/replay", "/replay/course", "/replay/steps", "/review", "/series"]
    found = [Way(f"GET {match}{each}", {}) for each in plain]
    found += [
        Way("GET /api/me", {}),
        Way(f"GET {match}/digest", {"seat": seat}),
        Way(f"GET {match}/links/{{kind}}/qr", {}),
        Way(f"GET {match}/state", {}),
        Way(f"POST {match}/claim", {}, {"seat": seat, "name": "Eve"}),
        Way(f"POST {match}/hint", {}, {"seat": seat, "question": asked.question}),
        Way(f"POST {match}/leave", {}, {"seat": seat}),
        Way(f"POST {match}/rematch", {}),
        Way(f"POST {match}/remove", {}),
        Way(f"POST {match}/review", {}),
        Way(f"POST {match}/seats/{{seat}}/alone", {}, None, seat),
        Way(f"POST {match}/seats/{{seat}}/bot", {}, {"level": "novice"}, seat),
        Way(f"POST {match}/start", {}, {"fill": "novice"}),
        Way(f"POST {match}/transfer", {}),
    ]
    named = {each.route: each for each in found}
    other = (seat + 1) % 2
    named["the seat of another to a bot"] = Way(f"POST {match}/seats/{{seat}}/bot", {}, {"level": "novice"}, other)
    had = {"stream": str(seat), "wait": 0.01}
    named["the state since the beginning"] = Way(f"GET {match}/state", {"since": 1, **had})
    named["the state, waiting for news"] = Way(f"GET {match}/state", {"since": asked.number, **had})
    named["the state, when it is my turn"] = Way(f"GET {match}/state", {"turn": True, "wait": 0.01})
    for kind, body in commands(asked).items():
        named[kind] = Way(f"POST {match}/commands", {}, {"type": kind, **body})
    named["start again"] = Way(f"POST {match}/commands", {}, {"type": "undo", "id": "x", "seat": seat, "turn": True})
    for kind, token in asked.links.items():
        named[f"{kind} link"] = Way("POST /api/links", {}, {"token": token})
        named[f"{kind} link, used"] = Way("POST /api/links/claim", {}, {"token": token, "name": "Eve"})
    named["forget me"] = Way("POST /api/me/forget", {})
    return named


NOBODY = Asked(MISSING, 0, 1, None, {"join": "", "watch": "", "replay": "", "seat": ""})


@cache
def answering(service: Service) -> httpx.ASGITransport:
    """Return a way to a service in the test's own process."""
    return httpx.ASGITransport(app=cast("Any", application(service)), client=("127.0.0.1", 50_000))


@contextlib.asynccontextmanager
async def browser(inside: Inside, person: str, link: str = "") -> AsyncIterator[httpx.AsyncClient]:
    """A browser of somebody."""
    transport = answering(inside.service)
    headers = {"Cookie": f"{COOKIE}={inside.service.keys.cookie(person)}", **({LINK_HEADER: link} if link else {})}
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=headers) as client:
        yield client


async def go(client: httpx.AsyncClient, way: Way, match: str) -> tuple[int, str]:
    """Ask, and return the answer."""
    method, _, path = way.route.partition(" ")
    address = path.format(match=match, kind="watch", seat=way.seat)
    body = {} if method == "GET" else {"json": way.body}
    reply = await client.request(method, address, params=way.params, **cast("Any", body))
    assert reply.status_code < 500, reply.text
    return reply.status_code, reply.text


def test_every_route_and_every_command_is_among_the_ways(tmp_path: Path) -> None:
    async def listed(inside: Inside) -> set[str]:
        async with browser(inside, "anna") as client:
            described = (await client.get("/api/openapi.json")).json()
        return {f"{method.upper()} {path}" for path, methods in described["paths"].items() for method in methods}

    known = {way.route for way in ways(NOBODY).values()}
    assert scene(tmp_path, listed) == known | NOTHING_OF_A_MATCH
    assert not known & NOTHING_OF_A_MATCH
    assert set(commands(NOBODY)) == {made.__struct_config__.tag for made in get_args(frames.AnyCommand)}


# --- matches that one may not see ------------------------------------------------------------------------------------
async def greeted(inside: Inside, match: str) -> str:
    """Return what a stranger is told who connects to a match."""

    class Greeting:
        async def next(self) -> str:
            return '{"type":"hello","protocol":1}'

    try:
        await match_socket._greeted(cast("Any", Greeting()), inside.service, inside.caller("eve"), match)
    except OffworldError as error:
        return f"{match_socket._code(error)} {error.text!r}"
    return "let in"


@pytest.mark.parametrize("stands", ["lobby", "live", "of other rules"])
def test_a_match_that_one_may_not_see_answers_like_one_that_does_not_exist(tmp_path: Path, stands: str) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "open" if stands == "lobby" else "me")
        if stands == "of other rules":
            make_old(inside, match)
        async with browser(inside, "eve") as client:
            for name, way in ways(NOBODY).items():
                if "{match}" in way.route:
                    hidden, missing = [await go(client, way, each) for each in (match, MISSING)]
                    assert hidden == missing, name
                    assert missing[0] == 404, name
        assert await greeted(inside, match) == await greeted(inside, MISSING)

    scene(tmp_path, play)


def make_old(inside: Inside, match: str) -> None:
    """Let a match be one of rules that nobody has any more, with nothing kept of it."""
    with inside.store.engine.begin() as connection:
        row = msgspec.json.decode(connection.execute(sa.select(matches.c.row)).scalar_one(), type=MatchRow)
        old = msgspec.json.encode(msgspec.structs.replace(row, rules=row.rules - 1)).decode()
        connection.execute(matches.update().values(row=old))
    inside.service.tables.table(match).unload()


def test_the_players_of_a_match_of_other_rules_are_told_why_they_do_not_see_it(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        make_old(inside, match)
        async with browser(inside, "anna") as client:
            status, text = await go(client, Way("GET /api/matches/{match}/state", {}), match)
        assert (status, "server-rules" in text) == (409, True)
        with pytest.raises(NotFound):
            await inside.info(match, "eve")

    scene(tmp_path, play)


# --- hidden steps ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", [*games(), "rows", "prospect"])
def test_no_way_tells_of_a_hidden_step_of_another_seat(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything is asked in two worlds, by the seat and by those who look on; who is overdue is told on purpose."""
    monkeypatch.setitem(GAMES, "rows", "tests.server.rows_host")
    monkeypatch.setitem(GAMES, "prospect", "tests.server.prospect_host")
    pairs = worlds(name)
    assert bool(pairs) == (name in HIDES)  # in the others nothing is hidden but what cards and boards hide
    pairs = pairs if name in TOGETHER else []  # what is left standing is compared in test_worlds
    monkeypatch.setattr(time, "time", lambda: 5_000.0)
    monkeypatch.setattr("secrets.token_urlsafe", lambda _size: "t" * 32)
    monkeypatch.setattr(Bots, "wake", lambda *_: None)  # a seat that was resigned stands still here
    finished = [pair for pair in pairs if pair[1][1][-1].asked != pair[2][1][-1].asked]  # that seat, for its part
    for seat, *both in (finished or pairs)[-1:]:
        found = []
        for place, world in enumerate(both):
            folder = tmp_path / str(place)
            folder.mkdir()
            found.append(scene(folder, partial(told, world=world, seat=seat), overdue_seconds=1e9))
        without, with_step = found
        for way, heard in without.items():
            assert heard == with_step[way], way


async def told(inside: Inside, world: World, seat: int) -> dict[str, Any]:
    """Return what a seat, a spectator and somebody invited are told on every way, and what the seat sees afterwards."""
    row, journal = world
    play = rebuilt(row, journal)
    question = play.live.asked().get(seat)
    value = None if question is None else question.sample(Rng(3))
    number = len(play.numbers(Viewer(None, (seat,))))
    asked = Asked("", seat, play.questions[seat], value, {}, number)
    heard: dict[str, Any] = {}
    names = list(ways(asked._replace(links=NOBODY.links)))
    with inside.store.engine.begin() as connection:  # a match for each way, and one for all who only look
        for place in range(len(names) + 1):
            for statement in creation(msgspec.structs.replace(row, id=f"{place:012}"), journal, "live"):
                connection.execute(statement)
    for place, name in enumerate(names, 1):
        match = f"{0 if name.startswith('GET') else place:012}"
        links = {kind: inside.service.keys.link(cast("Any", kind), match) for kind in ("join", "watch", "replay")}
        if name.startswith("seat link"):
            await inside.store.add_transfer(f"{SEAT_LINK}{place}", match, f"p{seat}", 9_000.0)
        way = ways(asked._replace(match=match, links={**links, "seat": f"{SEAT_LINK}{place}"}))[name]
        table = inside.service.tables.table(match)
        if way.route.startswith("GET /api/matches"):
            for kind, link in links.items():
                async with browser(inside, "eve", link) as client:
                    heard[f"{name}, {kind}"] = await go(client, way, match)
        async with browser(inside, f"p{seat}" if "link" not in name else "eve") as client:
            heard[name] = await go(client, way, match)
        if (await table.call(table.play)).simultaneous:  # else this answer was the last one, and now all is told
            async with browser(inside, f"p{seat}") as client:
                heard[f"after {name}"] = await go(client, Way("GET /api/matches/{match}/state", {}), match)
    return heard
