"""Ceres in a real browser: whole matches by pressing what is visible, reasons on the board, the lesson, axe."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Visitor
from tests.browser.test_axe import check, every_look

Visit = Callable[..., Visitor]
ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "level": "novice"}
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "ru-RU", "has_touch": True, "is_mobile": True}
ENOUGH = 3  # actions of a year; then the player passes


def begin(visitor: Visitor, *seats: dict[str, Any], **options: Any) -> str:
    """Create a match of Ceres, go to it, and return its path in the API."""
    made = visitor.post("/api/matches", {"game": "ceres", "seats": list(seats), "options": options})
    visitor.page.goto(f"/m/{made['match']['id']}")
    visitor.see("belt").wait_for()
    return f"/api/matches/{made['match']['id']}/state"


class Player:
    """Somebody who answers on the board where that is possible, and else in the panel."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self.visitor = visitor
        self.path = path
        self.year = self.done = self.on_board = 0
        self.topics: set[str] = set()

    def state(self) -> Any:
        """Return what the page knows, from the same server."""
        return self.visitor.context.request.get(self.path).json()

    def on_page(self, selector: str) -> Locator:
        """Return the first of some things on the page."""
        return self.visitor.page.locator(selector).first

    def wish(self, question: Any, year: int) -> Any:
        """Return an answer: something new while there are actions left, then a pass."""
        if year != self.year:
            self.year, self.done = year, 0
        choices: list[Any] = question["choices"]
        if question["topic"] != "action":
            return choices[0]
        self.done += 1
        for kind in ("commit", "grant", "work", "use", "favour"):
            found = [choice for choice in choices if choice[0] == kind and choice[-1] != "leader"]
            if found and self.done <= ENOUGH:
                return found[0]
        return ["pass"]

    def answer(self, question: Any, year: int) -> None:
        """Answer with the page: a rock, a card or a location if there is one for it, otherwise the panel."""
        self.topics.add(question["topic"])
        if question["kind"] in ("amount", "some_of"):
            for option in self.visitor.see("option").all()[: question.get("low", 0)]:
                option.check()
            self.on_page("[data-testid=submit]").click()
            return
        wished = self.wish(question, year)
        topic = question["topic"]
        if topic == "launch" and isinstance(wished, str):
            rock = self.on_page(f"[data-testid='rock-{wished}'][data-legal=true]")
            if rock.count() and rock.is_visible():
                rock.press("Enter")
                self.on_board += 1
                return
        if topic == "action" and wished[0] == "grant":
            union = self.on_page(f"[data-testid='spot-U{wished[1]}'][data-legal=true]")
            if union.is_visible():
                union.click()  # a pawn or a leader: a menu asks
                self.on_page("[data-testid=place-choice]").click()
                self.on_board += 1
                return
        if topic == "action" and wished[0] == "work":
            spot = self.on_page(f"[data-testid='spot-{wished[1]}'][data-legal=true]")
            if spot.is_visible():
                spot.press("Enter")
                self.on_board += 1
                return
        value = json.dumps(wished, separators=(",", ":"), ensure_ascii=False)
        self.on_page(f"[data-testid=choice][data-value='{value}']").click()

    def play(self) -> Any:
        """Play to the end; return the last state of the match."""
        last = None
        while True:
            now = self.state()
            if now["match"]["status"] == "finished":
                return now
            question = now["views"][0]["question"]
            if question is None or question["id"] == last:
                self.visitor.page.wait_for_timeout(20)
                continue
            last = question["id"]
            self.on_page(f"[data-testid=table][data-asked='0:{last}']").wait_for()  # it has come to the page
            self.on_page("[data-testid=question][aria-busy=false]").wait_for()
            self.answer(question, now["views"][0]["view"]["table"]["round"])


def test_a_whole_match_at_a_desk(visit: Visit) -> None:
    """Two seats with the expansion: launches on the belt, workers on one's own outstations, the rest in the panel."""
    visitor = visit(**DESK)
    player = Player(visitor, begin(visitor, ME, BOT))
    last = player.play()

    expect(visitor.see("finished")).to_be_visible()
    assert len(last["match"]["outcome"]["scores"]) == 2
    assert player.on_board >= 3
    assert len(player.topics) >= 3


def test_a_whole_match_on_a_phone_against_the_automa(visit: Visit) -> None:
    """Alone: the Automa's points stand beside one's own, line by line."""
    visitor = visit(**PHONE)
    player = Player(visitor, begin(visitor, ME))
    visitor.see("tab-people").click()
    visitor.see("automa").locator("summary").click()
    expect(visitor.see("automa").locator("tr").first).to_be_visible()
    visitor.see("tab-question").click()
    last = player.play()

    expect(visitor.see("finished")).to_be_visible()
    assert last["match"]["outcome"]["rivals"][0]["score"] >= 0
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    """A facility without means to build it, and a launch deck without a probe."""
    visitor = visit(**DESK)
    state = {
        "round": 1,
        "acting": 0,
        "facilities": ["F01", "F11", "F25", "F31", "F39", "F28"],
        "players": [{"stock": {"credits": 0, "influence": 0, "ore": 0, "ice": 0, "alloy": 0, "probes": 0}}, {}],
    }
    made = visitor.post("/api/import", {"file": {"game": "ceres", "seats": 2, "state": state}, "seats": [ME, BOT]})
    visitor.page.goto(f"/m/{made['match']['id']}")

    visitor.see("spot-use:construct").click()
    expect(visitor.see("place-menu")).to_contain_text("You can afford none")
    visitor.see("spot-use:construct").click()  # a second press puts it away
    expect(visitor.see("place-menu")).to_have_count(0)
    visitor.see("spot-S-grey").click()
    expect(visitor.see("place-menu")).to_contain_text("probe")


