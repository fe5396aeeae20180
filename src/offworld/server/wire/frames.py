"""Frames that come in, and commands, which come by REST as well: they are checked here. What goes out is in `told`."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Annotated, Any, Final, TypeVar

import msgspec

from offworld.kernel.text import Text
from offworld.server.errors import TooLarge
from offworld.server.wire.malformed import malformed, wrong_field
from offworld.server.wire.told import Bye, Told

PROTOCOL: Final = 1
DEPTH: Final = 16  # no answer of any game is nested deeper
LONG: Final = 4_000  # characters; what is shorter is hardly worth compressing

Id = Annotated[str, msgspec.Meta(pattern="^[!-~]+$", min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Frame(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything that a client sends."""


class Hello(Frame, tag="hello"):
    """The first frame: which protocol, where to go on, and a link for whoever holds no seat."""

    protocol: int
    stream: str | None = None
    since: Number = 0
    token: str | None = None
    gzip: bool = False  # whether long frames may come compressed
    differences: bool = False  # whether updates may come as `change`


class Command(Frame):
    """Something to do; the id, chosen by the sender, makes repeating it harmless."""

    id: Id


class SeatCommand(Command):
    """A command in the name of a seat."""

    seat: SeatNumber


class Answer(SeatCommand, tag="answer"):
    """Answer the question with this id."""

    question: Number
    value: Any


class Undo(SeatCommand, tag="undo"):
    """Take back the seat's last answer, or all that it answered in this turn as far as that can be taken back."""

    turn: bool = False


class UndoAsk(SeatCommand, tag="undo_ask"):
    """Ask everybody for an undo past the information barrier."""


class UndoVote(SeatCommand, tag="undo_vote"):
    """Agree to it, or not."""

    agree: bool


class Chat(SeatCommand, tag="chat"):
    """Say something short."""

    text: str  # cleaned, then measured


class Standing(SeatCommand, tag="standing"):
    """Leave a standing answer for a reaction, `ask` to be asked again."""

    reaction: str
    choice: str


class Resign(SeatCommand, tag="resign"):
    """Leave the seat to a bot, for good."""

    level: str


class WhyNot(SeatCommand, tag="why_not"):
    """Ask which rule forbids an answer."""

    value: Any


class Undoable(SeatCommand, tag="undoable"):
    """Ask whether the seat can take back its last answer."""


class Ping(Command, tag="ping"):
    """Ask for a pong."""


AnyCommand = Answer | Undo | UndoAsk | UndoVote | Chat | Standing | Resign | WhyNot | Undoable | Ping

T = TypeVar("T")
_hello: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)
_command: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_encoder = msgspec.json.Encoder()


def kind(command: AnyCommand) -> str:
    """Return the type of a command."""
    return str(type(command).__struct_config__.tag)


def read_hello(data: str, limit: int) -> Hello:
    """Return the first frame of a connection."""
    return _read(_hello, data, limit)


def read_command(data: str, limit: int) -> AnyCommand:
    """Return a later frame."""
    command = _read(_command, data, limit)
    check_depth(command)
    return command


def check_depth(command: AnyCommand) -> None:
    """Refuse values that are nested more deeply than any answer."""
    if isinstance(command, (Answer, WhyNot)) and _deeper(command.value, DEPTH):
        raise wrong_field("value")


def _read(decoder: msgspec.json.Decoder[T], data: str, limit: int) -> T:
    if len(data) > limit or len(data.encode()) > limit:
        raise TooLarge("server-too-large", limit=limit)
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise malformed(error) from None


def _deeper(value: object, depth: int) -> bool:
    parts = value if isinstance(value, list) else list(value.values()) if isinstance(value, dict) else []
    return depth == 0 or any([_deeper(part, depth - 1) for part in parts])


def encoded(frame: Told) -> str:
    """Return a frame as text."""
    return _encoder.encode(frame).decode()


@lru_cache(maxsize=16)
def squeezed(frame: str) -> bytes:
    """Return a long frame compressed, once for all who are sent the same."""
    return gzip.compress(frame.encode(), 4, mtime=0)


def raw(value: object) -> msgspec.Raw:
    """Return a part of a frame, encoded once for several frames."""
    return msgspec.Raw(_encoder.encode(value))


def bye(why: Text) -> str:
    """Return the last frame of a connection."""
    return encoded(Bye(why.to_json()))
