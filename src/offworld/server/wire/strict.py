"""Bodies are read strictly: the framework would take "0" for 0 and "yes" for true."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request

from offworld.server.wire.malformed import malformed


async def check_body(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that is not exactly what the route describes, before anything else happens."""
    field = getattr(request.route_handler, "parsed_data_field", None)
    if field is None:
        return
    try:
        msgspec.json.decode(await request.body(), type=field.annotation)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise malformed(error) from None
