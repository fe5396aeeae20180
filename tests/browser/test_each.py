"""The plain panel asks long tuple answers element by element: any game can be played before its own panel is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor
from tests.browser.test_on_mars import DESK, sit_down

pytestmark = pytest.mark.about("table")


@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_a_building_is_chosen_first_and_its_place_after_it(
    visit: Callable[..., Visitor], viewport: dict[str, Any]
) -> None:
    """Without the catalog On Mars has no panel of its own."""
    anna = visit(viewport=viewport, expected="catalog")
    anna.page.route("**/api/games/on_mars/catalog", lambda route: route.abort())
    sit_down(anna)
    anna.choose("main", "construct")
    mine = anna.page.locator("[data-testid=step][data-value='\"mine\"']")
    expect(mine).to_contain_text("Mine on … · 2")
    assert anna.see("choice").count() == 2  # whatever can be built in one place only is asked at once
    mine.press("Enter")
    expect(anna.see("choice")).to_have_count(2)
    expect(anna.see("choice").first).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(mine).to_be_focused()
    mine.click()
    anna.see("step-back").click()
    expect(mine).to_be_focused()
    mine.click()
    box = anna.see("step-back").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    anna.choose("build", "mine", "E4")
    anna.expect_log("You build on E4")
