"""Nonsense in every shape, over REST and over the socket: no failure of the server, and nothing changed."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed

from tests.server.host import Host
from tests.server.people import Person, Socket, two_players

REST = settings(max_examples=12, suppress_health_check=list(HealthCheck), derandomize=True, deadline=None)
QUIET = settings(max_examples=250, suppress_health_check=list(HealthCheck), derandomize=True, deadline=None)


class Target:
    """A match of two people, and somebody who may only watch it."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.match, self.anna, self.boris, self.created = two_players(host)
        self.watcher = {"Offworld-Link": self.created["links"]["watch"]["token"]}
        self.before = self.states()
        self.socket: Socket | None = None

    def states(self) -> list[dict[str, Any]]:
        """Return what both players see, without who is connected."""
        found = [person.state(self.match) for person in (self.anna, self.boris)]
        for state in found:
            for seat in state["match"]["seats"]:
                seat.pop("here")
            state["match"].pop("watchers")
        return found


@pytest.fixture(scope="module")
def target(server: Host) -> Target:
    """A match to be left as it is."""
    return Target(server)


@pytest.fixture(scope="module")
def rest(server: Host) -> Any:
    """The API as it describes itself."""
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance]


@pytest.mark.parametrize("mode", ["positive", "negative"])
def test_rest_takes_nonsense_without_failing_or_changing_anything(rest: Any, target: Target, mode: str) -> None:
    """Bodies and parameters as the description allows them, and such as it forbids, for every operation."""
    count = 0
    for found in rest.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode(mode)))
        @REST
        def send(case: Any) -> None:
            nonlocal count
            count += 1
            if "match" in (case.path_parameters or {}) and count % 2:
                case.path_parameters["match"] = target.match  # every other one meets a real match, as a spectator
            if isinstance(case.query, dict):
                case.query.pop("wait", None)
            response = case.call(headers=target.watcher)
            case.validate_response(response, checks=CHECKS)

        try:
            send()
        except Unsatisfiable:
            continue  # nothing about this operation can be wrong
    assert count > 100
    assert target.states() == target.before
    assert '"request failed"' not in target.host.log.read_text()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = st.sampled_from(
    ["answer", "undo", "undo_ask", "undo_vote", "why_not", "undoable", "ping", "hello", "state", ""]
)
SEATS = st.sampled_from([0, 1, 2, -1, 99, 10**20, "0", None, True])
COMMANDS = st.fixed_dictionaries(
    {},
    optional={
        "type": TYPES | JSON,
        "id": st.text(max_size=70) | JSON,
        "seat": SEATS,
        "question": st.integers(-2, 5) | JSON,
        "value": JSON,
        "agree": JSON,
        "text": JSON,
        "level": JSON,
    },
)
FRAMES = (
    COMMANDS.map(json.dumps)
    | JSON.map(json.dumps)
    | st.text(max_size=50)
    | st.binary(max_size=50)
    | COMMANDS.map(json.dumps).flatmap(lambda text: st.integers(0, len(text)).map(lambda cut: text[:cut]))
)


@given(frame=FRAMES)
@QUIET
def test_the_socket_takes_nonsense_without_failing_or_changing_anything(frame: str | bytes, target: Target) -> None:
    """Sent by a player who is not asked anything: only chat or resigning could change something, and it has neither."""
    if target.socket is None:
        waiting = 1 - target.before[0]["match"]["asked"][0]
        person = (target.anna, target.boris)[waiting]
        target.socket = person.socket(target.match)
        target.socket.until("state")
    try:
        target.socket.raw.send(frame)
        reply = target.socket.until("refused", "pong", "why_not", "undoable", "accepted")
    except ConnectionClosed:
        target.socket = None
        raise
    assert reply["type"] != "accepted"
    if reply["type"] == "refused":
        assert reply["error"]["key"] != "server-internal"


def test_the_socket_has_changed_nothing(target: Target) -> None:
    assert target.states() == target.before
    assert '"command failed"' not in target.host.log.read_text()


# --- the player who is asked ------------------------------------------------------------------------------------------
CHANGING = {"answer", "undo", "undo_ask", "undo_vote", "chat", "resign"}


