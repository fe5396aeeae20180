"""The 48 mission cards, one of two per letter in each match, and the 24 of the campaign with their confidence.

What a mission counts is worked out by its adventure. Adventure 1 gives rockets; adventure 5 gives a star or a medal,
whose points come from the mission track of the sheet; the others give points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

A: Final = 0
B: Final = 1
C: Final = 2


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission card: its printed id, adventure and letter, and what the first and all later claims are worth."""

    id: int
    adventure: int
    letter: int
    first: int
    later: int
    confidence: str = "high"


MISSIONS: Final = (
    # --- adventure 1 ---
    Mission(64, 1, A, 3, 2),  # Both astronaut floors and the water floor are full
    Mission(65, 1, A, 4, 2),  # Both robot floors and the planning floor are full
    Mission(66, 1, B, 3, 2),  # The energy floor is full
    Mission(67, 1, B, 3, 2),  # The plant floor and the wild floor are full
    Mission(68, 1, C, 2, 1),  # 10 X have been written with the X bonuses (the sheet has exactly 10 of them)
    Mission(69, 1, C, 3, 2),  # At this moment 5 system errors are circled and not crossed off
    # --- adventure 2 ---
    Mission(70, 2, A, 9, 5),  # A multiplier is circled at 3 different stations
    Mission(71, 2, A, 10, 5),  # All plants of 2 stations are circled (their robots do not matter)
    Mission(72, 2, B, 11, 6),  # Two full zones of exactly 6 spaces each
    Mission(73, 2, B, 12, 6),  # Full zones of exactly 6, 4 and 2 spaces
    Mission(74, 2, C, 9, 5),  # 6 water tanks circled
    Mission(75, 2, C, 11, 6),  # 4 tanks circled that follow one another among the 12 tanks of the trajectory
    # --- adventure 3 ---
    Mission(76, 3, A, 12, 6),  # 3 vertical columns are full
    Mission(77, 3, A, 12, 5),  # 3 horizontal rows are full
    Mission(78, 3, B, 9, 4),  # The tunnel network reaches the observatory
    Mission(79, 3, B, 9, 4),  # All antennas of 2 quarters are circled (top right: 6 with the observatory)
    Mission(80, 3, C, 8, 4),  # 10 plants circled
    Mission(81, 3, C, 9, 5),  # All water tanks of 2 quarters are circled (2 per quarter)
    # --- adventure 4 ---
    Mission(82, 4, A, 8, 4),  # 5 mines extracted
    Mission(83, 4, A, 9, 4),  # 4 neighbouring mines extracted
    Mission(84, 4, B, 11, 6),  # All 5 secondary factories activated
    Mission(85, 4, B, 10, 4),  # 6 factories of any kind upgraded or activated (of 11)
    Mission(86, 4, C, 8, 3),  # 8 plants circled in the mines, extracted or not
    Mission(87, 4, C, 10, 4),  # 5 waters circled in the mines, extracted or not
    # --- adventure 5 ---
    Mission(88, 5, A, 0, 0),  # One skyscraper is completely full
    Mission(89, 5, A, 0, 0),  # The top level of 2 skyscrapers is filled
    Mission(90, 5, B, 0, 0),  # 3 tower floors with at least 2 circled symbols each
    Mission(91, 5, B, 0, 0),  # 2 tower floors with all 3 symbols circled
    Mission(92, 5, C, 0, 0),  # Every dome section is built (both halves of split ones)
    Mission(93, 5, C, 0, 0),  # 4 X written with planning
    # --- adventure 6 ---
    Mission(94, 6, A, 8, 3),  # 2 blocks evacuated (infection does not matter)
    Mission(95, 6, A, 8, 3),  # All blocks of one floor evacuated (infection does not matter)
    Mission(96, 6, B, 11, 4),  # 3 blocks quarantined: every walkway of each of them is closed
    Mission(97, 6, B, 12, 5),  # The green-virus block (B3) and the blue-virus block (B9) are quarantined
    Mission(98, 6, C, 10, 4),  # All energies of 2 floors circled
    Mission(99, 6, C, 10, 4),  # All plants and all tanks of 2 floors circled
    # --- adventure 7 ---
    Mission(100, 7, A, 10, 5),  # 3 greenhouses numbered with 3 circled plants each
    Mission(101, 7, A, 7, 3),  # The greenhouse of the topmost starship is numbered and has 3 circled plants
    Mission(102, 7, B, 9, 4),  # 7 modules completely full (greenhouses do not count)
    Mission(103, 7, B, 10, 5),  # 3 starships completely full (modules and greenhouse)
    Mission(104, 7, C, 10, 5),  # All reactors of 3 starships circled
    Mission(105, 7, C, 10, 5),  # All water tanks of 3 starships circled
    # --- adventure 8 ---
    Mission(106, 8, A, 12, 5),  # Control 4 planets on one sheet
    Mission(107, 8, A, 9, 4),  # Control a green, a blue and a grey planet on one sheet
    Mission(108, 8, B, 9, 5),  # Own symbol on 7 asteroids of one sheet
    Mission(109, 8, B, 11, 6),  # Each of the three planet colours raised twice on one sheet
    Mission(110, 8, C, 10, 4),  # 6 plant boxes and 4 water boxes crossed off on one sheet
    Mission(111, 8, C, 10, 6),  # Own symbol on 4 different moons of one sheet
)

