"""The tables. Entries are appended and never changed; what follows from the journal is kept a second time for lists."""

from __future__ import annotations

import sqlalchemy as sa

VERSION = 3

metadata = sa.MetaData()

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
    sa.Column("outcome", sa.Text),  # for lists; with how its series then stands
    sa.Column("pace", sa.Text),  # for lists, as in the row
    sa.Column("series", sa.Text),  # for lists: a SeriesMark as JSON, where it is a match of a series
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

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
)

positions = sa.Table(
    "positions",  # of matches that have begun: from there they go on when the rules change
    metadata,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the entry after which it was so
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("packed", sa.LargeBinary, nullable=False),  # position and record, JSON compressed by zlib
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
    sa.Column("match", sa.Text, nullable=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
