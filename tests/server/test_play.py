"""A match as its journal makes it, with a game in which all choose at once."""

from __future__ import annotations

import random

import msgspec
import pytest

from offworld.games import GAMES
from offworld.kernel.plain import LogEvent
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text
from offworld.server.errors import NotNow
from offworld.server.match.journal import Entry, MatchRow, Seat
from offworld.server.match.play import Play, rebuilt
from offworld.server.match.showing import Presence, due, overdue, state
from offworld.server.people.viewer import Viewer
from offworld.server.wire.told import EntryKind

NOBODY = Presence()
LONG = 1e12  # seconds: nobody is overdue


@pytest.fixture(autouse=True)
def prospect(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the registry know the small games of the kernel's tests."""
    monkeypatch.setitem(GAMES, "prospect", "tests.server.prospect_host")
    monkeypatch.setitem(GAMES, "rows", "tests.server.rows_host")


def row(seats: int = 3, game: str = "prospect", **options: bool) -> MatchRow:
    """Return a match of people."""
    lineup = [Seat("person", f"P{seat}", None, [f"person-{seat}"]) for seat in range(seats)]
    return MatchRow(
        id="x" * 12,
        game=game,
        rules=3 if game == "prospect" else 1,
        options=options,
        origin={"seed": 5},
        lineup=lineup,
        owner="o",
        created=1.0,
    )


class Journal:
    """A match and all its entries."""

    def __init__(self, game: str = "prospect", **options: bool) -> None:
        self.row = row(game=game, **options)
        self.play = Play(self.row)
        self.entries: list[Entry] = []
        self.rng = Rng(1)
        self.add("start")

    def add(self, kind: EntryKind, seat: int | None = None, value: object = None) -> None:
        """Append an entry."""
        entry = Entry(self.play.number + 1, kind, float(self.play.number), seat, value, f"id-{self.play.number}")
        self.play.apply(entry)
        self.entries.append(entry)

    def answer(self, seat: int) -> None:
        """Give a random answer."""
        self.add("answer", seat, self.play.live.asked()[seat].sample(self.rng))


def watcher(*seats: int) -> Viewer:
    """Return somebody with these seats, or a spectator."""
    return Viewer(f"person-{seats[0]}", seats) if seats else Viewer(None, (), "watch")


def test_steps_in_a_simultaneous_phase_are_known_to_nobody_else() -> None:
    journal = Journal()
    assert journal.play.asked == [0, 1, 2]
    before = {seat: state(journal.play, watcher(seat), NOBODY, 600, None, 0) for seat in (0, 1, 2)}
    watched = state(journal.play, watcher(), NOBODY, 600, None, 0)
    journal.answer(0)
    assert journal.play.asked == [0, 1, 2]  # seat 0 has more to choose
    assert state(journal.play, watcher(0), NOBODY, 600, None, 0).n == 2
    for seat in (1, 2):
        assert state(journal.play, watcher(seat), NOBODY, 600, None, 0) == before[seat]
    assert state(journal.play, watcher(), NOBODY, 600, None, 0) == watched


def test_that_a_seat_has_finished_choosing_is_seen_by_nobody_else() -> None:
    journal = Journal()
    before = {seats: state(journal.play, watcher(*seats), NOBODY, LONG, None, 0) for seats in ((1,), (1, 2), ())}
    while 0 in journal.play.asked:
        journal.answer(0)
    for seats, seen in before.items():
        assert state(journal.play, watcher(*seats), NOBODY, LONG, None, 0) == seen
    assert state(journal.play, watcher(0), NOBODY, LONG, None, 0).match.asked == [1, 2]
    assert state(journal.play, watcher(0, 1), NOBODY, LONG, None, 0).match.asked == [1, 2]
    assert journal.play.asked_note() == "1,2/0,1,2"


def test_that_a_seat_has_finished_choosing_is_seen_where_the_game_lets_everybody_see_it() -> None:
    journal = Journal("rows", progress=True, confirm=True)
    while 0 in journal.play.asked:
        journal.answer(0)
    for seats in ((0,), (1,), ()):
        told = state(journal.play, watcher(*seats), NOBODY, 600, None, 0)
        assert told.match.asked == [1, 2]
        assert msgspec.json.decode(told.views[0])["view"]["ready"] == [0]
    assert told.n == 2  # the start, and that seat 0 is done; not how many steps it took
    assert len(journal.entries) > 2
    journal.add("undo", 0)
    told = state(journal.play, watcher(1), NOBODY, 600, None, 0)
    assert (told.n, told.match.asked) == (3, [0, 1, 2])


@pytest.mark.parametrize("progress", [False, True])
def test_while_all_choose_each_seat_has_its_own_time(progress: bool) -> None:
    journal = Journal("rows", progress=progress, confirm=True)
    assert [due(journal.play, seat, 600) for seat in range(3)] == [600.0] * 3
    journal.answer(0)  # at 1: a further question has its own time
    journal.answer(2)
    while 2 in journal.play.asked:
        journal.answer(2)
    assert [due(journal.play, seat, 600) for seat in range(3)] == [601.0, 600.0, None]  # who has finished is not rushed
    assert [overdue(journal.play, seat, 600) for seat in range(3)] == [True, True, False]
    for viewer, seen in ((watcher(0), [601.0, None, None]), (watcher(1), [None, 600.0, None]), (watcher(), [None] * 3)):
        told = state(journal.play, viewer, NOBODY, 600, None, 0).match
        assert told.due == seen  # the others' would tell of their hidden steps
        assert (told.overdue, told.together) == ([0, 1], True)


def test_a_step_that_ends_a_phase_and_begins_the_next_is_told_to_all() -> None:
    journal = Journal("rows", progress=False, confirm=False)
    for seat in range(3):
        assert len(journal.play.numbers(watcher())) == 1  # the start
        journal.add("answer", seat, (0, 0))
    assert journal.play.asked == [0, 1, 2]
    assert not journal.play.marks[-1].hidden
    assert len(journal.play.numbers(watcher())) == 2


def test_answers_of_others_do_not_make_a_question_stale_while_all_choose() -> None:
    journal = Journal()
    ids = list(journal.play.questions)
    journal.answer(0)
    assert journal.play.questions[0] != ids[0]
    assert journal.play.questions[1:] == ids[1:]
    journal.add("chat", 2, "hello")
    assert journal.play.questions[1:] == ids[1:]


def test_an_undo_within_a_chain_stays_private_too() -> None:
    journal = Journal()
    before = state(journal.play, watcher(1), NOBODY, 600, None, 0)
    journal.answer(0)
    journal.add("undo", 0)
    assert state(journal.play, watcher(1), NOBODY, 600, None, 0) == before
    assert state(journal.play, watcher(0), NOBODY, 600, None, 0).n == 3


def test_a_match_of_other_rules_is_refused_and_not_played_wrongly() -> None:
    old = row()
    old.rules = 2
    with pytest.raises(NotNow) as refused:
        rebuilt(old, [])
    assert refused.value.text == Text("server-rules", {"rules": 2, "current": 3})


@pytest.mark.parametrize("seed", range(6))
def test_a_journal_gives_the_same_match_in_every_process(seed: int) -> None:
    """Whatever was answered, taken back and said, another process that reads the journal shows the same to everyone."""
    chance = random.Random(seed)
    journal = Journal()
    journal.rng = Rng(seed)
    for _ in range(80):
        if not journal.play.asked:
            break
        seat = chance.choice(journal.play.asked)
        luck = chance.random()
        if luck < 0.75:
            journal.answer(seat)
        elif luck < 0.85 and journal.play.live.cannot_undo(seat) is None:
            journal.add("undo", seat)
        elif luck < 0.9:
            journal.add("chat", seat, "hm")
        elif luck < 0.95 and any(answer[0] == seat for answer in journal.play.live.answers):
            journal.add("undo_ask", seat)
            for other in range(3):
                if journal.play.undo is not None:
                    journal.add("undo_vote", other, chance.random() < 0.9)
        else:
            journal.add("seat", seat, {"kind": "person", "name": "New", "holders": [f"person-{seat}", "phone"]})
    elsewhere = rebuilt(journal.row, journal.entries)
    assert elsewhere.questions == journal.play.questions
    viewers = [watcher(), watcher(0), watcher(1), watcher(2), Viewer("x", (0, 2))]
    for viewer in viewers:
        whole = state(journal.play, viewer, NOBODY, 600, None, 0)
        assert state(elsewhere, viewer, NOBODY, 600, None, 0) == whole
        for since in {1, whole.n // 2 or 1, whole.n}:
            assert state(elsewhere, viewer, NOBODY, 600, viewer.stream, since) == state(
                journal.play, viewer, NOBODY, 600, viewer.stream, since
            )


def test_resuming_in_the_middle_brings_exactly_the_later_events() -> None:
    journal = Journal()
    chance = random.Random(4)
    seen: dict[int, list[LogEvent]] = {}
    for _ in range(60):
        if not journal.play.asked:
            break
        journal.answer(chance.choice(journal.play.asked))
        whole = state(journal.play, watcher(1), NOBODY, 600, None, 0)
        seen[whole.n] = journal.play.live.events(1)
    final = journal.play.live.events(1)
    for since in seen:
        resumed = state(journal.play, watcher(1), NOBODY, 600, "1", since)
        assert not resumed.reset
        start = msgspec.json.decode(resumed.views[0])["from"]
        kept = [event for event in seen[since] if event["n"] < start]
        assert kept == seen[since]
        assert kept + journal.play.live.events(1, start) == final
