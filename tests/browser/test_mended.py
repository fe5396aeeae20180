"""What drove newcomers away once: each of these was broken, and no test had looked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import offworld
from tests.browser.mars import BOT, ME, load, middle
from tests.browser.people import PHONE, Visitor
from tests.browser.test_together import OPEN, near_each_other

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]


@pytest.mark.about("terraforming_mars")
def test_a_card_is_played_from_its_dialog(visit: Visit) -> None:
    anna = visit()
    load(anna, middle(), ME, BOT, BOT)
    anna.see("open-hand").click()
    anna.see("sheet-hand").get_by_test_id("card-comet").get_by_role("button").first.click()
    anna.see("card-dialog").get_by_test_id("play").click()
    expect(anna.see("card-dialog")).to_have_count(0)
    expect(anna.page.locator("#question-title")).to_contain_text("Comet")


def test_with_bots_seats_bots_whatever_the_number_of_seats(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/new/terraforming_mars")
    anna.see("chair-0").wait_for()
    for count in (4, 1, 3):
        anna.page.get_by_role("radio", name=str(count), exact=True).first.check(force=True)
        for seat in range(1, count):
            expect(anna.see(f"chair-{seat}").locator("select").first).to_have_value("bot")


@pytest.mark.about("dig_mars")
def test_ones_own_things_keep_their_width_where_all_upgrades_are_refused_alike(visit: Visit) -> None:
    anna = visit()
    state = near_each_other()
    state["players"][0]["points"] = 0
    anna.load(state, {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})
    for equipment in ("drill", "transport", "fleet"):
        row = anna.page.locator("li", has=anna.see(f"upgrade-{equipment}"))
        row.wait_for()

        def is_wide(row: Locator = row) -> None:
            box = row.bounding_box()
            assert box is not None
            assert box["width"] > 200, "the panel has collapsed"

        anna.eventually(is_wide)


def test_the_second_person_at_one_device_can_answer_the_first_question(visit: Visit) -> None:
    home = visit()
    home.create({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"})
    for site in (0, 15):  # the ids of questions count for each seat: both are asked their first one
        home.see("ready").click()
        expect(home.see("choice").first).to_have_attribute("aria-disabled", "false")
        home.choose(site)
    home.see("ready").click()
    home.expect_log("D4")


def test_a_dialog_stays_when_ones_turn_comes_on_a_phone(visit: Visit) -> None:
    anna, boris = visit(viewport=PHONE), visit()
    made = anna.load(near_each_other(), {"kind": "me", "name": "Anna"}, OPEN)
    boris.claim(made, "Boris")
    anna.choose("end")
    anna.see("tab-people").click()
    anna.see("share").click()
    anna.see("share-dialog").wait_for()
    boris.choose("end")
    anna.see("choice").first.wait_for(state="attached")
    expect(anna.see("share-dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.see("share-dialog")).to_have_count(0)
    anna.choose("end")
    boris.see("choice").first.wait_for(state="attached")


def test_the_table_cannot_be_scrolled_off_the_screen(visit: Visit) -> None:
    anna = visit()
    anna.load(near_each_other(), {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})
    anna.choices()
    for summary in anna.page.locator("#question-pane summary").all():
        summary.click()
    heights = anna.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert heights[0] <= heights[1]


@pytest.mark.about("dig_mars")
def test_finds_that_were_spent_or_shared_are_not_shown_as_held(visit: Visit) -> None:
    anna = visit()
    state = near_each_other()
    state["players"][0].update(points=3, finds=["T01", "T30"])
    anna.load(state, {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})
    expect(anna.see("finds-note")).to_contain_text("3 of your points are left")


def going(visitor: Visitor) -> None:
    """Ask where the station on A1 goes."""
    visitor.load(near_each_other(), ME, BOT)
    visitor.choices()
    visitor.see("site-A1").focus()
    visitor.page.keyboard.press("Enter")
    visitor.see("place-choice").filter(has_text="Move").first.press("Enter")
    expect(visitor.see("stay")).to_be_visible()


@pytest.mark.about("dig_mars")
def test_where_a_station_goes_is_asked_beside_the_canyon_of_a_phone(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    going(anna)
    over = """all => all.filter(site => {
        const box = site.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !top?.closest('.k-board svg');
    }).map(site => site.dataset.testid)"""
    rows = anna.page.locator("[data-testid^=site-]")
    expect(rows).to_have_count(16)
    assert rows.evaluate_all(over) == []


@pytest.mark.about("dig_mars")
def test_the_keyboard_goes_back_to_the_station_that_stays(visit: Visit) -> None:
    anna = visit()
    going(anna)
    anna.see("stay").press("Enter")
    expect(anna.see("stay")).to_have_count(0)
    expect(anna.see("site-A1")).to_be_focused()


def test_sound_is_offered_where_no_board_lies(visit: Visit) -> None:
    anna = visit(viewport=PHONE, settled=False)
    anna.load(near_each_other(), ME, BOT)
    anna.see("sound-offer").wait_for()
    offer, board = anna.see("sound-offer").bounding_box(), anna.page.locator("[data-board]").bounding_box()
    assert offer
    assert board
    assert offer["y"] >= board["y"] + board["height"]


@pytest.mark.about("welcome_to_the_moon")
def test_a_sheet_is_there_before_the_first_cards_are(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.create(ME, BOT, game="welcome_to_the_moon", options={"adventure": 6, "expedition": True})
    anna.page.locator("[data-testid^=space-]").first.wait_for(state="attached")
    box = anna.page.locator(".sheet .k-board").first.bounding_box()
    assert box
    assert box["height"] > 200


def test_a_question_comes_back_from_behind_a_tab_with_its_beginning(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.load(near_each_other(), ME, BOT)
    anna.choices()
    anna.page.locator("#question-pane summary").first.click()
    down = "(pane => { pane.scrollTo(0, 10_000); return pane.scrollTop; })(document.getElementById('question-pane'))"
    assert anna.page.evaluate(down) > 100
    anna.see("tab-log").click()
    anna.see("site-A1").click()
    anna.see("place-choice").filter(has_text="Drill").click()
    title = anna.page.locator("#question-title")
    expect(title).to_contain_text("2 actions")
    expect(title).to_be_in_viewport(ratio=0.9)


def test_a_new_question_begins_at_its_top_although_the_old_one_is_still_being_scrolled(visit: Visit) -> None:
    anna = visit(viewport={"width": 1440, "height": 500})
    anna.load(near_each_other(), {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})
    anna.choices()
    pane, title = anna.page.locator("#question-pane"), anna.page.locator("#question-title")
    for summary in pane.locator("summary").all():
        summary.click()
    asked = title.inner_text()
    title.focus()
    anna.page.keyboard.press("End")
    anna.page.wait_for_function("() => document.getElementById('question-pane')?.scrollTop > 0")  # and goes on
    pane.get_by_test_id("choice").first.evaluate("button => button.click()")
    expect(title).not_to_have_text(asked)
    anna.page.wait_for_timeout(700)  # longer than any scroll
    assert pane.evaluate("pane => pane.scrollTop") == 0


def test_the_keyboard_comes_to_the_foot_of_a_new_question_and_sees_it(visit: Visit) -> None:
    anna = visit(viewport={"width": 1440, "height": 500})
    anna.load(near_each_other(), {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})
    anna.choices()
    title = anna.page.locator("#question-title")
    asked = title.inner_text()
    anna.page.locator("#question-pane").get_by_test_id("choice").first.evaluate("button => button.click()")
    expect(title).not_to_have_text(asked)
    anna.page.evaluate(
        """() => {
            const pane = document.getElementById('question-pane');
            const isAfter = each => pane.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING;
            const all = [...document.querySelectorAll('button, a[href], summary, [tabindex="0"]')];
            all.find(each => isAfter(each) && each.checkVisibility()).focus({ preventScroll: true });
        }"""
    )
    anna.page.keyboard.press("Shift+Tab")
    anna.page.wait_for_function(  # once it has been scrolled there
        """() => {
            const [pane, at] = [document.getElementById('question-pane'), document.activeElement];
            const [frame, box] = [pane.getBoundingClientRect(), at.getBoundingClientRect()];
            return pane.contains(at) && pane.scrollHeight > pane.clientHeight && box.bottom <= frame.bottom + 1;
        }"""
    )


def test_closing_what_one_looked_at_gives_the_keyboard_back(visit: Visit) -> None:
    anna = visit(viewport={"width": 1440, "height": 900})
    file = offworld.game("ceres").start(2, 1).record()
    made = anna.post("/api/import", {"file": file, "seats": [{"kind": "me", "name": "Anna"}, BOT]})
    anna.page.goto(f"/m/{made['match']['id']}")
    looked = anna.see("spot-exploration")
    stand = anna.see("stand")
    for close in ("Enter", "Escape"):
        looked.focus()
        anna.page.keyboard.press("Enter")
        stand.get_by_role("button", name="Close").focus()
        anna.page.keyboard.press(close)
        expect(looked).to_be_focused()
        expect(stand).to_have_count(0)


def test_the_keyboard_goes_to_the_question_also_where_it_comes_to_the_front_later(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.load(near_each_other(), {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})
    anna.choices()
    anna.page.evaluate("""async () => {
        const pane = document.getElementById('question-pane');
        pane.style.display = 'none'; // as behind another tab
        const button = document.createElement('button');
        document.body.append(button);
        button.focus();
        button.remove();
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        pane.style.display = '';
        pane.classList.toggle('shown');
        pane.classList.toggle('shown');
    }""")
    expect(anna.page.locator("#question-title")).to_be_focused()


def test_the_keyboard_is_not_lost_with_a_tab_that_goes_to_the_back(visit: Visit) -> None:
    """The browser takes the focus away a frame after the tab has gone, and nothing else changes then."""
    anna = visit(viewport=PHONE, reduced_motion="reduce")
    anna.load(near_each_other(), {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})
    anna.choices()
    anna.see("tab-log").click()
    log = anna.see("log")
    log.focus()
    expect(log).to_be_focused()
    anna.see("tab-question").evaluate("tab => tab.click()")  # as a new question does
    expect(anna.page.locator("#question-title")).to_be_focused()


def test_the_keyboard_is_not_lost_where_a_button_stands_for_the_next_question_too(visit: Visit) -> None:
    """Such as "not applied", twice in a row: it is disabled until the reply comes, and loses the focus for that."""
    anna = visit(reduced_motion="reduce")
    anna.load(near_each_other(), {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})
    anna.choices()
    wait = """async ([button, asked]) => {
        button.focus();
        button.disabled = true;
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        if (document.activeElement !== document.body) throw new Error('a disabled button keeps the focus');
        if (asked) document.querySelector('[data-asked]').dataset.asked = asked;
        button.disabled = false;
    }"""
    button = anna.see("choice").first
    anna.page.evaluate(wait, [button.element_handle(), ""])
    expect(button).to_be_focused()  # refused, for instance: the question is the same
    anna.page.evaluate(wait, [button.element_handle(), "the next one"])
    expect(anna.page.locator("#question-title")).to_be_focused()
