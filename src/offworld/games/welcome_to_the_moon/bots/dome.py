"""Prospects in adventure 5: ends of skyscrapers, and what stars, tower, crew and dome come to with energy to come."""

from __future__ import annotations

from math import exp
from typing import Final

from offworld.games.welcome_to_the_moon.bots.rival import LAST, bonuses, turns_left
from offworld.games.welcome_to_the_moon.bots.rows import SHARE, TOP, best
from offworld.games.welcome_to_the_moon.data.names import ASTRONAUT as HIRED
from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, FIRST, LATER, LETTERS, UNCLAIMED
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.marks import ENDS_AT, ENERGY_AT, ROWS, symbols, unbuilt
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.sheet import (
    ASTRONAUT_VALUES,
    DOME_VALUES,
    FIRST_SPACE,
    FLOOR_PLANTS,
    FLOOR_WATER,
    MISSION_VALUES,
    SKYSCRAPERS,
    SPACES,
    STARTS,
    TOWER_FLOOR,
    TOWER_IDS,
    TOWER_VALUES,
)
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

FITTING: Final = 1.05  # turns that each level brings for which numbers are left
SPARED: Final = 1.4  # turns that each error brings which may still be made
SPACE: Final = 0.6  # a level for which numbers are left, besides
ENERGIES_A_TURN: Final = 0.19
ROBOTS_A_TURN: Final = 0.13  # that build
CREW_A_TURN: Final = 0.02  # astronauts that are hired more often than by anybody else
PER_LEVEL: Final = 0.54  # symbols that each empty level at the height of a floor brings
COMING: Final = 0.83  # of what is still to be gathered and raised
CREW_SURE: Final = 0.9  # how much each astronaut more than anybody else has says about the majority at the end
CREW_EVEN: Final = 0.33  # astronauts that a tie is worth, as it counts for whoever shares it
CREW_TO_COME: Final = 0.8  # of what a crew promises, for whoever has none yet
CREW_WORTH: Final = 0.55  # an astronaut besides
LIKELY: Final = 0.52  # that a mission is accomplished which is nearly done
HOPED: Final = 0.16  # that one is accomplished which is not begun, on an empty sheet
MANY: Final = 33.0  # turns of a match
REACHED: Final = 0.95  # of an end's points, for a skyscraper that is a level short of it
STRAIN: Final = 3.3  # for each level that has fewer numbers left than it needs, as long as there is time
NUMBERS: Final = 8.7  # levels of a skyscraper that take all numbers there are
CRAMPED: Final = 0.64  # of an end for which no numbers are left
SLACK: Final = 0.05  # numbers that are let pass, so that a full skyscraper is judged softly
HURRY: Final = 2.6  # turns for each level of an end, below which it is in doubt
LEVELS: Final = len(SPACES)
TRACK_MISSIONS: Final = 0
TRACK_TOWER: Final = 1
TRACK_CREW: Final = 2
TRACK_DOME: Final = 3
TRACKS: Final = 4


def prospects(state: Moon, seat: int, chances: list[float]) -> float:
    """Return what the sheet promises, with these chances to accomplish each mission."""
    marks = state.sheets[seat]
    ends: list[tuple[float, int, int, float]] = []  # points, levels that are left, levels in all, numbers that are left
    for i in range(len(SKYSCRAPERS)):
        _ends(state, marks, i, ends)
    fitting = 0.0
    for _, left, _, share in ends:
        fitting += min(float(left), share * NUMBERS)
    spare = state.rules.most_errors - marks[state.rules.errors]
    turns = FITTING * fitting + SPARED * spare
    if state.astra:
        turns = min(turns, turns_left(state) + LAST)
    total = SPACE * fitting
    for points, left, levels, share in ends:
        total += _end(points, left, levels, share, turns)
    return total + COMING * _raised(state, marks, seat, turns, chances)


