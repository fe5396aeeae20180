"""On Mars in the browser: building on the map, boards and facts, the lesson, the rules, and what axe finds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, Visitor
from tests.browser.test_axe import check

Visit = Callable[..., Visitor]
ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "novice"}
DESK = {"width": 1440, "height": 900}
MAP_SHARE = 0.4


def sit_down(visitor: Visitor, **state: Any) -> None:
    """Begin a match of two in the colony, with something to build, and go to it."""
    file = {
        "game": "on_mars",
        "seats": 2,
        "seed": 3,
        "state": {
            "round": 2,
            "phase": "colonization",
            "turn": {"seat": 0, "main": False, "executive": False},
            "shuttle": {"side": "colony", "at": 1},
            "players": [
                {"space": 6, "stock": {"mineral": 2}, "crystals": 3, "bots": ["F4", None, None, None]},
                {"space": 7},
            ],
            **state,
        },
    }
    made = visitor.post("/api/import", {"file": file, "seats": [ME, BOT]})
    visitor.page.goto(f"/m/{made['match']['id']}")
    visitor.see("question").wait_for()


def test_a_building_is_chosen_on_the_map_and_priced_before_it_is_confirmed(visit: Visit) -> None:
    anna = visit(viewport=DESK)
    sit_down(anna)
    anna.choose("main", "construct")
    anna.page.locator("[data-testid=step][data-part=generator]").click()
    legal = anna.page.locator("[data-testid^=hex-][data-legal=true]")
    legal.first.click()
    expect(anna.see("preview")).to_contain_text("Price: Mineral")
    expect(anna.see("preview")).to_contain_text("Gain: Battery")
    hex_name = re.sub(
        "^hex-", "", anna.page.locator("[data-testid^=hex-][aria-pressed=true]").get_attribute("data-testid") or ""
    )
    anna.page.locator(".draft .go").click()
    anna.expect_log(f"You build on {hex_name}")


def test_a_surcharge_is_paid_with_one_press_on_a_mixture(visit: Visit) -> None:
    anna = visit(viewport=DESK)
    sit_down(
        anna,
        players=[
            {"space": 6, "stock": {"mineral": 2}, "crystals": 3, "bots": ["F4", None, None, None], "quarters": 4},
            {"space": 7, "slots": {"construct": 1}, "quarters": 2},
        ],
    )
    expect(anna.see("bar-title")).to_contain_text("round 2 · colonization")
    anna.choose("main", "construct")
    anna.page.locator("[data-testid=step][data-part=generator]").click()
    anna.page.locator("[data-testid^=hex-][data-legal=true]").first.click()
    anna.page.locator(".draft .go").click()
    expect(anna.see("question")).to_contain_text("how do you pay?")
    assert anna.choices() == [0, 1]
    anna.page.get_by_role("button", name="Crystals: 0, colonists: 1").click()
    anna.expect_log("You build on")


def test_the_map_is_two_fifths_of_a_desk(visit: Visit) -> None:
    anna = visit(viewport=DESK)
    sit_down(anna)
    board = anna.page.locator(".k-table > .board")
    least = MAP_SHARE * DESK["width"] * DESK["height"]

    def large_enough() -> None:  # once all is laid out
        box = board.bounding_box()
        assert box is not None
        assert box["width"] * box["height"] >= least

    anna.eventually(large_enough)


def test_boards_facts_and_house_data_are_one_press_away(visit: Visit) -> None:
    anna = visit(viewport=DESK)
    sit_down(anna)
    anna.see("open-board-1").click()
    expect(anna.see("all-boards")).to_be_visible()
    expect(anna.see("board-0")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.see("exec-bots").hover()
    expect(anna.see("stand")).to_contain_text("Executive action")
    anna.see("open-house").click()
    expect(anna.see("house")).to_contain_text("house.py")


def test_a_phone_shows_where_the_enlarged_part_of_the_map_is(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    sit_down(anna)
    expect(anna.see("minimap")).to_have_count(0)
    anna.page.locator('[data-testid=choice][data-value=\'["main","construct"]\']').tap()
    anna.page.locator("[data-testid=step][data-part=generator]").tap()
    anna.see("minimap").tap()
    expect(anna.see("minimap")).to_have_count(0)
    expect(anna.see("hex-A1")).to_be_in_viewport()


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


@pytest.mark.parametrize(
    "context",
    [
        {"viewport": DESK},
        {"viewport": DESK, "color_scheme": "light"},
        {"viewport": PHONE, "locale": "ru-RU"},
        {"viewport": PHONE, "color_scheme": "light"},
    ],
    ids=["night", "dust", "phone-night", "phone-dust"],
)
def test_axe_finds_nothing(visit: Visit, context: dict[str, Any]) -> None:
    anna = visit(**context)
    sit_down(anna)
    check(anna)
    if context["viewport"] == PHONE:
        for tab in ("mine", "orbit", "colony", "people"):
            anna.see(f"tab-{tab}").click()
            check(anna)
    else:
        anna.see("standing-answers").click()
        expect(anna.see("standing-dialog")).to_be_visible()
        check(anna)
        anna.page.keyboard.press("Escape")
        anna.choose("main", "construct")
        check(anna)
