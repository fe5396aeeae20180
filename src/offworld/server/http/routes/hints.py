"""Asking the expert about one's question, in matches against bots."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
import structlog
from litestar import post

from offworld.bots import levels
from offworld.server.errors import NotNow, Unavailable
from offworld.server.http.routes.common import seen, table_of
from offworld.server.http.routes.described import REFUSALS
from offworld.server.live.table import Table
from offworld.server.match.journal import Entry
from offworld.server.match.play import Play
from offworld.server.service import Caller, Service
from offworld.server.thinking.thinkers import ThinkingFailed
from offworld.server.wire.bodies import Considered, Hint, WantHint
from offworld.server.wire.told import Foretold

log = structlog.get_logger("offworld.hints")


@post("/api/matches/{match:str}/hint", responses=REFUSALS, status_code=200)
async def hint(service: Service, caller: Caller, match: str, data: WantHint) -> Hint:
    """Return what the expert would do, and what it thinks of the rest; the log tells everybody that it was asked."""
    await seen(service, caller, match, lambda play, _: play.check_holder(caller.person, data.seat))
    table = table_of(service, match)
    if (match, data.seat) in service.hinting:
        raise NotNow("server-hint-thinking")
    service.hinting.add((match, data.seat))
    try:
        job = await table.call(lambda: _asked(table, caller.person, data))
        found = await service.thinkers.run(job, service.settings.bot_seconds, caller.person or "-", "hint")
    except ThinkingFailed as error:
        log.error("hint failed", match=match, problem=str(error)[:300])
        raise Unavailable("server-hint-failed") from None
    finally:
        service.hinting.discard((match, data.seat))
    considered = [Considered(answer, round(chance, 4), count) for answer, chance, count in found["considered"]]
    return Hint(data.seat, data.question, considered, msgspec.convert(found["line"], list[Foretold]))


async def _asked(table: Table, person: str | None, wanted: WantHint) -> dict[str, Any]:
    """Write into the log that the expert is asked, once for each question, and return what a thinker needs."""

    def make(play: Play) -> Entry | None:
        play.check_holder(person, wanted.seat)
        if play.hinted[wanted.seat] == wanted.question and play.questions[wanted.seat] == wanted.question:
            return None  # everybody knows already
        return Entry(play.number + 1, "hint", time.time(), wanted.seat, wanted.question)

    await table.append(make)
    position = (await table.play()).live.position()
    return {
        "do": "explain",
        "position": position,
        "seat": wanted.seat,
        "level": levels()[-1],
        "seed": secrets.randbits(48),
    }


ROUTES = [hint]
