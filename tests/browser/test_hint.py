"""What would the expert do? Asked beside the question, among bots; the log tells everybody."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESK, PHONE, Visitor

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "level": "novice"}


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_expert_is_asked_beside_the_question(visit: Visit, viewport: dict[str, int]) -> None:
    anna = visit(viewport=viewport)
    made = anna.create(ME, BOT)
    offered = anna.choices()
    anna.see("ask-hint").click()
    hint = anna.see("hint")
    expect(hint).to_contain_text(re.compile(r"\d+% to win"))
    expect(hint).to_contain_text("the log tells that you asked")
    best = hint.locator("li").first.inner_text().split("\n")[0].strip()
    labels = anna.see("choice").all_inner_texts()
    assert any(best in label or label in best for label in labels), (best, labels)
    expect(hint.get_by_test_id("line")).to_be_hidden()
    hint.get_by_test_id("line-show").press("Enter")
    follows = hint.get_by_test_id("line").locator("li")
    expect(follows.first).to_be_visible()
    assert all(text.strip() for text in follows.all_inner_texts()), "what is expected to follow is said in words"

    watcher = visit()
    watcher.page.goto(made["links"]["watch"]["path"])
    expect(watcher.see("log-hint")).to_have_text("Anna asked what the expert would do.")

    anna.choose(offered[0])
    expect(hint).to_have_count(0)  # it belonged to that question
    anna.choices()
    expect(anna.see("ask-hint")).to_be_visible()
    expect(anna.see("log-hint")).to_have_text("You asked what the expert would do.")


def test_a_hint_that_crosses_an_undo_is_for_the_question_that_comes(visit: Visit) -> None:
    """The page asks about a question that the server has just taken back: no word of it, and no second press."""
    anna = visit(expected="409 POST")
    made = anna.create(ME, BOT)
    anna.choose(anna.choices()[0])
    anna.page.locator("[data-testid=choice][data-value*=move]").first.wait_for(state="attached")
    anna.choose(*next(each for each in anna.choices() if each[0] == "move"))
    expect(anna.see("undo")).to_be_enabled()
    stale = {"error": {"key": "server-stale", "params": {}}}
    path = f"**/api/matches/{made['match']['id']}/hint"
    anna.page.route(path, lambda route: route.fulfill(status=409, json=stale), times=1)
    with anna.page.expect_response(path):
        anna.see("ask-hint").click()
    expect(anna.see("ask-hint")).to_have_attribute("aria-disabled", "false")
    expect(anna.page.locator(".toast")).to_have_count(0)
    anna.see("undo").click()
    expect(anna.see("hint")).to_contain_text(re.compile(r"\d+% to win"))


def test_nobody_is_asked_where_other_people_play(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = anna.create(ME, {"kind": "open"})
    boris.claim(made, "Boris")
    reply = anna.context.request.get(f"/api/matches/{made['match']['id']}")
    asked = (anna, boris)[reply.json()["asked"][0]]
    assert asked.choices()
    expect(asked.see("ask-hint")).to_have_count(0)
