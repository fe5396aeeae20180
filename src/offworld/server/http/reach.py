"""Where people reach the server: what an invitation should say, and what to do where it would lead nowhere."""

from __future__ import annotations

import ipaddress
import socket

from offworld.server.service import AnyConnection, Service
from offworld.server.wire.bodies import Reach

ANYWHERE = ("0.0.0.0", "::", "")


def reach_of(service: Service, connection: AnyConnection) -> Reach:
    """Return where friends of this caller find the server."""
    origin = service.origin(connection)
    settings = service.settings
    if settings.public_url:
        return Reach(origin, "public")
    if not is_loopback(_host(origin)):
        return Reach(origin, "network" if is_private(_host(origin)) else "public")
    if not is_loopback(service.address(connection)):  # whatever it says, it does not sit at this computer
        return Reach(origin, "loopback")
    mine = own_address()
    friends = f"http://{mine}:{settings.port}" if mine else None
    if settings.host in ANYWHERE and friends:
        return Reach(friends, "network")
    return Reach(origin, "loopback", friends, f"offworld serve --host 0.0.0.0 --port {settings.port}")


def _host(origin: str) -> str:
    """Return the name in an origin, without port and brackets."""
    name = origin.partition("://")[2]
    return name[1:].partition("]")[0] if name.startswith("[") else name.partition(":")[0]


def is_loopback(name: str) -> bool:
    """Return whether a name or address means this computer."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def is_private(name: str) -> bool:
    """Return whether a name or address is one of a home or office network."""
    try:
        return not ipaddress.ip_address(name).is_global
    except ValueError:
        return "." not in name or name.endswith((".local", ".lan", ".home.arpa"))


def own_address() -> str | None:
    """Return this computer's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents, which nobody has
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(found) or found in ANYWHERE else found
