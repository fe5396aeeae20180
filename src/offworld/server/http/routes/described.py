"""Replies as the OpenAPI description names them: refusals, and what a route encodes itself."""

from __future__ import annotations

from typing import Any

from litestar.openapi import ResponseSpec

from offworld.server.wire.bodies import ErrorBody

REFUSALS = {
    status: ResponseSpec(ErrorBody, description=description, generate_examples=False)
    for status, description in (
        (400, "Malformed"),
        (401, "Unknown token"),
        (403, "Not your seat, or not allowed"),
        (404, "Unknown match, game or link"),
        (409, "Not now"),
        (413, "Too large"),
        (422, "Refused by a rule"),
        (429, "Too fast"),
        (503, "Out of reach; try again"),
    )
}
UNCHANGED = {304: ResponseSpec(None, description="The caller has it already", generate_examples=False)}


def replies_with(made: Any) -> dict[int, ResponseSpec]:
    """Return the description of a reply that a route encodes itself, and of its refusals."""
    return {**REFUSALS, 200: ResponseSpec(made, description="As asked", generate_examples=False)}
