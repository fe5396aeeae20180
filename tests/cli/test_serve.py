"""`offworld serve`: what is typed reaches the server, and the address is told."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from offworld.kernel.errors import OffworldError
from tests.cli.conftest import Run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Put something in the place of the server that notes how it was called."""
    calls: list[dict[str, Any]] = []

    def serve(**given: Any) -> None:
        calls.append(given)
        given["started"](f"http://{given['host']}:{given['port']}/")

    server = ModuleType("offworld.server")
    server.serve = serve  # type: ignore[attr-defined]  # a stand-in
    monkeypatch.setitem(sys.modules, "offworld.server", server)
    monkeypatch.setattr("offworld.server", server, raising=False)
    return calls


def test_the_address_is_told(run: Run, served: list[dict[str, Any]]) -> None:
    said = run("serve", "--host", "0.0.0.0", "--port", "8123", "--processes", "2", "--database", "x:y", lang="ru")

    assert said.code == 0
    assert "http://0.0.0.0:8123/" in said.out
    assert "Стол открыт" in said.out
    given = {key: value for key, value in served[0].items() if key != "started"}
    assert given["processes"] == 2
    assert given["database"] == "x:y"


def test_the_page_can_be_opened(run: Run, served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)

    run("serve")
    run("serve", "--open")

    assert opened == ["http://127.0.0.1:8000/"]


def test_without_the_server_part_the_message_says_how_to_install_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(name: str, *rest: Any, **more: Any) -> Any:
        raise ModuleNotFoundError("No module named 'litestar'", name="litestar")

    monkeypatch.delitem(sys.modules, "offworld.server", raising=False)
    monkeypatch.delattr("offworld.server", raising=False)
    monkeypatch.setattr("offworld.cli.serve.import_module", lacking)

    said = run("serve")

    assert said.code == 1
    assert "litestar" in said.err
    assert 'pip install "offworld[server]"' in said.err


def test_what_is_in_the_way_of_the_server_is_said(
    run: Run, served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**given: Any) -> None:
        raise OffworldError("cli-os", path="8000", problem="taken")

    monkeypatch.setattr(sys.modules["offworld.server"], "serve", refuse)

    said = run("serve")

    assert said.code == 1
    assert said.err.strip() == "offworld: 8000: taken."
