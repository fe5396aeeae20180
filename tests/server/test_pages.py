"""The built client: files, compressed ones, the page for every other address, and what is said before it is built."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.host import Host

PAGE = "<!doctype html><title>Table</title>"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with a small client."""
    folder = tmp_path_factory.mktemp("built")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "assets" / "app-1a2b.js").write_text("export {}")
    (client / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"export {}"))
    (client / "assets" / "app-1a2b.js.br").write_bytes(b"not really brotli")
    (folder / "secret.txt").write_text("private")
    host = Host(folder, client=str(client)).start()
    yield host
    host.end()


@pytest.mark.parametrize("path", ["/", "/m/h7Kp2mXw9QeR", "/join/abc", "/watch/a.b", "/nowhere/at/all"])
def test_every_address_of_the_client_gets_its_page(built: Host, path: str) -> None:
    reply = httpx.get(built.url + path)
    assert (reply.status_code, reply.text) == (200, PAGE)
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"


def test_hashed_files_are_cached_and_sent_compressed(built: Host) -> None:
    address = built.url + "/assets/app-1a2b.js"
    plain = httpx.get(address, headers={"Accept-Encoding": "identity"})
    assert plain.text == "export {}"
    assert plain.headers["content-type"].startswith("text/javascript")
    assert "immutable" in plain.headers["cache-control"]
    packed = httpx.get(address, headers={"Accept-Encoding": "gzip, deflate"})
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", "export {}")
    with httpx.stream("GET", address, headers={"Accept-Encoding": "gzip, br"}) as reply:
        assert reply.headers["content-encoding"] == "br"
        assert b"".join(reply.iter_raw()) == b"not really brotli"


@pytest.mark.parametrize(
    "path",
    ["/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/..%5csecret.txt"],
)
def test_nothing_else_is_given_out(built: Host, path: str) -> None:
    with httpx.Client() as client:
        request = client.build_request("GET", built.url + "/x")
        request.url = request.url.copy_with(raw_path=path.encode())
        reply = client.send(request)
    assert reply.status_code == 404
    assert "private" not in reply.text


def test_before_the_client_is_built_the_page_says_how(make_host: object, tmp_path: Path) -> None:
    host = make_host(client=str(tmp_path / "none")).start()  # type: ignore[operator]  # a fixture
    for language, words in (("en", "not been built"), ("ru", "не собраны")):
        reply = httpx.get(host.url, headers={"Accept-Language": language})
        assert reply.status_code == 503
        assert words in reply.text
        assert "make play" in reply.text


def test_head_tells_the_same_without_the_content(server: Host) -> None:
    """Monitors and previews of links ask so."""
    for path in ("/", "/join/abc", "/healthz", "/api/games", "/api/nothing"):
        whole, head = httpx.get(server.url + path), httpx.head(server.url + path)
        assert head.status_code == whole.status_code
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.content == b""
