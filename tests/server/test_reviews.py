"""Chances and missed moves of a finished match: worked out once, in the background, and kept with it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import offworld
from offworld.bots import bot, play
from offworld.kernel.text import Text
from offworld.server.errors import ServerError, Unavailable
from offworld.server.http import making
from offworld.server.http.routes.common import finished
from offworld.server.live import reviews
from offworld.server.live.reviews import Found, Reviews, has_search
from offworld.server.store import Store
from offworld.server.store.removal import remove_leftovers
from offworld.server.thinking import thinker
from offworld.server.thinking.thinkers import ThinkingFailed
from offworld.server.wire.bodies import ImportFile, NewSeat
from offworld.server.wire.told import Review
from tests.server.host import PATIENCE, Host
from tests.server.inside import Inside, scene
from tests.server.people import Person, known_match

PIECE = {"label": {"key": "dig_mars-do-end", "params": {}}, "count": None}
WHY = {"key": "ask-done", "params": {}}
BETTER = {"why": WHY, "best": [PIECE], "given": [], "gain": 0.2, "line": [{"seat": 1, "why": WHY, "pieces": [PIECE]}]}


@cache
def short_record(seed: int = 2, last: int = 14) -> dict[str, Any]:
    """Return the record of the last answers of a match of Dig Mars between bots."""
    game = offworld.game("dig_mars")
    whole = game.start(2, seed)
    play(whole, [bot("greedy"), bot("random")], seed)
    begun = game.start(2, seed)
    for seat, answer, _ in whole.answers[:-last]:
        begun.answer(seat, answer)
    end = game.load(begun.position())
    for seat, answer, _ in whole.answers[-last:]:
        end.answer(seat, answer)
    assert end.over
    return end.record()


# --- at a real server ------------------------------------------------------------------------------------------------
def imported(person: Person) -> dict[str, Any]:
    """Return a finished match that came from a file."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"}]
    reply = person.http.post("/api/import", json={"file": short_record(), "seats": seats})
    assert reply.status_code == 201, reply.text
    made: dict[str, Any] = reply.json()
    return made


def address(match: str) -> str:
    return f"/api/matches/{match}/review"


def completed(person: Person, match: str) -> dict[str, Any]:
    """Return the review of a match once it is complete."""
    end = time.monotonic() + PATIENCE
    while True:
        found: dict[str, Any] = person.http.get(address(match)).json()
        if found["state"] == "done":
            return found
        assert time.monotonic() < end, found
        time.sleep(0.1)


def test_chances_are_worked_out_on_request_and_kept(server: Host) -> None:
    anna = Person(server)
    made = imported(anna)
    match = made["match"]["id"]
    steps = len(short_record()["answers"])
    assert anna.http.get(address(match)).json() == {
        "state": "none",
        "done": 0,
        "steps": steps,
        "chances": [],
        "missed": [],
    }
    begun = anna.http.post(address(match))
    assert begun.status_code == 202
    assert begun.json()["state"] == "working"
    found = completed(anna, match)
    assert (found["done"], found["steps"]) == (steps, steps)
    places = [each["step"] for each in found["chances"]]
    assert places == sorted(set(places))
    assert places[-1] == steps
    for each in found["chances"]:
        assert sum(each["chances"]) == pytest.approx(1.0, abs=0.01)
    winners = made["match"]["outcome"]["winners"]
    assert [seat for seat, chance in enumerate(found["chances"][-1]["chances"]) if chance > 0] == winners
    for each in found["missed"]:
        assert 1 <= each["step"] <= steps
        assert each["best"] != each["given"]

    again = anna.http.post(address(match))
    assert (again.status_code, again.json()) == (202, found), "it is not made twice"
    friend = Person(server).http.get(address(match), headers={"Offworld-Link": made["links"]["replay"]["token"]})
    assert friend.json() == found, "whoever may see the replay may see it"