def _ends(state: Moon, marks: list[int], i: int, ends: list[tuple[float, int, int, float]]) -> None:
    """Add the ends of a skyscraper that are not reached."""
    first, end = FIRST_SPACE[i], FIRST_SPACE[i + 1]
    low, high = STARTS[i]
    printed = SKYSCRAPERS[i]
    filled = [space for space in range(first, end) if marks[space] != EMPTY]
    numbers = [marks[space] for space in filled if marks[space] < CROSS]
    below, above = printed.below, printed.above
    if filled:
        below, above = min(filled[0], high) - first, end - 1 - max(filled[-1], low)
    if numbers:
        lower, higher = SHARE[min(*numbers, TOP)], 1.0 - SHARE[min(max(numbers) + 1, TOP)]
    else:  # the first number will divide them as the levels are divided
        lower = below / max(1, below + above)
        higher = 1.0 - lower
    if not marks[ENDS_AT + 2 * i]:
        points = printed.top[1] if state.common[2 * i] else printed.top[0] + bonuses(state)
        ends.append((float(points), above, printed.above, higher))
    if not marks[ENDS_AT + 2 * i + 1]:
        points = printed.bottom[1] if state.common[2 * i + 1] else printed.bottom[0] + bonuses(state)
        ends.append((float(points), below, printed.below, lower))


def _end(points: float, left: int, levels: int, share: float, turns: float) -> float:
    """Return what an end promises that is so many levels away, with this share of all numbers still to go there."""
    done = 1.0 - left / (levels + 1)
    wanted = left / NUMBERS
    tight = max(0.0, wanted - share) * NUMBERS
    roomy = CRAMPED + (1.0 - CRAMPED) * min(1.0, (share + SLACK) / (wanted + SLACK))
    in_time = min(1.0, turns / (HURRY * left)) if left else 1.0
    return REACHED * points * done * done * roomy * in_time - STRAIN * tight * min(1.0, turns / MANY)


def _raised(state: Moon, marks: list[int], seat: int, turns: float, chances: list[float]) -> float:
    """Return what stars, tower, crew and dome will come to beyond today's points.

    Energy comes as often early as late, and raises what will be there in the end; what is gathered must not wait for
    it, nor the other way round. What is to come of it goes where it will bring most.
    """
    counts = symbols(marks)
    own = marks[state.rules.astronauts]
    rival = _most_others(state, seat)
    missing = unbuilt(marks)
    worth = [
        _stars(state, seat, turns, chances),
        _tower(marks, counts, turns),
        _crew(own, rival, turns),
        _dome(missing, turns),
    ]
    rows = [marks[ENERGY_AT + track] for track in range(TRACKS)]
    total = -_scored(state, seat, rows, counts, own, rival) + missing * DOME_VALUES[rows[TRACK_DOME]]
    for track in range(TRACKS):
        total += worth[track][rows[track]]
    energy = ENERGIES_A_TURN * turns
    while energy > 0.0:
        most = 0.0
        which = -1
        for track in range(TRACKS):
            row = rows[track]
            if row < ROWS:
                gain = worth[track][row + 1] - worth[track][row]
                if row + 2 <= ROWS:
                    gain = max(gain, (worth[track][row + 2] - worth[track][row]) / 2)
                if gain > most:
                    most = gain
                    which = track
        if which < 0:
            break
        total += min(energy, 1.0) * most
        rows[which] += 1
        energy -= 1.0
    return total


def _stars(state: Moon, seat: int, turns: float, chances: list[float]) -> list[float]:
    """Return what stars and medals will be worth, by rows of their track."""
    stars, medals = 0.0, 0.0
    for letter in range(len(state.missions)):
        claim = state.claims[seat * len(LETTERS) + letter]
        chance = 1.0
        if claim == UNCLAIMED:
            chance = max(LIKELY * chances[letter] * chances[letter], HOPED * min(1.0, turns / MANY))
        if claim == FIRST or (claim == UNCLAIMED and not state.flipped[letter]):
            stars += chance
        else:
            medals += chance
    return [stars * star + medals * medal for star, medal in MISSION_VALUES]


