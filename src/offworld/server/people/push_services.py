"""Where a browser's push service is reached, and that it is public: nobody lets a server knock inside its network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from offworld.server.errors import ServerError

LONGEST: Final = 1_000  # characters
PORT: Final = 443
LOOKING: Final = 8  # names that are looked up at once
SECONDS: Final = 5.0  # for one of them
# Whoever is asked for a name may keep silent as long as they like: matches are loaded in other threads.
_threads: Final = ThreadPoolExecutor(LOOKING, "names")


class Endpoint(NamedTuple):
    """An address of a push service, in parts."""

    host: str
    path: str  # with what follows it

    @property
    def origin(self) -> str:
        """Whom a signature is made for."""
        return f"https://{self.host}"


class Private(ServerError):
    """The address is none that everybody could reach."""


def endpoint_of(text: str) -> Endpoint:
    """Return an endpoint in parts; ServerError where it is not plain https at its usual port."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise ServerError("server-notice-endpoint") from None
    host = parts.hostname or ""
    plain = text.isascii() and text.isprintable() and " " not in text and "@" not in parts.netloc
    if parts.scheme != "https" or not host or port not in (None, PORT) or not plain or len(text) > LONGEST:
        raise ServerError("server-notice-endpoint")
    return Endpoint(host, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


async def addresses_of(host: str) -> list[tuple[str, int]]:
    """Return where a name leads, all of it public; Private where any of it is not, or where it leads nowhere."""
    try:
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().run_in_executor(_threads, _look_up, host)
    except (OSError, UnicodeError):  # one that is silent as well
        raise Private("server-notice-private") from None
    addresses = [(str(place[0]), int(place[1])) for *_, place in found]
    if not addresses or not all([is_public(address) for address, _ in addresses]):
        raise Private("server-notice-private")
    return addresses


def _look_up(host: str) -> list[tuple[Any, ...]]:
    return list(socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM))


def is_public(address: str) -> bool:
    """Return whether an address belongs to nobody's own network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (inner is None or is_public(str(inner)))
