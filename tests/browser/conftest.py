"""A browser, a server with the built client, and people who sit down with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chrome import launch
from tests.browser.people import Visitor
from tests.browser.slices import SLICES, slice_of
from tests.server.host import ROOT, Host

CLIENT = ROOT / "src" / "offworld" / "server" / "static" / "index.html"


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark by which a test says its game, and those by which the tests of one game are chosen: `-m ceres`."""
    config.addinivalue_line("markers", "about(game): the game that a test or a file of tests is about, or the table")
    for name in SLICES:
        config.addinivalue_line("markers", f"{name}: given to whatever is about it")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Give a test the mark of its slice."""
    name = slice_of(item)
    if name:
        item.add_marker(name)


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
