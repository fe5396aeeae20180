"""What all tables share: how much room the board has, links, last-move marks, and what is shown of others' actions."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import offworld
from tests.browser.mars import BOT, ME, load, middle, press
from tests.browser.people import Visitor
from tests.browser.shape import played, sit
from tests.browser.test_together import asked
from tests.browser.wander.tables import GAMES

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
GUEST = {"kind": "open"}
SHARE = """() => {
    const box = document.querySelector('[data-board]')?.getBoundingClientRect() ?? { width: 0, height: 0 };
    return box.width * box.height / innerWidth / innerHeight;
}"""
SHARES = [(1440, 0.40), (1280, 0.35)]  # 900 and 720 high
# Begins the film and holds it at its first scene, which would be over before a starving machine has found the button.
HELD = """async () => {
    document.querySelector('[data-testid=digest-film]').click();
    for (;;) {
        const hold = document.querySelector('[data-testid=film-hold]');
        if (hold) return hold.click();
        await new Promise(requestAnimationFrame);
    }
}"""
MOVING = {"reduced_motion": "no-preference"}


def two(visit: Visit, **context: Any) -> tuple[Visitor, Visitor]:
    """Return two people at a table of Terraforming Mars; it is the turn of the second."""
    anna, boris = visit(**context), visit()
    state = middle(turn={"seat": 1})
    state["players"][1] = {**state["players"][1], "hand": ["virus"]}
    state["players"] = state["players"][:2]
    made = load(anna, state, ME, GUEST)
    boris.claim(made, "Boris")
    anna.see("idle").wait_for()
    return anna, boris


@pytest.mark.parametrize(("width", "least"), SHARES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_its_share_of_a_desk_while_one_is_asked(
    visit: Visit, game: str, width: int, least: float
) -> None:
    """With a few people and with as many as can sit down; the share is looked at once all is laid out."""
    for seats in (2, max(offworld.game(game).seats)):
        anna = sit(visit, played(game, seats, 5, 60), width, "ru-RU")
        anna.see("question").wait_for()
        anna.page.evaluate("__settled(60000)")
        anna.page.wait_for_function(f"() => ({SHARE})() >= {least}", timeout=20_000)


def test_names_are_links_to_cards_and_places(visit: Visit) -> None:
    anna, boris = two(visit)
    press(boris, '["play","virus"]')
    press(boris, "1")
    press(boris, '["all",0]')
    anna.see("side-log").click()
    link = anna.see("log").get_by_test_id("link-card").filter(has_text="Virus").first
    link.hover()
    expect(anna.see("stand").get_by_test_id("card-virus")).to_be_visible()
    anna.page.mouse.move(0, 0)
    expect(anna.see("stand")).to_have_count(0)
    link.click()
    anna.page.mouse.move(0, 0)
    expect(anna.see("stand")).to_be_visible()  # pressed, it stays
    anna.page.keyboard.press("Escape")
    expect(anna.see("stand")).to_have_count(0)


def test_a_place_shows_the_tile_and_what_it_brings(visit: Visit) -> None:
    anna = visit()
    load(anna, middle(), ME, BOT, BOT)
    press(anna, '["convert","plants"]')
    place = anna.see("area-r1c2")  # below an ocean
    expect(anna.see("paid-r1c2")).to_contain_text("+2")
    over = anna.see("paid-r1c2").evaluate(
        "chip => [...document.querySelectorAll('[data-place]')].filter(each => chip.compareDocumentPosition(each) & 4)"
        ".length"
    )
    assert over == 0  # no place is drawn later than that
    place.hover()
    expect(anna.page.locator(".ghost")).to_be_visible()
    expect(anna.see("gains")).to_contain_text("+2")


def test_a_refused_place_says_why_beside_it(visit: Visit) -> None:
    anna = visit()
    load(anna, middle(), ME, BOT, BOT)
    press(anna, '["convert","plants"]')
    anna.page.locator("[data-place][data-legal=true]").first.wait_for()
    anna.page.locator("[data-place][data-legal=false]").first.click(force=True)
    bubble = anna.see("why-not-here")
    expect(bubble).to_be_visible()
    anna.page.locator("[data-place][data-legal=true]").first.click()
    anna.expect_log("You place a tile: greenery")
    expect(bubble).to_have_count(0)  # it does not outlive the move


def test_what_others_do_is_shown_and_gone_with_a_press(visit: Visit) -> None:
    anna, boris = two(visit, **MOVING, lasting=True)
    anna.page.evaluate(
        """() => {
            const live = document.querySelector('[data-testid=live]');
            window.said = [];
            new MutationObserver(() => window.said.push(live.textContent))
                .observe(live, {childList: true, characterData: true, subtree: true});
        }"""
    )
    press(boris, '["play","virus"]')
    stage = anna.see("stage")
    stage.wait_for(state="attached")
    assert stage.evaluate("each => getComputedStyle(each).pointerEvents") == "none"  # never in the way
    anna.page.mouse.click(5, 5)
    expect(stage).to_have_count(0)
    anna.page.wait_for_function("() => window.said.join(' ').includes('Boris plays Virus')")  # and it is said


# Notes what an area is called while something moves, which is over after a moment.
CALLED = """
window.called = [];
new MutationObserver(() => {
  const words = document.querySelector('[data-testid=area-r0c3]')?.getAttribute('aria-label');
  if (words && document.querySelector('[data-testid=stage]')) window.called.push(words);
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-label'] });
"""


def test_a_tile_comes_before_it_lies_there(visit: Visit) -> None:
    anna, boris = visit(**MOVING), visit()
    anna.page.add_init_script(CALLED)
    state = middle(turn={"seat": 1})
    state["players"] = state["players"][:2]
    made = load(anna, state, ME, GUEST)
    boris.claim(made, "Boris")
    anna.see("idle").wait_for()
    area = anna.see("area-r0c3")
    empty = area.get_attribute("aria-label") or ""
    press(boris, '["project","aquifer"]')
    boris.see("area-r0c3").click()
    expect(area).not_to_have_attribute("aria-label", empty)
    expect(area).to_have_attribute("aria-label", re.compile("cean"))
    assert anna.page.evaluate("window.called[0]") == empty  # it was shown to come first
    expect(anna.see("stage")).to_have_count(0)
    anna.see("side-log").click()
    expect(anna.see("log")).to_contain_text("Boris")


def test_nothing_moves_for_whoever_wants_it_still(visit: Visit) -> None:
    anna, boris = two(visit)  # visitors ask for reduced motion unless they say otherwise
    press(boris, '["play","virus"]')
    anna.expect_log("Boris plays Virus")
    assert anna.see("stage").count() == 0


def test_what_others_did_is_marked_on_the_board_and_can_be_watched_again(visit: Visit) -> None:
    anna, boris = visit(**MOVING), visit()
    made = anna.load({"players": [{"stations": ["A1"]}, {"stations": ["D4"]}]}, ME, GUEST)
    boris.claim(made, "Boris")
    if asked(anna, boris) is anna:
        anna.choose("end")
    boris.choices()
    boris.choose("move", 15, 14)
    boris.choose("end")
    anna.choices()
    expect(anna.see("mark-1")).to_be_visible()
    anna.see("digest-film").wait_for()
    anna.page.evaluate(HELD)
    expect(anna.see("film-at")).to_contain_text("1 /")  # it waits there, and can be read in peace
    anna.page.wait_for_timeout(2500)
    expect(anna.see("film-at")).to_contain_text("1 /")
    anna.page.keyboard.press("Escape")
    expect(anna.see("stage")).to_have_count(0)


def test_a_second_press_on_a_place_puts_its_menu_away(visit: Visit) -> None:
    match = offworld.game("dig_mars").start(2, 1)
    for seat in (0, 1):
        match.answer(seat, 0)  # both begin at A1, where the first may drill or set out
    anna = visit()
    made = anna.post("/api/import", {"file": match.record(), "seats": [ME, BOT]})
    anna.page.goto(f"/m/{made['match']['id']}")
    site, menu = anna.page.locator("[data-place][data-legal=true]").first, anna.see("place-menu")
    for shown in (1, 0, 1):
        site.click(position={"x": 40, "y": 10})  # the menu opens below its middle
        expect(menu).to_have_count(shown)
