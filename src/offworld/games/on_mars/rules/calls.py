"""What the steps of the rules call for without knowing how it is done, since it is made of those very steps.

A cell of the laboratory gives a benefit, and a benefit may develop a technology; a building raises the life support
system, and Lacerda answers that with a building. The state is given both at set-up, and hands them on to its copies; so
it is `Any` here: its class knows these two.
"""

from __future__ import annotations

from typing import Any

from offworld.games.on_mars.data.benefit import Benefit
from offworld.games.on_mars.names import Side, Tech
from offworld.kernel.effect import Effect


class Benefits:
    """What is printed on tiles, cells, spaces and cards, for those who sit at the table."""

    def useful(self, state: Any, party: int, benefit: Benefit, coins: int) -> bool:
        """Return whether a party can get anything out of a benefit if it can spend so many crystals."""
        raise NotImplementedError

    def begin(self, state: Any, seat: int, benefit: Benefit) -> None:
        """Let a seat take a benefit."""
        raise NotImplementedError


class Rival:
    """Lacerda, who decides by rules of his own where others are asked."""

    def can_use(self, state: Any, benefit: Benefit) -> bool:
        """Return whether a benefit is of any use to him."""
        raise NotImplementedError

    def take(self, state: Any, benefit: Benefit) -> None:
        """Take a benefit."""
        raise NotImplementedError

    def take_lss_benefit(self, state: Any) -> None:
        """Take what he gets beside the LSS track."""
        raise NotImplementedError

    def develop_used(self, state: Any, tech: Tech) -> None:
        """Develop a technology that the player has used."""
        raise NotImplementedError

    def grow(self, state: Any) -> None:
        """Take what a level-up brings him."""
        raise NotImplementedError

    def turn(self) -> Effect:
        """Return his turn."""
        raise NotImplementedError

    def flight(self, left: Side) -> Effect:
        """Return his part in the shuttle phase, where the shuttle has left a side or none."""
        raise NotImplementedError
