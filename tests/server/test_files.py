"""Replays, downloads and imports."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import offworld
from offworld.kernel.position import position_bytes
from offworld.server.thinking import thinker
from tests.server.finished import finished_match, play_out
from tests.server.host import Host
from tests.server.people import Person, asked, known_match, two_players

PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"


@pytest.fixture(scope="module")
def done(server: Host) -> tuple[str, Person, Person, dict[str, Any]]:
    """A finished match."""
    return finished_match(server)


Done = tuple[str, Person, Person, dict[str, Any]]


def test_a_replay_goes_step_by_step_through_every_seats_view(done: Done) -> None:
    match, anna, boris, _ = done
    about = anna.http.get(f"/api/matches/{match}/replay").json()
    assert about["steps"] == len(about["answers"]) > 50
    record = anna.http.get(f"/api/matches/{match}/record").json()
    for seat in (0, 1, None):
        params = {"first": 0, "last": 40, **({"seat": seat} if seat is not None else {})}
        steps = boris.http.get(f"/api/matches/{match}/replay/steps", params=params).json()
        assert [step["step"] for step in steps] == list(range(41))
        for number in (0, 7, 40):
            truth = offworld.replay(record, number)
            assert steps[number]["view"] == _plain(truth.view(seat))
            assert steps[number]["scores"] == truth.scores()
    last = about["steps"]
    end = anna.http.get(f"/api/matches/{match}/replay/steps", params={"first": last, "last": last}).json()
    assert end[0]["view"]["outcome"] == about["match"]["outcome"]


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_the_events_of_all_steps_are_the_log(done: Done) -> None:
    match, anna, _, _ = done
    events: list[Any] = []
    total = anna.http.get(f"/api/matches/{match}/replay").json()["steps"]
    for first in range(0, total + 1, 50):
        params = {"seat": 0, "first": first, "last": min(first + 49, total)}
        for step in anna.http.get(f"/api/matches/{match}/replay/steps", params=params).json():
            events += step["events"]
    assert events == anna.state(match)["views"][0]["events"]


def test_the_course_of_a_match_says_when_each_event_happened(done: Done) -> None:
    match, anna, _, _ = done
    total = anna.http.get(f"/api/matches/{match}/replay").json()["steps"]
    course = anna.http.get(f"/api/matches/{match}/replay/course", params={"seat": 1}).json()
    assert len(course["scores"]) == total + 1
    told: list[Any] = []
    for first in range(0, total + 1, 50):
        params = {"seat": 1, "first": first, "last": min(first + 49, total)}
        for step in anna.http.get(f"/api/matches/{match}/replay/steps", params=params).json():
            told += [{**event, "step": step["step"]} for event in step["events"]]
            assert course["scores"][step["step"]] == step["scores"]
    assert course["events"] == told
    wrong = anna.http.get(f"/api/matches/{match}/replay/course", params={"seat": 7})
    assert wrong.json()["error"]["key"] == "error-no-such-seat"


def test_a_replay_link_opens_it_for_others(server: Host, done: Done) -> None:
    match, _, _, created = done
    stranger = Person(server)
    address = f"/api/matches/{match}/replay"
    assert stranger.http.get(address).status_code == 404
    for kind, status in (("replay", 200), ("watch", 200), ("join", 403)):
        headers = {"Offworld-Link": created["links"][kind]["token"]}
        assert stranger.http.get(address, headers=headers).status_code == status
    headers = {"Offworld-Link": created["links"]["replay"]["token"]}
    assert stranger.http.get(f"/api/matches/{match}/record", headers=headers).status_code == 200


def test_a_match_that_goes_on_gives_no_files(server: Host) -> None:
    match, anna, _, created = two_players(server)
    watcher = {"Offworld-Link": created["links"]["watch"]["token"]}
    for path, key in (
        ("record", "server-export-live"),
        ("position", "server-export-live"),
        ("replay", "server-not-finished"),
        ("replay/steps", "server-not-finished"),
    ):
        reply = anna.http.get(f"/api/matches/{match}/{path}")
        assert (reply.status_code, reply.json()["error"]["key"]) == (409, key)
        assert Person(server).http.get(f"/api/matches/{match}/{path}", headers=watcher).status_code == 409
    link = {"Offworld-Link": created["links"]["replay"]["token"]}
    assert Person(server).http.get(f"/api/matches/{match}/replay", headers=link).status_code == 404
    alone = anna.create({"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})["match"]["id"]
    assert anna.http.get(f"/api/matches/{alone}/record").status_code == 409


def test_a_record_goes_out_and_comes_back_elsewhere(server: Host, done: Done) -> None:
    match, anna, _, _ = done
    record = anna.http.get(f"/api/matches/{match}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="dig_mars-{match}.json"'
    vera = Person(server)
    seats = [{"kind": "me", "name": "One"}, {"kind": "me", "name": "Two"}]
    made = vera.http.post("/api/import", json={"file": record.json(), "seats": seats})
    assert made.status_code == 201, made.text
    copy = made.json()["match"]
    assert (copy["status"], copy["imported"]) == ("finished", True)
    assert [seat["name"] for seat in copy["seats"]] == ["One", "Two"]
    assert copy["outcome"] == anna.state(match)["match"]["outcome"]
    again = vera.http.get(f"/api/matches/{copy['id']}/record").json()
    named = [{"name": "One"}, {"name": "Two"}]
    assert again == {**record.json(), "players": named}
    assert vera.http.get("/api/me").json()["matches"][0]["id"] == copy["id"]


def test_a_file_says_who_sat_where(server: Host, done: Done) -> None:
    match, anna, _, _ = done
    record = anna.http.get(f"/api/matches/{match}/record").json()
    assert record["players"] == [{"name": "Anna"}, {"name": "Boris"}]
    vera = Person(server)
    copy = vera.http.post("/api/import", json={"file": record}).json()["match"]
    assert [(seat["name"], seat["you"]) for seat in copy["seats"]] == [("Anna", False), ("Boris", False)]
    (listed,) = vera.http.get("/api/me").json()["matches"]
    assert (listed["seats"], listed["names"]) == ([], ["Anna", "Boris"])  # somebody else's victory
    assert listed["outcome"]["scores"] == copy["outcome"]["scores"]
    assert vera.http.get(f"/api/matches/{copy['id']}/record").json() == record


def test_an_imported_match_of_bots_is_nobodys_victory(server: Host) -> None:
    record = msgspec.json.decode((PLAYTHROUGHS / "terraforming_mars" / "3-seats-beginners.json").read_bytes())
    bots = [{"kind": "bot", "level": level} for level in ("novice", "skilled", "expert")]
    for given in ({"file": record, "seats": bots}, {"file": {**record, "players": [{"bot": "novice"}] * 3}}):
        vera = Person(server)
        copy = vera.http.post("/api/import", json=given).json()["match"]
        assert [seat["kind"] for seat in copy["seats"]] == ["bot"] * 3
        (listed,) = vera.http.get("/api/me").json()["matches"]
        assert (listed["status"], listed["seats"]) == ("finished", [])
        assert listed["levels"] == [seat["level"] for seat in copy["seats"]]


def test_names_in_a_file_are_made_fit_for_the_screen(server: Host, done: Done) -> None:
    match, anna, _, _ = done
    record = anna.http.get(f"/api/matches/{match}/record").json()
    strange = [{"name": "An\u202ena\n the  first"}, {"name": "x" * 500, "bot": "nobody"}]
    copy = Person(server).http.post("/api/import", json={"file": {**record, "players": strange}}).json()["match"]
    assert [(seat["kind"], seat["name"]) for seat in copy["seats"]] == [("person", "Anna the first"), ("person", "")]
    few = Person(server).http.post("/api/import", json={"file": {**record, "players": [{}]}})
    assert (few.status_code, few.json()["error"]["key"]) == (422, "error-record")


def test_a_position_goes_out_and_is_played_on(server: Host, done: Done) -> None:
    match, anna, _, _ = done
    file = anna.http.get(f"/api/matches/{match}/position", params={"step": 30}).json()
    record = anna.http.get(f"/api/matches/{match}/record").json()
    assert position_bytes(offworld.game("dig_mars").load(file)) == position_bytes(offworld.replay(record, 30))
    seats = [{"kind": "me", "name": "One"}, {"kind": "me", "name": "Two"}]
    made = anna.http.post("/api/import", json={"file": file, "seats": seats}).json()
    new = made["match"]["id"]
    assert made["match"]["status"] == "live"
    steps = anna.http.get(f"/api/matches/{match}/replay/steps", params={"seat": 0, "first": 30, "last": 30}).json()
    assert anna.state(new)["views"][0]["view"]["table"] == steps[0]["view"]["table"]
    play_out(new, anna)
    assert anna.http.get(f"/api/matches/{new}/record").json()["position"] == file


def test_an_unfinished_record_goes_on_with_its_log(server: Host) -> None:
    match = offworld.game("dig_mars").start(2, 7)
    chance = offworld.Rng(1)
    for _ in range(20):
        seat, decision = next(iter(match.asked().items()))
        match.answer(seat, decision.sample(chance))
    anna, boris = Person(server), Person(server)
    made = anna.http.post(
        "/api/import", json={"file": match.record(), "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]}
    ).json()
    assert made["match"]["status"] == "lobby"
    boris.join(made)
    state = anna.state(made["match"]["id"])
    assert state["views"][0]["events"] == _plain(match.events(0))
    view = asked(state) or asked(boris.state(made["match"]["id"]))
    assert view is not None


def test_a_tampered_or_foreign_file_changes_nothing(server: Host, done: Done) -> None:
    match, anna, _, _ = done
    record = anna.http.get(f"/api/matches/{match}/record").json()
    position = anna.http.get(f"/api/matches/{match}/position").json()
    seats = [{"kind": "me", "name": "One"}, {"kind": "me", "name": "Two"}]
    bad: list[tuple[dict[str, Any], str]] = [
        ({**record, "seed": record["seed"] + 1}, "error-record-"),
        ({**record, "answers": record["answers"][:-1]}, "error-record-end"),
        ({**record, "rules": 999}, "error-record-rules"),
        ({**record, "game": "chess"}, "error-unknown-game"),
        ({**record, "extra": 1}, "error-record"),
        ({**position, "seats": 9}, "error-"),
        ({**position, "state": {"nonsense": 1}}, "error-position"),
        ({"game": 7}, "error-position"),
        ({}, "error-position"),
    ]
    before = anna.http.get("/api/me").json()
    for file, key in bad:
        reply = anna.http.post("/api/import", json={"file": file, "seats": seats})
        assert reply.status_code == 422, reply.text
        assert reply.json()["error"]["key"].startswith(key), reply.text
        assert reply.json()["message"] != reply.json()["error"]["key"]
    fresh = {"game": "dig_mars", "seats": 2}
    reply = anna.http.post("/api/import", json={"file": fresh, "seats": seats[:1]})
    assert (reply.status_code, reply.json()["error"]["key"]) == (400, "server-import-seats")
    large = {**record, "answers": record["answers"] * 2000}
    assert anna.http.post("/api/import", json={"file": large}).status_code == 413
    assert anna.http.get("/api/me").json() == before


def test_a_rematch_keeps_the_seats_and_is_the_same_for_everybody(server: Host) -> None:
    match, anna, boris, _ = finished_match(server, seed=4)
    socket = boris.socket(match)
    socket.until("state")
    made = anna.http.post(f"/api/matches/{match}/rematch").json()["match"]
    assert socket.until("update")["entry"]["to"] == made["id"]
    assert (made["status"], made["rematch_of"]) == ("lobby", match)
    assert [(seat["name"], seat["kind"], seat["reserved"]) for seat in made["seats"]] == [
        ("Boris", "open", True),
        ("Anna", "person", False),
    ]
    same = boris.http.post(f"/api/matches/{match}/rematch").json()["match"]
    assert same["id"] == made["id"]
    assert boris.state(match)["match"]["rematch"] == made["id"]
    assert boris.socket(made["id"]).until("state")["stream"] == "lobby"  # whoever has a seat kept sees the lobby
    stranger = Person(server).http.post(f"/api/matches/{made['id']}/claim", json={"seat": 0, "name": "Vera"})
    assert (stranger.status_code, stranger.json()["error"]["key"]) == (404, "server-no-match")  # not theirs to know of
    claimed = boris.http.post(f"/api/matches/{made['id']}/claim", json={"seat": 0})
    assert claimed.json()["match"]["status"] == "live"
    assert claimed.json()["match"]["seats"][0]["name"] == "Boris"


def test_the_game_says_who_sits_first_in_a_rematch(server: Host) -> None:
    """Dig Mars moves on by one seat; in Terraforming Mars the winner of the last match begins."""
    record = msgspec.json.decode((PLAYTHROUGHS / "terraforming_mars" / "3-seats-beginners.json").read_bytes())
    anna = Person(server)
    seats = [{"kind": "me", "name": name} for name in ("One", "Two", "Three")]
    reply = anna.http.post("/api/import", json={"file": record, "seats": seats})
    assert reply.status_code == 201, reply.text
    old = reply.json()["match"]
    (winner,) = old["outcome"]["winners"]
    made = anna.http.post(f"/api/matches/{old['id']}/rematch").json()["match"]
    names = ["One", "Two", "Three"]
    assert [seat["name"] for seat in made["seats"]] == [*names[winner:], *names[:winner]]
    assert made["options"] == {**old["options"], "first_seat": True}
    assert made["status"] == "live"


def test_a_rematch_needs_a_finished_match_and_a_player(server: Host, done: Done) -> None:
    match, anna, _, _ = two_players(server)
    early = anna.http.post(f"/api/matches/{match}/rematch")
    assert (early.status_code, early.json()["error"]["key"]) == (409, "server-not-finished")
    link = {"Offworld-Link": done[3]["links"]["watch"]["token"]}
    foreign = Person(server).http.post(f"/api/matches/{done[0]}/rematch", headers=link)
    assert (foreign.status_code, foreign.json()["error"]["key"]) == (403, "server-not-a-player")


def test_the_digest_tells_what_happened_since_ones_last_turn(server: Host) -> None:
    match, anna, boris, _ = known_match(server, 6)
    chance = random.Random(6)
    people = {0: anna, 1: boris}
    seen: dict[int, int] = {}  # the length of the log after a seat's last answer
    turns = 0
    last: int | None = None
    for _ in range(60):
        seat = anna.state(match)["match"]["asked"][0]
        if last is not None and seat != last and seat in seen:
            turns += 1
            view = people[seat].state(match)["views"][0]
            assert view["digest"] == seen[seat]
            digest = people[seat].http.get(f"/api/matches/{match}/digest", params={"seat": seat}).json()
            assert digest["events"] == [event for event in view["events"] if event["n"] >= seen[seat]]
            assert digest["events"]
        view = asked(people[seat].state(match))
        assert view is not None
        people[seat].answer(match, view, chance)
        events = people[seat].state(match)["views"][0]["events"]
        seen[seat] = events[-1]["n"] + 1 if events else 0
        last = seat
    assert turns > 4
    foreign = anna.http.get(f"/api/matches/{match}/digest", params={"seat": 1})
    assert (foreign.status_code, foreign.json()["error"]["key"]) == (403, "server-not-your-seat")


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return where something can be changed in a file."""
    found = [here] if here else []
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in list(parts)[:12]:
        found += paths(part, (*here, key))
    return found


NONSENSE: list[Any] = [None, -1, 0, 10**18, 1.5, "", "x", True, [], {}, [[]], {"effect": "Nothing"}]


@pytest.mark.parametrize("kind", ["position", "record"])
def test_a_file_changed_anywhere_is_checked_without_stumbling(kind: str) -> None:
    """The checker refuses it with a message or, where the change is harmless, takes it; it never fails."""
    match = offworld.game("dig_mars").start(3, 5)
    chance, rng = random.Random(1), offworld.Rng(2)
    for _ in range(40):
        seat, decision = next(iter(match.asked().items()))
        match.answer(seat, decision.sample(rng))
    file = _plain(match.position() if kind == "position" else match.record())
    results: set[str] = set()
    for path in paths(file):
        changed = _plain(file)
        place = changed
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = chance.choice(NONSENSE)
        result = thinker.result({"do": "check", "file": changed})
        assert "failed" not in result, (path, place[path[-1]], result)
        results.update(result)
    assert "refused" in results
