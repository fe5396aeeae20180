"""Notices with the page closed: sent to push services in public places only, and never in the way of a match."""

from __future__ import annotations

import asyncio
import base64
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

import offworld
from offworld.server.errors import ServerError
from offworld.server.http import seating
from offworld.server.live import notices
from offworld.server.people import push_sealing, push_services
from offworld.server.people.keys import Keys
from offworld.server.store.subscriptions import MOST, Subscription
from offworld.server.wire import frames
from tests.server.host import Host
from tests.server.inside import Inside, scene
from tests.server.people import Person
from tests.server.push_service import NAME, Browser, PushService

PATIENCE = 30.0


def told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    play: Callable[[Inside, PushService, Browser], Awaitable[None]],
    **service: Any,
) -> None:
    """Play a scene in which Boris has a browser that wants notices, and the push service is on this computer."""
    push = PushService(tmp_path, **service)

    async def addresses(_host: str) -> list[tuple[str, int]]:
        return [("127.0.0.1", push.port)]

    async def run(inside: Inside) -> None:
        async with await push.start():
            monkeypatch.setattr(push_services, "addresses_of", addresses)
            monkeypatch.setattr(notices, "trusted", push.trusted)
            browser = Browser()
            await inside.store.subscribe("boris", subscription(browser))
            await play(inside, push, browser)

    scene(tmp_path, run, notice_seconds=0.0)


def subscription(browser: Browser, language: str = "en") -> Subscription:
    """Return a browser as the store keeps it."""
    wish = browser.wish()
    return Subscription(wish.endpoint, wish.keys.p256dh, wish.keys.auth, language)


async def turn_of_boris(inside: Inside) -> str:
    """Begin a match in which Anna is asked, then Boris, who is not there; return it."""
    match = await inside.match("me", "open")
    table = inside.service.tables.table(match)
    await table.call(lambda: seating.claim(table, "boris", "Boris", 1, True))
    return match


async def until(true: Callable[[], Any]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def test_the_key_follows_from_the_secret() -> None:
    one, same, other = (
        push_sealing.Sealer(Keys(secret).seed("notices"), "") for secret in (b"a" * 32, b"a" * 32, b"b" * 32)
    )
    assert one.public_key() == same.public_key() != other.public_key()
    assert len(push_sealing.to_bytes(one.public_key())) == 65


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://anna@push.example/x",
        "https:///x",
        "https://push.example/a b",
        "https://push.example:x/",
        "ftp://push.example/x",
        "https://push.example/" + "x" * 1_000,
        "",
    ],
)
def test_only_plain_https_is_an_endpoint(endpoint: str) -> None:
    with pytest.raises(ServerError) as refused:
        push_services.endpoint_of(endpoint)
    assert refused.value.text.key == "server-notice-endpoint"


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "2002:0a00:0001::", "::"),
    ],
)
def test_private_addresses_are_none_to_send_to(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not push_services.is_public(address)
    assert push_services.is_public("93.184.216.34")

    async def resolve() -> None:
        def lookup(*_: Any, **__: Any) -> Any:
            public = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443))
            return [public, (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))]

        monkeypatch.setattr(socket, "getaddrinfo", lookup)
        with pytest.raises(push_services.Private):  # one private address among public ones is enough
            await push_services.addresses_of("push.example")

    asyncio.run(resolve())


