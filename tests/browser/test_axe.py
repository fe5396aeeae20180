"""No serious accessibility finding on any screen, in both themes, on a desk and on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
ME = {"kind": "me", "name": "Anna"}
HERE_TOO = {"kind": "me", "name": "Boris"}
LONG = {"kind": "me", "name": "W" * 24}  # a name without a place to break it
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "novice"}
ALMOST = {
    "stacks": {"A1": {"tiles": ["T08", "T05"], "explored": True}, "C3": {"tiles": []}},
    "players": [{"stations": ["A1"], "points": 41}, {"stations": ["D4"], "points": 5}],
    "turn": {"seat": 0, "bonuses": {"scouting": 1, "relocation": 1}},
}
LOOKS: list[dict[str, Any]] = [
    {"color_scheme": "dark"},
    {"color_scheme": "light"},
    {"color_scheme": "dark", "viewport": PHONE, "locale": "ru-RU"},
    {"color_scheme": "light", "viewport": PHONE, "locale": "ru-RU"},
]
NAMES = ["desk-dark", "desk-light", "phone-dark", "phone-light"]
every_look = pytest.mark.parametrize("look", LOOKS, ids=NAMES)


def check(visitor: Visitor) -> None:
    """Fail on findings that axe calls serious or critical, and on pages that are wider than the screen."""
    found = Axe().run(visitor.page)
    serious = [item for item in found.response["violations"] if item["impact"] in ("serious", "critical")]
    told = [f"{item['id']}: {[node['html'][:120] for node in item['nodes'][:3]]}" for item in serious]
    assert told == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), visitor.page.url


PAGES = [
    ("/", "home"),
    ("/new/dig_mars", "new-match-form"),
    ("/new/terraforming_mars", "new-match-form"),
    ("/import", "import"),
    ("/rules/dig_mars", "rules-page"),
    ("/learn/dig_mars", "lesson-start"),
    ("/nowhere", "not-found"),
    ("/join/nothing", "bad-link"),
    ("/watch/nothing", "bad-link"),
    ("/m/unknown12345", "no-match"),
]


@every_look
def test_pages(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit(**look, expected="404")
    for path, testid in PAGES:
        anna.page.goto(path)
        expect(anna.see(testid)).to_be_visible()
        check(anna)


@every_look
def test_a_new_match_of_every_kind(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit(**look)
    anna.page.goto("/new/dig_mars")
    for number in range(3):
        anna.see("new-match-form").get_by_role("radio").nth(number).check(force=True)
        check(anna)


def tab(visitor: Visitor, name: str) -> None:
    """Bring a part of the table to the front, where a phone shows one at a time."""
    found = visitor.see(f"tab-{name}")
    if found.is_visible():
        found.click()


@every_look
def test_lobby_table_and_end(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit(**look)
    anna.create(ME, OPEN)
    expect(anna.see("lobby")).to_be_visible()
    check(anna)
    anna.load(ALMOST, ME, BOT)
    anna.choices()
    check(anna)
    if look.get("viewport") == PHONE:
        for name in ("mine", "log", "people"):
            tab(anna, name)
            check(anna)
    for button, dialog in (("share", "share-dialog"), ("transfer", "transfer-dialog"), ("resign", "resign-dialog")):
        anna.see(button).click()
        expect(anna.see(dialog)).to_be_visible()
        check(anna)
        anna.page.keyboard.press("Escape")
        expect(anna.see(button)).to_be_focused()
    for button, dialog in (("settings", "settings-dialog"), ("rules", "rules-dialog")):
        anna.see(button).click()
        expect(anna.see(dialog)).to_be_visible()
        check(anna)
        anna.page.keyboard.press("Escape")
        expect(anna.see(button)).to_be_focused()
    anna.page.keyboard.press("?")
    expect(anna.see("keys-dialog")).to_be_visible()
    check(anna)
    anna.page.keyboard.press("Escape")
    tab(anna, "question")
    anna.choose("claim")
    expect(anna.see("finished")).to_be_visible()
    check(anna)
    match = anna.page.url.rpartition("/")[2]
    anna.page.goto(f"{anna.page.url}/replay")
    expect(anna.see("slider")).to_be_visible()
    check(anna)
    anna.page.goto("/")  # with a list of one's matches
    expect(anna.see("my-matches")).to_be_visible()
    check(anna)
    links = anna.context.request.get(f"/api/matches/{match}/links").json()
    stranger = visit(**look)
    for kind, testid in (("replay", "slider"), ("watch", "finished")):
        stranger.page.goto(links[kind]["path"])
        expect(stranger.see(testid)).to_be_visible()
        check(stranger)


@every_look
def test_guests_spectators_and_requests(visit: Visit, look: dict[str, Any]) -> None:
    anna, boris, vera = visit(**look), visit(**look), visit(**look)
    made = anna.load({**ALMOST, "stacks": {"A1": {"tiles": ["T08", "T07"]}}}, ME, OPEN)
    boris.page.goto(made["links"]["join"]["path"])
    expect(boris.see("claim")).to_be_visible()
    check(boris)
    boris.see("name").fill("Boris")
    boris.see("claim").click()
    expect(boris.see("idle")).to_be_visible()
    check(boris)
    vera.page.goto(made["links"]["watch"]["path"])
    expect(vera.page.locator("[data-board]")).to_be_visible()
    expect(vera.see("chat").locator("p")).not_to_be_empty()  # nobody has said anything, and that is said
    check(vera)
    vera.page.goto(made["links"]["join"]["path"])  # every seat is taken
    expect(vera.page.locator("main h1, main h2").first).to_be_visible()
    check(vera)
    seat = anna.post(f"/api/matches/{made['match']['id']}/transfer", {})["path"]
    vera.page.goto(seat)
    expect(vera.page.locator("main button").first).to_be_visible()
    check(vera)
    anna.choose("drill", 0)
    anna.page.wait_for_function("() => document.querySelector('[data-testid=log]')?.textContent.includes('A1')")
    anna.see("undo").click()
    anna.page.get_by_role("button", name="Ask for an undo").or_(
        anna.page.get_by_role("button", name="Попросить вернуть ход")
    ).first.click()
    expect(boris.see("agree")).to_be_visible()
    check(boris)
    check(anna)  # waiting for consent


@every_look
def test_hand_over_lesson_and_import(visit: Visit, look: dict[str, Any], tmp_path: Path) -> None:
    home = visit(**look)
    home.load(ALMOST, LONG, HERE_TOO)
    expect(home.see("hand-over")).to_be_visible()
    check(home)
    home.see("ready").click()
    home.choose("claim")
    expect(home.see("finished")).to_be_visible()
    check(home)
    home.page.goto("/")
    expect(home.see("my-matches")).to_be_visible()
    check(home)
    home.page.goto("/learn/dig_mars")
    home.see("begin").click()
    expect(home.see("lesson")).to_be_visible()
    check(home)
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "dig_mars", "seats": 2, "state": ALMOST}), encoding="utf-8")
    home.page.goto("/import")
    home.see("file").set_input_files(file)
    expect(home.see("start")).to_be_visible()
    check(home)


def test_a_server_that_is_away(own_host: Callable[..., Any], visit: Visit) -> None:
    host = own_host()
    anna = visit(host, expected="WebSocket")
    anna.load(ALMOST, ME, BOT)
    anna.choices()
    host.kill()
    expect(anna.see("reconnecting")).to_be_visible()
    check(anna)
    anna.page.get_by_role("link", name="Offworld").click()
    expect(anna.see("offline")).to_be_visible()
    check(anna)
