"""Terraforming Mars in a real browser: a generation for two, one of them on a phone, and a whole solo match."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.mars import deal
from tests.browser.people import PATIENCE, PHONE, Visitor

Visit = Callable[..., Visitor]


class Player:
    """Somebody who answers every question on the page, in a hurry but not at random."""

    def __init__(self, visitor: Visitor, match: str, seat: int = 0) -> None:
        self.visitor = visitor
        self.path = f"/api/matches/{match}/state"
        self.seat = seat
        self.played = 0
        visitor.see("tracks").wait_for()  # the cards are known by now, and the page is in its final shape

    def state(self) -> Any:
        """Return what the page knows, from the same server."""
        return self.visitor.context.request.get(self.path).json()

    def question(self) -> Any:
        """Return what this player is asked now."""
        return self.state()["views"][0]["question"]

    def wish(self, question: Any) -> Any:
        """Return an answer out of a list: a card now and then, then the end."""
        choices: list[Any] = question["choices"]
        kinds = [choice[0] if isinstance(choice, list) else choice for choice in choices]
        if "play" in kinds and self.played < 2:
            self.played += 1
            return choices[kinds.index("play")]
        for kind in ("convert", "pass", "end"):
            if kind in kinds:
                self.played = 0 if kind == "pass" else self.played
                return choices[kinds.index(kind)]
        return choices[0]

    def answer(self) -> None:
        """Answer the question that is on the page, with the page."""
        page, question = self.visitor.page, self.question()
        before = question["id"]
        page.locator(f"[data-testid=table][data-asked='{self.seat}:{before}']").wait_for()  # it has come to the page
        page.locator("[data-testid=question][aria-busy=false]").wait_for()
        if question["kind"] in ("one_of", "each", "place", "confirm"):
            wished = self.wish(question)
            value = json.dumps(wished, separators=(",", ":"), ensure_ascii=False)
            button = page.locator(f"[data-testid=choice][data-value='{value}']").first
            name = wished if isinstance(wished, str) else ""
            option = page.locator(f"[data-testid=option][data-value='{name}']").first
            button.or_(option).first.wait_for(state="attached")
            if option.count():
                option.dispatch_event("click")
                self.visitor.see("submit").click()
            else:
                if not button.is_visible():
                    page.locator("details", has=button).locator("summary").first.click()
                button.click()
        elif question["kind"] == "some_of":
            wanted = max(question["low"], min(1, question["high"]))
            for value in question["options"][:wanted]:
                page.locator(f"[data-testid=option][data-value='{value}']").first.dispatch_event("click")
            self.visitor.see("submit").click()
        else:
            self.visitor.see("submit").click()
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            state = self.state()
            now = state["views"][0]["question"]
            if state["match"]["outcome"] is not None or now is None or now["id"] != before:
                return
            page.wait_for_timeout(50)
        raise AssertionError(f"nothing came of the answer to {question['why']['key']}")


def test_a_whole_solo_match(visit: Visit) -> None:
    anna = visit(locale="ru-RU", viewport=PHONE)
    made = deal(anna, 5, {"kind": "me", "name": "Анна"})
    player = Player(anna, made["match"]["id"])
    for _ in range(600):
        if player.state()["match"]["outcome"] is not None:
            break
        player.answer()
    expect(anna.see("finished")).to_be_visible()
    view = player.state()["views"][0]["view"]
    assert view["table"]["generation"] == 14


def test_a_generation_for_two(visit: Visit) -> None:
    anna, boris = visit(), visit(viewport=PHONE, locale="ru-RU")
    made = deal(anna, 5, {"kind": "me", "name": "Anna"}, {"kind": "open"})
    boris.claim(made, "Борис")
    players = [Player(anna, made["match"]["id"]), Player(boris, made["match"]["id"], 1)]
    for person in (anna, boris):
        expect(person.see("pick-cards")).to_be_visible()  # both choose a corporation at once
    for _ in range(200):
        if players[0].state()["views"][0]["view"]["table"]["generation"] == 2:
            break
        for player in players:
            if player.question() is not None:
                player.answer()
    assert players[0].state()["views"][0]["view"]["table"]["generation"] == 2
    expect(boris.see("tracks")).to_be_visible()
    assert boris.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
