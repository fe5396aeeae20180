"""Pictures of a fixed set of states, for eyes: `python -m tests.browser.pictures --out DIR [--game G] [--width W]`.

Every topic that a game asks about, its lobby, its end and its replay, at every width; languages and themes take turns,
so that over four widths each is seen in all of them. What the layout check has against a picture is told with its name.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import offworld
from tests.browser.chrome import launch
from tests.browser.people import Visitor
from tests.browser.wander.scripts import SCRIPT
from tests.browser.wander.spared import spared
from tests.browser.wander.tables import BOT, GAMES, SIZES, TOUCH, any_start, context, seats_for
from tests.server.host import Host

MATCHES = 16  # played by chance, in search of topics


def moments(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the first moment of each topic at which the first seat is asked about it, as a file of the match."""
    known: set[str] = set()
    for seed in range(MATCHES):
        match, rng = any_start(game, Random(seed), seed), offworld.Rng(seed)
        while not match.over:
            asked = match.asked()
            name = f"{asked[0].kind}-{asked[0].topic}" if 0 in asked else ""
            if name and name not in known:
                known.add(name)
                yield name, match.record()
            seat = min(asked)
            match.answer(seat, asked[seat].sample(rng))


def ended(game: str) -> dict[str, Any]:
    """Return a finished match as a file."""
    match, rng = offworld.game(game).start(3, 1), offworld.Rng(1)
    while not match.over:
        seat, asked = next(iter(match.asked().items()))
        match.answer(seat, asked.sample(rng))
    return match.record()


class Painter:
    """Takes pictures of the pages of one game at one width."""

    def __init__(self, chrome: Browser, host: Host, game: str, width: int, out: Path) -> None:
        self.chrome, self.host, self.game, self.width, self.out = chrome, host, game, width, out
        self.count = 0
        self.faults = 0

    def visitor(self) -> Visitor:
        """Return somebody who comes for the next picture, in the next language and theme."""
        came = Visitor(
            self.chrome,
            self.host,
            **{**context(self.width, self.count + list(SIZES).index(self.width)), "reduced_motion": "reduce"},
        )
        came.context.add_init_script(SCRIPT)
        self.count += 1
        return came

    def shoot(self, visitor: Visitor, name: str) -> None:
        """Wait until the page is at rest and keep it."""
        visitor.page.evaluate("__settled(20000)")
        given = {"touch": self.width < TOUCH, "fresh": True, "spared": spared()}
        for fault in visitor.page.evaluate("given => __layout(given)", given):
            self.faults += 1
            print(
                f"{self.game}-{self.width}-{name}: {fault['rule']}: {fault['at']}: '{fault['words']}' {fault['more']}"
            )
        visitor.page.screenshot(path=self.out / f"{self.game}-{self.width}-{name}.png")
        visitor.leave()

    def question(self, name: str, file: dict[str, Any]) -> None:
        """Show a moment of a match."""
        visitor = self.visitor()
        made = visitor.post("/api/import", {"file": file, "seats": seats_for(file)})
        visitor.page.goto(f"/m/{made['match']['id']}")
        visitor.see("table").wait_for()
        self.shoot(visitor, name)

    def others(self, file: dict[str, Any]) -> None:
        """Show the pages around a match."""
        visitor = self.visitor()
        visitor.page.goto(f"/new/{self.game}")
        visitor.see("chair-0").wait_for()
        self.shoot(visitor, "new")
        visitor = self.visitor()
        visitor.create({"kind": "me", "name": "Anna"}, {"kind": "open"}, game=self.game)
        visitor.page.get_by_role("heading").first.wait_for()
        self.shoot(visitor, "lobby")
        for part, name in (("", "end"), ("/replay", "replay")):
            visitor = self.visitor()
            made = visitor.post("/api/import", {"file": file, "seats": [{"kind": "me", "name": "Anna"}, BOT, BOT]})
            visitor.page.goto(f"/m/{made['match']['id']}{part}")
            visitor.page.get_by_role("heading").first.wait_for(state="attached")
            self.shoot(visitor, name)


def main() -> None:
    """Take the pictures that are wanted, all of them unless told otherwise."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--game", choices=GAMES, action="append")
    asked.add_argument("--width", type=int, choices=sorted(SIZES), action="append")
    asked.add_argument("--client", default="", help="the folder of another build of the client")
    wanted = asked.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder), client=wanted.client).start()
        chrome = launch(playwright)
        for game in wanted.game or GAMES:
            questions, end = list(moments(game)), ended(game)
            for width in wanted.width or SIZES:
                painter = Painter(chrome, host, game, width, wanted.out)
                for name, file in questions:
                    painter.question(name, file)
                painter.others(end)
                print(f"{game} {width}: {painter.count} pictures, {painter.faults} faults", flush=True)
        chrome.close()
        host.end()


if __name__ == "__main__":
    main()
