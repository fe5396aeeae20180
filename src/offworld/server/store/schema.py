"""The tables. Entries are appended and never changed; what follows from the journal is kept a second time for lists."""

from __future__ import annotations

import sqlalchemy as sa

VERSION = 7

metadata = sa.MetaData()
_Plain = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")  # compared byte by byte: beginnings are ranges

meta = sa.Table("meta", metadata, sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text))

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("row", sa.Text, nullable=False),  # a MatchRow as JSON, the seed included
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("status", sa.Text, nullable=False),  # for lists
    sa.Column("lineup", sa.Text, nullable=False),  # for lists: as it is now
    sa.Column("outcome", sa.Text),  # for lists; with the last time, and how its series then stands
    sa.Column("pace", sa.Text),  # for lists, as in the row
    sa.Column("series", sa.Text),  # for lists: a SeriesInfo as JSON, where it is a match of a series
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),  # rises when something is taken out of it
    sa.Index("matches_by_time", "created", "id"),
    sa.Index("matches_by_status", "status", "created", "id"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("value", sa.Text),  # JSON
    sa.Column("ref", sa.Text),
    sa.Column("asked", sa.Text, nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False),
    sqlite_with_rowid=False,  # rows lie in the order of the key: one page for a match's newest entries
)

packed = sa.Table(
    "packed",  # journals of matches that have long been over, but for their last entries
    metadata,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the last entry in it
    sa.Column("entries", sa.LargeBinary, nullable=False),  # JSON compressed by zlib
)

ended = sa.Table(
    "ended",  # matches that are over and whose journals have not been packed yet
    metadata,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),  # when something happened there last
    sa.Index("ended_by_time", "at"),
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("created", sa.Float, nullable=False, server_default="0"),  # of the match, for lists
    sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),  # for lists: whether the match is
    sa.Index("holders_by_match", "match"),
    sa.Index("holders_by_time", "person", "over", "created", "match"),
)

traces = sa.Table(
    "traces",  # whom the row or the journal of a match names, also those who left it: they may want to be forgotten
    metadata,
    sa.Column("person", _Plain, primary_key=True),
    sa.Column("match", sa.Text, primary_key=True),
    sa.Index("traces_by_match", "match"),
    sqlite_with_rowid=False,
)

positions = sa.Table(
    "positions",  # of matches that have begun: from there they go on when the rules change
    metadata,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the entry after which it was so
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("packed", sa.LargeBinary, nullable=False),  # position and record, JSON compressed by zlib
)

reviews = sa.Table(
    "reviews",  # of finished matches: everybody's chances over their course, and what was missed
    metadata,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("until", sa.Float, nullable=False),  # as long as it is not done: until then a process is at work on it
    sa.Column("packed", sa.LargeBinary, nullable=False),  # what is found so far, JSON compressed by zlib
    sa.Index("reviews_by_time", "done", "until"),
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("token", sa.Text, nullable=False, unique=True),  # hashed
    sa.Column("created", sa.Float, nullable=False),
)

barred = sa.Table(
    "barred",  # by the host
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),  # ban: may do nothing; mute: may not write in the chat
    sa.Column("reason", sa.Text, nullable=False),  # shown to that person
    sa.Column("at", sa.Float, nullable=False),
)

transfers = sa.Table(
    "transfers",
    metadata,
    sa.Column("token", sa.Text, primary_key=True),  # hashed
    sa.Column("match", sa.Text, nullable=False, index=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("expires", sa.Float, nullable=False, index=True),
)

subscriptions = sa.Table(
    "subscriptions",  # browsers that want to be told of turns
    metadata,
    sa.Column("endpoint", sa.Text, primary_key=True),  # whoever knows it, and the server's key, can send there
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
