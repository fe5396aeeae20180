"""What the server tells about a match: the info of it, what a seat sees, and the frames of the socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from offworld.kernel.plain import LogEvent, Message, OptionValue, OutcomeInfo, ScoreLine, View
from offworld.server.wire.questions import Question

SeatKind = Literal["person", "open", "bot"]
Status = Literal["lobby", "live", "finished"]
Pace = Literal["live", "days"]
Happening = Literal["answer", "standing", "undo", "undo_ask", "undo_vote", "rewind"]
EntryKind = Happening | Literal["chat", "seat", "start", "rules", "rematch", "hint"]


# --- a match ---------------------------------------------------------------------------------------------------------
class SeatInfo(msgspec.Struct):
    """Who sits where: `here` says whether they are connected, `reserved` whether the seat is kept for somebody."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    you: bool
    here: bool
    reserved: bool


class UndoRequest(msgspec.Struct):
    """A request for an undo that waits for consent."""

    seat: int
    agreed: list[int]
    needed: list[int]


class SeriesInfo(msgspec.Struct):
    """The series that a match belongs to; `next`: another match follows this one, which is over."""

    id: str
    number: int
    standing: list[Message]
    next: bool = False


class MatchInfo(msgspec.Struct, kw_only=True):
    """What there is to say about a match, as far as a viewer is concerned; the fields are described in docs/api.md."""

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    status: Status
    pace: Pace
    days: int | None
    created: float
    started: float | None
    finished: float | None
    seats: list[SeatInfo]
    owner: bool
    asked: list[int]
    since: float | None
    together: bool
    overdue: list[int]
    due: list[float | None]
    watchers: int
    undo: UndoRequest | None
    imported: bool
    seal: str | None
    rematch: str | None
    rematch_of: str | None
    outcome: OutcomeInfo | None
    lines: list[list[ScoreLine]]
    series: SeriesInfo | None


# --- what a seat sees ------------------------------------------------------------------------------------------------
class ReactionInfo(msgspec.Struct):
    """A kind of question for which an answer may stand."""

    name: str
    choices: list[str]


class StandingInfo(msgspec.Struct):
    """What may be left for reactions, what is, and which reaction is being asked for now."""

    reactions: list[ReactionInfo]
    left: dict[str, str]
    asked: str


class UndoInfo(msgspec.Struct):
    """What is known at once about taking back the last answer; `can` is null where one has to ask (`undoable`)."""

    can: bool | None
    why: Message | None
    turn: int


class SeatView(msgspec.Struct):
    """What a seat sees and is asked, or a spectator; events before number `start` are as they were."""

    seat: int | None
    view: View
    question: Question | None
    start: int = msgspec.field(name="from")
    events: list[LogEvent]
    digest: int
    undo: UndoInfo | None
    standing: StandingInfo | None


