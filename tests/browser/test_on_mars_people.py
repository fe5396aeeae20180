"""On Mars with people: a reaction in the middle of another's turn, answers left for it, and a match against Lacerda."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor
from tests.browser.shape import faults
from tests.browser.wander.scripts import SCRIPT

Visit = Callable[..., Visitor]
DESK = {"width": 1440, "height": 900}
START = {"G5": "mine", "G3": "generator", "G7": "water_extractor", "E5": "greenhouse", "I5": "oxygen_condenser"}
STATE: dict[str, Any] = {
    "round": 2,
    "phase": "colonization",
    "turn": {"seat": 0, "main": False, "executive": False},
    "shuttle": {"side": "orbit", "at": 2},
    "buildings": {**START, "E3": "shelter0", "I7": "shelter1"},
    "goals": {"goal1": "spent0", "goal2": "spent1"},
    "players": [
        {"space": 5, "stock": {"mineral": 2}, "crystals": 0, "bots": ["F3", None, None, None], "rover": None},
        {"space": 6, "crystals": 0, "bots": ["E4", None, None, None], "rover": None},
    ],
}


def two(visit: Visit, **desk: Any) -> tuple[Visitor, Visitor, dict[str, Any]]:
    """Let Anna sit at a desk and Boris at a phone, in Anna's turn, Boris' bot where she can build."""
    anna, boris = visit(**{"viewport": DESK, **desk}), visit(viewport=PHONE, has_touch=True)
    anna.context.add_init_script(SCRIPT)
    file = {"game": "on_mars", "seats": 2, "seed": 3, "state": STATE}
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = anna.post("/api/import", {"file": file, "seats": seats})
    boris.claim(made, "Boris")
    anna.page.goto(f"/m/{made['match']['id']}")
    anna.see("question").wait_for()
    return anna, boris, made


def build(anna: Visitor) -> None:
    """Let Anna build a generator where Boris' bot stands."""
    anna.choose("main", "construct")
    anna.page.locator("[data-testid=step][data-part=generator]").click()
    anna.see("hex-E4").click()
    anna.see("preview").wait_for()
    anna.page.locator(".draft .go").click()


def test_a_round_of_two_people_with_a_reaction_in_the_middle_of_a_turn(visit: Visit) -> None:
    anna, boris, _ = two(visit)
    build(anna)
    expect(anna.see("reaction")).to_contain_text("Boris")
    expect(boris.see("question")).to_contain_text("Where does it go")
    legal = boris.page.locator("[data-testid^=hex-][data-legal=true]")
    name = re.sub("^hex-", "", legal.first.get_attribute("data-testid") or "")
    boris.page.locator(f"[data-testid=choice][data-value='\"{name}\"']").tap()
    expect(anna.see("reaction")).to_have_count(0)
    anna.page.locator("[data-testid=choice][data-value='\"crystal\"']").click()  # the benefit beside the LSS
    anna.page.locator("[data-testid=choice][data-value='\"end\"']").click()
    anna.expect_log("You build on E4")
    # Boris' turn on the phone: a bot is chosen on the map and moved
    boris.page.locator('[data-testid=choice][data-value=\'["main","control_center"]\']').tap()
    boris.page.locator(f"[data-testid=step][data-part={name}]").tap()
    ends = boris.page.locator("[data-testid=step][data-step='2']")
    expect(ends.first).to_be_attached()
    boris.see("hex-" + (ends.first.get_attribute("data-part") or "")).dispatch_event("click")
    boris.page.locator(".draft .go").tap()
    boris.page.locator("[data-testid=choice][data-value='\"done\"']").tap()
    end = boris.page.locator("[data-testid=choice][data-value='\"end\"']")
    end.wait_for()
    boris.page.wait_for_timeout(
        700
    )  # two quick taps on one spot are a double click, and its second half does not count
    end.tap()
    anna.see("question").wait_for()  # the next round
    anna.expect_log("Round 3")


