"""What views and the catalog of Terraforming Mars hold: the client's types are made from these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from offworld.games.terraforming_mars.names import KindName, ParameterName, PhaseName, ResourceName, TagName
from offworld.games.terraforming_mars.rules.scoring import PointSource
from offworld.kernel.plain import Message, Some

LineKind = Literal["play", "action", "effect", "first", "start"]
Owner = int | Literal["neutral"]
# one icon of a card: what it shows, how many, and how it is framed (see words/icons.py)
IconData = TypedDict(
    "IconData",
    {
        "icon": str,
        "count": NotRequired[int],
        "production": NotRequired[bool],
        "any": NotRequired[bool],
        "star": NotRequired[bool],
        "steal": NotRequired[bool],
        "more": NotRequired[bool],
        "x": NotRequired[bool],
        "per": NotRequired["IconData"],
        "if": NotRequired["IconData"],
        "also": NotRequired[str],
        "value": NotRequired[int],
        "bound": NotRequired[Literal["min", "max"]],
    },
)


class CardLine(TypedDict):
    """A line of a card: what it says, and icons left and right of its arrow."""

    kind: LineKind
    text: Message
    left: list[IconData]
    right: list[IconData]


# what a card is worth: for each of something, or if there is something
CardPoints = TypedDict(
    "CardPoints",
    {"points": int, "text": Message, "per": NotRequired[IconData], "if": NotRequired[IconData]},
)


class CardData(TypedDict):
    """A card or a corporation."""

    id: str
    number: int
    name: Message
    kind: KindName
    cost: int
    tags: list[TagName]
    set: Literal["base", "corporate_era"]
    cube: str | None
    requires: list[IconData]
    requires_text: Message | None
    lines: list[CardLine]
    note: Message | None
    points: CardPoints | None


class AreaData(TypedDict):
    """An area of the map, or a place beside it."""

    id: str
    row: int | None
    column: int | None
    q: int | None
    r: int | None
    ocean: bool
    volcano: bool
    reserved: str | None
    name: Message | None
    bonus: list[IconData]


class TrackBonus(TypedDict):
    """What reaching a step brings."""

    at: int
    brings: list[IconData]


class TrackData(TypedDict):
    """A global parameter: printed values from start to goal."""

    name: ParameterName
    start: int
    step: int
    goal: int
    unit: Literal["degrees", "percent", "tiles"]
    bonuses: list[TrackBonus]


class ProjectData(TypedDict):
    """A standard project."""

    id: str
    name: Message
    cost: int
    brings: list[IconData]


class MilestoneData(TypedDict):
    """A milestone."""

    id: str
    name: Message
    goal: int


class MilestonesData(TypedDict):
    """The milestones and what they cost."""

    cost: int
    points: int
    limit: int
    list: Sequence[MilestoneData]


class AwardData(TypedDict):
    """An award."""

    id: str
    name: Message


class AwardsData(TypedDict):
    """The awards and what they cost."""

    costs: list[int]
    points: list[int]
    list: Sequence[AwardData]


class SpecialTile(TypedDict):
    """A tile that a card brings."""

    id: str
    name: Message
    card: str
    site: str


class PriceData(TypedDict):
    """Prices that are printed."""

    card: int
    greenery: int
    heat: int
    ocean: int


class Catalog(TypedDict):
    """Everything that is printed."""

    cards: list[CardData]
    corporations: list[CardData]
    areas: list[AreaData]
    tracks: list[TrackData]
    projects: list[ProjectData]
    milestones: MilestonesData
    awards: AwardsData
    tiles: list[SpecialTile]
    prices: PriceData
    solo_generations: int


class TileView(TypedDict):
    """A tile on the map."""

    tile: str
    owner: Owner | None


class HandCard(TypedDict):
    """A card in hand and what it costs now."""

    id: str
    price: int | None


class PublicPlayer(TypedDict):
    """What everybody sees of a player, without points."""

    corporation: str | None
    rating: int
    income: int
    stock: dict[ResourceName, int]
    production: dict[ResourceName, int]
    tags: Some[TagName, int]
    cards: int
    looking_at: int
    played: list[str]
    events: list[str]
    cubes: dict[str, int]
    actions: list[str]
    used: list[str]
    playing: str | None
    passed: bool
    rising: bool
    steel_value: int
    titanium_value: int
    greenery_cost: int
    discount: int
    slack: int
    project_discounts: dict[str, int]


class PlayerPoints(TypedDict):
    """Points so far, by where they come from."""

    points: dict[PointSource, int]
    card_points: dict[str, int]
    score: int


class PrivatePlayer(TypedDict):
    """What only the own seat sees, and everybody after the end."""

    hand: list[HandCard]
    dealt: list[str]
    drafted: list[str]
    offers: list[str]
    chosen: str | None


class PlayerView(PublicPlayer, PlayerPoints):
    """What is seen of a player; hand, dealt cards and offers only of one's own seat, and of all after the end."""

    hand: NotRequired[list[HandCard]]
    dealt: NotRequired[list[str]]
    drafted: NotRequired[list[str]]
    offers: NotRequired[list[str]]
    chosen: NotRequired[str | None]


class MilestoneView(TypedDict):
    """A milestone, whose it is, and how far everybody is."""

    id: str
    owner: int | None
    progress: list[int]


class AwardView(TypedDict):
    """An award, who funded it, and how everybody stands."""

    id: str
    owner: int | None
    standing: list[int]
    points: list[int]


class TableView(TypedDict):
    """The whole table."""

    phase: PhaseName
    generation: int
    first: int
    turn: int | None
    action: int
    temperature: int
    oxygen: int
    oceans: int
    tiles: dict[str, TileView]
    claims: dict[str, int]
    milestones: list[MilestoneView]
    awards: list[AwardView]
    award_cost: int
    beside: dict[str, int]  # what the oceans next to a free area pay for a tile there
    draft_step: int  # how many seats on the cards of a draft go: 1 is clockwise
    deck: int
    discards: int
    known_discards: list[str]
    players: list[PlayerView]
    history: list[list[int]]  # by generation: rating, income and points of each seat, one after another
