"""Which browsers want to be told when it is somebody's turn."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from offworld.server.store.schema import subscriptions

MOST = 8  # browsers of one person; the oldest goes


class Subscription(msgspec.Struct, frozen=True):
    """A browser's push service, its keys, and the language of whoever reads there."""

    endpoint: str
    key: str
    auth: str
    language: str


def subscribe(connection: Connection, person: str, wanted: Subscription) -> None:
    """Keep a browser of a person, in place of what was known of it."""
    unsubscribe(connection, wanted.endpoint)
    made = subscriptions.insert().values(person=person, created=time.time(), **msgspec.structs.asdict(wanted))
    connection.execute(made)
    mine = sa.select(subscriptions.c.endpoint).where(subscriptions.c.person == person)
    older = [row.endpoint for row in connection.execute(mine.order_by(subscriptions.c.created.desc()).offset(MOST))]
    if older:
        connection.execute(subscriptions.delete().where(subscriptions.c.endpoint.in_(older)))


def unsubscribe(connection: Connection, endpoint: str, person: str | None = None) -> None:
    """Forget a browser, whoever's it is or only where it is this person's."""
    gone = subscriptions.delete().where(subscriptions.c.endpoint == endpoint)
    connection.execute(gone if person is None else gone.where(subscriptions.c.person == person))


def subscribed(connection: Connection, people: Sequence[str]) -> list[Subscription]:
    """Return the browsers of some people."""
    columns = [subscriptions.c[name] for name in Subscription.__struct_fields__]
    query = sa.select(*columns).where(subscriptions.c.person.in_(people))
    return [Subscription(*row) for row in connection.execute(query)]
