"""A server without a network, in the test's own process: for what happens between two steps of its loop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from offworld.server import Settings
from offworld.server.http import making
from offworld.server.http.commands import perform
from offworld.server.http.routes.common import seen
from offworld.server.people.keys import Keys
from offworld.server.service import Caller, Service
from offworld.server.store import Store
from offworld.server.wire import frames
from offworld.server.wire.bodies import NewMatch, NewSeat
from offworld.server.wire.told import MatchInfo, Reply

T = TypeVar("T")


class Inside:
    """A service with a store of its own, for a scene that is played in one loop."""

    def __init__(self, folder: Path, store: Store | None = None, **settings: Any) -> None:
        self.store = store or Store(f"sqlite:///{folder / 'offworld.sqlite3'}")
        chosen = Settings(data=str(folder), bot_pause=0.0, **{"busy_seconds": 60.0, **settings})
        self.service = Service(chosen, Keys(b"k" * 32), self.store)

    def caller(self, person: str | None = "anna", link: str | None = None) -> Caller:
        """Return somebody who asks."""
        return Caller(person, "127.0.0.1", None, link)

    async def match(self, *kinds: str, game: str = "dig_mars", person: str = "anna") -> str:
        """Make a match with these kinds of seats; return its id."""
        seats = [NewSeat(kind, name="Anna", level="novice") for kind in kinds]  # type: ignore[arg-type]
        return await making.create(self.service, person, NewMatch(game, seats))

    async def info(self, match: str, person: str | None = "anna") -> MatchInfo:
        """Return what somebody is told about a match."""
        table = self.service.tables.table(match)
        return await seen(self.service, self.caller(person), match, table.info)

    async def send(self, match: str, command: frames.AnyCommand, person: str | None = "anna") -> list[Reply]:
        """Send a command and return the replies."""
        replies: list[Reply] = []
        await perform(self.service, self.service.tables.table(match), person, command, replies.append)
        return replies


def scene(folder: Path, play: Callable[[Inside], Awaitable[T]], store: Store | None = None, **settings: Any) -> T:
    """Play a scene and return what it returns."""

    async def run() -> T:
        inside = Inside(folder, store, **settings)
        inside.store.open()
        try:
            async with asyncio.timeout(60):
                return await play(inside)
        finally:
            await inside.service.reviews.close()
            await inside.service.tables.close()
            await asyncio.to_thread(inside.store.close)

    return asyncio.run(run())