def test_only_finished_matches_are_reviewed_and_only_for_those_who_may_see_them(server: Host) -> None:
    match, anna, _, created = known_match(server, 3)
    for reply in (anna.http.post(address(match)), anna.http.get(address(match))):
        assert (reply.status_code, reply.json()["error"]["key"]) == (409, "server-not-finished")
    over = imported(anna)["match"]["id"]
    for stranger in (Person(server).http.post(address(over)), Person(server).http.get(address(over))):
        assert (stranger.status_code, stranger.json()["error"]["key"]) == (404, "server-no-match")
    assert anna.http.post(address("nosuchmatch")).status_code == 404
    invited = {"Offworld-Link": created["links"]["join"]["token"]}
    assert Person(server).http.post(address(over), headers=invited).status_code == 404
    assert anna.http.get(address(over)).json()["state"] == "none", "nobody has begun it"


def test_it_goes_on_after_a_power_cut(make_host: Callable[..., Host]) -> None:
    host = make_host(review_seconds=20.0, bot_seconds=600.0).start()
    anna = Person(host)
    match = imported(anna)["match"]["id"]
    assert anna.http.post(address(match)).status_code == 202
    host.kill()
    host.settings["review_seconds"] = 0.001
    host.start()
    found = completed(anna, match)
    assert found["done"] == found["steps"]


# --- without a network, with a quick search --------------------------------------------------------------------------
class Quick:
    """Thinkers whose search is done at once; each review of a step waits until it may."""

    def __init__(self, inside: Inside, better: Any = None) -> None:
        self.jobs: list[dict[str, Any]] = []
        self.patient: list[bool] = []
        self.may = asyncio.Event()
        self.may.set()
        self.better = better
        self.failing = False
        inside.service.thinkers.run = self.run  # type: ignore[method-assign]

    async def run(self, job: dict[str, Any], seconds: float, person: str, kind: str, patient: bool = False) -> Any:
        if job["do"] != "review":
            return thinker.result(job)["value"]
        self.jobs.append(job)
        self.patient.append(patient)
        await self.may.wait()
        if self.failing:
            raise ThinkingFailed("it died")
        return {"won": [6.0, 4.0], "played": 10, "better": self.better}


async def a_finished_match(inside: Inside, person: str = "anna") -> str:
    seats = [NewSeat("me", name="Anna"), NewSeat("bot", level="novice")]
    return await making.create_from_file(inside.service, person, ImportFile(short_record(), seats))


async def begin(inside: Inside, match: str, person: str = "anna") -> Review:
    over = await finished(inside.service, inside.caller(person), match)
    return await inside.service.reviews.begin(over, person)


async def told(inside: Inside, match: str) -> Review:
    return await inside.service.reviews.told(await finished(inside.service, inside.caller(), match))


