"""Taking back: up to the information barrier alone, past it by consent."""

from __future__ import annotations

import random
from typing import Any

from tests.server.finished import play_out
from tests.server.host import Host
from tests.server.people import Person, asked, known_match, two_players


def answered(match: str, *people: Person, chance: random.Random) -> tuple[Person, int]:
    """Let whoever is asked answer; return who it was and the seat."""
    for person in people:
        view = asked(person.state(match))
        if view is not None:
            assert person.answer(match, view, chance).status_code == 200
            return person, view["seat"]
    raise AssertionError("nobody is asked")


def until_undoable(match: str, *people: Person, wanted: bool) -> tuple[Person, int, dict[str, Any], int]:
    """Play until somebody can (or cannot) take back the last answer; return who, and the state before the answer."""
    chance = random.Random(11)
    for _ in range(200):
        states = {person: person.state(match) for person in people}
        person, seat = answered(match, *people, chance=chance)
        if person.command(match, type="undoable", seat=seat).json()["can"] is wanted:
            others = [each for each in people if each is not person]
            return person, seat, states[person], states[others[0]]["n"] if others else 0
    raise AssertionError("it never came to that")


def test_a_slip_is_taken_back_and_everybody_is_told(server: Host) -> None:
    match, anna, boris, _ = known_match(server, 3)
    person, seat, before, _ = until_undoable(match, anna, boris, wanted=True)
    other = (boris if person is anna else anna).socket(match)
    other.until("state")
    undone = person.command(match, type="undo", id="undo-1", seat=seat)
    assert undone.status_code == 200
    after = person.state(match)
    assert after["n"] == before["n"] + 2  # nothing is erased: the answer, then the undo
    assert after["views"][0]["view"] == before["views"][0]["view"]
    assert after["views"][0]["events"] == before["views"][0]["events"]
    told = other.until("update")
    assert (told["entry"]["kind"], told["entry"]["seat"]) == ("undo", seat)
    assert person.command(match, type="undo", id="undo-1", seat=seat).json()["again"]
    assert person.state(match)["n"] == after["n"]


def test_a_question_that_comes_back_after_an_undo_has_a_new_id(server: Host) -> None:
    match, anna, boris, _ = known_match(server, 3)
    person, seat, before, _ = until_undoable(match, anna, boris, wanted=True)
    person.command(match, type="undo", seat=seat)
    old, new = before["views"][0]["question"], person.state(match)["views"][0]["question"]
    assert new["id"] > old["id"]
    assert {**new, "id": 0} == {**old, "id": 0}


def test_past_the_barrier_all_have_to_agree(server: Host) -> None:
    match, anna, boris, _ = known_match(server, 3)
    person, seat, before, _ = until_undoable(match, anna, boris, wanted=False)
    other = boris if person is anna else anna
    refused = person.command(match, type="undo", seat=seat)
    assert refused.status_code == 409
    assert refused.json()["error"]["key"].startswith("error-undo-")
    number = person.state(match)["n"]
    assert person.command(match, type="undo_ask", seat=seat).status_code == 200
    state = other.state(match)
    assert state["match"]["undo"] == {"seat": seat, "agreed": [seat], "needed": [0, 1]}
    assert state["n"] == number + 1
    socket = person.socket(match)
    socket.until("state")
    assert other.command(match, type="undo_vote", seat=1 - seat, agree=True).status_code == 200
    assert socket.until("update")["entry"]["kind"] == "rewind"
    after = person.state(match)
    assert after["match"]["undo"] is None
    assert after["views"][0]["view"] == before["views"][0]["view"]
    assert after["views"][0]["events"] == before["views"][0]["events"]


