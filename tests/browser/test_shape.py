"""Screens that once lost their shape: the layout check finds nothing on them any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import offworld
from offworld.games.terraforming_mars.data.book import CARD
from tests.browser.mars import MINE, middle, press
from tests.browser.people import Visitor
from tests.browser.wander.scripts import SCRIPT
from tests.browser.wander.spared import spared
from tests.browser.wander.tables import TOUCH, context, seats_for

Visit = Callable[..., Visitor]
BOTH = pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
WATER = (3, 4, 2)  # seeds of the Moon that begin with water, one for each column
WIDE = ("fusion_power", "designed_microorganisms", "advanced_ecosystems", "methane_from_titan")
# one card of each tag at least
TAGGED = [
    "colonizer_training_camp",
    "deep_well_heating",
    "search_for_life",
    "research_outpost",
    "space_mirrors",
    "sponsors",
    "algae",
    "predators",
    "tardigrades",
]
CARDS = (
    "private_ship",
    "casino",
    "radar",
    "concentrator",
    "wind_turbines",
    "biomarket",
    "oxygen_tank",
    "metal_deposit",
)


def played(game: str, seats: int, seed: int, answers: int) -> dict[str, Any]:
    """Return a match after so many answers by chance, and after those of others until the first seat is asked."""
    match, rng = offworld.game(game).start(seats, seed), offworld.Rng(seed)
    while not match.over and (answers > 0 or 0 not in match.asked()):
        seat, asked = next(iter(match.asked().items()))
        match.answer(seat, asked.sample(rng))
        answers -= 1
    return match.record()


def sit(visit: Visit, file: dict[str, Any], width: int, language: str = "en-GB") -> Visitor:
    """Let somebody go on with a match at a screen of this width."""
    anna = visit(**{**context(width, 0), "locale": language})
    anna.context.add_init_script(SCRIPT)
    made = anna.post("/api/import", {"file": file, "seats": seats_for(file)})
    anna.page.goto(f"/m/{made['match']['id']}")
    anna.see("table").wait_for()
    return anna


def faults(anna: Visitor, width: int) -> list[str]:
    """Return what is wrong with what is shown."""
    anna.page.evaluate("__settled(60000)")
    given = {"touch": width < TOUCH, "fresh": True, "spared": spared()}
    found = anna.page.evaluate("given => __layout(given)", given)
    return [f"{each['rule']} {each['at']} '{each['words']}' {each['more']}" for each in found]


def touching(anna: Visitor) -> list[list[float]]:
    """Return where medals, tools and numbers lie over names of the map, or come closer than two pixels to gauges."""
    anna.see("tracks").wait_for()
    anna.page.evaluate("__settled(60000)")
    found: list[list[float]] = anna.page.evaluate("""() => {
        const box = (each) => each.getBoundingClientRect();
        const parts = [...document.querySelectorAll('.medals button, .tools button, .tracks > *')].map(box);
        const over = (drawn, least) => [...document.querySelectorAll(`[data-testid=mars] ${drawn}`)].map(box).flatMap(
            (a) => parts.filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > least &&
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > least).map((b) => [a.x, a.y, b.x, b.y]));
        return [...over('svg text.out', 1), ...over('[role=img]', -2)];
    }""")
    return found


@BOTH
@pytest.mark.parametrize("width", [390, 820])
def test_all_boards_on_mars_fit_a_tablet_and_a_phone(visit: Visit, width: int, language: str) -> None:
    anna = sit(visit, played("on_mars", 2, 1, 40), width, language)
    if width == 390:
        anna.see("tab-people").click()
    anna.see("open-board-1").click()
    anna.see("all-boards").wait_for()
    assert faults(anna, width) == []


@pytest.mark.parametrize("width", [1280, 1440])
def test_four_people_on_mars_are_seen_at_once_and_the_map_can_be_enlarged(visit: Visit, width: int) -> None:
    """Late in a match: storage for six, quarters for twelve."""
    anna = sit(visit, played("on_mars", 4, 5, 1000), width, "ru-RU")
    assert faults(anna, width) == []
    pane = anna.page.locator(".k-table > .left > .people")
    last = anna.see("person-3").bounding_box()
    frame = pane.bounding_box()
    assert last is not None
    assert frame is not None
    assert last["y"] + last["height"] <= frame["y"] + frame["height"] + 1, "the fourth needs scrolling"
    assert anna.see("person-3").locator(".who b").evaluate("each => each.scrollWidth <= each.clientWidth + 1")
    for _ in range(4):  # 1.5 ** 4 is more than the four times that are the most
        expect(anna.see("zoom-in")).to_have_attribute("aria-disabled", "false")
        anna.see("zoom-in").click()
    expect(anna.see("zoom-in")).to_have_attribute("aria-disabled", "true")
    anna.see("zoom-whole").click()
    expect(anna.see("zoom-whole")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "seats", "width"),
    [("terraforming_mars", 3, 1280), ("terraforming_mars", 3, 1440), ("on_mars", 4, 1280)],
)
def test_nothing_is_cut_off_below_the_people_of_a_desk(visit: Visit, game: str, seats: int, width: int) -> None:
    anna = sit(visit, played(game, seats, 5, 200), width, "ru-RU")
    assert faults(anna, width) == []
    pane = anna.page.locator(".k-table > .left > .people")
    expect(anna.see("resign")).to_be_attached()
    assert pane.evaluate("each => each.scrollHeight - each.clientHeight") <= 1


@BOTH
@pytest.mark.parametrize("width", [1280, 1440])
def test_what_stands_around_the_map_of_mars_leaves_its_parts_alone(visit: Visit, width: int, language: str) -> None:
    """Gauges, medals, tools and the names of the two places off the map share its corners."""
    anna = sit(visit, played("terraforming_mars", 3, 5, 200), width, language)
    assert faults(anna, width) == []
    assert touching(anna) == []


@BOTH
def test_wide_medals_and_long_numbers_leave_the_gauges_alone(visit: Visit, language: str) -> None:
    """Ratings of two digits for three; in a replay the map is as wide as its panel."""
    state = {**middle(), "temperature": -30}
    file = {"game": "terraforming_mars", "seats": 3, "state": state, "options": {}}
    anna = sit(visit, file, 1280, language)
    assert touching(anna) == []
    over = sit(visit, played("terraforming_mars", 3, 1, 10_000), 1280, language)
    over.page.goto(f"{over.page.url}/replay")
    assert touching(over) == []


def test_names_of_cards_stay_whole_words_beside_their_tags(visit: Visit) -> None:
    """The longest words without a place to be broken at, with up to three tags, at a low desk."""
    state = middle()
    state["players"][0] = {**MINE, "hand": ["olympus_conference", "solar_wind_power", "peroxide_power"]}
    anna = sit(visit, {"game": "terraforming_mars", "seats": 3, "state": state, "options": {}}, 1280, "ru-RU")
    assert [each for each in faults(anna, 1280) if each.startswith("word")] == []


@BOTH
@pytest.mark.parametrize("width", [1280, 1440])
def test_no_card_in_hand_breaks_a_word_of_its_name(visit: Visit, width: int, language: str) -> None:
    """All projects that there are, in one hand."""
    state = middle()
    away = {
        card for player in state["players"] for card in [*player["played"], *player["hand"], *player.get("events", [])]
    }
    hand = [card.id for card in CARD if card.cost and card.id not in away - set(MINE["hand"])]
    state["players"][0] = {**MINE, "hand": hand}
    anna = sit(visit, {"game": "terraforming_mars", "seats": 3, "state": state, "options": {}}, width, language)
    expect(anna.page.locator("[data-testid^=hand-] .name")).to_have_count(len(hand))
    assert [each for each in faults(anna, width) if each.startswith("word")] == []


@pytest.mark.parametrize("width", [1280, 1440])
def test_all_kinds_of_tags_are_in_sight_beside_what_one_has(visit: Visit, width: int) -> None:
    state = middle()
    state["players"][0] = {**MINE, "played": TAGGED, "cubes": {}}
    anna = sit(visit, {"game": "terraforming_mars", "seats": 3, "state": state, "options": {}}, width)
    tags = anna.page.locator(".console .own li", has=anna.page.locator(".tag"))
    expect(tags).to_have_count(11)
    for tag in tags.all():
        expect(tag).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [1280, 1440])
def test_cards_in_hand_show_all_their_tags_beside_what_they_need(visit: Visit, width: int) -> None:
    """Much to pay, the widest plates of what is needed, up to three tags."""
    state = middle()
    state["players"][0] = {**MINE, "hand": list(WIDE)}
    file = {"game": "terraforming_mars", "seats": 3, "state": state, "options": {}}
    anna = sit(visit, file, width, "ru-RU")
    anna.see("hand-fusion_power").wait_for()
    over = anna.page.locator("[data-testid^=hand-] > .top").evaluate_all(
        "all => all.map((each) => each.scrollWidth - each.clientWidth)"
    )
    assert over
    assert max(over) <= 0


@BOTH
def test_the_buttons_of_an_enlarged_map_keep_clear_of_those_of_the_table(visit: Visit, language: str) -> None:
    """A greenery may go nearly everywhere: something may be pressed under every corner."""
    file = {"game": "terraforming_mars", "seats": 3, "state": middle(), "options": {}}
    anna = sit(visit, file, 1280, language)
    press(anna, '["convert","plants"]')
    anna.page.locator("[data-place][data-legal=true]").first.wait_for()
    for _ in range(2):
        anna.see("zoom-in").click()
        assert faults(anna, 1280) == []


def test_bots_keep_their_names_beside_whether_they_are_ready(visit: Visit) -> None:
    anna = sit(visit, offworld.game("terraforming_mars").start(5, 3).record(), 1280, "ru-RU")
    expect(anna.see("doing-4")).to_have_text("готово")
    for seat in range(1, 5):
        name = anna.see(f"person-{seat}").locator(".who b")
        assert name.evaluate("each => each.scrollWidth <= each.clientWidth + 1")


def test_everybody_equal_among_many_says_nothing_on_a_medal(visit: Visit) -> None:
    """Four numbers that are the same make a medal as wide as two."""
    anna = sit(visit, played("terraforming_mars", 4, 3, 0), 1280)
    anna.page.get_by_role("button", name="Show the map").click()
    expect(anna.see("medal-mayor").locator(".bar")).to_have_count(1)
    expect(anna.see("medal-mayor")).to_have_accessible_name(
        "Mayor, Anna 0, Novice bot 1 0, Novice bot 2 0, Novice bot 3 0"
    )


def test_the_sum_is_in_sight_at_the_end_on_a_low_desk(visit: Visit) -> None:
    anna = sit(visit, played("terraforming_mars", 3, 1, 10_000), 1280, "ru-RU")

    def in_sight() -> None:
        frame = anna.page.locator("[data-testid=mars] .end").bounding_box()
        total = anna.page.locator("[data-testid=mars] tfoot").bounding_box()
        assert frame is not None
        assert total is not None
        assert total["y"] + total["height"] <= frame["y"] + frame["height"] + 1

    anna.eventually(in_sight)


def test_the_tools_of_a_map_above_a_bar_are_free_on_a_low_desk(visit: Visit) -> None:
    anna = sit(visit, played("terraforming_mars", 2, 1, 0), 1280)
    anna.see("corner-map").click()
    anna.see("zoom-in").wait_for()
    assert faults(anna, 1280) == []


def test_the_names_of_five_stay_whole_words_over_the_score_on_a_phone(visit: Visit) -> None:
    anna = sit(visit, played("terraforming_mars", 5, 1, 10_000), 390, "ru-RU")
    anna.page.locator("[data-testid=mars] tfoot").wait_for()
    assert faults(anna, 390) == []
    beside = anna.page.locator("[data-testid=mars] .scroll", has=anna.page.locator("tfoot"))
    assert beside.evaluate("each => each.scrollWidth - each.clientWidth") <= 1, "the fifth needs scrolling"


@BOTH
@pytest.mark.parametrize("game", ["dig_mars", "welcome_to_the_moon"])
def test_a_replay_can_be_played_on_a_phone_without_scrolling(visit: Visit, game: str, language: str) -> None:
    anna = sit(visit, played(game, 2, 1, 10_000), 390, language)
    anna.page.goto(f"{anna.page.url}/replay")
    anna.see("play").wait_for()
    assert faults(anna, 390) == []
    box = anna.see("play").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844


def test_the_longest_name_of_a_combination_stays_a_whole_word_on_a_phone(visit: Visit) -> None:
    """The system of water supply has one in Russian; seen in each of the three columns."""
    for column, seed in enumerate(WATER):
        anna = sit(visit, played("welcome_to_the_moon", 2, seed, 0), 390, "ru-RU")
        expect(anna.see(f"combination-{column}")).to_contain_text("Водообеспечение")
        assert faults(anna, 390) == []
        anna.see(f"combination-{column}").click()
        assert faults(anna, 390) == []


@BOTH
def test_four_unions_keep_their_shape_in_a_replay_on_a_low_desk(visit: Visit, language: str) -> None:
    anna = sit(visit, played("ceres", 4, 1, 10_000), 1280, language)
    anna.page.goto(f"{anna.page.url}/replay")
    anna.page.locator("div.ceres").wait_for()
    anna.page.locator("input[type=range]").first.fill("60")
    assert faults(anna, 1280) == []


def test_a_replay_of_six_on_the_moon_shows_several_of_its_lines_on_a_low_desk(visit: Visit) -> None:
    anna = sit(visit, played("welcome_to_the_moon", 6, 1, 10_000), 1280, "ru-RU")
    anna.page.goto(f"{anna.page.url}/replay")
    anna.see("seek").first.wait_for()
    assert faults(anna, 1280) == []
    box = anna.see("log").bounding_box()
    assert box is not None
    assert box["height"] >= 150  # five lines of 30 pixels


def test_tools_lie_over_no_hex_of_the_map_on_a_tablet(visit: Visit) -> None:
    anna = sit(visit, played("terraforming_mars", 2, 1, 60), 820, "ru-RU")
    anna.see("area-r0c3").wait_for()
    anna.page.evaluate("__settled(60000)")
    covered = anna.page.evaluate("""() => {
        const box = (each) => each.getBoundingClientRect();
        const tools = [...document.querySelectorAll('.mars .corner button')].map(box).filter((each) => each.width);
        const under = (hex) => tools.some(
            (tool) => tool.top < hex.bottom - 1 && tool.left < hex.right && tool.right > hex.left,
        );
        return [...document.querySelectorAll('[data-testid^=area-]')].filter((each) => under(box(each))).length;
    }""")
    assert covered == 0


@pytest.mark.parametrize("width", [1440, 390])
def test_the_command_for_friends_is_broken_between_its_words_only(visit: Visit, width: int) -> None:
    anna = visit(**context(width, 0))
    anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"})
    words = anna.see("loopback").locator("code span")
    words.first.wait_for()
    line = 1.6 * words.first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
    assert "--port" in words.all_text_contents()
    assert [each for each in words.all() if (box := each.bounding_box()) and box["height"] > 1.5 * line] == []


@pytest.mark.parametrize("page", ["lobby", "join"])
@BOTH
def test_whoever_comes_with_a_phone_finds_everything_large_enough(visit: Visit, page: str, language: str) -> None:
    anna = visit(**{**context(390, 0), "locale": language})
    anna.context.add_init_script(SCRIPT)
    made = anna.create({"kind": "me", "name": "Anna"}, {"kind": "open"})
    anna.see("lobby").wait_for()
    if page == "join":
        boris = visit(**{**context(390, 0), "locale": language})
        boris.context.add_init_script(SCRIPT)
        boris.page.goto(made["links"]["join"]["path"])
        boris.see("join-lesson").wait_for()
        anna = boris
    assert faults(anna, 390) == []


@BOTH
@pytest.mark.parametrize("part", ["", "/replay"], ids=["table", "replay"])
def test_words_in_the_corners_on_mars_lie_over_no_hex(visit: Visit, part: str, language: str) -> None:
    """In a replay the panel is as high as the map, and its corners have only what the map leaves them."""
    anna = sit(visit, played("on_mars", 3, 1, 10_000 if part else 60), 1280, language)
    anna.page.goto(f"{anna.page.url}{part}")
    anna.page.locator(".corner.sw h3").wait_for()
    anna.page.evaluate("__settled(60000)")
    assert anna.page.locator("[data-testid^=hex]").count() > 0
    covered = anna.page.evaluate("""() => {
        const found = new Set();
        const range = document.createRange();
        for (const corner of document.querySelectorAll('.corner')) {
            const walker = document.createTreeWalker(corner, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                if (!node.data.trim() || node.parentElement.closest('.hidden-text, title')) continue;
                range.selectNodeContents(node);
                for (const box of range.getClientRects())
                    for (const x of [box.left + 1, box.right - 1])
                        for (const y of [box.top + 3, box.bottom - 3])
                            if (document.elementsFromPoint(x, y).some((each) => each.closest('[data-testid^=hex]')))
                                found.add(node.data.trim());
            }
        }
        return [...found];
    }""")
    assert covered == []


@BOTH
def test_all_equipment_is_in_sight_on_a_low_desk(visit: Visit, language: str) -> None:
    anna = sit(visit, played("dig_mars", 4, 5, 120), 1280, language)
    assert faults(anna, 1280) == []
    bottom = anna.see("upgrade-fleet").evaluate("each => each.getBoundingClientRect().bottom")
    assert bottom <= anna.page.locator(".k-table > .console").evaluate("each => each.getBoundingClientRect().bottom")


@BOTH
def test_words_over_the_boxes_of_the_mine_do_not_touch(visit: Visit, language: str) -> None:
    file = offworld.game("welcome_to_the_moon").start(2, 3, {"adventure": 4}).record()
    assert faults(sit(visit, file, 1280, language), 1280) == []


def test_many_cards_on_mars_keep_their_height(visit: Visit) -> None:
    state = {
        "round": 2,
        "phase": "colonization",
        "turn": {"seat": 0, "main": False, "executive": False},
        "shuttle": {"side": "colony", "at": 1},
        "players": [{"space": 6}, {"space": 7}],
        "blueprints": {card: {"owner": 0} for card in CARDS},
        "market": [None] * 12,
    }
    anna = sit(visit, {"game": "on_mars", "seats": 2, "seed": 3, "state": state}, 1280)
    expect(anna.page.locator(".om-console [data-testid^=card-]")).to_have_count(len(CARDS))
    assert faults(anna, 1280) == []


@BOTH
def test_workers_in_the_pool_leave_the_prices_of_the_belt_alone(visit: Visit, language: str) -> None:
    anna = sit(visit, offworld.game("ceres").start(2, 1).record(), 820, language)
    assert faults(anna, 820) == []


def test_workers_in_the_pool_leave_the_prices_of_the_belt_alone_on_a_phone(visit: Visit) -> None:
    anna = sit(visit, offworld.game("ceres").start(2, 1).record(), 390)
    anna.page.locator(".pool").wait_for()
    covered = """() => {
        const pool = document.querySelector('.pool').getBoundingClientRect();
        return [...document.querySelectorAll('.belt svg text')]
            .filter((each) => {
                const box = each.getBoundingClientRect();
                return box.width && box.right > pool.left && box.bottom > pool.top && box.top < pool.bottom;
            })
            .map((each) => each.textContent);
    }"""

    def nothing_is_covered() -> None:
        assert anna.page.evaluate(covered) == []

    anna.eventually(nothing_is_covered)


def test_numbers_of_two_digits_have_room_on_a_phone(visit: Visit) -> None:
    holds = {"credits": 12, "influence": 10, "ore": 14, "ice": 11, "alloy": 13}
    state = {"players": [{"stock": holds}, {"stock": holds}]}
    anna = sit(visit, {"game": "ceres", "seats": 2, "seed": 1, "state": state}, 390)
    anna.see("tab-people").click()
    anna.see("look-1").click()
    anna.see("everybody").wait_for()
    assert faults(anna, 390) == []


@BOTH
def test_the_buttons_of_the_end_have_their_words_on_a_phone(visit: Visit, language: str) -> None:
    anna = sit(visit, played("welcome_to_the_moon", 2, 1, 10_000), 390, language)
    if not anna.see("ending-on").count():
        anna.see("count").click()
    anna.see("ending-on").wait_for()
    assert faults(anna, 390) == []


def test_what_the_keyboard_goes_to_in_a_dialog_is_not_below_its_heading(visit: Visit) -> None:
    anna = sit(visit, offworld.game("ceres").start(2, 1).record(), 1280)
    anna.see("open-house").click()
    dialog = anna.page.locator("dialog[open]")
    summaries = dialog.locator("summary")
    summaries.first.wait_for()
    for summary in summaries.all():
        summary.click()
    summaries.last.focus()
    for _ in range(summaries.count() - 1):
        anna.page.keyboard.press("Shift+Tab")
        reached = anna.page.evaluate(
            """() => {
                const head = document.querySelector('dialog[open] header').getBoundingClientRect();
                return document.activeElement.getBoundingClientRect().top - head.bottom;
            }"""
        )
        assert reached >= 0


@BOTH
def test_cards_against_astra_have_their_names_on_a_tablet(visit: Visit, language: str) -> None:
    for seed in range(3):  # six effects between them
        anna = sit(visit, offworld.game("welcome_to_the_moon").start(1, seed).record(), 820, language)
        assert faults(anna, 820) == []


def test_rewards_of_the_colony_lie_side_by_side_on_a_phone(visit: Visit) -> None:
    anna = sit(visit, played("on_mars", 2, 1, 40), 390)
    for tab in ("colony", "mine"):
        anna.see(f"tab-{tab}").click()
        assert faults(anna, 390) == []


def test_focus_stays_on_the_page_when_a_card_is_put_away_whose_link_is_behind_another_tab(visit: Visit) -> None:
    """On a phone: taken to the stand from the question, put away by keyboard while the news are in front."""
    anna = sit(visit, played("ceres", 3, 1, 30), 390)
    anna.page.locator("#question-pane").get_by_test_id("link-card").first.tap()
    close = anna.see("stand").get_by_role("button")
    close.wait_for()
    anna.see("tab-log").tap()
    close.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.see("stand")).to_have_count(0)
    anna.page.wait_for_function("() => document.activeElement !== document.body")


@BOTH
def test_three_digits_over_each_of_six_towers_stay_whole_on_a_phone(visit: Visit, language: str) -> None:
    """The end counts up to 150 points each in the Launch of Welcome to the Moon."""
    anna = sit(visit, played("welcome_to_the_moon", 6, 1, 10_000), 390, language)
    anna.see("count").click()
    tall = anna.page.locator(".tower > b")
    expect(tall).to_have_count(6)
    tall.evaluate_all("all => all.forEach((each) => (each.textContent = '150'))")
    wide = tall.evaluate_all("all => all.map((each) => [each.scrollWidth - each.clientWidth, each.offsetHeight])")
    assert [over for over, _ in wide if over > 0] == []
    assert len({height for _, height in wide}) == 1
    assert wide[0][1] < 60, "in two lines"


def test_a_result_keeps_its_numbers_whole_on_the_first_page(visit: Visit) -> None:
    """Beside the longest name of a rival without a seat, and words about the expedition."""
    made = offworld.game("welcome_to_the_moon").start(1, 5, {"adventure": 4, "astra_level": 4, "expedition": True})
    rng = offworld.Rng(5)
    while not made.over:
        made.answer(0, made.asked()[0].sample(rng))
    anna = sit(visit, made.record(), 1280)
    anna.page.goto("/")
    anna.see("result").first.wait_for()
    assert faults(anna, 1280) == []


def test_tags_are_whole_in_the_console_of_a_low_desk(visit: Visit) -> None:
    file = {"game": "terraforming_mars", "seats": 3, "state": middle(), "options": {}}
    anna = sit(visit, file, 1280)
    own = anna.page.locator(".console .own")
    own.locator("ul[aria-label] li").first.wait_for()
    assert own.evaluate("each => each.scrollHeight - each.clientHeight") <= 0


@pytest.mark.parametrize(("width", "lines"), [(1440, 2), (390, 4)])
def test_the_adventures_of_a_new_match_stand_in_even_lines(visit: Visit, width: int, lines: int) -> None:
    anna = visit(**context(width, 0))
    anna.page.goto("/new/welcome_to_the_moon")
    adventures = anna.page.locator("label", has=anna.page.locator("input[type=radio]")).filter(has_text=". The ")
    expect(adventures).to_have_count(8)
    boxes = adventures.evaluate_all("all => all.map((each) => [each.offsetTop, each.offsetWidth])")
    assert len({top for top, _ in boxes}) == lines
    assert max(wide for _, wide in boxes) - min(wide for _, wide in boxes) <= 1


def test_both_launches_of_one_action_are_drawn(visit: Visit) -> None:
    """Two asteroids have the same number: the page once stood still over it. A third was reached before."""
    anna = sit(visit, played("ceres", 2, 454, 70), 1440)
    expect(anna.see("belt").locator("path.path")).to_have_count(3)
    assert anna.problems == []
