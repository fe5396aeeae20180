"""The board under wheel, mouse, fingers and keys: enlarged, moved, pressed near a place, and back again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.mars import BOT, ME, load, middle, press
from tests.browser.people import Visitor

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
FINGER: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
INNER = "[data-testid=area-r4c4]"  # in the middle of the map
LEGAL = "[data-place][data-legal=true]"
BOARD = ".k-board > svg"


def about(thing: Locator) -> tuple[float, float, float]:
    """Return the middle of something on the screen and its width."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def sign(visitor: Visitor, place: str) -> Locator:
    """Return the outline of a place."""
    return visitor.page.locator(f"{place} .sign")


def playing(visit: Visit, **context: Any) -> Visitor:
    """Return somebody who is about to act."""
    anna = visit(**context)
    load(anna, middle(), ME, BOT, BOT)
    anna.see("question").wait_for()
    anna.page.locator(INNER).wait_for()
    return anna


def placing(visit: Visit, **context: Any) -> Visitor:
    """Return somebody who is about to place a greenery."""
    anna = playing(visit, **context)
    press(anna, '["convert","plants"]')
    anna.page.locator(LEGAL).first.wait_for()
    return anna


def test_why_not_stays_inside_the_board_or_goes_with_its_place(visit: Visit) -> None:
    """Pressed in the lowest row, which leaves the frame as the board is enlarged at its top."""
    anna = playing(visit)
    anna.page.mouse.click(*about(sign(anna, "[data-testid=area-r8c3]"))[:2])
    anna.see("why-not-here").wait_for()
    frame = anna.page.locator(BOARD).bounding_box()
    assert frame is not None
    anna.page.mouse.move(frame["x"] + frame["width"] / 2, frame["y"] + 60)
    for _ in range(6):
        anna.page.mouse.wheel(0, -60)

        def inside() -> None:
            bubbles = [each.bounding_box() for each in anna.see("why-not-here").all()]
            assert all(each and each["y"] + each["height"] <= frame["y"] + frame["height"] + 1 for each in bubbles)

        anna.eventually(inside)
    expect(anna.see("why-not-here")).to_have_count(0)


def test_the_wheel_enlarges_what_is_under_the_pointer(visit: Visit) -> None:
    anna = playing(visit)
    x, y, wide = about(sign(anna, INNER))
    anna.page.mouse.move(x, y)
    anna.page.mouse.wheel(0, -400)
    anna.see("zoom-whole").wait_for()
    now = about(sign(anna, INNER))
    assert now[2] > 1.3 * wide
    assert now[:2] == pytest.approx((x, y), abs=4)
    anna.see("zoom-whole").click()
    expect(anna.page.locator(BOARD)).not_to_have_class("zoomed")
    assert about(sign(anna, INNER)) == pytest.approx((x, y, wide), abs=2)


def test_a_drag_moves_the_enlarged_map_and_presses_nothing(visit: Visit) -> None:
    anna = placing(visit)
    legal = anna.page.locator(f"{LEGAL} .sign").last
    x, y, _ = about(legal)
    anna.page.mouse.move(x, y)
    anna.page.mouse.wheel(0, -500)
    anna.see("zoom-whole").wait_for()
    x, y, _ = about(legal)
    anna.page.mouse.down()
    anna.page.mouse.move(x - 40, y - 25, steps=5)
    anna.page.mouse.up()
    assert about(legal)[:2] == pytest.approx((x - 40, y - 25), abs=9)
    expect(anna.page.locator(LEGAL).first).to_be_attached()
    assert anna.see("log").filter(has_text="places a tile").count() == 0


def test_two_fingers_enlarge_the_map(visit: Visit) -> None:
    anna = playing(visit, **FINGER)
    x, y, wide = about(sign(anna, INNER))
    fingers = anna.context.new_cdp_session(anna.page)

    def touch(kind: str, *apart: int) -> None:
        points = [{"x": x + (by if side else -by), "y": y, "id": side} for by in apart for side in (0, 1)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 20)
    for by in (30, 40, 50, 60):
        touch("touchMove", by)
    touch("touchEnd")
    anna.see("zoom-whole").wait_for()
    assert about(sign(anna, INNER))[2] > 1.8 * wide
    assert anna.page.evaluate("visualViewport.scale") == pytest.approx(1)  # the map, not the page


def test_keys_enlarge_the_map_and_the_focus_stays(visit: Visit) -> None:
    anna = playing(visit)
    anna.page.keyboard.press("b")
    anna.page.keyboard.press("+")
    anna.see("zoom-whole").wait_for()
    for _ in range(3):
        anna.page.keyboard.press("ArrowRight")
    focused = anna.page.locator("[data-place]:focus")
    expect(focused).to_be_visible()
    anna.see("zoom-whole").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.see("zoom-whole")).to_have_count(0)
    expect(anna.page.locator("[data-place]:focus")).to_have_count(1)


def test_a_tap_beside_a_place_goes_to_the_nearest_legal_one(visit: Visit) -> None:
    anna = placing(visit, **FINGER)
    near = anna.page.evaluate(
        """() => {
            const middle = (each) => {
                const box = each.querySelector('.sign').getBoundingClientRect();
                return [box.left + box.width / 2, box.top + box.height / 2, box.width];
            };
            const at = (legal) => [...document.querySelectorAll(`[data-place][data-legal=${legal}]`)].map(
                (each) => [each.dataset.place, ...middle(each)]);
            const frame = document.querySelector('.k-board > svg').getBoundingClientRect();
            for (const [id, x, y, wide] of at(true))
                for (const [other, ox, oy] of at(false)) {
                    const far = Math.hypot(x - ox, y - oy);
                    if (far > wide * 1.3 || oy < frame.top + 60 || oy > frame.bottom - 60) continue;
                    const point = [x + (ox - x) * 0.62, y + (oy - y) * 0.62];
                    const best = at(true).sort((a, b) =>
                        Math.hypot(a[1] - point[0], a[2] - point[1]) - Math.hypot(b[1] - point[0], b[2] - point[1]))[0];
                    const over = document.elementFromPoint(...point)?.closest('[data-place]')?.dataset.place;
                    if (best[0] === id && over === other) return { id, other, point, refused: [ox, oy] };
                }
            return null;
        }"""
    )
    assert near is not None, "no place beside a legal one"
    anna.page.touchscreen.tap(*near["refused"])
    expect(anna.see("why-not-here")).to_be_visible()  # whoever taps the middle of a place means it
    anna.page.touchscreen.tap(*near["point"])
    anna.expect_log("You place a tile: greenery")


def test_a_new_question_brings_its_places_into_sight(visit: Visit) -> None:
    anna = playing(visit)
    x, y, _ = about(sign(anna, "[data-testid=area-r8c4]"))  # far from all that Anna owns
    anna.page.mouse.move(x, y)
    for _ in range(4):
        anna.page.mouse.wheel(0, -600)
    anna.see("zoom-whole").wait_for()
    press(anna, '["convert","plants"]')
    anna.page.locator(LEGAL).first.wait_for()
    seen = """all => all.some(each => {
        const box = each.getBoundingClientRect(), frame = each.closest('.k-board').getBoundingClientRect();
        return box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom;
    })"""
    assert anna.page.locator(f"{LEGAL} .sign").evaluate_all(seen)
