"""Databases as earlier versions left them, made from one of today."""

from __future__ import annotations

import sqlalchemy as sa

ADDED_BY_7 = ("packed", "ended")
ADDED_BY_6 = {"matches": ("revision",), "holders": ("created", "over")}
INDICES_OF_6 = {
    "matches": ("matches_by_time", "matches_by_status"),
    "holders": ("holders_by_match", "holders_by_time"),
    "reviews": ("reviews_by_time",),
    "transfers": ("ix_transfers_match", "ix_transfers_person", "ix_transfers_expires"),
}


def make_older(address: str, version: int) -> None:
    """Take away from a database what came after a version."""
    engine = sa.create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        for table in ADDED_BY_7:
            connection.execute(sa.text(f"DROP TABLE {table}"))
        if version < 6:
            _before_6(connection, version)
        connection.execute(sa.text("UPDATE meta SET value = :version WHERE name = 'version'"), {"version": version})
    engine.dispose()


def _before_6(connection: sa.Connection, version: int) -> None:
    for index in [index for indices in INDICES_OF_6.values() for index in indices]:
        connection.execute(sa.text(f"DROP INDEX {index}"))
    for table, columns in ADDED_BY_6.items():
        for column in columns:
            connection.execute(sa.text(f"ALTER TABLE {table} DROP COLUMN {column}"))
    connection.execute(sa.text("DROP TABLE traces"))
    if version < 5:
        connection.execute(sa.text("DROP TABLE reviews"))
    if version == 1:
        for column in ("pace", "series"):
            connection.execute(sa.text(f"ALTER TABLE matches DROP COLUMN {column}"))


def form(address: str) -> dict[str, object]:
    """Return the tables of a database with their columns and indices."""
    engine = sa.create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    looked = sa.inspect(engine)
    found: dict[str, object] = {}
    for table in sorted(looked.get_table_names()):
        columns = sorted((each["name"], str(each["type"]), each["nullable"]) for each in looked.get_columns(table))
        indices = sorted((str(each["name"]), tuple(each["column_names"])) for each in looked.get_indexes(table))
        found[table] = (columns, indices)
    engine.dispose()
    return found
