"""Following and playing over the socket: frames, numbers, repeats, spectators, presence, chat."""

from __future__ import annotations

import gzip
import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import offworld
from tests.server.host import PATIENCE, Host
from tests.server.people import Person, Socket, random_answer, two_players


def play(sockets: dict[int, Socket], states: dict[int, dict[str, Any]], answers: int, chance: random.Random) -> int:
    """Let the sockets answer by turns, checking that everybody is told of each answer; return how many there were."""
    views = {seat: view for state in states.values() for view in state["views"] for seat in [view["seat"]]}
    for count in range(answers):
        seat = next((seat for seat, view in views.items() if view["question"]), None)
        if seat is None:
            return count
        question = views[seat]["question"]
        value = random_answer(question, chance)
        reply = sockets[seat].ask(type="answer", seat=seat, question=question["id"], value=value)
        assert reply["type"] == "accepted", reply
        for socket in set(sockets.values()):
            update = socket.until("update")
            assert update["entry"]["kind"] == "answer"
            views.update({view["seat"]: view for view in update["views"]})
    return answers


def test_two_people_and_a_spectator_follow_a_whole_match(server: Host) -> None:
    match, anna, boris, created = two_players(server)
    first, second = anna.socket(match), boris.socket(match)
    third = Person(server).socket(match, token=created["links"]["watch"]["token"])
    states = {0: first.until("state"), 1: second.until("state")}
    watched = third.until("state")
    assert (states[0]["stream"], states[1]["stream"], watched["stream"]) == ("0", "1", "watch")
    assert [view["seat"] for view in watched["views"]] == [None]
    assert watched["views"][0]["question"] is None
    count = play({0: first, 1: second}, states, 5000, random.Random(2))
    for socket in (first, second):
        updates = [frame for frame in socket.frames if frame["type"] == "update"]
        assert [frame["n"] for frame in updates] == list(range(3, count + 3))  # after the claim and the start
        assert updates[-1]["match"]["status"] == "finished"
        assert updates[-1]["match"]["outcome"]["scores"] == updates[-1]["views"][0]["view"]["outcome"]["scores"]
    numbers = [third.until("update")["n"] for _ in range(count)]
    assert numbers == list(range(3, count + 3))


def test_long_frames_come_compressed_to_whoever_asks_for_it(server: Host) -> None:
    begun, rng = offworld.game("dig_mars").start(2, 7), offworld.Rng(4)
    for _ in range(60):  # no match ends sooner
        seat, decision = next(iter(begun.asked().items()))
        begun.answer(seat, decision.sample(rng))
    anna = Person(server)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
    match = anna.http.post("/api/import", json={"file": begun.record(), "seats": seats}).json()["match"]["id"]
    plain, packed = anna.socket(match), anna.socket(match, gzip=True)
    text, data = plain.raw.recv(PATIENCE), packed.raw.recv(PATIENCE)
    assert isinstance(text, str)
    assert isinstance(data, bytes)
    assert len(data) < len(text) / 4
    one, other = json.loads(text), json.loads(gzip.decompress(data))
    assert other["views"] == one["views"]
    packed.send(type="ping")
    assert isinstance(packed.raw.recv(PATIENCE), str)  # short ones stay as they are
    reply = anna.http.get(f"/api/matches/{match}/state")
    assert reply.headers["content-encoding"] == "gzip"
    assert reply.json()["views"] == one["views"]


