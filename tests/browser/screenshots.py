"""Draws the README's picture from the real thing: `make screenshots`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import offworld
from offworld.bots import Perspective, bot
from tests.browser.chrome import launch
from tests.browser.people import Visitor
from tests.server.host import ROOT, Host

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "skilled"}


def midgame() -> dict[str, Any]:
    """Return the record of a match of Dig Mars that has gone on for a while, with the first seat to move."""
    match = offworld.game("dig_mars").start(3, 11)
    chooser, rng = bot("greedy"), offworld.Rng(11)
    for number in range(400):
        seat = next(iter(match.asked()))
        table = match.view(0)["table"]
        if number > 70 and seat == 0 and table["actions"] == 3 and not table["placing"]:
            break
        match.answer(seat, chooser.choose(Perspective(match, seat), rng))
    return match.record()


def main() -> None:
    """Write docs/table.png."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder)).start()
        chrome = launch(playwright)
        visitor = Visitor(chrome, host, device_scale_factor=1)
        made = visitor.post("/api/import", {"file": midgame(), "seats": [ME, BOT, BOT]})
        visitor.page.goto(f"/m/{made['match']['id']}")
        visitor.choices()
        visitor.page.wait_for_timeout(1000)
        visitor.page.screenshot(path=ROOT / "docs" / "table.png")
        chrome.close()
        host.end()


if __name__ == "__main__":
    main()
