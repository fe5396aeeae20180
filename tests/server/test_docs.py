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
