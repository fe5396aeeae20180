"""Screens of Ceres that once lost their shape: the layout check finds nothing on them any more."""

from __future__ import annotations

from playwright.sync_api import expect

import offworld
from tests.browser.shape import BOTH, Visit, faults, played, sit


@BOTH
def test_four_unions_keep_their_shape_in_a_replay_on_a_low_desk(visit: Visit, language: str) -> None:
    anna = sit(visit, played("ceres", 4, 1, 10_000), 1280, language)
    anna.page.goto(f"{anna.page.url}/replay")
    anna.page.locator("div.ceres").wait_for()
    anna.page.locator("input[type=range]").first.fill("60")
    assert faults(anna, 1280) == []


@BOTH
def test_workers_in_the_pool_leave_the_prices_of_the_belt_alone(visit: Visit, language: str) -> None:
    anna = sit(visit, offworld.game("ceres").start(2, 1).record(), 820, language)
    assert faults(anna, 820) == []


def test_workers_in_the_pool_leave_the_prices_of_the_belt_alone_on_a_phone(visit: Visit) -> None:
    anna = sit(visit, offworld.game("ceres").start(2, 1).record(), 390)
    anna.page.locator(".pool").wait_for()
    covered = """() => {
        const pool = document.querySelector('.pool').getBoundingClientRect();
        return [...document.querySelectorAll('.belt svg text')]
            .filter((each) => {
                const box = each.getBoundingClientRect();
                return box.width && box.right > pool.left && box.bottom > pool.top && box.top < pool.bottom;
            })
            .map((each) => each.textContent);
    }"""

    def nothing_is_covered() -> None:
        assert anna.page.evaluate(covered) == []

    anna.eventually(nothing_is_covered)


def test_numbers_of_two_digits_have_room_on_a_phone(visit: Visit) -> None:
    holds = {"credits": 12, "influence": 10, "ore": 14, "ice": 11, "alloy": 13}
    state = {"players": [{"stock": holds}, {"stock": holds}]}
    anna = sit(visit, {"game": "ceres", "seats": 2, "seed": 1, "state": state}, 390)
    anna.see("tab-people").click()
    anna.see("look-1").click()
    anna.see("everybody").wait_for()
    assert faults(anna, 390) == []


def test_both_launches_of_one_action_are_drawn(visit: Visit) -> None:
    """Two asteroids have the same number: the page once stood still over it. A third was reached before."""
    anna = sit(visit, played("ceres", 2, 454, 70), 1440)
    expect(anna.see("belt").locator("path.path")).to_have_count(3)
    assert anna.problems == []