def _tower(marks: list[int], counts: list[int], turns: float) -> list[float]:
    """Return what the floors of the tower will be worth with symbols to come, by rows of their track."""
    empty = [0] * len(TOWER_IDS)
    for space in range(LEVELS):
        if marks[space] == EMPTY and TOWER_FLOOR[space] >= 0:
            empty[TOWER_FLOOR[space]] += 1
    left = max(1, marks[:LEVELS].count(EMPTY))
    part = PER_LEVEL * min(1.0, turns / left)
    floors = [0.0] * (FLOOR_PLANTS + FLOOR_WATER + 1)  # how many have so many symbols; counts need not be whole
    for floor, count in enumerate(counts):
        coming = min(float(FLOOR_PLANTS + FLOOR_WATER), count + part * empty[floor])
        whole = int(coming)
        floors[whole] += 1.0 - (coming - whole)
        if coming > whole:
            floors[whole + 1] += coming - whole
    return [floors[1] * one + floors[2] * two + floors[3] * three for one, two, three in TOWER_VALUES]


def _crew(own: int, rival: int, turns: float) -> list[float]:
    """Return what the crew will be worth, by rows of its track; at first the majority costs ten points.

    Were it left at that, nobody would ever hire the first astronaut, and no energy go to a crew that is not there.
    """
    ahead = max(own, 1) - rival + CREW_EVEN + CREW_A_TURN * turns
    chance = 1.0 / (1.0 + exp(-CREW_SURE * ahead))
    part = 1.0 if own else CREW_TO_COME * min(1.0, turns / MANY)
    return [part * (chance * most + (1.0 - chance) * others) + CREW_WORTH * own for most, others in ASTRONAUT_VALUES]


def _most_others(state: Moon, seat: int) -> int:
    """Return the astronauts of whoever of the others has most, ASTRA included."""
    rival = state.held(HIRED)
    for other in state.everyone():
        if other != seat:
            rival = max(rival, state.sheets[other][state.rules.astronauts])
    return rival


def _dome(missing: int, turns: float) -> list[float]:
    """Return what the dome will cost, by rows of its track."""
    left = max(0.0, missing - ROBOTS_A_TURN * turns)
    return [-left * loss for loss in DOME_VALUES]


def _scored(state: Moon, seat: int, rows: list[int], counts: list[int], own: int, rival: int) -> float:
    """Return what stars, tower and crew are worth now."""
    claims = state.claims[seat * len(LETTERS) : (seat + 1) * len(LETTERS)]
    star, medal = MISSION_VALUES[rows[TRACK_MISSIONS]]
    values = TOWER_VALUES[rows[TRACK_TOWER]]
    total = claims.count(FIRST) * star + claims.count(LATER) * medal
    for count in counts:
        if count:
            total += values[count - 1]
    if own:
        total += ASTRONAUT_VALUES[rows[TRACK_CREW]][0 if own >= rival else 1]
    return float(total)


def nearness(marks: list[int], mission: int) -> float:
    """Return how far a mission is, or -1 where the rules count finely enough."""
    if mission == 89:
        return best([_height(marks, i) for i in range(len(SKYSCRAPERS))], 2)
    if mission == 90:
        return best([min(count / 2, 1.0) for count in symbols(marks)], 3)
    if mission == 91:
        return best([count / (FLOOR_PLANTS + FLOOR_WATER) for count in symbols(marks)], 2)
    return -1.0


def _height(marks: list[int], i: int) -> float:
    """Return which part of a skyscraper's levels above ground is filled."""
    levels = marks[STARTS[i][1] : FIRST_SPACE[i + 1]]
    return 1.0 - levels.count(EMPTY) / len(levels)
