"""What views of Welcome to the Moon hold: the client's types are made from these, and mypy holds views to them."""

from __future__ import annotations

from typing import Literal, TypedDict

from offworld.kernel.plain import Message, ScoreLine

Claimed = Literal["first", "later"]
SheetView = dict[str, int | dict[str, float | str]]  # by field: a number, or the marks that are not as printed
# a card of the campaign may show a second number, which the others do not
Combination = TypedDict(
    "Combination",
    {
        "number": float | str,
        "or": float | None,
        "number_card": int,
        "effect": str,
        "effects": list[str],
        "effect_card": int,
        "next": str | None,
        "places": int | None,
    },
)


class MissionSeat(TypedDict):
    """How far somebody is with a mission."""

    have: int
    need: int
    claimed: Claimed | None


class MissionView(TypedDict):
    """A mission of this match."""

    id: int
    letter: str
    first: int
    later: int
    house: bool  # of the campaign, as we read it
    flipped: bool
    players: list[MissionSeat]


class Line(TypedDict):
    """A line of a score."""

    name: str
    points: int
    parts: list[int]


class End(TypedDict):
    """How far somebody is from an end of the match."""

    name: str
    have: int
    need: int


class Last(TypedDict):
    """What somebody wrote last."""

    pile: int
    effect: str
    space: str
    mark: float | str


class PlayerView(TypedDict):
    """What somebody has reached."""

    score: int
    lines: list[Line]
    ends: list[End]
    last: Last | None


class Writing(TypedDict):
    """A combination that is chosen and whose number is still to be written."""

    pile: int
    effect: str


class Held(TypedDict):
    """How many cards of an effect ASTRA holds, and what each of them is worth to it."""

    count: int
    points: int


class Boxes(TypedDict):
    """The boxes of ASTRA's track in the Launch."""

    crossed: int
    all: int


class Bonuses(TypedDict):
    """The bonuses of whoever plays alone."""

    slots: int
    circled: int
    used: int


# the rival of whoever plays alone
AstraView = TypedDict(
    "AstraView",
    {
        "name": Message,
        "level": int,
        "opponent": str,
        "score": int,
        "lines": list[ScoreLine],
        "cards": dict[str, Held],  # by effect
        "given": list[int],
        "last": str | None,  # the effect of the card that it was given last
        "boxes": Boxes | None,
        "bonuses": Bonuses,
        "third": int | None,  # the place of the card that is left for it in this turn
        "pass": int,
        "deck": int,  # numbered cards that are still in the deck
        "waiting": list[str],  # the letters of its own cards that are still in the deck
    },
)


class ExpeditionView(TypedDict):
    """What a series of matches has brought before this one; ASTRA comes last among those who have stars."""

    stars: list[int]
    firsts: list[int]  # how often each was first
    change: str | None  # how the deck is changed for now
    added: list[int]
    removed: list[int]


class Stretch(TypedDict):
    """Spaces between two lines of the Journey."""

    spaces: list[str]
    full: bool


class DomePiece(TypedDict):
    """A piece of the Dome."""

    id: str
    built: bool


class Facts(TypedDict, total=False):
    """What follows from the marks of a sheet; each adventure has its own of these."""

    complete: list[str]
    stretches: list[Stretch]
    connected: list[str]
    plants: int
    antennas: int
    minerals: list[str]
    floors: dict[str, int]
    dome: list[DomePiece]
    evacuated: list[str]
    quarantined: list[str]
    active: list[str]
    points: dict[str, int]
    reached: list[str]
    owners: dict[str, int | None]  # whose the two sides of a shared sheet are
    playing: str  # which of them is in play
    symbols: dict[str, list[int]]


class TableView(TypedDict):
    """The whole table."""

    adventure: int
    turn: int
    combinations: list[Combination]
    reshuffle: int
    missions: list[MissionView]
    sheets: list[SheetView]
    facts: list[Facts]  # by sheet
    common: SheetView
    players: list[PlayerView]
    writing: Writing | None
    shut: list[str] | None  # empty spaces of one's own sheet into which no number fits any more; null for spectators
    astra: AstraView | None
    expedition: ExpeditionView | None
