"""On Mars in the browser: the lesson and the rules."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.people import Visitor

Visit = Callable[..., Visitor]
DESK = {"width": 1440, "height": 900}


def test_the_rules_are_searched_as_a_whole(visit: Visit) -> None:
    anna = visit(viewport=DESK)
    anna.page.goto("/rules/on_mars")
    anna.see("rules-search").fill("radar")
    expect(anna.page.locator(".rules")).to_contain_text("Radar")
    expect(anna.page.get_by_role("heading", name="A round")).to_have_count(0)


def test_the_lesson_can_be_followed_to_its_end(visit: Visit) -> None:
    anna = visit(viewport=DESK)
    anna.page.goto("/learn/on_mars")
    anna.see("begin").click()
    lesson = anna.see("lesson")
    expect(lesson).to_be_visible()
    anything: Locator = anna.see("lesson-next").or_(anna.see("lesson-end")).or_(anna.see("choice")).first
    for step in range(18):
        expect(lesson).to_have_attribute("data-step", str(step))
        anything.wait_for()
        if anna.see("lesson-end").count():
            break
        (anna.see("lesson-next") if anna.see("lesson-next").count() else anna.see("choice").first).click()
    expect(anna.see("lesson-end")).to_be_visible()
