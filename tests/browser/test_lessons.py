"""Lessons are followed by pressing what is lit, as somebody would who knows nothing but the words beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.browser.wander.scripts import SCRIPT
from tests.browser.wander.tables import GAMES, context

Visit = Callable[..., Visitor]
STEPS = 40  # more than any lesson has
PRESSES = 6  # for one step
# What is lit, whether words lie over most of it or out of the screen, and where one would press.
LIT = """() => {
    const ring = document.querySelector('.light .ring')?.getBoundingClientRect();
    const words = document.querySelector('[data-testid=spotlight]').getBoundingClientRect();
    if (!ring) return { dark: true };
    const wide = Math.min(ring.right, words.right) - Math.max(ring.left, words.left);
    const high = Math.min(ring.bottom, words.bottom) - Math.max(ring.top, words.top);
    const over = Math.max(0, wide) * Math.max(0, high) / ring.width / ring.height;
    const large = ring.width * ring.height > innerWidth * innerHeight / 4; // there may be no room beside it
    const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
    const pane = document.elementFromPoint(x, y)?.closest('[data-testid=place-menu], #question-pane');
    const button = pane?.querySelector('[data-testid=place-choice], [data-testid=submit][aria-disabled=false]');
    const box = button?.getBoundingClientRect();
    return {
        dark: false,
        hidden: over > (large ? 0.3 : 0.1) || ring.bottom > innerHeight + 8 || ring.right > innerWidth + 8,
        out: words.left < 0 || words.top < 0 || words.right > innerWidth || words.bottom > innerHeight,
        at: box ? [box.x + box.width / 2, box.y + box.height / 2] : [x, y],
    };
}"""


def settled(visitor: Visitor) -> dict[str, Any]:
    """Return what is lit once the light rests; it looks where things are a few times a second."""
    visitor.page.evaluate("__settled(60000)")
    before: dict[str, Any] = {}
    for _ in range(20):
        now: dict[str, Any] = visitor.page.evaluate(LIT)
        if now == before:
            break
        before = now
        visitor.page.wait_for_timeout(200)
    return before


@pytest.mark.parametrize(("width", "language"), [(1280, "en-GB"), (390, "ru-RU")])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_presses_what_is_lit_comes_to_the_end(visit: Visit, game: str, width: int, language: str) -> None:
    anna = visit(**{**context(width, 0), "locale": language})
    anna.page.add_init_script(SCRIPT)
    anna.page.goto(f"/learn/{game}")
    anna.see("begin").click()
    lesson, card = anna.see("lesson"), anna.see("card-dialog").get_by_test_id("play")
    lesson.wait_for()
    counted: list[str] = []
    for _ in range(STEPS):
        label = lesson.locator(".label").inner_text()
        if label not in counted:
            counted.append(label)
        lit = settled(anna)
        assert not lit["dark"], label
        assert not lit["hidden"], label
        assert not lit["out"], label
        if anna.see("lesson-real").count():
            break
        step = lesson.get_attribute("data-step") or ""
        if anna.see("lesson-next").count():
            anna.see("lesson-next").click()
            expect(lesson).not_to_have_attribute("data-step", step)
            continue
        for _ in range(PRESSES):
            press = anna.page.touchscreen.tap if width < 900 else anna.page.mouse.click
            press(*settled(anna)["at"])
            anna.page.evaluate("__settled(60000)")
            if card.count():
                card.first.click()
                anna.page.evaluate("__settled(60000)")
            if lesson.get_attribute("data-step") != step:
                break
        expect(lesson).not_to_have_attribute("data-step", step)
    expect(anna.see("lesson-real")).to_be_visible()
    numbers = [[int(part) for part in label.replace("·", " ").split() if part.isdigit()] for label in counted]
    shown = [each for each in numbers if each]
    assert shown == [[number, len(shown)] for number in range(1, len(shown) + 1)]
