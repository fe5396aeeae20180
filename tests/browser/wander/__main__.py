"""Wanders from the command line: `python -m tests.browser.wander --game ceres --width 390 --presses 3000 --seed 1`."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chrome import launch
from tests.browser.wander.faults import Fault, Walk
from tests.browser.wander.host import MODULE
from tests.browser.wander.tables import GAMES, SIZES
from tests.browser.wander.walk import Wanderer
from tests.server.host import ROOT, Host

ENDLESS = 3000  # presses after which a whole match is given up
# Presses of one browser profile, whose first page costs as much as 25; language, theme and motion change with it.
CHUNK = 500
CLIENT = ROOT / "src" / "offworld" / "server" / "static"  # wherever the rules come from: compiled ones have no client


def walks(wanted: argparse.Namespace) -> Iterator[tuple[Walk, int]]:
    """Yield all that is wanted, each with its number of presses: every table once before any of them again."""
    for number in range(wanted.whole or -(-wanted.presses // CHUNK)):
        for game in wanted.game or GAMES:
            for width in wanted.width or SIZES:
                presses = ENDLESS if wanted.whole else min(CHUNK, wanted.presses - number * CHUNK)
                yield Walk(game, width, wanted.seed + number), presses


def wander(chrome: Browser, host: Host, walk: Walk, presses: int, wanted: argparse.Namespace) -> None:
    """Walk once and tell what was found."""
    wanderer = Wanderer(chrome, host, walk, wanted.out, keen=wanted.whole > 0)
    begun = time.monotonic()
    try:
        wanderer.wander(presses, matches=1 if wanted.whole else None)
    except Exception as error:  # whatever it was, it is a finding, and the others go on
        walk.note_crash(error)
    if wanted.whole and not walk.matches:
        walk.note(Fault("endless", "match", f"has not ended after {walk.presses} presses"))
    wanderer.visitor.leave()
    print(f"{walk.report()} ({time.monotonic() - begun:.0f} s)", flush=True)


def main() -> int:
    """Wander over the wanted games and widths and tell what was found; all of it without `--game` or `--width`."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=GAMES, action="append")
    asked.add_argument("--width", type=int, choices=sorted(SIZES), action="append")
    asked.add_argument("--presses", type=int, default=150)
    asked.add_argument("--whole", type=int, default=0, help="so many whole matches, in place of so many presses")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--out", type=Path, help="a folder for a picture of each fault")
    asked.add_argument("--client", default=str(CLIENT), help="the folder of another build of the client")
    asked.add_argument("--beside", type=int, default=1, help="so many browsers side by side: each waits half its time")
    wanted = asked.parse_args()
    if wanted.out:
        wanted.out.mkdir(parents=True, exist_ok=True)
    found: list[Walk] = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(wanted.beside) as people:
        host = Host(Path(folder), MODULE, client=wanted.client).start()
        left = deque(walks(wanted))

        def go(_: int) -> None:
            with sync_playwright() as playwright:
                chrome = launch(playwright)
                with suppress(IndexError):  # all are taken
                    while True:
                        walk, presses = left.popleft()
                        found.append(walk)
                        wander(chrome, host, walk, presses, wanted)
                chrome.close()

        list(people.map(go, range(wanted.beside)))
        host.end()
    return 1 if any(walk.faults for walk in found) else 0


if __name__ == "__main__":
    raise SystemExit(main())
