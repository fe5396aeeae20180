"""Seats played by bots: the thinking happens in other processes, the answers take the same way as everybody's."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial
from typing import Any, NamedTuple

import structlog

from offworld.kernel.rng import Rng
from offworld.server.errors import Unavailable
from offworld.server.live.table import Table
from offworld.server.match.journal import Entry
from offworld.server.match.play import Play
from offworld.server.metrics import BOT_FAILURES
from offworld.server.settings import Settings
from offworld.server.thinking.thinkers import Thinkers

log = structlog.get_logger("offworld.bots")
ATTEMPTS = 2  # after that a random answer keeps the match going
GIVE_UP = 10  # even that fails: the bot is asked again when the match is loaded anew


class Thought(NamedTuple):
    """A bot's question, when thinking about it begins, and the task that does it."""

    question: int
    begins: float
    task: asyncio.Task[None]


class Work(NamedTuple):
    """What a thinker needs, for whom it is done, and whether nobody plays there or looks on."""

    job: dict[str, Any]
    person: str
    level: str
    unseen: bool


class Bots:
    """One task for each bot that is asked something."""

    def __init__(self, thinkers: Thinkers, settings: Settings) -> None:
        self._thinkers = thinkers
        self._settings = settings
        self._running: dict[tuple[str, int], Thought] = {}

    def busy(self, match: str) -> bool:
        """Return whether a bot of this match is thinking."""
        return any([key[0] == match for key in self._running])

    def wake(self, table: Table, play: Play, after: float = 0.0) -> None:
        """Let the bots that are asked something think, `after` some seconds if nobody else has answered for them."""
        for seat in play.asked:
            if play.seats[seat].kind != "bot":
                continue
            question, begins = play.questions[seat], time.monotonic() + after
            running = self._running.get((table.id, seat))
            if running is not None:
                if running.question == question and running.begins <= begins:
                    continue
                running.task.cancel()
            task = asyncio.create_task(self._answer(table, seat, question, after))
            self._running[table.id, seat] = Thought(question, begins, task)
            task.add_done_callback(partial(self._ended, (table.id, seat)))

    def _ended(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        if key in self._running and self._running[key].task is task:
            del self._running[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("bot task failed", match=key[0], seat=key[1], problem=repr(error))

    async def _answer(self, table: Table, seat: int, question: int, after: float) -> None:
        await asyncio.sleep(after)
        begun = time.monotonic()
        attempt = 0
        while True:
            try:
                work = await table.call(lambda: self._job(table, seat, question))
                if work is None:
                    return
                made = (await self._think(work),) if attempt < ATTEMPTS else None
                await asyncio.sleep(max(0.0, self._settings.bot_pause - (time.monotonic() - begun)))
                await table.call(lambda made=made: self._append(table, seat, question, made))  # type: ignore[misc]  # mypy cannot infer defaults of a lambda
                return
            except Unavailable:
                await asyncio.sleep(1.0)  # the store will come back
            except Exception as error:  # whatever it was, a match does not stand still for it
                BOT_FAILURES.inc()
                attempt += 1
                log.error("bot failed", match=table.id, seat=seat, attempt=attempt, problem=repr(error)[:300])
                if attempt > GIVE_UP:
                    return
                await asyncio.sleep(0.1 * attempt)

    async def _job(self, table: Table, seat: int, question: int) -> Work | None:
        """Return what a thinker needs, or None where the bot is not asked this any more."""
        play = await table.play()
        if seat not in play.asked or play.questions[seat] != question or play.seats[seat].kind != "bot":
            return None
        match = play.live
        if not match.simultaneous:  # how far somebody is in a simultaneous phase is nobody's business
            table.tell_thinking(seat)
        level = play.seats[seat].level or ""
        job = {"do": "think", "position": match.position(), "seat": seat, "level": level}
        return Work(job, play.row.owner, level, not table.connections and not play.human_seats())

    async def _think(self, work: Work) -> Any:
        job = {**work.job, "seed": secrets.randbits(48)}
        return await self._thinkers.run(job, self._settings.bot_seconds, work.person, work.level, work.unseen)

    async def _append(self, table: Table, seat: int, question: int, made: tuple[Any] | None) -> None:
        """Append a bot's answer, or a random one where the bot has none."""

        def make(play: Play) -> Entry | None:
            if seat not in play.asked or play.questions[seat] != question or play.seats[seat].kind != "bot":
                return None  # somebody else was faster, or it was taken back
            value = made[0] if made else play.live.asked()[seat].sample(Rng(secrets.randbits(48)))
            return Entry(play.number + 1, "answer", time.time(), seat, value)

        await table.append(make)

    async def close(self) -> None:
        """Stop all thinking."""
        for thought in list(self._running.values()):
            thought.task.cancel()
        await self._thinkers.close()
