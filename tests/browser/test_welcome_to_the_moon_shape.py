"""Screens of Welcome to the Moon that once lost their shape: the layout check finds nothing on them any more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import offworld
from tests.browser.shape import BOTH, Visit, faults, played, sit
from tests.browser.wander.tables import context

WATER = (3, 4, 2)  # seeds of the Moon that begin with water, one for each column


def test_the_longest_name_of_a_combination_stays_a_whole_word_on_a_phone(visit: Visit) -> None:
    """The system of water supply has one in Russian; seen in each of the three columns."""
    for column, seed in enumerate(WATER):
        anna = sit(visit, played("welcome_to_the_moon", 2, seed, 0), 390, "ru-RU")
        expect(anna.see(f"combination-{column}")).to_contain_text("Водообеспечение")
        assert faults(anna, 390) == []
        anna.see(f"combination-{column}").click()
        assert faults(anna, 390) == []


def test_a_replay_of_six_on_the_moon_shows_several_of_its_lines_on_a_low_desk(visit: Visit) -> None:
    anna = sit(visit, played("welcome_to_the_moon", 6, 1, 10_000), 1280, "ru-RU")
    anna.page.goto(f"{anna.page.url}/replay")
    anna.see("seek").first.wait_for()
    assert faults(anna, 1280) == []
    box = anna.see("log").bounding_box()
    assert box is not None
    assert box["height"] >= 150  # five lines of 30 pixels


@BOTH
def test_words_over_the_boxes_of_the_mine_do_not_touch(visit: Visit, language: str) -> None:
    file = offworld.game("welcome_to_the_moon").start(2, 3, {"adventure": 4}).record()
    assert faults(sit(visit, file, 1280, language), 1280) == []


@BOTH
def test_cards_against_astra_have_their_names_on_a_tablet(visit: Visit, language: str) -> None:
    for seed in range(3):  # six effects between them
        anna = sit(visit, offworld.game("welcome_to_the_moon").start(1, seed).record(), 820, language)
        assert faults(anna, 820) == []


@pytest.mark.parametrize(("width", "lines"), [(1440, 2), (390, 4)])
def test_the_adventures_of_a_new_match_stand_in_even_lines(visit: Visit, width: int, lines: int) -> None:
    anna = visit(**context(width, 0))
    anna.page.goto("/new/welcome_to_the_moon")
    adventures = anna.page.locator("label", has=anna.page.locator("input[type=radio]")).filter(has_text=". The ")
    expect(adventures).to_have_count(8)
    boxes = adventures.evaluate_all("all => all.map((each) => [each.offsetTop, each.offsetWidth])")
    assert len({top for top, _ in boxes}) == lines
    assert max(wide for _, wide in boxes) - min(wide for _, wide in boxes) <= 1
