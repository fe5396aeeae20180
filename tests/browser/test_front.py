"""Inviting, being invited, and the page as an app."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor
from tests.browser.test_axe import BOT, ME, OPEN, check
from tests.browser.wander.tables import SIZES
from tests.server.host import Host

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
LOOKS = [{"color_scheme": "dark"}, {"color_scheme": "light", "viewport": PHONE, "locale": "ru-RU"}]


@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
def test_the_lobby_invites_first_and_says_where_an_address_leads(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit(**look)
    anna.create(ME, OPEN, BOT)
    expect(anna.see("invite-panel")).to_be_visible()
    expect(anna.see("loopback")).to_contain_text("offworld serve --host 0.0.0.0")
    expect(anna.page.locator("button.go")).to_have_count(1)  # passing the link on, and nothing else

    def comes_first() -> None:
        invite, seats = anna.see("invite-panel").bounding_box(), anna.see("seat-0").bounding_box()
        assert invite is not None
        assert seats is not None
        beside = invite["x"] + invite["width"] <= seats["x"]  # on a desk the chairs stand around a table on its right
        assert beside if "viewport" not in look else invite["y"] + invite["height"] <= seats["y"]

    anna.eventually(comes_first)
    check(anna)


@pytest.mark.parametrize("width", [1280, 1440])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_chairs_stand_around_the_table_and_all_are_seen(visit: Visit, seats: int, width: int) -> None:
    anna = visit(viewport={"width": width, "height": SIZES[width]})
    anna.create(ME, *[OPEN] * (seats - 1), game="welcome_to_the_moon")
    expect(anna.see("lobby").locator(".top svg")).to_be_visible()
    anna.eventually(lambda: stand_around(anna, seats, SIZES[width]))


def stand_around(anna: Visitor, seats: int, height: int) -> None:
    """Check that all chairs stand around the table, apart from each other and on the screen."""
    table = anna.see("lobby").locator(".top").bounding_box()
    chairs = [anna.see(f"seat-{seat}").bounding_box() for seat in range(seats)]
    assert table is not None
    middle = (table["x"] + table["width"] / 2, table["y"] + table["height"] / 2)
    for number, chair in enumerate(chairs):
        assert chair is not None
        assert chair["y"] + chair["height"] <= height
        away = hypot(chair["x"] + chair["width"] / 2 - middle[0], chair["y"] + 32 - middle[1])
        assert away == pytest.approx(table["width"] / 2, abs=8)
        for other in chairs[:number]:
            assert other is not None
            assert not (
                abs(chair["x"] - other["x"]) < chair["width"] - 1
                and -other["height"] < other["y"] - chair["y"] < chair["height"]
            )


@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
def test_whoever_is_invited_sees_what_it_is_about(visit: Visit, look: dict[str, Any]) -> None:
    anna, boris = visit(), visit(**look)
    made = anna.create(ME, OPEN, BOT, options={"open_finds": True})
    boris.page.goto(made["links"]["join"]["path"])
    expect(boris.see("join").locator(".scene svg")).to_be_visible()
    expect(boris.see("join-players")).to_contain_text("Anna")
    expect(boris.see("join-options")).not_to_be_empty()
    expect(boris.see("join-lesson")).to_be_visible()
    check(boris)


def test_the_shell_opens_without_a_server_and_no_data_is_kept(own_host: Callable[..., Host], visit: Visit) -> None:
    host = own_host()
    anna = visit(host, service_workers="allow", expected="ERR_")
    anna.page.goto("/")
    expect(anna.see("home")).to_be_visible()
    anna.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    anna.page.reload()  # now the worker sees the files come
    expect(anna.see("game-dig_mars")).to_be_visible()
    kept = anna.page.evaluate(
        "async () => { const all = []; for (const name of await caches.keys())"
        " for (const request of await (await caches.open(name)).keys()) all.push(new URL(request.url).pathname);"
        " return all }"
    )
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if path.startswith("/api/")] == []
    host.end()
    anna.page.goto("/")
    expect(anna.page.locator("header").first).to_be_visible()
    expect(anna.see("home")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Try again")).to_be_visible()


def test_the_page_can_be_installed(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    manifest = anna.context.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert anna.context.request.get(icon["src"]).ok
    assert anna.context.request.get("/icon-180.png").ok
