"""Screens of Terraforming Mars that once lost their shape: the layout check finds nothing on them any more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import offworld
from offworld.games.terraforming_mars.data.book import CARD
from tests.browser.mars import MINE, middle, press
from tests.browser.people import Visitor
from tests.browser.shape import BOTH, Visit, faults, played, sit

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


@pytest.mark.parametrize("width", [1440, 820, 390])
def test_stocks_of_three_digits_keep_their_room(visit: Visit, width: int) -> None:
    """Beside a rival's name, below the board of a phone and in one's own console."""
    state = middle()
    long = {"megacredits": 188, "steel": 35, "titanium": 44, "plants": 26, "energy": 38, "heat": 144}
    made = {"megacredits": 88, "steel": 10, "titanium": 10, "plants": 12, "energy": 38, "heat": 14}
    state["players"] = [{**each, "stock": long, "production": made} for each in state["players"]]
    anna = sit(visit, {"game": "terraforming_mars", "seats": 3, "state": state, "options": {}}, width)
    for tab in ("people", "mine", "question") if width == 390 else ():
        anna.see(f"tab-{tab}").click()
        assert faults(anna, width) == []
    assert faults(anna, width) == []


@pytest.mark.parametrize(
    ("language", "hand"),
    [
        ("ru-RU", ["olympus_conference", "solar_wind_power", "peroxide_power"]),
        ("en-GB", ["designed_microorganisms", "artificial_photosynthesis", "technology_demonstration"]),
    ],
)
def test_names_of_cards_stay_whole_words_beside_their_tags(visit: Visit, language: str, hand: list[str]) -> None:
    """The longest words without a place to be broken at, with up to three tags, at a low desk."""
    state = middle()
    state["players"][0] = {**MINE, "hand": hand}
    anna = sit(visit, {"game": "terraforming_mars", "seats": 3, "state": state, "options": {}}, 1280, language)
    for card in hand:
        anna.page.locator(f'[data-testid=choice][data-value=\'["play","{card}"]\']').wait_for(state="attached")
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


def test_tags_are_whole_in_the_console_of_a_low_desk(visit: Visit) -> None:
    file = {"game": "terraforming_mars", "seats": 3, "state": middle(), "options": {}}
    anna = sit(visit, file, 1280)
    own = anna.page.locator(".console .own")
    own.locator("ul[aria-label] li").first.wait_for()
    assert own.evaluate("each => each.scrollHeight - each.clientHeight") <= 0


@pytest.mark.parametrize("width", [390, 820, 1280, 1440])
def test_the_dialog_of_all_cards_is_as_wide_as_what_is_in_it(visit: Visit, width: int) -> None:
    anna = sit(visit, played("terraforming_mars", 2, 1, 40), width)
    anna.see("rules").click()
    rules = anna.see("rules-dialog")
    rules.get_by_text("All cards", exact=True).click()
    rules.locator("[data-testid=browser] li").first.wait_for()
    assert faults(anna, width) == []
