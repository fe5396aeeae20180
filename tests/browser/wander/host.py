"""A server whose bots do the same in the same position, so that a walk can be repeated."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import msgspec

from offworld.server.__main__ import main
from offworld.server.live import bots

MODULE = "tests.browser.wander.host"
_think = bots.Bots._think


async def think(self: bots.Bots, work: bots.Work) -> Any:
    """Think with luck that follows from the position alone."""
    luck = crc32(msgspec.json.encode(work.job))
    vars(bots)["secrets"] = SimpleNamespace(randbits=lambda _: luck)
    return await _think(self, work)


if __name__ == "__main__":
    bots.Bots._think = think  # type: ignore[method-assign]
    sys.exit(main(sys.argv[1:]))