class Asked:
    """A match whose asked player goes mad: nothing but a legal answer, or what the seat may do anyway, changes it."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.renew()

    def renew(self) -> None:
        """Begin another match; the asked player has a cookie and holds the socket."""
        self.match, anna, boris, _ = two_players(self.host)
        self.people = (anna, boris)
        self.socket: Socket | None = None
        self.taken: set[str] = set()
        self.look()

    def look(self) -> None:
        """Remember what is asked, of whom, and how many entries there are."""
        state = self.people[0].state(self.match)
        self.seat = state["match"]["asked"][0]
        self.player = self.people[self.seat]
        self.state = self.player.state(self.match)
        self.question = self.state["views"][0]["question"]

    def unchanged(self) -> bool:
        """Return whether the asked player still sees the same."""
        now = self.player.state(self.match)
        return bool(now["n"] == self.state["n"] and now["views"] == self.state["views"])

    def is_legal(self, command: Any) -> bool:
        """Return whether a command may change the match: the right seat, question and value, or a right of the seat."""
        if not isinstance(command, dict) or not same(command.get("seat"), self.seat):
            return False
        if command.get("type") != "answer":
            return command.get("type") in CHANGING
        asked = command.get("question") == self.question["id"]
        return asked and any([same(command.get("value"), choice) for choice in self.question["choices"]])


def same(one: Any, other: Any) -> bool:
    """Return whether two JSON values are the same, true not being 1."""
    return json.dumps(one) == json.dumps(other)


@pytest.fixture(scope="module")
def mad(server: Host) -> Asked:
    """A match whose asked player sends nonsense."""
    return Asked(server)


class Right:
    """Stands in drawn data for what is right at the moment; data that depend on the match cannot be drawn again."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __repr__(self) -> str:
        return f"Right({self.number})"


RIGHT = st.integers(0, 99).map(Right)
CLOSE = st.fixed_dictionaries(
    {
        "type": st.just("answer"),
        "id": st.uuids().map(str),
        "seat": RIGHT | SEATS,
        "question": RIGHT | st.integers(-2, 9) | JSON,
        "value": JSON | RIGHT | RIGHT.map(lambda right: [right]),
    }
)


def filled(mad: Asked, drawn: Any) -> str:
    """Return a command that comes close to a right answer, and now and then is one."""
    choices = mad.question["choices"]
    rights = {"seat": lambda _: mad.seat, "question": lambda _: mad.question["id"]}

    def fill(value: Any, name: str) -> Any:
        if isinstance(value, Right):
            return rights.get(name, lambda right: choices[right.number % len(choices)])(value)
        return [fill(part, name) for part in value] if isinstance(value, list) else value

    return json.dumps({name: fill(value, name) for name, value in drawn.items()})


@pytest.mark.parametrize("way", ["socket", "rest"])
def test_nonsense_from_the_player_who_is_asked_changes_nothing(mad: Asked, way: str) -> None:
    """Whatever is accepted was legal; whatever was not leaves the match as it is, and is refused politely."""
    sent = accepted = refused = 0

    @given(drawn=CLOSE | CLOSE | FRAMES)
    @settings(QUIET, max_examples=150)
    def send(drawn: Any) -> None:
        nonlocal sent, accepted, refused
        sent += 1
        if sent % 10 == 0:  # between the nonsense the match goes on
            drawn = {"type": "answer", "id": uuid.uuid4().hex} | dict.fromkeys(("seat", "question", "value"), Right(7))
        frame = filled(mad, drawn) if isinstance(drawn, dict) else drawn
        kind, error = by_socket(mad, frame) if way == "socket" else by_rest(mad, frame)
        if kind == "accepted":
            accepted += 1
            command = json.loads(frame)
            assert mad.is_legal(command), frame
            mad.taken.add(command["id"])
            if mad.people[0].state(mad.match)["match"]["status"] != "live" or is_request(frame):
                mad.renew()
            else:
                mad.look()
                mad.socket = None
        elif kind == "again":  # an id may be drawn twice, and then repeats what was accepted under it
            assert json.loads(frame)["id"] in mad.taken, frame
            assert mad.unchanged(), frame
        elif kind == "refused":
            refused += 1
            assert error != "server-internal"
            assert mad.unchanged(), frame

    send()
    assert accepted > 5
    assert refused > 50
    written = mad.host.log.read_text()
    assert '"command failed"' not in written
    assert '"request failed"' not in written