async def until(wanted: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something; the scene itself has a time limit."""
    while not await wanted():
        await asyncio.sleep(0.01)


async def done(inside: Inside, match: str) -> Review:
    async def is_done() -> bool:
        return (await told(inside, match)).state == "done"

    await until(is_done)
    return await told(inside, match)


async def refusal(work: Awaitable[Any]) -> Text:
    with pytest.raises(ServerError) as caught:
        await work
    return caught.value.text


def test_forced_answers_are_skipped_and_everybody_else_goes_first(tmp_path: Path) -> None:
    async def play_it(inside: Inside) -> None:
        quick = Quick(inside, BETTER)
        match = await a_finished_match(inside)
        await begin(inside, match)
        found = await done(inside, match)
        assert 0 < len(quick.jobs) < found.steps, "some answers of the end of this match were forced"
        assert all(quick.patient)
        assert [each.step for each in found.missed] == [each.step + 1 for each in found.chances[:-1]]
        for job, each in zip(quick.jobs, found.missed):
            assert job["seat"] == each.seat
            assert short_record()["answers"][each.step - 1][:2] == [job["seat"], job["given"]]
        assert found.missed[0].line[0].seat == 1

    scene(tmp_path, play_it)


def test_progress_is_told_and_nobody_begins_it_again(tmp_path: Path) -> None:
    async def play_it(inside: Inside) -> None:
        quick = Quick(inside)
        quick.may.clear()
        match = await a_finished_match(inside)
        await begin(inside, match)
        assert (await refusal(begin(inside, match))).key == "server-review-working"
        assert (await refusal(begin(inside, match, "anna"))).key == "server-review-working"
        known = await told(inside, match)
        assert (known.state, known.done) == ("working", 0)
        quick.may.set()
        found = await done(inside, match)
        assert len(found.chances) == len(quick.jobs) + 1

    scene(tmp_path, play_it)


def test_one_person_has_few_matches_reviewed_at_once(tmp_path: Path) -> None:
    async def play_it(inside: Inside) -> None:
        quick = Quick(inside)
        quick.may.clear()
        made = [await a_finished_match(inside) for _ in range(reviews.EACH + 1)]
        for match in made[:-1]:
            await begin(inside, match)
        refused = await refusal(begin(inside, made[-1]))
        assert (refused.key, refused.params) == ("server-review-many", {"limit": reviews.EACH})
        theirs = await a_finished_match(inside, "boris")
        await begin(inside, theirs, "boris")
        quick.may.set()
        await done(inside, made[0])
        await done(inside, made[1])
        await begin(inside, made[-1])
        await done(inside, made[-1])

    scene(tmp_path, play_it)


def test_one_house_does_not_take_all_places_for_reviews(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever throws the cookies away is somebody new, and may not keep everybody else waiting for hours."""
    monkeypatch.setattr(reviews, "HOUSE", 3)
    monkeypatch.setattr(reviews, "AT_ONCE", 2)

    async def play_it(inside: Inside) -> None:
        quick = Quick(inside)
        quick.may.clear()
        eves = [f"eve{number}" for number in range(4)]
        for eve in eves:
            inside.service.houses.note(eve, "203.0.113.7")
        made = [await a_finished_match(inside, eve) for eve in eves]
        for eve, match in zip(eves[:3], made):
            await begin(inside, match, eve)
        refused = await refusal(begin(inside, made[3], eves[3]))
        assert refused.key == "server-review-busy"
        theirs = await a_finished_match(inside, "boris")
        await begin(inside, theirs, "boris")
        quick.may.set()
        while inside.service.reviews.busy:
            await asyncio.sleep(0.01)
        await begin(inside, made[3], eves[3])

    scene(tmp_path, play_it)


def test_whoever_wants_many_reviews_at_the_same_moment_gets_no_more_of_them(tmp_path: Path) -> None:
    async def play_it(inside: Inside) -> None:
        quick = Quick(inside)
        quick.may.clear()
        made = [await a_finished_match(inside) for _ in range(reviews.EACH + 3)]
        wanted = [begin(inside, match) for match in [*made, made[0]]]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        assert sum([not isinstance(each, Exception) for each in found]) == reviews.EACH
        quick.may.set()
        while inside.service.reviews.busy:
            await asyncio.sleep(0.01)
        await begin(inside, made[-1])  # nothing is counted for ever

    scene(tmp_path, play_it)


def test_thinkers_that_fail_again_and_again_end_it_and_it_can_be_begun_anew(tmp_path: Path) -> None:
    async def play_it(inside: Inside) -> None:
        quick = Quick(inside)
        quick.failing = True
        match = await a_finished_match(inside)
        await begin(inside, match)

        async def is_gone() -> bool:
            return (await told(inside, match)).state == "none"

        await until(is_gone)
        assert len(quick.jobs) == reviews.FAILURES
        quick.failing = False
        await begin(inside, match)
        assert (await done(inside, match)).state == "done"

    scene(tmp_path, play_it)


def test_it_goes_with_its_match(tmp_path: Path) -> None:
    async def play_it(inside: Inside) -> None:
        Quick(inside)
        match = await a_finished_match(inside)
        await begin(inside, match)
        await done(inside, match)
        assert (await inside.store.forget("anna")).removed == [match]
        assert await inside.store.review(match) is None
        assert not await inside.store.begin_review(match, b"", 0.0), "nothing is begun for a match that is gone"

    scene(tmp_path, play_it)


def test_work_stops_when_its_match_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SAVE", 0.02)

    async def play_it(inside: Inside) -> None:
        quick = Quick(inside)
        quick.may.clear()
        match = await a_finished_match(inside)
        await begin(inside, match)

        async def is_removed() -> bool:
            with contextlib.suppress(Unavailable):  # two who write at once: one comes again
                await inside.store.forget("anna")
            return await inside.store.game_of(match) is None

        await until(is_removed)

        async def has_stopped() -> bool:
            return not inside.service.reviews.busy

        await until(has_stopped)
        assert await inside.store.review(match) is None

    scene(tmp_path, play_it)


def handed_over(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one process begin a review and end, and another go on where it was."""
    monkeypatch.setattr(reviews, "SAVE", 0.02)
    monkeypatch.setattr(reviews, "LEASE", 0.5)

    async def play_it(inside: Inside) -> None:
        quick = Quick(inside)
        match = await a_finished_match(inside)
        await begin(inside, match)

        async def is_half() -> bool:
            if len(quick.jobs) == 3:
                quick.may.clear()
            kept = await inside.store.review(match)
            return kept is not None and reviews.unpacked(kept.packed).done >= 2

        quick.may.clear()
        for _ in range(2):
            count = len(quick.jobs)
            quick.may.set()
            while len(quick.jobs) == count:
                await asyncio.sleep(0)
            quick.may.clear()
        await until(is_half)
        await inside.service.reviews.close()

        service = inside.service
        second = Reviews(service.settings, inside.store, service.thinkers, service.tables, service.replays)
        begun = len(quick.jobs)
        watch = asyncio.create_task(second.look_after())

        async def has_asked() -> bool:
            return len(quick.jobs) > begun

        await until(has_asked)
        taken = await second.told(await finished(service, inside.caller(), match))
        assert taken.chances
        quick.may.set()
        found = await done(inside, match)
        watch.cancel()
        assert found.done == found.steps
        assert len(found.chances) - 1 == len(taken.chances) + len(quick.jobs) - begun, "nothing is searched twice"

    scene(tmp_path, play_it, Store(address))


def test_another_process_goes_on_where_one_has_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    handed_over(f"sqlite:///{tmp_path / 'offworld.sqlite3'}", tmp_path, monkeypatch)


def test_another_process_goes_on_with_postgresql(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    handed_over(database, tmp_path, monkeypatch)


def test_what_is_kept_is_bounded() -> None:
    found = Found(1_000)
    for step in range(1, 1_001):
        found.note(step, 0, {"won": [1.0, 0.0], "played": 1, "better": {**BETTER, "gain": step / 1_000}})
    assert len(found.missed) == reviews.MOST_MISSED
    assert min(each.gain for each in found.missed) > 0.9, "the worst ones are kept"
    assert len(found.packed()) < 30_000
    assert reviews.unpacked(found.packed()) == found


def test_a_game_whose_best_bot_does_not_search_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(has_search(offworld.game(name)) for name in offworld.games())
    game = offworld.game("dig_mars")
    monkeypatch.setattr(game, "levels", (*game.levels[:2], type(game.levels[1])("expert", "greedy", {})))
    assert not has_search(game)

    async def play_it(inside: Inside) -> None:
        Quick(inside)
        refused = await refusal(begin(inside, await a_finished_match(inside)))
        assert (refused.key, refused.params) == ("server-review-no-search", {"game": "dig_mars"})

    scene(tmp_path, play_it)


def test_a_database_of_the_version_before_gets_the_table(tmp_path: Path) -> None:
    async def nothing(inside: Inside) -> None:
        return None

    scene(tmp_path, nothing)
    with sqlite3.connect(tmp_path / "offworld.sqlite3") as connection:
        connection.execute("DROP TABLE reviews")
        for (index,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND sql > ''"
        ).fetchall():
            connection.execute(f"DROP INDEX {index}")
        for table, column in (("matches", "revision"), ("holders", "created"), ("holders", "over")):  # of version 6
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        connection.execute("UPDATE meta SET value = '4' WHERE name = 'version'")

    async def play_it(inside: Inside) -> None:
        Quick(inside)
        match = await a_finished_match(inside)
        await begin(inside, match)
        await done(inside, match)
        with inside.store.engine.begin() as connection:
            connection.execute(sa.text("DELETE FROM matches"))
            remove_leftovers(connection)
        assert await inside.store.review(match) is None

    scene(tmp_path, play_it)
