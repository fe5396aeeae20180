"""Creating, inviting, sitting down, starting, carrying a seat to another device."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from offworld.server.http.routes.common import qr
from tests.server.host import Host
from tests.server.people import Person, asked, two_players


def test_games_say_what_a_form_needs(anna: Person) -> None:
    games = {game["name"]: game for game in anna.http.get("/api/games").json()}
    assert games["dig_mars"]["seats"] == [2, 3, 4]
    assert games["dig_mars"]["bots"] == ["novice", "skilled", "expert"]
    assert [option["name"] for option in games["dig_mars"]["options"]] == ["open_finds"]
    assert games["prospect"]["options"][3]["needs"] == ["rich", True]
    described = anna.http.get("/api/games/dig_mars/position").json()
    assert described["schema"]["properties"]["game"]["const"] == "dig_mars"
    assert anna.http.get("/api/games/dig_mars/catalog").status_code == 200


def test_a_match_starts_when_the_last_open_seat_is_claimed(server: Host) -> None:
    anna, boris, vera = Person(server), Person(server), Person(server)
    created = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"})
    assert created["match"]["status"] == "lobby"
    claimed = boris.join(created, seat=2)
    assert claimed["seats"] == [2]
    assert claimed["match"]["status"] == "lobby"
    claimed = vera.join(created, "Vera")
    assert claimed["seats"] == [1]
    assert claimed["match"]["status"] == "live"
    names = [seat["name"] for seat in claimed["match"]["seats"]]
    assert names == ["Anna", "Vera", "Boris"]


def test_a_name_may_be_a_picture_and_never_turns_the_text_around(server: Host) -> None:
    for given, kept in (("👩\u200d🚀  Ada", "👩\u200d🚀 Ada"), ("\u202eBoris\u200d", "Boris")):
        made = Person(server).create({"kind": "me", "name": given}, {"kind": "open"})
        assert made["match"]["seats"][0]["name"] == kept


def test_opening_the_invitation_twice_gives_the_same_seat(server: Host) -> None:
    anna, boris = Person(server), Person(server)
    created = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"})
    assert boris.join(created)["seats"] == [1]
    assert boris.join(created)["seats"] == [1]
    assert boris.join(created, seat=2)["seats"] == [1, 2]  # one more, for a friend at the same screen


def test_a_link_says_what_it_is_for(server: Host) -> None:
    anna, boris = Person(server), Person(server)
    created = anna.create()
    for kind in ("join", "watch"):
        token = created["links"][kind]["token"]
        found = boris.http.post("/api/links", json={"token": token})
        assert found.status_code == 200
        assert found.json()["kind"] == kind
        assert found.json()["match"]["seats"][0]["name"] == "Anna"


def test_a_taken_seat_and_a_full_match_are_refused(server: Host) -> None:
    match, _, _, created = two_players(server)
    token = created["links"]["join"]["token"]
    reply = Person(server).http.post("/api/links/claim", json={"token": token, "name": "Vera"})
    assert (reply.status_code, reply.json()["error"]["key"]) == (409, "server-started")
    anna = Person(server)
    created = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"})
    token = created["links"]["join"]["token"]
    reply = Person(server).http.post("/api/links/claim", json={"token": token, "name": "Vera", "seat": 0})
    assert (reply.status_code, reply.json()["error"]["key"]) == (409, "server-seat-taken")
    assert match


def test_the_owner_fills_open_seats_with_bots(server: Host) -> None:
    anna, boris = Person(server), Person(server)
    created = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"})
    match = created["match"]["id"]
    boris.join(created)
    refused = boris.http.post(f"/api/matches/{match}/start", json={"fill": "novice"})
    assert (refused.status_code, refused.json()["error"]["key"]) == (403, "server-not-owner")
    refused = anna.http.post(f"/api/matches/{match}/start", json={})
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "server-seats-open")
    started = anna.http.post(f"/api/matches/{match}/start", json={"fill": "novice"}).json()["match"]
    assert started["status"] == "live"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot"]


def test_a_seat_can_be_given_back_before_the_start(server: Host) -> None:
    anna, boris, vera = Person(server), Person(server), Person(server)
    created = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"})
    match = created["match"]["id"]
    boris.join(created, seat=1)
    left = boris.http.post(f"/api/matches/{match}/leave", json={"seat": 1})
    assert left.json()["match"]["seats"][1]["kind"] == "open"
    assert vera.join(created, "Vera", seat=1)["seats"] == [1]
    foreign = vera.http.post(f"/api/matches/{match}/leave", json={"seat": 0})
    assert (foreign.status_code, foreign.json()["error"]["key"]) == (403, "server-not-your-seat")


def test_hot_seat_gives_all_seats_to_one_device(server: Host) -> None:
    anna = Person(server)
    created = anna.create({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"})
    state = anna.state(created["match"]["id"])
    assert state["stream"] == "0,1"
    assert [view["seat"] for view in state["views"]] == [0, 1]
    assert [seat["you"] for seat in state["match"]["seats"]] == [True, True]


def test_a_seat_link_carries_seats_to_another_device_once(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    phone = Person(server)
    link = anna.http.post(f"/api/matches/{match}/transfer").json()
    assert link["path"] == f"/seat/{link['token']}"
    assert link["qr"].startswith("<svg")
    seen = phone.http.post("/api/links", json={"token": link["token"]}).json()
    assert (seen["kind"], seen["seats"]) == ("seat", [0])
    claimed = phone.http.post("/api/links/claim", json={"token": link["token"]})
    assert claimed.json()["seats"] == [0]
    used = Person(server).http.post("/api/links/claim", json={"token": link["token"]})
    assert (used.status_code, used.json()["error"]["key"]) == (404, "server-link-expired")
    # Both devices play on; the match knows one player.
    view = asked(phone.state(match)) or asked(boris.state(match))
    assert view is not None
    player = phone if view["seat"] == 0 else boris
    assert player.answer(match, view, random.Random(1)).status_code == 200
    assert anna.state(match)["n"] == phone.state(match)["n"]
    stranger = Person(server).http.post(f"/api/matches/{match}/transfer")
    assert stranger.status_code == 404
    assert boris.state(match)["stream"] == "1"


def test_links_and_codes_are_for_players(server: Host) -> None:
    match, anna, boris, created = two_players(server)
    assert boris.http.get(f"/api/matches/{match}/links").json() == created["links"]
    code = boris.http.get(f"/api/matches/{match}/links/watch/qr")
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert code.text == qr(server.url + created["links"]["watch"]["path"])
    at_move = boris.http.get(f"/api/matches/{match}/links/replay/qr", params={"step": 7})
    assert at_move.text == qr(f"{server.url}{created['links']['replay']['path']}?step=7")
    assert boris.http.get(f"/api/matches/{match}/links/other/qr").status_code == 404
    watcher = Person(server)
    link = {"Offworld-Link": created["links"]["watch"]["token"]}
    assert watcher.http.get(f"/api/matches/{match}", headers=link).status_code == 200
    assert watcher.http.get(f"/api/matches/{match}/links", headers=link).status_code == 403
    assert watcher.http.get(f"/api/matches/{match}").status_code == 404
    assert anna.http.get(f"/api/matches/{match}").json()["owner"]


def test_my_matches_show_where_it_is_my_turn(server: Host) -> None:
    match, anna, boris, _ = two_players(server, pace="days", days=2)
    mine = {person: person.http.get("/api/me").json()["matches"][0] for person in (anna, boris)}
    assert [mine[anna]["id"], mine[boris]["id"]] == [match, match]
    assert [mine[anna]["seats"], mine[boris]["seats"]] == [[0], [1]]
    assert mine[anna]["turn"] is not mine[boris]["turn"]
    assert mine[anna]["names"] == ["Anna", "Boris"]
    assert mine[anna]["kinds"] == ["person", "person"]
    assert mine[anna]["pace"] == "days"
    assert Person(server).http.get("/api/me").json() == {
        "person": False,
        "account": None,
        "matches": [],
        "more": False,
    }


def test_who_is_overdue_can_be_replaced_by_a_bot(make_host: Callable[..., Host]) -> None:
    host = make_host(overdue_seconds=0.0).start()
    match, anna, boris, _ = two_players(host)
    slow = asked(anna.state(match))
    sleeper, other = (0, boris) if slow else (1, anna)
    reply = other.http.post(f"/api/matches/{match}/seats/{sleeper}/bot", json={"level": "novice"})
    assert reply.status_code == 200, reply.text
    assert reply.json()["match"]["seats"][sleeper]["kind"] == "bot"


def test_who_still_has_time_keeps_the_seat(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    for person, seat in ((anna, 1), (boris, 0)):
        reply = person.http.post(f"/api/matches/{match}/seats/{seat}/bot", json={"level": "novice"})
        assert (reply.status_code, reply.json()["error"]["key"]) == (403, "server-not-overdue")


def test_who_gives_a_seat_up_may_look_on(server: Host) -> None:
    """Whether they got up in the lobby or handed the seat to a bot: the address of the match still leads there."""
    anna, boris, vera = Person(server), Person(server), Person(server)
    created = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"})
    match = created["match"]["id"]
    vera.join(created, "Vera")
    socket = vera.socket(match)
    socket.until("state")
    assert vera.http.post(f"/api/matches/{match}/leave", json={"seat": 1}).status_code == 200
    told = socket.until("state", "bye")  # the same connection goes on, with other eyes
    assert (told["type"], told["stream"]) == ("state", "watch")
    boris.join(created, seat=1)
    assert anna.http.post(f"/api/matches/{match}/start", json={"fill": "novice"}).status_code == 200
    assert boris.command(match, type="resign", seat=1, level="novice").status_code == 200
    assert anna.http.post(f"/api/matches/{match}/seats/0/bot", json={"level": "novice"}).status_code == 200
    for person in (anna, boris, vera):
        assert [view["seat"] for view in person.state(match)["views"]] == [None]
        assert person.command(match, type="chat", seat=1, text="Hello").status_code == 403
    assert Person(server).http.get(f"/api/matches/{match}").status_code == 404


def test_whoever_made_a_match_has_it_in_the_list_also_without_a_seat(server: Host) -> None:
    """A match of bots, and a lobby in which the owner got up: else nobody could find them again."""
    anna = Person(server)
    bots = anna.create({"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "novice"})["match"]["id"]
    lobby = anna.create()["match"]["id"]
    assert anna.http.post(f"/api/matches/{lobby}/leave", json={"seat": 0}).status_code == 200
    listed = anna.http.get("/api/me").json()["matches"]
    assert [(item["id"], item["seats"], item["turn"]) for item in listed] == [(lobby, [], False), (bots, [], False)]


@pytest.mark.parametrize("progress", [False, True])
def test_while_all_choose_only_who_has_not_finished_can_be_replaced(
    make_host: Callable[..., Host], progress: bool
) -> None:
    host = make_host(module="tests.server.prospect_host", overdue_seconds=0.0).start()
    anna, boris = Person(host), Person(host)
    options = {"progress": progress, "confirm": False}
    created = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, game="rows", options=options)
    boris.join(created)
    match = created["match"]["id"]
    question = anna.state(match)["views"][0]["question"]
    sent = anna.command(match, type="answer", seat=0, question=question["id"], value=[0, 0])
    assert sent.status_code == 200, sent.text
    rushed = boris.http.post(f"/api/matches/{match}/seats/0/bot", json={"level": "novice"})
    assert (rushed.status_code, rushed.json()["error"]["key"]) == (403, "server-not-overdue")
    info = boris.http.get(f"/api/matches/{match}").json()
    assert (info["overdue"], info["asked"]) == ([1], [1] if progress else [0, 1])
    mine, yours = [person.http.get("/api/me").json()["matches"][0] for person in (anna, boris)]
    assert (mine["asked"], mine["turn"]) == ([1], False)
    assert (yours["asked"], yours["turn"]) == ([1] if progress else [0, 1], True)
    handed = anna.http.post(f"/api/matches/{match}/seats/1/bot", json={"level": "novice"})
    assert handed.status_code == 200, handed.text
