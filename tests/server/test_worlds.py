"""While all choose at once: whatever a seat asks or tries, it cannot tell whether another has made a hidden step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from offworld.games import GAMES, game, games
from offworld.kernel.errors import OffworldError
from offworld.kernel.rng import Rng
from offworld.server.http.commands import _entry
from offworld.server.match import showing
from offworld.server.match.journal import Entry, MatchRow, Seat
from offworld.server.match.play import Play, rebuilt
from offworld.server.people.viewer import Viewer
from offworld.server.store.lists import _asked
from offworld.server.wire import frames

SEATS = 3
NOBODY = showing.Presence()
ANSWERS = 400  # to look for a simultaneous phase in
World = tuple[MatchRow, list[Entry]]
Pair = tuple[int, World, World]
HIDES = {  # in these some steps are hidden: all choose at once, or standing answers are left
    *("terraforming_mars", "welcome_to_the_moon", "on_mars", "rows", "prospect"),
}
OPTIONS: dict[str, dict[str, Any]] = {  # by name of a test, where it is not a game as it comes
    "terraforming_mars, draft": {"draft": True, "corporate_era": False},
    "welcome_to_the_moon, sheets of all": {"adventure": 8},
    "on_mars, first colonists": {"first_colonists": True},
}


def row_of(name: str, wanted: dict[str, Any]) -> MatchRow:
    lineup = [Seat("person", f"P{number}", None, [f"p{number}"]) for number in range(SEATS)]
    options = game(name).check_setup(SEATS, wanted)
    return MatchRow(
        id="m",
        game=name,
        rules=game(name).rules,
        options=options,
        origin={"seed": 5},
        lineup=lineup,
        owner="p0",
        created=1.0,
    )


def worlds(name: str, options: dict[str, Any] | None = None) -> list[Pair]:
    """Return pairs of worlds that differ by one hidden step of another seat, and who must not notice it.

    A step is an answer while all choose, an answer taken back there, or what a seat leaves for reactions.
    """
    rng = Rng(7)
    row = row_of(name, options or {})
    journal = [Entry(1, "start", 2.0)]
    play = rebuilt(row, journal)
    journal[0].asked = play.asked_note()  # as it is stored
    found: list[Pair] = []
    while not play.live.over and len(journal) < ANSWERS and len(found) < 12:
        seats = sorted(play.live.asked())
        seat = seats[rng.below(len(seats))]
        step = Entry(play.number + 1, "answer", 3.0 + play.number, seat, play.live.asked()[seat].sample(rng))
        before = list(journal)
        mark = play.apply(step)
        step.asked, step.hidden = play.asked_note(), mark.hidden
        journal.append(step)
        watcher = sorted({*range(SEATS)} - {seat})[rng.below(SEATS - 1)]
        if mark.hidden:
            found.append((watcher, (row, before), (row, list(journal))))
            found += [
                (watcher, (row, before), (row, [*journal, undo])) for undo in hidden(row, journal, taken_back(seat))
            ]
        elif play.game.reactions and len(journal) % 40 == 0:
            left = hidden(row, journal, left_standing(play, seat))
            found += [(watcher, (row, list(journal)), (row, [*journal, each])) for each in left]
    return found


def taken_back(seat: int) -> Entry:
    """Return an undo of a seat."""
    return Entry(0, "undo", 0.0, seat)


def left_standing(play: Play, seat: int) -> Entry:
    """Return a standing answer of a seat."""
    reaction = play.game.reactions[play.number % len(play.game.reactions)]
    return Entry(0, "standing", 0.0, seat, {"reaction": reaction.name, "choice": reaction.choices[0]})


def hidden(row: MatchRow, journal: list[Entry], step: Entry) -> list[Entry]:
    """Return a further step as it is stored, where it can be done and nobody else learns of it."""
    play = rebuilt(row, journal)
    step.number, step.at = play.number + 1, 3.5 + play.number
    try:
        step.hidden = play.apply(step).hidden
    except OffworldError:
        return []
    step.asked = play.asked_note()
    return [step] if step.hidden else []


def plain(value: object) -> Any:
    """Return a value as it looks after a journey through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def told(world: World, seat: int) -> Any:
    """Return everything that a seat is told or can ask for."""
    play = rebuilt(*world)
    viewer = Viewer(f"p{seat}", (seat,))
    state = showing.state(play, viewer, NOBODY, 1e12, None, 0)
    watch = showing.state(play, Viewer(None, (), "watch"), NOBODY, 1e12, None, 0)
    values = [None, 0, [], ["aside"], *_choices(play, seat)]
    why = [play.live.why_not(seat, value) for value in values]
    return plain(
        [
            state,
            watch,
            [None if each is None else each.to_json() for each in why],
            repr(play.cannot_undo(seat)),
            repr(play.undo_hint(seat)),
            play.live.answered_in_turn(seat),
            play.live.events(seat, play.digests.of(seat)),
            _asked(play.asked_note(), [seat]),
        ]
    )


def _choices(play: Play, seat: int) -> list[Any]:
    asked = play.live.asked().get(seat)
    return [] if asked is None else [asked.sample(Rng(number)) for number in range(3)]


COMMANDS: dict[str, Callable[[int], Any]] = {
    "undo": lambda seat: frames.Undo(id="x", seat=seat),
    "start again": lambda seat: frames.Undo(id="x", seat=seat, turn=True),
    "undo_ask": lambda seat: frames.UndoAsk(id="x", seat=seat),
    "undo_vote": lambda seat: frames.UndoVote(id="x", seat=seat, agree=True),
    "chat": lambda seat: frames.Chat(id="x", seat=seat, text="hello"),
    "standing": lambda seat: frames.Standing(id="x", seat=seat, reaction="no such", choice="ask"),
    "resign": lambda seat: frames.Resign(id="x", seat=seat, level="novice"),
    "answer": lambda seat: frames.Answer(id="x", seat=seat, question=0, value=None),
}


def after(world: World, seat: int, command: Any) -> Any:
    """Return what a seat is told once it has sent a command: the refusal, or all that it sees then."""
    play = rebuilt(*world)
    viewer = Viewer(f"p{seat}", (seat,))
    if isinstance(command, frames.Answer):
        command.question = play.questions[seat]
        asked = play.live.asked().get(seat)
        command.value = asked.sample(Rng(3)) if asked is not None else None
    try:
        entry = _entry(play, command)
        entry.at = 99.0
        mark = play.apply(entry)
    except OffworldError as error:
        return repr(error.text)
    if not play.simultaneous and mark.kind == "answer":
        return None  # this was the last one: now all is told
    state = showing.state(play, viewer, NOBODY, 1e12, None, 0)
    return plain([showing.entry(play, mark, viewer), play.count(viewer, mark.number), state])


@pytest.mark.parametrize("name", [*games(), "rows", "prospect", *OPTIONS])
def test_a_hidden_step_of_another_seat_cannot_be_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "rows", "tests.server.rows_host")
    monkeypatch.setitem(GAMES, "prospect", "tests.server.prospect_host")
    played = name.partition(",")[0]
    pairs = worlds(played, OPTIONS.get(name))
    assert bool(pairs) == (played in HIDES)  # in the others nothing is hidden but what cards and boards hide
    for seat, without, with_step in pairs:
        assert told(without, seat) == told(with_step, seat)
        for kind, make in COMMANDS.items():
            one, other = after(without, seat, make(seat)), after(with_step, seat, make(seat))
            if one is not None and other is not None:
                assert one == other, kind
