"""What somebody looks at or has half chosen stays until something new is asked, whatever others do meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import offworld
from offworld.bots import Perspective, bot
from tests.browser.people import PHONE, Visitor
from tests.browser.test_together import near_each_other
from tests.browser.test_welcome_to_the_moon import press
from tests.browser.test_welcome_to_the_moon_table import REVEALED

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
DONE = "[data-testid=choice][data-value='\"done\"']"
FEW = 12  # presses are enough for one turn


def writing(visit: Visit, **context: Any) -> tuple[Visitor, Visitor]:
    """Let two people come and sit down to the Launch."""
    anna, boris = visit(**context), visit()
    sit_down(anna, boris)
    return anna, boris


def sit_down(anna: Visitor, boris: Visitor) -> None:
    """Let two people sit down to the Launch; both are asked for a combination."""
    made = anna.create(ME, OPEN, game="welcome_to_the_moon", options={"adventure": 1})
    boris.claim(made, "Boris")
    for person in (anna, boris):
        person.page.locator("[data-testid=question][aria-busy=false]").wait_for()


def finish_turn(person: Visitor) -> None:
    """Write something and say that this is all."""
    done = person.page.locator(DONE)
    for turn in range(FEW):
        if done.count():
            break
        press(person, turn)
    asked = person.asked()
    done.click()
    person.next_asked(asked)


@pytest.mark.about("welcome_to_the_moon")
def test_the_sheet_of_another_stays_while_others_become_ready(visit: Visit) -> None:
    anna, boris = writing(visit)
    asked = anna.asked()
    anna.see("sheet-1").click()
    expect(anna.see("own-sheet")).to_contain_text("Boris")
    finish_turn(boris)
    expect(anna.see("ready-marks")).to_contain_text("Boris: ready")
    assert anna.asked() == asked
    expect(anna.see("own-sheet")).to_contain_text("Boris")


def test_the_log_stays_in_front_of_the_news_while_others_become_ready(visit: Visit) -> None:
    anna, boris = writing(visit)
    for person in (anna, boris):
        finish_turn(person)
    expect(anna.see("side-news")).to_have_attribute("aria-pressed", "true")
    anna.see("side-log").click()
    finish_turn(boris)
    expect(anna.see("ready-marks")).to_contain_text("Boris: ready")
    expect(anna.see("side-log")).to_have_attribute("aria-pressed", "true")


def claiming() -> dict[str, Any]:
    """Return a match in which the first seat is asked which missions to claim while the second still writes."""
    match, rng = offworld.game("welcome_to_the_moon").start(2, 1, {"adventure": 1}), offworld.Rng(1)
    chooser = bot("greedy")
    while True:
        asked = match.asked()
        if 1 in asked and 0 in asked and asked[0].topic == "claim":
            record: dict[str, Any] = match.record()
            return record
        seat = min(asked)
        match.answer(seat, chooser.choose(Perspective(match, seat), rng))


@pytest.mark.about("welcome_to_the_moon")
def test_a_mission_that_is_left_stays_so_while_others_become_ready(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = anna.post("/api/import", {"file": claiming(), "seats": [ME, OPEN]})
    boris.claim(made, "Boris")
    anna.page.goto(f"/m/{made['match']['id']}")
    mission = anna.page.locator("label.claim input").first
    mission.uncheck()
    finish_turn(boris)
    expect(anna.see("ready-marks")).to_contain_text("Boris: ready")
    expect(mission).not_to_be_checked()


def test_a_tab_stays_in_front_while_others_become_ready(visit: Visit) -> None:
    anna, boris = writing(visit, viewport=PHONE)
    anna.see("tab-people").click()
    finish_turn(boris)
    expect(anna.see("ready-marks")).to_contain_text("Boris: ready")
    expect(anna.see("table")).to_have_attribute("data-tab", "people")


@pytest.mark.about("welcome_to_the_moon")
def test_an_enlarged_part_of_a_phone_stays_while_others_become_ready(visit: Visit) -> None:
    anna, boris = writing(visit, viewport=PHONE)
    press(anna, 0)
    anna.page.locator("[data-board] [data-legal=true]").first.wait_for(state="attached")
    anna.see("whole-sheet").click()
    camera = anna.page.locator(".k-board > svg > g").first
    expect(camera).to_be_visible()
    before = camera.get_attribute("transform") or ""
    box = anna.page.locator(".k-board > svg").first.bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 3)
    anna.page.mouse.wheel(0, -500)
    expect(camera).not_to_have_attribute("transform", before)
    enlarged = camera.get_attribute("transform")
    finish_turn(boris)
    expect(anna.see("ready-marks")).to_contain_text("Boris: ready")
    expect(camera).to_have_attribute("transform", enlarged or "")


@pytest.mark.about("welcome_to_the_moon")
def test_the_end_of_a_turn_is_shown_once(visit: Visit) -> None:
    anna, boris = visit(reduced_motion="no-preference"), visit()
    anna.page.add_init_script(REVEALED)
    sit_down(anna, boris)
    for person in (anna, boris):
        finish_turn(person)
    anna.page.wait_for_function("() => window.stayed.length > 0")  # it has come, and was pressed away
    press(anna, 0)  # the next frame of the same turn
    revealed = anna.page.evaluate("window.revealed")
    assert len(revealed) == 1
    assert "Boris" in revealed[0]


# Notes for how long the reveals are to stay.
LASTS = """
window.lasts = [];
const plain = window.setTimeout;
window.setTimeout = (act, wait = 0, ...given) => (window.lasts.push(wait), plain(act, wait, ...given));
"""


@pytest.mark.about("welcome_to_the_moon")
def test_the_end_of_a_turn_stays_twice_as_long_at_a_slow_pace(visit: Visit) -> None:
    anna, boris = visit(reduced_motion="no-preference", settled=False), visit()
    anna.page.add_init_script("localStorage.offworld = JSON.stringify({ offered: true, pace: 'slow' })")
    anna.page.add_init_script(LASTS)
    anna.page.add_init_script(REVEALED)
    sit_down(anna, boris)
    for person in (anna, boris):
        finish_turn(person)
    anna.page.wait_for_function("() => window.stayed.length > 0")
    assert 3600 in anna.page.evaluate("window.lasts")


def came(anna: Visitor, visit: Visit, made: dict[str, Any]) -> Visitor:
    """Let somebody come to watch; that is seen at the table, and asks nothing new."""
    links = anna.context.request.get(f"/api/matches/{made['match']['id']}/links").json()
    vera = visit()
    vera.page.goto(links["watch"]["path"])
    expect(anna.page.locator(".watchers")).to_be_attached()
    return vera


@pytest.mark.about("welcome_to_the_moon")
def test_half_a_choice_alone_stays_when_somebody_comes_to_watch(visit: Visit) -> None:
    anna = visit()
    match = offworld.game("welcome_to_the_moon").start(1, 3, {"adventure": 2})
    made = anna.post("/api/import", {"file": match.record(), "seats": [ME]})
    anna.page.goto(f"/m/{made['match']['id']}")
    anna.see("number-0").click()
    expect(anna.see("number-0")).to_have_attribute("aria-pressed", "true")
    came(anna, visit, made)
    expect(anna.see("number-0")).to_have_attribute("aria-pressed", "true")


@pytest.mark.about("dig_mars")
def test_a_menu_and_a_station_about_to_move_stay_when_somebody_comes_and_goes(visit: Visit) -> None:
    anna = visit()
    made = anna.load(near_each_other(), ME, {"kind": "bot", "level": "novice"})
    anna.choices()
    anna.see("site-A1").press("Enter")
    menu = anna.see("place-choice")
    expect(menu).to_have_count(2)
    menu.last.focus()
    vera = came(anna, visit, made)
    expect(menu.last).to_be_focused()
    menu.last.press("Enter")
    expect(anna.see("stay")).to_be_visible()
    vera.page.goto("about:blank")
    expect(anna.page.locator(".watchers")).to_have_count(0)
    expect(anna.see("stay")).to_be_visible()


def test_the_chat_stays_where_it_is_read(visit: Visit) -> None:
    anna, boris = writing(visit)
    say = anna.page.get_by_label("Say something")
    for line in range(6):
        say.fill(f"{line} " + "and so on " * 28)
        say.press("Enter")
        expect(boris.see("chat")).to_contain_text(f"{line} and")
        expect(anna.see("chat")).to_contain_text(f"{line} and")
    lines = anna.see("chat").get_by_role("log")
    lines.evaluate("box => { box.scrollTop = 10; }")
    anna.page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0, true)))")
    finish_turn(boris)
    expect(anna.see("ready-marks")).to_contain_text("Boris: ready")
    assert lines.evaluate("box => box.scrollTop") == 10
