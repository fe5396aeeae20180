"""What every action of a turn says of itself. `rules/turn.py` lists them in the order in which they are offered."""

from __future__ import annotations

from typing import Any

from offworld.games.dig_mars.data import Site
from offworld.games.dig_mars.rules.grid import NAMES, is_site
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.text import Text


class Action:
    """One kind of answer in a turn: `(kind, ...)`. `offer` alone decides what is allowed; `reason` says why not."""

    def __init__(self, kind: str, size: int, site_at: int = 0) -> None:
        self.kind = kind
        self.size = size  # how long such an answer is
        self.site_at = site_at  # which element of it is the site that it is about; 0: it is about none

    def offer(self, state: DigMars, seat: int, sites: list[Site], found: list[Any]) -> None:
        """Add what the seat may do; it has stations on these sites."""
        raise NotImplementedError

    def why_not(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        """Return what forbids an answer of this kind; nothing also where it makes no sense at all."""
        offered: list[Any] = []
        self.offer(state, seat, state.sites(seat), offered)
        return None if answer in offered else self.reason(state, seat, answer)

    def reason(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        """Return what forbids an answer that is not offered; nothing where it makes no sense at all."""
        return None

    def carry_out(self, state: DigMars, seat: int, answer: Any) -> None:
        """Do what was chosen. Whatever it puts on the stack comes before the turn goes on."""
        raise NotImplementedError

    def considered(self, state: DigMars, seat: int) -> list[Any]:
        """Return what a person may think of doing, allowed or not."""
        return []

    def label(self, state: DigMars, seat: int, answer: Any) -> Text:
        """Return the words for an answer."""
        if self.size == 2 and self.site_at == 1:
            return Text("dig_mars-do-" + self.kind, {"site": NAMES[answer[1]]})
        return Text("dig_mars-do-" + self.kind)


def names_sites(answer: Any) -> bool:
    """Return whether all that an answer names are sites; what comes from outside may be anything."""
    return all([is_site(each) for each in answer[1:]])


def why_idle(state: DigMars, bonus: int) -> Text | None:
    """Return why nothing can be drilled or transported at all: an empty grid, or no action and no such bonus left."""
    if not state.left:
        return Text("dig_mars-grid-empty")
    return None if state.actions or (bonus >= 0 and state.bonuses[bonus]) else Text("dig_mars-no-actions")


def why_no_tile(state: DigMars, seat: int, site: Site, bonus: int) -> Text | None:
    """Return why a seat can neither drill nor transport at a site, whatever lies there: idle, not present, or a gap."""
    idle = why_idle(state, bonus)
    if idle is not None:
        return idle
    if not state.is_present(seat, site):
        return Text("dig_mars-no-station", {"site": NAMES[site]})
    return None if state.height[site] else Text("dig_mars-gap", {"site": NAMES[site]})
