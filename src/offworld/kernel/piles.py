"""Where components of one kind can be, so that what a position names anywhere leaves the deck."""

from __future__ import annotations

from collections.abc import Sequence

from offworld.kernel.fields import Kind, wrong
from offworld.kernel.layout import PLAYERS, Layout
from offworld.kernel.state import State
from offworld.kernel.text import Text


class Piles:
    """The fields in which components of one kind lie, of the table or of the seats, and their deck, if there is one.

    >>> from offworld.kernel.fields import Name
    >>> from offworld.kernel.shapes import Many
    >>> card = Name(["ore", "ice", "gas"])
    >>> layout = Layout({"deck": Many(card), "row": Many(card)}, {})
    >>> class Cards(State):
    ...     def __init__(self):
    ...         super().__init__(seats=1, rng=1)
    ...         self.deck, self.row = [], [1]
    >>> Piles(card, "deck", ("row",)).rest(layout, Cards(), [0, 1, 1, 2])
    [0, 1, 2]
    """

    def __init__(self, kind: Kind, deck: str = "", places: tuple[str, ...] = ()) -> None:
        self.kind = kind
        self.deck = deck
        self.places = places

    def lying(self, layout: Layout, state: State) -> list[tuple[int, str]]:
        """Return everything that lies somewhere, each with the field that it is in; the deck comes last."""
        found: list[tuple[int, str]] = []
        for place in (*self.places, self.deck) if self.deck else self.places:
            if place in layout.table:
                found.extend(layout.table[place].walk(layout.get(state, place), place, self.kind))
                continue
            for seat in range(state.seats):
                value = layout.get_own(state, seat, place)
                found.extend(layout.players[place].walk(value, f"{PLAYERS}[{seat}].{place}", self.kind))
        return found

    def rest(self, layout: Layout, state: State, everything: Sequence[int]) -> list[int]:
        """Return what lies nowhere, in the order of `everything`, the components of this match as often as each occurs.

        BadPosition names the field of what lies there too often.
        """
        left: dict[int, int] = {}
        for each in everything:
            left[each] = left.get(each, 0) + 1
        for each, path in self.lying(layout, state):
            if not left.get(each, 0):
                raise wrong(path, Text("error-twice", {"value": self.kind.encode(each)}))
            left[each] -= 1
        found: list[int] = []
        for each in everything:
            if left[each]:
                left[each] -= 1
                found.append(each)
        return found

    def fill(self, layout: Layout, state: State, everything: Sequence[int]) -> None:
        """Shuffle the rest under the deck, whose top is its last card.

        Call it on a state in which only what the position names lies somewhere.
        """
        rest = self.rest(layout, state, everything)
        state.shuffle(rest)
        layout.put(state, self.deck, rest + layout.get(state, self.deck))
