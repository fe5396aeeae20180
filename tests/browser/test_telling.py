"""Being told that it is one's turn: by the title of the tab, by sound, by a notification; and what happened before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.browser.test_together import ME, OPEN, near_each_other

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
