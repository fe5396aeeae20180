"""A guided first match of On Mars: each kind of question is explained once, for as long as wanted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Visitor
from tests.browser.shape import BOTH, Visit, faults
from tests.browser.test_axe import check
from tests.browser.wander.scripts import SCRIPT
from tests.browser.wander.tables import context, seats_for

WIDTHS = pytest.mark.parametrize("width", [1440, 390], ids=["desk", "phone"])
STATE: dict[str, Any] = {
    "round": 1,
    "phase": "colonization",
    "turn": {"seat": 0, "main": False, "executive": False},
    "shuttle": {"side": "orbit", "at": 1},
    "players": [{"space": 1, "crystals": 3}, {"space": 6}],
    "grid": ["generator", "rover", "upgrade", "greenhouse", "mine", "water", "ship", "oxygen"],
}
FILE: dict[str, Any] = {"game": "on_mars", "seats": 2, "seed": 3, "options": {"first_colonists": True}, "state": STATE}
COVERED = """() => {
  const card = document.querySelector('[data-testid=guide]').getBoundingClientRect();
  const others = document.querySelectorAll('[data-testid=question], [data-board] [data-legal=true]');
  return [...others].filter((each) => {
    const box = each.getBoundingClientRect();
    const beside = box.left > card.right - 1 || box.right < card.left + 1;
    return !beside && box.top < card.bottom - 1 && box.bottom > card.top + 1;
  }).length;
}"""


def guided(visit: Visit, width: int, language: str = "en-GB") -> Visitor:
    """Let somebody begin a match with advice, in orbit."""
    anna = visit(**{**context(width, 0), "locale": language}, settled=False)
    wishes = {"offered": True, "guides": {"on_mars": {"on": True, "told": []}}}
    anna.context.add_init_script(f"localStorage.offworld ??= {json.dumps(json.dumps(wishes))}")
    anna.context.add_init_script(SCRIPT)
    made = anna.post("/api/import", {"file": FILE, "seats": seats_for(FILE)})
    anna.page.goto(f"/m/{made['match']['id']}")
    anna.see("question").wait_for()
    return anna


def answer(anna: Visitor, value: str) -> Locator:
    """Return the button of an answer."""
    return anna.page.locator(f"[data-testid=choice][data-value='{value}']")


def learn(anna: Visitor) -> None:
    """Take the action that learns a technology."""
    answer(anna, '["main","learn_tech"]').click()


@WIDTHS
def test_each_kind_of_question_is_explained_once(visit: Visit, width: int) -> None:
    anna = guided(visit, width)
    card = anna.see("guide")
    expect(card).to_have_attribute("data-about", "turn")
    expect(card).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate(COVERED) == 0
    anna.see("guide-ok").click()
    expect(card).to_have_count(0)
    learn(anna)
    expect(card).to_have_attribute("data-about", "learn")  # another kind brings its own words
    anna.page.reload()
    expect(card).to_have_attribute("data-about", "learn")  # it was not put away
    anna.page.locator("[data-testid=step][data-part=g1]").click()
    anna.page.locator("[data-testid=step][data-part=c1b]").click()
    anna.page.locator(".draft .go").click()
    expect(card).to_have_attribute("data-about", "boost")
    answer(anna, '"done"').click()  # whoever answers has understood
    expect(card).to_have_attribute("data-about", "after")
    anna.page.reload()
    expect(card).to_have_attribute("data-about", "after")
    anna.see("guide-ok").click()
    anna.see("start-again").click()
    expect(answer(anna, '["main","learn_tech"]')).to_be_visible()  # the first question again
    expect(card).to_have_count(0)


@WIDTHS
def test_whoever_wants_no_more_advice_gets_none_until_it_is_switched_on_again(visit: Visit, width: int) -> None:
    anna = guided(visit, width)
    card = anna.see("guide")
    anna.see("guide-ok").click()
    learn(anna)
    expect(card).to_be_visible()
    anna.see("guide-off").click()
    expect(card).to_have_count(0)
    if width < 700:
        anna.see("tab-people").click()
    button = anna.see("turn-guide")
    expect(button).to_have_attribute("aria-pressed", "false")
    anna.page.reload()
    anna.see("question").wait_for()
    expect(card).to_have_count(0)
    if width < 700:
        anna.see("tab-people").click()
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    if width < 700:
        anna.see("tab-question").click()
    expect(card).to_have_attribute("data-about", "learn")
    if width < 700:
        anna.see("tab-people").click()
    button.click()
    expect(card).to_have_count(0)


def test_the_advice_is_reached_by_keyboard_and_leaves_the_focus_at_the_question(visit: Visit) -> None:
    anna = guided(visit, 1440)
    card = anna.see("guide")
    expect(card.locator("[aria-live=polite]")).to_contain_text("executive action")
    anna.see("guide-ok").focus()
    anna.page.keyboard.press("Tab")
    expect(anna.see("guide-off")).to_be_focused()
    anna.page.keyboard.press("Shift+Tab")
    anna.page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    expect(anna.page.locator("#question-title")).to_be_focused()
    learn(anna)
    anna.see("guide-off").press("Enter")
    expect(card).to_have_count(0)
    expect(anna.page.locator("#question-title")).to_be_focused()


@BOTH
@pytest.mark.parametrize("width", [1440, 1280, 820, 390])
def test_the_advice_keeps_the_table_in_shape(visit: Visit, width: int, language: str) -> None:
    anna = guided(visit, width, language)
    expect(anna.see("guide")).to_be_visible()
    assert faults(anna, width) == []
    assert anna.page.evaluate(COVERED) == 0
    check(anna)


@BOTH
def test_the_longest_words_leave_their_buttons_in_sight_on_a_phone(visit: Visit, language: str) -> None:
    anna = guided(visit, 390, language)
    anna.see("guide-ok").click()
    learn(anna)
    anna.page.locator("[data-testid=step][data-part=g1]").click()
    anna.page.locator("[data-testid=step][data-part=c1b]").click()
    anna.page.locator(".draft .go").click()
    answer(anna, '"done"').click()
    expect(anna.see("guide")).to_have_attribute("data-about", "after")
    answer(anna, '"end"').click()
    expect(anna.see("guide")).to_have_attribute("data-about", "travel")
    expect(anna.see("guide-ok")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("#question-title")).to_be_in_viewport()
    assert faults(anna, 390) == []


def test_the_lesson_leads_to_a_guided_match_with_first_colonists(visit: Visit) -> None:
    anna = visit(viewport={"width": 1440, "height": 900})
    anna.page.goto("/learn/on_mars")
    anna.see("begin").click()
    lesson = anna.see("lesson")
    for step in range(18):
        expect(lesson).to_have_attribute("data-step", str(step))
        expect(anna.see("guide")).to_have_count(0)
        if step < 17:
            anna.see("lesson-next").or_(anna.see("choice")).first.click()
    anna.see("lesson-real").click()
    expect(anna.page.get_by_role("switch", name="First Colonists")).to_be_checked()
    expect(anna.page.get_by_role("switch", name="Advice")).to_be_checked()
    anna.see("start").click()
    expect(anna.see("guide")).to_be_visible()


def test_a_new_match_is_guided_as_the_last_one_was(visit: Visit) -> None:
    anna = visit(viewport={"width": 1440, "height": 900})
    anna.page.goto("/new/on_mars")
    wish = anna.page.get_by_role("switch", name="Advice")
    expect(wish).to_be_checked()
    expect(anna.page.get_by_role("switch", name="First Colonists")).not_to_be_checked()
    wish.uncheck(force=True)
    anna.see("start").click()
    anna.see("question").wait_for()
    expect(anna.see("guide")).to_have_count(0)
    anna.page.goto("/new/on_mars")
    expect(wish).not_to_be_checked()
    anna.page.goto("/new/dig_mars")  # a game without words for it
    anna.see("start").wait_for()
    expect(wish).to_have_count(0)
