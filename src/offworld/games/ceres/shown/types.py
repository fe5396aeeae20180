"""What views and the catalog of Ceres hold: the client's types are made from these, and mypy holds views to them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from offworld.games.ceres.names import ColourName as Colour
from offworld.games.ceres.names import FieldName as Field
from offworld.games.ceres.names import LocationName as Location
from offworld.games.ceres.names import Mark
from offworld.games.ceres.names import ResourceName as Resource
from offworld.games.ceres.names import RingName as Ring
from offworld.kernel.plain import Message, Some

Party = int | Literal["automa"]  # a seat, or the Automa, which has none
Phase = Literal["tokens", "activation", "last_payments", "over"]
Units = Some[Resource, int]


class AsteroidView(TypedDict):
    """Where a rock is now and after the next turn of its ring, what a launch costs, and who holds it."""

    id: str
    sector: int
    next: int
    price: int
    next_price: int
    owner: Party | None


class TokenView(TypedDict):
    """A council token: its price, and who has called on it."""

    id: str
    price: int
    callers: list[Party]


class UnionSlot(TypedDict):
    """Who stands in a slot of a union."""

    owner: Party
    piece: Literal["pawn", "leader"]
    repeat: bool


class UnionView(TypedDict):
    """A union tile: how far its marker is, what that is worth, its offers and slots."""

    number: int
    progress: int
    worth: int
    seals: int
    colour: str
    contracts: list[str | None]
    slots: list[UnionSlot | None]


class OutstationView(TypedDict):
    """An outstation with its upgrades and where its worker comes from."""

    id: str
    colour: Colour
    upgrades: list[str]
    worker: str | None


class ContractView(TypedDict):
    """A contract that somebody holds; `worth` once it is kept."""

    id: str
    union: int
    colour: str
    level: int
    levels: int
    kept: bool
    worth: int | None


class PlayerUnpaid(TypedDict):
    """A project that is not paid for yet."""

    id: str
    waived: int
    payable: bool


class PlayerView(TypedDict):
    """What somebody has: everything lies open."""

    points: int
    lines: dict[str, int]
    final: dict[str, int]
    stock: dict[Resource, int]
    income: dict[Resource, int]
    research: dict[Field, int]
    leaders: int
    pawn: bool
    lobby: int
    passed: bool
    labour_union: bool
    launched: int
    outstations: list[OutstationView]
    paid: list[str]
    unpaid: list[PlayerUnpaid]
    contracts: list[ContractView]


class AutomaView(TypedDict):
    """What the Automa has, and the cards it has drawn."""

    level: str
    points: int
    lines: dict[str, int]
    credits: int
    probes: int
    research: int
    leaders: int
    workers: int
    pawn: bool
    facilities: int
    passed: bool
    crew: dict[Colour, int]
    promises: list[str]
    actions: int
    discards: list[str]
    priorities: int
    used: list[str]
    card: str | None
    priority: str | None


class RingView(TypedDict):
    """A ring of the belt, how far it has turned, and how far it goes in a round."""

    id: Ring
    turns: int
    steps: int


class Prices(TypedDict):
    """What launches, facilities and projects cost the seat whose view it is."""

    launch: dict[str, int]
    launch_next: dict[str, int]
    build: dict[str, Units]
    waived: dict[str, int]


class TableView(TypedDict):
    """The whole table."""

    data: int
    round: int
    rounds: int
    phase: Phase
    turn: Party
    first: int
    rings: list[RingView]
    asteroids: list[AsteroidView]
    pool: dict[Colour, int]
    supply: dict[Colour, int]
    ships: list[str]
    aboard: list[Colour]
    facilities: list[str]
    facility_deck: int
    projects: list[str]
    project_deck: int
    locations: dict[Location, list[Party | None]]
    tokens: list[TokenView]
    unions: list[UnionView]
    contract_deck: int
    players: list[PlayerView]
    automa: AutomaView | None
    prices: Prices | None
    preview: list[Bill] | None  # a bill for each listed choice of the question in hand, in their order


class Bill(TypedDict):
    """What an answer changes for its seat before anything further is asked."""

    units: Units
    points: int
    contracts: list[str]


class Effect(TypedDict):
    """A printed effect: what it does, its numbers, and its words."""

    op: str
    text: Message
    units: NotRequired[Units]
    count: NotRequired[int]
    of: NotRequired[list[Resource]]
    pay: NotRequired[Units]
    get: NotRequired[Units]
    most: NotRequired[int]
    change: NotRequired[int]
    steps: NotRequired[int]
    discount: NotRequired[int | Units]
    offers: NotRequired[int]
    price: NotRequired[Units]
    points: NotRequired[int]
    sources: NotRequired[int]


class Named(TypedDict):
    """What components have in common: an id, a name, and how sure it is that they are as printed."""

    id: str
    name: Message
    mark: Mark


class Option(Named):
    """What can be done at a location."""

    does: list[Effect]


class LocationCard(TypedDict):
    """A location and what can be done there."""

    id: Location
    name: Message
    options: list[Option]


class Facility(Named):
    """A facility card, or a starting outstation."""

    colour: Colour
    type: str
    cost: NotRequired[Units]  # starting outstations cost nothing, give no points and upgrade nothing
    points: NotRequired[int]
    income: Units
    action: list[Effect]
    upgrade: NotRequired[list[Effect]]


class Asteroid(Named):
    """A rock of the belt."""

    ring: Ring
    sector: int
    players: int
    income: Units
    points: int


class Project(Named):
    """A project of the company."""

    cost: Units
    points: int
    penalty: int


class ShipOffer(TypedDict):
    """What a ship takes and gives, and how often."""

    pay: Units
    get: Units
    most: int


class Ship(Named):
    """A ship: when it comes, what it trades, who is aboard."""

    round: int
    offers: list[ShipOffer]
    workers: list[Colour]


class Token(Named):
    """A council token, and what it does for a player and for the Automa."""

    price: int
    does: list[Effect]
    automa: list[Message]
    contracts: bool


class LevelCard(TypedDict):
    """A level of research."""

    level: int
    price: int
    effect: dict[str, int | Units]
    text: Message
    mark: Mark


class ResearchField(TypedDict):
    """A field of research."""

    id: Field
    name: Message
    levels: list[LevelCard]


class Union(TypedDict):
    """A union tile."""

    number: int
    name: Message
    main: list[Effect]
    bonus: list[Effect]
    mark: Mark


class Contract(Named):
    """A contract card."""

    event: str
    levels: int
    points: int
    steps: int


class Data(TypedDict):
    """The number of the house data, and words for how sure something is."""

    number: int
    marks: dict[Mark, Message]


class Worker(TypedDict):
    """A colour of workers, and the facilities they serve."""

    id: Colour
    name: Message
    type: str
    type_name: Message


class ResourceCard(TypedDict):
    """A resource."""

    id: Resource
    name: Message


class RingCard(TypedDict):
    """A ring of the belt as printed."""

    id: Ring
    name: Message
    steps: int
    price: int


class AutomaLeader(TypedDict):
    """A level of the Automa."""

    id: str
    name: Message
    credits: int
    points: int
    mark: Mark


class AutomaAction(TypedDict):
    """An action card of the Automa."""

    id: str
    kind: str


class AutomaPriority(TypedDict):
    """A priority card of the Automa."""

    id: str
    arrow: str
    workers: list[Colour]
    rings: list[Ring]


class AutomaCard(TypedDict):
    """Everything that is printed for the Automa."""

    leaders: list[AutomaLeader]
    actions: list[AutomaAction]
    priorities: list[AutomaPriority]
    research_points: list[int]
    credits_per_point: int
    construction_price: int
    facility_bonus: int
    launch_price: int
    contract_price: int
    contract_points: int
    income: int


class Rules(TypedDict):
    """The figures of the rules."""

    rounds: int
    leaders: int
    stored_probes: int
    probes: int
    upgrades: int
    probe_price: Units
    override_price: Units
    lobby: Units
    start: Units
    leftover_worth: Units
    leftovers_per_point: int
    unfinished_penalty: int
    completion: int
    seals: int


class Catalog(TypedDict):
    """All components."""

    data: Data
    resources: list[ResourceCard]
    workers: list[Worker]
    sectors: int
    distances: list[int]
    rings: list[RingCard]
    locations: list[LocationCard]
    facilities: list[Facility]
    outstations: list[Facility]
    asteroids: list[Asteroid]
    projects: list[Project]
    ships: list[Ship]
    tokens: list[Token]
    research: list[ResearchField]
    unions: list[Union]
    track: list[int]
    contracts: list[Contract]
    automa: AutomaCard
    rules: Rules