def test_names_that_nobody_answers_for_keep_no_match_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever names a push service may own the name as well, and let everybody wait who asks for it."""
    answered = threading.Event()

    def silent(*_: Any, **__: Any) -> Any:
        answered.wait(60)
        raise OSError

    async def play(inside: Inside) -> None:
        match = await inside.match("me", "me")
        monkeypatch.setattr(socket, "getaddrinfo", silent)
        asking = [asyncio.create_task(push_services.addresses_of(f"{number}.example")) for number in range(64)]
        await asyncio.sleep(0)
        inside.service.tables.table(match).unload()
        await inside.info(match)  # it is loaded again
        assert not any([each.done() for each in asking])
        monkeypatch.setattr(push_services, "SECONDS", 0.01)
        with pytest.raises(push_services.Private):
            await push_services.addresses_of("one-more.example")
        answered.set()
        assert {type(each) for each in await asyncio.gather(*asking, return_exceptions=True)} == {push_services.Private}

    try:
        scene(tmp_path, play)
    finally:
        answered.set()


def test_somebody_whose_turn_comes_with_the_page_closed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(inside: Inside, push: PushService, browser: Browser) -> None:
        match = await turn_of_boris(inside)
        await let_anna_play(inside, match)
        await asyncio.wait_for(push.arrived.wait(), PATIENCE)
        path, headers, body = push.came[0]
        assert path == "/send/1"
        assert headers["host"] == NAME
        assert browser.read(body) == {"title": "Dig Mars", "body": "It is your turn.", "match": match}
        assert headers["ttl"] == "86400"
        check_signature(headers["authorization"], inside.service.tables.notices.sealer.public_key())

    told(tmp_path, monkeypatch, play)


def check_signature(header: str, key: str) -> None:
    """Check as a push service does that this server has signed, for this push service."""
    parts = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    assert msgspec.json.decode(push_sealing.to_bytes(claims))["aud"] == f"https://{NAME}"
    raw = base64.urlsafe_b64decode(signature + "=" * (-len(signature) % 4))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push_sealing.to_bytes(key))
    both = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


async def let_anna_play(inside: Inside, match: str) -> None:
    """Answer for Anna until Boris is asked."""
    rng = offworld.Rng(1)
    table = inside.service.tables.table(match)
    while True:

        async def look() -> tuple[list[int], int, Any]:
            play = await table.current()
            decision = play.live.asked().get(0)
            return play.asked, play.questions[0], None if decision is None else decision.sample(rng)

        asked, question, value = await table.call(look)
        if 0 not in asked:
            return
        await inside.send(match, frames.Answer(f"a{question}", 0, question, value))


def test_whoever_is_here_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(inside: Inside, push: PushService, _browser: Browser) -> None:
        match = await turn_of_boris(inside)
        table = inside.service.tables.table(match)
        connection = await table.attach("boris", "seats", frames.Hello(frames.PROTOCOL))
        await let_anna_play(inside, match)
        await until(lambda: not inside.service.tables.notices.waiting)  # Anna's are due as well, and go nowhere
        assert not push.came
        table.detach(connection)

    told(tmp_path, monkeypatch, play)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    async def play(inside: Inside, push: PushService, _browser: Browser) -> None:
        await let_anna_play(inside, await turn_of_boris(inside))
        await asyncio.wait_for(push.arrived.wait(), PATIENCE)
        await until(lambda: not inside.service.tables.notices.waiting)
        assert await inside.store.subscribed(["boris"]) == []

    told(tmp_path, monkeypatch, play, status=status)


def test_a_redirect_leads_nowhere_and_forgets_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(inside: Inside, push: PushService, browser: Browser) -> None:
        await let_anna_play(inside, await turn_of_boris(inside))
        await asyncio.wait_for(push.arrived.wait(), PATIENCE)
        await until(lambda: not inside.service.tables.notices.waiting)
        assert [path for path, _, _ in push.came] == ["/send/1"]
        assert [each.endpoint for each in await inside.store.subscribed(["boris"])] == [browser.endpoint]

    told(tmp_path, monkeypatch, play, status=307)


def test_a_certificate_of_somebody_else_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(inside: Inside, push: PushService, _browser: Browser) -> None:
        await let_anna_play(inside, await turn_of_boris(inside))
        assert inside.service.tables.notices.waiting
        await until(lambda: not inside.service.tables.notices.waiting)
        assert not push.came

    told(tmp_path, monkeypatch, play, name="elsewhere.example")


def test_a_silent_push_service_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(inside: Inside, push: PushService, _browser: Browser) -> None:
        match = await turn_of_boris(inside)
        await let_anna_play(inside, match)
        await asyncio.wait_for(push.arrived.wait(), PATIENCE)
        assert inside.service.tables.notices.waiting  # it is still on its way
        await inside.send(match, frames.Chat("c", 0, "Boris?"))  # and the match goes on
        await until(lambda: not inside.service.tables.notices.waiting)

    monkeypatch.setattr(notices, "SECONDS", 0.5)
    told(tmp_path, monkeypatch, play, silent=True)


def test_somebody_has_so_many_browsers_at_most_and_takes_them_along_when_forgotten(tmp_path: Path) -> None:
    async def play(inside: Inside) -> None:
        for number in range(MOST + 3):
            await inside.store.subscribe("boris", subscription(Browser(number)))
        kept = {each.endpoint for each in await inside.store.subscribed(["boris"])}
        assert kept == {f"https://{NAME}/send/{number}" for number in range(3, MOST + 3)}
        await inside.store.unsubscribe(f"https://{NAME}/send/5", "anna")  # not hers
        assert len(await inside.store.subscribed(["boris"])) == MOST
        await inside.store.forget("boris")
        assert await inside.store.subscribed(["boris"]) == []

    scene(tmp_path, play)


def test_a_page_asks_for_notices_and_is_told_what_is_wrong(server: Host) -> None:
    anna = Person(server)
    key = anna.http.get("/api/notices").json()["key"]
    assert len(push_sealing.to_bytes(key)) == 65
    wish = msgspec.to_builtins(Browser().wish())

    def refused(**changed: Any) -> str:
        reply: httpx.Response = anna.http.post("/api/notices", json={**wish, **changed})
        assert reply.status_code == 400
        return str(reply.json()["error"]["key"])

    assert refused(endpoint="https://127.0.0.1/x") == "server-notice-private"
    assert refused(endpoint="https://localhost/x") == "server-notice-private"
    assert refused(endpoint="http://push.example/x") == "server-notice-endpoint"
    assert refused(keys={"p256dh": "AAAA", "auth": "AAAA"}) == "server-notice-keys"
    assert refused(language="fr") == "server-malformed"
    assert anna.http.post("/api/notices/stop", json={"endpoint": wish["endpoint"]}).json() == {"key": key}
