"""People at the table: what they see, and what they press."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, expect

from tests.server.host import Host

DESK = {"width": 1360, "height": 900}
PHONE = {"width": 360, "height": 740}
PATIENCE = 120_000  # milliseconds; only a broken page needs them
# who comes back has been asked about sounds already; a page without storage is none of ours
SETTLED = "try { localStorage.offworld ??= JSON.stringify({ offered: true }) } catch {}"
# what the page shows for a moment stays until a starving machine has looked at it
LASTING = """{
    const plain = window.setTimeout;
    window.setTimeout = (act, wait = 0, ...given) => plain(act, wait > 300 ? wait * 20 : wait, ...given);
}"""
SLOW = float(os.environ.get("OFFWORLD_SLOW", "1"))  # how many times slower than it is the processor seems to a page
expect.set_options(timeout=PATIENCE)


class Visitor:
    """Somebody with a browser profile of their own."""

    def __init__(
        self,
        chrome: Browser,
        host: Host,
        expected: str = "",
        settled: bool = True,
        lasting: bool = False,
        **context: Any,
    ) -> None:
        self.host = host
        given = {"viewport": DESK, "locale": "en-GB", "color_scheme": "dark", "reduced_motion": "reduce", **context}
        given.setdefault("service_workers", "block")  # what is tested is the server, not what a browser has kept of it
        self.context = chrome.new_context(base_url=host.url, **given)
        if settled:
            self.context.add_init_script(SETTLED)
        if lasting:
            self.context.add_init_script(LASTING)
        self.page: Page = self.context.new_page()
        if SLOW > 1:
            self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        self.page.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        self._expected = expected  # a kind of problem that the test brings about on purpose
        self.context.on("weberror", lambda raised: self.problems.append(str(raised.error)))  # on any of its pages
        self.page.on("console", self._hear)
        self.page.on("response", self._check)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:  # `_check` says which one
            self._note(message.text)

    def _check(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status} {response.request.method} {response.url}")

    def _note(self, problem: str) -> None:
        if not (self._expected and self._expected in problem):
            self.problems.append(problem)

    def leave(self) -> None:
        """Close the browser profile."""
        self.context.close()

    # --- going places ----------------------------------------------------------------------------------------------
    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Call the API with this browser's cookie."""
        reply = self.context.request.post(path, data=body, headers={"Origin": self.host.url}, timeout=PATIENCE)
        assert reply.ok, reply.text()
        return reply.json()

    def create(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Create a match and go to it."""
        made: dict[str, Any] = self.post("/api/matches", {"game": "dig_mars", "seats": list(seats), **more})
        self.page.goto(f"/m/{made['match']['id']}")
        return made

    def load(self, state: dict[str, Any], *seats: dict[str, Any]) -> dict[str, Any]:
        """Start a match from a position of Dig Mars and go to it."""
        file = {"game": "dig_mars", "seats": len(seats), "state": state}
        made: dict[str, Any] = self.post("/api/import", {"file": file, "seats": list(seats)})
        self.page.goto(f"/m/{made['match']['id']}")
        return made

    def claim(self, made: dict[str, Any], name: str) -> None:
        """Sit down on the open seat of a match that somebody else has made, and go there."""
        self.post("/api/links/claim", {"token": made["links"]["join"]["token"], "name": name})
        self.page.goto(f"/m/{made['match']['id']}")

    # --- looking ---------------------------------------------------------------------------------------------------
    def see(self, testid: str) -> Locator:
        """Return the part of the page with this test id."""
        return self.page.get_by_test_id(testid)

    def choices(self) -> list[Any]:
        """Return the answers that the question panel offers."""
        self.see("choice").first.wait_for(state="attached")
        values = self.see("choice").evaluate_all("all => all.map(each => each.dataset.value)")
        return [json.loads(value) for value in values]

    def asked(self) -> str | None:
        """Return what names the question in sight, None where nothing is asked; changes with every question."""
        return self.see("table").get_attribute("data-asked")

    def next_asked(self, before: str | None) -> None:
        """Wait until that question is asked no more."""
        expect(self.see("table")).not_to_have_attribute("data-asked", before or "")

    def eventually(self, check: Callable[[], None]) -> None:
        """Wait until a check holds, such as one of where things stand on a page that is still being laid out."""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                return check()
            except AssertionError:
                if time.monotonic() > end:
                    raise
            self.page.wait_for_timeout(50)

    def is_asked(self) -> bool:
        """Return whether a question is on the screen."""
        return self.see("choice").count() > 0

    # --- doing -----------------------------------------------------------------------------------------------------
    def choose(self, *answer: Any) -> None:
        """Press the button for an answer in the question panel, unfolding its group if need be."""
        value = json.dumps(answer[0] if len(answer) == 1 and not isinstance(answer[0], str) else list(answer))
        button = self.page.locator(f"[data-testid=choice][data-value='{value.replace(', ', ',')}']")
        button.wait_for(state="attached")
        if not button.is_visible():
            self.page.locator("details", has=button).locator("summary").first.click()
        button.click()

    def expect_log(self, words: str) -> None:
        """Wait until the log says something."""
        expect(self.see("log").filter(has_text=words).first).to_be_attached()
