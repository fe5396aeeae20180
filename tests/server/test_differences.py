"""Whoever takes updates as differences sees at every step exactly what the others see."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from offworld.games import GAMES, game
from offworld.kernel.differing import difference
from offworld.kernel.errors import OffworldError
from offworld.kernel.parts import Parts
from offworld.kernel.rng import Rng
from offworld.server.live.connection import Connection
from offworld.server.live.table import TRY_AGAIN
from offworld.server.match import showing
from offworld.server.match.play import Play
from offworld.server.wire import frames
from offworld.server.wire.told import Accepted
from tests.server.host import Host
from tests.server.inside import Inside, scene
from tests.server.people import applied, two_players

ANSWERS = 60
KB = 5_000  # for both seats and an answer, before compression


class Follower:
    """A client that takes differences."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.n = 0
        self.match: dict[str, Any] = {}
        self.views: list[dict[str, Any]] = []
        self.asked: list[dict[str, Any]] = []
        self.sizes: list[int] = []
        self.wholes: list[bool] = []  # by change, whether it told all views whole

    def listen(self) -> None:
        """Take in all frames that have come."""
        while not self.connection.outbox.empty():
            text = self.connection.outbox.get_nowait()
            assert text is not None
            frame = msgspec.json.decode(text)
            if frame["type"] == "state":
                self.n, self.match, self.views = frame["n"], frame["match"], frame["views"]
                questions = [view["question"] for view in self.views]
                self.asked = [{each["topic"]: each} if each is not None else {} for each in questions]
            elif frame["type"] == "change":
                assert frame["n"] == self.n + 1
                self.n = frame["n"]
                self.sizes.append(len(text))
                self.wholes.append(all([isinstance(view["change"], list) for view in frame.get("views", [])]))
                self._take(frame)
            else:
                assert frame["type"] in ("presence", "thinking"), frame

    def _take(self, frame: dict[str, Any]) -> None:
        if "match" in frame:
            self.match = applied(self.match, frame["match"])
        for place, change in enumerate(frame.get("views", [])):
            had = self.views[place]
            assert had["seat"] == change["seat"]
            shown = {
                **had,
                **applied({name: had[name] for name in ("view", "digest", "undo", "standing")}, change["change"]),
            }
            shown["question"] = None
            if change["question"] is not None:
                question = applied(self.asked[place].get(change["topic"]), change["question"])
                shown["question"] = self.asked[place][change["topic"]] = question
            kept = [event for event in had["events"] if event["n"] < change["from"]]
            self.views[place] = {**shown, "events": [*kept, *change["events"]], "from": 0}


async def whole(inside: Inside, match: str, person: str | None, role: str = "seats") -> dict[str, Any]:
    """Return what REST tells somebody."""
    table = inside.service.tables.table(match)
    caller = inside.caller(person)
    play, viewer = await table.call(lambda: table.seen_by(person, role))
    assert caller.person == person
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.state(play, viewer)))
    return found


