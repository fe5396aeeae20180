"""A long log: only its last part is drawn, and all of it can be reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import offworld
from tests.browser.people import PHONE, Visitor
from tests.browser.test_together import BOT, ME

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
DRAWN = 60  # lines are far fewer than those of a match that has gone on for long
BEGINNING = "You place a station on"


def long_match(visitor: Visitor) -> None:
    """Go to a match with a long log, in which it is one's turn."""
    match, rng = offworld.game("dig_mars").start(2, 5), offworld.Rng(5)
    while len(match.answers) < 150 or 0 not in match.asked():
        seat, asked = next(iter(match.asked().items()))
        match.answer(seat, asked.sample(rng))
    made = visitor.post("/api/import", {"file": match.record(), "seats": [ME, BOT]})
    visitor.page.goto(f"/m/{made['match']['id']}")
    visitor.choices()


def test_the_last_part_of_a_long_log_is_drawn_and_the_rest_comes_with_a_button(visit: Visit) -> None:
    anna = visit()
    long_match(anna)
    log, lines = anna.see("log"), anna.see("log").locator("li")
    anna.page.keyboard.press("l")
    expect(log).to_be_focused()
    expect(lines.last).to_be_in_viewport()
    assert lines.count() <= DRAWN
    expect(log).not_to_contain_text(BEGINNING)
    earlier = anna.see("log-earlier")
    while earlier.count():  # by keyboard alone, as somebody who hears the page would
        before = lines.count()
        earlier.focus()
        anna.page.keyboard.press("Enter")
        anna.page.wait_for_function(
            "before => document.querySelectorAll('[data-testid=log] li').length > before", arg=before
        )
    expect(lines.first).to_contain_text(BEGINNING)
    assert lines.count() > 2 * DRAWN
    expect(log).to_be_focused()  # the button has gone


def test_scrolling_up_draws_what_is_earlier_and_keeps_what_is_read_in_its_place(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    long_match(anna)
    anna.see("tab-log").tap()
    anna.see("side-log").tap()
    log, lines = anna.see("log"), anna.see("log").locator("li")
    expect(lines.last).to_be_in_viewport()
    drawn, read = lines.count(), lines.first.inner_text()
    log.evaluate("log => log.scrollTop = 0")
    expect(lines.filter(has_text=read).first).to_be_in_viewport()
    anna.page.wait_for_function("n => document.querySelectorAll('[data-testid=log] li').length > n", arg=drawn)
    expect(lines.filter(has_text=read).first).to_be_in_viewport()
    log.evaluate("log => log.scrollTop = log.scrollHeight")
    anna.page.wait_for_function("n => document.querySelectorAll('[data-testid=log] li').length === n", arg=drawn)
    expect(lines.last).to_be_in_viewport()
