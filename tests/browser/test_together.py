"""People at one table: by link, watching, hot-seat, undo by consent, breaks in the connection."""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import PATIENCE, PHONE, Visitor

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "novice"}


def near_each_other() -> dict[str, Any]:
    """Describe a position in which Anna is to move and can drill A1."""
    return {
        "stacks": {"A1": {"tiles": ["T08", "T07"]}},
        "players": [{"stations": ["A1"], "points": 3}, {"stations": ["D4"], "points": 5}],
        "turn": {"seat": 0},
    }


def read(message: str | bytes) -> Any:
    """Return a frame; long ones come compressed."""
    return json.loads(gzip.decompress(message) if isinstance(message, bytes) else message)


def asked(*people: Visitor) -> Visitor:
    """Wait until somebody is asked, and return who."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for person in people:
            if person.is_asked():
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_people_and_a_spectator(visit: Visit) -> None:
    anna, boris, vera = visit(), visit(locale="ru-RU"), visit(viewport=PHONE)
    anna.page.goto("/new/dig_mars")
    anna.page.get_by_text("Friends by link").click()
    anna.see("start").click()
    expect(anna.see("lobby")).to_be_visible()
    links = anna.context.request.get(f"/api/matches/{anna.page.url.rsplit('/', 1)[1]}/links").json()

    boris.page.goto(links["join"]["path"])
    boris.see("name").fill("Борис")
    boris.see("claim").click()
    vera.page.goto(links["watch"]["path"])
    for person in (anna, boris):
        expect(person.see("table")).to_be_visible()
    expect(vera.page.locator("[data-board]")).to_be_visible()

    for number in range(2):  # both place their first stations, whoever begins
        person = asked(anna, boris)
        person.choose(5)
        expect(person.see("log").get_by_text("B2")).to_have_count(number + 1)
    first = asked(anna, boris)
    other = boris if first is anna else anna
    first.choose("end")
    other.choices()
    expect(first.see("choice")).to_have_count(0)
    assert vera.see("choice").count() == 0
    assert vera.see("my-points").count() == 0
    ended = "Player 1 заканчивает ход" if first is anna else "Вы заканчи\N{SOFT HYPHEN}ваете ход"
    expect(boris.see("log")).to_contain_text(ended)

    anna.page.get_by_placeholder("Say something").or_(anna.page.get_by_label("Say something")).first.fill("Good luck!")
    anna.page.keyboard.press("Enter")
    expect(boris.see("chat")).to_contain_text("Good luck!")


def test_hot_seat_hides_secrets_between_turns(visit: Visit) -> None:
    home = visit()
    state = near_each_other()
    home.load(state, {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"})
    expect(home.see("hand-over")).to_contain_text("Anna")
    assert home.see("my-points").count() == 0
    home.see("ready").click()
    expect(home.see("my-points")).to_contain_text("3")
    home.choose("end")
    expect(home.see("hand-over")).to_contain_text("Boris")
    assert home.see("my-points").count() == 0
    assert home.see("choice").count() == 0
    home.see("ready").click()
    expect(home.see("my-points")).to_contain_text("5")
    home.expect_log("Anna ends the turn")  # where several sit at one device, nobody is "you"


def test_undo_before_and_after_the_barrier(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = anna.load(near_each_other(), ME, OPEN)
    boris.claim(made, "Boris")
    anna.choose("move", 0, 1)
    anna.expect_log("A1 → B1")
    anna.page.get_by_role("button", name="Undo").click()
    expect(anna.see("log")).not_to_contain_text("A1 → B1")

    anna.choose("drill", 0)
    anna.expect_log("You drill at A1")
    anna.see("undo").click()  # only now the server looks whether that has revealed something
    anna.page.get_by_role("button", name="Ask for an undo").click()
    boris.see("agree").click()
    for person in (anna, boris):
        expect(person.see("log")).not_to_contain_text("at A1")
    assert ["drill", 0] in anna.choices()


def test_an_undo_can_be_refused(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = anna.load(near_each_other(), ME, OPEN)
    boris.claim(made, "Boris")
    anna.choose("drill", 0)
    anna.expect_log("You drill at A1")
    anna.see("undo").click()  # only now the server looks whether that has revealed something
    expect(anna.see("undo-ask")).to_be_visible()
    boris.page.get_by_placeholder("Say something").or_(boris.page.get_by_label("Say something")).first.fill(
        "Well drilled!"
    )
    boris.page.keyboard.press("Enter")
    expect(anna.see("chat")).to_contain_text("Well drilled!")
    expect(anna.see("undo-ask")).to_be_visible()  # a line of the chat changes nothing of that
    anna.page.get_by_role("button", name="Ask for an undo").click()
    boris.see("refuse").click()
    expect(boris.see("refuse")).to_have_count(0)
    anna.expect_log("You drill at A1")
    assert ["transport", 0] in anna.choices()


def test_a_cut_in_mid_move_loses_and_doubles_nothing(visit: Visit) -> None:
    """The answer arrives, its reply does not: the browser comes back and repeats the answer under the same name."""
    anna, boris = visit(expected="WebSocket"), visit()
    cut = {"armed": 0, "sockets": 0, "dead": 0}

    def wire(route: WebSocketRoute) -> None:
        cut["sockets"] += 1
        number = cut["sockets"]
        server = route.connect_to_server()

        def from_server(message: str | bytes) -> None:
            if cut["armed"] and read(message)["type"] in ("accepted", "update"):
                cut["armed"], cut["dead"] = 0, number
                server.close()
                route.close()
            if cut["dead"] != number:
                route.send(message)

        server.on_message(from_server)

    anna.page.route_web_socket(lambda url: "/socket" in url, wire)
    made = anna.load(near_each_other(), ME, OPEN)
    boris.claim(made, "Boris")
    anna.choices()
    cut["armed"] = 1
    anna.choose("move", 0, 1)
    anna.expect_log("A1 → B1")
    assert cut["sockets"] == 2
    state = boris.context.request.get(f"/api/matches/{made['match']['id']}/state").json()
    moves = [event for event in state["views"][0]["events"] if event["key"] == "dig_mars-moved"]
    assert len(moves) == 1
    assert ["move", 1, 0] in anna.choices()


def test_coming_back_on_another_device(visit: Visit) -> None:
    desk, phone = visit(), visit(viewport=PHONE)
    made = desk.load(near_each_other(), ME, BOT)
    desk.choices()
    transfer = desk.post(f"/api/matches/{made['match']['id']}/transfer", {})
    phone.page.goto(transfer["path"])
    phone.page.get_by_role("button", name="Take the seats").click()
    expect(phone.see("table")).to_be_visible()
    phone.choose("move", 0, 1)
    desk.expect_log("A1 → B1")


def test_resigning_hands_the_seat_to_a_bot(visit: Visit) -> None:
    anna = visit()
    made = anna.load(near_each_other(), ME, BOT)
    anna.choices()
    anna.see("resign").click()
    anna.see("resign-yes").click()
    expect(anna.see("finished").or_(anna.page.get_by_text("A bot plays on for you")).first).to_be_visible()
    seats = anna.context.request.get(f"/api/matches/{made['match']['id']}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "bot"]


def test_a_guest_resigns_out_of_turn_and_looks_on(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = anna.load(near_each_other(), ME, OPEN)
    boris.claim(made, "Boris")
    expect(boris.see("idle")).to_contain_text("Waiting for Anna")
    boris.see("resign").click()
    boris.see("resign-yes").click()
    expect(boris.see("idle")).to_contain_text("You are watching")
    expect(anna.see("person-1")).to_contain_text("Bot")
    boris.page.reload()
    expect(boris.see("idle")).to_contain_text("You are watching")
