"""No serious accessibility finding on any part of the table of Terraforming Mars, in both themes and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.mars import BOT, GAME, ME, last, load, middle, press
from tests.browser.people import PHONE, Visitor
from tests.browser.test_axe import check

Visit = Callable[..., Visitor]
EVERYWHERE = pytest.mark.parametrize(
    "context",
    [
        {},
        {"color_scheme": "light"},
        {"viewport": PHONE, "locale": "ru-RU"},
        {"viewport": PHONE, "color_scheme": "light"},
    ],
    ids=["night", "dust", "phone-night", "phone-dust"],
)


@EVERYWHERE
def test_table_sheets_and_payment(visit: Visit, context: dict[str, object]) -> None:
    anna = visit(**context)
    load(anna, middle(), ME, BOT, BOT)
    check(anna)
    if "viewport" in context:
        for tab in ("mine", "people", "log", "question"):
            anna.see(f"tab-{tab}").click()
            check(anna)
        anna.see("corner-hand").click()
    else:
        anna.see("open-hand").click()
    expect(anna.see("sheet-hand")).to_be_visible()
    check(anna)
    anna.see("close-sheet").click()
    anna.see("corner-boards").click()
    anna.see("tab-player-1").click()
    check(anna)
    anna.see("close-sheet").click()
    anna.see("corner-goals").click()
    check(anna)
    anna.see("close-sheet").click()
    press(anna, '["play","comet"]')
    expect(anna.page.locator(".paying")).to_be_visible()
    check(anna)
    anna.see("submit").click()
    expect(anna.page.locator("[data-place][data-legal=true]").first).to_be_visible()
    check(anna)


@EVERYWHERE
def test_corporations_projects_and_draft(visit: Visit, context: dict[str, object]) -> None:
    anna = visit(**context)
    anna.create(ME, BOT, game=GAME, options={"draft": True, "corporate_era": True})
    anna.see("pick-cards").wait_for()
    check(anna)
    research = middle(phase="research", turn=None)
    for draft in (False, True):
        load(anna, research, ME, BOT, BOT, draft=draft)
        anna.see("pick-cards").wait_for()
        expect(anna.page.get_by_role("heading", level=2).filter(has_text="?").first).to_be_visible()
        check(anna)


@EVERYWHERE
def test_score_and_chart(visit: Visit, context: dict[str, object]) -> None:
    anna = visit(**context)
    load(anna, last(1), ME)
    press(anna, '"pass"')
    expect(anna.see("finished")).to_be_visible()
    expect(anna.see("generation-chart")).to_be_visible()
    check(anna)


@EVERYWHERE
def test_rules_symbols_and_cards(visit: Visit, context: dict[str, object]) -> None:
    anna = visit(**context)
    anna.page.goto(f"/rules/{GAME}")
    parts = anna.see("tm-rules").locator("label")
    for part in range(3):
        parts.nth(part).click()
        check(anna)
    expect(anna.see("browser")).to_be_visible()
    while anna.see("more-cards").is_visible():  # every card there is: any of them may be dealt
        anna.see("more-cards").click()
    check(anna)
    anna.see("card-comet").get_by_role("button").click()
    expect(anna.see("card-dialog")).to_be_visible()
    check(anna)
