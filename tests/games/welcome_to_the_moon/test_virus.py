"""Adventure 6, the Virus: rulebook pages 37 to 43 and rulings R125 to R151, R217, R218."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.sheet import BLOCKS, GATES, SPACES, WALKWAY_IDS
from tests.games.welcome_to_the_moon.build import choices, finish, lines, moon, others, play, sheet, table

A, B, C = 0, 1, 2
CARDS = ((9, "energy"), (14, "plant"), (11, "water"))


def virus(*sheets: dict[str, Any], seats: int = 2, cards: Any = CARDS, **more: Any) -> Any:
    """Return a match in which everybody's grey virus sits in block 1 unless the sheet says otherwise."""
    whole = [{"grey": 1, **each} for each in sheets] + [{"grey": 1}] * (seats - len(sheets))
    return table(6, *whole, seats=seats, cards=cards, **more)


def block(number: int, *marks: Any) -> dict[str, Any]:
    return {f"B{number}.{i + 1}": mark for i, mark in enumerate(marks) if mark is not None}


def spread(match: Any, seat: int) -> None:
    """Infect the first room that is offered, as long as viruses spread."""
    while seat in match.asked() and match.asked()[seat].topic == "infect":
        match.answer(seat, choices(match, seat)[0])
    finish(match, seat)


def infected(match: Any, seat: int) -> list[str]:
    return [space for space, mark in sheet(match, seat)["spaces"].items() if mark == "infected"]


# --- set-up --------------------------------------------------------------------------------------------------------
def test_r125_each_player_chooses_the_block_of_the_grey_virus_and_its_first_room() -> None:
    match = table(6, turn=1)
    assert {space.split(".")[0] for space in choices(match, A)} == {"B1", "B4", "B8", "B11"}
    assert len(choices(match, A)) == 20
    play(match, A, "B4.2")
    play(match, B, "B11.5")
    assert (sheet(match, A)["grey"], infected(match, A)) == (4, ["B4.2"])
    assert (sheet(match, B)["grey"], infected(match, B)) == (11, ["B11.5"])
    assert moon(match).turns == 1


# --- writing -------------------------------------------------------------------------------------------------------
def test_r126_r127_a_floor_is_one_row_and_infected_rooms_are_ignored() -> None:
    rooms = {**block(1, None, 5, "infected", None, 9), "B2.1": "infected"}
    match = virus({"spaces": rooms, "closed": {"WK01": 1}}, cards=((7, "robot"), (10, "plant"), (11, "water")))
    match.answer(A, [0, 0])
    assert [space for space in choices(match, A) if space[:3] in ("B1.", "B2.")] == ["B1.4"]
    why = match.why_not(A, "B1.3")
    assert why is not None
    assert why.key == "welcome_to_the_moon-6-room-infected"
    match.undo(A)
    match.answer(A, [1, 1])
    assert [space for space in choices(match, A) if space[:3] in ("B1.", "B2.")] == ["B2.2", "B2.3", "B2.4", "B2.5"]


# --- effects -------------------------------------------------------------------------------------------------------
def test_example_energy() -> None:
    """Rulebook, "Energy": 9, and an energy of the same block; at most three with the printed one (R128)."""
    match = virus({}, {"energy": {"B5": 3}})
    match.answer(A, [0, 0])
    match.answer(A, "B5.1")
    match.answer(A, "B5")
    assert sheet(match, A)["energy"] == {"B5": 2}
    match.answer(B, [0, 0])
    match.answer(B, "B5.1")
    assert choices(match, B) == ["done"]


def test_r128_the_block_that_the_number_completes_may_still_get_its_energy() -> None:
    match = virus({"spaces": block(5, 1, 2, 3, 4)})
    play(match, A, [0, 0], "B5.5", "B5")
    others(match, A)
    assert lines(match, A)["blocks"] == 10