class ChatLine(msgspec.Struct):
    """A line of chat."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float


class HintLine(msgspec.Struct):
    """A seat has asked what the expert would do; `logged` is how long the log was then."""

    n: int
    seat: int | None
    logged: int


class EntryInfo(msgspec.Struct):
    """What a viewer is told of an entry; which fields there are depends on its kind."""

    kind: EntryKind
    at: float
    to: str | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    name: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    agree: bool | UnsetType = UNSET
    logged: int | UnsetType = UNSET
    id: str | UnsetType = UNSET


# --- frames ----------------------------------------------------------------------------------------------------------
Difference = Any  # how one piece of JSON comes from another: an array or an object, as docs/api.md says
V = TypeVar("V")  # SeatView; or what is encoded already, once for several frames


class Told(msgspec.Struct, tag_field="type"):
    """Anything that the server sends."""


class StateOf(Told, Generic[V], tag="state"):
    """Everything, or what is new after what the viewer has."""

    protocol: int
    n: int
    stream: str
    reset: bool
    match: MatchInfo
    views: list[V]
    chat: list[ChatLine]
    hints: list[HintLine]


class UpdateOf(Told, Generic[V], tag="update"):
    """An entry that was stored, and what it has changed."""

    n: int
    entry: EntryInfo
    match: MatchInfo | UnsetType = UNSET
    views: list[V] | UnsetType = UNSET


class ViewChange(msgspec.Struct):
    """What an entry has changed for a seat, or a spectator, since what was told last.

    `change` is the difference of what `SeatView` has beside question and log; `question` that of the last question on
    the same topic. Both are null where nothing is asked now.
    """

    seat: int | None
    change: Difference
    topic: str | None
    question: Difference | None
    start: int = msgspec.field(name="from")
    events: list[LogEvent]


class ChangeFrame(Told, tag="change"):
    """An update for whoever asked for differences: each holds against what the frame before has led to."""

    n: int
    entry: EntryInfo
    match: Difference | UnsetType = UNSET
    views: list[ViewChange] | UnsetType = UNSET


class Accepted(Told, tag="accepted"):
    """A command is stored for good; `again`: it had been before."""

    id: str
    n: int
    again: bool | UnsetType = UNSET


class Refused(Told, tag="refused"):
    """Nothing was changed, and why."""

    id: str | None
    error: Message


class BusyReply(Told, tag="busy"):
    """The server cannot keep up: nothing was begun. Send the same command, with its id, again after some seconds."""

    id: str | None
    seconds: int
    error: Message


class Present(Told, tag="presence"):
    """Who is connected."""

    here: Sequence[int]
    watchers: int


class Thinking(Told, tag="thinking"):
    """A bot has begun to think."""

    seat: int


class WhyNotReply(Told, tag="why_not"):
    """The rule that forbids an answer; null where it is allowed."""

    id: str
    seat: int
    why: Message | None


class UndoableReply(Told, tag="undoable"):
    """Whether a seat can take back its last answer; `turn`: how many answers of this turn there are."""

    id: str
    seat: int
    can: bool
    why: Message | None
    turn: int


class Pong(Told, tag="pong"):
    """The reply to a ping."""

    id: str


class Bye(Told, tag="bye"):
    """Why the connection ends."""

    error: Message


StateFrame = StateOf[SeatView]
UpdateFrame = UpdateOf[SeatView]
Reply = Accepted | Refused | BusyReply | WhyNotReply | UndoableReply | Pong
AnyFrame = StateFrame | UpdateFrame | ChangeFrame | Reply | Present | Thinking | Bye


# --- lists and replays -----------------------------------------------------------------------------------------------
class MyMatch(msgspec.Struct):
    """One line in somebody's list of matches."""

    id: str
    game: str
    status: Status
    seats: list[int]
    names: list[str]
    kinds: list[SeatKind]
    levels: list[str | None]
    asked: list[int]
    turn: bool
    pace: Pace
    since: float
    updated: float
    outcome: OutcomeInfo | None
    series: SeriesInfo | None


class ReplayAnswer(msgspec.Struct):
    """Who answered in a step, and when, if that is known."""

    step: int
    seat: int
    at: float | None


class ReplayStep(msgspec.Struct):
    """What a seat, or a spectator, saw after a step, what happened in it, and everybody's points."""

    step: int
    view: View
    events: list[LogEvent]
    scores: list[int]


class CourseEvent(LogEvent):
    """An event of the log, and the step in which it happened."""

    step: int


class Piece(msgspec.Struct):
    """A part of an answer: something with words, a number, or so many of something."""

    label: Message | None
    count: int | None


class Foretold(msgspec.Struct):
    """An answer that was to be expected, whose, and to what question."""

    seat: int
    why: Message
    pieces: list[Piece]


class Missed(msgspec.Struct):
    """A better answer to what was asked than that given in a step: the chance it gained, and what might follow it."""

    step: int
    seat: int
    gain: float
    why: Message
    best: list[Piece]
    given: list[Piece]
    line: list[Foretold]


class ChancesAt(msgspec.Struct):
    """Each seat's chance to win after a step, from 0 to 1; alone, that to succeed."""

    step: int
    chances: list[float]


class Review(msgspec.Struct):
    """What a search thinks of a finished match, as far as it has come: `done` of so many `steps`."""

    state: Literal["none", "working", "done"]
    done: int
    steps: int
    chances: list[ChancesAt]
    missed: list[Missed]


class Course(msgspec.Struct):
    """A finished match at a glance: by step everybody's points, and the log."""

    scores: list[list[int]]
    events: list[CourseEvent]
