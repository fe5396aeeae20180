"""What the table of Terraforming Mars shows and lets people do, piece by piece."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.mars import BOT, ME, last, load, middle, press
from tests.browser.people import DESK, PATIENCE, PHONE, Visitor

Visit = Callable[..., Visitor]
SMALLEST = 12  # pixels of any text on a phone
FINGER = 44  # pixels of anything to be pressed on a phone


def expect_cards(cards: Locator, *names: str) -> None:
    """Wait until a list has these cards, in the order of the page."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := cards.locator("article").evaluate_all("all => all.map(each => each.dataset.card)")) != [*names]:
        assert time.monotonic() < end, found
        cards.page.wait_for_timeout(50)


def test_the_hand_is_sorted_and_filtered(visit: Visit) -> None:
    anna = visit()
    load(anna, middle(), ME, BOT, BOT)
    anna.see("open-hand").click()
    hand = anna.see("sheet-hand")
    expect_cards(hand, "comet", "livestock", "mining_area", "ganymede_colony", "ai_central", "hired_raiders")
    hand.get_by_test_id("sort").select_option("cost")
    expect_cards(hand, "hired_raiders", "mining_area", "livestock", "ganymede_colony", "comet", "ai_central")
    hand.get_by_test_id("filter-cost").select_option("15")
    expect_cards(hand, "hired_raiders", "mining_area", "livestock")
    hand.get_by_text("Playable now").click()
    expect_cards(hand, "hired_raiders", "mining_area")
    hand.get_by_role("button", name="Show all").click()
    hand.get_by_test_id("filter-tag").select_option("space")
    expect_cards(hand, "ganymede_colony", "comet")


def test_a_card_says_what_is_missing(visit: Visit) -> None:
    anna = visit(locale="ru-RU")
    load(anna, middle(), ME, BOT, BOT)
    anna.see("open-hand").click()
    hand = anna.see("sheet-hand")
    livestock = hand.get_by_test_id("card-livestock")
    expect(livestock.get_by_test_id("why-not")).to_have_text(
        "Кислород: нужно не меньше 9\u00a0%, сейчас 5\u00a0%; не хватает 4 делений"
    )
    expect(hand.get_by_test_id("card-ai_central").get_by_test_id("why-not")).to_contain_text("меток «открытие»: 3")
    livestock.get_by_role("button").click()
    expect(anna.see("card-dialog").get_by_test_id("why-not")).to_contain_text("не хватает 4 делений")


def test_a_payment_is_proposed_and_changed_by_hand(visit: Visit) -> None:
    anna = visit()
    load(anna, middle(), ME, BOT, BOT)
    press(anna, '["play","comet"]')
    pay = anna.see("question")
    sources = pay.locator("li")
    expect(sources).to_have_count(3)  # titanium, heat of Helion, and money
    expect(anna.see("submit")).to_have_text("Pay 21")
    expect(sources.nth(1).get_by_role("spinbutton")).to_have_value("0")  # heat is kept for the planet
    sources.nth(0).get_by_role("spinbutton").fill("0")
    sources.nth(0).get_by_role("spinbutton").blur()
    sources.nth(1).get_by_role("spinbutton").fill("5")
    sources.nth(1).get_by_role("spinbutton").blur()
    expect(sources.nth(0).get_by_role("spinbutton")).to_have_value("0")  # what was set stays
    expect(sources.nth(2).get_by_role("spinbutton")).to_have_value("16")  # money makes up for the rest
    anna.see("submit").click()
    anna.expect_log("You pay 5 heat, 16 M€ (Comet)")
    expect(anna.see("stock-titanium").first).to_contain_text("titanium: 3")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_stock_and_the_end_of_the_turn_stay_in_sight(visit: Visit, viewport: dict[str, int]) -> None:
    anna = visit(viewport=viewport)
    load(anna, middle(), ME, BOT, BOT)
    stock = anna.see("line" if viewport is PHONE else "my-stock")
    summary = anna.see("question").locator("summary").last
    summary.click()  # what cannot be done makes the list longer than any screen
    for place in (anna.see("question").locator("h2"), anna.see("question").locator("small").last):
        place.scroll_into_view_if_needed()
        expect(anna.see("question").locator("[data-value='\"pass\"']")).to_be_in_viewport(ratio=1)
        expect(stock).to_be_in_viewport(ratio=0.99)
    for cell, words in zip(stock.locator("li").all(), ("34", "4", "3", "9", "3", "12"), strict=True):
        expect(cell.locator("b")).to_have_text(words)


