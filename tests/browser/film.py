"""Draws the README's film from the real thing: a match of bots, step by step in the replay. `make film`."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image  # comes with matplotlib
from playwright.sync_api import expect, sync_playwright

import offworld
from offworld.bots import Perspective, bot
from tests.browser.chrome import launch
from tests.browser.people import Visitor
from tests.server.host import ROOT, Host

GAME, SEATS, SEED = "terraforming_mars", 3, 4
FRAMES = 26
SIZE = {"width": 1200, "height": 750}
SMALL = (880, 550)
FRAME, LAST = 420, 2600  # milliseconds


def played() -> dict[str, object]:
    """Return a whole match with the names of its players."""
    match = offworld.game(GAME).start(SEATS, SEED)
    chooser, rng = bot("greedy"), offworld.Rng(SEED)
    while not match.over:
        seat = next(iter(match.asked()))
        match.answer(seat, chooser.choose(Perspective(match, seat), rng))
    return {**match.record(), "players": [{"name": "Ada"}, {"name": "Lev"}, {"bot": "skilled"}]}


def main() -> None:
    """Write the film into docs/."""
    frames: list[Image.Image] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder)).start()
        chrome = launch(playwright)
        visitor = Visitor(chrome, host, viewport=SIZE, device_scale_factor=1)
        made = visitor.post("/api/import", {"file": played()})
        visitor.page.goto(f"/m/{made['match']['id']}/replay")
        slider = visitor.see("slider")
        expect(visitor.see("chart")).to_be_visible()
        steps = int(slider.get_attribute("max") or 0)
        for frame in range(FRAMES):
            slider.fill(str(round(frame * steps / (FRAMES - 1))))
            visitor.page.wait_for_timeout(500)
            shot = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
            frames.append(shot.resize(SMALL, Image.Resampling.LANCZOS))
        chrome.close()
        host.end()
    times = [FRAME] * (FRAMES - 1) + [LAST]
    first, *rest = frames
    first.save(
        ROOT / "docs" / "match.webp", save_all=True, append_images=rest, duration=times, loop=0, quality=58, method=4
    )


if __name__ == "__main__":
    main()
