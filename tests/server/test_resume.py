"""After a break: what was missed comes, nothing comes twice."""

from __future__ import annotations

import random
from typing import Any

from tests.server.host import Host
from tests.server.people import Person, asked, random_answer, two_players


class Follower:
    """A client that keeps what it was told, as a browser would, and loses its connection now and then."""

    def __init__(self, person: Person, match: str) -> None:
        self.person = person
        self.match = match
        self.number = 0
        self.stream: str | None = None
        self.events: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.kinds: list[str] = []
        self.socket = person.socket(match)
        self.take(self.socket.until("state"))

    def take(self, frame: dict[str, Any]) -> None:
        """Take in a state or an update."""
        if frame["type"] == "state":
            if frame["reset"]:
                self.events = []
            self.stream = frame["stream"]
        else:
            assert frame["n"] == self.number + 1, "missed one, or got one twice"
        self.number = frame["n"]
        for view in frame.get("views", []):
            kept = [event for event in self.events if event["n"] < view["from"]]
            assert not view["events"] or not kept or kept[-1]["n"] < view["events"][0]["n"]
            self.events = kept + view["events"]
            self.view = view

    def cut(self) -> None:
        """Lose the connection without a word."""
        self.socket.raw.socket.close()

    def resume(self) -> dict[str, Any]:
        """Connect again where it was."""
        self.socket = self.person.socket(self.match, stream=self.stream, since=self.number)
        state = self.socket.until("state")
        self.take(state)
        return state


def test_cut_off_again_and_again_nothing_is_missed_and_nothing_comes_twice(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    chance = random.Random(5)
    people = [Follower(anna, match), Follower(boris, match)]
    steady = Follower(anna, match)
    for _ in range(120):
        seat = next((seat for seat in (0, 1) if people[seat].view["question"]), None)
        if seat is None:
            break
        me = people[seat]
        question = me.view["question"]
        sent = me.socket.send(type="answer", seat=seat, question=question["id"], value=random_answer(question, chance))
        before = me.number
        if chance.random() < 0.4:  # cut in mid-move: the answer may or may not have arrived
            me.cut()
            state = me.resume()
            assert not state["reset"]
            again = {"type": "answer", "id": sent, "seat": seat, "question": question["id"]}
            told = len(me.socket.frames)
            reply = me.socket.ask(**again, value=random_answer(question, random.Random(1)))
            assert reply["type"] == "accepted", reply
            for frame in me.socket.frames[told:]:  # the first one may arrive even after the new connection
                if frame["type"] == "update":
                    me.take(frame)
            if not reply.get("again"):  # the first one never arrived: this one counts
                me.take(me.socket.until("update"))
        else:
            me.take(me.socket.until("update"))
        assert me.number == before + 1
        other = people[1 - seat]
        if chance.random() < 0.2:
            other.cut()
            other.resume()
        while other.number < me.number:
            other.take(other.socket.until("update"))
        while steady.number < me.number:
            steady.take(steady.socket.until("update"))
    assert people[0].events == steady.events
    for person, follower in zip((anna, boris), people):
        fresh = person.state(match)
        assert follower.number == fresh["n"]
        assert follower.events == fresh["views"][0]["events"]
        assert follower.view["view"] == fresh["views"][0]["view"]


def test_resuming_brings_only_what_is_new(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    chance = random.Random(3)
    old = anna.state(match)
    for _ in range(4):
        person = anna if asked(anna.state(match)) else boris
        view = asked(person.state(match))
        assert view is not None
        assert person.answer(match, view, chance).status_code == 200
    anna.command(match, type="chat", seat=0, text="so far")
    new = anna.state(match, stream=old["stream"], since=old["n"])
    assert not new["reset"]
    assert new["n"] == old["n"] + 5
    assert [event["n"] for event in new["views"][0]["events"]] == [
        event["n"] for event in anna.state(match)["views"][0]["events"] if event["n"] >= new["views"][0]["from"]
    ]
    assert new["views"][0]["from"] == old["views"][0]["from"] + len(old["views"][0]["events"])
    assert [line["text"] for line in new["chat"]] == ["so far"]
    nothing = anna.state(match, stream=new["stream"], since=new["n"])
    assert (nothing["views"][0]["events"], nothing["chat"]) == ([], [])


def test_a_stream_or_number_that_does_not_fit_starts_anew(server: Host) -> None:
    match, anna, _, _ = two_players(server)
    fresh = anna.state(match)
    for params in ({"stream": "1", "since": 1}, {"stream": "0", "since": 999}, {"stream": "x", "since": 2}):
        again = anna.state(match, **params)
        assert again["reset"]
        assert again["views"][0]["events"] == fresh["views"][0]["events"]


def test_long_polling_waits_for_the_turn(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    people = {0: anna, 1: boris}
    seat = anna.state(match)["match"]["asked"][0]
    waiting = people[1 - seat]
    state = waiting.state(match, turn=True, wait=0.2)
    assert asked(state) is None
    assert asked(people[seat].state(match, turn=True, wait=20)) is not None


def test_restarting_the_server_loses_nothing(make_host: Any) -> None:
    host = make_host().start()
    match, anna, boris, _ = two_players(host)
    follower = Follower(anna, match)
    chance = random.Random(1)
    for _ in range(6):
        person = anna if asked(anna.state(match)) else boris
        view = asked(person.state(match))
        assert view is not None
        person.answer(match, view, chance)
        follower.take(follower.socket.until("update"))
    assert host.stop() == 0
    assert follower.socket.until("bye")["error"]["key"] == "server-restart"
    host.start()
    state = follower.resume()
    assert not state["reset"]
    assert state["views"][0]["events"] == []
    assert follower.number == boris.state(match)["n"]
