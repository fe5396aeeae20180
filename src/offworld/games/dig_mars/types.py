"""What views of Dig Mars show. The client's types are made from these; mypy holds `view.py` against them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from offworld.games.dig_mars.data import Bonus, Equipment
from offworld.kernel.plain import Some


class Find(TypedDict):
    """The face of a tile."""

    id: str
    value: int
    carry: int
    bonus: Bonus | None


class SiteView(TypedDict):
    """A stack of tiles and who is there."""

    name: str
    height: int
    explored: bool
    dig: int | None  # the difficulty of drilling, while the top tile is unexplored
    find: Find | None  # the face of the top tile, where it is explored or one has scouted it
    scouts: list[int]
    stations: list[int]  # how many, by seat


class PlayerView(TypedDict):
    """What somebody has; points and the faces of finds only where they lie open."""

    levels: dict[Equipment, int]
    reserve: int
    finds: int
    points: NotRequired[int]
    faces: NotRequired[list[Find]]


class TableView(TypedDict):
    """The whole table."""

    turn: int | None
    placing: bool
    actions: int
    bonuses: Some[Bonus, int]
    target: int | None
    left: int
    idle: int
    grid: list[SiteView]
    players: list[PlayerView]
