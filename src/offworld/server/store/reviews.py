"""Reviews of finished matches in the store: begun once, worked on by one process at a time, kept with the match."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from offworld.server.store.adding import adding
from offworld.server.store.schema import matches, reviews

SOME = 20  # unfinished ones that are looked at at once


class KeptReview(NamedTuple):
    """What is kept of a review: whether it is complete, and what is found so far, packed."""

    done: bool
    packed: bytes


def begin_review(connection: Connection, match: str, packed: bytes, until: float) -> bool:
    """Keep that a match is to be reviewed, for whoever calls; False where it is already, or there is no such match."""
    values = (sa.literal(False, sa.Boolean), sa.literal(until), sa.literal(packed, sa.LargeBinary))
    row = sa.select(matches.c.id, *values).where(matches.c.id == match)
    made = adding(connection.dialect.name == "postgresql")(reviews).from_select(
        ["match", "done", "until", "packed"], row
    )
    return connection.execute(made.on_conflict_do_nothing().returning(reviews.c.match)).first() is not None


def take_review(connection: Connection, match: str, now: float, until: float) -> bool:
    """Take over a review that nobody works on any more; False where somebody was faster."""
    left = (reviews.c.match == match) & ~reviews.c.done & (reviews.c.until < now)
    return connection.execute(reviews.update().where(left).values(until=until)).rowcount == 1


def keep_review(connection: Connection, match: str, kept: KeptReview, until: float) -> bool:
    """Keep how far a review has come; False where it is complete, or gone as its match is."""
    wanted = reviews.update().where(reviews.c.match == match, ~reviews.c.done)
    return connection.execute(wanted.values(done=kept.done, packed=kept.packed, until=until)).rowcount == 1


def drop_review(connection: Connection, match: str) -> None:
    """Forget a review that cannot be made."""
    connection.execute(reviews.delete().where(reviews.c.match == match))


def review_of(connection: Connection, match: str) -> KeptReview | None:
    """Return what is kept of the review of a match."""
    row = connection.execute(sa.select(reviews.c.done, reviews.c.packed).where(reviews.c.match == match)).first()
    return None if row is None else KeptReview(row.done, row.packed)


def left_reviews(connection: Connection, now: float) -> list[str]:
    """Return matches whose reviews nobody works on any more."""
    return [row.match for row in connection.execute(left_query(now))]


def left_query(now: float) -> sa.Select[tuple[str]]:
    """Return the query of those, the longest left first."""
    query = sa.select(reviews.c.match).where(reviews.c.done == sa.false(), reviews.c.until < now)
    return query.order_by(reviews.c.until).limit(SOME)


def free_reviews(connection: Connection) -> None:
    """Let anybody take over what is unfinished: for a store whose only process has just been started."""
    connection.execute(reviews.update().where(~reviews.c.done).values(until=0.0))
