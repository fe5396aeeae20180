"""All that a seat is sent in a whole match is what the kernel lets it know, and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import offworld
from offworld.bots import bot, play
from offworld.kernel.engine import shows_progress
from offworld.kernel.game import Game
from offworld.kernel.record import replay
from offworld.kernel.seed import read_seed, sealed
from offworld.server.http.making import new_seed
from tests.kernel.prospect import PROSPECT
from tests.kernel.rows import ROWS
from tests.server.host import Host
from tests.server.people import Person, Socket, random_answer

WORDS = "id game rules options status pace days created started finished seats owner asked since overdue due"
INFO = {*WORDS.split(" "), "together", "watchers", "lines", "series", "undo", "imported", "outcome"}
INFO |= {"rematch", "rematch_of", "seal"}
SEAT = {"seat", "kind", "name", "level", "you", "here", "reserved"}
VIEW = {"seat", "view", "question", "from", "events", "digest", "undo", "standing"}


def plain(value: object) -> Any:
    """Return a value as it looks after a journey through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_info(info: dict[str, Any]) -> None:
    """Check that the info of a match holds nothing but what is meant for everybody."""
    assert set(info) == INFO
    assert info["status"] == "finished" or not any(info["lines"])
    assert info["series"] is None or set(info["series"]) == {"id", "number", "standing", "next"}
    assert all(set(seat) == SEAT for seat in info["seats"])


def check_view(view: dict[str, Any], truth: Any, seat: int | None) -> None:
    """Check that a view is the kernel's, word by word."""
    assert set(view) == VIEW
    assert view["seat"] == seat
    assert view["undo"] is None if seat is None else set(view["undo"]) == {"can", "why", "turn"}
    assert view["view"] == plain(truth.view(seat))
    assert view["events"] == plain(truth.events(seat, view["from"]))
    question = plain(truth.question(seat)) if seat is not None else None
    assert (view["question"] and {**view["question"], "id": 0}) == (question and {"id": 0, **question})


def latest_question(socket: Socket) -> dict[str, Any] | None:
    """Return what a player is asked now, from the frames so far."""
    socket.ask(type="ping")  # whatever was queued before comes before the pong
    frames = [frame for frame in socket.frames if frame.get("views")]
    question: dict[str, Any] | None = frames[-1]["views"][0]["question"]
    return question


GAMES = [(PROSPECT, 3), (ROWS, 3), *[(offworld.game(name), 2) for name in offworld.games()]]


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[game.name for game, _ in GAMES])
def test_a_whole_match_of_traffic_holds_nothing_a_seat_may_not_know(server: Host, game: Game, seats: int) -> None:
    people = [Person(server) for _ in range(seats)]
    opened = [{"kind": "me", "name": "P0"}, *[{"kind": "open"}] * (seats - 1)]
    created = people[0].http.post("/api/matches", json={"game": game.name, "seats": opened}).json()
    for number, person in enumerate(people[1:], 1):
        person.join(created, f"P{number}")
    match = created["match"]["id"]
    sockets: list[Socket] = [person.socket(match) for person in people]
    sockets.append(Person(server).socket(match, token=created["links"]["watch"]["token"]))
    for socket in sockets:
        socket.until("state")
    chance = random.Random(8)
    while True:
        questions = {seat: question for seat in range(seats) if (question := latest_question(sockets[seat]))}
        if not questions:
            break
        seat = chance.choice(list(questions))
        value = random_answer(questions[seat], chance)
        reply = sockets[seat].ask(type="answer", seat=seat, question=questions[seat]["id"], value=value)
        assert reply["type"] == "accepted", reply
    sockets[-1].ask(type="ping")
    record = people[0].http.get(f"/api/matches/{match}/record").json()
    seed = people[0].http.get(f"/api/matches/{match}/replay").json()["seed"]
    assert (seed, sealed(int(seed))) == (record["seed"], created["match"]["seal"])
    check_traffic(game, record, dict(zip([*range(seats), None], sockets)))
    secrets = [str(record["seed"]), *[person.http.cookies["offworld"].split(".")[0] for person in people]]
    for socket in sockets:
        text = json.dumps(socket.frames)
        for secret in (*secrets, *[link["token"] for link in created["links"].values()]):
            assert secret not in text


def check_traffic(game: Game, record: dict[str, Any], sockets: dict[int | None, Socket]) -> None:
    """Play the record again and compare each frame with what the kernel lets its viewer know at that step."""
    truth = replay(game, record, 0)
    left: dict[int | None, list[dict[str, Any]]] = {}
    numbers: dict[int | None, int] = {}
    for viewer, socket in sockets.items():
        state = next(frame for frame in socket.frames if frame["type"] == "state")
        check_info(state["match"])
        check_view(state["views"][0], truth, viewer)
        numbers[viewer] = state["n"]
        left[viewer] = [frame for frame in socket.frames if frame["type"] == "update"]
        assert {frame["type"] for frame in socket.frames} <= {"state", "update", "presence", "accepted", "pong"}
    for seat, value, at in record["answers"]:
        phase, asked = truth.state.branches, sorted(truth.asked())
        shown = shows_progress(truth.state)
        truth.answer(seat, value, at)
        alone = phase is not None and phase is truth.state.branches
        alone = alone and not (shown and asked != sorted(truth.asked()))
        for viewer in sockets:
            if alone and viewer != seat:
                continue  # nobody else learns of a step while all choose
            frame = left[viewer].pop(0)
            numbers[viewer] += 1
            assert set(frame) == {"type", "n", "entry", "match", "views"}
            assert frame["n"] == numbers[viewer]
            assert set(frame["entry"]) == {"kind", "seat", "at"} | ({"id"} if viewer == seat else set())
            assert frame["entry"]["seat"] == seat
            check_info(frame["match"])
            check_view(frame["views"][0], truth, viewer)
    assert not any(left.values())
    assert truth.over


def test_the_seal_is_there_from_the_start_and_the_seed_is_not(server: Host) -> None:
    person = Person(server)
    made = person.create({"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})["match"]
    assert len(made["seal"]) == 64
    assert person.http.get(f"/api/matches/{made['id']}/replay").status_code == 409
    file = offworld.game("dig_mars").start(2, 7)
    play(file, [bot("random"), bot("random")], 1)
    imported = person.http.post("/api/import", json={"file": file.record()}).json()["match"]
    assert imported["seal"] is None  # whoever has the file knows its seed


def test_a_new_match_has_a_seed_of_128_bits() -> None:
    seeds = [read_seed(new_seed()) for _ in range(64)]
    assert max(seeds).bit_length() == 128
    assert len(set(seeds)) == 64