@pytest.mark.parametrize("height", [900, 720])
@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_whoever_reacts_is_named_beside_the_map(visit: Visit, height: int, locale: str) -> None:
    """It lay over the lowest hexes; the longest words have room too."""
    width = 1440 if height == 900 else 1280
    anna, _, _ = two(visit, viewport={"width": width, "height": height}, locale=locale)
    build(anna)
    chip = anna.see("reaction")
    expect(chip).to_contain_text("Boris")
    chip.evaluate(
        "(chip, words) => (chip.lastChild.textContent = words)",
        "Бот-новичок 1 решает: кислород или развитие использованной технологии",
    )
    assert faults(anna, width) == []
    over = chip.evaluate("""chip => {
        const box = chip.getBoundingClientRect(), found = [];
        for (let x = box.left; x <= box.right; x += 8)
            for (let y = box.top; y <= box.bottom; y += 4)
                for (const each of document.elementsFromPoint(x, y))
                    found.push(each.closest('[data-testid^=hex-]')?.dataset.testid);
        return [...new Set(found)].filter(Boolean);
    }""")
    assert over == []


def test_an_answer_left_beforehand_keeps_nobody_waiting(visit: Visit) -> None:
    anna, boris, _ = two(visit)
    boris.see("tab-people").tap()
    boris.see("standing-answers").tap()
    boris.see("standing-displaced").select_option("shelter")
    expect(boris.see("standing-displaced")).to_have_value("shelter")
    boris.page.keyboard.press("Escape")
    expect(boris.see("standing-answers")).to_contain_text("1")
    build(anna)
    anna.expect_log("makes room E4")
    anna.page.locator("[data-testid=choice][data-value='\"crystal\"']").click()  # Anna goes on at once
    expect(anna.see("reaction")).to_have_count(0)


def test_while_one_is_asked_the_answer_can_be_left_for_ever(visit: Visit) -> None:
    anna, boris, _ = two(visit)
    build(anna)
    boris.see("standing-here").tap()
    boris.see("standing-displaced").select_option("centre")
    expect(boris.see("standing-here")).to_have_count(0)
    anna.page.locator("[data-testid=choice][data-value='\"crystal\"']").wait_for()


SEEN = """() => [
  document.querySelector('#question-pane')?.innerText,
  document.querySelectorAll('[aria-pressed=true]').length,
  document.querySelector('[data-testid=log]')?.innerText.length,
].join()"""


def press_something(anna: Visitor) -> None:
    """Answer the question in sight like somebody who presses the first thing that leads on, and wait for what comes."""
    page = anna.page
    ways = (
        ".draft .go",
        "[data-testid=choice][data-value='\"end\"']",
        "[data-testid=choice][data-value='\"done\"']",
        "fieldset:not(:has([aria-pressed=true])) [data-testid=step]",
        "[data-testid=submit]:not([aria-disabled=true])",
        "[data-testid=choice]",
        "input[type=checkbox]:not(:checked)",
    )
    before = page.evaluate(SEEN)
    for way in ways:
        found = page.locator(f"#question-pane {way}:visible")
        if found.count():
            found.last.press("Space")  # a mouse that pressed as quickly would be double-clicking
            break
    page.wait_for_function(f"before => ({SEEN})() !== before", arg=before)


def test_a_match_against_lacerda_to_its_end(visit: Visit) -> None:
    """The last two rounds, every answer pressed on the screen; the goal stands there line by line, and so does why."""
    anna = visit(viewport=DESK)
    state = {
        **{key: STATE[key] for key in ("phase", "turn", "shuttle", "buildings")},
        "round": 7,
        "ending": "triggered",
        "goals": {"goal1": "spent0"},
        "players": [STATE["players"][0]],
        "lacerda": {"space": 6},
    }
    file = {"game": "on_mars", "seats": 1, "seed": 3, "state": state}
    made = anna.post("/api/import", {"file": file, "seats": [{"kind": "me", "name": "Anna"}]})
    anna.page.goto(f"/m/{made['match']['id']}")
    expect(anna.page.locator("[data-testid=solo-goal]:visible li")).to_have_count(5)
    expect(anna.see("solo-goal").first).to_contain_text("Points ahead of Lacerda")
    for _ in range(80):
        if anna.see("finished").count():
            break
        press_something(anna)
    expect(anna.see("finished")).to_contain_text("Not all requirements of the solo goal are met")
    expect(anna.see("finished")).to_contain_text("Lacerda")
    anna.expect_log("Lacerda's card")
    anna.expect_log("Missed: A private goal achieved")
