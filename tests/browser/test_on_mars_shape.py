"""Screens of On Mars that once lost their shape: the layout check finds nothing on them any more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.shape import BOTH, Visit, faults, played, sit

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


def test_three_goals_and_two_blueprints_are_whole_on_a_desk(visit: Visit) -> None:
    """The last goal once lay half below the edge of the console."""
    state = {
        "round": 2,
        "phase": "colonization",
        "turn": {"seat": 0, "main": False, "executive": False},
        "shuttle": {"side": "colony", "at": 1},
        "players": [{"space": 6}, {"space": 7}],
        "goals": dict.fromkeys(("goal6", "goal14", "goal16"), "hand0"),
        "blueprints": {card: {"owner": 0} for card in CARDS[:2]},
    }
    anna = sit(visit, {"game": "on_mars", "seats": 2, "seed": 3, "state": state}, 1440, "ru-RU")
    cards = anna.page.locator(".om-console .own .cards")
    expect(cards.locator("> *")).to_have_count(5)
    anna.page.evaluate("__settled(60000)")
    assert cards.evaluate("list => list.scrollHeight <= list.clientHeight")


def test_rewards_of_the_colony_lie_side_by_side_on_a_phone(visit: Visit) -> None:
    anna = sit(visit, played("on_mars", 2, 1, 40), 390)
    for tab in ("colony", "mine"):
        anna.see(f"tab-{tab}").click()
        assert faults(anna, 390) == []


@BOTH
@pytest.mark.parametrize("width", [390, 820])
def test_whoever_decides_is_named_above_the_map_of_a_phone(visit: Visit, width: int, language: str) -> None:
    """As a replay begins, somebody chooses a space; it lay over the lowest hexes."""
    anna = sit(visit, played("on_mars", 3, 1, 10_000), width, language)
    anna.page.goto(f"{anna.page.url}/replay")
    chip = anna.see("reaction")
    chip.wait_for()
    chip.evaluate(
        "(chip, words) => (chip.lastChild.textContent = words)",
        "Бот-новичок 1 решает: кислород или развитие использованной технологии",
    )
    assert faults(anna, width) == []
    over = chip.evaluate("""chip => {
        const box = chip.getBoundingClientRect();
        return [...document.querySelectorAll('[data-testid^=hex-] .sign')]
            .filter(each => each.getBoundingClientRect().top < box.bottom - 1)
            .map(each => each.parentElement.dataset.testid);
    }""")
    assert over == []


def test_the_longest_names_of_blueprints_are_broken_between_syllables_on_a_phone(visit: Visit) -> None:
    longest = ["automated_production", "research_lab", "recycling_bots", "biolab", "metal_deposit", "concentrator"]
    others = ["library", "oxygen_tank", "mineral_mine", "construction_yard", "builder_drone", "hydroponic_farm"]
    file = {"game": "on_mars", "seats": 2, "seed": 3, "state": {"market": longest + others}}
    anna = sit(visit, file, 390, "ru-RU")
    anna.see("tab-orbit").click()
    anna.see("market-research_lab").last.wait_for()  # the band of a desk is there as well, out of sight
    assert faults(anna, 390) == []