def test_a_refusal_and_an_answer_each_end_the_request(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    chance = random.Random(2)
    people = {0: anna, 1: boris}
    _, seat = answered(match, anna, boris, chance=chance)
    people[seat].command(match, type="undo_ask", seat=seat)
    assert people[1 - seat].command(match, type="undo_vote", seat=1 - seat, agree=False).status_code == 200
    assert anna.state(match)["match"]["undo"] is None
    people[seat].command(match, type="undo_ask", seat=seat)
    answered(match, anna, boris, chance=chance)
    assert anna.state(match)["match"]["undo"] is None
    none = people[1 - seat].command(match, type="undo_vote", seat=1 - seat, agree=True)
    assert (none.status_code, none.json()["error"]["key"]) == (409, "server-undo-none")


def test_whoever_plays_alone_against_bots_is_granted_at_once(server: Host) -> None:
    anna = Person(server)
    created = anna.create({"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})
    match = created["match"]["id"]
    state = anna.turn(match)
    view = asked(state)
    assert view is not None
    anna.answer(match, view, random.Random(1))
    assert anna.command(match, type="undo_ask", seat=0).status_code == 200
    again = anna.turn(match)
    assert again["views"][0]["view"]["table"] == state["views"][0]["view"]["table"]
    assert again["match"]["undo"] is None


def test_nothing_is_taken_back_once_the_match_is_over(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    play_out(match, anna, boris, busy=5)
    for kind in ("undo", "undo_ask"):
        for person, seat in ((anna, 0), (boris, 1)):
            refused = person.command(match, type=kind, seat=seat)
            assert (refused.status_code, refused.json()["error"]["key"]) == (409, "error-match-over")


def test_undo_survives_a_restart(make_host: Any) -> None:
    host = make_host().start()
    match, anna, boris, _ = known_match(host, 3)
    person, seat, _, _ = until_undoable(match, anna, boris, wanted=True)
    person.command(match, type="undo", seat=seat)
    answered(match, anna, boris, chance=random.Random(4))
    _, other_seat = answered(match, anna, boris, chance=random.Random(4))
    {0: anna, 1: boris}[other_seat].command(match, type="undo_ask", seat=other_seat)
    before = [anna.state(match), boris.state(match)]
    host.kill()
    host.start()
    after = [anna.state(match), boris.state(match)]
    for old, new in zip(before, after):
        old["match"].pop("seats")
        new["match"].pop("seats")
    assert after == before


def test_who_has_not_answered_yet_is_not_offered_to_ask(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    _, seat = answered(match, anna, boris, chance=random.Random(1))
    waiting = boris if seat == 0 else anna
    why = waiting.command(match, type="undoable", seat=1 - seat).json()["why"]["key"]
    refused = waiting.command(match, type="undo_ask", seat=1 - seat).json()["error"]["key"]
    assert (why, refused) == ("error-undo-nothing", "error-undo-nothing")


def test_a_turn_is_started_again(server: Host) -> None:
    match, anna, boris, _ = known_match(server, 3)
    chance = random.Random(11)
    for _ in range(200):
        person = anna if asked(anna.state(match)) is not None else boris
        view = asked(person.state(match))
        assert view is not None
        moves = [choice for choice in view["question"]["choices"] if choice != 0 and "move" in str(choice)]
        if len(moves) > 1 and view["view"]["table"]["actions"] == 3:
            break
        answered(match, anna, boris, chance=chance)
    assert view is not None
    before, seat = person.state(match), view["seat"]
    for _ in range(2):
        view = asked(person.state(match))
        assert view is not None
        move = next(choice for choice in view["question"]["choices"] if choice[0] == "move")
        person.command(match, type="answer", seat=seat, question=view["question"]["id"], value=move)
    assert person.command(match, type="undoable", seat=seat).json()["turn"] == 2
    assert person.command(match, type="undo", seat=seat, turn=True).status_code == 200
    after = person.state(match)
    assert after["views"][0]["view"] == before["views"][0]["view"]
    assert person.command(match, type="undoable", seat=seat).json()["turn"] == 0
    assert person.command(match, type="undo", seat=seat, turn="yes").status_code == 400
