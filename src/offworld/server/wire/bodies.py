"""What requests and replies look like; the OpenAPI description and the client's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from offworld.kernel.plain import LogEvent, Message, OptionInfo, OptionValue
from offworld.server.wire.frames import SeatNumber
from offworld.server.wire.told import Foretold, MatchInfo, MyMatch, Pace, ReplayAnswer

Name = Annotated[str, msgspec.Meta(max_length=200)]  # cleaned, then measured
LinkKind = Literal["join", "watch", "replay"]
Token = Annotated[str, msgspec.Meta(max_length=200)]


class ErrorBody(msgspec.Struct):
    """Why a request was refused; `message` says it in the caller's language."""

    status: int
    error: Message
    message: str


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new match: for the caller, open, or for a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: str | None = None


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A match to be created."""

    game: str
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    pace: Pace = "live"
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None


class ImportFile(msgspec.Struct, forbid_unknown_fields=True):
    """A record or a position to be made into a match."""

    file: dict[str, Any]
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=16)] = []
    pace: Pace = "live"
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


class WantHint(msgspec.Struct, forbid_unknown_fields=True):
    """The question that the expert is asked about."""

    seat: SeatNumber
    question: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Fill(msgspec.Struct, forbid_unknown_fields=True):
    """The level of the bots that take the open seats."""

    fill: str | None = None


class Level(msgspec.Struct, forbid_unknown_fields=True):
    """The level of a bot."""

    level: str


class BrowserKeys(msgspec.Struct, forbid_unknown_fields=True):
    """For whom a notice is encrypted, as the browser gives it."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class WantNotices(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants to be told of turns: its push service and its keys."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1_000)]
    keys: BrowserKeys
    language: Literal["en", "ru"] = "en"


class NoNotices(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that does not want to be told any more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1_000)]


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """A name for a new account."""

    name: Name


class Link(msgspec.Struct):
    """A link: its token and the page that takes it."""

    token: str
    path: str


class Links(msgspec.Struct):
    """The links of a match: to sit down, to look on, and to see it again once it is over."""

    join: Link
    watch: Link
    replay: Link


class Health(msgspec.Struct):
    """How the parts of this process are: the store, what waits to be written, the bots, and the rules."""

    status: str  # as the store: without it nothing can be played
    store: str  # ok or away
    writes: int  # that wait
    thinking: int  # bots at work
    thoughts: int  # that wait for a process
    rules: str  # compiled or plain


class NoticeKey(msgspec.Struct):
    """The key by which push services know this server."""

    key: str


class ForgottenReply(msgspec.Struct):
    """How many matches went, and how many go on without the caller's name."""

    removed: int
    changed: int


class MatchReply(msgspec.Struct):
    """A match, as far as the caller is concerned."""

    match: MatchInfo


class CreatedReply(msgspec.Struct):
    """A new match and its links."""

    match: MatchInfo
    links: Links


class ClaimReply(msgspec.Struct):
    """A match and the seats that the caller now holds."""

    match: MatchInfo
    seats: list[int]


class LinkReply(msgspec.Struct):
    """What a link is for."""

    kind: LinkKind | Literal["seat"]
    match: MatchInfo
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


class GameInfo(msgspec.Struct):
    """A game, with all that a form needs to create a match of it."""

    name: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]


class PositionHelp(msgspec.Struct):
    """The JSON Schema of a game's positions, and the state of a small one."""

    schema: dict[str, Any]
    example: dict[str, Any]


class MyMatches(msgspec.Struct):
    """Who the caller is, and a part of their matches: what is not over first, each newest first; `more`: it goes on."""

    person: bool
    account: str | None
    matches: list[MyMatch]
    more: bool = False


class Reach(msgspec.Struct, frozen=True):
    """The address for links, and who can open it: everybody, the own network, or this computer alone.

    `friends` is the address that friends could use if the server listened to the network, and `command` what makes it
    listen; only this computer is told.
    """

    origin: str
    kind: Literal["public", "network", "loopback"]
    friends: str | None = None
    command: str | None = None


class Digest(msgspec.Struct):
    """What happened since a seat's last turn."""

    seat: int
    start: int = msgspec.field(name="from")
    events: list[LogEvent]


class Considered(msgspec.Struct):
    """An answer that the expert considered: the chance to win that it leads to, and how many playouts began with it."""

    answer: Any
    chance: float
    playouts: int


class Hint(msgspec.Struct):
    """What the expert thinks of a question, by what the seat itself may know; the best answer comes first.

    `line` is what it expects to follow the best one, in one guess of what is hidden.
    """

    seat: int
    question: int
    considered: list[Considered]
    line: list[Foretold]


class ReplayInfo(msgspec.Struct):
    """A finished match, who answered in which step, and its seed in digits; null where it began from a position."""

    match: MatchInfo
    steps: int
    answers: list[ReplayAnswer]
    seed: str | None
