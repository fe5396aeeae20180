"""Ceres late in a match of four: everything of one's own in sight, and the keyboard never lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import offworld
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


# Buttons of the board and words over it that something else lies over, and asteroids that have words over them.
COVERED = """() => {
    const board = document.querySelector('[data-testid=belt]');
    const found = [];
    for (const button of board.querySelectorAll('.tools button')) {
        const { left, top, width, height } = button.getBoundingClientRect();
        if (width && !button.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
            found.push(button.dataset.testid);
    }
    for (const words of board.querySelectorAll('.legend, .pool, .later')) {
        const box = words.getBoundingClientRect();
        const own = getComputedStyle(words).backgroundColor;
        if (!box.width || !/, 0\\)|transparent/.test(own)) continue; // on a ground of its own
        for (const rock of board.querySelectorAll('[data-testid^=rock-] .face')) {
            const there = rock.getBoundingClientRect();
            const x = Math.min(box.right, there.right) - Math.max(box.left, there.left);
            const y = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
            if (x > 4 && y > 4) found.push(`${words.className} over ${rock.parentElement.dataset.testid}`);
        }
    }
    return found;
}"""


@pytest.mark.parametrize("look", [LOW, DESK], ids=["low", "desk"])
def test_an_enlarged_belt_keeps_its_buttons_free_and_its_words_off_the_asteroids(
    visit: Visit, look: dict[str, Any]
) -> None:
    """Enlarged around many points, so that each corner in turn has the fewest places of a launch in it."""
    match, rng = offworld.game("ceres").start(2, 32), offworld.Rng(32)
    while match.asked().get(0) is None or match.asked()[0].topic != "launch":
        seat, question = next(iter(match.asked().items()))
        match.answer(seat, question.sample(rng))
    anna = visit(**look)
    made = anna.post("/api/import", {"file": match.record(), "seats": [ME, BOT]})
    anna.page.goto(f"/m/{made['match']['id']}")
    anna.page.locator("[data-testid^=rock-][data-legal=true]").first.wait_for()
    box = anna.see("belt").bounding_box()
    assert box is not None
    for across in (0.1, 0.3, 0.5, 0.7, 0.9):
        for down in (0.1, 0.3, 0.5, 0.7, 0.9):
            anna.page.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
            anna.page.mouse.wheel(0, -600)
            anna.see("zoom-whole").wait_for()
            assert anna.page.evaluate(COVERED) == [], (across, down)
            anna.see("zoom-whole").click()
            expect(anna.see("zoom-whole")).to_have_count(0)
