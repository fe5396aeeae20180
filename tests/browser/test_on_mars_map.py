"""The map of On Mars under the finger: what is refused says why, figures on one hex are told apart, ways are drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Visitor
from tests.browser.test_on_mars import sit_down

Visit = Callable[..., Visitor]
DESK = {"width": 1440, "height": 900}
LOW = {"width": 1280, "height": 640}
PHONE = {"width": 390, "height": 844}
ME: dict[str, Any] = {"space": 6, "stock": {"mineral": 2, "water": 2}, "crystals": 3, "rover": None}
BUILDINGS = {"G5": "mine", "G3": "generator", "G7": "water_extractor", "E5": "greenhouse", "I5": "oxygen_condenser"}


def step(visitor: Visitor, part: str, figure: str = "") -> Locator:
    """Return a part of an answer in the list."""
    which = f"[data-figure={figure}]" if figure else ""
    return visitor.page.locator(f"[data-testid=step][data-part={part}]{which}")


def colony(visitor: Visitor, me: dict[str, Any] | None = None, **rest: Any) -> None:
    """Sit down with a bot at F4, in the middle of the colony."""
    player = {**ME, "bots": ["F4", None, None, None], **(me or {})}
    built = {**BUILDINGS, "E3": "shelter0", "I7": "shelter1"}
    sit_down(visitor, players=[player, {"space": 7}], buildings=built, goals={"goal1": "spent0"}, **rest)


def test_a_hex_that_is_refused_says_why_and_what_was_chosen_stays(visit: Visit) -> None:
    anna = visit(viewport=DESK)
    colony(anna)
    anna.choose("main", "construct")
    step(anna, "generator").click()
    anna.see("hex-E4").click()
    expect(anna.see("preview")).to_be_visible()
    anna.see("hex-F3").click(force=True)  # in the zone, but beside the one generator, for which there is no technology
    expect(anna.see("why-not-here")).to_contain_text("Generator")
    expect(step(anna, "generator")).to_have_attribute("aria-pressed", "true")


def test_a_bot_on_the_start_mine_hides_no_rover_that_begins_there(visit: Visit) -> None:
    anna = visit(viewport=DESK)
    colony(anna, {"bots": ["G5", None, None, None]})
    anna.choose("main", "control_center")
    expect(step(anna, "G5")).to_have_count(2)
    step(anna, "G5", "rover").click()
    expect(step(anna, "G5", "bot")).to_have_attribute("aria-pressed", "false")
    anna.see("hex-H5").click()
    anna.page.locator(".draft .go").click()
    anna.expect_log("You move the rover G5 → H5")
    # by the map alone: the first press takes the bot, the second one what else begins there
    boris = visit(viewport=DESK)
    colony(boris, {"bots": ["G5", None, None, None]})
    boris.choose("main", "control_center")
    boris.see("hex-G5").press("Enter")
    expect(step(boris, "G5", "bot")).to_have_attribute("aria-pressed", "true")
    boris.see("hex-G5").press("Enter")
    expect(step(boris, "G5", "rover")).to_have_attribute("aria-pressed", "true")


def test_the_only_figure_shows_its_reach_at_once_and_its_way_before_it_goes(visit: Visit) -> None:
    anna = visit(viewport=DESK)
    colony(
        anna,
        {"rover": "G6", "crystals": 4, "docks": ["develop", "blueprint", "upgrade", "mineral"], "hangar": 1},
        ground={"H6": "crystal"},
    )
    anna.choose("exec", "rover")
    expect(anna.see("hex-H6")).to_have_attribute("data-legal", "true")
    anna.see("hex-I7").focus()
    anna.see("hex-I6").press("Enter")
    expect(anna.see("way")).to_be_attached()
    expect(anna.see("preview")).to_contain_text("Crystals on the way: H6")
    anna.page.locator(".draft .go").click()
    anna.expect_log("You collect 1 crystal (H6)")


def test_a_hex_at_the_edge_of_the_enlarged_map_answers_a_second_press_too(visit: Visit) -> None:
    """It had the focus already, so nothing moved, and its balloon was out of sight: the press seemed dead."""
    anna = visit(viewport=PHONE, has_touch=True)
    colony(anna)
    anna.page.locator('[data-testid=choice][data-value=\'["main","construct"]\']').tap()
    step(anna, "generator").tap()
    anna.see("minimap").wait_for()
    box = anna.page.locator(".k-board").bounding_box()
    assert box is not None
    hex_ = anna.see("hex-G6")
    hex_.focus()
    top, across = box["y"] + box["height"], box["x"] + box["width"] / 2
    for _ in range(12):  # pulled down until its middle is below the edge, and its upper part still in sight
        at = hex_.bounding_box()
        assert at is not None
        over = at["y"] + at["height"] / 2 - top
        if over > 4:
            break
        anna.page.mouse.move(across, box["y"] + 60)
        anna.page.mouse.down()
        anna.page.mouse.move(across, box["y"] + 60 + min(120, 10 - over), steps=4)
        anna.page.mouse.up()
    at = hex_.bounding_box()
    assert at is not None
    assert at["y"] < top - 6
    assert at["y"] + at["height"] / 2 > top
    expect(anna.see("why-not-here")).to_have_count(0)
    anna.page.wait_for_timeout(700)  # two quick presses on one spot are a double click
    anna.page.mouse.click(at["x"] + at["width"] / 2, at["y"] + (top - at["y"]) / 2)
    expect(anna.see("why-not-here")).to_be_visible()


# A place that answers, near the edge of an enlarged board: its name, and a point on it.
NEAR_THE_EDGE = """() => {
  const frame = document.querySelector('.k-board').getBoundingClientRect();
  for (const place of document.querySelectorAll('.k-board [data-place]')) {
    const box = place.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const least = Math.min(x - frame.left, frame.right - x, y - frame.top, frame.bottom - y);
    const there = document.elementFromPoint(x, y)?.closest('[data-place]');
    if (least > 2 && least < 30 && there === place) return { testid: place.dataset.testid, x, y };
  }
  return null;
}"""


def test_the_enlarged_map_stays_under_the_pointer_until_the_press_is_over(visit: Visit) -> None:
    """It came after the focus between press and click, which then went to whatever lay there, or to nothing."""
    anna = visit(viewport=DESK)
    colony(anna)
    anna.choose("main", "construct")
    step(anna, "generator").click()
    found = None
    for _ in range(4):  # as often as it can be enlarged
        if found is not None:
            break
        anna.see("zoom-in").click()
        anna.page.evaluate("() => new Promise((go) => setTimeout(go, 400))")  # it moves smoothly
        found = anna.page.evaluate(NEAR_THE_EDGE)
    assert found is not None
    hex_ = anna.see(found["testid"])
    anna.page.mouse.move(found["x"], found["y"])
    before = hex_.bounding_box()
    anna.page.mouse.down()
    anna.page.evaluate("() => new Promise((go) => setTimeout(go, 400))")
    assert hex_.bounding_box() == before, "the map has moved under the pointer"
    anna.page.mouse.up()
    expect(hex_).to_be_focused()


SEEN = """() => {
  const sheet = document.querySelector('.told');
  const parts = [sheet, document.querySelector('.draft .confirm'), sheet.closest('.pane')];
  const [told, bar, pane] = parts.map(each => each.getBoundingClientRect());
  return told.top >= pane.top - 1 && told.bottom <= bar.top + 1 && bar.bottom <= pane.bottom + 1;
}"""


@pytest.mark.parametrize(
    "viewport",
    [DESK, {"width": 1280, "height": 720}, {"width": 820, "height": 1180}, PHONE],
    ids=["1440", "1280", "820", "390"],
)
def test_the_whole_price_stands_above_the_button_that_pays_it(visit: Visit, viewport: dict[str, int]) -> None:
    """However many buildings are listed before it: nobody has to scroll in order to read what they confirm."""
    anna = visit(viewport=viewport)
    colony(anna)
    anna.choose("main", "construct")
    step(anna, "generator").click()
    anna.see("hex-E4").click()
    expect(anna.see("preview")).to_contain_text("Price: Mineral")

    def in_sight() -> None:
        assert anna.page.evaluate(SEEN)

    anna.eventually(in_sight)


COVERED = """step => {
  const bar = document.querySelector('.draft .confirm').getBoundingClientRect();
  const box = step.getBoundingClientRect();
  return box.bottom > bar.top + 1 && box.top < bar.bottom - 1;
}"""


def test_whoever_goes_through_the_parts_by_keyboard_finds_none_under_the_bar(visit: Visit) -> None:
    """The buttons that confirm stay within reach, over what is longer than the panel."""
    anna = visit(viewport=LOW)
    colony(anna, {"bots": ["F4", "H4", "F6", "H6"], "quarters": 4, "stock": dict.fromkeys(("mineral", "battery"), 2)})
    anna.choose("main", "construct")
    step(anna, "generator").click()
    anna.page.locator("[data-testid=step][data-step='2']").first.click()
    expect(anna.see("preview")).to_be_visible()
    steps = anna.page.locator("[data-testid=step]")
    steps.first.focus()
    for _ in range(steps.count() * 2):  # each has a sign beside it that explains it
        here = anna.page.locator("[data-testid=step]:focus")
        if here.count():
            assert not here.evaluate(COVERED), here.inner_text()
        anna.page.keyboard.press("Tab")
    for _ in range(steps.count() * 2):
        here = anna.page.locator("[data-testid=step]:focus")
        if here.count():
            assert not here.evaluate(COVERED), here.inner_text()
        anna.page.keyboard.press("Shift+Tab")
