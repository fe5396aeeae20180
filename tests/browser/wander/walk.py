"""The wanderer: presses what a person can see, and notes dead presses and everything that looks broken."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser

from tests.browser.people import Visitor
from tests.browser.wander.faults import Fault, Walk
from tests.browser.wander.scripts import AIM, ARRIVED, CHECK, COUNTS, FOCUS, GO, VEILED
from tests.browser.wander.spared import spared
from tests.browser.wander.tables import TOUCH, context, record, seats_for
from tests.server.host import Host

LATE = 8  # looks for what a press brings: on a starving machine it may come late
PATIENCE = 60_000  # milliseconds until a page that has not come to rest never will
LOST = 30  # presses without an answer after which somebody looks for the question
STUCK = 150  # presses without an answer although one is asked
ENDED = 12  # presses at the end of a match, before the next one
ANSWERS = {"choice", "submit", "place-choice"}
# Brings back what is asked about, where something else is shown.
BACK = {"tab-question", "corner-map", "own-sheet", "to-own-sheet"}
# Not pressed: what gives the seat away, leaves the page, or prints.
AWAY = {
    "resign-yes",
    "forget-me-sure",
    "rematch",
    "leave",
    "save-sheet",
    "print",
    "ending-picture",
    "copy",
    "notify",
    "next-match",
    "export-record",
    "export-series",
    "export-position",
    "go-on",
    "forget",
    "remove-yes",
    "remove-list",
}
KEYS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End")
SHORTCUTS = ("b", "q", "l", "?", "Escape", "+", "-", "0")


class Wanderer:
    """Somebody who wanders over one table after the other."""

    def __init__(
        self, chrome: Browser, host: Host, walk: Walk, pictures: Path | None = None, keen: bool = False
    ) -> None:
        self.walk = walk
        self.keen = keen  # to come to the end of a match: answers rather than looks around
        self.luck = Random(f"{walk.game} {walk.width} {walk.seed}")
        self.touch = walk.width < TOUCH
        self.pictures = pictures
        self.visitor = Visitor(chrome, host, **context(walk.width, walk.seed))
        self.page = self.visitor.page
        self.visitor.context.add_init_script(VEILED)
        self.file = 0
        self.address = ""
        self.tapped = [-99.0, -99.0]
        self.quiet = 0  # presses since the last answer
        self.question: list[str] = []
        self.state: dict[str, Any] = {}
        self.seen: dict[str, Any] = {}

    # --- matches -------------------------------------------------------------------------------------------------
    def sit(self) -> None:
        """Begin another match, in turn a fresh and a late one."""
        late = not self.keen and (self.file + self.walk.seed) % 2 == 1
        file = record(self.walk.game, self.walk.seed * 1000 + self.file, late)
        self.file += 1
        made = self.visitor.post("/api/import", {"file": file, "seats": seats_for(file)})
        self.address = f"/m/{made['match']['id']}"
        if self.file == 1:
            self.page.goto(self.address)
        else:  # by a link, as from one's matches: the page stays warm
            self.page.evaluate(GO, self.address)
        self.arrive()
        self.quiet, self.question = 0, []
        self.walk.last.append(
            f"match {self.file} {'late' if late else 'fresh'} {file['seats']} seats {file['options']}"
        )
        self.look()

    def arrive(self) -> None:
        """Wait until this match is on the table."""
        self.page.evaluate(ARRIVED, [self.address, PATIENCE])
        self.page.get_by_test_id("table").wait_for()

    def wander(self, presses: int, matches: int | None = None) -> None:
        """Press so many times, or fewer where so many matches have ended before."""
        self.sit()
        ended = 0
        while self.walk.presses < presses:
            if self.state["over"]:
                ended += 1
                if ended > ENDED:
                    self.walk.matches += 1
                    if self.walk.matches == matches:
                        return
                    ended = 0
                    self.sit()
            self.step()

    # --- looking -------------------------------------------------------------------------------------------------
    def look(self, again: bool = True) -> None:
        """Wait until the page is at rest and check it; load it again where it never will be."""
        given = {"patience": PATIENCE, "question": ",".join(self.question), "touch": self.touch, "spared": spared()}
        found = json.loads(self.page.evaluate(CHECK, given))
        self.state, self.seen = found["state"], found["seen"] or self.seen
        self.question = self.state["asked"]
        restless = not self.state["rest"]
        if restless:
            self.fault("rest", "page", "does not come to rest")
        for words in self.state["refused"]:
            self.fault("refused", re.sub(r"\d+", "#", words)[:80], words)
        for problem in self.visitor.problems:
            self.fault("error", re.sub(r"[0-9a-f]{6,}|\d+", "#", problem)[:120], problem[:400])
        self.visitor.problems.clear()
        for each in found["faults"]:
            self.fault(each["rule"], each["at"], f"'{each['words']}' {each['more']}")
        if restless and again:
            self.page.goto(self.address)
            self.arrive()
            self.look(again=False)

    def fault(self, rule: str, at: str, more: str) -> None:
        """Note a fault, with a picture of it."""
        if self.walk.note(Fault(rule, at, more)) and self.pictures is not None:
            name = f"{self.walk.game}-{self.walk.width}-{self.walk.seed}-{len(self.walk.faults):02}-{rule}"
            (self.pictures / f"{name}.txt").write_text(self.walk.report())
            self.page.evaluate("__veil(false)")
            self.page.screenshot(path=self.pictures / f"{name}.png")
            self.page.evaluate("__veil(true)")

    # --- pressing ------------------------------------------------------------------------------------------------
    def step(self) -> None:
        """Do one thing."""
        self.walk.presses += 1
        seen = self.seen
        things = [each for each in seen["list"] if not self._is_away(each)]
        ready = [each for each in things if not each["off"]]
        if self.state["asked"] and not ready:
            self.fault("nothing", "page", "asked, and nothing can be pressed")
            self.page.goto(self.address)
            self.look()
            return
        if self.quiet > STUCK and self.state["asked"]:
            self.fault("stuck", "page", f"no answer in {STUCK} presses: {[t['testid'] for t in ready][:40]}")
            self.sit()
            return
        self.quiet += 1
        chance = self.luck.random()
        aside = 0.2 if self.keen and self.state["asked"] else 1.0
        if seen["dialog"] and chance < (0.6 if self.keen else 0.3):
            self.close(seen["dialog"])
        elif chance < 0.12 * aside:
            self.keyboard()
        elif chance < 0.15 * aside and not self.touch and not seen["dialog"]:
            self.wheel()
        else:
            self.press_any(things, ready)

    def press_any(self, things: list[dict[str, Any]], ready: list[dict[str, Any]]) -> None:
        """Press something that nothing covers."""
        while things:
            thing = self.choose(things, ready)
            aim = self.page.evaluate(AIM, thing["index"])
            if aim["at"] != "covered":
                self.press(thing, aim)
                return
            things = [each for each in things if each is not thing]
            ready = [each for each in ready if each is not thing]
        self.fault("nothing", "page", "everything is covered")

    def _is_away(self, thing: dict[str, Any]) -> bool:
        return (
            thing["testid"] in AWAY
            or thing["testid"].endswith("-link")
            or thing["blank"]
            or thing["href"].startswith(("http", "mailto", "#"))
        )

    def choose(self, things: list[dict[str, Any]], ready: list[dict[str, Any]]) -> dict[str, Any]:
        """Choose among what is there: mostly an answer, by any way; at times something else, or what is refused."""
        answers = [each for each in ready if each["testid"] in ANSWERS or each["legal"]]
        likely = [
            each
            for each in ready
            if each["possible"] or each["testid"] == "option" or each["part"] in ("question", "console", "dialog")
        ]
        submits = [each for each in answers if each["testid"] == "submit"]
        undo = [each for each in ready if each["testid"].startswith(("undo", "start-again", "aside"))]
        back = [each for each in ready if each["testid"] in BACK and not each["on"]]
        unsure = self.quiet > LOST and bool(self.state["asked"])
        unmarked = [each for each in ready if each["testid"] in ("option", "step") and not each["on"]]
        if unsure and unmarked and not submits and self.luck.random() < 0.5:
            return self.luck.choice(unmarked)  # so many are wanted, and no fewer, or another part of the answer
        chance = self.luck.random() * (0.72 if unsure or (self.keen and self.state["asked"]) else 1.0)
        # cards that are chosen lie beside the question: what takes them may be behind a tab
        if back and not answers and chance < 0.4 and (unsure or not any(each["testid"] == "option" for each in ready)):
            return self.luck.choice(back)
        if submits and chance < 0.25:
            return self.luck.choice(submits)
        if answers and chance < 0.6:
            ways: dict[str, list[dict[str, Any]]] = {}
            for each in answers:
                ways.setdefault(each["part"], []).append(each)
            return self.luck.choice(ways[self.luck.choice(sorted(ways))])
        if likely and chance < 0.8:
            return self.luck.choice([each for each in likely if each not in undo] or likely)
        if chance < 0.9:
            return self.luck.choice(ready or things)
        return self.luck.choice(things)

    def press(self, thing: dict[str, Any], aim: dict[str, Any]) -> None:
        """Press one thing where it can be seen, and look whether something happens that should."""
        what = self._say(thing)
        self.walk.last = [*self.walk.last[-11:], what]
        pointed = aim["at"]
        if isinstance(pointed, list) and not self.touch:
            self.page.mouse.move(*pointed)
            aim = self.page.evaluate(AIM, thing["index"])  # pointing at it may have moved it
        at = aim["at"]
        if not isinstance(at, list):
            if at == "under":
                self.page.keyboard.press("Escape")
            elif at is None and not thing["off"]:
                self.fault("hidden", self._kind(thing), f"{what} cannot be reached by scrolling")
            self.look()
            return
        thing = {**thing, "off": thing["off"] or aim["off"], "on": thing["on"] or aim["on"]}
        before = aim["before"]
        typed = thing["tag"] in ("input", "textarea") and thing["type"] in ("text", "search", "number", "")
        if thing["tag"] == "select":
            self._choose_option(thing)
        elif self.touch:
            if abs(at[0] - self.tapped[0]) + abs(at[1] - self.tapped[1]) < 80:
                self.page.wait_for_timeout(350)  # nobody means two things at one place faster
            self.tapped = at
            self.page.touchscreen.tap(*at)
        else:
            if at != pointed:
                self.page.mouse.move(*at)
            self.page.mouse.down()
            self.page.mouse.up()
        if typed:
            self.page.keyboard.type(self.luck.choice(["a", "1", "ко", "3"]))
            self.page.keyboard.press("Tab")
        # a select or a slider may be set to what it is set to already
        self.after(thing, what, before, typed or thing["tag"] == "select" or thing["type"] == "range")

    def after(
        self, thing: dict[str, Any], what: str, before: list[int], idle: bool = False, by_key: bool = False
    ) -> None:
        """Look what a press has changed; by keyboard, going somewhere is a change too."""
        if self.page.url.split("?")[0] != self.visitor.host.url + self.address:
            self.page.wait_for_load_state()
            self.state = self.page.evaluate(f"__settled({PATIENCE})")
            for problem in self.visitor.problems:
                self.fault("error", problem[:120], problem[:400])
            self.visitor.problems.clear()
            self.page.goto(self.address)
            self.arrive()
            self.question = []
            self.look()
            return
        self.look()
        changed, answered = self.state["changes"] - before[0], self.state["answers"] - before[1]
        if answered:
            self.walk.answers += answered
            self.quiet = 0
        if thing["off"] and answered and not (self.touch and thing["place"]):  # a tap goes to the nearest legal place
            self.fault("answers", what, "is refused, and answers")
        may_rest = idle or thing["off"] or thing["on"] or thing["href"] or "link-" in thing["testid"]
        may_rest = may_rest or (thing["place"] and not thing["legal"]) or (by_key and self.state["moved"])
        for _ in range(LATE):
            if changed or answered or may_rest:
                break
            self.page.wait_for_timeout(600)  # words or a part of the page may still be on their way
            self.look()
            changed = self.state["changes"] - before[0]
        if not changed and not answered and not may_rest:
            heard = self.page.evaluate("__heard()")
            self.fault("dead", self._kind(thing), f"{what} changes nothing; heard {heard or 'nothing'}")

    def close(self, name: str) -> None:
        """Close the dialog that is open: by its cross, by Escape or by a press beside it."""
        self.walk.last = [*self.walk.last[-11:], f"close {name}"]
        open_before = self.state["dialogs"]
        self.page.keyboard.press("Escape")
        self.look()
        if self.state["dialogs"] >= open_before > 0:
            self.fault("closes", name, "the dialog does not close")

    # --- keyboard and wheel --------------------------------------------------------------------------------------
    def keyboard(self) -> None:
        """Go on by keyboard: Tab to somewhere and press it, arrows, or a letter."""
        chance = self.luck.random()
        if chance < 0.25:
            keys = [self.luck.choice(SHORTCUTS)]
        elif chance < 0.5:
            keys = [self.luck.choice(KEYS) for _ in range(self.luck.randrange(1, 4))]
        else:
            keys = [self.luck.choice(["Tab", "Tab", "Tab", "Shift+Tab"])] * self.luck.randrange(1, 7)
        for key in keys:
            self.page.keyboard.press(key)
        thing = self.page.evaluate(FOCUS)
        what = f"keys {' '.join(keys)} at {self._say(thing) if thing else 'page'}"
        self.walk.last = [*self.walk.last[-11:], what]
        if (
            thing is None
            or chance < 0.25
            or self._is_away(thing)
            or thing["tag"] in ("input", "textarea", "select", "a")
        ):
            self.look()
            return
        if not thing["seen"] and "Tab" in keys[0]:
            self.fault("focus", self._kind(thing), f"{what} has the focus and is not on the screen")
        before = self.page.evaluate(COUNTS)
        self.page.keyboard.press("Enter")
        self.walk.last[-1] += " Enter"
        self.after(thing, what, before, thing["tag"] not in ("button", "g", "summary"), by_key=True)
        if not self.state["focus"] and self.state["live"]:
            self.fault("lost", self._kind(thing), f"{what}: the focus is gone")

    def wheel(self) -> None:
        """Turn the wheel over the board, or drag it."""
        box = self.page.locator("[data-board]").bounding_box()
        if box is None:
            return
        x = box["x"] + box["width"] * self.luck.uniform(0.2, 0.8)
        y = box["y"] + box["height"] * self.luck.uniform(0.2, 0.8)
        self.page.mouse.move(x, y)
        if self.luck.random() < 0.6:
            by = self.luck.choice([-300, 300, 600])
            self.walk.last = [*self.walk.last[-11:], f"wheel {by}"]
            self.page.mouse.wheel(0, by)
        else:
            self.walk.last = [*self.walk.last[-11:], "drag"]
            answers = self.page.evaluate("__wander.answers")
            self.page.mouse.down()
            self.page.mouse.move(x + 60, y + 30, steps=3)
            self.page.mouse.up()
            self.look()
            if self.state["answers"] != answers and self.page.locator("[data-testid=zoom-out]").count():
                self.fault("drag", "board", "a drag of the board has answered")
            return
        self.look()

    def _choose_option(self, thing: dict[str, Any]) -> None:
        pick = self.luck.random()
        self.page.evaluate(
            """([index, pick]) => {
                const select = window.__found[index];
                select.selectedIndex = Math.floor(pick * select.options.length);
                select.dispatchEvent(new Event('change', { bubbles: true }));
            }""",
            [thing["index"], pick],
        )

    @staticmethod
    def _kind(thing: dict[str, Any]) -> str:
        kind = re.sub(r"\d+", "#", thing["testid"] or thing["tag"])
        words = "" if thing["testid"] else " " + re.sub(r"\d+", "#", thing["words"])[:24]
        return f"{thing['part']} {kind}{words}"

    @staticmethod
    def _say(thing: dict[str, Any]) -> str:
        named = thing["testid"] or thing["tag"]
        value = f"={thing['value']}" if thing["value"] else ""
        return f"{thing['part']}:{named}{value} {json.dumps(thing['words'][:30], ensure_ascii=False)}"