async def played(inside: Inside, name: str, seats: int, answers: int) -> list[Follower]:
    """Play at random and take back now and then; after each entry everybody has what REST tells."""
    match = await inside.match(*["me"] * seats, game=name)
    table, rng = inside.service.tables.table(match), Rng(3)
    hello = frames.Hello(protocol=frames.PROTOCOL, differences=True)
    owner = Follower(await table.attach("anna", "seats", hello))
    watcher = Follower(await table.attach(None, "watch", hello))
    followers: Sequence[tuple[Follower, str | None, str]] = [(owner, "anna", "seats"), (watcher, None, "watch")]

    async def command(number: int) -> frames.AnyCommand | None:
        play: Play = await table.play()
        if not play.asked:
            return None
        seat = play.asked[rng.below(len(play.asked))]
        if rng.below(6) == 0:
            return frames.Undo(f"undo-{number}", seat)
        if number % 15 == 7:
            return frames.Chat(f"chat-{number}", seat, "so so")
        value = play.live.asked()[seat].sample(rng)
        return frames.Answer(f"answer-{number}", seat, play.questions[seat], value)

    tried = False
    for number in range(answers):
        given = await table.call(lambda number=number: command(number))  # type: ignore[misc]  # mypy cannot infer defaults of a lambda
        if given is None:
            break
        try:
            await inside.send(match, given)
        except OffworldError:
            assert isinstance(given, frames.Undo)
            tried = True  # that has shown that it cannot be: REST knows, the others with the next answer
        else:
            tried = tried and isinstance(given, frames.Chat)
        if number == answers // 2:  # somebody else comes: it changes nothing for those who are there
            late = Follower(await table.attach(None, "watch", hello))
            followers = [*followers, (late, None, "watch")]
        for follower, person, role in followers:
            follower.listen()
            told = await whole(inside, match, person, role)
            assert follower.n == told["n"]
            for one, other in zip(follower.views, told["views"], strict=True):
                assert {**one, "undo": tried or one["undo"]} == {**other, "undo": tried or other["undo"]}
            volatile = ("seats", "watchers", "overdue", "due")
            assert {k: v for k, v in follower.match.items() if k not in volatile} == {
                k: v for k, v in told["match"].items() if k not in volatile
            }
    return [owner, watcher]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_differences_lead_to_the_whole_view_of_every_game(tmp_path: Path, name: str) -> None:
    seats = next(each for each in game(name).seats if each > 1)
    scene(tmp_path, lambda inside: played(inside, name, seats, ANSWERS))


def test_a_move_of_terraforming_mars_costs_both_seats_little(tmp_path: Path) -> None:
    """One device follows both seats, and most of a match is played; benchmarks/served.py measures all games."""

    async def play(inside: Inside) -> list[int]:
        match = await inside.match("me", "me", game="terraforming_mars")
        table, rng = inside.service.tables.table(match), Rng(3)
        hello = frames.Hello(protocol=frames.PROTOCOL, differences=True)
        both = Follower(await table.attach("anna", "seats", hello))

        async def command(number: int) -> frames.AnyCommand | None:
            play: Play = await table.play()
            if not play.asked:
                return None
            seat = play.asked[0]
            return frames.Answer(f"{number}", seat, play.questions[seat], play.live.asked()[seat].sample(rng))

        for number in range(200):
            given = await table.call(lambda number=number: command(number))  # type: ignore[misc]  # mypy cannot infer defaults of a lambda
            if given is None:
                break
            await inside.send(match, given)
            both.listen()
        return both.sizes

    sizes = scene(tmp_path, play)
    assert sum(sizes) / len(sizes) <= KB


