"""What the routes and sockets work with: settings, keys, store, matches, limits; and who is asking."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from offworld.server.errors import NotFound, Unknown
from offworld.server.garbage import Litter
from offworld.server.live.background import InTurn
from offworld.server.live.pressure import Pressure
from offworld.server.live.replays import Replays
from offworld.server.live.reviews import Reviews
from offworld.server.live.shared_limits import Counting
from offworld.server.live.tables import Tables
from offworld.server.people.barred import Barred
from offworld.server.people.keys import Keys
from offworld.server.people.limits import Held, Houses, Rates, household
from offworld.server.settings import Settings
from offworld.server.store import Store
from offworld.server.thinking.thinkers import Thinkers
from offworld.server.wire.bodies import LinkKind

COOKIE = "offworld"
LINK_HEADER = "offworld-link"
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Caller(msgspec.Struct, frozen=True):
    """Who sent a request: a person, if known, the address, and a link that came with it."""

    person: str | None
    address: str
    account: str | None = None
    link: str | None = None


def cookie_of(header: str) -> str | None:
    """Return our cookie among those that a browser sends, as it was made.

    The standard library would look for quoted characters first: of a long header that is made for it, for a second.
    """
    parts = [one.partition("=") for one in header.split(";")]
    found = {name.strip(): value.strip() for name, _, value in parts}
    return found.get(COOKIE)


class Service:
    """The parts of a running server."""

    def __init__(self, settings: Settings, keys: Keys, store: Store) -> None:
        self.settings = settings
        self.keys = keys
        self.store = store
        self.houses = Houses()
        self.thinkers = Thinkers(settings.thinkers, self.houses.of)
        self.tables = Tables(settings, store, keys, self.thinkers, self.houses.of)
        self.pressure = Pressure(store, settings.busy_seconds)
        self.litter = Litter()
        self.replays = Replays(self.houses.of)
        self.reviews = Reviews(settings, store, self.thinkers, self.tables, self.replays, self.houses.of)
        self.barriers = InTurn("barriers", self.houses.of)  # what an answer has revealed
        limits = settings.limits
        name = keys.pseudonym if store.shared else None  # where there are other processes to speak with
        self.requests = Rates(limits.requests, name)
        self.creations = Rates(limits.creations, name)
        self.wrong_links = Rates(limits.wrong_links, name)
        self.chats = Rates(limits.chats, name)
        self.frames = Rates(limits.all_frames, name)
        self.probes = Rates(limits.requests, name)  # of health and figures, which a flood of requests must not hide
        self.sockets = Held(name)  # by address
        kinds = ("requests", "creations", "wrong_links", "chats", "frames", "probes")
        self.counting = Counting(store, {kind: getattr(self, kind) for kind in kinds}, self.sockets)
        self.barred = Barred()
        self.hinting: set[tuple[str, int]] = set()  # matches and seats for which the expert is thinking
        self._accounts: dict[str, tuple[str, str]] = {}

    def address(self, connection: AnyConnection) -> str:
        """Return as whom somebody who asks is counted: by the address, behind a trusted proxy the one it names last."""
        if self.settings.trusted_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            if forwarded:
                return household(forwarded)
        return household(connection.client.host) if connection.client is not None else "-"

    def secure(self, connection: AnyConnection) -> bool:
        """Return whether the browser came by https."""
        if self.settings.public_url:
            return self.settings.public_url.startswith("https:")
        if self.settings.trusted_proxy:
            return connection.headers.get("x-forwarded-proto", "") == "https"
        return connection.scope["scheme"] in ("https", "wss")

    def origin(self, connection: AnyConnection) -> str:
        """Return the address under which the caller sees the server."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        scheme = "https" if self.secure(connection) else "http"
        return f"{scheme}://{connection.headers.get('host', 'localhost')}"

    async def caller(self, connection: AnyConnection) -> Caller:
        """Return who is asking, by cookie or bearer token; an unknown token is an error, a bad cookie is nobody."""
        address = self.address(connection)
        link = connection.headers.get(LINK_HEADER)
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            found = self._accounts.get(token)
            if found is None:
                self.wrong_links.check(address)
                found = await self.store.account(token)
                if found is None:
                    self.wrong_links.take(address)
                    raise Unknown("server-token")
                if len(self._accounts) > 10_000:
                    self._accounts.clear()
                self._accounts[token] = found
            self.barred.check(found[0], "ban")
            self.houses.note(found[0], address)
            return Caller(found[0], address, found[1], link)
        cookie = cookie_of(connection.headers.get("cookie", ""))
        person = self.keys.person(cookie) if cookie else None
        if person is not None:
            self.houses.note(person, address)
        self.barred.check(person, "ban")
        return Caller(person, address, None, link)

    def heard(self, note: str) -> None:
        """Take in a note from another process."""
        if not self.counting.heard(note):
            self.tables.heard(note)

    def forget_accounts(self) -> None:
        """Let the store be asked again who has which token: one may have been removed."""
        self._accounts.clear()

    def link(self, token: str, address: str) -> tuple[LinkKind, str]:
        """Return the kind and the match of a join, watch or replay link; wrong ones are counted against the address."""
        self.wrong_links.check(address)
        found = self.keys.open(token)
        if found is None:
            self.wrong_links.take(address)
            raise NotFound("server-link")
        return found

    def role(self, caller: Caller, match: str, token: str | None = None) -> str:
        """Return what a link that came with a request allows for a match: seats (nothing more), watch or lobby."""
        token = token or caller.link
        if not token:
            return "seats"
        kind, found = self.link(token, caller.address)
        if found != match:
            raise NotFound("server-link")
        return {"join": "lobby", "watch": "watch", "replay": "replay"}[kind]
