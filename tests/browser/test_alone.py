"""One person at the table: by keyboard alone, on a phone, in two languages, replays and files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "level": "novice"}
WISHES = ("claim", "point", "transport", "drill", "upgrade", "relocate", "scout")


def wish(offered: list[Any], turn: int) -> Any:
    """Return what somebody in a hurry would do."""
    if isinstance(offered[0], int):
        return offered[turn % len(offered)]
    for kind in WISHES:
        found = [answer for answer in offered if answer[0] == kind]
        if found:
            return found[0]
    moves = [answer for answer in offered if answer[0] == "move"]
    return moves[turn * 5 % len(moves)] if moves else ["end"]


def press(visitor: Visitor, answer: Any) -> None:
    """Give an answer with the keyboard alone: to the question, then from one choice to the next, unfolding groups."""
    keyboard = visitor.page.keyboard
    wanted = json.dumps(answer).replace(", ", ",")
    keyboard.press("q")
    for _ in range(60):
        keyboard.press("Tab")
        focused = visitor.page.evaluate(
            """wanted => {
                const at = document.activeElement, folded = at.closest('details:not([open])');
                if (at.dataset.value === wanted) return 'found';
                const inside = folded ? [...folded.querySelectorAll('[data-value]')] : [];
                return inside.some(each => each.dataset.value === wanted) ? 'folded' : '';
            }""",
            wanted,
        )
        if focused == "folded":
            keyboard.press("Enter")
        elif focused == "found":
            keyboard.press("Enter")
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


@pytest.mark.about("dig_mars")
def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    expect(anna.see("new-match").first).to_be_visible()
    anna.page.keyboard.press("Tab")
    for _ in range(30):  # from the top of the page to the first game's button
        if anna.page.evaluate("document.activeElement.dataset.testid") == "new-match":
            break
        anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    expect(anna.see("new-match-form")).to_be_visible()
    expect(anna.page.locator("main")).to_be_focused()  # the new page is where the keyboard goes on
    for _ in range(40):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement.dataset.testid") == "start":
            break
    anna.page.keyboard.press("Enter")
    expect(anna.see("table")).to_be_visible()
    for turn in range(400):
        anna.see("choice").or_(anna.see("finished")).first.wait_for(state="attached")
        if anna.see("finished").count():
            break
        shown = anna.see("question").inner_html()
        press(anna, wish(anna.choices(), turn))
        anna.page.wait_for_function(
            """shown => {
                const now = document.querySelector('[data-testid=question]');
                return !now || (now.getAttribute('aria-busy') !== 'true' && now.innerHTML !== shown);
            }""",
            arg=shown,
        )
    expect(anna.see("finished")).to_be_visible()
    expect(anna.see("rematch")).to_be_visible()


def test_the_language_switches_in_mid_game(visit: Visit) -> None:
    anna = visit(locale="ru-RU")
    anna.create(ME, BOT)
    anna.choose(5)
    expect(anna.see("log")).to_contain_text("Вы ставите станцию на B2")
    anna.see("language-en").click()
    expect(anna.see("log")).to_contain_text("You place a station on B2")
    expect(anna.see("log")).not_to_contain_text("ставит")
    assert anna.page.locator("html").get_attribute("lang") == "en"
    anna.page.reload()
    expect(anna.see("log")).to_contain_text("You place a station on B2")  # it is remembered


@pytest.mark.about("dig_mars")
def test_a_phone_plays_on_the_board(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True, locale="ru-RU")
    anna.create(ME, BOT)
    anna.choices()
    width = anna.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    anna.see("site-C2").tap()
    anna.expect_log("C2")
    for _ in range(20):
        anna.see("choice").first.wait_for(state="attached")
        if ["end"] in anna.choices():
            break
    covered = anna.page.evaluate(
        """() => [...document.querySelectorAll('[data-testid^=site-]')].filter(each => {
            const box = each.getBoundingClientRect();
            if (!box.width) return false;
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return !(top && (each.contains(top) || top.closest('[data-board]')));
        }).map(each => each.dataset.testid)"""
    )
    assert covered == []  # the question never hides the places that can be chosen


def finished(visitor: Visitor) -> str:
    """Let two bots finish a short match and return its id."""
    state = {
        "players": [{"stations": ["A1"], "points": 41}, {"stations": ["D4"], "points": 41}],
        "turn": {"seat": 0},
    }
    made = visitor.load(state, ME, BOT)
    visitor.choose("move", 0, 1)
    visitor.choose("claim")
    expect(visitor.see("finished")).to_be_visible()
    found: str = made["match"]["id"]
    return found


def test_a_finished_match_is_replayed_and_shared(visit: Visit) -> None:
    anna, guest = visit(), visit(locale="ru-RU", viewport=PHONE)
    match = finished(anna)
    anna.page.get_by_role("link", name="Replay").or_(anna.page.get_by_role("button", name="Replay")).first.click()
    expect(anna.see("replay").first).to_be_visible()
    slider = anna.see("slider")
    anna.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    anna.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(anna.page.get_by_text("A1 → B1").first).to_be_visible()

    links = anna.context.request.get(f"/api/matches/{match}/links").json()
    guest.page.goto(links["replay"]["path"])
    expect(guest.see("slider")).to_be_visible()


def test_a_match_is_exported_and_imported(visit: Visit, tmp_path: Path) -> None:
    anna, other = visit(), visit()
    finished(anna)
    with anna.page.expect_download() as download:
        anna.see("export-record").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "dig_mars"

    other.page.goto("/")
    other.page.get_by_text("Open a file").click()
    other.see("file").set_input_files(file)
    expect(other.see("slider")).to_be_visible()  # straight to the replay, with the names of those who played
    expect(other.page.get_by_text("Anna").first).to_be_visible()
    other.page.goto("/")
    row = other.see("my-matches").get_by_role("listitem")
    expect(row).to_contain_text("Anna wins")
    expect(row).not_to_contain_text("You")
    expect(other.see("result")).to_contain_text("Anna")


def test_a_tampered_file_is_refused_with_a_reason(visit: Visit, tmp_path: Path) -> None:
    anna = visit(expected="422")
    match = finished(anna)
    record = anna.context.request.get(f"/api/matches/{match}/record").json()
    record["answers"][0][1] = ["move", 0, 4]
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    anna.page.goto("/import")
    anna.see("file").set_input_files(file)
    expect(anna.page.get_by_text("changed").first).to_be_visible()


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    anna = visit()
    state = {"players": [{"stations": ["A1"]}, {"stations": ["D4"]}], "turn": {"seat": 0}}
    anna.load(state, ME, BOT)
    anna.choices()
    expect(anna.page.get_by_text("Victory needs 40 points; you have 0").first).to_be_attached()


def test_links_that_lead_nowhere_have_a_page(visit: Visit) -> None:
    anna = visit(expected="404")
    for path, testid in (("/join/nothing", "bad-link"), ("/m/unknown12345", "no-match"), ("/nowhere", "not-found")):
        anna.page.goto(path)
        expect(anna.see(testid)).to_be_visible()


@pytest.mark.about("dig_mars")
def test_the_lesson_teaches_by_playing(visit: Visit) -> None:
    anna = visit(locale="ru-RU")
    anna.page.goto("/learn/dig_mars")
    anna.see("begin").click()
    expect(anna.see("lesson")).to_be_visible()
