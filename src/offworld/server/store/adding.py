"""Adding rows where there may be some already: what the databases have each in their own words."""

from __future__ import annotations

from typing import Any


def adding(postgresql: bool) -> Any:
    """Return what makes statements that add rows and say what happens where there is one already."""
    if postgresql:  # imported only where needed: a table at home should be there at once
        from sqlalchemy.dialects.postgresql import insert as pg_insert

        return pg_insert
    from sqlalchemy.dialects.sqlite import insert

    return insert
