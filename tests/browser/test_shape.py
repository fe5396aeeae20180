"""Screens of all games that once lost their shape: the layout check finds nothing on them any more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import offworld
from tests.browser.shape import BOTH, Visit, faults, played, sit
from tests.browser.wander.scripts import SCRIPT
from tests.browser.wander.tables import GAMES, context

pytestmark = pytest.mark.about("table")


@pytest.mark.parametrize(
    ("game", "seats", "width"),
    [("terraforming_mars", 3, 1280), ("terraforming_mars", 3, 1440), ("on_mars", 4, 1280)],
)
def test_nothing_is_cut_off_below_the_people_of_a_desk(visit: Visit, game: str, seats: int, width: int) -> None:
    anna = sit(visit, played(game, seats, 5, 200), width, "ru-RU")
    assert faults(anna, width) == []
    pane = anna.page.locator(".k-table > .left > .people")
    expect(anna.see("resign")).to_be_attached()
    assert pane.evaluate("each => each.scrollHeight - each.clientHeight") <= 1


@BOTH
@pytest.mark.parametrize("game", ["dig_mars", "welcome_to_the_moon"])
def test_a_replay_can_be_played_on_a_phone_without_scrolling(visit: Visit, game: str, language: str) -> None:
    anna = sit(visit, played(game, 2, 1, 10_000), 390, language)
    anna.page.goto(f"{anna.page.url}/replay")
    anna.see("play").wait_for()
    assert faults(anna, 390) == []
    box = anna.see("play").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844


@pytest.mark.parametrize("width", [1440, 390])
def test_the_command_for_friends_is_broken_between_its_words_only(visit: Visit, width: int) -> None:
    anna = visit(**context(width, 0))
    anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"})
    words = anna.see("loopback").locator("code span")
    words.first.wait_for()
    line = 1.6 * words.first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
    assert "--port" in words.all_text_contents()
    assert [each for each in words.all() if (box := each.bounding_box()) and box["height"] > 1.5 * line] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_of_a_desk_keeps_its_shape(visit: Visit, game: str) -> None:
    """With the picture of the game on its round table."""
    anna = visit(**{**context(1440, 0), "locale": "ru-RU"})
    anna.context.add_init_script(SCRIPT)
    anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, game=game)
    anna.page.locator("[data-testid=lobby] .top svg").wait_for()
    assert faults(anna, 1440) == []


@pytest.mark.parametrize("page", ["lobby", "join"])
@BOTH
def test_whoever_comes_with_a_phone_finds_everything_large_enough(visit: Visit, page: str, language: str) -> None:
    anna = visit(**{**context(390, 0), "locale": language})
    anna.context.add_init_script(SCRIPT)
    made = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"})
    anna.see("lobby").wait_for()
    if page == "join":
        boris = visit(**{**context(390, 0), "locale": language})
        boris.context.add_init_script(SCRIPT)
        boris.page.goto(made["links"]["join"]["path"])
        boris.see("join-lesson").wait_for()
        anna = boris
    assert faults(anna, 390) == []


@pytest.mark.about("dig_mars")
@BOTH
def test_all_equipment_is_in_sight_on_a_low_desk(visit: Visit, language: str) -> None:
    anna = sit(visit, played("dig_mars", 4, 5, 120), 1280, language)
    assert faults(anna, 1280) == []
    bottom = anna.see("upgrade-fleet").evaluate("each => each.getBoundingClientRect().bottom")
    assert bottom <= anna.page.locator(".k-table > .console").evaluate("each => each.getBoundingClientRect().bottom")


@BOTH
def test_the_buttons_of_the_end_have_their_words_on_a_phone(visit: Visit, language: str) -> None:
    anna = sit(visit, played("welcome_to_the_moon", 2, 1, 10_000), 390, language)
    if not anna.see("ending-on").count():
        anna.see("count").click()
    anna.see("ending-on").wait_for()
    assert faults(anna, 390) == []


def test_what_the_keyboard_goes_to_in_a_dialog_is_not_below_its_heading(visit: Visit) -> None:
    anna = sit(visit, offworld.game("ceres").start(2, 1).record(), 1280)
    anna.see("open-house").click()
    dialog = anna.page.locator("dialog[open]")
    summaries = dialog.locator("summary")
    summaries.first.wait_for()
    for summary in summaries.all():
        summary.click()
    summaries.last.focus()
    for _ in range(summaries.count() - 1):
        anna.page.keyboard.press("Shift+Tab")
        reached = anna.page.evaluate(
            """() => {
                const head = document.querySelector('dialog[open] header').getBoundingClientRect();
                return document.activeElement.getBoundingClientRect().top - head.bottom;
            }"""
        )
        assert reached >= 0


def test_focus_stays_on_the_page_when_a_card_is_put_away_whose_link_is_behind_another_tab(visit: Visit) -> None:
    """On a phone: taken to the stand from the question, put away by keyboard while the news are in front."""
    anna = sit(visit, played("ceres", 3, 1, 30), 390)
    anna.page.locator("#question-pane").get_by_test_id("link-card").first.tap()
    close = anna.see("stand").get_by_role("button")
    close.wait_for()
    anna.see("tab-log").tap()
    close.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.see("stand")).to_have_count(0)
    anna.page.wait_for_function("() => document.activeElement !== document.body")


@BOTH
def test_three_digits_over_each_of_six_towers_stay_whole_on_a_phone(visit: Visit, language: str) -> None:
    """The end counts up to 150 points each in the Launch of Welcome to the Moon."""
    anna = sit(visit, played("welcome_to_the_moon", 6, 1, 10_000), 390, language)
    anna.see("count").click()
    tall = anna.page.locator(".tower > b")
    expect(tall).to_have_count(6)
    tall.evaluate_all("all => all.forEach((each) => (each.textContent = '150'))")
    wide = tall.evaluate_all("all => all.map((each) => [each.scrollWidth - each.clientWidth, each.offsetHeight])")
    assert [over for over, _ in wide if over > 0] == []
    assert len({height for _, height in wide}) == 1
    assert wide[0][1] < 60, "in two lines"


def test_a_result_keeps_its_numbers_whole_on_the_first_page(visit: Visit) -> None:
    """Beside the longest name of a rival without a seat, and words about the expedition."""
    made = offworld.game("welcome_to_the_moon").start(1, 5, {"adventure": 4, "astra_level": 4, "expedition": True})
    rng = offworld.Rng(5)
    while not made.over:
        made.answer(0, made.asked()[0].sample(rng))
    anna = sit(visit, made.record(), 1280)
    anna.page.goto("/")
    anna.see("result").first.wait_for()
    assert faults(anna, 1280) == []
