"""Chances in the replay: asked for, watched while they are worked out, and what was missed shown where it was."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESK, PHONE, Visitor
from tests.browser.test_axe import check
from tests.browser.test_ending import step
from tests.server.host import Host
from tests.server.test_reviews import short_record

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
LOOKS = [{"viewport": DESK}, {"viewport": PHONE, "color_scheme": "light", "locale": "ru-RU"}]
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"}]
PIECE = {"label": {"key": "dig_mars-do-end", "params": {}}, "count": None}
WHY = {"key": "dig_mars-ask-action", "params": {"actions": 2}}
DRILL = {"label": {"key": "dig_mars-do-drill", "params": {"site": "B2"}}, "count": None}


def opened(visitor: Visitor) -> str:
    """Open the replay of a finished match and its chances."""
    made = visitor.post("/api/import", {"file": short_record(), "seats": SEATS})
    match: str = made["match"]["id"]
    visitor.page.goto(f"/m/{match}/replay")
    expect(visitor.see("chart")).to_be_visible()
    visitor.page.get_by_role("radio").nth(1).check(force=True)
    return match


@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
def test_chances_are_asked_for_and_come(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit(**look)
    match = opened(anna)
    expect(anna.see("review-empty")).to_be_visible()
    check(anna)
    anna.see("review-begin").click()
    expect(anna.see("chance-chart")).to_be_visible()
    expect(anna.see("review-progress")).to_have_count(0)
    expect(anna.see("review-begin")).to_have_count(0)
    expect(anna.see("verdict")).to_be_visible()
    check(anna)
    anna.page.keyboard.press("End")
    winners = anna.context.request.get(f"/api/matches/{match}").json()["outcome"]["winners"]
    expect(anna.see("chance-bar")).to_have_attribute("aria-label", re.compile("100"))
    expect(anna.see("chance-bar").locator("text")).to_have_count(len(winners))
    anna.page.reload()  # it is kept
    expect(anna.see("verdict")).to_be_visible()


def reviewed(visitor: Visitor, **changes: Any) -> dict[str, Any]:
    """Let the server tell a review of which everything is known."""
    steps = len(short_record()["answers"])
    points = [{"step": each, "chances": [0.5 + each / 100, 0.5 - each / 100]} for each in range(steps)]
    line = [{"seat": 1, "why": WHY, "pieces": [PIECE]}]
    missed = [
        {"step": 4, "seat": 0, "gain": 0.081, "why": WHY, "best": [DRILL], "given": [PIECE], "line": line},
        {"step": 9, "seat": 1, "gain": 0.05, "why": WHY, "best": [PIECE], "given": [], "line": []},
    ]
    told = {"state": "done", "done": steps, "steps": steps, "chances": points, "missed": missed, **changes}
    visitor.page.route("**/review", lambda route: route.fulfill(json=told))
    return told


@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
def test_what_was_missed_is_shown_where_it_was(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit(**look)
    told = reviewed(anna)
    opened(anna)
    expect(anna.see("chance-mark")).to_have_count(2)
    expect(anna.see("missed")).to_have_count(0)
    anna.see("missed-later").click()
    expect(anna.see("slider")).to_have_value("4")
    expect(anna.see("missed")).to_contain_text("B2")
    expect(anna.see("missed")).to_contain_text("8")  # percentage points
    expect(anna.see("chance-bar")).to_have_attribute("aria-label", re.compile("54.*46"))
    expect(anna.see("line")).to_be_hidden()
    anna.see("line-show").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.see("line").locator("li")).to_have_count(1)
    expect(anna.see("line")).to_be_visible()
    check(anna)
    anna.see("missed-later").click()
    expect(anna.see("slider")).to_have_value("9")
    expect(anna.see("line-show")).to_have_count(0)
    expect(anna.see("missed-later")).to_have_attribute("aria-disabled", "true")
    anna.see("missed-earlier").click()
    expect(anna.see("slider")).to_have_value("4")

    box = anna.see("chance-chart").bounding_box()
    assert box is not None
    anna.see("chance-chart").click(position={"x": box["width"] * 0.7, "y": box["height"] / 2})
    assert abs(step(anna) - 0.7 * told["steps"]) < 0.15 * told["steps"]
    wide = anna.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing sticks out"


def test_the_log_marks_where_something_was_missed(visit: Visit) -> None:
    anna = visit()
    reviewed(anna)
    opened(anna)
    expect(anna.see("log").get_by_label("Something better was missed").first).to_be_attached()


def test_progress_is_shown_and_a_failure_said(visit: Visit) -> None:
    anna = visit()
    told = reviewed(anna, state="working", done=5)
    opened(anna)
    expect(anna.see("review-progress")).to_contain_text(f"5 of {told['steps']}")
    expect(anna.see("review-progress").locator("progress")).to_have_attribute("value", str(500 // told["steps"]))
    expect(anna.see("chance-chart")).to_be_visible()
    check(anna)
    reviewed(anna, state="none", done=0, chances=[], missed=[])
    expect(anna.see("review-empty")).to_contain_text("could not be worked out")


def test_a_refusal_is_told_in_words(visit: Visit) -> None:
    anna = visit(expected="/review")
    opened(anna)
    refusal = {"status": 409, "error": {"key": "server-review-many", "params": {"limit": 2}}, "message": ""}
    anna.page.route("**/review", lambda route: route.fulfill(status=409, json=refusal))
    anna.see("review-begin").click()
    expect(anna.see("review-empty").get_by_role("alert")).to_contain_text("2 matches")


def test_whoever_has_the_link_sees_them_too(own_host: Callable[..., Host], visit: Visit) -> None:
    host = own_host()
    anna, boris = visit(host), visit(host)
    made = anna.post("/api/import", {"file": short_record(), "seats": SEATS})
    anna.page.goto(f"/m/{made['match']['id']}/replay")
    anna.page.get_by_role("radio").nth(1).check(force=True)
    anna.see("review-begin").click()
    boris.page.goto(made["links"]["replay"]["path"])
    expect(boris.see("verdict")).to_be_visible()
