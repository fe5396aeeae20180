"""Prospects in adventure 3: quarters on the way, tunnels to antennas, values that energy may raise, and room."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.bots.rival import bonuses, turns_to_come
from offworld.games.welcome_to_the_moon.bots.rows import TOP, best, likely, outlook, room
from offworld.games.welcome_to_the_moon.data.names import ASTRONAUT, CROSS, EMPTY, HALF
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.marks import (
    ANTENNAS_AT,
    GREENHOUSES_AT,
    QUARTERS_AT,
    RAISED_AT,
    TANKS_AT,
    TUNNELS_AT,
    count_antennas,
    count_plants,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.sheet import (
    ANTENNA_QUARTER,
    ANTENNAS,
    COLUMNS,
    GRID,
    LANDING,
    NODE,
    OBSERVATORY,
    OBSERVATORY_ANTENNAS,
    QUARTER_FIRST,
    QUARTER_LATER,
    QUARTER_SPACES,
    ROWS,
    SIDE,
    SPACES,
    TANK_QUARTER,
    TANKS,
    TUNNELS,
)
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.sheet import SPACE as SPACE_OF
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

SPACE: Final = 6.4  # a space for which all numbers will do: where none is left, errors soon end the match
FULL_HOUSE: Final = 0.2  # that a greenhouse loses which has no room for further plants
COMING: Final = 0.75  # of what is still to be gathered and raised; counting it made 30 points more for skilled alone
PLANTS_A_TURN: Final = 0.3
ENERGIES_A_TURN: Final = 0.22
MOST_PLANTS: Final = 20.0
TANKS_LEFT: Final = 0.2  # of the tanks whose space is empty will be circled
LATE: Final = 20  # turns to come below which fewer tanks and antennas are reached
STEPS: Final = ((0, 1, 2, 3, 4), (0, 2, 4, 6, 8), (0, 1, 2, 4, 6))  # what each is worth, by energies
TOP_STEP: Final = 4
NUMBERED: Final = (0.9, 0.55, 0.38, 0.26, 0.18, 0.12)  # of an antenna with a number, by its distance from the network
BARE: Final = (0.45, 0.26, 0.18, 0.12, 0.08, 0.05)  # of one without
OBSERVATORY_WAY: Final = 0.06  # of its antennas, for each step nearer to it
FARTHEST: Final = 10
CREWMAN: Final = 1.6  # an astronaut, as long as somebody may catch up
SURPLUS: Final = 0.2  # one more than that
SAFE: Final = 2  # astronauts ahead of all others that will do

LINKS: Final = [(NODE[a], NODE[b]) for a, b in TUNNELS]
TANK_SPACES: Final = [SPACE_OF[name] for name in TANKS]
ANTENNA_NODES: Final = [(NODE[name], SPACE_OF[name]) for name in ANTENNAS]


def _steps() -> list[list[int]]:
    """Return how far two places of the grid are from each other."""
    places = range(len(GRID))
    return [[abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE) for b in places] for a in places]


STEPS_BETWEEN: Final = _steps()


def prospects(state: Moon, seat: int) -> float:
    """Return what the sheet promises."""
    marks = state.sheets[seat]
    found = _chances(marks)
    turns = turns_to_come(state, marks[: len(SPACES)].count(EMPTY))
    total = SPACE * room(marks, found) + _crew(state, seat) + COMING * _to_gather(marks, turns)
    for quarter, spaces in enumerate(QUARTER_SPACES):
        if not marks[QUARTERS_AT + quarter]:
            free = [marks[space] for space in spaces].count(EMPTY)
            done = 1.0 - free / len(spaces)
            points = QUARTER_LATER if state.common[quarter] else QUARTER_FIRST + bonuses(state)
            total += points * done * done * outlook(found, spaces)
    return total - FULL_HOUSE * marks[GREENHOUSES_AT : GREENHOUSES_AT + 4].count(4)


def _to_gather(marks: list[int], turns: float) -> float:
    """Return what plants, tanks and antennas will bring beyond today's points.

    Energy comes as often early as late, and raises what will be there in the end: what is gathered must not wait for
    it, nor the other way round.
    """
    counts = (count_plants(marks), sum(marks[TANKS_AT : TANKS_AT + len(TANKS)]), count_antennas(marks))
    part = min(1.0, turns / LATE)
    final = [
        min(MOST_PLANTS, counts[0] + PLANTS_A_TURN * turns),
        counts[1] + TANKS_LEFT * part * [marks[space] for space in TANK_SPACES].count(EMPTY),
        counts[2] + part * _network(marks),
    ]
    raised = marks[RAISED_AT : RAISED_AT + len(STEPS)]
    total = _raised(final, raised, ENERGIES_A_TURN * turns)
    for i, count in enumerate(counts):
        total += (final[i] - count) * STEPS[i][raised[i]]
    return total


def _raised(final: list[float], raised: list[int], energy: float) -> float:
    """Return what so much energy adds to so much of each, spent where it adds most."""
    steps = raised[:]
    total = 0.0
    while energy > 0.0:
        most = 0.0
        which = -1
        for i in range(len(STEPS)):
            gain = final[i] * _step(i, steps[i])
            if gain > most:
                most = gain
                which = i
        if which < 0:
            break
        total += min(energy, 1.0) * most
        steps[which] += 1
        energy -= 1.0
    return total


def _step(which: int, raised: int) -> float:
    """Return what the next energy adds to each of a kind; where the one after it adds more, half of both."""
    if raised >= TOP_STEP:
        return 0.0
    values = STEPS[which]
    step = float(values[raised + 1] - values[raised])
    return max(step, (values[raised + 2] - values[raised]) / 2) if raised + 2 <= TOP_STEP else step


def _crew(state: Moon, seat: int) -> float:
    """Return what the astronauts promise: the majority pays, and no lead needs to be large."""
    own = state.sheets[seat][state.rules.astronauts]
    most = state.held(ASTRONAUT)
    for other in state.everyone():
        if other != seat:
            most = max(most, state.sheets[other][state.rules.astronauts])
    needed = min(own, most + SAFE)
    return CREWMAN * needed + SURPLUS * (own - needed)


def _network(marks: list[int]) -> float:
    """Return how many antennas the tunnels promise."""
    reached = _reached(marks)
    total = 0.0
    for i, (node, space) in enumerate(ANTENNA_NODES):
        if not marks[ANTENNAS_AT + i]:
            away = min(_distance(reached, node), len(BARE) - 1)
            total += BARE[away] if marks[space] == EMPTY else NUMBERED[away]
    if not marks[ANTENNAS_AT + len(ANTENNAS)]:
        total += OBSERVATORY_ANTENNAS * OBSERVATORY_WAY * (FARTHEST - _distance(reached, NODE[OBSERVATORY]))
    return total


def _reached(marks: list[int]) -> list[int]:
    """Return the places that tunnels reach, some of them twice."""
    reached = [NODE[LANDING]]
    for i, (a, b) in enumerate(LINKS):
        if marks[TUNNELS_AT + i]:
            reached.append(a)
            reached.append(b)
    return reached


def _distance(reached: list[int], node: int) -> int:
    """Return how many tunnels a place is away from the network."""
    steps = STEPS_BETWEEN[node]
    best = FARTHEST
    for other in reached:
        best = min(best, steps[other])
    return best


def _chances(marks: list[int]) -> list[float]:
    """Return how likely each space is filled: an empty one takes what both its row and its column leave for it."""
    lows = [0] * len(SPACES)
    highs = [TOP - HALF] * len(SPACES)
    for line in LINES:
        low = 0
        for space in line:
            mark = marks[space]
            if mark == EMPTY:
                lows[space] = max(lows[space], low)
                low += HALF
            elif mark < CROSS:
                low = mark + HALF
        high = TOP - HALF
        for space in reversed(line):
            mark = marks[space]
            if mark == EMPTY:
                highs[space] = min(highs[space], high)
                high -= HALF
            elif mark < CROSS:
                high = mark - HALF
    return [likely(lows[space], highs[space]) if marks[space] == EMPTY else 1.0 for space in range(len(SPACES))]


LINES: Final = [*ROWS, *COLUMNS]


def nearness(marks: list[int], mission: int) -> float:
    """Return how far a mission is, or -1 where the rules count finely enough."""
    if mission in (76, 77):
        found = _chances(marks)
        lines = COLUMNS if mission == 76 else ROWS
        return best([_filled(marks, line) * outlook(found, line) for line in lines], 3)
    if mission == 78:
        return 1.0 - _distance(_reached(marks), NODE[OBSERVATORY]) / FARTHEST
    if mission == 79:
        parts = []
        for quarter in range(len(QUARTER_SPACES)):
            circled = [marks[ANTENNAS_AT + i] for i, each in enumerate(ANTENNA_QUARTER) if each == quarter]
            if quarter == 1:
                circled.append(marks[ANTENNAS_AT + len(ANTENNAS)])
            parts.append(sum(circled) / len(circled))
        return best(parts, 2)
    if mission == 81:
        return best([_watered(marks, quarter) for quarter in range(len(QUARTER_SPACES))], 2)
    return -1.0


def _filled(marks: list[int], spaces: tuple[int, ...]) -> float:
    """Return which part of these spaces is filled."""
    return 1.0 - [marks[space] for space in spaces].count(EMPTY) / len(spaces)


def _watered(marks: list[int], quarter: int) -> float:
    """Return which part of a quarter's tanks is circled; nothing where another one cannot be any more."""
    circled, count = 0, 0
    for i, each in enumerate(TANK_QUARTER):
        if each == quarter:
            count += 1
            if marks[TANKS_AT + i]:
                circled += 1
            elif marks[TANK_SPACES[i]] != EMPTY:
                return 0.0
    return circled / count
