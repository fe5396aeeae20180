"""All 48 missions: a sheet that meets each, a mark less that does not, and what first and later claims bring."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.sheet import SPACES as BUILDINGS
from offworld.games.welcome_to_the_moon.rules.adventures.a4_mine.sheet import BUILDING_IDS, ENERGY_NEEDED, ROBOTS_NEEDED
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.sheet import GATES, WALKWAY_IDS
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.marks import CLOSED_AIRLOCKS
from offworld.kernel.fields import Scope
from offworld.kernel.match import Match
from tests.games.welcome_to_the_moon.build import choices, filled, lines, moon, others, sheet, table

A, B = 0, 1


def crosses(*spaces: str) -> dict[str, Any]:
    return {"spaces": dict.fromkeys(spaces, "X")}


def complete(*names: str) -> dict[str, Any]:
    """Return factories and centres of adventure 4 with all their symbols crossed off."""
    places = [BUILDING_IDS.index(name) for name in names]
    return {
        "energy": {BUILDING_IDS[i]: ENERGY_NEEDED[i] for i in places if ENERGY_NEEDED[i]},
        "robots": {BUILDING_IDS[i]: ROBOTS_NEEDED[i] for i in places if ROBOTS_NEEDED[i]},
    }


def columns(*numbers: int) -> list[str]:
    return [space for space in BUILDINGS if int(space[3]) in numbers]


def rows(*numbers: int) -> list[str]:
    return [space for space in BUILDINGS if int(space[1]) in numbers]


def gates(*blocks: int) -> dict[str, int]:
    return {WALKWAY_IDS[walkway]: 1 for block in blocks for walkway, _ in GATES[block - 1]}


def block(*numbers: int) -> dict[str, Any]:
    return crosses(*[f"B{number}.{room}" for number in numbers for room in range(1, 6)])


def ships(*rows_: tuple[str, int]) -> dict[str, Any]:
    return crosses(*[f"{ship}.{place}" for ship, count in rows_ for place in range(1, count + 1)])


ALL_OPEN = {"airlocks": dict.fromkeys(CLOSED_AIRLOCKS, 1)}
HALVES = {f"DS{i}{half}": 1 for i in range(1, 9) for half in "ab"}
PLANTS = ("D01.12", "D01.23", "D02.23", "D03.12", "D04.23", "D06.12", "D09.12", "D09.23")
SECOND = [f"S2.{i}" for i in range(1, 11) if i != 7]  # its modules, without the greenhouse
THIRD = [f"S3.{i}" for i in range(2, 8)]
TANKS = ("T02", "T05", "T07", "T11", "T14", "T18")

# mission: what the sheet needs for it, for the first, for all later; adventure 1 in rockets, adventure 5 star and medal
MISSIONS: dict[int, tuple[dict[str, Any], int, int]] = {
    64: ({"spaces": filled(("F1", ["X"] * 3), ("F2", ["X"] * 3), ("F3", ["X"] * 5))}, 3, 2),
    65: ({"spaces": filled(("F4", ["X"] * 5), ("F5", ["X"] * 5), ("F6", ["X"] * 6))}, 4, 2),
    66: ({"spaces": filled(("F7", ["X"] * 10))}, 3, 2),
    67: ({"spaces": filled(("F8", ["X"] * 8), ("F9", ["X"] * 8))}, 3, 2),
    68: ({"crosses": 10}, 2, 1),
    69: ({"errors": 5}, 3, 2),
    70: ({"multipliers": {"ST1": 1, "ST2": 2, "ST3": 1}}, 9, 5),
    71: ({"plants": {"ST1": 5, "ST4": 4}}, 10, 5),
    72: ({**crosses(*[f"T{i:02}" for i in range(1, 13)]), "lines": {"W06": 1, "W12": 1}}, 11, 6),
    73: ({**crosses(*[f"T{i:02}" for i in range(1, 13)]), "lines": {"W06": 1, "W10": 1, "W12": 1}}, 12, 6),
    74: ({"tanks": dict.fromkeys(("T02", "T07", "T14", "T19", "T26", "T35"), 1)}, 9, 5),
    75: ({"tanks": dict.fromkeys(TANKS[:4], 1)}, 11, 6),
    76: (crosses(*columns(1, 2, 6)), 12, 6),
    77: (crosses(*rows(1, 2, 3)), 12, 5),
    78: ({"tunnels": dict.fromkeys([f"TN{i:02}" for i in (39, 28, 17, 6, 1, 2, 3, 4, 5)], 1)}, 9, 4),
    79: ({"antennas": dict.fromkeys(("r1c2", "r2c3", "r3c1", "r4c2", "r5c1", "r6c2"), 1)}, 9, 4),
    80: ({"greenhouses": {"Q1": 4, "Q2": 3, "Q4": 2}}, 8, 4),
    81: ({"tanks": dict.fromkeys(("r1c1", "r2c3", "r5c5", "r6c4"), 1)}, 9, 5),
    82: ({"extracted": dict.fromkeys(("M01", "M03", "M05", "M07", "M09"), 1)}, 8, 4),
    83: ({"extracted": dict.fromkeys(("M04", "M05", "M06", "M07"), 1)}, 9, 4),
    84: (complete("SF1", "SF2", "SF3", "SF4", "SF5"), 11, 6),
    85: (complete("MF1", "MF2", "MF3", "CC1", "SF1", "SF4"), 10, 4),
    86: ({"deposits": dict.fromkeys(PLANTS, 1)}, 8, 3),
    87: ({"deposits": dict.fromkeys(("D02.12", "D04.12", "D05.23", "D07.23", "D08.12"), 1)}, 10, 4),
    88: ({"spaces": filled(("K4", ["X"] * 9))}, 8, 4),
    89: (crosses("K1.7", "K1.8", "K1.9", "K4.6", "K4.7", "K4.8", "K4.9"), 8, 4),
    90: ({"plants": {"TF1": 2, "TF4": 1, "TF8": 2}, "water": {"TF4": 1}}, 8, 4),
    91: ({"plants": {"TF2": 2, "TF7": 2}, "water": {"TF2": 1, "TF7": 1}}, 8, 4),
    92: ({"split": dict.fromkeys([f"DS{i}" for i in range(1, 9)], 1), "built": HALVES}, 8, 4),
    93: ({"planned": 4}, 8, 4),
    94: (block(3, 7), 8, 3),
    95: (block(10, 11), 8, 3),
    96: ({"closed": gates(1, 4, 8)}, 11, 4),
    97: ({"closed": gates(3, 9)}, 12, 5),
    98: ({"energy": {"B1": 3, "B2": 3, "B8": 3, "B9": 3}}, 10, 4),
    99: ({"plants": {"B1": 1, "B2": 1, "B10": 1, "B11": 1}, "tanks": {"B1": 1, "B2": 1, "B10": 1, "B11": 1}}, 10, 4),
    100: ({**ALL_OPEN, **crosses("S1.5", "S4.3", "S6.5"), "plants": {"S1": 3, "S4": 3, "S6": 3}}, 10, 5),
    101: ({**ALL_OPEN, **crosses("S6.5"), "plants": {"S6": 3}}, 7, 3),
    102: ({**ALL_OPEN, **crosses(*SECOND, *THIRD, "S6.1", "S6.2", "S6.3", "S6.4")}, 9, 4),
    103: ({**ALL_OPEN, **ships(("S4", 6), ("S5", 6), ("S6", 5))}, 10, 5),
    104: ({"reactors": {"S2": 3, "S3": 3, "S6": 3}}, 10, 5),
    105: ({"tanks": dict.fromkeys(("S1.3", "S1.7", "S3.3", "S3.7", "S6.1", "S6.3"), 1)}, 10, 5),
    106: ({"control": {"P1": "near", "P2": "both", "P5": "near", "P7": "near"}}, 12, 5),
    107: ({"control": {"P1": "near", "P2": "near", "P3": "both"}}, 9, 4),
    108: ({"asteroids": {f"AST0{i}": "near" for i in range(1, 8)}}, 9, 5),
    109: ({"values": {"near_green": 2, "near_blue": 2, "near_grey": 2}}, 11, 6),
    110: ({"plant_track": {"near": 6}, "water_track": {"near": 4}}, 10, 4),
    111: ({"moons": {"P1.m1": "near", "P2.m1": "near", "P5.m1": "near", "P7.m1": "near"}}, 10, 6),
}  # fmt: skip


def match_of(mission: int, marks: dict[str, Any], flipped: bool = False) -> Match:
    """Return a match in which the mission lies open and seat A has this sheet."""
    adventure = (mission - 64) // 6 + 1
    letter = (mission - 64) % 6 // 2
    first = 64 + 6 * (adventure - 1)
    missions = [first, first + 2, first + 4]
    missions[letter] = mission
    grey = {"grey": 4} if adventure == 6 else {}
    return table(
        adventure,
        {**grey, **marks},
        {**grey},
        cards=((13, "plant"), (14, "plant"), (15, "energy")),
        missions=missions,
        flipped={"ABC"[letter]: flipped},
    )


def claim(match: Match, mission: int) -> None:
    """Write a number, decline its effect, and claim the mission."""
    letter = "ABC"[(mission - 64) % 6 // 2]
    match.answer(A, choices(match, A)[-1])
    match.answer(A, choices(match, A)[-1])
    while match.asked()[A].kind != "some_of":
        match.answer(A, "skip" if "skip" in choices(match, A) else choices(match, A)[-1])
    assert letter in choices(match, A)
    match.answer(A, [letter])
    match.answer(A, "done")
    others(match, A)


def won(match: Match, mission: int) -> int:
    """Return what the claim has brought: points, in adventure 1 rockets."""
    return sheet(match, A)["rockets"] if mission < 70 else lines(match, A)["missions"]


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_first_to_accomplish_it_get_the_higher_value(mission: int) -> None:
    marks, first, _ = MISSIONS[mission]
    match = match_of(mission, marks)
    before = won(match, mission)
    claim(match, mission)
    assert won(match, mission) - before == first


@pytest.mark.parametrize("mission", MISSIONS)
def test_all_later_get_the_lower_value(mission: int) -> None:
    marks, _, later = MISSIONS[mission]
    match = match_of(mission, marks, flipped=True)
    before = won(match, mission)
    claim(match, mission)
    assert won(match, mission) - before == later


# Where only some marks count: the tunnel that reaches the observatory, the top levels; the others lead there.
COUNTED = {78: ("TN05",), 89: ("K1.9", "K4.9")}


def with_one_less(marks: dict[str, Any], mission: int) -> list[dict[str, Any]]:
    """Return the same sheet with one mark less, in every way."""
    found = []
    for name, value in marks.items():
        if isinstance(value, int):
            found.append({**marks, name: value - 1})
        else:
            for key in COUNTED.get(mission, value):
                mark = value[key]
                rest = {other: each for other, each in value.items() if other != key}
                counts = isinstance(mark, int) and mark > 1 and name != "multipliers"  # which one does not matter
                found.append({**marks, name: {**rest, key: mark - 1} if counts else rest})
    return found


# What may go without the mission being lost: more than is needed is marked, or another mark stands for it.
SPARE = {"airlocks", "lines", "split"}


@pytest.mark.parametrize("mission", MISSIONS)
def test_with_a_mark_less_it_is_not_accomplished(mission: int) -> None:
    marks, _, _ = MISSIONS[mission]
    needed = {name: value for name, value in marks.items() if name not in SPARE}
    state = moon(match_of(mission, marks))
    have, need = state.rules.progress(state, A, mission)
    assert have == need
    for fewer in with_one_less(needed, mission):
        whole = {**{name: value for name, value in marks.items() if name in SPARE}, **fewer}
        state.sheets[A] = state.rules.form.read(whole, "sheet", Scope(2, {}))
        have, need = state.rules.progress(state, A, mission)
        assert have < need, fewer
    assert state.rules.progress(state, B, mission)[0] < state.rules.progress(state, B, mission)[1]


def test_every_printed_mission_is_here() -> None:
    assert list(MISSIONS) == list(range(64, 112))
