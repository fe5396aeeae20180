"""Welcome to the Moon in a browser: the end of a match of each adventure by pressing what is lit, a turn on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import offworld
from offworld.bots import Perspective, bot
from tests.browser.people import Visitor
from tests.browser.test_axe import LOOKS, NAMES, check

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "novice"}
PHONE = {"width": 390, "height": 844}
CELL = 32  # pixels: a space of an open row
LEFT = 16  # answers of both seats that are left for the browser and the bot

LIT = (
    "[data-testid^=combination-][data-value], [data-board] [data-legal=true], [data-testid=choice], "
    "[data-testid=claim], [data-testid=finished]"
)


def played(adventure: int, left: int | None, seed: int = 5) -> dict[str, Any]:
    """Return the record of a match of two bots, cut off so many answers before its end; None: after the first turns."""
    game = offworld.game("welcome_to_the_moon")

    def go_on(limit: int) -> tuple[Any, int]:
        match = game.start(2, seed, {"adventure": adventure})
        chooser, rng = bot("greedy"), offworld.Rng(seed)
        count = 0
        while match.asked() and count < limit:
            seat = next(iter(match.asked()))
            match.answer(seat, chooser.choose(Perspective(match, seat), rng))
            count += 1
        return match, count

    if left is None:
        match, _ = go_on(0)
    else:
        _, total = go_on(100_000)
        match, _ = go_on(total - left)
    record: dict[str, Any] = match.record()
    return record


def sit_down(visitor: Visitor, record: dict[str, Any]) -> None:
    """Go on with a match against a bot."""
    made = visitor.post("/api/import", {"file": record, "seats": [ME, BOT]})
    visitor.page.goto(f"/m/{made['match']['id']}")
    visitor.page.get_by_test_id("table").wait_for()


WAYS = [
    "[data-testid=claim]",
    "[data-testid^=combination-][data-value]",
    "[data-board] [data-legal=true]",
    "[data-testid=choice]",
]
# Looks and presses in one go, so that nothing is replaced in between; returns the question, or that all is over.
PRESS = """([ways, turn]) => {
  if (document.querySelector('[data-testid=finished]')) return 'finished';
  const asked = document.querySelector('[data-testid=table]')?.dataset.asked;
  if (!asked || !document.querySelector('[data-testid=question][aria-busy=false]')) return null;
  for (const way of ways) {
    const found = [...document.querySelectorAll(way)].filter((each) => each.checkVisibility());
    if (!found.length) continue;
    found[turn % found.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return asked;
  }
  return null;
}"""
# The question has changed; a menu that has opened instead is answered with its first line.
GONE_ON = """(asked) => {
  document.querySelector('[data-testid=place-choice]')?.click();
  return document.querySelector('[data-testid=table]')?.dataset.asked !== asked;
}"""


def press(visitor: Visitor, turn: int) -> None:
    """Press something of what is lit, a combination, a place on the sheet, a button, and wait for what comes of it."""
    asked = visitor.page.wait_for_function(PRESS, arg=[WAYS, turn]).json_value()
    if asked != "finished":
        visitor.page.wait_for_function(GONE_ON, arg=asked)


@pytest.mark.parametrize("adventure", range(1, 9))
def test_the_end_of_a_match_by_pressing_what_is_lit(visit: Callable[..., Visitor], adventure: int) -> None:
    visitor = visit()
    sit_down(visitor, played(adventure, LEFT))
    for turn in range(400):
        if visitor.see("finished").count():
            break
        press(visitor, turn)
    expect(visitor.see("finished")).to_be_visible()
    expect(visitor.see("score-0")).to_be_visible()


def test_a_turn_on_a_phone_is_two_taps_and_done(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    sit_down(visitor, played(1, None))
    visitor.page.locator("[data-testid^=combination-][data-value]").first.tap()
    legal = visitor.page.locator("[data-board] [data-legal=true]")
    legal.first.wait_for()
    legal.first.tap()
    done = visitor.page.locator("[data-testid=choice][data-value='\"done\"']")
    expect(done).to_be_in_viewport(ratio=1)  # without scrolling
    done.tap()
    visitor.page.locator("[data-testid^=combination-][data-value]").first.wait_for()


def with_target(match: offworld.Match) -> tuple[Any, str, str]:
    """Return a combination, a space and what its effect may then be used on, for the first seat."""
    for combination in match.asked()[0].listed() or []:
        chosen = match.clone()
        chosen.answer(0, combination)
        for space in chosen.asked()[0].listed() or []:
            written = chosen.clone()
            written.answer(0, space)
            targets = [each for each in written.asked()[0].listed() or [] if each not in ("skip", "use", "done")]
            if isinstance(space, str) and targets and isinstance(targets[0], str):
                return combination, space, targets[0]
    raise AssertionError("no effect has a target")


@pytest.mark.parametrize("adventure", [4, 5, 8])
def test_a_turn_whose_effect_has_a_target_is_three_taps_and_done(visit: Callable[..., Visitor], adventure: int) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    record = played(adventure, None)
    combination, space, target = with_target(offworld.replay(record))
    sit_down(visitor, record)
    visitor.page.locator(
        f"[data-testid^=combination-][data-value='{json.dumps(combination, separators=(',', ':'))}']"
    ).tap()
    for place in (space, target):
        lit = visitor.page.locator(f"[data-board] [data-place='{place}'][data-legal=true]")
        lit.tap()
    done = visitor.page.locator("[data-testid=choice][data-value='\"done\"']")
    expect(done).to_be_in_viewport(ratio=1)
    done.tap()
    visitor.page.locator("[data-testid^=combination-][data-value]").first.wait_for()


def test_no_button_of_the_board_lies_over_a_lit_space_of_a_phone(visit: Callable[..., Visitor]) -> None:
    """At the start of the Colony something is lit in every corner; the button finds a gap, or there is none."""
    visitor = visit(viewport=PHONE, has_touch=True)
    sit_down(visitor, played(3, None))
    covered = """() => {
        const buttons = [...document.querySelectorAll('[data-testid^=zoom-]')]
            .filter((each) => each.checkVisibility())
            .map((each) => each.getBoundingClientRect());
        return [...document.querySelectorAll('[data-board] [data-legal=true]')]
            .filter((each) => {
                const box = each.getBoundingClientRect();
                const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                return buttons.some(({ left, right, top, bottom }) =>
                    x > left - 8 && x < right + 8 && y > top - 8 && y < bottom + 8);
            })
            .map((each) => each.getAttribute('aria-label'));
    }"""
    visitor.page.locator("[data-testid^=combination-][data-value]").first.tap()
    visitor.page.locator("[data-board] [data-legal=true]").first.focus()
    for _ in range(2):
        visitor.page.keyboard.press("+")
    visitor.page.locator("svg.zoomed").first.wait_for()

    def nothing_is_covered() -> None:
        assert visitor.page.evaluate(covered) == []

    visitor.eventually(nothing_is_covered)


def test_a_space_that_does_not_fit_says_why(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    sit_down(visitor, played(1, None))
    visitor.page.locator("[data-testid^=combination-][data-value]").first.click()
    visitor.page.locator("[data-board] [data-legal=true]").first.wait_for()
    visitor.page.locator("[data-board] [data-legal=false]").first.click(force=True)
    expect(visitor.see("why-not-here")).to_contain_text("This floor is for")


def test_another_sheet_in_full_size_and_back(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    sit_down(visitor, played(2, LEFT))
    visitor.page.locator(LIT).first.wait_for(state="attached")  # a new question brings the own sheet back
    visitor.see("sheet-1").click()
    expect(visitor.see("own-sheet")).to_contain_text("Sheet of")
    visitor.see("own-sheet").click()
    expect(visitor.see("own-sheet")).to_have_count(0)
    # nothing is lit on the sheet of another, so a question about spaces leads back as well
    visitor.page.locator("[data-testid^=combination-][data-value]").first.click()
    visitor.page.locator("[data-board] [data-legal=true]").first.wait_for(state="attached")
    visitor.see("sheet-1").click()
    visitor.see("to-own-sheet").click()
    expect(visitor.see("own-sheet")).to_have_count(0)
    expect(visitor.see("to-own-sheet")).to_have_count(0)
    visitor.page.locator(LIT).first.wait_for(state="attached")


@pytest.mark.parametrize("look", LOOKS, ids=NAMES)
@pytest.mark.parametrize("adventure", [1, 8])
def test_axe_has_nothing_to_say(visit: Callable[..., Visitor], adventure: int, look: dict[str, Any]) -> None:
    visitor = visit(**look)
    sit_down(visitor, played(adventure, LEFT))
    visitor.see("combination-0").wait_for()
    check(visitor)


def test_the_sheet_is_kept_as_a_picture(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    sit_down(visitor, played(2, LEFT))
    visitor.see("combination-0").wait_for()
    with visitor.page.expect_download() as download:
        visitor.see("save-sheet").click()
    saved = download.value
    assert saved.suggested_filename == "offworld-moon-2-Ada.png"
    assert saved.path().read_bytes().startswith(b"\x89PNG")


def test_the_rules_introduce_every_adventure(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.goto("/rules/welcome_to_the_moon")
    expect(visitor.page.locator(".adventure")).to_have_count(8)
    expect(visitor.page.locator("#adventure-7")).to_contain_text("airlocks")


def test_the_lesson_leads_through_two_turns(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.goto("/learn/welcome_to_the_moon")
    visitor.see("begin").click()
    visitor.see("lesson").wait_for()
    anything = visitor.see("lesson-next").or_(visitor.see("lesson-end")).or_(visitor.page.locator(LIT))
    for turn in range(60):
        anything.first.wait_for(state="attached")
        if visitor.see("lesson-end").count():
            break
        if visitor.see("lesson-next").count():
            visitor.see("lesson-next").click()
        else:
            press(visitor, turn)
    expect(visitor.see("lesson-end")).to_be_visible()


@pytest.mark.parametrize("adventure", range(2, 9))
def test_a_new_adventure_is_introduced_on_its_sheet(visit: Callable[..., Visitor], adventure: int) -> None:
    visitor = visit()
    sit_down(visitor, played(adventure, None))
    visitor.see("open-intro").first.click()
    visitor.see("intro").wait_for()
    said = set()
    while visitor.see("intro").count():
        expect(visitor.see("intro-frame").first).to_be_visible()
        said.add(visitor.see("intro-words").inner_text())
        visitor.see("intro-next").click()
    assert len(said) >= 3
    expect(visitor.see("bar-title")).to_contain_text("The Virus" if adventure == 6 else "turn 1")


def test_all_sheets_and_scores_stand_side_by_side_at_the_end(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    sit_down(visitor, played(5, 0))
    expect(visitor.see("tally").locator("tbody tr").first.locator("td")).to_have_count(2)
    total = visitor.see("tally").locator("tfoot td").first.inner_text()
    expect(visitor.see("points-0")).to_have_text(total)
    visitor.see("open-all-sheets").click()
    expect(visitor.see("all-sheets").locator("svg[viewBox]")).not_to_have_count(0)
    expect(visitor.see("all-sheets-1")).to_be_visible()


def test_a_phone_folds_the_rows_that_do_not_take_the_number(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    sit_down(visitor, played(1, None))
    effects = visitor.page.locator("[data-testid^=combination-] .effect")
    pile = next(i for i in range(3) if "astronaut" not in (effects.nth(i).get_attribute("class") or ""))
    visitor.see(f"combination-{pile}").tap()
    folded = visitor.page.locator("[data-testid^=folded-]")
    expect(folded.first).to_be_visible()
    legal = visitor.page.locator("[data-board] [data-legal=true]")

    def is_large() -> None:
        box = legal.first.bounding_box()
        assert box is not None
        assert box["width"] >= CELL, "what may be pressed is large"

    visitor.eventually(is_large)
    visitor.see("whole-sheet").tap()
    expect(folded).to_have_count(0)
