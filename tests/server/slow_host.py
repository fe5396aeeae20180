"""A server whose disk stands still as long as there is a file named `slow` in its data folder."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from offworld.server.__main__ import main
from offworld.server.store.writer import Job, Writer

_write = Writer._write


def _slowly(self: Writer, jobs: list[Job]) -> None:
    while (Path(str(self._engine.url.database)).parent / "slow").exists():
        time.sleep(0.02)
    _write(self, jobs)


Writer._write = _slowly  # type: ignore[method-assign]

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
