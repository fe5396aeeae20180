"""Storage: SQLAlchemy Core on SQLite or PostgreSQL; one writer that commits for many matches at once."""

from offworld.server.store.store import Append, Store

__all__ = ["Append", "Store"]
