"""The kind of effect that cards are made of."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from offworld.games.terraforming_mars.names import Origin
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

# The rulebook lets the player choose the order of a card's effects and of what they trigger. Each effect belongs to a
# stage, and stages follow each other so that every outcome of every other order can still be reached: what asks
# nothing and only gives comes first (it can pay for losses), what shows new cards comes before what is chosen, what is
# taken from others comes last (it can take what they have just gained). Only within OPEN can the order matter.
PLAIN: Final = 0  # asks nothing and only gives
DRAWS: Final = 1  # shows cards, asks nothing
OPEN: Final = 2  # asks, and its outcome may matter to another choice: tiles, swaps of cards
AFTER: Final = 3  # asks nothing, and needs what came before: losses
CHOOSES: Final = 4  # asks, and shows nothing new
TAKES: Final = 5  # takes from any player


class Does(Effect):
    """One effect as printed on a card. `card` says whose effect it is; it is filled in when the tables are built.

    The state of a player is made of cards and so of effects: only subclasses say that `state` is `Mars`.
    """

    __slots__ = ()

    @property
    def stage(self) -> int:
        """When it happens among the effects of its card."""
        return PLAIN

    def possible(self, state: Any, seat: int) -> bool:
        """Return whether this can be carried out as it must be, before anything of its card has happened."""
        return True

    def possible_alone(self, state: Any, seat: int) -> bool:
        """Return the same where nothing else happens that could help: neither its card is played nor a tile placed."""
        return self.possible(state, seat)

    def missing(self, state: Any, seat: int) -> Text:
        """Return why it is not possible."""
        return Text("terraforming_mars-no")

    def words(self) -> Text:
        """Return what it does, as the label of a choice."""
        raise NotImplementedError

    def name(self) -> str:
        """Return what it is called among effects whose order can matter: like its tile, or else like its card.

        All oceans have the same name, for it makes no difference which of them comes first.
        """
        raise NotImplementedError

    def ways(self) -> tuple[tuple[Does, ...], ...]:
        """Return the ways to carry it out; where there is a choice, there are several."""
        return ((self,),)

    def apply(self, state: Any, seat: int, answer: Any) -> None:
        raise NotImplementedError


class Costs(Does):
    """An effect that stands left of an arrow: what the action of a card costs."""

    __slots__ = ()


class Draws(Does):
    """An effect that shows cards and asks nothing."""

    __slots__ = ()

    @property
    def stage(self) -> int:
        return DRAWS


class Opens(Does):
    """An effect whose place among others can matter."""

    __slots__ = ()

    @property
    def stage(self) -> int:
        return OPEN


class Follows(Does):
    """An effect that asks nothing and needs what came before."""

    __slots__ = ()

    @property
    def stage(self) -> int:
        return AFTER


class Asks(Does):
    """An effect that asks and shows nothing new."""

    __slots__ = ()

    @property
    def stage(self) -> int:
        return CHOOSES


class Takes(Does):
    """An effect that takes from any player."""

    __slots__ = ()

    @property
    def stage(self) -> int:
        return TAKES


def bound(printed: Any, card: Origin) -> Any:
    """Return a printed effect or reaction as that of a certain card, with all the effects inside it."""
    changes: dict[str, Any] = {}
    for field in dataclasses.fields(printed):
        value = getattr(printed, field.name)
        if field.name == "card":
            changes["card"] = card
        elif isinstance(value, tuple):
            changes[field.name] = _bound_parts(value, card)
    return dataclasses.replace(printed, **changes) if changes else printed


def _bound_parts(parts: tuple[Any, ...], card: Origin) -> tuple[Any, ...]:
    found: list[Any] = []
    for part in parts:
        if isinstance(part, Does):
            found.append(bound(part, card))
        elif isinstance(part, tuple):
            found.append(_bound_parts(part, card))
        else:
            found.append(part)
    return tuple(found)
