"""Draws the README's pictures from the real thing: `make screenshots`."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PIL import Image  # comes with matplotlib
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


def _is_half_written(table: Mapping[str, Any]) -> bool:
    """Return whether a turn of Welcome to the Moon begins when much is written and much is free."""
    return bool(table["turn"] == 14 and table["writing"] is None)


def _is_half_built(table: Mapping[str, Any]) -> bool:
    """Return whether a turn of On Mars begins in a colony that has grown."""
    return bool(table["level"] == 3 and table["turn"] == {"player": 0, "main": False, "executive": False})


def _is_half_mined(table: Mapping[str, Any]) -> bool:
    """Return whether a turn of Ceres begins in the second round."""
    return bool(table["round"] == 2 and table["phase"] == "activation" and table["turn"] == 0)


# file, game, seed, the moment that is shown
PICTURES: tuple[tuple[str, str, int, Callable[[Mapping[str, Any]], bool]], ...] = (
    ("table.webp", "dig_mars", 11, _is_half_dug),
    ("mars.webp", "terraforming_mars", 4, _is_half_green),
    ("moon.webp", "welcome_to_the_moon", 4, _is_half_written),
    ("colony.webp", "on_mars", 4, _is_half_built),
    ("ceres.webp", "ceres", 4, _is_half_mined),
)


def midgame(game: str, seed: int, is_good: Callable[[Mapping[str, Any]], bool]) -> dict[str, Any]:
    """Return the record of a match of three, up to a good moment at which the first seat is asked."""
    match = offworld.game(game).start(3, seed)
    chooser, rng = bot("skilled", match.game), offworld.Rng(seed)
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
            shot = Image.open(io.BytesIO(visitor.page.screenshot()))
            shot.save(ROOT / "docs" / name, quality=82, method=6)
        chrome.close()
        host.end()


if __name__ == "__main__":
    main()
