"""Being told that it is one's turn: by the title of the tab, by sound, by a notification; and what happened before."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import PATIENCE, Visitor
from tests.browser.test_together import ME, OPEN, near_each_other

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
STUBS = """
    window.tones = 0;
    window.notes = [];
    const Tone = OscillatorNode;
    window.OscillatorNode = class extends Tone { start(at) { window.tones += 1; super.start(at); } };
    window.Notification = class {
        static permission = 'granted';
        static async requestPermission() { return 'granted'; }
        constructor(title, more) { window.notes.push([title, more.tag]); }
        close() {}
    };
    Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""


def at_table(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Return Anna, who is to move, Boris, and their match; Anna's browser notes what it plays and shows."""
    anna, boris = visit(), visit()
    anna.context.add_init_script(STUBS)
    made = anna.load(near_each_other(), ME, OPEN)
    boris.claim(made, "Boris")
    anna.choices()
    return anna, boris, made["match"]["id"]


def turn_comes_back(anna: Visitor, boris: Visitor) -> None:
    """Let both end their turns, so that it is Anna's again."""
    anna.choose("end")
    anna.see("idle").wait_for(state="attached")  # or what she has just been offered would be taken for her next turn
    boris.choose("end")
    anna.choices()


def switch(visitor: Visitor, label: str) -> None:
    """Switch something in the settings."""
    visitor.see("settings").click()
    visitor.see("settings-dialog").get_by_label(label).click()
    visitor.page.keyboard.press("Escape")
    expect(visitor.see("settings-dialog")).to_have_count(0)


def test_the_title_of_the_tab_tells_whose_turn_it_is(visit: Visit) -> None:
    anna, boris, _ = at_table(visit)
    expect(anna.page).to_have_title("● · Dig Mars · Your turn · Offworld")
    expect(boris.page).to_have_title("Dig Mars · Anna to move · Offworld")
    anna.choose("end")
    expect(anna.page).to_have_title("Dig Mars · Boris to move · Offworld")
    expect(boris.page).to_have_title("● · Dig Mars · Your turn · Offworld")


def test_sound_is_off_at_first_and_calls_to_the_turn_once_it_is_on(visit: Visit) -> None:
    anna, boris, _ = at_table(visit)
    turn_comes_back(anna, boris)
    assert anna.page.evaluate("tones") == 0
    switch(anna, "Sound")
    tried = anna.page.evaluate("tones")
    assert tried > 0  # one hears what it will be like
    turn_comes_back(anna, boris)
    anna.page.wait_for_function(f"() => tones === {tried * 2}")


def test_a_notification_comes_only_where_wanted_and_out_of_sight(visit: Visit) -> None:
    anna, boris, match = at_table(visit)
    anna.page.evaluate("window.away = true")
    turn_comes_back(anna, boris)
    assert anna.page.evaluate("notes") == []  # off at first
    switch(anna, "Notifications")
    anna.page.evaluate("window.away = false")
    turn_comes_back(anna, boris)
    assert anna.page.evaluate("notes") == []  # somebody is looking
    anna.page.evaluate("window.away = true")
    turn_comes_back(anna, boris)
    anna.page.wait_for_function("() => notes.length > 0")
    assert anna.page.evaluate("notes") == [["Your turn · Dig Mars", match]]


def test_whoever_waits_in_the_lobby_is_told_when_the_match_begins(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(STUBS)
    anna.page.goto("/")
    switch(anna, "Notifications")
    guests = [visit(), visit()]
    for guest in guests:  # whoever begins: one of two matches is hers, or both
        made = anna.create(ME, OPEN)
        expect(anna.see("lobby")).to_be_visible()
        anna.page.evaluate("window.away = true")
        guest.claim(made, "Boris")
        anna.see("choice").or_(anna.see("idle")).first.wait_for(state="attached")
        if made_turn(anna, made):
            anna.page.wait_for_function("() => notes.length > 0")
            assert len(anna.page.evaluate("notes")) == 1
        else:
            assert anna.page.evaluate("notes") == []


def made_turn(visitor: Visitor, made: dict[str, Any]) -> bool:
    """Return whether the visitor is asked in a match."""
    asked: list[int] = visitor.context.request.get(f"/api/matches/{made['match']['id']}").json()["asked"]
    return asked == [0]


def test_what_others_did_since_ones_last_turn_is_gathered(visit: Visit) -> None:
    anna, boris, _ = at_table(visit)
    anna.choose("move", 0, 1)
    anna.choose("end")
    boris.choose("move", 15, 14)
    boris.choose("end")
    digest = anna.see("digest")
    expect(digest).to_be_visible()
    expect(digest).to_contain_text("D4 → C4")
    expect(digest).not_to_contain_text("A1 → B1")
    expect(anna.see("log")).to_contain_text("A1 → B1")


def test_whoever_reads_is_called_you_and_everybody_else_by_name(visit: Visit) -> None:
    anna, boris = visit(), visit(locale="ru-RU")
    made = anna.load(near_each_other(), ME, OPEN)
    boris.claim(made, "Boris")
    vera = visit()
    vera.page.goto(made["links"]["watch"]["path"])
    vera.see("log").wait_for(state="attached")
    expect(anna.see("doing-0")).to_have_text("You · your move")
    expect(boris.see("doing-0")).to_have_text("ходит")
    anna.choose("move", 0, 1)
    anna.expect_log("You move a station A1 → B1")
    expect(anna.see("live")).to_contain_text("You move a station A1 → B1")
    mine = anna.see("log").get_by_test_id("link-player").filter(has_text="You").first
    mine.focus()
    expect(mine).to_have_text("You")  # it leads to her things, as her name does for others
    boris.expect_log("Anna перемещает станцию A1 → B1")
    expect(boris.see("digest")).to_contain_text("Anna перемещает")
    vera.expect_log("Anna moves a station A1 → B1")
    anna.choose("end")
    expect(boris.see("doing-1")).to_have_text("Вы · ходите")
    boris.choose("move", 15, 14)
    boris.expect_log("Вы перемещаете станцию D4 → C4")
    anna.expect_log("Boris moves a station D4 → C4")
    vera.expect_log("Boris moves a station D4 → C4")


PUSH = """
    const made = {
        endpoint: 'https://push.example/send/1',
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
        unsubscribe: async () => { window.push = null; return true; },
    };
    window.push = null;
    PushManager.prototype.getSubscription = async () => window.push;
    PushManager.prototype.subscribe = async (wanted) => { window.wanted = wanted; return (window.push = made); };
"""


def test_a_browser_with_a_push_service_is_told_with_the_page_closed(visit: Visit) -> None:
    anna = visit(service_workers="allow", permissions=["notifications"])
    anna.context.add_init_script(PUSH)
    asked: list[tuple[str, Any]] = []

    def answer(route: Route) -> None:
        asked.append((route.request.url.partition("/api/")[2], route.request.post_data_json))
        route.fulfill(json={"key": "k"})

    def heard(count: int) -> None:  # the page shows what it wants before it has told the server
        end = time.monotonic() + PATIENCE / 1000
        while len(asked) < count:
            assert time.monotonic() < end, asked
            anna.page.wait_for_timeout(20)

    anna.page.route(
        "**/api/notices**", lambda route: answer(route) if route.request.method == "POST" else route.continue_()
    )
    anna.page.goto("/")
    anna.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    anna.see("settings").click()
    switched = anna.see("settings-dialog").get_by_label("Notifications")
    switched.click()
    expect(anna.see("settings-dialog")).to_contain_text("even with this page closed")
    wish = {"endpoint": "https://push.example/send/1", "keys": {"p256dh": "p", "auth": "a"}, "language": "en"}
    heard(1)
    assert asked == [("notices", wish)]
    assert anna.page.evaluate("window.wanted.userVisibleOnly && window.wanted.applicationServerKey.length") == 87
    switched.click()
    expect(switched).not_to_be_checked()
    anna.page.wait_for_function("() => window.push === null")
    heard(2)
    assert asked[1:] == [("notices/stop", {"endpoint": wish["endpoint"]})]


def test_without_a_push_service_the_settings_say_that_the_page_must_be_open(visit: Visit) -> None:
    anna = visit(permissions=["notifications"])  # and without a worker
    anna.page.goto("/")
    anna.see("settings").click()
    anna.see("settings-dialog").get_by_label("Notifications").click()
    expect(anna.see("settings-dialog")).to_contain_text("with the page closed this browser cannot be reached")


def test_a_notice_from_the_push_service_is_shown_and_leads_to_the_match(visit: Visit) -> None:
    anna = visit(service_workers="allow", permissions=["notifications"])
    anna.page.goto("/")
    anna.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    chrome = anna.context.new_cdp_session(anna.page)
    found: list[str] = []
    chrome.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    chrome.send("ServiceWorker.enable")
    end = time.monotonic() + PATIENCE / 1000
    while not found:
        assert time.monotonic() < end
        anna.page.evaluate("new Promise(requestAnimationFrame)")
    content = json.dumps({"title": "Dig Mars", "body": "It is your turn.", "match": "abcdefghjkmn"})
    given = {"origin": anna.host.url, "registrationId": found[0], "data": content}
    chrome.send("ServiceWorker.deliverPushMessage", given)
    shown = """async () => {
        for (;;) {
            const notes = await (await navigator.serviceWorker.ready).getNotifications();
            if (notes.length) return notes.map(({ title, body, tag }) => [title, body, tag]);
            await new Promise(requestAnimationFrame);
        }
    }"""
    assert anna.page.evaluate(shown) == [["Dig Mars", "It is your turn.", "abcdefghjkmn"]]