def is_request(frame: str | bytes) -> bool:
    """Return whether a frame does something else than answering."""
    return bool(json.loads(frame)["type"] != "answer")


def kind_of(reply: dict[str, Any]) -> str:
    """Return the type of a reply, "again" where it only repeats what was accepted before."""
    return "again" if reply.get("again") else str(reply["type"])


def by_socket(mad: Asked, frame: str | bytes) -> tuple[str, str]:
    """Send a frame over the asked player's socket; return the kind of the reply and the error."""
    if mad.socket is None:
        mad.socket = mad.player.socket(mad.match)
        mad.socket.until("state")
    mad.socket.raw.send(frame)
    reply = mad.socket.until("refused", "pong", "why_not", "undoable", "accepted")
    return kind_of(reply), reply.get("error", {}).get("key", "")


def by_rest(mad: Asked, frame: str | bytes) -> tuple[str, str]:
    """Send a frame as a body with the asked player's cookie."""
    header = {"Content-Type": "application/json"}
    reply = mad.player.http.post(f"/api/matches/{mad.match}/commands", content=frame, headers=header)
    assert reply.status_code < 500, reply.text
    if reply.status_code == 200:
        return kind_of(reply.json()), ""
    return "refused", reply.json()["error"]["key"]


# What a player may do to a match without being asked: each is right, and no nonsense.
RIGHTS = ("/commands", "/start", "/leave", "/claim", "/bot", "/rematch", "/transfer")


@pytest.mark.parametrize(("mode", "who"), [("positive", "token"), ("negative", "cookie")])
def test_rest_takes_nonsense_from_the_player_who_is_asked(rest: Any, server: Host, mode: str, who: str) -> None:
    """Every operation with the credentials of a player, by cookie and by token; who created the match."""
    anna, boris = Person(server), Person(server, account(server)) if who == "token" else Person(server)
    before: dict[str, Any] = {}
    while not before or before["match"]["asked"] != [0]:  # until it is Boris who begins
        created = boris.create()
        anna.join(created)
        match = created["match"]["id"]
        before = boris.state(match)
    credentials = (
        {"Authorization": f"Bearer {boris.token}"}
        if boris.token
        else {"Cookie": f"offworld={boris.http.cookies['offworld']}"}
    )
    somebody = {"Authorization": f"Bearer {account(server)}"}
    count = 0
    for found in rest.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode(mode)))
        @REST
        def send(case: Any) -> None:
            nonlocal count
            count += 1
            right = mode == "positive" and case.operation.path.endswith(RIGHTS)
            if "match" in (case.path_parameters or {}) and not right:
                case.path_parameters["match"] = match
            if isinstance(case.query, dict):
                case.query.pop("wait", None)
            forgets = case.operation.path == "/api/me/forget"  # whoever may be forgotten is no player any more
            response = case.call(headers=somebody if forgets else credentials)
            case.validate_response(response, checks=CHECKS)

        try:
            send()
        except Unsatisfiable:
            continue
    assert count > 100
    after = boris.state(match)
    assert (after["n"], after["views"]) == (before["n"], before["views"])
    assert '"request failed"' not in server.log.read_text()


def account(server: Host) -> str:
    """Return the token of a new account."""
    token: str = Person(server).http.post("/api/accounts", json={"name": "Bot"}).json()["token"]
    return token


@given(frame=FRAMES)
@settings(QUIET, max_examples=25)
def test_a_nonsensical_greeting_is_closed_politely(frame: str | bytes, target: Target) -> None:
    socket = target.anna.socket(target.match, hello=False)
    socket.raw.send(frame)
    assert socket.receive()["type"] in ("bye", "state")
    socket.close()
