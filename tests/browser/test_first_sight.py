"""What a first look at the page and at the tables found wanting: nothing is hidden, cut short or without a name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

import offworld
from tests.browser.people import Visitor
from tests.browser.shape import BOTH, Visit, faults, played, sit
from tests.browser.test_together import BOT, ME, OPEN, near_each_other
from tests.browser.wander.scripts import SCRIPT
from tests.browser.wander.tables import GAMES, SIZES, context

pytestmark = pytest.mark.about("table")

# which drawn things lie over each other by more than a pixel, each named by a selector
OVER = """([upper, lower]) => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    return boxes(upper).flatMap((a) => boxes(lower).filter((b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).map((b) => [a.x, a.y, b.x, b.y]));
}"""


def come(visit: Visit, width: int, language: str = "en-GB") -> Visitor:
    """Let somebody come who looks closely."""
    anna = visit(**{**context(width, 0), "locale": language})
    anna.context.add_init_script(SCRIPT)
    return anna


@BOTH
@pytest.mark.parametrize("width", SIZES)
def test_the_first_page_keeps_its_shape(visit: Visit, width: int, language: str) -> None:
    anna = come(visit, width, language)
    anna.page.goto("/")
    expect(anna.see("new-match")).to_have_count(len(GAMES))
    assert faults(anna, width) == []
    anna.post("/api/import", {"file": played("on_mars", 2, 1, 40), "seats": [ME, BOT]})
    anna.create(ME, OPEN, game="welcome_to_the_moon", options={"expedition": True})
    anna.page.goto("/")
    expect(anna.see("my-matches").get_by_role("listitem")).to_have_count(2)
    expect(anna.see("series-standing")).to_be_visible()
    assert faults(anna, width) == []


@pytest.mark.parametrize("width", [1440, 1280])
def test_all_games_are_offered_on_one_screen_of_a_desk(visit: Visit, width: int) -> None:
    anna = come(visit, width)
    anna.page.goto("/")
    expect(anna.see("new-match")).to_have_count(len(GAMES))
    for way in anna.see("new-match").all():
        expect(way).to_be_in_viewport(ratio=1)


@BOTH
def test_letters_of_twice_the_size_take_the_room_of_a_column(visit: Visit, language: str) -> None:
    anna = come(visit, 1280, language)
    anna.page.goto("/")
    expect(anna.see("new-match")).to_have_count(len(GAMES))
    anna.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert [each for each in faults(anna, 1280) if each.startswith(("word", "cut", "overlap"))] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [1280, 390])
def test_a_match_can_be_begun_without_scrolling(visit: Visit, width: int, game: str) -> None:
    anna = come(visit, width, "ru-RU")
    anna.page.goto(f"/new/{game}")
    expect(anna.see("start")).to_be_in_viewport(ratio=1)
    assert faults(anna, width) == []
    if width == 390:  # nothing is left alone in a last line
        ends = anna.page.locator("fieldset .bar:not(.even)").evaluate_all(
            "all => all.map(bar => [bar.lastElementChild, bar.firstElementChild].map(each => each.offsetWidth))"
        )
        assert all(last <= 1.5 * first for last, first in ends), ends


def test_the_match_that_waits_is_the_way_on(visit: Visit) -> None:
    anna = come(visit, 1440)
    anna.load(near_each_other(), ME, BOT)
    anna.choices()
    anna.page.goto("/")
    anna.see("my-matches").get_by_text("Go on playing").click()
    anna.choices()


def test_a_free_seat_of_an_expedition_has_a_name(visit: Visit) -> None:
    anna = visit()
    anna.create(ME, OPEN, game="welcome_to_the_moon", options={"expedition": True})
    anna.page.goto("/")
    expect(anna.see("series-standing")).to_contain_text("Free: 0")


def test_a_lesson_begins_with_the_picture_of_its_game(visit: Visit) -> None:
    anna = visit()
    pictures = set()
    for game in GAMES:
        anna.page.goto(f"/learn/{game}")
        expect(anna.see("lesson-start").locator("svg")).to_be_visible()
        pictures.add(anna.see("lesson-start").locator("svg").inner_html())
    assert len(pictures) == len(GAMES)


@pytest.mark.about("ceres")
def test_own_outstations_are_in_sight_on_a_tablet(visit: Visit) -> None:
    """With contracts and projects beside them they once lay below the edge of the panel."""
    anna = sit(visit, late("ceres", 4), 820)
    expect(anna.see("mine").locator(".stations .cards > *").nth(3)).to_be_in_viewport(ratio=0.5)


def late(game: str, seats: int) -> dict[str, Any]:
    """Return a match of which most has been played by chance."""
    match, rng = offworld.game(game).start(seats, 1), offworld.Rng(1)
    answers = 0
    while not match.over:
        seat, asked = next(iter(match.asked().items()))
        match.answer(seat, asked.sample(rng))
        answers += 1
    return played(game, seats, 1, answers * 3 // 4)


@pytest.mark.about("on_mars")
@BOTH
@pytest.mark.parametrize("width", [1440, 1280, 820])
def test_the_names_of_bots_are_whole_in_the_order_of_turns(visit: Visit, width: int, language: str) -> None:
    anna = sit(visit, played("on_mars", 4, 1, 40), width, language)
    names = anna.page.locator(".flight .name")
    expect(names.first).to_be_visible()
    cut = names.evaluate_all(
        "all => all.filter((each) => each.scrollHeight > each.clientHeight + 1 ||"
        " each.scrollWidth > each.clientWidth + 1).map((each) => each.innerText)"
    )
    assert cut == []


@pytest.mark.about("on_mars")
@pytest.mark.parametrize("width", [1280, 820])
def test_nothing_lies_over_the_map_of_on_mars(visit: Visit, width: int) -> None:
    anna = sit(visit, played("on_mars", 4, 1, 40), width, "ru-RU")
    anna.page.evaluate("__settled(60000)")
    assert anna.page.evaluate(OVER, [".om-board .lss-line", ".om-board [data-place] .sign"]) == []
    cards = ".om-board .sw button"
    assert anna.page.evaluate(OVER, [cards, ".om-board [data-place] .sign"]) == []


@pytest.mark.about("dig_mars")
def test_the_mark_of_a_move_hides_no_value_of_a_find(visit: Visit) -> None:
    state = {
        "stacks": {"A1": {"tiles": ["T08", "T07"]}, "D4": {"tiles": ["T09", "T10"]}},
        "players": [{"stations": ["A1"], "points": 3}, {"stations": ["D4"], "points": 5}],
        "turn": {"seat": 0},
    }
    anna, boris = visit(), visit()
    made = anna.load(state, ME, OPEN)
    boris.claim(made, "Boris")
    anna.choose("drill", 0)
    anna.choose("end")
    expect(boris.page.locator("[data-testid^=mark-]").first).to_be_visible()
    expect(boris.page.locator("text.value").first).to_be_visible()
    assert boris.page.evaluate(OVER, ["[data-testid^=mark-]", "text.value"]) == []


@pytest.mark.about("dig_mars")
def test_own_points_stand_beside_what_is_needed(visit: Visit) -> None:
    anna = visit()
    anna.load(near_each_other(), ME, BOT)
    expect(anna.see("hud")).to_contain_text("3")
    expect(anna.see("hud").locator("b")).to_have_text("3")


def test_a_broken_file_is_told_in_words(visit: Visit) -> None:
    """The question that a wrong answer was given to is named by what it asks, not by its key."""
    record = offworld.game("ceres").start(2, 1).record()
    seat = min(offworld.replay(record).asked())
    record["answers"] = [[seat, "nonsense", None]]
    anna = visit(expected="/api/import")
    anna.page.goto("/import")
    anna.see("file").set_input_files(
        {"name": "broken.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    expect(anna.page.get_by_role("alert")).to_contain_text("nonsense")
    expect(anna.page.get_by_role("alert")).not_to_contain_text("ceres-ask")


@pytest.mark.parametrize(("game", "opens", "testid", "boards"), [
    ("on_mars", "board", "all-boards", "[data-testid^=board-]"),
    ("welcome_to_the_moon", "open-all-sheets", "all-sheets", "li"),
])  # fmt: skip
def test_four_boards_are_seen_at_once_on_a_desk(visit: Visit, game: str, opens: str, testid: str, boards: str) -> None:
    anna = sit(visit, played(game, 4, 1, 40), 1440, "ru-RU")
    if opens == "board":
        anna.page.locator(".flight .now, .flight .done, .flight .waits").first.click()
    else:
        anna.see(opens).click()
    expect(anna.see(testid).locator(boards)).to_have_count(4)
    expect(anna.see(testid).locator(boards).nth(2)).to_be_in_viewport(ratio=0.5)
    assert faults(anna, 1440) == []


@pytest.mark.about("welcome_to_the_moon")
def test_the_names_of_cards_are_whole_against_astra(visit: Visit) -> None:
    """The longest name is that of the robots' card."""
    begun = (offworld.game("welcome_to_the_moon").start(1, seed, {"adventure": 2}) for seed in range(100))
    match = next(each for each in begun if "robot" in json.dumps(each.view(0)["table"]["combinations"]))
    anna = sit(visit, match.record(), 1440, "ru-RU")
    names = anna.see("combinations").locator(".name")
    expect(names).to_have_count(3)
    assert names.evaluate_all("all => all.every((each) => each.scrollWidth <= each.clientWidth + 1)")


@pytest.mark.about("welcome_to_the_moon")
def test_a_sheet_is_printed_on_light_paper(visit: Visit) -> None:
    anna = visit()  # who has chosen the night
    anna.create(ME, BOT, game="welcome_to_the_moon")
    anna.see("table").wait_for()
    ground = "getComputedStyle(document.documentElement).getPropertyValue('--bg')"
    night = anna.page.evaluate(ground)
    anna.page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    assert anna.page.evaluate(ground) != night
    anna.page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    assert anna.page.evaluate(ground) == night
