"""What does an idle socket take? Two-seat matches that nobody moves in, resident set of the server; prints JSON.

    python -m benchmarks.idle                           # 500 matches of Terraforming Mars, 1,000 sockets
    python -m benchmarks.idle --matches 100 --game dig_mars
    python -m benchmarks.idle --per-match 20            # many viewers at few matches: the socket without its match

The server is one of its own, with a match on it that is thrown in to load the rules. What its processes hold in memory
is taken before the matches are made and after all sockets are open and have been left alone for a while, and divided
by the number of sockets: a match counts as part of the sockets that follow it. Exits with 1 above the target of 60 kB
for two seats of Terraforming Mars.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from benchmarks import load

TARGET = 60.0  # kB
HELLO = '{"type":"hello","protocol":1,"gzip":true,"differences":true}'


def resident(server: load.Server) -> int:
    """Return the resident set of all processes of a server, in bytes."""
    total = 0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            group = int((status.parent / "stat").read_text().rpartition(")")[2].split()[2])
            if group == server.pid:
                total += 1024 * int(status.read_text().partition("VmRSS:")[2].split()[0])
        except (OSError, IndexError):  # it has just ended, or has no memory of its own
            continue
    return total


async def opened(at: load.Load, cookies: list[str], name: str) -> list[ClientConnection]:
    """Open a socket for each cookie and read what comes first."""
    sockets = []
    for cookie in cookies:
        address = at.url.replace("http", "ws") + f"/api/matches/{name}/socket"
        socket = await connect(
            address, additional_headers={"Cookie": cookie}, compression=None, max_size=None, ping_interval=None
        )
        await socket.send(HELLO)
        await socket.recv()
        sockets.append(socket)
    return sockets


async def filled(at: load.Load, game: str, matches: int, per_match: int) -> list[ClientConnection]:
    """Make matches of two people and open as many sockets at each as are wanted, in turns for one and the other."""
    sockets: list[ClientConnection] = []
    for number in range(matches):
        name, cookies = await asyncio.to_thread(at.two_people, game)
        wanted = [cookies[each % 2] for each in range(per_match)]
        sockets += await opened(at, wanted, name)
        if number % 50 == 49:
            print(f"{number + 1} of {matches} matches", file=sys.stderr)
    return sockets


async def measured(server: load.Server, given: argparse.Namespace) -> dict[str, float]:
    """Fill a server with idle sockets and return what they take."""
    at = load.Load(server.url, given)
    first = await filled(at, given.game, 4, 2)  # what is loaded once is loaded
    await asyncio.sleep(2)
    before = resident(server)
    sockets = await filled(at, given.game, given.matches, given.per_match)
    await asyncio.sleep(2)
    at_once = resident(server)
    end = time.monotonic() + given.rest
    while time.monotonic() < end:
        await asyncio.sleep(1)
    after = resident(server)
    count = len(sockets)
    for socket in first + sockets:
        socket.transport.abort()
    return {
        "sockets": count,
        "matches": given.matches,
        "empty_MB": round(before / 1e6, 1),
        "kB_per_socket_at_once": round((at_once - before) / count / 1000, 1),
        "kB_per_socket": round((after - before) / count / 1000, 1),
    }


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="terraforming_mars")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--per-match", type=int, default=2, help="sockets at each match")
    parser.add_argument("--rest", type=float, default=75, help="seconds for which they are left alone")
    load.add_server(parser)
    given = parser.parse_args()
    with load.served(given) as server:
        figures = asyncio.run(measured(server, given))
    print(json.dumps({"game": given.game, **figures, "target_kB": TARGET}, indent=2))
    judged = given.game == "terraforming_mars" and given.per_match == 2
    return 1 if judged and figures["kB_per_socket"] > TARGET else 0


if __name__ == "__main__":
    sys.exit(main())