def test_without_asking_for_differences_updates_come_whole(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    old, new = anna.socket(match), anna.socket(match, differences=True)
    state = old.until("state")
    new.until("state")
    other = boris.socket(match)
    seat, socket = (0, old) if state["views"][0]["question"] else (1, other)
    view = next(each for each in (other.until("state") if seat else state)["views"] if each["question"])
    question = view["question"]
    reply = socket.ask(type="answer", seat=seat, question=question["id"], value=question["choices"][0])
    assert reply["type"] == "accepted", reply
    update, change = old.until("update", "change"), new.until("update", "change")
    assert (update["type"], change["type"]) == ("update", "change")
    assert set(update["views"][0]["view"]) == set(state["views"][0]["view"])
    assert change["views"][0]["change"] == [
        {name: update["views"][0][name] for name in ("view", "digest", "undo", "standing")}
    ]  # the first is whole: somebody has just come


def test_a_quiet_match_lets_go_of_what_it_told_and_goes_on_with_a_whole_update(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me", game="dig_mars")
        table = inside.service.tables.table(match)
        hello = frames.Hello(protocol=frames.PROTOCOL, differences=True)
        follower = Follower(await table.attach("anna", "seats", hello))

        async def answer() -> frames.AnyCommand:
            play: Play = await table.play()
            seat = play.asked[0]
            value = play.live.asked()[seat].listed()[0]  # type: ignore[index]  # all first questions list theirs
            return frames.Answer(f"{play.number}", seat, play.questions[seat], value)

        for quiet in (False, False, True):
            if quiet:
                table.used -= 3600
                await inside.service.tables.let_go(600)
            await inside.send(match, await table.call(answer))
            follower.listen()
            assert follower.views == (await whole(inside, match, "anna"))["views"]
        assert follower.wholes == [True, False, True]

    scene(tmp_path, play)


def test_of_a_match_in_which_nobody_has_moved_nothing_is_kept_to_be_quick(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me", game="terraforming_mars")
        table = inside.service.tables.table(match)
        await table.attach("anna", "seats", frames.Hello(protocol=frames.PROTOCOL, differences=True))
        await whole(inside, match, "anna")
        there = await table.call(table.play)
        assert there.parts.moment is None
        assert there.parts.last("shown") is None

    scene(tmp_path, play)


@pytest.mark.parametrize("differences", [True, False])
@pytest.mark.parametrize("breakdowns", [1, 2])
def test_an_answer_on_disk_is_not_refused_because_its_update_cannot_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, breakdowns: int, differences: bool
) -> None:
    """The view breaks down once: everything is told. It breaks down twice: whoever looks on comes again."""
    whole_view, left = showing.seat_seen, [0]

    def breaking(play: Play, seat: int | None, start: int, parts: Parts | None = None) -> showing.SeatSeen:
        if left[0]:
            left[0] -= 1
            raise KeyError("a mistake in a view")
        return whole_view(play, seat, start, parts)

    monkeypatch.setattr(showing, "seat_seen", breaking)

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me", game="dig_mars")
        table = inside.service.tables.table(match)
        hello = frames.Hello(protocol=frames.PROTOCOL, differences=differences)
        connection = await table.attach("anna", "seats", hello)
        follower = Follower(connection)

        async def answer() -> frames.AnyCommand:
            play: Play = await table.play()
            seat = play.asked[0]
            value = play.live.asked()[seat].listed()[0]  # type: ignore[index]  # all first questions list theirs
            return frames.Answer(f"{play.number}", seat, play.questions[seat], value)

        await inside.send(match, await table.call(answer))
        while not connection.outbox.empty():
            connection.outbox.get_nowait()
        left[0] = breakdowns
        replies = await inside.send(match, await table.call(answer))
        assert [type(each) for each in replies] == [Accepted]
        if breakdowns == 1:
            follower.listen()
            told = await whole(inside, match, "anna")
            assert (follower.n, follower.views) == (told["n"], told["views"])
        else:
            assert connection.closing is not None
            assert connection.closing[0] == TRY_AGAIN
        await inside.send(match, await table.call(answer))
        if breakdowns == 1 and differences:
            follower.listen()
            assert follower.views == (await whole(inside, match, "anna"))["views"]

    scene(tmp_path, play)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2, 3]}),
        ({"a": 1}, {"b": None}),
        ({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 2}}}),
        ([1, 2, 3], [3, 1, 2, 2]),
        ([], [1]),
        ([1], []),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}, {"a": 2}]),
        ({"a": []}, {"a": [[]]}),
        ({"a": [1]}, {"a": 1}),
        ([["x", 1], None, True], [True, None, ["x", 1], 1]),
        ({"a": None}, {}),
    ],
)
def test_a_difference_makes_the_new_from_the_old(old: Any, new: Any) -> None:
    kept = msgspec.json.encode(old)
    change = msgspec.json.decode(msgspec.json.encode(difference(old, new)))
    assert msgspec.json.encode(applied(old, change)) == msgspec.json.encode(new)
    assert msgspec.json.encode(old) == kept
