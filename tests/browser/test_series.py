"""A series in the browser: the end says what points are for and how the series stands, and leads to the next match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.browser.test_together import ME

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]


def play_a_night(anna: Visitor) -> None:
    """Choose the first card offered, and say that this is it, until the end."""
    while True:
        anna.see("choice").or_(anna.see("finished")).first.wait_for(state="attached")
        if anna.see("finished").count():
            return
        known = anna.page.locator("[data-testid=choice]").all_inner_texts()
        anna.see("choice").first.click()
        anna.page.wait_for_function(
            "known => JSON.stringify([...document.querySelectorAll('[data-testid=choice]')].map(e => e.innerText))"
            " !== JSON.stringify(known)",
            arg=known,
        )


def test_a_series_goes_on_from_the_end_of_a_match(visit: Visit) -> None:
    anna = visit()
    anna.create(ME, game="signals", options={"nights": 3})
    play_a_night(anna)
    first = anna.page.url
    expect(anna.see("standing")).to_contain_text("Night 1 of 3")
    expect(anna.see("score-rival-0")).to_contain_text("Echo")
    anna.see("score-0").or_(anna.see("score-rival-0")).locator("summary").first.click()
    expect(anna.see("finished")).to_contain_text("Signals that were heard")
    with anna.page.expect_download() as download:
        anna.see("export-series").click()
    assert "series" in download.value.suggested_filename
    anna.see("rematch").click()
    anna.see("choice").first.wait_for(state="attached")
    assert anna.page.url != first
    anna.page.goto("/")
    expect(anna.see("series-standing").first).to_contain_text("Night 2 of 3")
