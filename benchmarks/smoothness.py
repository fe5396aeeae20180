"""How evenly the map moves: a late five-player match of Terraforming Mars in a Chromium slowed down four times.

The map is enlarged and dragged in circles for some seconds; beside it, an idle page of the same browser is measured in
the same run, because a busy machine makes any page stutter. Prints JSON; exit code 1 where the map stutters and
the idle page does not.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

import offworld
from offworld.bots import Perspective, bot
from tests.browser.chrome import launch
from tests.browser.people import Visitor
from tests.server.host import Host

MEDIAN, MOST, TASK = 16.8, 34.0, 50.0  # milliseconds: a median frame, 95 % of frames, any script task
GENERATION = 9
WATCH = """() => {
    window.frames_ = [];
    window.tasks_ = [];
    new PerformanceObserver((list) => list.getEntries().forEach((each) => window.tasks_.push(each.duration)))
        .observe({ type: 'longtask' });
    let last = performance.now();
    const step = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(step); };
    requestAnimationFrame(step);
}"""


def late_match(seed: int) -> dict[str, Any]:
    """Return the record of a match of five, late, at a moment at which the first seat is asked for an action."""
    match = offworld.game("terraforming_mars").start(5, seed)
    chooser, rng = bot("greedy"), offworld.Rng(seed)
    while match.asked():
        seat = next(iter(match.asked()))
        table = match.view(0)["table"]
        if seat == 0 and table["generation"] >= GENERATION and table["phase"] == "action":
            break
        match.answer(seat, chooser.choose(Perspective(match, seat), rng))
    return match.record()


def figures(page: Page) -> dict[str, Any]:
    """Return what a watched page has measured since it was last asked."""
    frames, tasks = page.evaluate("[window.frames_.splice(0), window.tasks_.splice(0)]")
    frames = sorted(frames[1:])
    return {
        "frames": len(frames),
        "median_ms": round(statistics.median(frames), 1),
        "p95_ms": round(frames[math.floor(len(frames) * 0.95)], 1),
        "longest_task_ms": round(max(tasks, default=0.0), 1),
    }


def drag(page: Page, seconds: float) -> None:
    """Enlarge the map and drag it in circles."""
    box = page.locator("[data-board] svg").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(3):
        page.mouse.wheel(0, -240)
        page.wait_for_timeout(200)
    page.evaluate("window.frames_.length = window.tasks_.length = 0")
    page.mouse.down()
    for step in range(int(seconds * 60)):
        page.mouse.move(x + 60 * math.sin(step / 12), y + 40 * math.cos(step / 15))
        page.wait_for_timeout(16)
    page.mouse.up()


def main() -> int:
    """Measure both pages and print the figures."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--seconds", type=float, default=5.0)
    given.add_argument("--slower", type=float, default=4.0, help="how many times slower the processor of the pages is")
    given.add_argument("--seed", type=int, default=4)
    wanted = given.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder)).start()
        chrome = launch(playwright)
        found: dict[str, Any] = {"slower": wanted.slower}
        for name in ("idle", "map"):
            somebody = Visitor(chrome, host, viewport={"width": 1440, "height": 900})
            page = somebody.page
            if name == "map":
                seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "novice"}] * 4]
                made = somebody.post("/api/import", {"file": late_match(wanted.seed), "seats": seats})
                page.goto(f"/m/{made['match']['id']}")
                somebody.see("tracks").wait_for()
            else:
                page.goto("/rules/dig_mars")
            page.wait_for_timeout(1500)
            slow: CDPSession = somebody.context.new_cdp_session(page)
            slow.send("Emulation.setCPUThrottlingRate", {"rate": wanted.slower})
            page.evaluate(WATCH)
            if name == "map":
                drag(page, wanted.seconds)
            else:
                page.wait_for_timeout(wanted.seconds * 1000)
            found[name] = figures(page)
            somebody.leave()
        chrome.close()
        host.end()
    map_, idle = found["map"], found["idle"]
    found["good"] = (
        map_["median_ms"] <= max(MEDIAN, idle["median_ms"])
        and map_["p95_ms"] < max(MOST, 1.2 * idle["p95_ms"])
        and map_["longest_task_ms"] <= TASK
    )
    print(json.dumps(found, indent=2))
    return 0 if found["good"] else 1


if __name__ == "__main__":
    sys.exit(main())