def test_example_a_walkway_is_closed() -> None:
    """Rulebook, "Robots": any walkway; the red virus does not come down, the green one not up."""
    match = virus(cards=((7, "robot"), (10, "plant"), (11, "water")))
    match.answer(A, [0, 0])
    match.answer(A, "B1.1")
    assert choices(match, A) == [*WALKWAY_IDS, "skip"]
    match.answer(A, "WK04")
    assert sheet(match, A)["closed"] == {"WK04": 1}


def test_example_plants() -> None:
    """Rulebook, "Plants": 14, a plant of the block and one on the track; R132: not without one in the block."""
    match = virus({}, {"plants": {"B1": 1}})
    match.answer(A, [1, 1])
    match.answer(A, "B3.3")
    match.answer(A, "B3")
    assert (sheet(match, A)["plants"], sheet(match, A)["plant_track"]) == ({"B3": 1}, 1)
    match.answer(B, [1, 1])
    match.answer(B, "B1.3")
    assert choices(match, B) == ["done"]


@pytest.mark.parametrize(("option", "offered"), [("block", True), ("room", False)])
def test_example_water_and_r131(option: str, offered: bool) -> None:
    """Rulebook, "Water": 11 and the tank of the block; by option only in the room of the tank."""
    match = virus(options={"virus_water": option})
    match.answer(A, [2, 2])
    match.answer(A, "B3.1")  # the tank is in room 3
    assert ("B3" in choices(match, A)) == offered
    match.answer(B, [2, 2])
    match.answer(B, "B3.3")
    match.answer(B, "B3")
    assert (sheet(match, B)["tanks"], sheet(match, B)["water_track"]) == ({"B3": 1}, 1)


def test_r150_block_6_has_no_tank() -> None:
    match = virus()
    match.answer(A, [2, 2])
    match.answer(A, "B6.1")
    assert choices(match, A) == ["done"]


def test_example_a_full_row_of_water_gives_an_energy() -> None:
    """Rulebook: the value goes up and an energy is circled in any block with an empty room (R129)."""
    match = virus({"water_track": 1, "tanks": {"B2": 1}, "spaces": block(9, 1, 2, 3, 4, 5)})
    match.answer(A, [2, 2])
    match.answer(A, "B3.3")
    match.answer(A, "B3")
    assert "B9" not in choices(match, A)
    assert "skip" not in choices(match, A)
    match.answer(A, "B7")
    finish(match, A)
    others(match, A)
    assert sheet(match, A)["energy"] == {"B7": 2}
    assert lines(match, A)["water"] == 10


def test_the_energy_of_a_row_does_not_go_to_the_block_just_completed() -> None:
    """Discrepancy 4 of the facts: the rulebook decides."""
    match = virus({"water_track": 1, "spaces": block(3, 1, 2, None, 12, 13)})
    match.answer(A, [2, 2])
    match.answer(A, "B3.3")
    match.answer(A, "B3")
    assert "B3" not in choices(match, A)


def test_r130_a_full_row_of_plants_closes_a_walkway() -> None:
    match = virus({"plant_track": 1, "closed": dict.fromkeys(WALKWAY_IDS[1:], 1)})
    match.answer(A, [1, 1])
    match.answer(A, "B3.3")
    match.answer(A, "B3")
    assert sheet(match, A)["closed"] == dict.fromkeys(WALKWAY_IDS, 1)  # the only one left needs no question


# --- viruses -------------------------------------------------------------------------------------------------------
GREEN = {"plant_track": 4, "plants": {"B5": 2, "B6": 2}}
BLUE = {"water_track": 2, "tanks": {"B1": 1, "B2": 1}}


def wake_green(match: Any, seat: int) -> None:
    match.answer(seat, [1, 1])
    match.answer(seat, "B3.3" if "B3.3" in choices(match, seat) else "B7.3")
    match.answer(seat, choices(match, seat)[0])
    finish(match, seat)


def test_example_the_green_virus() -> None:
    """Rulebook, "Spread": on all sheets it infects one empty room of its own block and nothing else (R139)."""
    match = virus(GREEN)
    wake_green(match, A)
    others(match, A)
    assert moon(match).common[1] == 1
    for seat in (A, B):
        assert {space[:2] for space in choices(match, seat)} == {"B1"}  # grey comes first (R138)
        match.answer(seat, "B1.5")
        assert {space[:2] for space in choices(match, seat)} == {"B3"}
        match.answer(seat, "B3.5")
        finish(match, seat)
    assert infected(match, A) == infected(match, B) == ["B1.5", "B3.5"]