CAMPAIGN_MISSIONS: Final = (
    # --- adventure 1 ---
    Mission(
        125, 1, A, 4, 2, confidence="medium"
    ),  # 5 compartments of exactly 3 spaces full (the sheet has exactly five: C1, C2, C4, C6, C11)
    Mission(126, 1, B, 3, 2, confidence="medium"),  # 5 floors full
    Mission(127, 1, C, 4, 2, confidence="medium"),  # At least 2 spaces filled on each of the 9 floors
    # --- adventure 2 ---
    Mission(128, 2, A, 9, 5, confidence="medium"),  # One station with its multiplier and all its plants circled
    Mission(129, 2, B, 10, 5, confidence="medium"),  # 4 division lines drawn on the trajectory
    Mission(130, 2, C, 10, 5, confidence="medium"),  # One tank of each value 4, 5, 6, 7 and 8 circled
    # --- adventure 3 ---
    Mission(131, 3, A, 10, 5, confidence="medium"),  # 2 quarters completed (a quarter bonus circled twice)
    Mission(132, 3, B, 12, 6, confidence="low"),  # 3 circled tanks linked with one another by tunnels
    Mission(133, 3, C, 12, 6, confidence="medium"),  # All plants and all tanks of one quarter circled
    # --- adventure 4 ---
    Mission(134, 4, A, 7, 3, confidence="medium"),  # On 2 levels all pearls and all rubies circled
    Mission(
        135, 4, B, 12, 6, confidence="medium"
    ),  # 3 complete factory columns: main factory upgraded and the secondary factory above it activated
    Mission(136, 4, C, 12, 5, confidence="low"),  # On one level all plants and all waters circled
    # --- adventure 5 ---
    Mission(137, 5, A, 0, 0, confidence="medium"),  # Both starting levels of the 4 skyscrapers filled
    Mission(138, 5, B, 0, 0, confidence="low"),  # At least 1 symbol circled on each of the 4 underground tower floors
    Mission(139, 5, C, 0, 0, confidence="medium"),  # 5 astronauts crossed off
    # --- adventure 6 ---
    Mission(140, 6, A, 10, 4, confidence="medium"),  # 3 evacuated blocks that contain at least one infected space
    Mission(141, 6, B, 14, 6, confidence="medium"),  # 3 quarantined blocks that contain at least one infected space
    Mission(142, 6, C, 12, 4, confidence="medium"),  # 2 blocks with all energies, plants and tanks circled
    # --- adventure 7 ---
    Mission(143, 7, A, 12, 6, confidence="medium"),  # All greenhouses connected by airlocks
    Mission(144, 7, B, 8, 4, confidence="low"),  # The third and fourth starships from the top completely full
    Mission(145, 7, C, 14, 8, confidence="medium"),  # One starship with all reactors, plants and tanks circled
    # --- adventure 8 ---
    Mission(146, 8, A, 10, 4, confidence="medium"),  # Control 3 planets on each of the two sheets
    Mission(147, 8, B, 10, 6, confidence="medium"),  # Own symbol on 5 asteroids of each of the two sheets
    Mission(
        148, 8, C, 12, 5, confidence="medium"
    ),  # 6 plant boxes and 4 water boxes crossed off on each of the two sheets
)

MISSION: Final = {mission.id: mission for mission in (*MISSIONS, *CAMPAIGN_MISSIONS)}


def printed(adventure: int, letter: int) -> list[int]:
    """Return the ids of the two printed missions of a letter."""
    return [each.id for each in MISSIONS if each.adventure == adventure and each.letter == letter]
