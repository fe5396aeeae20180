"""Whoever follows a match by differences has at every step what whole frames tell: all seats, and a spectator."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from offworld.games import GAMES, game
from offworld.kernel.errors import OffworldError
from offworld.kernel.rng import Rng
from offworld.server.match import showing
from offworld.server.match.changes import Changes
from offworld.server.match.journal import Entry, MatchRow, Seat
from offworld.server.match.marks import Mark
from offworld.server.match.play import Play
from offworld.server.people.viewer import Viewer
from offworld.server.wire.told import ChangeFrame
from tests.server.people import applied

ENTRIES = 150
LIVE_SECONDS = 300.0
SHOWN = ("view", "digest", "undo", "standing")
# Every game, and every adventure of the Moon: each has a sheet of its own.
SETUPS: list[tuple[str, dict[str, Any]]] = [(name, {}) for name in sorted(GAMES)]
SETUPS += [("welcome_to_the_moon", {"adventure": number}) for number in range(2, 9)]


def plain(value: object) -> Any:
    """Return a value as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Client:
    """Somebody on a device, who puts together what comes."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.match: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        self.asked: dict[str, Any] = {}
        self.question: Any = None

    @property
    def seat(self) -> int | None:
        return self.viewer.seats[0] if self.viewer.seats else None

    def take(self, frame: dict[str, Any]) -> None:
        """Take in a frame."""
        self.match = applied(self.match, frame["match"])
        for change in frame["views"]:
            self.shown = applied(self.shown, change["change"])
            self.question = None
            if change["question"] is not None:
                self.question = applied(self.asked.get(change["topic"]), change["question"])
                self.asked[change["topic"]] = self.question

    def hear(self, presence: showing.Presence) -> None:
        """Take in a frame that tells who is connected."""
        for seat in self.match["seats"]:
            seat["here"] = seat["kind"] == "bot" or seat["seat"] in presence.here
        self.match["watchers"] = presence.watchers


class Table:
    """A match that all its players and a spectator follow, and what each of them has."""

    def __init__(self, name: str, seed: int, options: dict[str, Any] | None = None) -> None:
        rules = game(name)
        seats = next(each for each in rules.seats if each > 1)
        names = [f"person-{seat}" for seat in range(seats)]
        row = MatchRow(
            id="match", game=name, rules=rules.rules, options=dict(rules.check_setup(seats, options)),
            origin={"seed": seed}, lineup=[Seat("person", each, None, [each]) for each in names], owner=names[0],
            created=0.0,
        )  # fmt: skip
        self.play, self.changes, self.rng = Play(row), Changes(), Rng(seed)
        self.presence = showing.Presence((0, 1), 1)
        self.clients = [Client(Viewer(each, (seat,))) for seat, each in enumerate(names)]
        self.clients.append(Client(Viewer(None, (), "watch")))

    def entry(self) -> Entry:
        """Return an answer of somebody who is asked, or now and then an undo."""
        play, rng = self.play, self.rng
        number, at = play.number + 1, float(play.number)
        seat = play.asked[rng.below(len(play.asked))]
        if rng.below(6) == 0:
            undone = rng.below(len(play.seats))
            return Entry(number, "undo", at, undone, False, f"undo-{number}")
        return Entry(number, "answer", at, seat, play.live.asked()[seat].sample(rng), f"answer-{number}")

    def tell(self, mark: Mark) -> None:
        """Tell everybody who may know of an entry, and compare what they then have with the whole."""
        play = self.play
        for client in self.clients:
            viewer = client.viewer
            if mark.visible(viewer):
                views = [showing.seat_seen(play, client.seat, mark.start)]
                client.take(plain(self.frame(mark, viewer, views)))
                self.compare(client)

    def frame(self, mark: Mark, viewer: Viewer, views: list[showing.SeatSeen] | None) -> ChangeFrame:
        """Return what an entry changes for a viewer."""
        play, entry = self.play, showing.entry(self.play, mark, viewer)
        return self.changes.frame(play, viewer, self.presence, LIVE_SECONDS, play.number, entry, views)

    def compare(self, client: Client) -> None:
        """Hold what somebody has against what is told to whoever comes new."""
        play, seat = self.play, client.seat
        assert client.match == plain(showing.info(play, client.viewer, self.presence, LIVE_SECONDS))
        asked = play.live.question(seat) if seat is not None else None
        assert client.question == plain({"id": play.questions[seat or 0], **asked} if asked is not None else None)
        assert client.shown["view"] == plain(play.live.view(seat))
        whole = plain(showing.seat_view(play, seat, 0))
        assert client.shown == {name: whole[name] for name in SHOWN}

    def come_and_go(self) -> None:
        """Let somebody come or go: everybody hears of it, here before the next update."""
        self.presence = showing.Presence(tuple({0, 1} - {self.rng.below(3)}), self.rng.below(3))
        if self.rng.below(2):  # otherwise the next update is faster
            for client in self.clients:
                client.hear(self.presence)
            self.changes.presence_told()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_all_seats_and_a_spectator_have_after_every_entry_what_the_whole_frames_tell(
    name: str, options: dict[str, Any], seed: int
) -> None:
    table = Table(name, seed, options)
    table.tell(table.play.apply(Entry(1, "start", 0.0)))
    undone = 0
    while table.play.number < ENTRIES and table.play.asked:
        entry = table.entry()
        try:
            mark = table.play.apply(entry)
        except OffworldError:
            assert entry.kind == "undo", "an answer that was offered is refused"
            continue
        undone += entry.kind == "undo"
        table.tell(mark)
        if table.rng.below(10) == 0:
            table.come_and_go()
    assert undone, "nothing was taken back"


def test_what_follows_from_the_presence_alone_is_not_told_again() -> None:
    table = Table("dig_mars", 3)
    play = table.play
    table.tell(play.apply(Entry(1, "start", 0.0)))
    for number in (2, 3):
        seat = play.asked[0]
        entry = Entry(number, "answer", float(number), seat, play.live.asked()[seat].sample(table.rng), f"{number}")
        mark = play.apply(entry)
        frame = table.frame(mark, table.clients[0].viewer, None)
        assert isinstance(frame.match, dict)
        told = "seats" in frame.match
        assert told == (number == 3), "seats are told where somebody has come or gone since, and only there"
        table.changes.presence_told()
