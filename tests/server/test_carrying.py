"""A new version of the rules loses no match in play."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from offworld.games import GAMES, game
from offworld.kernel.plain import View
from offworld.kernel.record import replay
from offworld.kernel.rng import Rng
from offworld.server.errors import NotFound, OtherRules
from offworld.server.http.routes.common import seen
from offworld.server.live import carrying
from offworld.server.live.background import InTurn
from offworld.server.match.journal import Entry, Kept
from offworld.server.match.play import Play
from offworld.server.store import Store
from offworld.server.wire import frames
from offworld.server.wire.told import Accepted, EntryKind
from tests.server.inside import Inside, scene

Scene = Callable[[Inside], Awaitable[Any]]
GAMES_HERE = [*sorted(GAMES), "prospect"]


@pytest.fixture(autouse=True)
def prospect(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the registry know the small game in which all choose at once."""
    monkeypatch.setitem(GAMES, "prospect", "tests.server.prospect_host")


def under_older_rules(folder: Path, play: Scene, name: str = "dig_mars", store: Store | None = None) -> Any:
    """Play a scene on a server whose rules of a game have a lower number."""
    played = game(name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(played, "rules", played.rules - 1)
        return scene(folder, play, store)


async def answer(inside: Inside, match: str, count: int, chance: int = 1) -> int:
    """Let whoever is asked give random answers; return how many were accepted."""
    table, rng = inside.service.tables.table(match), Rng(chance)

    async def command() -> frames.Answer | None:
        play = await table.play()
        if not play.asked:
            return None
        seat = play.asked[0]
        return frames.Answer(f"answer-{play.number}", seat, play.questions[seat], play.live.asked()[seat].sample(rng))

    for number in range(count):
        given = await table.call(command)
        if given is None:
            return number
        replies = await inside.send(match, given)
        assert isinstance(replies[0], Accepted), replies
    return count


async def views(inside: Inside, match: str) -> dict[str, Any]:
    """Return what everybody sees of the table and is asked, without the numbers of questions, the log and undo."""
    table = inside.service.tables.table(match)
    state = await seen(inside.service, inside.caller(), match, table.state)
    decoded = [msgspec.json.decode(view) for view in state.views]
    for view in decoded:
        (view["question"] or {}).pop("id", None)
        for name in ("events", "from", "digest", "undo"):
            view.pop(name)
    return {"n": state.n, "views": decoded, "chat": state.chat}


def stopped(play: Scene) -> Scene:
    """Return a scene that ends with a clean stop."""

    async def run(inside: Inside) -> Any:
        found = await play(inside)
        await inside.service.tables.drain()
        return found

    return run


def begun(name: str, count: int, seats: int = 2) -> Scene:
    """Return a scene in which a match is begun; it returns the match and what is seen of it."""

    async def play(inside: Inside) -> tuple[str, dict[str, Any]]:
        match = await inside.match(*["me"] * seats, game=name)
        await inside.send(match, frames.Chat("hello", 0, "so far"))
        await answer(inside, match, count)
        return match, await views(inside, match)

    return play


@pytest.mark.parametrize("name", GAMES_HERE)
@pytest.mark.parametrize("count", [3, 14])
def test_a_match_in_play_goes_on_under_new_rules(tmp_path: Path, name: str, count: int) -> None:
    seats = next(each for each in game(name).seats if each > 1) if name != "on_mars" else 2
    match, before = under_older_rules(tmp_path, stopped(begun(name, count, seats)), name)

    async def again(inside: Inside) -> None:
        after = await views(inside, match)
        assert after["views"] == before["views"]
        assert after["chat"] == before["chat"]
        assert after["n"] == before["n"] + 1
        assert (await inside.info(match)).rules == game(name).rules
        table = inside.service.tables.table(match)
        state = await seen(inside.service, inside.caller(), match, table.state)
        log = msgspec.json.decode(state.views[0])["events"]
        assert [event["key"] for event in log] == ["server-new-rules"]
        assert await answer(inside, match, 5, chance=2) == 5
        inside.service.tables.forget(table)  # and from its journal, as another process would read it
        later = await views(inside, match)
        assert later["n"] > after["n"]

    scene(tmp_path, again)


def test_undo_and_replay_reach_back_to_where_the_rules_changed(tmp_path: Path) -> None:
    match, before = under_older_rules(tmp_path, stopped(begun("dig_mars", 6)))

    async def again(inside: Inside) -> None:
        await inside.info(match)
        table = inside.service.tables.table(match)
        assert await answer(inside, match, 2, chance=2) == 2

        async def back(play: Play) -> View:
            assert play.live.answered == 2
            play.live.rewind(0)
            assert play.live.events(None)[0]["key"] == "server-new-rules"
            return play.live.view(0)

        async def work() -> View:
            return await back(await table.play())

        assert await table.call(work) == before["views"][0]["view"]
        record = await table.call(lambda: recorded(table))
        assert replay(game("dig_mars"), record).position() == record["position"]

    async def recorded(table: Any) -> dict[str, Any]:
        found: dict[str, Any] = (await table.play()).record()
        return found

    scene(tmp_path, again)


def test_after_a_power_cut_the_answers_since_are_given_again(tmp_path: Path) -> None:
    match, before = under_older_rules(tmp_path, begun("dig_mars", carrying.EVERY + 5))

    async def again(inside: Inside) -> None:
        kept = await inside.store.kept(match)
        assert kept is not None
        assert kept.number < before["n"]
        assert (await views(inside, match))["views"] == before["views"]

    scene(tmp_path, again)


def test_an_answer_that_the_new_rules_refuse_is_left_behind(tmp_path: Path) -> None:
    async def play(inside: Inside) -> tuple[str, dict[str, Any]]:
        match, seen_before = await begun("dig_mars", 6)(inside)
        await inside.service.tables.table(match).rest()
        await answer(inside, match, 2, chance=4)
        return match, seen_before

    match, before = under_older_rules(tmp_path, play)

    async def again(inside: Inside) -> None:
        found = await inside.store.load(match)
        assert found is not None
        row, journal = found
        journal[-2].value = ["something", "else"]
        kept = await inside.store.kept(match)
        entry = carrying._renewal(row, journal, kept)
        assert game("dig_mars").load(entry.value["position"]).view(0) == before["views"][0]["view"]

    scene(tmp_path, again)


def test_where_nothing_was_kept_the_record_is_offered_to_its_players_alone(tmp_path: Path) -> None:
    match, _ = under_older_rules(tmp_path, begun("dig_mars", 6))

    async def again(inside: Inside) -> None:
        with pytest.raises(OtherRules):
            await inside.info(match)
        with pytest.raises(NotFound):  # to others it is as if there were no such match
            await inside.info(match, "eve")
        with pytest.raises(NotFound):
            await carrying.record_of_old(inside.store, match, "eve")
        record = await carrying.record_of_old(inside.store, match, "anna")
        assert len(record["answers"]) == 6
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(game("dig_mars"), "rules", record["rules"])
            assert replay(game("dig_mars"), record, upto=6).answered == 6

    scene(tmp_path, again)


def test_a_position_that_the_new_rules_do_not_know_is_not_played(tmp_path: Path) -> None:
    async def play(inside: Inside) -> str:
        match, _ = await begun("dig_mars", 6)(inside)
        packed = zlib.compress(msgspec.json.encode({"position": {"state": {"moons": 2}}, "record": {"x": 1}}))
        await inside.store.keep(match, Kept(8, 1, packed), 0)
        return str(match)

    match = under_older_rules(tmp_path, play)

    async def again(inside: Inside) -> None:
        with pytest.raises(OtherRules):
            await inside.info(match)
        assert await carrying.record_of_old(inside.store, match, "anna") == {"x": 1}

    scene(tmp_path, again)


def test_of_a_finished_match_the_whole_record_is_kept(tmp_path: Path) -> None:
    async def play(inside: Inside) -> tuple[str, dict[str, Any]]:
        match = await inside.match("me", "me", game="prospect")
        await answer(inside, match, 10_000)
        assert (await inside.info(match)).status == "finished"
        table = inside.service.tables.table(match)

        async def work() -> dict[str, Any]:
            return msgspec.json.decode(msgspec.json.encode((await table.play()).record()))  # type: ignore[no-any-return]

        return match, await table.call(work)

    match, record = under_older_rules(tmp_path, stopped(play), "prospect")

    async def again(inside: Inside) -> None:
        with pytest.raises(OtherRules):
            await inside.info(match)
        assert await carrying.record_of_old(inside.store, match, "anna") == record

    scene(tmp_path, again)


def test_a_lobby_waits_on_and_its_match_begins_under_the_new_rules(tmp_path: Path) -> None:
    async def wait(inside: Inside) -> str:
        return await inside.match("me", "open")

    match = under_older_rules(tmp_path, stopped(wait))

    async def again(inside: Inside) -> None:
        assert (await inside.info(match)).status == "lobby"
        table = inside.service.tables.table(match)
        seat = {"kind": "person", "name": "Boris", "holders": ["boris"]}
        for kind, at, value in (("seat", 1, seat), ("start", None, None)):
            await table.call(lambda kind=kind, at=at, value=value: table.append(entry(kind, at, value)))  # type: ignore[misc]
        inside.service.tables.forget(table)
        info = await inside.info(match)
        assert (info.status, info.rules) == ("live", game("dig_mars").rules)

    def entry(kind: EntryKind, seat: int | None, value: Any) -> Callable[[Play], Any]:
        return lambda play: Entry(play.number + 1, kind, 1.0, seat, value)

    scene(tmp_path, again)


def test_two_processes_that_upgrade_a_match_at_once_agree(tmp_path: Path) -> None:
    match, _ = under_older_rules(tmp_path, stopped(begun("dig_mars", 6)))

    async def again(inside: Inside) -> None:
        found = await inside.store.load(match)
        assert found is not None
        row, journal = found
        processes = [InTurn(f"process {number}", str) for number in range(2)]
        renewed = [carrying.renewed(inside.store, row, journal, partial(each.work, "anna")) for each in processes]
        one, other = await asyncio.gather(*renewed)
        assert one == other
        assert [entry.kind for entry in one[1]].count("rules") == 1

    scene(tmp_path, again)


def test_idle_matches_leave_a_position_behind(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match, _ = await begun("dig_mars", 6)(inside)
        await inside.service.tables.let_go(-1.0)
        assert inside.service.tables.find(match) is None
        kept = await inside.store.kept(match)
        assert kept is not None
        assert kept.number == 8  # the start, a line of chat, and six answers

    scene(tmp_path, play)


def test_matches_on_postgresql_go_on_too(tmp_path: Path, database: str) -> None:
    match, before = under_older_rules(tmp_path, stopped(begun("dig_mars", 6)), store=Store(database))

    async def again(inside: Inside) -> None:
        assert (await views(inside, match))["views"] == before["views"]

    scene(tmp_path, again, Store(database))
