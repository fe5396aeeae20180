"""What the kernel tells programs, as plain JSON: messages, events, outcomes, options, views.

Screens, bots and servers read these. They are described, not built: a value is an ordinary dictionary, which mypy holds
against its description where it is written, and the client's own types are made from the same descriptions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict, TypeVar

import msgspec

K = TypeVar("K")
V = TypeVar("V")

PARTIAL: Final = {"partial": True}
Some = Annotated[dict[K, V], msgspec.Meta(extra=PARTIAL)]  # of named keys only some; `dict` says that all are there
OptionValue = bool | int | str


class Message(TypedDict):
    """A message key with parameters, which may be messages themselves; the words are in the language files.

    >>> from offworld.kernel.text import Text
    >>> Text("took", {"count": 2}).to_json()
    {'key': 'took', 'params': {'count': 2}}
    """

    key: str
    params: dict[str, Any]


class LogEvent(TypedDict):
    """A line of the log: its number, and a message.

    >>> from offworld.kernel.event import event_json
    >>> from offworld.kernel.text import Text
    >>> event_json(7, Text("took", {"seat": 1}))
    {'n': 7, 'key': 'took', 'params': {'seat': 1}}
    """

    n: int
    key: str
    params: dict[str, Any]


class ScoreLine(TypedDict):
    """What some points are for.

    >>> from offworld.kernel.outcome import lines_json
    >>> from offworld.kernel.text import Text
    >>> lines_json([(Text("cities"), 6)])
    [{'why': {'key': 'cities', 'params': {}}, 'points': 6}]
    """

    why: Message
    points: int


class RivalInfo(TypedDict):
    """An opponent without a seat.

    >>> from offworld.kernel.outcome import Rival
    >>> from offworld.kernel.text import Text
    >>> Rival(Text("automa"), 41, (), won=True).to_json()["won"]
    True
    """

    name: Message
    score: int
    lines: list[ScoreLine]
    won: bool


class OutcomeInfo(TypedDict):
    """How a match ended; `rivals` only where there are any.

    >>> from offworld.kernel.outcome import Outcome
    >>> from offworld.kernel.text import Text
    >>> list(Outcome(Text("deck-empty"), (1,), (12, 30)).to_json())
    ['reason', 'winners', 'scores']
    """

    reason: Message
    winners: list[int]
    scores: list[int]
    rivals: NotRequired[list[RivalInfo]]


class OptionInfo(TypedDict):
    """An option of a game, with all that a form needs.

    >>> from offworld.kernel.option import Option
    >>> Option("level", 1, (1, 2), seats=(1,)).to_json()["allowed"]
    [1, 2]
    """

    name: str
    kind: Literal["flag", "number", "choice"]
    default: OptionValue
    allowed: list[OptionValue]
    needs: tuple[str, OptionValue] | None
    seats: list[int] | None
    matters: list[tuple[str, OptionValue]]


class View(TypedDict):
    """What a seat, or a spectator, sees: `table` is the game's own.

    `ready`: while all choose at once, who has finished, where the game lets everybody see it; otherwise null.

    >>> import offworld
    >>> view = offworld.game("dig_mars").start(2, seed=1).view(0)
    >>> view["you"], view["table"]["actions"]
    (0, 3)
    """

    game: str
    seats: int
    options: dict[str, OptionValue]
    you: int | None
    asked: list[int]
    ready: list[int] | None
    outcome: OutcomeInfo | None
    table: Mapping[str, Any]
