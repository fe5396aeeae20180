"""A process that plays matches of a tournament: jobs come in on a connection, and results go out on it.

It is started as `python -m offworld.arena.worker CONNECTION MEMORY` with the numbers of two inherited files. It ends
when whoever has started it does, also in the middle of a thought that never ends.
"""

from __future__ import annotations

import os
import signal
import sys
from mmap import mmap
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Any

from offworld.arena.referee import Referee
from offworld.arena.watch import SIZE, Watch
from offworld.kernel.errors import OffworldError


def main() -> None:
    """Play what comes until the other side closes the connection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the process that has started us, which then ends us
    connection: Connection[Any, Any] = Connection(int(sys.argv[1]))
    watch = Watch(memoryview(mmap(int(sys.argv[2]), SIZE)))
    sys.path[:] = connection.recv()  # first: what comes next may need what lies there
    referee = Referee(connection.recv(), watch)
    jobs: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_receive, args=(connection, jobs), daemon=True).start()
    connection.send("ready")
    while True:
        job = jobs.get()
        try:
            connection.send(referee.play(job))
        except OffworldError as error:  # its record cannot be written
            connection.send(error)


def _receive(connection: Connection[Any, Any], jobs: SimpleQueue[Any]) -> None:
    """Take jobs as they come; where nobody is left who could send any, end the process at once."""
    try:
        while True:
            jobs.put(connection.recv())
    except (EOFError, OSError):
        os._exit(0)


if __name__ == "__main__":
    main()
