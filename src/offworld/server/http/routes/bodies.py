"""What requests and replies look like; the OpenAPI description is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar.openapi import ResponseSpec

from offworld.server.wire.frames import SeatNumber

Name = Annotated[str, msgspec.Meta(max_length=200)]  # cleaned, then measured
Token = Annotated[str, msgspec.Meta(max_length=200)]


class Message(msgspec.Struct):
    """A message key with parameters."""

    key: str
    params: dict[str, Any]


class ErrorBody(msgspec.Struct):
    """Why a request was refused; `message` says it in the caller's language."""

    status: int
    error: Message
    message: str


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


def replies_with(made: Any) -> dict[int, ResponseSpec]:
    """Return the description of a reply that a route encodes itself, and of its refusals."""
    return {**REFUSALS, 200: ResponseSpec(made, description="As asked", generate_examples=False)}


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new match: for the caller, open, or for a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: str | None = None


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A match to be created."""

    game: str
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str] = {}
    pace: Literal["live", "days"] = "live"
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None


class ImportFile(msgspec.Struct, forbid_unknown_fields=True):
    """A record or a position to be made into a match."""

    file: dict[str, Any]
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=16)] = []
    pace: Literal["live", "days"] = "live"
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None


class LinkToken(msgspec.Struct, forbid_unknown_fields=True):
    """A link to be looked at."""

    token: Token


class LinkClaim(msgspec.Struct, forbid_unknown_fields=True):
    """A link to be used."""

    token: Token
    name: Name = ""
    seat: SeatNumber | None = None


class SeatClaim(msgspec.Struct, forbid_unknown_fields=True):
    """A reserved or own seat to be taken."""

    seat: SeatNumber
    name: Name = ""


class SeatOnly(msgspec.Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: SeatNumber


class Fill(msgspec.Struct, forbid_unknown_fields=True):
    """The level of the bots that take the open seats."""

    fill: str | None = None


class Level(msgspec.Struct, forbid_unknown_fields=True):
    """The level of a bot."""

    level: str


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """A name for a new account."""

    name: Name


class Link(msgspec.Struct):
    """A link: its token and the page that takes it."""

    token: str
    path: str


class Health(msgspec.Struct):
    """How the parts of this process are: the store, what waits to be written, and the bots."""

    status: str  # as the store: without it nothing can be played
    store: str  # ok or away
    writes: int  # that wait
    thinking: int  # bots at work
    thoughts: int  # that wait for a process


class ForgottenReply(msgspec.Struct):
    """How many matches went, and how many go on without the caller's name."""

    removed: int
    changed: int


class MatchReply(msgspec.Struct):
    """A match, as far as the caller is concerned; the fields are described in docs/api.md."""

    match: dict[str, Any]


class CreatedReply(msgspec.Struct):
    """A new match and its links."""

    match: dict[str, Any]
    links: dict[str, Link]


class ClaimReply(msgspec.Struct):
    """A match and the seats that the caller now holds."""

    match: dict[str, Any]
    seats: list[int]


class LinkReply(msgspec.Struct):
    """What a link is for."""

    kind: str
    match: dict[str, Any]
    seats: list[int]


class TransferReply(msgspec.Struct):
    """A link that carries seats to another device."""

    token: str
    path: str
    expires: float
    qr: str


class AccountReply(msgspec.Struct):
    """A new account; the token is shown this once."""

    id: str
    name: str
    token: str
