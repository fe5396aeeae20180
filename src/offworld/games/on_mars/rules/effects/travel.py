"""Travelling between orbit and colony, turn-order spaces and their bonuses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.boards import SPACE_SIDE, SPACES
from offworld.games.on_mars.data.cards import DISCOVERY_TASK, SHUTTLE_TASK
from offworld.games.on_mars.data.discoveries import TILE_IDS
from offworld.games.on_mars.data.field import HEX, HEX_IDS, RINGS, hexes_of
from offworld.games.on_mars.data.house import SPACE_BONUS
from offworld.games.on_mars.names import ACTION_SIDE, COLONY, FIRST_DISCOVERY, ORBIT, Hex, Side
from offworld.games.on_mars.rules.effects.movement import rover_place
from offworld.games.on_mars.rules.effects.paying import take_back
from offworld.games.on_mars.rules.effects.taking import produce
from offworld.games.on_mars.rules.effects.tasks import offer_task
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

STAY: Final = "stay"
SHUTTLE: Final = "shuttle"
SHIP: Final = "ship"
TILE_DISTANCE = 3
ANY_SIDE: Final = Side(-1)


@dataclass(frozen=True, slots=True)
class Travel(Effect):
    """Fly to the other side with all steps; the landing pod leaves out the discovery tile."""

    to: Side
    discovery: bool = True

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if state.log is not None:
            state.tell("on_mars-travelled", seat=seat, to=speech.towards(self.to))
        if self.to == ORBIT:
            produce(state, seat)
        elif self.discovery:
            state.then((seat, PlaceDiscovery()))
        state.then((seat, BringHome(self.to)), (seat, ChooseSpace(self.to)))


def tile_places(state: OnMars, party: int) -> list[Hex]:
    """Return the empty hexes exactly three away from a party's rover."""
    return [place for place in hexes_of(RINGS[rover_place(state, party)][TILE_DISTANCE]) if state.is_empty(place)]


@dataclass(frozen=True, slots=True)
class PlaceDiscovery(Effect):
    """Lay one of the two discovery tiles of the display three hexes from the rover; skipped where impossible."""

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        tiles = [TILE_IDS[tile] for tile in state.row if tile >= 0]
        if not tiles:
            return None
        places = [HEX_IDS[place] for place in tile_places(state, seat)]
        choices: list[Any] = [(tile, place) for tile in tiles for place in places]
        return Each(seat, "on_mars-ask-discovery", choices, None, "discovery", 1) if choices else None

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None:
            return
        lay_discovery(state, seat, TILE_IDS.index(answer[0]), HEX[answer[1]])
        bring_home(state, seat, COLONY)  # before the question that not everybody is asked: they would be seen waiting
        offer_task(state, seat, DISCOVERY_TASK)

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or len(answer) != 2 or answer[1] not in HEX:
            return None
        key = "on_mars-hex-not-empty" if not state.is_empty(HEX[answer[1]]) else "on_mars-not-three-away"
        return Text(key, {"hex": answer[1]})


def lay_discovery(state: OnMars, party: int, tile: int, place: Hex) -> None:
    """Lay a tile of the display on the map and turn up the next one."""
    spot = state.row.index(tile)
    state.row = changed(state.row, spot, state.next_discovery())
    state.ground[place] = FIRST_DISCOVERY + tile
    if state.log is not None:
        state.tell("on_mars-laid-discovery", seat=state.who(party), tile=speech.discovery(tile), hex=HEX_IDS[place])


@dataclass(frozen=True, slots=True)
class BringHome(Effect):
    """Bring the colonists home from the working area and from the action slots of the side that one flies to."""

    side: Side

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        bring_home(state, seat, self.side)


def bring_home(state: OnMars, party: int, side: Side) -> int:
    """Bring colonists home; the excess goes to the supply (R022). Return how many came."""
    count = state.working[party]
    state.working[party] = 0
    for action, where in enumerate(ACTION_SIDE):
        if where == side:
            count += state.slots[action * state.parties + party]
            state.slots[action * state.parties + party] = 0
    take_back(state, party, count)
    if state.log is not None and count:
        state.tell("on_mars-came-home", seat=party, count=count)
    return count


def free_spaces(state: OnMars, side: Side) -> list[int]:
    """Return the free turn-order spaces, of one side or of both, counted from 1."""
    return [
        space
        for space in range(1, SPACES + 1)
        if space not in state.space and side in (ANY_SIDE, SPACE_SIDE[space - 1])
    ]


@dataclass(frozen=True, slots=True)
class ChooseSpace(Effect):
    """Put one's marker on a free turn-order space and take its bonus."""

    side: Side

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        return OneOf(seat, "on_mars-ask-space", free_spaces(state, self.side), None, "space")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        take_space(state, seat, answer)
        state.then((seat, SpaceBonus(answer)))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if type(answer) is not int or not 1 <= answer <= SPACES:
            return None
        return Text("on_mars-space-taken" if answer in state.space else "on_mars-space-side", {"space": answer})

    def considered(self, state: OnMars, seat: int) -> list[Any]:
        return list(range(1, SPACES + 1))


def take_space(state: OnMars, party: int, space: int) -> None:
    """Put a party's marker on a space."""
    state.space[party] = space
    if state.log is not None:
        state.tell("on_mars-took-space", seat=state.who(party), space=space)


@dataclass(frozen=True, slots=True)
class SpaceBonus(Effect):
    """Take the bonus of a turn-order space, if one likes."""

    space: int

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        benefit = SPACE_BONUS[self.space - 1]
        if benefit is not None:
            state.benefits.begin(state, seat, benefit)


def other_side(side: Side) -> Side:
    """Return the side one flies to from here."""
    return COLONY if side == ORBIT else ORBIT


@dataclass(frozen=True, slots=True)
class MayTravel(Effect):
    """Fly with the shuttle if it has left one's side, else with a ship from the hangar, or stay."""

    left: Side

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if state.side(seat) == self.left:
            return OneOf(seat, "on_mars-ask-travel", (SHUTTLE, STAY), self.params(state, seat), "travel")
        if state.hangar[seat]:
            return OneOf(seat, "on_mars-ask-travel", (SHIP, STAY), self.params(state, seat), "travel")
        return None

    def params(self, state: OnMars, seat: int) -> dict[str, object]:
        """Return where one would fly to."""
        return {"to": speech.towards(other_side(state.side(seat)))}

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == STAY:
            return
        if answer == SHIP:
            state.hangar = changed(state.hangar, seat, state.hangar[seat] - 1)
            if state.log is not None:
                state.tell("on_mars-spent-ship", seat=seat)
        if (
            answer == SHUTTLE
        ):  # first, since the choice of a space follows for everybody: a question after it would tell
            state.then((seat, Passenger()))
        state.then((seat, Travel(other_side(state.side(seat)))))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if answer == SHUTTLE:
            return Text("on_mars-no-shuttle")
        if answer == SHIP:
            return Text("on_mars-shuttle-is-free" if state.side(seat) == self.left else "on_mars-no-ship")
        return None

    def considered(self, state: OnMars, seat: int) -> list[Any]:
        return [SHUTTLE, SHIP]


@dataclass(frozen=True, slots=True)
class Passenger(Effect):
    """Note that somebody has flown with the shuttle."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        offer_task(state, seat, SHUTTLE_TASK)
