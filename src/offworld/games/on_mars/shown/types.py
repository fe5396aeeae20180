"""What views of On Mars hold: the client's types are made from these, and mypy holds views to them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from offworld.kernel.plain import Message

Goods = dict[str, int]
Ending = Literal["no", "triggered", "last"]


class FigureView(TypedDict):
    """A figure on the map; a marker says which blueprint stands there."""

    kind: Literal["bot", "rover", "miner", "marker"]
    owner: int
    card: NotRequired[str]


class HexView(TypedDict):
    """What is on a hex."""

    building: str | None
    owner: int | None
    ground: str | None  # a crystal, a discovery tile or a research tile
    figures: list[FigureView]


class OwnedBlueprint(TypedDict):
    """A blueprint that somebody has, where it is built, and who works there."""

    id: str
    hex: str | None
    scientist: str | None


class OwnedContract(TypedDict):
    """A contract that somebody has, and what is delivered."""

    number: int
    done: bool
    load: Goods


class GoalInHand(TypedDict):
    """A private goal, how far it is, and whether it may be claimed."""

    number: int
    have: int
    need: int
    met: bool


class OwnedScientist(TypedDict):
    """A scientist that somebody has, and the blueprint where they work."""

    id: str
    at: str | None


class PlayerView(TypedDict):
    """What somebody has; the cards in hand only of one's own seat, and of all after the end."""

    lacerda: bool
    space: int | None
    side: str | None
    acted: bool
    track: int
    points: Goods
    score: int
    stock: Goods
    limit: int
    crystals: int
    waiting: int
    depot: int
    spendable: int
    quarters: int
    capacity: int
    working: int
    supply: int
    fresh: int
    boosters: int
    shelters: int
    docks: list[str]
    open: list[str]
    hangar: int
    ships_left: int
    lab: dict[str, str]
    cubes: list[str]
    research: list[str]
    found: int
    bots: list[str]
    rover: str | None
    zone: list[str]
    production: Goods
    rewards: Goods
    blueprints: list[OwnedBlueprint]
    scientists: list[OwnedScientist]
    contracts: list[OwnedContract]
    goals: int
    goals_spent: int
    claimed: int | None
    has_plan: bool
    tasks_in_hand: int
    goals_in_hand: NotRequired[list[GoalInHand]]
    spent_goals: NotRequired[list[int]]
    plan: NotRequired[str | None]
    tasks: NotRequired[list[str]]


class ChoicePreview(TypedDict):
    """What a choice would cost and bring."""

    pay: NotRequired[Goods]
    colonists: NotRequired[int]
    surcharge: NotRequired[int]
    size: NotRequired[int]
    gain: NotRequired[Goods]
    lost: NotRequired[int]
    tech: NotRequired[int]
    owners: NotRequired[list[int]]
    boost: NotRequired[int]  # colonists that make up for missing levels of the technology
    goals: NotRequired[int]  # goals in hand that may be discarded in place of crystals
    later: NotRequired[Goods]  # what it produces with every later flight to orbit
    cube: NotRequired[bool]
    points: NotRequired[int]
    reward: NotRequired[bool]
    level_up: NotRequired[bool]
    steps: NotRequired[int]
    crystals: NotRequired[int]
    left: NotRequired[int]
    found: NotRequired[list[str]]  # the hexes of the crystals that are collected on the way
    level: NotRequired[int]


class TurnView(TypedDict):
    """Whose turn it is, and what of it is done."""

    player: int
    main: bool
    executive: bool


class ShuttleView(TypedDict):
    """Where the shuttle is, when it flies, and how far a landing goes."""

    side: str
    at: int | None
    flies: bool
    lands: int


class MissionView(TypedDict):
    """A mission and how many steps are left."""

    id: str
    left: int
    steps: int


class LssView(TypedDict):
    """The life support system: its rows, and the reward on each column."""

    rows: Goods
    rewards: dict[str, str]


class Displayed(TypedDict):
    """A card of the display: a scientist or a contract."""

    scientist: NotRequired[str]
    contract: NotRequired[int]


class SlotView(TypedDict):
    """By party, colonists on an action and what one more costs."""

    colonists: list[int]
    surcharge: list[int]


class TechUse(TypedDict):
    """A technology of somebody that was used in this turn."""

    owner: int
    tech: str


class SoloRequirement(TypedDict):
    """A part of the goal of somebody who plays alone."""

    text: Message
    met: bool


class SoloCard(TypedDict):
    """A card of Lacerda."""

    mission: int
    travels: bool
    action: int


class SoloView(TypedDict):
    """What somebody who plays alone has to reach, and Lacerda's cards."""

    goal: str
    requirements: list[SoloRequirement]
    card: SoloCard | None
    deck: int
    discards: list[SoloCard]
    passes: int
    bot: str


class Waiting(TypedDict):
    """Who decides something that everybody may know of, and what about."""

    player: int
    topic: str


class Reaction(TypedDict):
    """For whom everybody waits in another's turn, and why: a displaced figure, or a technology that was used."""

    player: int
    kind: Literal["displaced", "oxygen"]
    figure: NotRequired[str]
    hex: NotRequired[str]
    tech: NotRequired[str]


class TableView(TypedDict):
    """The whole table."""

    phase: str
    round: int
    ending: Ending
    turn: TurnView | None
    shuttle: ShuttleView
    level: int
    remaining: int
    missions: list[MissionView]
    lss: LssView
    warehouse: Goods
    grid: list[str | None]
    tech_pile: int
    market: list[str | None]
    deck: Goods
    discoveries: list[str | None]
    discovery_pile: int
    radar: str | None
    display: list[Displayed | None]
    contract_deck: list[int]
    hexes: dict[str, HexView]
    stacks: Goods
    slots: dict[str, SlotView]
    uses: list[TechUse]
    players: list[PlayerView]
    reaction: Reaction | None
    solo: SoloView | None
    preview: list[ChoicePreview | None] | None
    waits: Waiting | None  # who is asked something that everybody may know of, and what about