def test_r133_r217_a_virus_is_activated_once_even_by_two_players() -> None:
    match = virus(GREEN, GREEN)
    wake_green(match, A)
    wake_green(match, B)
    spread(match, A)
    spread(match, B)
    assert len(infected(match, A)) == 2  # one round of grey and green


def test_r134_two_viruses_of_one_turn_spread_twice() -> None:
    match = virus(GREEN, BLUE)
    wake_green(match, A)
    match.answer(B, [2, 2])
    match.answer(B, "B4.1")
    match.answer(B, "B4")
    finish(match, B)
    spread(match, A)
    spread(match, B)
    assert len(infected(match, A)) == len(infected(match, B)) == 6  # grey, green, blue, twice (R135)


SYMBOL = {"plant_track": 7, "plants": {"B5": 2, "B6": 2, "B7": 2, "B9": 1}}
AWAKE = {"viruses": {"green": 1}}


def test_r136_a_propagation_symbol_hits_only_the_others_once() -> None:
    match = virus(SYMBOL, SYMBOL, seats=3, common=AWAKE)
    wake_green(match, A)
    wake_green(match, B)
    others(match, A, B)
    assert list(match.asked()) == [C]
    spread(match, C)
    assert [len(infected(match, seat)) for seat in range(3)] == [0, 0, 2]
    assert moon(match).common[5] == 1  # crossed off on all sheets
    assert told(match) == [("6-outbreak", A), ("6-outbreak-too", B)]


def test_r136_a_symbol_that_all_cross_off_hits_nobody_and_the_log_says_so() -> None:
    match = virus(SYMBOL, SYMBOL, common=AWAKE)
    wake_green(match, A)
    wake_green(match, B)
    assert [len(infected(match, seat)) for seat in (A, B)] == [0, 0]
    assert told(match) == [("6-outbreak-nobody", A), ("6-outbreak-too", B)]


def told(match: Any) -> list[tuple[str, int]]:
    """Return what the log tells about propagation symbols, and by whom."""
    keys = [(event["key"].removeprefix("welcome_to_the_moon-"), event["params"]) for event in match.events(None)]
    return [(key, params["seat"]) for key, params in keys if "outbreak" in key]


def test_r137_the_symbol_protects_only_from_itself() -> None:
    match = virus(SYMBOL, BLUE, common=AWAKE)
    wake_green(match, A)
    match.answer(B, [2, 2])
    match.answer(B, "B4.1")
    match.answer(B, "B4")
    finish(match, B)
    spread(match, A)
    spread(match, B)
    assert len(infected(match, A)) == 3  # the blue virus wakes: grey, green, blue
    assert len(infected(match, B)) == 6  # and the symbol of A besides


def test_r140_a_full_block_passes_the_virus_to_all_open_neighbours_that_are_not_full() -> None:
    """Rulebook, "Spread": not through closed walkways, not into full blocks, not further (R141)."""
    rooms = {**block(1, 1, 2, 3, 4, "X"), **block(2, 6, 7, 8, 9, 10)}
    match = virus({"spaces": rooms, **GREEN, "closed": {"WK03": 1}})  # B1 has B2 (full), B5 and B8 (closed)
    wake_green(match, A)
    others(match, A)
    assert {space[:2] for space in choices(match, A)} == {"B5"}
    match.answer(A, "B5.1")
    assert {space[:2] for space in choices(match, A)} == {"B3"}
    spread(match, A)
    assert infected(match, A) == ["B3.1", "B5.1"]


