"""Ceres late in a match of four: everything of one's own in sight, and the keyboard never lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.browser.test_ceres import BOT, DESK, ME, PHONE

Visit = Callable[..., Visitor]
LOW = {"viewport": {"width": 1280, "height": 720}}
STATIONS = [("S-grey", "F01"), ("S-red", "F12"), ("S-blue", "F22"), ("S-green", "F32")]
RICH = {"credits": 25, "influence": 10, "ore": 11, "ice": 21, "alloy": 12, "probes": 3}


def rich(**more: Any) -> dict[str, Any]:
    """Return somebody who has everything."""
    return {"stock": RICH, **more}


def late(visitor: Visitor) -> None:
    """Go to the last round of four, with eight outstations and half of them upgraded."""
    mine = [{"id": name, "upgrades": [under], "worker": "pool"} for name, under in STATIONS]
    mine += [{"id": name, "upgrades": [], "worker": "pool"} for name in ("F08", "F24", "F28", "F09")]
    contracts = [{"id": name, "union": union} for name, union in (("C05", "1"), ("C31", "2"), ("C32", "3"))]
    own = rich(outstations=mine, paid=["P04", "P13", "P10"], contracts=contracts)
    state = {
        "round": 3,
        "acting": 0,
        "unions": [{"number": number} for number in "1235"],
        "players": [own, rich(), rich(), rich()],
    }
    file = {"game": "ceres", "seats": 4, "state": state}
    made = visitor.post("/api/import", {"file": file, "seats": [ME, BOT, BOT, BOT]})
    visitor.page.goto(f"/m/{made['match']['id']}")
    visitor.choices()


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("look", [DESK, LOW], ids=["desk", "low"])
def test_own_outstations_contracts_and_projects_are_in_sight(visit: Visit, look: dict[str, Any], locale: str) -> None:
    anna = visit(**look, locale=locale)
    late(anna)
    strip = anna.page.locator(".console")
    cut = """strip => [...strip.querySelectorAll('[data-testid^=spot-]')]
        .filter(each => each.getBoundingClientRect().bottom > strip.getBoundingClientRect().bottom)
        .map(each => each.dataset.testid)"""
    assert strip.evaluate(cut) == []


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_nobody_is_cut_beside_the_board_of_four(visit: Visit, locale: str) -> None:
    anna = visit(**LOW, locale=locale)
    late(anna)
    people = anna.page.locator(".people.pane")
    assert (
        people.evaluate("""pane => [...pane.querySelectorAll('[data-testid^=person-]')]
        .filter(each => each.getBoundingClientRect().bottom > pane.getBoundingClientRect().bottom)
        .map(each => each.dataset.testid)""")
        == []
    )


def test_the_board_brings_what_can_be_pressed_into_sight_on_a_phone(visit: Visit) -> None:
    """The offers of the trade office stand below the factory and the building site."""
    anna = visit(**PHONE)
    late(anna)
    anna.page.locator("[data-testid=choice][data-value*=trade]").first.tap()
    offer = anna.page.locator("[data-testid^='spot-offer:'][data-legal=true]").first
    expect(offer).to_be_in_viewport()


def test_the_keyboard_comes_back_to_the_place_whose_menu_is_closed(visit: Visit) -> None:
    anna = visit(**DESK)
    late(anna)
    spot = anna.page.locator(".spot.refused").first
    for close in ("Escape", "Enter"):
        spot.focus()
        anna.page.keyboard.press("Enter")
        menu = anna.see("place-menu")
        expect(menu).to_be_visible()
        if close == "Enter":
            menu.locator(".close").focus()
        anna.page.keyboard.press(close)
        expect(menu).to_have_count(0)
        expect(spot).to_be_focused()


def test_the_keyboard_goes_to_the_question_that_hides_the_place_whose_menu_answered(visit: Visit) -> None:
    """One's own things go behind the question that comes next, with the place to which the focus went back."""
    anna = visit(**PHONE, reduced_motion="reduce")
    state = {
        "round": 1,
        "acting": 0,
        "players": [{"stock": {"credits": 9, "ore": 9, "ice": 9, "alloy": 9}, "unpaid": ["P01"]}, {}],
    }
    made = anna.post("/api/import", {"file": {"game": "ceres", "seats": 2, "state": state}, "seats": [ME, BOT]})
    anna.page.goto(f"/m/{made['match']['id']}")
    anna.choices()
    anna.see("tab-mine").tap()
    anna.page.locator("[data-testid=mine] [data-testid=spot-P01]").tap()
    before = anna.asked()
    anna.see("place-choice").first.press("Enter")
    anna.next_asked(before)
    expect(anna.page.locator("#question-title")).to_be_focused()
