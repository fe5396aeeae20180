"""What the host or another process has changed beside the server: who is barred, what is gone out of the store."""

from __future__ import annotations

import asyncio

import structlog

from offworld.kernel.errors import OffworldError
from offworld.server.errors import NotAllowed
from offworld.server.service import Service
from offworld.server.wire.frames import bye

log = structlog.get_logger("offworld.watching")
EVERY = 5.0  # seconds
GONE = 4004  # browsers show why, and do not come back


async def watch(service: Service) -> None:
    """Look now and then, for ever."""
    while True:
        try:
            await look(service)
        except OffworldError:  # the store is away; whoever needs it is told
            log.debug("not looked")
        await asyncio.sleep(EVERY)


async def look(service: Service) -> None:
    """See who is barred and let go of them, of matches that were removed, and of what was taken out of others."""
    service.barred.take(await service.store.barred())
    service.forget_accounts()
    here = [table for table in service.tables if table.told]
    left = await service.store.revisions([table.id for table in here]) if here else {}
    for table in here:
        if table.id not in left:
            service.tables.drop(table)
        elif table.revision is not None and table.revision < left[table.id]:
            await table.call(table.reload)
        for connection in list(table.connections):
            try:
                service.barred.check(connection.viewer.person, "ban")
            except NotAllowed as error:
                connection.close(GONE, bye(error.text))