def test_a_menu_on_the_board_shows_the_bill_of_each_answer(visit: Visit) -> None:
    """A facility that can be built twice over: the units that each way takes stand under its words."""
    visitor = visit(**DESK)
    state = {
        "round": 1,
        "acting": 0,
        "facilities": ["F01", "F11", "F25", "F31", "F39", "F28"],
        "players": [{"stock": {"credits": 9, "influence": 9, "ore": 9, "ice": 9, "alloy": 9, "probes": 0}}, {}],
    }
    made = visitor.post("/api/import", {"file": {"game": "ceres", "seats": 2, "state": state}, "seats": [ME, BOT]})
    visitor.page.goto(f"/m/{made['match']['id']}")
    expect(visitor.see("bar-title")).to_contain_text("round 1 of 3")
    visitor.see("open-house").click()
    expect(visitor.see("house").get_by_test_id("sources-facilities")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.see("spot-use:construct").click()
    visitor.page.locator("[data-testid='spot-F01'][data-legal=true]").click()
    expect(visitor.see("place-choice")).not_to_have_count(0)
    for choice in visitor.see("place-choice").all():
        expect(choice.locator(".k-less").first).to_be_visible()


def test_an_unpaid_project_is_paid_among_ones_own_things(visit: Visit) -> None:
    """Beside the question of the turn, which stays."""
    visitor = visit(**DESK)
    state = {
        "round": 1,
        "acting": 0,
        "players": [{"stock": {"credits": 9, "ore": 9, "ice": 9, "alloy": 9}, "unpaid": ["P01"]}, {}],
    }
    made = visitor.post("/api/import", {"file": {"game": "ceres", "seats": 2, "state": state}, "seats": [ME, BOT]})
    visitor.page.goto(f"/m/{made['match']['id']}")
    project = visitor.page.locator("[data-testid=mine] [data-testid=spot-P01]")
    expect(project).to_have_attribute("data-legal", "true")
    project.click()
    expect(project).to_have_attribute("data-legal", "false")
    visitor.expect_log("You pay")


def test_points_that_are_lost_have_a_true_minus(visit: Visit) -> None:
    """The score line by line, and the sum below it."""
    visitor = visit(**DESK)
    state = {
        "round": 1,
        "acting": 0,
        "unions": [{"number": "1"}, {"number": "2"}],
        "players": [{"unpaid": ["P01"], "contracts": [{"id": "C01", "union": "1"}], "points": {"actions": -7}}, {}],
    }
    made = visitor.post("/api/import", {"file": {"game": "ceres", "seats": 2, "state": state}, "seats": [ME, BOT]})
    visitor.page.goto(f"/m/{made['match']['id']}")
    visitor.see("look-0").click()
    table = visitor.see("everybody").locator("table")
    expect(table).to_contain_text("−2")
    expect(table.locator(".sum")).to_contain_text("−7")
    expect(table).not_to_contain_text(re.compile(r"-\d"))
    visitor.page.keyboard.press("Escape")
    expect(visitor.see("mine").locator(".vp text").first).to_have_text("−7")


def test_the_belt_shows_the_next_year(visit: Visit) -> None:
    """A press turns the rings and the prices, another one turns them back."""
    visitor = visit(**DESK)
    begin(visitor, ME, BOT)
    rock = visitor.page.locator("[data-testid^=rock-A]").first
    now = rock.get_attribute("transform")
    visitor.see("later").click()
    expect(rock).not_to_have_attribute("transform", now or "")
    visitor.see("later").click()
    expect(rock).to_have_attribute("transform", now or "")


def test_the_lesson_can_be_walked_through(visit: Visit) -> None:
    """Every step is on offer when it is asked for, and the belt turns before the end."""
    visitor = visit(**DESK)
    visitor.page.goto("/learn/ceres")
    visitor.see("begin").click()
    steps = 15
    for step in range(steps - 1):
        lesson = visitor.page.locator(f"[data-testid=lesson][data-step='{step}']")
        lesson.wait_for()
        visitor.see("lesson-next").or_(visitor.see("choice")).first.click()
    visitor.see("lesson-end").click()
    expect(visitor.see("belt")).to_be_visible()


@every_look
def test_no_serious_finding(visit: Visit, look: dict[str, Any]) -> None:
    """The table with its parts, everybody's things, and the rules with the sources of all figures."""
    visitor = visit(**look)
    begin(visitor, ME, BOT, BOT, BOT)
    visitor.see("choice").first.wait_for()
    check(visitor)
    for part in ("part-station", "part-unions", "tab-mine", "tab-people"):
        button = visitor.see(part)
        if button.count() and button.is_visible():
            button.click()
            check(visitor)
    visitor.see("look-1").click()
    visitor.see("everybody").wait_for()
    check(visitor)


@pytest.mark.parametrize("path", ["/rules/ceres", "/learn/ceres"])
def test_rules_and_lesson_have_no_serious_finding(visit: Visit, path: str) -> None:
    """All figures say how sure they are."""
    visitor = visit(viewport={"width": 390, "height": 844}, color_scheme="light", locale="ru-RU")
    visitor.page.goto(path)
    visitor.page.locator("h1, h2").first.wait_for()
    if path.startswith("/rules"):
        visitor.see("sources-facilities").locator("summary").click()
        expect(visitor.see("sources-facilities").locator("li")).to_have_count(40)
    check(visitor)
