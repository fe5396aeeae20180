"""The first page is light: few requests, few bytes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Request, expect

from tests.browser.people import PHONE, Visitor

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_a_first_visit_takes_few_requests_and_few_bytes(visit: Visit, locale: str) -> None:
    """Issue: under 150 kB compressed. Each request costs a round trip on a phone."""
    anna = visit(locale=locale, viewport=PHONE)
    made: list[Request] = []
    anna.page.on("requestfinished", lambda request: made.append(request))
    anna.page.goto("/")
    expect(anna.page.locator("article svg").last).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    names = [request.url.rpartition("/")[2] for request in made]
    assert len(made) <= 15, names
    assert sum(request.sizes()["responseBodySize"] for request in made) < 150_000, names
