"""Draws the README's pictures from the real thing: `make screenshots`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
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


def _is_half_dug(table: Mapping[str, Any]) -> bool:
    """Return whether a turn of Dig Mars begins in the middle of a match."""
    return bool(table["left"] < 30 and table["actions"] == 3 and not table["placing"])


def _is_half_green(table: Mapping[str, Any]) -> bool:
    """Return whether a turn of Terraforming Mars begins in the middle of a match."""
    return bool(table["generation"] == 8 and table["phase"] == "action" and table["action"] == 1)


# file, game, seed, the moment that is shown
PICTURES: tuple[tuple[str, str, int, Callable[[Mapping[str, Any]], bool]], ...] = (
    ("table.png", "dig_mars", 11, _is_half_dug),
    ("mars.png", "terraforming_mars", 4, _is_half_green),
)


def midgame(game: str, seed: int, is_good: Callable[[Mapping[str, Any]], bool]) -> dict[str, Any]:
    """Return the record of a match of three, up to a good moment at which the first seat is asked."""
    match = offworld.game(game).start(3, seed)
    chooser, rng = bot("greedy"), offworld.Rng(seed)
    while True:
        seat = next(iter(match.asked()))
        if seat == 0 and is_good(match.view(0)["table"]):
            return match.record()
        match.answer(seat, chooser.choose(Perspective(match, seat), rng))


def main() -> None:
    """Write the pictures into docs/."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder)).start()
        chrome = launch(playwright)
        for name, game, seed, is_good in PICTURES:
            visitor = Visitor(chrome, host, device_scale_factor=1)
            file = midgame(game, seed, is_good)
            made = visitor.post("/api/import", {"file": file, "seats": [ME, BOT, BOT]})
            visitor.page.goto(f"/m/{made['match']['id']}")
            visitor.choices()
            visitor.page.wait_for_timeout(1000)
            visitor.page.screenshot(path=ROOT / "docs" / name)
        chrome.close()
        host.end()


if __name__ == "__main__":
    main()
