"""What a newcomer with a phone sees move: nothing speaks into it, and nothing lies over it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import mars
from tests.browser.people import Visitor
from tests.browser.wander.scripts import SCRIPT
from tests.browser.wander.tables import context

Visit = Callable[..., Visitor]
PHONE = {**context(390, 1), "reduced_motion": "no-preference"}
BOT = {"kind": "bot", "level": "novice"}
# Words of the lesson over the board, or the light of another step, while a rival's action is shown.
SPOKEN_INTO = """() => {
    if (!document.querySelector('[data-testid=stage] .caption')) return null;
    const words = document.querySelector('[data-testid=spotlight]').getBoundingClientRect();
    const board = document.querySelector('[data-board]').getBoundingClientRect();
    return {
        dimmed: document.querySelector('.light svg') !== null,
        covered: words.top < board.bottom,
        step: document.querySelector('[data-testid=lesson]').dataset.step,
    };
}"""
# Whether words about an action lie over places of the board.
OVER_PLACES = """() => {
    const words = document.querySelector('[data-testid=stage] .caption')?.getBoundingClientRect();
    if (!words) return null;
    const tops = [...document.querySelectorAll('[data-board] [data-place]')].map(e => e.getBoundingClientRect().top);
    return words.bottom > Math.min(...tops);
}"""


@pytest.mark.about("dig_mars")
def test_a_lesson_is_silent_while_the_rival_acts(visit: Visit) -> None:
    """It went on to the next step, dimmed the board and lay over it, seconds before the rival had been seen to act."""
    anna = visit(**PHONE)
    anna.page.add_init_script(SCRIPT)
    anna.page.goto("/learn/dig_mars")
    anna.see("begin").click()
    lesson = anna.see("lesson")
    lesson.wait_for()
    pane = anna.page.locator("#question-pane")
    while "Закончить" not in pane.inner_text():
        step = lesson.get_attribute("data-step") or ""
        anna.page.evaluate("__settled(60000)")
        go_on = anna.see("lesson-next")  # what was answered before may still stand in the pane
        (go_on if go_on.count() else pane.get_by_test_id("choice").first).click()
        expect(lesson).not_to_have_attribute("data-step", step)
    step = lesson.get_attribute("data-step") or ""
    anna.see("choice").first.click()
    expect(lesson).not_to_have_attribute("data-step", step)
    rival = lesson.get_attribute("data-step") or ""
    anna.page.wait_for_function(SPOKEN_INTO)
    seen = []
    while (found := anna.page.evaluate(SPOKEN_INTO)) is not None or anna.see("stage").count():
        if found:
            seen.append(found)
        anna.page.wait_for_timeout(100)
    assert seen
    assert not [each for each in seen if each["dimmed"] or each["covered"]]
    assert {each["step"] for each in seen} == {rival}
    expect(anna.see("lesson-next").or_(anna.see("choice")).first).to_be_visible()


@pytest.mark.about("dig_mars")
def test_words_about_an_action_leave_the_board_of_a_phone_alone(visit: Visit) -> None:
    """They lay over the first row, where the action may be seen."""
    anna = visit(**PHONE)
    state = {"players": [{"stations": ["A1"]}, {"stations": ["D4"], "points": 40}], "turn": {"seat": 0}}
    anna.load(state, {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "skilled"})
    anna.choose("end")
    anna.page.wait_for_function(f"() => ({OVER_PLACES})() !== null")
    assert anna.page.evaluate(OVER_PLACES) is False


@pytest.mark.about("table")
def test_what_was_tapped_last_does_not_look_chosen(visit: Visit) -> None:
    """A finger leaves the pointer where it was: the button under it stayed in the colour of what is chosen."""
    anna = visit(**PHONE)
    anna.create({"kind": "me", "name": "Anna"}, BOT)
    anna.see("tab-log").tap()
    log, news = anna.see("side-log"), anna.see("side-news")
    log.tap()
    news.tap()
    border = "e => getComputedStyle(e).borderTopColor"
    assert news.evaluate(border) == log.evaluate(border)


@pytest.mark.about("table")
def test_points_are_counted_after_the_last_action_has_been_seen(visit: Visit) -> None:
    """The count lay over the very action that had ended the match."""
    anna = visit(**PHONE)
    anna.page.add_init_script(SCRIPT)
    state = {"players": [{"stations": ["A1"]}, {"stations": ["D4"], "points": 40}], "turn": {"seat": 0}}
    anna.load(state, {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "skilled"})  # which claims its victory
    anna.choose("end")
    anna.see("stage").wait_for()
    while anna.see("stage").count():
        assert not anna.see("ending").count()
        anna.page.wait_for_timeout(50)
    anna.see("ending").wait_for()


@pytest.mark.about("terraforming_mars")
def test_what_cards_cost_is_in_sight_on_a_phone(visit: Visit) -> None:
    """How much is left after buying lay below the button that buys."""
    anna = visit(**PHONE)
    anna.create({"kind": "me", "name": "Anna"}, BOT, game="terraforming_mars", options={"beginners": False})
    anna.see("option").first.wait_for(state="attached")
    anna.page.locator("label:has([data-testid=option])").first.tap()
    anna.see("submit").tap()
    cost = anna.page.locator("#question-pane .sum")
    expect(cost).to_be_visible()
    anna.page.locator("label:has([data-testid=option])").first.tap()
    expect(cost).to_contain_text("1 из 10")
    box, button = cost.bounding_box(), anna.see("submit").bounding_box()
    assert box is not None
    assert button is not None
    assert box["y"] + box["height"] <= button["y"] + 1
    at = [box["x"] + 10, box["y"] + 8]
    assert anna.page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('.sum')", at)


@pytest.mark.about("welcome_to_the_moon")
def test_a_lesson_on_the_moon_shows_what_it_speaks_of(visit: Visit) -> None:
    """The way to the Moon beside the rocket was not on the phone's part of the sheet."""
    anna = visit(**PHONE)
    anna.page.goto("/learn/welcome_to_the_moon")
    anna.see("begin").click()
    anna.see("lesson-next").wait_for()
    button = anna.see("whole-sheet")
    expect(button).to_have_text("Только ячейки")
    anna.see("lesson-next").click()
    anna.see("lesson-next").click()
    expect(button).to_have_text("Всё поле")


