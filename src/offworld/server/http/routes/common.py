"""What the routes share: who may see a match, cookies, links."""

from __future__ import annotations

import gzip
import io
from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar, get_args

import msgspec
import segno
from litestar import Response
from litestar.datastructures import Cookie

from offworld.server.errors import NotAllowed, NotFound, NotNow
from offworld.server.live.replays import Finished
from offworld.server.live.table import Table
from offworld.server.match.play import Play
from offworld.server.people.keys import ID_LENGTH, new_token
from offworld.server.people.viewer import Viewer
from offworld.server.service import COOKIE, AnyConnection, Caller, Service
from offworld.server.wire.bodies import Link, LinkKind, Links
from offworld.server.wire.told import MatchInfo

YEAR = 365 * 86_400
KINDS = get_args(LinkKind)
LARGE = 4_000  # bytes
USUAL, COSTLY = 32_768, 16_384  # what a state may have, and how much more costs a request
T = TypeVar("T")


def state_cost(size: int) -> float:
    """Return what a state of so many characters costs, in requests, beside the one that every request costs."""
    return max(0, size - USUAL) / COSTLY


def table_of(service: Service, match: str) -> Table:
    """Return a match by its id; whether it exists shows when it is used."""
    if len(match) != ID_LENGTH or not match.isalnum() or not match.isascii():
        raise NotFound("server-no-match")
    return service.tables.table(match)


async def seen(service: Service, caller: Caller, match: str, look: Callable[[Play, Viewer], T]) -> T:
    """Return what `look` finds in a match, for whoever may see it; to anybody else there is none.

    `look` is called within the match's task, where everything that has happened is on disk. It must not hand the match
    out: the task may be trying an entry on it that the store then refuses.
    """
    return await _looked_at(service, match, caller.person, service.role(caller, match), look)


async def shown(service: Service, match: str, person: str | None, role: str = "seats") -> MatchInfo:
    """Return the info of a match as somebody may see it."""
    return await _looked_at(service, match, person, role, table_of(service, match).info)


async def _looked_at(
    service: Service, match: str, person: str | None, role: str, look: Callable[[Play, Viewer], T]
) -> T:
    table = table_of(service, match)

    async def work() -> T:
        return look(*await table.seen_by(person, role))

    return await table.call(work)


async def entered(service: Service, caller: Caller, match: str) -> tuple[Table, Viewer]:
    """Return a match to do something with, for whoever may see it, and what they are to it."""
    return table_of(service, match), await seen(service, caller, match, lambda _, viewer: viewer)


async def finished(service: Service, caller: Caller, match: str, otherwise: str = "server-not-finished") -> Finished:
    """Return a match that is over, for whoever may see it again: players, its owner, watch and replay links.

    While it goes on, `otherwise` says why not: a file holds everything that is hidden.
    """
    role = service.role(caller, match)

    def look(play: Play, viewer: Viewer) -> Finished:
        if viewer.role == "lobby" and role != "replay":
            raise NotAllowed("server-not-a-player")
        if play.status != "finished":
            raise NotNow(otherwise)
        return Finished(play.row, play.live, play.players())

    return await seen(service, caller, match, look)


def person_for(service: Service, caller: Caller) -> str:
    """Return who the caller is; somebody new where nobody is known."""
    person = caller.person or new_token()
    service.houses.note(person, caller.address)
    return person


def signed(service: Service, connection: AnyConnection, caller: Caller, person: str, content: Any, status: int) -> Any:
    """Return a reply that tells a browser who it is, unless it knows."""
    response = Response(content, status_code=status)
    if caller.person is None:
        response.set_cookie(
            Cookie(
                COOKIE,
                value=service.keys.cookie(person),
                max_age=YEAR,
                httponly=True,
                samesite="strict",
                secure=service.secure(connection),
            )
        )
    return response


def links(service: Service, match: str) -> Links:
    """Return the links of a match."""
    return Links(*[link(kind, service.keys.link(kind, match)) for kind in KINDS])


def link(kind: str, token: str) -> Link:
    """Return a link with its page."""
    return Link(token, f"/{kind}/{token}")


class Ready:
    """A reply in JSON that may be sent more than once."""

    def __init__(self, content: Any) -> None:
        self.plain: bytes = msgspec.json.encode(content)

    @cached_property
    def compressed(self) -> bytes:
        """The same for whoever takes it compressed."""
        return gzip.compress(self.plain, 4)


def packed(connection: AnyConnection, content: Any, headers: dict[str, str] | None = None) -> Response[bytes]:
    """Return a large reply, compressed where the caller takes it; not for replies that hold tokens."""
    ready = content if isinstance(content, Ready) else Ready(content)
    shown_as = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(ready.plain) > LARGE and "gzip" in connection.headers.get("accept-encoding", ""):
        shown_as["Content-Encoding"] = "gzip"
        return Response(ready.compressed, media_type="application/json", headers=shown_as)
    return Response(ready.plain, media_type="application/json", headers=shown_as)


def qr(address: str) -> str:
    """Return a QR code as SVG."""
    out = io.BytesIO()
    segno.make(address, error="m").save(out, kind="svg", scale=8, border=4, xmldecl=False, svgns=True, light="#fff")
    return out.getvalue().decode()