def test_r142_a_block_completed_by_an_infection_counts_at_once_for_the_next_virus() -> None:
    """Grey fills B4 from B3's side: the green virus of a full B3 then finds B4 full."""
    rooms = {**block(3, 1, 2, None, 4, 5), **block(4, 6, 7, 8, 9)}
    match = virus({"grey": 4, "spaces": rooms, **GREEN}, cards=((9, "energy"), (3, "plant"), (11, "water")))
    match.answer(A, [1, 1])
    match.answer(A, "B3.3")
    match.answer(A, "B3")
    finish(match, A)
    others(match, A)
    spread(match, A)  # B3 is full and comes first: B2, B4 (its last room), B6, B7
    found = infected(match, A)
    assert "B4.5" in found
    assert [space.split(".")[0] for space in found].count("B7") == 2  # B4 is full now: grey goes on to B7 and B11
    assert [space.split(".")[0] for space in found].count("B11") == 1


def test_r143_a_quarantined_virus_still_infects_its_own_block() -> None:
    closed = {WALKWAY_IDS[walkway]: 1 for walkway, _ in GATES[2]}
    match = virus({**GREEN, "closed": closed})
    wake_green(match, A)
    others(match, A)
    spread(match, A)
    assert "B3.1" in infected(match, A)
    full = virus({"closed": closed, "spaces": block(3, 1, 2, 3, 4, 5)}, SYMBOL, common=AWAKE)
    wake_green(full, B)
    others(full, B)
    spread(full, A)
    assert {space[:2] for space in infected(full, A)} == {"B1"}  # green stays in its full block


@pytest.mark.parametrize(("errors", "rooms"), [(0, 0), (1, 1), (2, 1)])
def test_r147_the_second_and_third_error_spread_on_the_own_sheet_only(errors: int, rooms: int) -> None:
    everything = {**dict.fromkeys(SPACES, "X"), "B5.1": 15, "B7.1": 16}
    for space in ("B1.1", "B1.2"):
        del everything[space]
    everything["B2.1"] = 0  # nothing is less than 0, so no number fits
    match = virus({"spaces": everything, "errors": errors})
    others(match)
    if rooms:
        assert list(match.asked()) == [A]
        spread(match, A)
    assert len(infected(match, A)) == rooms
    assert not infected(match, B)


# --- evacuation and scoring ----------------------------------------------------------------------------------------
def test_example_evacuation() -> None:
    """Rulebook, "Evacuate": four filled rooms times two energies, the infected one apart: 8 points (R144)."""
    match = virus({"spaces": block(5, 1, 2, "infected", 4, "X"), "energy": {"B5": 2}})
    assert lines(match, A)["blocks"] == 8
    assert lines(match, A)["infected"] == -1


def test_r145_unfinished_blocks_count_at_the_end() -> None:
    match = virus({"spaces": {**block(5, 1, 2), **block(9, "X")}, "energy": {"B5": 3}})
    assert lines(match, A)["blocks"] == 2 * 3 + 1


@pytest.mark.parametrize(
    ("crossed", "points"), [(0, 0), (1, 0), (2, 5), (4, 10), (7, 20), (10, 35), (13, 55), (15, 55), (16, 80)]
)
def test_plant_track(crossed: int, points: int) -> None:
    assert lines(virus({"plant_track": crossed}), A)["plants"] == points


@pytest.mark.parametrize(("crossed", "points"), [(0, 0), (2, 10), (4, 20), (6, 35), (8, 55), (9, 55), (10, 80)])
def test_water_track(crossed: int, points: int) -> None:
    assert lines(virus({"water_track": crossed}), A)["water"] == points


# --- missions ------------------------------------------------------------------------------------------------------
def test_r146_the_first_claim_of_a_mission_wakes_its_virus_and_more_may_follow() -> None:
    """Mission B wakes purple; the spreading completes a second block, so mission A can be claimed in the same turn."""
    quarantine = {WALKWAY_IDS[walkway]: 1 for number in (0, 3, 7) for walkway, _ in GATES[number]}
    rooms = {**block(5, 1, 2, 3, 4, 5), **block(1, 6, 7, 8, 9)}
    match = virus(
        {"closed": quarantine, "spaces": rooms},
        missions=[94, 96, 98],
        cards=((9, "robot"), (14, "plant"), (12, "water")),
    )
    match.answer(A, [2, 2])
    match.answer(A, "B9.5")
    finish_until_claim(match, A)
    assert choices(match, A) == ["B"]
    match.answer(A, ["B"])
    match.answer(A, "done")
    others(match, A)
    assert moon(match).common[2] == 1  # purple
    spread(match, A)  # grey completes B1, purple infects B6
    spread(match, B)
    assert choices(match, A) == ["A"]
    match.answer(A, ["A"])
    match.answer(A, "done")
    assert moon(match).common[0] == 1  # red
    spread(match, A)
    spread(match, B)
    assert lines(match, A)["missions"] == 8 + 11
    assert moon(match).flipped == [1, 1, 0]


