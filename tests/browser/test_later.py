"""What happens between and after turns: over days, resigning, rematches, the list of one's matches."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import Visitor
from tests.browser.test_together import BOT, ME, OPEN, near_each_other
from tests.server.host import Host

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
ENDING = {
    "players": [{"stations": ["A1"], "points": 41}, {"stations": ["D4"], "points": 5}],
    "turn": {"seat": 0},
}


def test_whoever_takes_longer_than_the_days_allow_can_be_replaced(
    own_host: Callable[..., Host], visit: Visit, tmp_path: Path
) -> None:
    """Two days pass: the server is stopped meanwhile, and its database is set back."""
    host = own_host()
    anna, boris = visit(host), visit(host)
    made = anna.create(ME, OPEN, pace="days", days=1)
    expect(anna.see("lobby")).to_contain_text("1 day for each turn")
    boris.claim(made, "Boris")
    anna.see("choice").or_(anna.see("idle")).first.wait_for(state="attached")
    asked = anna.context.request.get(f"/api/matches/{made['match']['id']}").json()["asked"][0]
    waiting = (boris, anna)[asked]
    expect(waiting.see("idle")).to_be_visible()
    assert waiting.see("overdue-bot").count() == 0
    for person in (anna, boris):
        person.page.goto("about:blank")
    host.stop()
    with sqlite3.connect(tmp_path / "offworld.sqlite3") as database:
        database.execute("UPDATE entries SET at = at - 2 * 86400")
    host.start()
    waiting.page.goto(f"/m/{made['match']['id']}")
    expect(waiting.see("idle")).to_contain_text("2 days ago")
    waiting.see("overdue-bot").click()
    waiting.choices()  # the bot has moved, and it is one's own turn
    seats = waiting.context.request.get(f"/api/matches/{made['match']['id']}").json()["seats"]
    assert seats[asked]["kind"] == "bot"


def test_getting_up_leads_back_to_the_invitation(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = anna.create(ME, OPEN, OPEN)
    boris.claim(made, "Boris")
    expect(anna.see("seat-1")).to_contain_text("Boris")
    code = boris.see("invite-panel").get_by_role("img")  # of somebody who sits here; asked for later, it is refused
    expect(code).not_to_have_js_property("naturalWidth", 0)
    boris.see("seat-1").get_by_role("button", name="Get up").click()
    expect(boris.see("claim")).to_be_visible()
    expect(anna.see("seat-1")).to_contain_text("Free")
    boris.see("name").fill("Boris")
    boris.see("claim").click()
    expect(boris.see("seat-1")).to_contain_text("Boris")


def test_getting_up_before_the_links_are_known_leads_back_to_the_invitation_too(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = anna.create(ME, OPEN, OPEN)
    late: list[Route] = []
    boris.page.route("**/matches/*/links", lambda route: late.append(route))
    boris.claim(made, "Boris")
    boris.see("seat-1").get_by_role("button", name="Get up").click()
    late[0].continue_()
    expect(boris.see("claim")).to_be_visible()
    expect(anna.see("seat-1")).to_contain_text("Free")


def test_the_page_notices_by_itself_when_the_time_has_run_out(own_host: Callable[..., Host], visit: Visit) -> None:
    host = own_host(overdue_seconds=2.0)
    anna, boris = visit(host), visit(host)
    made = anna.load(near_each_other(), ME, OPEN)
    boris.claim(made, "Boris")
    expect(boris.see("idle")).to_be_visible()
    expect(boris.see("overdue-bot")).to_be_visible()  # nothing was sent meanwhile
    boris.see("overdue-bot").click()
    boris.choices()


def test_a_resigned_seat_plays_on_by_a_bot_of_the_chosen_level(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = anna.load(near_each_other(), ME, OPEN)
    boris.claim(made, "Boris")
    anna.choices()
    anna.see("resign").click()
    anna.see("resign-dialog").get_by_role("combobox").select_option("novice")
    anna.see("resign-yes").click()
    boris.choices()  # the bot has taken its turn
    seat = boris.context.request.get(f"/api/matches/{made['match']['id']}").json()["seats"][0]
    assert (seat["kind"], seat["level"], seat["name"]) == ("bot", "novice", "Anna")
    expect(anna.see("choice")).to_have_count(0)


def test_both_sit_down_to_a_rematch_without_a_new_link(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = anna.load(ENDING, ME, OPEN)
    boris.claim(made, "Boris")
    anna.choose("claim")
    expect(boris.see("finished")).to_be_visible()
    anna.see("rematch").click()
    expect(anna.see("lobby")).to_be_visible()
    expect(boris.see("rematch")).to_have_text("To the rematch")
    boris.see("rematch").click()
    expect(boris.see("lobby")).to_contain_text("Kept for Boris")
    boris.page.get_by_role("button", name="Sit here").first.click()
    for person in (anna, boris):
        expect(person.see("table")).to_be_visible()
    assert anna.page.url == boris.page.url != made["match"]["id"]


def test_lessons_are_marked_in_the_list_and_can_be_taken_off_it(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/learn/dig_mars")
    anna.see("begin").click()
    expect(anna.see("lesson")).to_be_visible()
    anna.load(near_each_other(), ME, BOT)
    anna.choices()
    anna.page.goto("/")
    rows = anna.see("my-matches").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Lesson")).to_have_count(1)
    expect(anna.see("forget")).to_have_count(1)  # not the match that goes on
    anna.see("forget").click()
    expect(rows).to_have_count(1)
    expect(rows.filter(has_text="Lesson")).to_have_count(0)
    anna.page.reload()
    expect(rows).to_have_count(1)


def test_a_match_alone_can_be_deleted_for_good_and_one_with_others_cannot(visit: Visit) -> None:
    anna, boris = visit(), visit()
    boris.claim(anna.create(ME, OPEN), "Boris")
    anna.load(near_each_other(), ME, BOT)
    anna.page.goto("/")
    rows = anna.see("my-matches").get_by_role("listitem")
    expect(rows).to_have_count(2)
    anna.see("remove").click()  # there is but one
    expect(anna.see("remove-list")).to_have_count(0)  # a match that goes on stays in the list
    anna.see("remove-yes").click()
    expect(rows).to_have_count(1)
    anna.page.evaluate("localStorage.clear()")
    anna.page.reload()
    expect(rows).to_have_count(1)


def test_a_free_seat_is_not_called_a_bot(visit: Visit) -> None:
    anna = visit()
    anna.create(ME, OPEN, BOT)
    expect(anna.see("lobby")).to_be_visible()
    anna.page.goto("/")
    expect(anna.see("my-matches").get_by_role("listitem")).to_contain_text("You, Free, Novice bot")


def test_single_keys_work_on_a_russian_keyboard(visit: Visit) -> None:
    anna = visit(locale="ru-RU")
    anna.load(near_each_other(), ME, BOT)
    anna.choices()
    press = "([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true}))"
    anna.page.evaluate(press, ["й", "KeyQ"])
    expect(anna.page.locator("#question-title")).to_be_focused()
    anna.page.evaluate(press, ["д", "KeyL"])
    expect(anna.see("log")).to_be_focused()
