"""The guides name what there is."""

from __future__ import annotations

import re
from typing import get_args

import httpx

from offworld.server import Limits, Settings
from offworld.server.wire import frames
from tests.server.host import ROOT, Host


def test_the_guide_for_hosts_names_every_setting() -> None:
    text = (ROOT / "docs" / "host.md").read_text()
    for field in (*Settings.__struct_fields__, *Limits.__struct_fields__):
        assert f"`{field}`" in text, field


def test_the_guide_to_the_api_names_every_route(server: Host) -> None:
    text = (ROOT / "docs" / "api.md").read_text()
    described = httpx.get(f"{server.url}/api/openapi.json").json()
    for path, methods in described["paths"].items():
        written = re.escape(path).replace(re.escape("{match}"), "{id}").replace(re.escape("{name}"), "{game}")
        for method in methods:
            assert re.search(rf"`{method.upper()} {written}[`? ]", text), f"{method} {path}"


def test_the_guide_to_the_api_names_every_command() -> None:
    text = (ROOT / "docs" / "api.md").read_text()
    for made in (frames.Hello, *get_args(frames.AnyCommand)):
        assert f'"type": "{made.__struct_config__.tag}"' in text, made


def test_the_description_says_how_one_may_say_who_one_is(server: Host) -> None:
    described = httpx.get(f"{server.url}/api/openapi.json").json()
    assert described["components"]["securitySchemes"]["link"] == {
        "type": "apiKey",
        "name": "Offworld-Link",
        "in": "header",
    }
    paths = described["paths"]
    anybody: dict[str, list[str]] = {}
    account: list[dict[str, list[str]]] = [{"cookie": []}, {"account": []}]
    assert paths["/api/games"]["get"]["security"] == []
    assert paths["/api/me"]["get"]["security"] == [*account, anybody]
    assert paths["/api/matches/{match}"]["get"]["security"] == [*account, {"link": []}, anybody]


def test_the_description_names_replies_without_a_body(server: Host) -> None:
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    assert "content" not in paths["/api/games/{name}/catalog"]["get"]["responses"]["304"]
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert "429" in operation["responses"], f"{method} {path}"
