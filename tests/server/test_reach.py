"""Where friends reach the table, and what a link looks like where it is passed on."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from offworld.server.http.reach import is_loopback, is_private
from tests.server.host import Host
from tests.server.people import Person, two_players


def test_this_computer_alone_is_told_how_to_open_the_table(server: Host) -> None:
    found = httpx.get(f"{server.url}/api/reach").json()
    assert (found["kind"], found["origin"]) == ("loopback", server.url)
    assert f"--host 0.0.0.0 --port {server.port}" in found["command"]
    assert found["friends"] is None or found["friends"].endswith(f":{server.port}")


def test_a_table_that_is_open_to_the_network_offers_the_address_of_this_computer(
    make_host: Callable[..., Host],
) -> None:
    host = make_host(host="0.0.0.0").start()
    found = httpx.get(f"{host.url}/api/reach").json()
    assert found["kind"] in ("network", "loopback")  # a computer without a network has no address to offer
    if found["kind"] == "network":
        assert not is_loopback(found["origin"].partition("://")[2].partition(":")[0])
        anna = Person(host)
        made = anna.create()
        code = anna.http.get(f"/api/matches/{made['match']['id']}/links/join/qr")
        assert code.status_code == 200
    away = httpx.get(f"{host.url}/api/reach", headers={"Host": "10.0.0.7:8000"}).json()
    assert (away["kind"], away["origin"], away["friends"]) == ("network", "http://10.0.0.7:8000", None)


def test_a_public_address_is_what_the_host_says(make_host: Callable[..., Host]) -> None:
    host = make_host(public_url="https://games.example/").start()
    found = httpx.get(f"{host.url}/api/reach").json()
    assert (found["kind"], found["origin"]) == ("public", "https://games.example")


def test_names_of_home_networks_are_known() -> None:
    assert all(is_loopback(name) for name in ("127.0.0.1", "::1", "localhost", "a.localhost"))
    assert all(is_private(name) for name in ("192.168.1.20", "10.1.2.3", "fd00::1", "nas", "nas.local"))
    assert not any(is_private(name) for name in ("8.8.8.8", "games.example"))


def test_an_invitation_shows_game_and_picture_and_nothing_of_the_match(server: Host) -> None:
    match, _, _, created = two_players(server)
    page = httpx.get(server.url + created["links"]["join"]["path"], headers={"Accept-Language": "ru"}).text
    assert 'property="og:title" content="Dig Mars · Offworld"' in page
    assert "Вас зовут" in page
    for secret in (match, "Anna", "Boris"):
        assert secret not in page.replace(created["links"]["join"]["token"], "")
    assert f'og:image" content="{server.url}/preview/dig_mars.png"' in page
    picture = httpx.get(f"{server.url}/preview/dig_mars.png")
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")


def test_other_pages_and_wrong_links_look_like_the_table_itself(server: Host) -> None:
    for path in ("/", "/join/nothing", "/m/abcdefghijkl", "/new/chess"):
        page = httpx.get(server.url + path).text
        assert 'property="og:title" content="Offworld"' in page
        assert "preview/" not in page
    page = httpx.get(f"{server.url}/learn/terraforming_mars").text
    assert 'og:title" content="Terraforming Mars · Offworld"' in page


def test_what_messengers_read_cannot_be_broken_out_of(make_host: Callable[..., Host]) -> None:
    host = make_host(public_url='https://games.example/"><script>').start()
    page = httpx.get(f"{host.url}/rules/dig_mars").text
    assert '"><script>' not in page
