"""What is printed and never changes, as the catalog tells it: the client's types are made from these."""

from __future__ import annotations

from typing import TypedDict

from offworld.kernel.plain import Message


class StarshipCard(TypedDict):
    """A card of the deck."""

    id: int
    number: float | str
    effects: list[str]


class MissionCard(TypedDict):
    """A mission card."""

    id: int
    adventure: int
    letter: str
    first: int
    later: int
    confidence: str


class Opponent(TypedDict):
    """A level of ASTRA."""

    level: int
    name: str
    points: dict[str, int]


class Row(TypedDict):
    """A row of spaces."""

    id: str
    spaces: list[str]


class Field(TypedDict):
    """A kind of marks on a sheet."""

    name: str
    ids: list[str]
    most: int
    start: list[int]


class CommonField(TypedDict):
    """A kind of marks that all share."""

    name: str
    ids: list[str]


class SheetPrint(TypedDict):
    """What is printed on a sheet; each adventure adds its own."""

    name: str
    spaces: list[str]
    places: list[Message]  # what the spaces are called
    rows: list[Row]
    fields: list[Field]
    common: list[CommonField]
    errors: int


class LaunchFloor(TypedDict):
    """A floor of the rocket."""

    id: str
    effect: str
    spaces: list[str]


class LaunchCompartment(TypedDict):
    """A compartment of the rocket, and what filling it brings."""

    id: str
    spaces: list[str]
    rockets: int
    inactive: int
    fuel: int
    crosses: int
    sabotage: list[str]


class LaunchRocketRow(TypedDict):
    """A row of rockets."""

    rockets: int
    points: int


class LaunchPrint(SheetPrint):
    """What is printed on the sheet of the Launch."""

    floors: list[LaunchFloor]
    compartments: list[LaunchCompartment]
    rocket_rows: list[LaunchRocketRow]
    launch_points: int
    tie_rockets: int


class JourneyTank(TypedDict):
    """A water tank."""

    space: str
    points: int


class JourneyLine(TypedDict):
    """A line that may cut the journey."""

    id: str
    between: list[str]


class JourneyStation(TypedDict):
    """A station with its robots and plants."""

    id: str
    dock: str
    robots: list[str]
    plants: int
    first: int
    later: int


class JourneyPrint(SheetPrint):
    """What is printed on the sheet of the Journey."""

    tanks: list[JourneyTank]
    lines: list[JourneyLine]
    stations: list[JourneyStation]
    energies: int
    start_energy: int
    markers: int
    error_energy: list[int]
    zone_points: list[int]


class ColonyTunnel(TypedDict):
    """A tunnel between two places."""

    id: str
    between: list[str]


class ColonyQuarter(TypedDict):
    """A quarter of the colony."""

    id: str
    spaces: list[str]
    greenhouses: list[int]


class ColonyValues(TypedDict):
    """What plants, water and antennas are worth, by their number."""

    plants: list[int]
    water: list[int]
    antennas: list[int]


class ColonyPrint(SheetPrint):
    """What is printed on the sheet of the Colony."""

    grid: list[str]
    landing: str
    observatory: str
    printed_x: list[str]
    antennas: list[str]
    observatory_antennas: int
    tanks: list[str]
    tunnels: list[ColonyTunnel]
    prebuilt: list[str]
    quarters: list[ColonyQuarter]
    quarter_points: list[int]
    values: ColonyValues
    astronauts: int
    astronaut_points: list[int]
    planning_loss: list[int]


class MineShaft(TypedDict):
    """A mine and its minerals."""

    id: str
    spaces: list[str]
    minerals: list[str | None]


class MineDeposit(TypedDict):
    """A deposit between two spaces."""

    id: str
    kind: str
    between: list[str]


class MineFactory(TypedDict):
    """A factory."""

    id: str
    icons: int
    energy: int
    robots: int
    values: list[int]
    bonus: int
    bonus_icon: int


class MineSecondary(TypedDict):
    """A secondary building."""

    id: str
    energy: int
    robots: int
    gives: str
    count: int


