"""The deeds of every card, tile, token and option, by number; `reading` fills them in from the data at import."""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.rules.deeds.base import Deed

ACTION: Final[list[tuple[Deed, ...]]] = []  # by outstation: facilities, then the starting ones
UPGRADE: Final[list[tuple[Deed, ...]]] = []  # by facility
OPTION: Final[list[tuple[Deed, ...]]] = []
TOKEN: Final[list[tuple[Deed, ...]]] = []
MAIN: Final[list[tuple[Deed, ...]]] = []  # by union tile
BONUS: Final[list[tuple[Deed, ...]]] = []