@pytest.mark.about("table")
def test_a_match_in_the_list_names_its_bots_and_says_you(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.create({"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "skilled"})
    anna.see("table").wait_for()
    anna.page.goto("/")
    expect(anna.see("my-matches")).to_contain_text("Вы, Умелый бот")


@pytest.mark.about("table")
def test_who_waits_sees_what_is_said_and_who_is_gone(visit: Visit) -> None:
    """Nothing told a phone of a line in the chat, nor that whoever was to move had left the page."""
    anna, boris = visit(**PHONE), visit(**PHONE)
    state = {"players": [{"stations": ["A1"]}, {"stations": ["D4"]}], "turn": {"seat": 1}}
    made = anna.load(state, {"kind": "me", "name": "Anna"}, {"kind": "open"})
    boris.claim(made, "Boris")
    boris.choices()
    expect(anna.page.locator("#question-title")).to_have_text("Ход соперника")
    chat = anna.see("tab-chat")
    expect(chat).to_have_attribute("aria-label", "Чат")
    boris.see("tab-chat").tap()
    boris.see("chat").get_by_role("textbox").fill("Привет!")
    boris.page.keyboard.press("Enter")
    expect(chat).to_have_attribute("aria-label", "Чат: есть новое")
    chat.tap()
    expect(chat).to_have_attribute("aria-label", "Чат")
    anna.see("tab-question").tap()
    expect(chat).to_have_attribute("aria-label", "Чат")
    boris.page.goto("/")
    expect(anna.see("idle")).to_contain_text("не в сети")
    anna.see("tab-people").tap()
    expect(anna.see("doing-1")).to_have_text("ходит · не в сети")


@pytest.mark.about("table")
@pytest.mark.parametrize("width", [1280, 820])
def test_the_offer_of_sound_leaves_the_board_free(visit: Visit, width: int) -> None:
    """It lay over the temperature and the oxygen of Mars until it was answered."""
    anna = visit(settled=False, **context(width, 1))
    anna.create({"kind": "me", "name": "Anna"}, BOT, game="terraforming_mars")
    anna.see("sound-offer").wait_for()
    anna.page.locator("[data-board]").wait_for()
    offer, board = anna.see("sound-offer").bounding_box(), anna.page.locator("[data-board]").bounding_box()
    assert offer is not None
    assert board is not None
    assert offer["y"] + offer["height"] <= board["y"] + 1 or offer["y"] >= board["y"] + board["height"] - 1


@pytest.mark.about("terraforming_mars")
def test_cards_of_which_none_can_be_played_do_not_look_possible(visit: Visit) -> None:
    """They can be looked at: the tile leads to them, and glowed as if something could be done there."""
    anna = visit(**PHONE)
    mars.load(anna, mars.last(), {"kind": "me", "name": "Anna"}, BOT, BOT)
    play = anna.see("way-play")
    expect(play).to_contain_text("0 / ")
    expect(play).not_to_have_class(re.compile("k-possible"))
    play.tap()
    expect(anna.see("sheet-hand")).to_be_visible()
