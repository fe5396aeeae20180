"""Pressing, reading and going on by keyboard at the table: each of these failed once, and no test had looked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.mars import BOT, ME, MINE, OTHERS, load, middle, press
from tests.browser.people import PHONE, Visitor
from tests.browser.test_together import near_each_other

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
SMALL = {"width": 1280, "height": 720}
FOCUSED = "document.activeElement?.id || document.activeElement?.tagName"
# every word and sign of the cards in the fan that is cut by the edge of its card
CUT = """() => [...document.querySelectorAll('[data-testid=fan] article')].flatMap((card) => {
    const edge = card.getBoundingClientRect().bottom;
    const parts = [card.querySelector('.name'), ...card.querySelectorAll('.lines .icon')];
    return parts.filter((part) => {
        const box = part.getBoundingClientRect();
        const frame = part.closest('.lines')?.getBoundingClientRect().bottom ?? edge;
        return box.height > 0 && box.top < frame - 1 && box.bottom > Math.min(edge, frame) + 1;
    }).map((part) => `${card.dataset.card}: ${part.textContent}`);
})"""


def rich_in_points() -> dict[str, object]:
    """Return a position of Dig Mars whose first seat can upgrade several times."""
    state = near_each_other()
    state["players"][0]["points"] = 12
    return state


@pytest.mark.about("terraforming_mars")
@pytest.mark.parametrize("viewport", [SMALL, {"width": 1440, "height": 900}])
def test_a_card_in_hand_opens_wherever_it_is_pressed(visit: Visit, viewport: dict[str, int]) -> None:
    anna = visit(viewport=viewport)
    load(anna, middle(), ME, BOT, BOT)
    cards = anna.see("fan").locator("article")
    expect(cards).to_have_count(6)
    for at in range(6):
        box = cards.nth(at).bounding_box()
        assert box is not None
        for y in (box["y"] + 6, box["y"] + box["height"] / 2, box["y"] + box["height"] - 6):
            anna.page.mouse.click(box["x"] + 12, y)
            expect(anna.see("card-dialog")).to_be_visible()
            anna.page.keyboard.press("Escape")
            expect(anna.see("card-dialog")).to_have_count(0)
    assert anna.page.evaluate(CUT) == []


@pytest.mark.about("terraforming_mars")
@pytest.mark.parametrize("viewport", [SMALL, {"width": 1440, "height": 900}])
def test_no_sign_of_a_wordy_card_is_cut(visit: Visit, viewport: dict[str, int]) -> None:
    anna = visit(viewport=viewport, locale="ru-RU")
    hand = ["nitrogen_rich_asteroid", "viral_enhancers", "ecological_zone", "technology_demonstration", "large_convoy"]
    load(anna, middle(players=[{**MINE, "hand": hand}, *OTHERS]), ME, BOT, BOT)
    expect(anna.see("fan").locator("article")).to_have_count(5)
    assert anna.page.evaluate(CUT) == []


@pytest.mark.about("terraforming_mars")
def test_the_order_of_the_hand_is_kept(visit: Visit) -> None:
    anna = visit()
    load(anna, middle(), ME, BOT, BOT)
    cards = anna.see("fan").locator("article")
    expect(cards).to_have_count(6)
    names = cards.evaluate_all("all => all.map(each => each.dataset.card)")
    cards.nth(4).drag_to(cards.nth(0))
    moved = [names[4], *names[:4], names[5]]
    expect(cards.first).to_have_attribute("data-card", names[4])
    anna.page.reload()
    expect(cards).to_have_count(6)
    assert cards.evaluate_all("all => all.map(each => each.dataset.card)") == moved


def test_a_quick_second_press_answers_the_new_question(visit: Visit) -> None:
    anna = visit()
    anna.load(rich_in_points(), ME, BOT)
    button = anna.page.locator('[data-testid=choice][data-value=\'["upgrade","drill"]\']')
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    level = anna.see("upgrade-drill").locator("xpath=ancestor::li")
    before = level.inner_text()
    anna.page.mouse.click(x, y)
    expect(level).not_to_have_text(before)
    after = level.inner_text()
    expect(button).to_have_attribute("aria-disabled", "false")
    anna.page.wait_for_timeout(320)  # long enough to have read it, short enough for a browser to count on
    again = button.bounding_box()
    assert again is not None
    anna.page.mouse.move(x, again["y"] + again["height"] / 2)
    anna.page.mouse.down(click_count=2)
    anna.page.mouse.up(click_count=2)
    expect(level).not_to_have_text(after)


def test_what_is_said_about_a_question_goes_with_it(visit: Visit) -> None:
    anna = visit(lasting=True)
    load(anna, middle(), ME, BOT, BOT)
    anna.see("track-oxygen").click()
    expect(anna.see("toasts")).to_contain_text("Oxygen", ignore_case=True)
    press(anna, '["convert","heat"]')
    expect(anna.page.locator("#question-title")).to_contain_text("Action 2 of 2")
    expect(anna.see("toasts")).to_have_text("")


@pytest.mark.parametrize("viewport", [SMALL, PHONE])
def test_a_new_question_comes_into_sight(visit: Visit, viewport: dict[str, int]) -> None:
    anna = visit(viewport=viewport)
    players = [{**MINE, "corporation": "credicor"}, *OTHERS]  # pays with money alone, so nothing is asked in between
    load(anna, middle(players=players), ME, BOT, BOT)
    title = anna.page.locator("#question-title")
    title.wait_for()
    anna.page.evaluate("document.getElementById('question-pane').scrollTo(0, 10_000)")
    press(anna, '["project","aquifer"]')
    expect(title).to_contain_text("cean")
    expect(title).to_be_in_viewport(ratio=0.9)
    if viewport is PHONE:
        anna.see("tab-log").click()
    else:
        anna.see("side-log").click()
    anna.page.locator("[data-testid=area-r0c3]").click()
    expect(title).to_contain_text("Action 2 of 2")
    expect(title).to_be_in_viewport(ratio=0.9)


def test_a_phone_says_whose_turn_it_is(visit: Visit) -> None:
    anna = visit(viewport=PHONE, locale="ru-RU")
    load(anna, middle(), ME, BOT, BOT)
    anna.see("question").wait_for()
    title = anna.see("bar-title")
    expect(title).to_contain_text("Ваш ход")
    shown, whole = title.evaluate("each => [each.clientHeight, each.scrollHeight]")
    assert whole <= shown
    assert title.locator("b").evaluate("each => each.scrollWidth <= each.parentElement.clientWidth")


# --- the keyboard never falls to the page ---------------------------------------------------------------------------
def test_focus_goes_to_the_question_after_i_am(visit: Visit) -> None:
    home = visit()
    home.create({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"})
    expect(home.see("ready")).to_be_focused()
    home.page.keyboard.press("Enter")
    expect(home.page.locator("#question-title")).to_be_focused()


@pytest.mark.about("dig_mars")
def test_focus_goes_to_the_question_after_an_upgrade(visit: Visit) -> None:
    anna = visit()
    state = rich_in_points()
    anna.load(state, ME, BOT)
    anna.choices()
    legal = anna.page.locator("[data-testid=upgrade-transport].legal")
    for number in range(3):
        if not legal.count():
            assert number > 0
            break
        asked = anna.asked()
        legal.focus()
        anna.page.keyboard.press("Enter")
        anna.next_asked(asked)
        anna.page.wait_for_function(f"() => ({FOCUSED}) !== 'BODY'")


@pytest.mark.about("terraforming_mars")
def test_focus_goes_to_the_question_after_playing_a_card(visit: Visit) -> None:
    anna = visit()
    load(anna, middle(), ME, BOT, BOT)
    anna.see("open-hand").click()
    anna.see("play-comet").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#question-title")).to_contain_text("Comet")
    anna.page.wait_for_function(f"() => ({FOCUSED}) !== 'BODY'")


def test_focus_goes_back_after_a_closed_notice(visit: Visit) -> None:
    anna = visit(lasting=True)
    load(anna, middle(), ME, BOT, BOT)
    track = anna.see("track-oxygen")
    track.focus()
    anna.page.keyboard.press("Enter")
    close = anna.see("toasts").get_by_role("button")
    close.focus()
    anna.page.keyboard.press("Enter")
    expect(track).to_be_focused()


def test_focus_goes_back_from_a_notice_that_was_reached_around_the_end_of_the_page(visit: Visit) -> None:
    anna = visit(lasting=True)
    load(anna, middle(), ME, BOT, BOT)
    anna.see("track-oxygen").click()
    anna.see("toasts").get_by_role("button").wait_for()
    anna.page.locator("a, button").first.focus()
    first = anna.page.evaluate_handle("document.activeElement")
    for _ in range(3):  # out of the page, perhaps by way of what lies around it, and in again at its end
        anna.page.keyboard.press("Shift+Tab")
        if anna.page.evaluate("Boolean(document.activeElement.closest('.toasts'))"):
            break
    anna.page.keyboard.press("Enter")
    expect(anna.see("toasts")).to_have_text("")
    assert first.evaluate("first => document.activeElement === first")


def test_a_notice_stays_while_the_keyboard_is_at_it(visit: Visit) -> None:
    anna = visit()
    anna.page.clock.install()
    load(anna, middle(), ME, BOT, BOT)
    anna.see("track-oxygen").click()
    anna.see("toasts").get_by_role("button").focus()
    anna.page.clock.run_for(6_000)
    expect(anna.see("toasts")).to_contain_text("Oxygen")
    anna.see("track-oxygen").focus()
    anna.page.clock.run_for(2_000)
    expect(anna.see("toasts")).to_have_text("")


def test_a_notice_that_was_tapped_goes_all_the_same(visit: Visit) -> None:
    """A finger leaves the pointer where it was; what lies below the notice could not be pressed."""
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    anna.page.clock.install()
    load(anna, middle(), ME, BOT, BOT)
    anna.see("track-oxygen").tap()
    anna.see("toasts").locator(".toast .grow").tap()
    anna.page.clock.run_for(6_000)
    expect(anna.see("toasts")).to_have_text("")


def test_focus_goes_to_the_words_of_a_lesson_that_begins(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/learn/dig_mars")
    anna.see("begin").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#lesson-words")).to_be_focused()
