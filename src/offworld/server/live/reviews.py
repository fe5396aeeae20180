"""Reviews of finished matches: a search goes through all decisions, in the background and with patience.

Nothing of it exists before a match is over. What is found is kept with the match; a process that ends leaves its work
to the next one.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import zlib
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import structlog

from offworld.bots import bot, chances, levels
from offworld.bots.mcts import Mcts
from offworld.kernel.decision import only_way
from offworld.kernel.errors import OffworldError
from offworld.kernel.rules import Rules
from offworld.server.errors import NotFound, NotNow, NotPossible, OtherRules, Unavailable
from offworld.server.live.replays import Finished, Replayed, Replays
from offworld.server.live.tables import Tables
from offworld.server.settings import Settings
from offworld.server.store import Store
from offworld.server.store.reviews import KeptReview
from offworld.server.thinking.line import Line
from offworld.server.thinking.thinkers import Thinkers, ThinkingFailed
from offworld.server.wire.told import ChancesAt, Foretold, Missed, Piece, Review

log = structlog.get_logger("offworld.reviews")
EACH = 2  # unfinished reviews that one person may have
HOUSE = 10  # and all who come from one house: whoever throws the cookies away is somebody new
ALL = 50  # that a process takes on
AT_ONCE = 4  # that are worked on at once; the others wait without taking memory
SAVE = 5.0  # seconds after which what was found is kept
LEASE = 30.0  # seconds for which a process that says nothing is taken to be at work
MATCH_SECONDS = 600.0  # of a processor that the searches of one match may take
MOST_MISSED = 60  # the worst ones are kept
FAILURES = 3  # in a row, after which it is given up


class GivenUp(Exception):
    """The thinkers fail again and again."""


class Judged(msgspec.Struct, array_like=True):
    """How many of the matches played on from a step each seat has won."""

    step: int
    won: list[float]
    played: int


class Found(msgspec.Struct):
    """What a review has found so far; all before step `done` has been looked at."""

    steps: int
    done: int = 0
    judged: list[Judged] = []
    missed: list[Missed] = []
    winners: list[int] = []  # once it is complete

    def note(self, step: int, seat: int, hindsight: dict[str, Any]) -> None:
        """Take in what a search thinks of the answer that led to a step."""
        self.judged.append(Judged(step - 1, hindsight["won"], hindsight["played"]))
        better = hindsight["better"]
        if better is not None:
            best, given = [msgspec.convert(better[name], list[Piece]) for name in ("best", "given")]
            line = msgspec.convert(better["line"], list[Foretold])
            self.missed.append(Missed(step, seat, better["gain"], better["why"], best, given, line))
        if len(self.missed) > MOST_MISSED:
            self.missed.remove(min(self.missed, key=_gain))

    def told(self, is_done: bool) -> Review:
        """Return what everybody may know of it."""
        course = chances([(each.won, each.played) for each in self.judged])
        points = [ChancesAt(each.step, found) for each, found in zip(self.judged, course)]
        if is_done:
            seats = len(self.judged[0].won) if self.judged else max(self.winners, default=0) + 1
            share = [1.0 / len(self.winners) if seat in self.winners else 0.0 for seat in range(seats)]
            points.append(ChancesAt(self.steps, [round(each, 3) for each in share]))
        return Review("done" if is_done else "working", self.done, self.steps, points, self.missed)

    def packed(self) -> bytes:
        """Return it as the store keeps it."""
        return zlib.compress(msgspec.json.encode(self), 6)


def unpacked(packed: bytes) -> Found:
    """Return what the store has kept."""
    return msgspec.json.decode(zlib.decompress(packed), type=Found)


class Reviews:
    """The reviews that this process works on; the thinkers get one decision after the other, and put others first."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        tables: Tables,
        replays: Replays,
        house_of: Callable[[str], str] = str,
    ) -> None:
        self._settings = settings
        self._store = store
        self._thinkers = thinkers
        self._tables = tables
        self._replays = replays
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._found: dict[str, Found] = {}
        self._house_of = house_of
        self._people: Counter[str] = Counter()  # those with something unfinished
        self._houses: dict[str, str] = {}  # by match, where whoever wanted it came from
        self._line = Line(AT_ONCE, house_of)

    @property
    def busy(self) -> bool:
        """Whether there is anything to do."""
        return bool(self._tasks)

    async def told(self, over: Finished) -> Review:
        """Return what is known of the review of a match."""
        here = self._found.get(over.row.id)
        if here is not None:
            return here.told(False)
        kept = await self._store.review(over.row.id)
        if kept is None:
            return Review("none", 0, len(over.match.answers), [], [])
        return unpacked(kept.packed).told(kept.done)

    async def begin(self, over: Finished, person: str) -> Review:
        """Begin the review of a match for a person, unless it is there; refused where it cannot be."""
        match = over.row.id
        if not has_search(over.match.game):
            raise NotPossible("server-review-no-search", game=over.row.game)
        known = await self.told(over)
        if known.state == "done":
            return known
        if known.state == "working" or match in self._found:
            raise NotNow("server-review-working")
        if self._people[person] >= EACH:
            raise NotNow("server-review-many", limit=EACH)
        from_there = list(self._houses.values()).count(self._house_of(person))
        if from_there >= HOUSE or len(self._found) >= ALL:
            raise Unavailable("server-review-busy")
        found = Found(len(over.match.answers))
        self._count(match, found, person)  # before the store is asked: many may be wanted at the same moment
        begun = False
        try:
            begun = await self._store.begin_review(match, found.packed(), time.time() + LEASE)
        finally:
            if not begun:
                self._discount(match, person)
        if not begun:
            raise NotNow("server-review-working")
        self._start(match, found, person)
        return found.told(False)

    def _count(self, match: str, found: Found, person: str) -> None:
        self._found[match] = found
        self._people[person] += 1
        self._houses[match] = self._house_of(person)

    def _discount(self, match: str, person: str) -> None:
        del self._found[match]
        del self._houses[match]
        self._people[person] -= 1
        if not self._people[person]:
            del self._people[person]

    def _start(self, match: str, found: Found, person: str) -> None:
        task = self._tasks[match] = asyncio.create_task(self._work(match, found, person))
        task.add_done_callback(partial(self._ended, match, person))

    def _ended(self, match: str, person: str, task: asyncio.Task[None]) -> None:
        del self._tasks[match]
        self._discount(match, person)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("review failed", match=match, problem=repr(error)[:300])

    async def look_after(self) -> None:
        """Go on with what other processes, or this one before it was started anew, have left unfinished; for ever."""
        if not self._store.shared:
            await self._patiently(self._store.free_reviews())
        while True:
            await self._patiently(self._take_over())
            await asyncio.sleep(LEASE / 2)

    async def _patiently(self, work: Any) -> None:
        try:
            await work
        except OffworldError as error:  # the store is away: later
            log.warning("reviews wait", problem=error.text.key)

    async def _take_over(self) -> None:
        for match in await self._store.left_reviews(time.time()):
            if match in self._found or len(self._found) >= ALL:
                continue
            kept = await self._store.review(match)
            if kept is not None and await self._store.take_review(match, time.time(), time.time() + LEASE):
                log.info("review goes on", match=match)
                found, person = unpacked(kept.packed), f"review {match}"
                self._count(match, found, person)
                self._start(match, found, person)

    async def close(self) -> None:
        """Stop; what is unfinished goes on in another process."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- the work ----------------------------------------------------------------------------------------------------
    async def _work(self, match: str, found: Found, person: str) -> None:
        lease = asyncio.create_task(self._hold(match, found))
        try:
            await self._line.enter(person, "review")
            try:
                await self._go_through(match, found, person)
            finally:
                self._line.leave(person)
        except (GivenUp, NotFound, OtherRules) as error:
            log.error("review given up", match=match, problem=repr(error)[:300])
            await self._store.drop_review(match)
        finally:
            lease.cancel()
        if found.done == found.steps:
            await self._finish(match, found)

    async def _hold(self, match: str, found: Found) -> None:
        """Keep what was found now and then, and that somebody is at work; stop the work once the match is gone."""
        while True:
            await asyncio.sleep(SAVE)
            try:
                kept = KeptReview(False, found.packed())
                if not await self._store.keep_review(match, kept, time.time() + LEASE):
                    self._tasks[match].cancel()
            except Unavailable:
                continue  # the store will come back

    async def _go_through(self, match: str, found: Found, person: str) -> None:
        over = await self._finished(match)
        replayed = await self._replays.get(over, person)
        answers = over.match.answers
        seconds = min(self._settings.review_seconds, MATCH_SECONDS / max(1, len(answers)))
        failures = 0
        for step in range(found.done + 1, len(answers) + 1):
            seat, given, _ = answers[step - 1]
            job = await self._replays.beside.work(person, partial(_job, replayed, step, seat, given, seconds))
            if job is not None:
                try:
                    limit = self._settings.bot_seconds
                    hindsight = await self._thinkers.run(job, limit, person, "review", patient=True)
                    found.note(step, seat, hindsight)
                    failures = 0
                except ThinkingFailed as error:
                    failures += 1
                    log.error("review of a step failed", match=match, step=step, problem=str(error)[:300])
                    if failures == FAILURES:
                        raise GivenUp(str(error)) from None
            found.done = step
        outcome = over.match.outcome()
        found.winners = list(outcome.winners) if outcome is not None else []

    async def _finish(self, match: str, found: Found) -> None:
        while True:
            try:
                await self._store.keep_review(match, KeptReview(True, found.packed()), 0.0)
                return
            except Unavailable:
                await asyncio.sleep(1.0)  # the store will come back

    async def _finished(self, match: str) -> Finished:
        table = self._tables.table(match)
        play = await table.call(table.play)
        return Finished(play.row, play.live, play.players())


def has_search(game: Rules) -> bool:
    """Return whether the strongest level of a game is a bot that searches."""
    return isinstance(bot(levels()[-1], game), Mcts)


def _job(replayed: Replayed, step: int, seat: int, given: Any, seconds: float) -> dict[str, Any] | None:
    """Return what a thinker needs to judge the answer that led to a step; None where there was no other."""
    before = replayed.states[step - 1]
    if only_way(before.asked()[seat]) is not None:
        return None
    return {
        "do": "review",
        "position": before.position(),
        "seat": seat,
        "given": given,
        "level": f"{levels()[-1]}:seconds={seconds}",
        "seed": secrets.randbits(48),
    }


def _gain(missed: Missed) -> float:
    return missed.gain
