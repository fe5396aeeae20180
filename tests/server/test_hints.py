"""What would the expert do? Told on request among bots, and everybody sees that it was asked."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from offworld.bots import bot, play
from offworld.bots.foretold import LINE
from offworld.games import game, games
from offworld.server.errors import NotAllowed
from offworld.server.http.routes import hints
from offworld.server.thinking.thinker import explained
from offworld.server.wire.bodies import Hint, WantHint
from tests.server.host import Host
from tests.server.inside import Inside, scene
from tests.server.people import Person, asked, two_players

BOTS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"}]


def among_bots(server: Host) -> tuple[Person, dict[str, Any], dict[str, Any]]:
    """Return somebody who is asked in a match against a bot, how it was created, and the view."""
    anna = Person(server)
    created = anna.create(*BOTS)
    view = asked(anna.turn(created["match"]["id"]))
    assert view is not None
    return anna, created, view


def hint(person: Person, match: str, seat: int, question: int) -> Any:
    return person.http.post(f"/api/matches/{match}/hint", json={"seat": seat, "question": question})


def test_the_expert_says_what_it_would_do_and_how_good_the_rest_is(server: Host) -> None:
    anna, created, view = among_bots(server)
    match, question = created["match"]["id"], view["question"]
    reply = hint(anna, match, 0, question["id"])
    assert reply.status_code == 200
    found = reply.json()
    assert (found["seat"], found["question"]) == (0, question["id"])
    assert len(found["considered"]) > 1
    for each in found["considered"]:
        assert each["answer"] in question["choices"]
        assert 0 <= each["chance"] <= 1
    best = found["considered"][0]
    assert best["playouts"] > 0
    assert 0 < len(found["line"]) <= LINE
    for step in found["line"]:
        assert step["seat"] in (0, 1)
        assert step["why"]["key"]
        assert step["pieces"]
    sent = anna.command(match, type="answer", seat=0, question=question["id"], value=best["answer"])
    assert sent.status_code == 200


def test_everybody_sees_that_it_was_asked_and_nobody_what_was_said(server: Host) -> None:
    anna, created, view = among_bots(server)
    match, question = created["match"]["id"], view["question"]["id"]
    watcher = Person(server).socket(match, token=created["links"]["watch"]["token"])
    assert watcher.until("state")["hints"] == []
    assert hint(anna, match, 0, question).status_code == 200
    told = watcher.until("update")
    assert (told["entry"]["kind"], told["entry"]["seat"]) == ("hint", 0)
    assert set(told["entry"]) == {"kind", "at", "seat", "logged"}
    assert "views" not in told
    assert hint(anna, match, 0, question).status_code == 200, "it may be asked again"
    lines = anna.state(match)["hints"]
    assert [(line["seat"], line["logged"]) for line in lines] == [(0, told["entry"]["logged"])], "but is noted once"
    late = Person(server).socket(match, token=created["links"]["watch"]["token"])
    assert [line["seat"] for line in late.until("state")["hints"]] == [0]


def test_it_stays_in_the_log_when_the_answer_is_taken_back(server: Host) -> None:
    anna, created, view = among_bots(server)
    match = created["match"]["id"]
    assert hint(anna, match, 0, view["question"]["id"]).status_code == 200
    anna.answer(match, view, random.Random(1))
    anna.command(match, type="undo_ask", seat=0)
    assert len(anna.state(match)["hints"]) == 1


def refused(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["key"]


def test_nobody_is_told_where_other_people_play(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    for person in (anna, boris):
        view = asked(person.state(match))
        if view is not None:
            assert refused(hint(person, match, view["seat"], view["question"]["id"])) == (403, "server-hint-people")
    assert anna.state(match)["hints"] == []


def test_only_the_holder_is_told_and_only_about_the_question_of_now(server: Host) -> None:
    anna, created, view = among_bots(server)
    match, question = created["match"]["id"], view["question"]["id"]
    assert refused(hint(anna, match, 1, question)) == (403, "server-not-your-seat")
    assert refused(hint(Person(server), match, 0, question))[0] == 404
    assert refused(hint(anna, match, 0, question + 1)) == (409, "server-stale")
    assert anna.http.post(f"/api/matches/{match}/hint", json={"seat": 0}).status_code == 400
    assert anna.state(match)["hints"] == []
    anna.command(match, type="resign", seat=0, level="novice")
    assert refused(hint(anna, match, 0, question)) == (403, "server-not-your-seat")


@pytest.mark.parametrize("name", games())
def test_every_question_of_every_game_can_be_explained(name: str) -> None:
    """Also those of a kind that has nothing to pick, in the middle of a phase of all."""
    rules = game(name)
    match = rules.start(2, 5)
    for limit in (0, 1, 6, 12, 25, 40):
        play(match, [bot("random")] * 2, limit, limit)
        for seat, decision in match.asked().items():
            found = explained(match.position(), seat, "mcts:iterations=4,depth=1", 3)["considered"]
            assert found
            for answer, chance, _ in found:
                decision.check(answer)
                assert 0 <= chance <= 1


def test_who_looks_on_keeps_nobody_from_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def thought(*_: Any) -> Any:
        return {"considered": [], "line": []}

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "bot")
        service, go_on = inside.service, asyncio.Event()
        monkeypatch.setattr(service.thinkers, "run", thought)
        table = service.tables.table(match)
        question = (await table.call(table.play)).questions[0]
        busy = asyncio.create_task(table.call(go_on.wait))
        eve = inside.caller("eve", link=service.keys.link("watch", match))
        asked = [
            asyncio.ensure_future(hints.hint.fn(service, caller, match, WantHint(0, question)))
            for caller in (eve, inside.caller())
        ]
        await asyncio.sleep(0)
        go_on.set()
        await busy
        refused, told = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(refused, NotAllowed)
        assert isinstance(told, Hint)

    scene(tmp_path, play)
