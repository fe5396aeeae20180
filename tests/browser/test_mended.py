"""What drove newcomers away once: each of these was broken, and no test had looked."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.mars import BOT, ME, load, middle
from tests.browser.people import PHONE, Visitor
from tests.browser.test_together import OPEN, near_each_other

Visit = Callable[..., Visitor]


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


def test_ones_own_things_keep_their_width_where_all_upgrades_are_refused_alike(visit: Visit) -> None:
    anna = visit()
    state = near_each_other()
    state["players"][0]["points"] = 0
    anna.load(state, {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})
    for equipment in ("drill", "transport", "fleet"):
        row = anna.page.locator("li", has=anna.see(f"upgrade-{equipment}"))
        box = row.bounding_box()
        assert box is not None
        assert box["width"] > 200, "the panel has collapsed"


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


def test_finds_that_were_spent_or_shared_are_not_shown_as_held(visit: Visit) -> None:
    anna = visit()
    state = near_each_other()
    state["players"][0].update(points=3, finds=["T01", "T30"])
    anna.load(state, {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"})
    expect(anna.see("finds-note")).to_contain_text("3 of your points are left")