def finish_until_claim(match: Any, seat: int) -> None:
    while match.asked()[seat].kind != "some_of":
        match.answer(seat, "skip")


def progress(mission: int, **marks: Any) -> tuple[int, int]:
    state = moon(virus(marks))
    return state.rules.progress(state, A, mission)


def gates(*numbers: int) -> dict[str, int]:
    return {WALKWAY_IDS[walkway]: 1 for number in numbers for walkway, _ in GATES[number - 1]}


SICK = ["infected"] * 5


def test_missions_94_and_95_evacuated_blocks() -> None:
    assert progress(94, spaces={**block(1, 1, 2, 3, 4, 5), **block(7, *SICK)}) == (2, 2)
    assert progress(95, spaces={**block(1, 1, 2, 3, 4, 5), **block(7, *SICK)})[0] < 3
    have, need = progress(95, spaces={**block(3, *SICK), **block(4, 1, 2, 3, 4, "X")})
    assert have == need
    have, need = progress(95, spaces={**block(5, *SICK), **block(6, *SICK)})
    assert have < need  # the third floor has three blocks


def test_mission_96_three_quarantined_blocks() -> None:
    """R148: each by itself."""
    assert progress(96, closed=gates(1, 4, 11)) == (3, 3)
    fewer = gates(1, 4, 11)
    del fewer["WK02"]
    assert progress(96, closed=fewer) == (2, 3)


def test_mission_97_green_and_blue() -> None:
    have, need = progress(97, closed=gates(3, 9))
    assert have == need == len(GATES[2]) + len(GATES[8])
    assert progress(97, closed=gates(3))[0] == len(GATES[2])


def test_mission_98_all_energies_of_two_floors() -> None:
    """R149."""
    assert progress(98, energy={"B1": 3, "B2": 3, "B10": 3, "B11": 3}) == (2, 2)
    assert progress(98, energy={"B5": 3, "B6": 3, "B10": 3, "B11": 3}) == (1, 2)


def test_mission_99_all_plants_and_tanks_of_two_floors() -> None:
    """R150: block 6 has no tank."""
    third = {f"B{i}": BLOCKS[i - 1].plants for i in (5, 6, 7)}
    fifth = {"B10": 1, "B11": 1}
    tanks = dict.fromkeys(("B5", "B7", "B10", "B11"), 1)
    assert progress(99, plants={**third, **fifth}, tanks=tanks) == (2, 2)
    assert progress(99, plants={**third, **fifth}, tanks={**tanks, "B7": 0}) == (1, 2)


def test_campaign_missions() -> None:
    sick = {**block(1, *SICK), **block(4, *SICK), **block(8, *SICK)}
    assert progress(140, spaces=sick) == (3, 3)
    assert progress(140, spaces={**sick, **block(8, 1, 2, 3, 4, 5)}) == (2, 3)
    some = {"B1.1": "infected", "B4.1": "infected", "B11.1": "infected"}
    assert progress(141, spaces=some, closed=gates(1, 4, 11)) == (3, 3)
    assert progress(141, spaces={"B1.1": "infected"}, closed=gates(1, 4, 11)) == (1, 3)
    rich = {"energy": {"B6": 3, "B1": 3}, "plants": {"B6": 2, "B1": 1}}
    assert progress(142, tanks={"B1": 1}, **rich) == (2, 2)
    assert progress(142, **rich) == (1, 2)
