"""No serious accessibility finding on any screen, in both themes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor

Visit = Callable[..., Visitor]
ME = {"kind": "me", "name": "Anna"}
HERE_TOO = {"kind": "me", "name": "Boris"}
BOT = {"kind": "bot", "level": "novice"}
ALMOST = {
    "stacks": {"A1": {"tiles": ["T08", "T05"], "explored": True}, "C3": {"tiles": []}},
    "players": [{"stations": ["A1"], "points": 41}, {"stations": ["D4"], "points": 5}],
    "turn": {"seat": 0, "bonuses": {"scouting": 1, "relocation": 1}},
}


def check(visitor: Visitor) -> None:
    """Fail on findings that axe calls serious or critical."""
    found = Axe().run(visitor.page)
    serious = [item for item in found.response["violations"] if item["impact"] in ("serious", "critical")]
    told = [f"{item['id']}: {[node['html'][:120] for node in item['nodes'][:3]]}" for item in serious]
    assert told == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    ("path", "testid"),
    [
        ("/", "home"),
        ("/new/dig_mars", "new-match-form"),
        ("/new/terraforming_mars", "new-match-form"),
        ("/import", "import"),
        ("/rules/dig_mars", "rules-page"),
        ("/learn/dig_mars", "lesson-start"),
        ("/nowhere", "not-found"),
        ("/join/nothing", "bad-link"),
    ],
)
def test_pages(visit: Visit, theme: str, path: str, testid: str) -> None:
    anna = visit(color_scheme=theme, expected="404")
    anna.page.goto(path)
    expect(anna.see(testid)).to_be_visible()
    check(anna)


@pytest.mark.parametrize("context", [{}, {"color_scheme": "light"}, {"viewport": PHONE, "locale": "ru-RU"}])
def test_lobby_table_and_end(visit: Visit, context: dict[str, object]) -> None:
    anna = visit(**context)
    anna.create(ME, {"kind": "open"})
    expect(anna.see("lobby")).to_be_visible()
    check(anna)
    anna.load(ALMOST, ME, BOT)
    anna.choices()
    check(anna)
    anna.see("settings").click()
    expect(anna.see("settings-dialog")).to_be_visible()
    check(anna)
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("?")
    expect(anna.see("keys-dialog")).to_be_visible()
    check(anna)
    anna.page.keyboard.press("Escape")
    anna.choose("claim")
    expect(anna.see("finished")).to_be_visible()
    check(anna)
    anna.page.goto(f"{anna.page.url}/replay")
    expect(anna.see("slider")).to_be_visible()
    check(anna)


def test_hand_over(visit: Visit) -> None:
    home = visit()
    home.load(ALMOST, ME, HERE_TOO)
    expect(home.see("hand-over")).to_be_visible()
    check(home)
