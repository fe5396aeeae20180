"""Matches that are answered by numbers side by side, a row each."""

from __future__ import annotations

from offworld.kernel.picking import Picking


class Pickings:
    """Matches with the same actions, and whose turn it is in each: -1 in one that is over.

    >>> import offworld
    >>> from offworld.kernel.picking import Actions
    >>> game = offworld.game("dig_mars")
    >>> pickings = Pickings(2)
    >>> for row in range(2):
    ...     table = Picking(game.start(seats=2, seed=row, quiet=True), Actions(game.atoms(2)))
    ...     pickings.place(row, table, table.next_seat())
    >>> pickings.serve([mask.index(1) for mask in pickings.masks], is_last=True)
    >>> [table.match.answered for table in pickings.rows]
    [1, 1]
    """

    __slots__ = ("_flags", "_numbers", "_picked", "masks", "rows", "turns")

    def __init__(self, count: int) -> None:
        self.rows: list[Picking] = []
        self.turns: list[int] = []
        self.masks: list[bytearray] = [bytearray()] * count  # of whoever is to pick
        self._picked: list[bytes | bytearray] = [b""] * count
        self._numbers: list[bytearray] = [bytearray()] * count
        self._flags: list[bytearray] = [bytearray()] * count

    def place(self, row: int, table: Picking, turn: int) -> None:
        """Put a match into a row; the first time row after row."""
        if row == len(self.rows):
            self.rows.append(table)
            self.turns.append(turn)
        self.rows[row] = table
        self.turns[row] = turn
        self.look(row)

    def serve(self, actions: list[int], is_last: bool) -> None:
        """Make one pick in each match; IllegalAnswer, where one of them is not allowed, changes nothing.

        With `is_last` nobody answers before all is shown, and what follows is looked at while it is at hand.
        """
        rows, turns = self.rows, self.turns
        for row, action in enumerate(actions):
            rows[row].check(turns[row], action)
        for row, action in enumerate(actions):
            table = rows[row]
            table.take(turns[row], action)
            seat = table.next_seat()
            turns[row] = seat
            if is_last and seat >= 0:
                self.look(row)

    def look(self, row: int) -> None:
        """See what is to be shown of a row."""
        table, seat = self.rows[row], self.turns[row]
        sight = table.sight(seat)
        self._numbers[row] = sight.number_bytes
        self._flags[row] = sight.flag_bytes
        self.masks[row] = table.mask(seat)
        self._picked[row] = table.picked_flags(seat)

    def shown(self) -> tuple[bytes, bytes, bytearray, bytearray]:
        """Return what all whose turn it is see (numbers, flags), may pick and have picked, row after row."""
        numbers, flags = b"".join(self._numbers), b"".join(self._flags)
        return numbers, flags, bytearray().join(self.masks), bytearray().join(self._picked)