def test_the_standing_score_is_in_reach_on_a_phone(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    load(anna, middle(), ME, BOT, BOT)
    anna.see("tab-mine").click()
    anna.see("to-score").click()
    expect(anna.see("sheet-score").locator("tfoot td")).to_have_count(3)


def test_everybodys_board_is_one_press_away(visit: Visit) -> None:
    anna = visit()
    load(anna, middle(), ME, BOT, BOT)
    anna.see("board-1").click()
    board = anna.see("player-board")
    expect(board.get_by_test_id("card-ecoline")).to_be_visible()
    expect(board.get_by_test_id("card-birds")).to_be_visible()
    expect(board.get_by_test_id("stock-plants")).to_contain_text("plants: 7, production +4")
    anna.see("tab-player-0").click()
    expect(board.get_by_test_id("card-tardigrades")).to_contain_text("3")  # microbes on it
    expect(board.get_by_test_id("card-asteroid")).to_be_visible()  # events that were played


def test_all_boards_stand_side_by_side(visit: Visit) -> None:
    anna = visit()
    load(anna, middle(), ME, BOT, BOT)
    anna.see("corner-boards").click()

    def are_side_by_side() -> None:
        boxes = [anna.see(f"board-of-{seat}").bounding_box() for seat in range(3)]
        assert len({round(box["y"]) for box in boxes if box}) == 1, boxes

    anna.eventually(are_side_by_side)
    expect(anna.see("board-of-1").get_by_test_id("card-birds")).to_be_visible()
    anna.see("tab-player-2").click()
    expect(anna.see("board-of-1")).to_have_count(0)


def test_milestones_and_awards_show_how_everybody_stands(visit: Visit) -> None:
    anna = visit()
    load(anna, middle(awards={"banker": 1}), ME, BOT, BOT)
    anna.see("corner-goals").click()
    rating = anna.see("milestone-terraformer").locator("li")
    expect(rating).to_have_text(["Anna 28 / 35", "Novice bot 1 26 / 35", "Novice bot 2 25 / 35"], use_inner_text=True)
    banker = anna.see("award-banker")
    expect(banker.locator("header")).to_contain_text("Novice bot 1")  # who funded it
    expect(banker.locator("li").nth(0)).to_contain_text("4")
    expect(banker.locator("li").nth(0)).to_contain_text("5 VP")
    expect(anna.see("award-miner").locator("li").nth(0)).to_contain_text("7")


def test_what_others_did_to_you_is_in_the_digest(visit: Visit) -> None:
    anna, boris = visit(), visit()
    state = middle(turn={"seat": 1})
    state["players"][1] = {**state["players"][1], "hand": ["virus"]}
    state["players"] = state["players"][:2]
    made = load(anna, state, ME, {"kind": "open"})
    boris.claim(made, "Boris")
    press(boris, '["play","virus"]')
    press(boris, "1")  # plants, not animals
    press(boris, '["all",0]')
    press(boris, '"end"')
    digest = anna.see("digest")
    expect(digest).to_be_visible()
    expect(digest).to_contain_text("Boris plays Virus")
    expect(digest).to_contain_text("You lose 5 plants (Boris: Virus)")


def test_the_end_shows_the_score_by_source_and_the_chart(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    load(anna, last(), ME, BOT, BOT)
    press(anna, '"pass"')
    expect(anna.see("finished")).to_be_visible()
    score = anna.see("score")
    table = score.locator("table:not(.hidden-text)")
    rows = table.locator("tbody th")
    expect(rows).to_have_text(["Rating", "Awards", "Milestones", "Greeneries", "Cities", "Cards"])
    totals = [int(text) for text in table.locator("tfoot td").all_inner_texts()]
    sums = [
        sum(int(text.replace("−", "-")) for text in table.locator(f"tbody td:nth-of-type({i})").all_inner_texts())
        for i in (1, 2, 3)
    ]
    assert totals == sums
    chart = anna.see("generation-chart")
    for figure in ("Rating", "Income", "Points"):
        chart.get_by_text(figure, exact=True).first.click()
        expect(chart.locator("caption")).to_have_text(figure)
        expect(chart.locator("tbody tr")).to_have_count(14)
    assert chart.locator("svg text").first.evaluate("each => each.getBoundingClientRect().height") >= SMALLEST


def test_every_place_is_large_enough_for_a_finger(visit: Visit) -> None:
    anna = visit(viewport=PHONE, locale="ru-RU", has_touch=True)
    load(anna, middle(), ME, BOT, BOT)
    press(anna, '["convert","plants"]')
    legal = anna.page.locator("[data-place][data-legal=true]")
    expect(legal.first).to_be_visible()

    def are_large() -> None:
        boxes = [box for place in legal.all() if (box := place.bounding_box())]
        assert min(min(box["width"], box["height"]) for box in boxes) >= FINGER
        frame = anna.page.locator("[data-board]").bounding_box()
        assert frame is not None
        seen = [box for box in boxes if box["x"] + box["width"] / 2 < frame["x"] + frame["width"]]
        assert len(seen) == len(boxes)  # nothing to choose lies out of sight

    anna.eventually(are_large)
    legal.last.tap()
    anna.expect_log("Вы выкла\N{SOFT HYPHEN}ды\N{SOFT HYPHEN}ваете жетон: озеленение")


@pytest.mark.parametrize("part", ["question", "mine", "people", "log", "hand", "goals", "boards"])
def test_everything_can_be_read_and_pressed_on_a_phone(visit: Visit, part: str) -> None:
    anna = visit(viewport=PHONE, locale="ru-RU")
    load(anna, middle(), ME, BOT, BOT)
    anna.see(f"corner-{part}" if part in ("hand", "goals", "boards") else f"tab-{part}").click()
    small = anna.page.evaluate(
        """(least) => [...document.querySelectorAll('main *, dialog[open] *')].filter((each) =>
            !each.closest('svg, .hidden-text') && each.checkVisibility() &&
            [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) &&
            parseFloat(getComputedStyle(each).fontSize) < least).map((each) => each.outerHTML.slice(0, 90))""",
        SMALLEST,
    )
    assert small == []
    low = anna.page.evaluate(
        """(least) => [...document.querySelectorAll('main button, dialog[open] button')].filter((each) =>
            each.checkVisibility() && !each.classList.contains('open') && !each.classList.contains('track') &&
            each.getBoundingClientRect().height < least - 0.5).map((each) => each.outerHTML.slice(0, 90))""",
        FINGER,
    )
    assert low == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_an_area_tells_what_it_is(visit: Visit) -> None:
    anna = visit(lasting=True)
    load(anna, middle(), ME, BOT, BOT)
    anna.see("area-r4c2").click(force=True)  # nothing is asked about it, but it answers
    expect(anna.page.get_by_role("status").filter(has_text="Noctis City. bonus: 2 plants")).to_be_visible()


def test_cards_are_found_in_both_languages(visit: Visit) -> None:
    anna = visit(locale="ru-RU")
    anna.page.goto("/rules/terraforming_mars")
    anna.see("tm-rules").get_by_text("Все карты", exact=True).click()
    browser = anna.see("browser")
    anna.see("card-search").fill("тихоходки")
    expect_cards(browser, "tardigrades")
    anna.see("card-search").fill("interplanetary")
    expect_cards(browser, "interplanetary_cinematics")
    anna.see("card-search").fill("щукаа")
    expect(browser).to_contain_text("Таких карт нет")


def test_the_symbols_tell_theft_from_removal(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/rules/terraforming_mars")
    anna.see("tm-rules").get_by_text("Symbols", exact=True).click()
    symbols = anna.see("tm-rules").locator("dl div")
    removal = symbols.filter(has_text="remove from any player").locator("dt")
    theft = symbols.filter(has_text="steal").locator("dt")
    expect(removal).to_contain_text("−3")
    expect(theft).to_contain_text("2")
    expect(theft).not_to_contain_text("−")
    expect(theft.locator("svg")).to_have_count(2)  # the mask, and what is stolen


# Both clicks from inside the page, the second with the next question: a starving machine clicks too late.
DOUBLE = """async () => {
    const click = (value, detail) => document.querySelector(`[data-testid=choice][data-value='"${value}"']`)
        .dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    const table = document.querySelector('[data-testid=table]');
    const asked = table.dataset.asked;
    const next = new Promise((done) => new MutationObserver(() => {
        if (table.dataset.asked && table.dataset.asked !== asked) done();
    }).observe(table, { attributes: true }));
    click('end', 1);
    await next;
    click('pass', 2);
}"""


def test_a_double_click_answers_one_question(visit: Visit) -> None:
    anna = visit()
    alone = middle()
    alone["tiles"] = {area: tile for area, tile in alone["tiles"].items() if tile.get("owner") != 1}
    alone["players"] = alone["players"][:1]
    load(anna, alone, ME)
    press(anna, '["convert","heat"]')
    anna.page.locator("[data-value='\"end\"']").wait_for()
    anna.page.evaluate(DOUBLE)  # where the end of the turn was, passing for the whole generation is asked next
    expect(anna.see("question")).to_contain_text("Action 1 of 2")
    anna.page.wait_for_timeout(300)
    expect(anna.see("question")).to_contain_text("Action 1 of 2")


def tab_to(visitor: Visitor, wanted: str) -> None:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.locator(f"{wanted}:focus").count():
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_a_generation_with_the_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    state = middle()
    state["players"] = state["players"][:2]
    load(anna, state, ME, BOT)
    key, title = anna.page.keyboard.press, anna.page.locator("#question-title")
    legal = anna.page.locator("[data-place][data-legal=true]")
    key("q")  # to the question
    tab_to(anna, '[data-value=\'["convert","plants"]\']')
    key("Enter")
    legal.first.wait_for()
    key("b")  # to the board
    here = anna.page.locator("[data-place]:focus")
    expect(here).to_have_attribute("data-legal", "true")  # at a place that may be chosen
    place = here.get_attribute("data-place") or ""
    key("ArrowRight")
    expect(here).not_to_have_attribute("data-place", place)
    key("ArrowLeft")
    expect(here).to_have_attribute("data-place", place)
    key("Enter")
    anna.expect_log("You place a tile: greenery")
    expect(title).to_contain_text("Action 2 of 2")
    key("q")
    tab_to(anna, "[data-testid=whole-hand]")
    key("Enter")
    tab_to(anna, "[data-testid=play-comet]")
    key("Enter")
    expect(title).to_contain_text("how do you pay")
    expect(title).to_be_focused()  # although the button that opened the hand is gone
    tab_to(anna, "[data-testid=submit]")
    key("Enter")
    legal.first.wait_for()
    key("b")
    key("Enter")
    expect(title).to_contain_text("who loses")
    key("q")
    tab_to(anna, "[data-testid=choice]")
    key("Enter")
    expect(title).to_contain_text("Action 1 of 2")  # the bot has had its turn
    expect(title).to_be_focused()
    tab_to(anna, '[data-value=\'["use","tardigrades",0]\']')
    key("Enter")
    expect(title).to_contain_text("Action 2 of 2")
    tab_to(anna, "[data-value='\"end\"']")
    key("Enter")
    expect(title).to_contain_text("Action 1 of 2")
    tab_to(anna, "[data-value='\"pass\"']")
    key("Enter")
    expect(title).to_contain_text("which projects do you buy")
    expect(title).to_be_focused()
    key("b")
    key("Space")
    expect(anna.see("option").first).to_be_checked()
    key("q")
    tab_to(anna, "[data-testid=submit]")
    key("Enter")
    expect(title).to_contain_text("how do you pay")
    expect(title).to_be_focused()


def test_the_lesson_can_be_followed_to_its_end(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.page.goto("/learn/terraforming_mars")
    anna.see("begin").tap()
    lesson = anna.see("lesson")
    ways = [
        anna.see("lesson-next"),
        anna.page.locator("[data-place][data-legal=true]"),
        anna.page.locator("[data-testid=pick-cards] label:has(input:enabled:not(:checked))"),
        anna.see("question").locator("[data-testid=choice]"),
        anna.page.locator("[data-testid=submit][aria-disabled=false]"),
    ]
    anywhere = anna.page.locator("nothing")
    for way in (anna.see("lesson-end"), *ways):
        anywhere = anywhere.or_(way)
    for _ in range(30):
        anywhere.first.wait_for()
        if anna.see("lesson-end").count():
            break
        step = lesson.get_attribute("data-step") or ""
        way = next(way for way in ways if way.count())
        ticked = way is ways[2]
        way.first.click()  # two quick taps at one place would be a double tap
        if not ticked:
            expect(lesson).not_to_have_attribute("data-step", step)
    anna.see("lesson-end").tap()
    expect(anna.see("track-oceans")).to_contain_text("2 / 9")
    expect(anna.see("question")).to_be_visible()  # the match goes on
    anna.see("tab-log").tap()
    expect(anna.see("log").locator("li").last).to_be_in_viewport()  # the newest line, of more than fit
    expect(anna.see("log").locator("li").first).not_to_be_in_viewport()
