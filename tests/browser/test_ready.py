"""A phase that everybody plays at once, in two browsers: who is ready, and taking back until all are done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.browser.test_welcome_to_the_moon import press

pytestmark = pytest.mark.about("table")
OPEN = {"kind": "open"}
FEW = 12  # presses are enough for one turn


def test_everybody_sees_who_is_ready_and_whoever_is_done_can_take_back(visit: Callable[..., Visitor]) -> None:
    anna, boris = visit(), visit()
    made = anna.create({"kind": "me", "name": "Anna"}, OPEN, game="welcome_to_the_moon")
    boris.claim(made, "Boris")
    marks = boris.see("ready-marks")
    expect(marks).to_contain_text("0 of 2 ready")
    done = anna.page.locator("[data-testid=choice][data-value='\"done\"']")
    for turn in range(FEW):
        if done.count():
            break
        press(anna, turn)
    expect(marks).to_contain_text("0 of 2 ready")  # whatever she has written, she has not said that she is done
    done.click()
    expect(marks).to_contain_text("1 of 2 ready")
    expect(marks).to_contain_text("Anna: ready")
    anna.see("undo").click()
    expect(marks).to_contain_text("0 of 2 ready")
    expect(done).to_be_visible()
