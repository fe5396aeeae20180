"""Notices for people whose page is closed: it is their turn. They go out beside the match, which never waits."""

from __future__ import annotations

import asyncio
import ssl
from functools import cached_property, partial
from typing import Any

import httpx
import msgspec
import structlog

from offworld.i18n import Translator
from offworld.kernel.errors import OffworldError
from offworld.server.errors import ServerError
from offworld.server.live.table import Table
from offworld.server.match.play import Play
from offworld.server.metrics import NOTICES
from offworld.server.people import push_services
from offworld.server.people.keys import Keys
from offworld.server.people.push_sealing import Sealer
from offworld.server.settings import Settings
from offworld.server.store import Store
from offworld.server.store.subscriptions import Subscription

log = structlog.get_logger("offworld.notices")
SECONDS = 10.0  # for one notice, from its name to the reply
AT_ONCE = 8  # notices on their way
WAITING = 1_000  # that may be due; beyond that people look for themselves
GONE = (404, 410)  # the push service knows no such browser any more
NOBODY = "mailto:table@localhost"  # whom push services may write to, where no address is known


class Notices:
    """One task for each person's question that nobody at the table sees."""

    def __init__(self, settings: Settings, store: Store, keys: Keys) -> None:
        self._settings = settings
        self._store = store
        contact = settings.public_url if settings.public_url.startswith("https:") else NOBODY
        self.sealer = Sealer(keys.seed("notices"), contact)
        self._due: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}
        self._gate = asyncio.Semaphore(AT_ONCE)

    @property
    def waiting(self) -> int:
        """How many are due or on their way."""
        return len(self._due)

    def wake(self, table: Table, play: Play) -> None:
        """See who is asked without being here; they are told soon, unless they come first."""
        people = [seat for seat in play.asked if play.seats[seat].kind != "bot" and play.seats[seat].holders]
        if not people:
            return
        here = table.presence().here
        for seat in people:
            key, question = (table.id, seat), play.questions[seat]
            due = self._due.get(key)
            if seat in here or (due is not None and due[0] == question) or len(self._due) >= WAITING:
                continue
            if due is not None:
                due[1].cancel()
            task = asyncio.create_task(self._later(table, seat, question))
            self._due[key] = (question, task)
            task.add_done_callback(partial(self._ended, key))

    def _ended(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        if key in self._due and self._due[key][1] is task:
            del self._due[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("notice failed", match=key[0], problem=repr(error))

    async def _later(self, table: Table, seat: int, question: int) -> None:
        await asyncio.sleep(self._settings.notice_seconds)

        async def still() -> tuple[str, list[str]] | None:
            play = await table.current()
            asked = seat in play.asked and play.questions[seat] == question and seat not in table.presence().here
            return (play.row.game, list(play.seats[seat].holders)) if asked else None

        try:
            found = await table.call(still)
            browsers = await self._store.subscribed(found[1]) if found is not None else []
        except OffworldError as error:  # the store is away, or the match is gone
            log.info("notice not sent", match=table.id, problem=error.text.key)
            return
        if found is not None and browsers:
            told = [self._tell(browser, turn_of(found[0], table.id, browser.language)) for browser in browsers]
            await asyncio.gather(*told)

    async def _tell(self, browser: Subscription, content: bytes) -> None:
        """Send a notice to one browser; whatever becomes of it is counted, and nobody waits for it."""
        async with self._gate:
            try:
                async with asyncio.timeout(SECONDS):
                    status = await self._send(browser, content)
            except (ServerError, httpx.HTTPError, OSError, ValueError, TimeoutError) as error:
                NOTICES.labels("failed").inc()
                log.info("notice not sent", problem=type(error).__name__)
                return
        NOTICES.labels("sent" if status < 300 else "gone" if status in GONE else "refused").inc()
        if status in GONE:
            await self._store.unsubscribe(browser.endpoint)
        elif status >= 300:
            log.info("notice refused", status=status)

    async def _send(self, browser: Subscription, content: bytes) -> int:
        """Send to the very address that was found to be public; a redirect is a refusal."""
        endpoint = push_services.endpoint_of(browser.endpoint)
        address, port = (await push_services.addresses_of(endpoint.host))[0]
        seal = partial(self.sealer.seal, content, endpoint.origin, browser.key, browser.auth)
        headers, body = await asyncio.to_thread(seal)
        place = f"[{address}]" if ":" in address else address
        async with httpx.AsyncClient(verify=self._trusted, trust_env=False, follow_redirects=False) as client:
            sending = client.stream(
                "POST",
                f"https://{place}:{port}{endpoint.path}",
                content=body,
                headers={**headers, "Host": endpoint.host},
                extensions={"sni_hostname": endpoint.host},
            )
            async with sending as reply:  # its body is nobody's business
                return reply.status_code

    @cached_property
    def _trusted(self) -> ssl.SSLContext:
        return trusted()

    async def close(self) -> None:
        """Stop what is on its way."""
        tasks = [task for _, task in self._due.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def trusted() -> ssl.SSLContext:
    """Return whose certificates are believed: those that the system believes."""
    return ssl.create_default_context()


def turn_of(game: str, match: str, language: str) -> bytes:
    """Return what a browser shows where it is somebody's turn: nothing of the match but its game."""
    say = Translator(language).say
    content: dict[str, Any] = {"title": say(game), "body": say("server-notice-turn"), "match": match}
    return msgspec.json.encode(content)
