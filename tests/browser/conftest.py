"""A browser, a server with the built client, and people who sit down with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chrome import launch
from tests.browser.people import Visitor
from tests.server.host import ROOT, Host

CLIENT = ROOT / "src" / "offworld" / "server" / "static" / "index.html"


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    """A real browser."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with the built client, shared by the tests."""
    assert CLIENT.exists(), "The client is not built: run `make client`."
    host = Host(tmp_path_factory.mktemp("table")).start()
    yield host
    host.end()


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Callable[..., Host]]:
    """Start a server of one's own; to be asked for before `visit`, so that the visitors leave first."""
    hosts: list[Host] = []

    def start(**settings: Any) -> Host:
        hosts.append(Host(tmp_path, **settings).start())
        return hosts[-1]

    yield start
    for host in hosts:
        host.end()


@pytest.fixture
def visit(chrome: Browser, table: Host) -> Iterator[Callable[..., Visitor]]:
    """Let somebody come with a browser profile of their own; whatever the page logs as an error fails the test."""
    visitors: list[Visitor] = []

    def come(host: Host | None = None, **context: Any) -> Visitor:
        visitors.append(Visitor(chrome, host or table, **context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [problem for visitor in visitors for problem in visitor.problems] == []
