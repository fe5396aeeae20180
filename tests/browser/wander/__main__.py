"""Wanders from the command line: `python -m tests.browser.wander --game ceres --width 390 --presses 3000 --seed 1`."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chrome import launch
from tests.browser.wander.faults import Fault, Walk
from tests.browser.wander.host import MODULE
from tests.browser.wander.tables import GAMES, SIZES
from tests.browser.wander.walk import Wanderer
from tests.server.host import Host

ENDLESS = 3000  # presses after which a whole match is given up
CHUNK = 250  # presses of one browser profile; language, theme and motion change with its seed


def main() -> int:
    """Wander over the wanted games and widths and tell what was found; all of it without `--game` or `--width`."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=GAMES, action="append")
    asked.add_argument("--width", type=int, choices=sorted(SIZES), action="append")
    asked.add_argument("--presses", type=int, default=150)
    asked.add_argument("--whole", type=int, default=0, help="so many whole matches, in place of so many presses")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--out", type=Path, help="a folder for a picture of each fault")
    asked.add_argument("--client", default="", help="the folder of another build of the client")
    wanted = asked.parse_args()
    if wanted.out:
        wanted.out.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder), MODULE, client=wanted.client).start()
        chrome = launch(playwright)
        for game in wanted.game or GAMES:
            for width in wanted.width or SIZES:
                for number in range(wanted.whole or -(-wanted.presses // CHUNK)):
                    walk = Walk(game, width, wanted.seed + number)
                    wanderer = Wanderer(chrome, host, walk, wanted.out, keen=wanted.whole > 0)
                    begun = time.monotonic()
                    try:
                        if wanted.whole:
                            wanderer.wander(ENDLESS, matches=1)
                        else:
                            wanderer.wander(min(CHUNK, wanted.presses - number * CHUNK))
                    except Exception as error:  # whatever it was, it is a finding, and the others go on
                        walk.note_crash(error)
                    if wanted.whole and not walk.matches:
                        walk.note(Fault("endless", "match", f"has not ended after {walk.presses} presses"))
                    wanderer.visitor.leave()
                    failed += len(walk.faults)
                    print(f"{walk.report()} ({time.monotonic() - begun:.0f} s)", flush=True)
        chrome.close()
        host.end()
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
