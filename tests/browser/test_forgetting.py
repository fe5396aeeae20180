"""Deleting one's data on the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.browser.test_together import ME, OPEN, near_each_other

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]


def test_whoever_deletes_their_data_is_asked_first_and_then_has_no_matches(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = anna.load(near_each_other(), ME, OPEN)
    boris.claim(made, "Boris")
    anna.page.goto("/")
    expect(anna.see("my-matches")).to_be_visible()
    anna.see("settings").click()
    anna.see("forget-me").click()
    expect(anna.see("forget-me-asked")).to_contain_text("for good")
    anna.see("forget-me-sure").click()
    expect(anna.see("settings-dialog")).to_have_count(0)
    expect(anna.see("my-matches")).to_have_count(0)
    expect(boris.see("table")).to_be_visible()  # the others play on


def test_a_seat_is_taken_away_from_another_device(visit: Visit) -> None:
    desk, phone = visit(), visit()
    made = desk.load(near_each_other(), ME, OPEN)
    visit().claim(made, "Boris")
    transfer = desk.post(f"/api/matches/{made['match']['id']}/transfer", {})
    phone.page.goto(transfer["path"])
    phone.page.get_by_role("button", name="Take the seats").click()
    phone.choices()
    desk.see("transfer").click()
    desk.see("hold-alone").click()
    expect(phone.see("transfer")).to_have_count(0)  # it looks on from now on
    desk.choose("move", 0, 1)


def test_a_long_list_of_matches_is_fetched_in_parts(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    for _ in range(102):
        anna.post("/api/matches", {"game": "dig_mars", "seats": [ME, OPEN]})
    anna.page.reload()
    anna.page.get_by_role("button", name="Show more").click()
    listed = anna.see("my-matches").get_by_role("listitem")
    expect(listed).to_have_count(100)
    anna.see("older-matches").click()
    expect(listed).to_have_count(102)
    expect(anna.see("older-matches")).to_have_count(0)
