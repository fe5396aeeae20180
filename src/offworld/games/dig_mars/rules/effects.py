"""The effects on the stack: placing stations, the turn, and what a turn may leave to decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.dig_mars.data import ACTIONS, BONUSES, EQUIPMENT, IDLE_ROUNDS, RELOCATION
from offworld.games.dig_mars.rules.actions import bonus, drill, move, transport, upgrade
from offworld.games.dig_mars.rules.grid import ALL_SITES, NAMES, is_site
from offworld.games.dig_mars.rules.scoring import finish, win
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.decision import Decision, Each, Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

CLAIM: Final = ("claim",)
END: Final = ("end",)
# which element of an answer is the site that it is about
PLACE_AT: Final = {"drill": 1, "transport": 1, "move": 2, "scout": 1, "relocate": 2}


@dataclass(frozen=True, slots=True)
class PlaceFirst(Effect):
    """Place one's first station on any stack, also on one already taken."""

    def ask(self, state: DigMars, seat: int) -> Decision | None:
        if not state.reserve(seat):
            return None  # a position that has them all on the grid already
        stacks = [site for site in ALL_SITES if state.height[site]]
        return Place(seat, "dig_mars-ask-first-station", stacks, topic="first_station")

    def apply(self, state: DigMars, seat: int, answer: int | None) -> None:
        if answer is None:
            return
        state.put(seat, answer)
        if state.log is not None:
            state.tell("dig_mars-placed", seat=seat, site=NAMES[answer])

    def why_not(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        return Text("dig_mars-gap", {"site": NAMES[answer]}) if is_site(answer) else None


@dataclass(frozen=True, slots=True)
class PlaceStation(Effect):
    """Place the station of a fleet upgrade on any stack or gap."""

    def ask(self, state: DigMars, seat: int) -> Decision | None:
        if not state.reserve(seat):
            return None
        return Place(seat, "dig_mars-ask-station", ALL_SITES, topic="station")

    def apply(self, state: DigMars, seat: int, answer: int | None) -> None:
        if answer is None:
            return
        state.put(seat, answer)
        if state.log is not None:
            state.tell("dig_mars-placed", seat=seat, site=NAMES[answer])


@dataclass(frozen=True, slots=True)
class Relocate(Effect):
    """Take a station of any player to any other stack."""

    owner: int
    start: int

    def ask(self, state: DigMars, seat: int) -> Decision | None:
        params: dict[str, object] = {"seat": self.owner, "site": NAMES[self.start]}
        return Place(seat, "dig_mars-ask-relocation", bonus.targets(state, self.start), params, topic="relocation")

    def apply(self, state: DigMars, seat: int, answer: int) -> None:
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


@dataclass(frozen=True, slots=True)
class StartTurn(Effect):
    """Give a player three actions."""

    def apply(self, state: DigMars, seat: int, answer: None) -> None:
        state.begin_turn()
        state.actions = ACTIONS
        state.bonuses = [0] * len(BONUSES)
        state.moved = False
        state.stack.append((seat, TURN))


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """Ask for one action, bonus, claim or the end of the turn, until the turn ends."""

    def ask(self, state: DigMars, seat: int) -> Decision | None:
        found: list[Any] = []
        if state.left:
            sites = state.sites(seat)
            drill.offer(state, seat, sites, found)
            transport.offer(state, seat, sites, found)
            upgrade.offer(state, seat, found)
            move.offer(state, sites, found)
        if any(state.bonuses):
            bonus.offer(state, found)
        if not state.open_finds and state.points[seat] >= state.target:
            found.append(CLAIM)
        found.append(END)
        return Each(seat, "dig_mars-ask-action", found, {"actions": state.actions}, "action", PLACE_AT)

    def apply(self, state: DigMars, seat: int, answer: Any) -> None:
        kind = answer[0]
        if kind == "end":
            end_turn(state, seat)
            return
        if kind == "claim":
            win(state, seat)
            return
        state.stack.append((seat, self))
        if kind == "drill":
            drill.carry_out(state, seat, answer[1])
        elif kind == "transport":
            transport.carry_out(state, seat, answer[1])
            if not state.left:
                self.maybe_finish(state, seat)
        elif kind == "move":
            move.carry_out(state, seat, answer[1], answer[2])
        elif kind == "upgrade":
            if upgrade.carry_out(state, seat, EQUIPMENT.index(answer[1])):
                state.stack.append((seat, PlaceStation()))
        elif kind == "relocate":
            state.bonuses[RELOCATION] -= 1
            state.stack.append((seat, Relocate(answer[1], answer[2])))
        elif kind == "point":
            bonus.take_point(state, seat)
            if not state.left:
                self.maybe_finish(state, seat)
        else:
            bonus.scout(state, seat, answer[1])

    def maybe_finish(self, state: DigMars, seat: int) -> None:
        """End the match once the grid is empty, unless the player can still take a point or claim (R33)."""
        can_claim = state.points[seat] >= state.target
        if state.open_finds or not (can_claim or bonus.why_no_point(state) is None):
            finish(state, "dig_mars-reason-last-tile")

    def why_not(self, state: DigMars, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or not answer:
            return None
        kind, rest = answer[0], answer[1:]
        if kind == "claim" and not rest:
            if state.open_finds:
                return Text("dig_mars-no-claims")
            return Text("dig_mars-claim-too-few", {"points": state.points[seat], "target": state.target})
        if kind == "point" and not rest:
            return bonus.why_no_point(state)
        if kind == "upgrade" and len(rest) == 1 and rest[0] in EQUIPMENT:
            return self.when_empty(state) or upgrade.why_not(state, seat, EQUIPMENT.index(rest[0]))
        if not rest or not all([is_site(site) for site in rest]):
            return None
        if kind == "drill" and len(rest) == 1:
            return self.when_empty(state) or drill.why_not(state, seat, rest[0])
        if kind == "transport" and len(rest) == 1:
            return self.when_empty(state) or transport.why_not(state, seat, rest[0])
        if kind == "scout" and len(rest) == 1:
            return bonus.why_no_scouting(state, rest[0])
        if kind == "move" and len(rest) == 2:
            return self.when_empty(state) or move.why_not(state, seat, rest[0], rest[1])
        if kind == "relocate" and len(rest) == 2:
            return bonus.why_no_relocation(state, rest[0], rest[1])
        return None

    def when_empty(self, state: DigMars) -> Text | None:
        """Return why no action is possible on an empty grid."""
        return None if state.left else Text("dig_mars-grid-empty")

    def considered(self, state: DigMars, seat: int) -> list[Any]:
        found: list[Any] = []
        for site in ALL_SITES:
            found.append(transport.ANSWERS[site] if state.explored[site] else drill.ANSWERS[site])
        for start in state.sites(seat):
            found.extend([answer for answer in move.ANSWERS[start] if answer[2] != start])
        found.extend(upgrade.ANSWERS)
        found.append(CLAIM)
        return found


TURN: Final = Turn()
EFFECTS: Final = (PlaceFirst, PlaceStation, Relocate, StartTurn, Turn)


def end_turn(state: DigMars, seat: int) -> None:
    """Pass the turn to the left; an empty grid or twelve rounds without progress (R39) end the match."""
    state.idle = 0 if state.moved else state.idle + 1
    if state.log is not None:
        state.tell("dig_mars-ended-turn", seat=seat)
    if not state.left:
        finish(state, "dig_mars-reason-last-tile")
    elif state.idle >= IDLE_ROUNDS * state.seats:
        finish(state, "dig_mars-reason-stalemate")
    else:
        state.stack.append(((seat + 1) % state.seats, StartTurn()))
