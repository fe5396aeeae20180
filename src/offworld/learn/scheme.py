"""How an observation is laid out: named groups of a flat array, and the same in parts, with planes for maps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from offworld.kernel.game import Game
from offworld.kernel.looking import groups_of
from offworld.kernel.option import OptionValue
from offworld.kernel.sight import FLAGS, NUMBERS, Group, Sight

Flat = NDArray[np.float32]


class Scheme:
    """The layout of all observations of a game with these seats and options.

    A flat observation holds all numbers, each divided by the scale of its group, and after them all flags as 0 or 1.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue]) -> None:
        self.groups: list[Group] = groups_of(game, game.start(seats, 0, options, quiet=True).state)
        numbers = [group for group in self.groups if group.kind == NUMBERS]
        scales = [group.scale for group in numbers for _ in range(group.size)]
        self._scales = np.array(scales, dtype=np.float32)
        self._numbers = len(scales)
        self._flags = sum([group.size for group in self.groups if group.kind == FLAGS])
        self.size = self._numbers + self._flags
        self.bytes = 2 * self._numbers + (self._flags + 7) // 8  # of a packed observation
        self.slices: dict[str, slice] = {}  # by the name of a group: where it is in a flat observation
        for group in self.groups:
            assert group.name not in self.slices, f"two groups are called {group.name}"
            start = group.start if group.kind == NUMBERS else self._numbers + group.start
            self.slices[group.name] = slice(start, start + group.size)
        self._cells = {
            group.name: np.array([row * group.grid.width + column for row, column in group.grid.cells])
            for group in self.groups
            if group.grid is not None
        }

    def flat(self, sight: Sight) -> Flat:
        """Return what a seat sees now as a flat observation."""
        found = np.empty(self.size, np.float32)
        count = self._numbers
        np.divide(np.frombuffer(sight.number_bytes, "<i2"), self._scales, found[:count])
        found[count:] = np.frombuffer(sight.flag_bytes, np.uint8)
        return found

    def flat_rows(self, numbers: bytes, flags: bytes) -> Flat:
        """Return many flat observations, one in each row, given the bytes of all their numbers and of all flags."""
        rows = len(flags) // self._flags
        found = np.empty((rows, self.size), dtype=np.float32)
        count = self._numbers
        np.divide(np.frombuffer(numbers, "<i2").reshape(rows, count), self._scales, out=found[:, :count])
        found[:, count:] = np.frombuffer(flags, np.uint8).reshape(rows, self._flags)
        return found

    def unpack(self, packed: bytes) -> Flat:
        """Return one flat observation that was kept packed."""
        found: Flat = self.unpack_all([packed])[0]
        return found

    def unpack_all(self, packed: Sequence[bytes]) -> Flat:
        """Return many flat observations that were kept packed, one in each row."""
        found = np.empty((len(packed), self.size), dtype=np.float32)
        raw = np.frombuffer(b"".join(packed), np.uint8).reshape(len(packed), self.bytes)
        count = self._numbers
        np.divide(raw[:, : 2 * count].view("<i2"), self._scales, out=found[:, :count])
        found[:, count:] = np.unpackbits(raw[:, 2 * count :], axis=1, count=self._flags, bitorder="little")
        return found

    def parts(self, flat: Flat) -> dict[str, Flat]:
        """Return the groups of a flat observation by name, each in its shape; boards become planes of rows and columns.

        Leading dimensions, such as those of many observations at once, stay in front.
        """
        lead = flat.shape[:-1]
        found: dict[str, Flat] = {}
        for group in self.groups:
            part = flat[..., self.slices[group.name]].reshape(*lead, *group.shape)
            if group.grid is not None:
                height, width = group.grid.height, group.grid.width
                board = np.zeros((*part.shape[:-1], height * width), dtype=np.float32)
                board[..., self._cells[group.name]] = part
                part = board.reshape(*part.shape[:-1], height, width)
            found[group.name] = part
        return found

    def space(self) -> spaces.Box:
        """Return the space of flat observations."""
        return spaces.Box(-np.inf, np.inf, (self.size,), np.float32)

    def parts_space(self) -> spaces.Dict:
        """Return the space of observations in parts."""
        found: dict[str, spaces.Space[Any]] = {}
        for group in self.groups:
            shape = group.shape
            if group.grid is not None:
                shape = (*shape[:-1], group.grid.height, group.grid.width)
            low, high = (0.0, 1.0) if group.kind == FLAGS else (-np.inf, np.inf)
            found[group.name] = spaces.Box(low, high, shape, np.float32)
        return spaces.Dict(found)
