"""The Automa's cards and figures. That it has such cards, pawns and credits is sourced; the figures are house data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.names import BLUE, DESIGNED, GREEN, GREY, INNER, MIDDLE, OUTER, RED, SOURCED, Mark

WORKER: Final = 5  # beside the numbers of the five locations
UNION: Final = 6


@dataclass(frozen=True, slots=True)
class Action:
    """An action card: one of the five locations, a worker or a union."""

    id: str
    kind: int
    mark: Mark


ACTIONS: Final[tuple[Action, ...]] = (
    *[Action(f"M{i + 1:02d}", i % 5, DESIGNED) for i in range(10)],  # every location twice
    *[Action(f"M{i + 11:02d}", WORKER, DESIGNED) for i in range(4)],
    Action("M15", UNION, SOURCED),  # only with the expansion
    Action("M16", UNION, SOURCED),
)
BASE_ACTIONS: Final = 14


@dataclass(frozen=True, slots=True)
class Priority:
    """A priority card: from which end of a row, which worker first, which ring first."""

    id: str
    left: bool
    colours: tuple[int, int, int, int]
    rings: tuple[int, int, int]
    mark: Mark


PRIORITIES: Final[tuple[Priority, ...]] = (
    Priority("Y1", True, (GREY, BLUE, RED, GREEN), (INNER, MIDDLE, OUTER), DESIGNED),
    Priority("Y2", False, (BLUE, GREEN, GREY, RED), (MIDDLE, OUTER, INNER), DESIGNED),
    Priority("Y3", True, (RED, GREY, GREEN, BLUE), (OUTER, INNER, MIDDLE), DESIGNED),
    Priority("Y4", False, (GREEN, RED, BLUE, GREY), (OUTER, MIDDLE, INNER), DESIGNED),
    Priority("Y5", True, (BLUE, RED, GREY, GREEN), (MIDDLE, INNER, OUTER), DESIGNED),
    Priority("Y6", False, (GREY, GREEN, BLUE, RED), (INNER, OUTER, MIDDLE), DESIGNED),
)


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader card: the level, by what the Automa takes whenever an action fails or says so."""

    id: str
    credits: int
    points: int
    mark: Mark


LEADERS: Final[tuple[Leader, ...]] = (
    Leader("trainee", 1, 0, DESIGNED),
    Leader("manager", 3, 0, DESIGNED),
    Leader("director", 2, 1, DESIGNED),
    Leader("magnate", 2, 2, DESIGNED),
)
LEVELS: Final[tuple[str, ...]] = ("trainee", "manager", "director", "magnate")

CREDITS: Final = 5  # at the start
INCOME: Final = 4  # credits of a mining phase, and 1 for each launched probe
FACILITIES_PER_CREDIT: Final = 2
WORKERS: Final = 4  # worker turns of a round
CONSTRUCTION_PRICE: Final = 3
FACILITY_BONUS: Final = 2  # points besides those of the facility
LAUNCH_PRICE: Final = 1  # credits, besides the probe
OFFICE_CREDITS: Final = 2  # for a green worker
WORTH: Final[tuple[int, ...]] = (1, 1, 1, 1, 2, 0)  # credits for a granted unit of each resource; probes stay probes
CONTRACT_PRICE: Final = 2  # sourced
CONTRACT_POINTS: Final = 2  # sourced
CONTRACT_STEPS: Final = 1  # sourced
RESEARCH_POINTS: Final[tuple[int, ...]] = (0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 18)  # and no more
CREDITS_PER_POINT: Final = 4