class MinePrint(SheetPrint):
    """What is printed on the sheet of the Mine."""

    mines: list[MineShaft]
    deposits: list[MineDeposit]
    factories: list[MineFactory]
    secondaries: list[MineSecondary]


class DomeSkyscraper(TypedDict):
    """A skyscraper."""

    id: str
    spaces: list[str]
    starts: list[str]
    top: list[int]
    bottom: list[int]


class DomeTowerFloor(TypedDict):
    """A floor of the tower."""

    id: str
    spaces: list[str]


class DomeSection(TypedDict):
    """A section of the dome."""

    id: str
    parity: str


class DomeValues(TypedDict):
    """What missions, tower, astronauts and dome are worth."""

    missions: list[list[int]]
    tower: list[list[int]]
    astronauts: list[list[int]]
    dome: list[int]


class DomePrint(SheetPrint):
    """What is printed on the sheet of the Dome."""

    skyscrapers: list[DomeSkyscraper]
    tower: list[DomeTowerFloor]
    floor_plants: int
    floor_water: int
    dome: list[DomeSection]
    values: DomeValues
    astronauts: int


class VirusBlock(TypedDict):
    """A block of the base."""

    id: str
    floor: int
    spaces: list[str]
    plants: int
    tank: str | None
    virus: str | None


class VirusWalkway(TypedDict):
    """A walkway between two blocks."""

    id: str
    between: list[str]


class VirusTrackStep(TypedDict):
    """A row of the track of plants or water."""

    points: int
    symbols: int
    trigger: str | None


class VirusPrint(SheetPrint):
    """What is printed on the sheet of the Virus."""

    blocks: list[VirusBlock]
    walkways: list[VirusWalkway]
    plant_track: list[VirusTrackStep]
    water_track: list[VirusTrackStep]
    full_points: int
    most_energy: int
    markers: int
    mission_viruses: list[str]
    spreading_errors: list[int]


class EscapeStarship(TypedDict):
    """A starship."""

    id: str
    blocks: list[str]
    reactors: int


class EscapeBlock(TypedDict):
    """A module or greenhouse of a starship."""

    id: str
    kind: str
    spaces: list[str]


class EscapeAirlock(TypedDict):
    """An airlock between two blocks."""

    id: str
    between: list[str]


class EscapePrint(SheetPrint):
    """What is printed on the sheet of the Escape."""

    starships: list[EscapeStarship]
    blocks: list[EscapeBlock]
    robots: list[str]
    tanks: list[str]
    airlocks: list[EscapeAirlock]
    open_airlocks: int
    total: int
    points: list[int]
    markers: int
    planning_loss: list[int]
    error_airlocks: list[int]


class BattlePlanet(TypedDict):
    """A planet with its spaces."""

    id: str
    colour: str
    numbers: list[int]
    spaces: list[str]
    moon: list[str]
    plants: int
    water: int
    bonuses: dict[str, str]


class BattleAsteroid(TypedDict):
    """An asteroid."""

    id: str
    bonuses: list[str]


class BattlePlanetValues(TypedDict):
    """What planets of each colour are worth, by their number."""

    green: list[int]
    blue: list[int]
    grey: list[int]


class BattleValues(TypedDict):
    """What plants, water and planets are worth."""

    plants: list[int]
    water: list[int]
    planets: BattlePlanetValues


class BattlePrint(SheetPrint):
    """What is printed on the sheet of the Battle."""

    planets: list[BattlePlanet]
    asteroids: list[BattleAsteroid]
    values: BattleValues
    planning_loss: list[int]
    astronauts: int


Adventures = TypedDict(
    "Adventures",
    {
        "1": LaunchPrint,
        "2": JourneyPrint,
        "3": ColonyPrint,
        "4": MinePrint,
        "5": DomePrint,
        "6": VirusPrint,
        "7": EscapePrint,
        "8": BattlePrint,
    },
)


class Catalog(TypedDict):
    """Everything that is printed."""

    effects: list[str]
    cards: list[StarshipCard]
    missions: list[MissionCard]
    opponents: list[Opponent]
    adventures: Adventures
