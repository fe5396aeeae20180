"""The bonus of relocation: take a station of any player to any other stack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.dig_mars.data import RELOCATION, SITES, Site
from offworld.games.dig_mars.rules.actions.action import Action, names_sites
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES, is_site
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.decision import Decision
from offworld.kernel.each import Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

ANSWERS: Final = tuple([tuple([("relocate", owner, site) for site in ALL_SITES]) for owner in range(4)])


@dataclass(frozen=True, slots=True)
class Relocate(Effect):
    """Take a station of any player to any other stack."""

    owner: int
    start: Site

    def ask(self, state: DigMars, seat: int) -> Decision | None:
        stacks = [site for site in ALL_SITES if site != self.start and state.height[site]]
        params: dict[str, object] = {"seat": self.owner, "site": NAMES[self.start]}
        return Place(seat, "dig_mars-ask-relocation", stacks, params, topic="relocation")

    def apply(self, state: DigMars, seat: int, answer: Site) -> None:
        state.shift(self.owner, self.start, answer)
        if state.log is not None:
            state.tell(
                "dig_mars-relocated", seat=seat, seat_owner=self.owner, site=NAMES[self.start], end=NAMES[answer]
            )

    def why_not(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        if not is_site(answer):
            return None
        if answer == self.start:
            return Text("dig_mars-relocate-same", {"site": NAMES[answer]})
        return Text("dig_mars-relocate-gap", {"site": NAMES[answer]})

    def considered(self, state: DigMars, seat: int) -> list[Any]:
        return list(ALL_SITES)


class Relocation(Action):
    """Choose a station that is to be relocated; where it goes is asked next."""

    def offer(self, state: DigMars, seat: int, sites: list[Site], found: list[Any]) -> None:
        """Add every station that has somewhere to go."""
        if state.bonuses[RELOCATION]:
            for owner in range(state.seats):
                for site in state.sites(owner):
                    if has_target(state, site):
                        found.append(ANSWERS[owner][site])

    def reason(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        """Return what forbids relocating a station."""
        if not names_sites(answer):
            return None
        owner: int = answer[1]
        site: Site = answer[2]
        if not state.bonuses[RELOCATION]:
            return Text("dig_mars-no-bonus", {"bonus": Text("dig_mars-bonus-relocation")})
        if owner >= state.seats or not state.is_present(owner, site):
            return Text("dig_mars-nobody-there", {"site": NAMES[site]})
        return Text("dig_mars-no-other-stack")

    def carry_out(self, state: DigMars, seat: int, answer: Any) -> None:
        """Ask where it goes."""
        state.bonuses[RELOCATION] -= 1
        state.stack.append((seat, Relocate(answer[1], answer[2])))

    def label(self, state: DigMars, seat: int, answer: Any) -> Text:
        return Text("dig_mars-do-relocate", {"seat": answer[1], "site": NAMES[answer[2]]})


def has_target(state: DigMars, start: Site) -> bool:
    """Return whether a station on this site can be relocated: to any other stack, never to a gap (R20, R21)."""
    stacks = SITES - state.height.count(0)
    return stacks > (1 if state.height[start] else 0)
