"""When something is in the way: the server is gone, the network is slow, a link is used up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import Visitor
from tests.browser.test_together import BOT, ME, OPEN, near_each_other, read
from tests.server.host import Host

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]


def test_a_server_that_goes_down_and_comes_back(own_host: Callable[..., Host], visit: Visit) -> None:
    host = own_host()
    anna, boris = visit(host, expected="WebSocket"), visit(host, expected="WebSocket", locale="ru-RU")
    made = anna.load(near_each_other(), ME, OPEN)
    boris.claim(made, "Boris")
    anna.choices()
    expect(boris.see("table")).to_be_visible()
    host.kill()
    expect(anna.see("reconnecting")).to_contain_text("Your match is safe")
    expect(boris.see("reconnecting")).to_contain_text("Партия в сохранности")
    expect(anna.see("table")).to_be_visible()  # what was there stays in sight
    boris.page.get_by_role("link", name="Offworld").click()
    expect(boris.see("offline")).to_contain_text("Сервер не отвечает")
    host.start()
    expect(anna.see("reconnecting")).to_have_count(0)
    anna.choose("move", 0, 1)
    anna.expect_log("A1 → B1")
    expect(boris.see("my-matches")).to_be_visible()  # asked again by itself


def test_a_match_opened_while_the_server_is_away(own_host: Callable[..., Host], visit: Visit) -> None:
    host = own_host()
    anna = visit(host, expected="WebSocket")
    made = anna.load(near_each_other(), ME, BOT)
    anna.choices()
    anna.page.goto("/")
    expect(anna.see("my-matches")).to_be_visible()
    host.kill()
    anna.page.locator(f"a[href='/m/{made['match']['id']}']").click()
    expect(anna.see("offline")).to_be_visible()
    host.start()
    anna.choices()


def test_a_slow_network_says_so_and_carries_on(visit: Visit) -> None:
    anna = visit()
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    slow = {"now": False}

    def wire(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def from_server(message: str | bytes) -> None:
            if slow["now"] and read(message)["type"] in ("accepted", "update"):
                held.append((route, message))
            else:
                route.send(message)

        server.on_message(from_server)

    anna.page.route_web_socket(lambda url: "/socket" in url, wire)
    anna.load(near_each_other(), ME, OPEN)
    anna.page.goto("/")
    anna.load(near_each_other(), ME, BOT)
    anna.choices()
    slow["now"] = True
    anna.choose("move", 0, 1)
    expect(anna.see("slow")).to_contain_text("on its way")
    slow["now"] = False
    for route, message in held:
        route.send(message)
    expect(anna.see("slow")).to_have_count(0)
    anna.expect_log("A1 → B1")


def test_a_link_to_a_seat_works_once(visit: Visit) -> None:
    desk, phone, other = visit(), visit(), visit(expected="404", locale="ru-RU")
    made = desk.load(near_each_other(), ME, BOT)
    desk.choices()
    link = desk.post(f"/api/matches/{made['match']['id']}/transfer", {})["path"]
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Take the seats").click()
    expect(phone.see("table")).to_be_visible()
    other.page.goto(link)
    expect(other.see("bad-link")).to_contain_text("уже использована или устарела")


def test_a_store_out_of_reach_is_not_blamed_on_the_link(visit: Visit) -> None:
    anna = visit(expected="/api/links")
    error = '{"status": 503, "error": {"key": "server-store", "params": {}}, "message": ""}'
    anna.page.route("**/api/links", lambda route: route.abort())
    anna.page.goto("/join/anything")
    expect(anna.see("offline")).to_be_visible()
    anna.page.evaluate("window.kept = true")
    anna.page.unroute("**/api/links")
    anna.page.route("**/api/links", lambda route: route.fulfill(status=503, body=error))
    expect(anna.see("trouble")).to_contain_text("out of reach")  # asked again by itself
    anna.page.unroute("**/api/links")
    anna.page.get_by_role("button", name="Try again").click()
    expect(anna.see("bad-link")).to_be_visible()
    assert anna.page.evaluate("window.kept")  # a reload while the server is away would show the browser's own page


def test_a_part_of_the_page_that_was_out_of_reach_comes_when_the_server_is_back(
    own_host: Callable[..., Host], visit: Visit
) -> None:
    host = own_host()
    anna = visit(host, expected="WebSocket")
    anna.load(near_each_other(), ME, BOT)
    anna.choices()
    anna.page.evaluate("window.kept = true")
    host.kill()
    anna.see("rules").click()
    expect(anna.see("rules-dialog").get_by_test_id("offline")).to_contain_text("We keep trying")
    host.start()
    anna.page.wait_for_function("() => !window.kept")  # it has loaded itself anew
    anna.choices()


def test_a_part_that_is_gone_from_a_server_that_answers_asks_for_a_newer_page(visit: Visit) -> None:
    anna = visit(expected="404")
    anna.page.route("**/assets/Rules*", lambda route: route.fulfill(status=404))
    anna.page.goto("/rules/dig_mars")
    expect(anna.see("outdated")).to_contain_text("newer version")


def test_a_page_that_is_older_than_the_server_loads_itself_anew_once(visit: Visit) -> None:
    anna = visit()
    anna.load(near_each_other(), ME, BOT)
    anna.choices()
    anna.page.add_init_script("sessionStorage.loads = 1 + Number(sessionStorage.loads ?? 0)")
    anna.page.route_web_socket("**/socket", lambda route: route.close(code=4009))
    anna.page.reload()
    anna.page.wait_for_function("() => sessionStorage.loads === '2'")  # by the person, then by itself
    expect(anna.see("outdated")).to_contain_text("newer version")
    assert anna.page.evaluate("sessionStorage.loads") == "2"
