"""Screens that few people open keep their shape as well: rules, everybody's boards, a long chat, old matches."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import offworld
from tests.browser.people import Visitor
from tests.browser.shape import BOTH, Visit, faults, played, sit
from tests.browser.test_together import BOT, OPEN, near_each_other
from tests.browser.wander.tables import GAMES, SIZES, context
from tests.server.host import Host

pytestmark = pytest.mark.about("table")


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_as_wide_as_a_phone(visit: Visit, game: str, language: str) -> None:
    anna = sit(visit, offworld.game(game).start(2, 1).record(), 390, language)
    anna.see("rules").click()
    dialog = anna.see("rules-dialog")
    dialog.get_by_role("heading", level=2).nth(1).wait_for()
    for summary in dialog.locator("summary").all():
        summary.click()
    assert dialog.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
    assert dialog.locator(".body").evaluate("each => each.scrollWidth - each.clientWidth") <= 0


@pytest.mark.about("ceres")
@pytest.mark.parametrize("width", SIZES)
def test_everybody_s_stock_on_ceres_can_be_read_side_by_side(visit: Visit, width: int) -> None:
    holds = {"credits": 21, "influence": 10, "ore": 14, "ice": 18, "alloy": 13}
    state = {"players": [{"stock": holds}] * 4}
    anna = sit(visit, {"game": "ceres", "seats": 4, "seed": 1, "state": state}, width, "ru-RU")
    if width == 390:
        anna.see("tab-people").click()
    anna.see("look-1").click()
    anna.see("tab-player-all").click()
    anna.see("board-of-3").wait_for()
    assert faults(anna, width) == []


def talking(visit: Visit, width: int) -> tuple[Visitor, Visitor]:
    """Let two people sit at a table where there is much to see, with the chat in front of the first."""
    anna, boris = (visit(**context(width, 0)) for _ in range(2))
    made = anna.post(
        "/api/import",
        {"file": played("welcome_to_the_moon", 2, 1, 60), "seats": [{"kind": "me", "name": "Anna"}, OPEN]},
    )
    boris.claim(made, "Boris")
    anna.page.goto(f"/m/{made['match']['id']}")
    anna.see("table").wait_for()
    if width == 390:
        anna.see("tab-chat").click()
    return anna, boris


@pytest.mark.parametrize("width", SIZES)
def test_what_one_writes_stays_in_sight_below_many_lines(visit: Visit, width: int) -> None:
    anna, _ = talking(visit, width)
    field = anna.see("chat").locator("input")
    for number in range(9):
        field.fill(f"{number}: a line that is longer than the chat is wide, wherever it is read")
        field.press("Enter")
        expect(anna.see("chat").locator("li")).to_have_count(number + 1)

    def in_sight() -> None:
        pane = anna.page.locator(".k-table .talk").bounding_box()
        box = field.bounding_box()
        last = anna.see("chat").locator("li").last.bounding_box()
        assert pane is not None
        assert box is not None
        assert last is not None
        assert box["y"] + box["height"] <= min(pane["y"] + pane["height"], SIZES[width])
        assert last["y"] + last["height"] <= box["y"]  # the newest line too

    anna.eventually(in_sight)
    if width == 390:  # a phone gives the lines all of its tab
        pane = anna.page.locator(".k-table .talk").bounding_box()
        box = field.bounding_box()
        assert pane is not None
        assert box is not None
        assert pane["y"] + pane["height"] - box["y"] - box["height"] < 16


def test_a_line_said_while_the_server_is_away_stays_in_sight(own_host: Callable[..., Host], visit: Visit) -> None:
    host = own_host()
    anna, boris = visit(host, expected="WebSocket"), visit(host, expected="WebSocket")
    boris.claim(anna.load(near_each_other(), {"kind": "me", "name": "Anna"}, OPEN), "Boris")
    anna.choices()
    host.kill()
    expect(anna.see("reconnecting")).to_be_visible()
    anna.see("chat").locator("input").fill("Are you there?")
    anna.see("chat").locator("input").press("Enter")
    expect(anna.see("unheard")).to_have_text("Are you there?")
    host.start()
    expect(boris.see("chat")).to_contain_text("Are you there?")
    expect(anna.see("unheard")).to_have_count(0)
    expect(anna.see("chat").locator("li")).to_have_count(1)


def test_the_start_page_does_not_lead_to_itself_while_the_server_is_away(
    own_host: Callable[..., Host], visit: Visit
) -> None:
    host = own_host()
    anna = visit(host, expected="WebSocket")
    anna.load(near_each_other(), {"kind": "me", "name": "Anna"}, BOT)
    anna.choices()
    host.kill()
    anna.page.get_by_role("link", name="Offworld").click()
    expect(anna.see("offline").get_by_role("button")).to_be_visible()
    expect(anna.see("offline").get_by_role("link")).to_have_count(0)


def test_a_game_that_is_not_there_is_not_asked_for_again(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/new/chess_on_venus")
    expect(anna.see("not-found")).to_contain_text("There is no game called “chess_on_venus” here.")
    expect(anna.see("not-found").get_by_role("button")).to_have_count(0)


@BOTH
@pytest.mark.parametrize("width", SIZES)
def test_the_end_breaks_no_name_and_all_towers_stand_on_one_floor(visit: Visit, width: int, language: str) -> None:
    """Two bots share a win on the Moon."""
    anna = sit(visit, played("welcome_to_the_moon", 3, 1, 10_000), width, language)
    anna.see("count").click()
    expect(anna.see("ending").locator("[data-done=true]")).to_be_visible()
    anna.page.evaluate("__settled(60000)")
    lines = anna.page.locator(":is(#question-title, dialog[open] h2)").evaluate_all("""all => all.map((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const letters = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (let at = 0; at < node.data.length; at += 1) {
                range.setStart(node, at);
                range.setEnd(node, at + 1);
                letters.push([node.data[at], Math.round(range.getBoundingClientRect().bottom)]);
            }
        const floors = [...new Set(letters.filter(([letter]) => letter.trim()).map(([, floor]) => floor))];
        return floors.map((floor) => letters.filter((each) => each[1] === floor).map(([letter]) => letter).join(''));
    })""")
    bot = "Бот-новичок" if language == "ru-RU" else "Novice bot"
    assert len(lines) == 2
    for heading in lines:
        assert sum(f"{bot} {number}" in line for line in heading for number in (1, 2)) == 2
        assert not any(line.lstrip().startswith(",") for line in heading)
    floors = anna.page.locator(".stack-up").evaluate_all("all => all.map((e) => e.getBoundingClientRect().bottom)")
    assert max(floors) - min(floors) < 1


@pytest.mark.about("on_mars")
@pytest.mark.parametrize("width", [1280, 1440])
def test_what_somebody_does_is_said_in_more_than_a_letter_or_not_at_all(visit: Visit, width: int) -> None:
    anna = sit(visit, played("on_mars", 3, 1, 10_000), width, "ru-RU")
    anna.see("finished").wait_for()
    expect(anna.see("doing-1")).to_have_text("победа")
    seen = anna.see("doing-1").evaluate("""(each) => {
        const box = each.getBoundingClientRect();
        const line = each.parentElement.getBoundingClientRect();
        return box.top >= line.bottom - 1 ? 'away' : box.width;
    }""")
    assert seen == "away" or seen > 36
    assert faults(anna, width) == []


@BOTH
def test_a_mark_in_the_list_of_matches_stands_beside_its_names(visit: Visit, language: str) -> None:
    anna = visit(**{**context(390, 0), "locale": language})
    anna.load(near_each_other(), {"kind": "me", "name": "Anna"}, BOT)
    anna.choices()
    anna.page.goto("/")
    names = anna.see("my-matches").locator(".names")
    expect(names).to_have_count(1)
    height = names.evaluate("each => each.getBoundingClientRect().height")
    assert height < 30  # one line
