"""Nonsense in every shape, over REST and over the socket: no failure of the server, and nothing changed."""

from __future__ import annotations

import json
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
from tests.server.people import Socket, two_players

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


@given(frame=FRAMES)
@settings(QUIET, max_examples=25)
def test_a_nonsensical_greeting_is_closed_politely(frame: str | bytes, target: Target) -> None:
    socket = target.anna.socket(target.match, hello=False)
    socket.raw.send(frame)
    assert socket.receive()["type"] in ("bye", "state")
    socket.close()
