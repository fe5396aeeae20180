"""Standing answers: left by a player for reactions, shown to that player only, changed at any time."""

from __future__ import annotations

from typing import Any

import offworld
from offworld.server.match.journal import Entry, MatchRow, Seat
from offworld.server.match.play import Play, rebuilt
from offworld.server.wire.told import EntryKind
from tests.server.host import Host
from tests.server.people import Person

POSITION = {
    "game": "on_mars",
    "seats": 2,
    "options": {},
    "state": {
        "round": 2,
        "phase": "colonization",
        "turn": {"seat": 0, "main": False, "executive": False},
        "shuttle": {"side": "orbit", "at": 1},
        "goals": {"goal1": "spent0", "goal2": "spent1"},
        "grid": [None] * 8,
        "uses": [{"owner": 1, "tech": "rover"}],
        "players": [
            {"space": 5, "rover": None},
            {"space": 6, "rover": None, "lab": {"shelter": "c2m", "rover": "c1t"}},
        ],
    },
}
GREEN, BLUE = 0, 1


def play() -> Play:
    """Return a match of two people in which green's turn ends with a question to blue."""
    lineup = [Seat("person", "Anna", holders=["a"]), Seat("person", "Boris", holders=["b"])]
    rules = offworld.game("on_mars").rules
    row = MatchRow(
        id="m",
        game="on_mars",
        rules=rules,
        options={},
        origin={"position": POSITION},
        lineup=lineup,
        owner="a",
        created=1.0,
    )
    return rebuilt(row, [Entry(1, "start", 1.0)])


def enter(table: Play, kind: EntryKind, seat: int, value: Any) -> str:
    """Apply an entry and return how it is shown."""
    return table.apply(Entry(table.number + 1, kind, 2.0 + table.number, seat, value)).kind


def end_turn(table: Play) -> None:
    """Let green do nothing and end the turn."""
    for value in (("main", "control_center"), "done", "end"):
        enter(table, "answer", GREEN, value)


def oxygen(table: Play, seat: int = BLUE) -> int:
    """Return somebody's oxygen."""
    found: int = table.live.view(None)["table"]["players"][seat]["stock"]["oxygen"]
    return found


def leave(choice: str, reaction: str = "technology") -> dict[str, str]:
    """Return what a standing entry holds."""
    return {"reaction": reaction, "choice": choice}


def test_without_one_the_owner_is_asked() -> None:
    table = play()
    end_turn(table)
    assert table.asked == [BLUE]


def test_what_was_left_is_answered_within_the_same_entry() -> None:
    table = play()
    assert enter(table, "standing", BLUE, leave("oxygen")) == "standing"
    end_turn(table)
    assert oxygen(table) == 2
    assert table.asked == [BLUE]  # it is blue's own turn now
    assert table.live.asked()[BLUE].topic == "turn"
    assert table.digests.of(BLUE) == 0  # for blue it happened since the last turn


def test_it_can_be_changed_at_any_time_also_while_one_is_asked() -> None:
    table = play()
    enter(table, "standing", BLUE, leave("oxygen"))
    enter(table, "standing", BLUE, leave("ask"))
    end_turn(table)
    assert table.live.asked()[BLUE].topic == "oxygen"
    assert enter(table, "standing", BLUE, leave("oxygen")) == "answer"  # everybody sees that the match goes on
    assert table.live.asked()[BLUE].topic == "turn"


def test_after_an_undo_one_answers_by_hand() -> None:
    table = play()
    enter(table, "standing", BLUE, leave("oxygen"))
    end_turn(table)
    enter(table, "undo", BLUE, None)
    assert table.live.asked()[BLUE].topic == "oxygen"


def test_a_bot_that_took_the_seat_decides_for_itself() -> None:
    table = play()
    enter(table, "standing", BLUE, leave("oxygen"))
    enter(table, "seat", BLUE, {"kind": "bot", "name": "Boris", "level": "novice"})
    end_turn(table)
    assert table.live.asked()[BLUE].topic == "oxygen"


def test_the_same_journal_gives_the_same_match() -> None:
    table = play()
    enter(table, "standing", BLUE, leave("develop_upper"))
    end_turn(table)
    again = play()
    enter(again, "standing", BLUE, leave("develop_upper"))
    end_turn(again)
    assert again.live.position() == table.live.position()
    assert offworld.replay(table.live.record()).position() == table.live.position()


def test_over_the_server_only_its_owner_sees_it(anna: Person, boris: Person, server: Host) -> None:
    made = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, game="on_mars")
    match = made["match"]["id"]
    boris.join(made)
    seen = anna.state(match)
    socket = anna.socket(match)
    socket.until("state")
    mine = boris.state(match)
    shown = mine["views"][0]["standing"]
    assert shown["left"]["technology"] == "ask"
    assert {"name": "technology", "choices": ["ask", "oxygen", "develop_upper", "develop_lower"]} in shown["reactions"]
    reply = boris.command(match, type="standing", seat=BLUE, reaction="technology", choice="oxygen")
    assert reply.status_code == 200
    after = boris.state(match)
    assert after["views"][0]["standing"]["left"]["technology"] == "oxygen"
    assert after["n"] == mine["n"] + 1
    now = anna.state(match)
    assert (now["n"], now["views"], now["match"]["since"]) == (seen["n"], seen["views"], seen["match"]["since"])
    socket.send(type="ping")
    assert socket.receive()["type"] in ("presence", "pong")  # no update came


def test_what_cannot_stand_is_refused(anna: Person, boris: Person, server: Host) -> None:
    made = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, game="on_mars")
    match = made["match"]["id"]
    assert anna.command(match, type="standing", seat=0, reaction="technology", choice="oxygen").status_code == 409
    boris.join(made)
    for reaction, choice in (("turn", "end"), ("technology", "never"), ("", "")):
        reply = anna.command(match, type="standing", seat=0, reaction=reaction, choice=choice)
        assert reply.status_code == 422
        assert reply.json()["error"]["key"] == "server-no-standing"
    foreign = anna.command(match, type="standing", seat=1, reaction="technology", choice="oxygen")
    assert foreign.status_code == 403
