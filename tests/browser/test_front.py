"""Inviting, being invited, and the page as an app."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor
from tests.browser.test_axe import BOT, ME, OPEN, check
from tests.server.host import Host

Visit = Callable[..., Visitor]
LOOKS = [{"color_scheme": "dark"}, {"color_scheme": "light", "viewport": PHONE, "locale": "ru-RU"}]


@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
def test_the_lobby_invites_first_and_says_where_an_address_leads(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit(**look)
    anna.create(ME, OPEN, BOT)
    expect(anna.see("invite-panel")).to_be_visible()
    expect(anna.see("loopback")).to_contain_text("offworld serve --host 0.0.0.0")
    expect(anna.page.locator("button.go")).to_have_count(1)  # passing the link on, and nothing else
    invite, seats = anna.see("invite-panel").bounding_box(), anna.see("seat-0").bounding_box()
    assert invite is not None
    assert seats is not None
    assert invite["y"] < seats["y"]
    check(anna)


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
