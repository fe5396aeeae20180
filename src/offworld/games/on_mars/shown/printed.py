"""What the catalog of On Mars holds, all that is printed: the client's types are made from these as well."""

from __future__ import annotations

from typing import TypedDict

from offworld.games.on_mars.shown.types import Goods, SoloCard
from offworld.kernel.plain import Message


class Benefit(TypedDict):
    """What something gives, with its words."""

    kind: str
    count: int | None
    what: str | None
    free: bool
    boost: str | None
    tech: bool
    special: bool
    text: Message
    boost_text: Message | None


class Named(TypedDict):
    """What components have in common."""

    id: str
    name: Message


class HexCard(TypedDict):
    """A hex of the map."""

    id: str
    q: int
    r: int
    around: list[str]
    start: str | None
    research: str | None


class Building(Named):
    """A building."""

    cost: Goods
    colonist: bool
    gives: str
    lss: bool
    tech: str


class Tech(Named):
    """A technology."""

    text: Message


class Blueprint(Named):
    """An advanced building."""

    number: int
    level: int
    size: int
    building: str
    corner: str
    scientist: str
    action: Benefit
    points: int
    trust: str


class Scientist(Named):
    """A scientist."""

    works_in: str
    scores: str
    cost: Goods
    points: int


class Contract(TypedDict):
    """A contract."""

    number: int
    name: Message
    kind: str
    building: str | None
    size: int | None
    goods: Goods
    done: int
    failed: int
    trust: str


class Mission(Named):
    """A mission; its steps by the number of parties."""

    steps: Goods
    crystals: int
    action: str
    deck: str


class Goal(TypedDict):
    """A private goal."""

    number: int
    text: Message
    condition: str
    need: int
    rewards: list[Benefit]
    cells: list[str] | None


class Discovery(Named):
    """A discovery tile."""

    benefit: Benefit
    trust: str


class ResearchKind(TypedDict):
    """A kind of research tile."""

    letter: str
    colour: str


class Research(TypedDict):
    """The research tiles."""

    benefit: Benefit
    kinds: list[ResearchKind]


class Space(TypedDict):
    """A space of the turn order."""

    number: int
    side: str
    bonus: Benefit | None
    trust: str


class LabCell(TypedDict):
    """A cell of the laboratory."""

    id: str
    column: int
    next: list[str]
    benefit: Benefit | None
    trust: str


class LabColumn(TypedDict):
    """A column of the laboratory."""

    level: int
    cost: Goods
    points: int


class Lab(TypedDict):
    """The laboratory."""

    cells: list[LabCell]
    columns: list[LabColumn]


class GridSpot(TypedDict):
    """A place of the technologies to be learned."""

    id: str
    cost: Goods


class Action(Named):
    """A main action."""

    side: str
    text: Message
    red: bool


class Executive(Named):
    """An executive action."""

    cost: int
    benefit: Benefit


class LssChoice(TypedDict):
    """What may be chosen with a step of the life support system."""

    id: str
    benefit: Benefit


class LssReward(TypedDict):
    """A reward tile."""

    id: str
    kind: str
    points: int
    text: Message


class Lss(TypedDict):
    """The life support system."""

    columns: list[str]
    rows: int
    choices: list[LssChoice]
    rewards: list[LssReward]


class Points(TypedDict):
    """What counts at the end."""

    progress: list[int]
    quarters: list[int]
    ship: int
    scientist: int


class Plan(TypedDict):
    """A plan of the First Colonists."""

    id: str
    buildings: list[str]


class Task(TypedDict):
    """A task of the First Colonists."""

    id: str
    text: Message
    reward: str


class FirstColonists(TypedDict):
    """The cards of the First Colonists."""

    plans: list[Plan]
    tasks: list[Task]


class Told(TypedDict):
    """A remark with its words."""

    id: str
    text: Message


class Landing(TypedDict):
    """How far the shuttle lands, by level of the colony."""

    landing: list[int]


class SoloPrinted(TypedDict):
    """The cards of Lacerda, and the goals of somebody who plays alone."""

    deck: list[SoloCard]
    goals: list[Named]


class Catalog(TypedDict):
    """Everything that is printed."""

    hexes: list[HexCard]
    shelter_spots: dict[str, list[str]]
    buildings: list[Building]
    techs: list[Tech]
    blueprints: list[Blueprint]
    scientists: list[Scientist]
    contracts: list[Contract]
    missions: list[Mission]
    goals: list[Goal]
    discoveries: list[Discovery]
    research: Research
    spaces: list[Space]
    lab: Lab
    grid: list[GridSpot]
    actions: list[Action]
    executive: list[Executive]
    lss: Lss
    shuttle: Landing
    points: Points
    prices: dict[str, Goods]
    stack: int
    first_colonists: FirstColonists
    solo: SoloPrinted
    house: list[Told]
    uncertain: list[Told]