def test_accepted_comes_before_the_update_and_carries_its_number(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    sockets = {0: anna.socket(match), 1: boris.socket(match)}
    states = {seat: socket.until("state") for seat, socket in sockets.items()}
    seat = states[0]["match"]["asked"][0]
    question = states[seat]["views"][0]["question"]
    sent = sockets[seat].send(
        type="answer", seat=seat, question=question["id"], value=random_answer(question, random.Random(1))
    )
    accepted = sockets[seat].until("accepted", "update")
    assert (accepted["type"], accepted["id"]) == ("accepted", sent)
    update = sockets[seat].until("update")
    assert update["n"] == accepted["n"] == states[seat]["n"] + 1
    assert update["entry"] == {"kind": "answer", "seat": seat, "at": update["entry"]["at"], "id": sent}
    assert "id" not in sockets[1 - seat].until("update")["entry"]


def test_repeating_an_answer_does_no_harm(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    people = {0: anna, 1: boris}
    seat = anna.state(match)["match"]["asked"][0]
    person = people[seat]
    question = person.state(match)["views"][0]["question"]
    value = random_answer(question, random.Random(1))
    command = {"type": "answer", "id": "once", "seat": seat, "question": question["id"], "value": value}
    first = person.command(match, **command).json()
    socket = person.socket(match)
    socket.until("state")
    again = socket.ask(**command)
    assert again == {**first, "again": True}
    assert person.command(match, **command).json() == again
    assert person.state(match)["n"] == first["n"]


def test_an_answer_to_an_old_question_is_stale(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    people = {0: anna, 1: boris}
    seat = anna.state(match)["match"]["asked"][0]
    question = people[seat].state(match)["views"][0]["question"]
    value = random_answer(question, random.Random(1))
    answer = {"type": "answer", "seat": seat, "question": question["id"], "value": value}
    assert people[seat].command(match, **answer).status_code == 200
    number = people[seat].state(match)["n"]
    stale = people[seat].command(match, **answer)
    assert (stale.status_code, stale.json()["error"]["key"]) == (409, "server-stale")
    assert people[seat].state(match)["n"] == number


def test_a_refused_answer_names_the_rule(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    people = {0: anna, 1: boris}
    seat = anna.state(match)["match"]["asked"][0]
    socket = people[seat].socket(match)
    question = socket.until("state")["views"][0]["question"]
    refused = socket.ask(type="answer", seat=seat, question=question["id"], value="nonsense")
    assert refused["type"] == "refused"
    assert refused["error"]["key"].startswith("error-")
    why = socket.ask(type="why_not", seat=seat, value="nonsense")
    assert why["why"] == refused["error"]
    allowed = socket.ask(type="why_not", seat=seat, value=question["choices"][0])
    assert allowed["why"] is None


def test_all_see_who_is_connected(server: Host) -> None:
    match, anna, boris, created = two_players(server)
    first = anna.socket(match)
    assert first.until("presence") == {"type": "presence", "here": [0], "watchers": 0}
    second = boris.socket(match)
    assert first.until("presence")["here"] == [0, 1]
    watcher = Person(server).socket(match, token=created["links"]["watch"]["token"])
    assert first.until("presence")["watchers"] == 1
    watcher.close()
    assert first.until("presence")["watchers"] == 0
    second.close()
    assert first.until("presence")["here"] == [0]


def test_chat_reaches_everybody_and_is_kept(server: Host) -> None:
    match, anna, boris, created = two_players(server)
    first, second = anna.socket(match), boris.socket(match)
    watcher = Person(server).socket(match, token=created["links"]["watch"]["token"])
    for socket in (first, second, watcher):
        socket.until("state")
    first.send(type="chat", seat=0, text="  hello,\n table ")
    for socket in (first, second, watcher):
        line = socket.until("update")["entry"]
        assert (line["kind"], line["name"], line["text"]) == ("chat", "Anna", "hello, table")
    assert [line["text"] for line in boris.state(match)["chat"]] == ["hello, table"]
    refused = watcher.ask(type="chat", seat=0, text="me too")
    assert refused["error"]["key"] == "server-not-your-seat"


def test_the_lobby_is_live_and_turns_into_the_match(server: Host) -> None:
    anna, boris = Person(server), Person(server)
    created = anna.create()
    match = created["match"]["id"]
    first = anna.socket(match)
    assert first.until("state")["views"] == []
    guest = boris.socket(match, token=created["links"]["join"]["token"])
    assert guest.until("state")["stream"] == "lobby"
    boris.join(created)
    assert first.until("update")["entry"] == {"kind": "seat", "seat": 1, "at": first.frames[-1]["entry"]["at"]}
    started = first.until("update")
    assert started["entry"]["kind"] == "start"
    assert started["views"][0]["view"]["you"] == 0


def test_who_claims_a_seat_while_connected_gets_a_new_state(server: Host) -> None:
    anna, boris = Person(server), Person(server)
    created = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"})
    boris.join(created, seat=1)
    socket = boris.socket(created["match"]["id"])
    assert socket.until("state")["stream"] == "1"
    boris.join(created, seat=2)
    state = socket.until("state")
    assert (state["stream"], state["reset"]) == ("1,2", True)
    assert [view["seat"] for view in socket.until("update")["views"]] == [1, 2]  # the start


def test_ping_is_answered(server: Host) -> None:
    match, anna, _, _ = two_players(server)
    assert anna.socket(match).ask(type="ping", id="p") == {"type": "pong", "id": "p"}


@pytest.mark.parametrize(
    ("hello", "code", "key"),
    [
        ({"protocol": 2}, 4009, "server-protocol"),
        ({"protocol": 1, "token": "nonsense"}, 4004, "server-link"),
        ({"protocol": "1"}, 4000, "server-malformed"),
        ({"protocol": 1, "since": -1}, 4000, "server-malformed"),
    ],
)
def test_a_bad_greeting_is_answered_and_closed(server: Host, hello: dict[str, Any], code: int, key: str) -> None:
    match, anna, _, _ = two_players(server)
    socket = anna.socket(match, **hello)
    assert socket.receive()["error"]["key"] == key
    with pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_strangers_see_nothing(server: Host) -> None:
    match, _, _, created = two_players(server)
    stranger = Person(server)
    other = stranger.create()
    for target, token in (
        (match, None),
        ("0" * 12, None),
        (match, other["links"]["watch"]["token"]),
        (match, created["links"]["join"]["token"][:-1] + "."),  # no token has it
    ):
        socket = stranger.socket(target, token=token)
        assert socket.receive()["type"] == "bye"
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4004
