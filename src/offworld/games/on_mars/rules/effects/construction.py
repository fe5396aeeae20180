"""Constructing: where a building may stand, paying, laying the tile, and all that it brings (R023)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.boards import BUILD_COST, SHELTERS
from offworld.games.on_mars.data.cards import PROGRESS_MISSION, SHELTER_TASK
from offworld.games.on_mars.data.field import ALL_HEXES, AT, FIELD, HEX, HEX_IDS, NEAR, TWO_AWAY, ZONE, hexes_of
from offworld.games.on_mars.data.house import ARROWS, STACK
from offworld.games.on_mars.names import (
    ANY_BUILDING,
    BUILDINGS,
    CONSTRUCT_ACTION,
    CRYSTAL,
    CRYSTAL_FOUND,
    EACH_GOOD,
    MINE,
    MINER,
    SHELTER,
    Hex,
    Tech,
)
from offworld.games.on_mars.rules.effects.displacing import clear_ground, displace
from offworld.games.on_mars.rules.effects.goods import gain
from offworld.games.on_mars.rules.effects.lss import raise_marker
from offworld.games.on_mars.rules.effects.missions import check_contracts, contribute
from offworld.games.on_mars.rules.effects.paying import PayFor, can_pay, use_colonist
from offworld.games.on_mars.rules.effects.placing import PlaceColonist, can_place
from offworld.games.on_mars.rules.effects.tasks import offer_task, show_plan
from offworld.games.on_mars.rules.effects.using import ChooseTech, boosting
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

DONE: Final = "done"
NO_TILE: Final = -1  # shelters have no arrows
_BUILD: Final = tuple([tuple([("build", name, place) for place in HEX_IDS]) for name in BUILDINGS])


def zone_of(state: OnMars, party: int) -> int:
    """Return where a party can build: on and around its bots; Lacerda builds anywhere (R051)."""
    if state.is_lacerda(party):
        return ALL_HEXES
    found = 0
    for place in state.bots[party * 4 : party * 4 + 4]:
        if place >= 0:
            found |= ZONE[place]
    return found


def joined(state: OnMars, kind: int, place: Hex) -> int:
    """Return how many buildings of a type would be connected to a new one on a hex."""
    sites = state.sites[kind]
    touched = NEAR[place] & sites
    return FIELD.reach(touched, sites).bit_count() if touched else 0


def alone_sites(state: OnMars, kind: int) -> int:
    """Return the hexes without building exactly two away from one of a type and next to none of it (R024)."""
    two = near = 0
    for place in hexes_of(state.sites[kind]):
        two |= TWO_AWAY[place]
        near |= NEAR[place]
    return two & ~near & ~state.laid


def complex_sites(state: OnMars, kind: int, level: int, zone: int = ALL_HEXES) -> int:
    """Return the hexes where a building would join so many of its type as a technology of this level allows."""
    found = FIELD.touching(state.sites[kind]) & zone & ~state.laid
    if level < state.sites[kind].bit_count():
        for place in hexes_of(found):
            if joined(state, kind, place) > level:
                found ^= 1 << place
    return found


def is_left(state: OnMars, party: int, building: int) -> bool:
    """Return whether there is a tile of a building to lay (R026)."""
    return state.shelters[party] < SHELTERS if building == SHELTER else state.tiles_left[building] > 0


def building_sites(state: OnMars, party: int, building: int, boost: bool, zone: int) -> int:
    """Return where a party may put a building with the technologies in play, whatever it costs."""
    kind = state.own_type(building, party)
    found = alone_sites(state, kind) & zone
    level = state.best_level(Tech(building))
    if level:
        if boost:
            level += boosting(state, party, 1 if building == MINE else 0)
        found |= complex_sites(state, kind, level, zone)
    return found


def can_afford(state: OnMars, party: int, building: int, slot: bool) -> bool:
    """Return whether a party can pay for a building, and for the place of the action where one is needed."""
    if not is_left(state, party, building) or not can_pay(state, party, BUILD_COST[building]):
        return False
    need = 1 if building == MINE else 0
    if slot:
        return can_place(state, party, CONSTRUCT_ACTION, need)
    return state.quarters[party] >= need


def can_construct(state: OnMars, party: int, building: int, boost: bool, slot: bool) -> bool:
    """Return whether a party can construct a building, or any."""
    zone = zone_of(state, party)
    for each in range(len(BUILDINGS)) if building == ANY_BUILDING else (building,):
        if can_afford(state, party, each, slot) and building_sites(state, party, each, boost, zone):
            return True
    return False


@dataclass(frozen=True, slots=True)
class Construct(Effect):
    """Choose a building and its hex, then pay and lay it; only what can be paid and placed in full is offered."""

    building: int = ANY_BUILDING
    boost: bool = False
    slot: bool = False
    must: bool = False

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        zone = zone_of(state, seat)
        choices: list[Any] = []
        for each in range(len(BUILDINGS)) if self.building == ANY_BUILDING else (self.building,):
            if can_afford(state, seat, each, self.slot):
                answers = _BUILD[each]
                choices.extend(
                    [answers[place] for place in hexes_of(building_sites(state, seat, each, self.boost, zone))]
                )
        if not choices:
            return None
        if not self.must:
            choices.append(DONE)
        return Each(seat, "on_mars-ask-construct", choices, None, "construct", 2)

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        building, place = BUILDINGS.index(answer[1]), HEX[answer[2]]
        keep = 1 if building == MINE else 0
        if self.slot:
            state.then((seat, PlaceColonist(CONSTRUCT_ACTION, keep)))
        state.then((seat, PayFor(BUILD_COST[building])))
        need = joined(state, state.own_type(building, seat), place)
        if need:
            state.then((seat, ChooseTech(Tech(building), need, self.boost, keep)))
        state.then((seat, Lay(building, place)))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or len(answer) != 3 or answer[1] not in BUILDINGS or answer[2] not in HEX:
            return None
        building, place = BUILDINGS.index(answer[1]), HEX[answer[2]]
        name: dict[str, object] = {"building": speech.building(building), "hex": HEX_IDS[place]}
        if self.building not in (ANY_BUILDING, building):
            return Text("on_mars-other-building", {"building": speech.building(self.building)})
        if not is_left(state, seat, building):
            return Text("on_mars-none-left", name)
        if not can_pay(state, seat, BUILD_COST[building]):
            return Text("on_mars-cannot-pay")
        if not can_afford(state, seat, building, self.slot):
            return Text("on_mars-no-colonist")
        if state.built[place] >= 0:
            return Text("on_mars-built-already", name)
        if not zone_of(state, seat) >> place & 1:
            return Text("on_mars-out-of-zone", name)
        need = joined(state, state.own_type(building, seat), place)
        if need:
            return Text("on_mars-tech-too-low", {**name, "level": need, "tech": speech.tech(Tech(building))})
        return Text("on_mars-not-two-away", name)

    def considered(self, state: OnMars, seat: int) -> list[Any]:
        found: list[Any] = []
        zone = hexes_of(zone_of(state, seat))
        for each in range(len(BUILDINGS)) if self.building == ANY_BUILDING else (self.building,):
            found.extend([_BUILD[each][place] for place in zone])
        return found


@dataclass(frozen=True, slots=True)
class Lay(Effect):
    """Lay a building for which everything is paid."""

    building: int
    place: Hex

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        lay(state, seat, self.building, self.place)


def lay(state: OnMars, party: int, building: int, place: Hex) -> None:
    """Lay a tile; whoever stands there is displaced before the arrows count (R028)."""
    kind = state.own_type(building, party)
    if state.log is not None:
        state.tell(
            "on_mars-built",
            seat=state.who(party),
            building=speech.building(building),
            hex=HEX_IDS[place],
            size=joined(state, kind, place) + 1,
        )
    state.built = changed(state.built, place, kind)
    state.sites = changed(state.sites, kind, state.sites[kind] | 1 << place)
    state.laid |= 1 << place
    clear_ground(state, place)
    displace(state, place)
    tile = NO_TILE
    if building == SHELTER:
        # room for goods and colonists at once (R013)
        state.shelters = changed(state.shelters, party, state.shelters[party] + 1)
    else:
        state.tiles_left = changed(state.tiles_left, building, state.tiles_left[building] - 1)
        tile = state.tiles[building * STACK + state.tiles_left[building]]
    state.then((party if not state.is_lacerda(party) else 0, Finish(party, building, place, tile)))


@dataclass(frozen=True, slots=True)
class Finish(Effect):
    """Count the arrows, turn the tile up and take what the new building brings."""

    party: int
    building: int
    place: Hex
    tile: int

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        party, building, place = self.party, self.building, self.place
        kind = state.own_type(building, party)
        if building != SHELTER:
            self.count_arrows(state)
        if building == MINE:
            use_colonist(state, party)
            state.stand(place, MINER + party)
        size = FIELD.group(place, state.sites[kind]).bit_count()
        gain(state, party, CRYSTAL if building == SHELTER else EACH_GOOD[building], size)
        if size > 1 and building != SHELTER and not state.cubes[party * 5 + building]:
            state.cubes = changed(state.cubes, party * 5 + building, 1)
            if state.log is not None:
                state.tell("on_mars-progress", seat=state.who(party), building=speech.building(building))
            contribute(state, party, PROGRESS_MISSION)
        raise_marker(state, party, building)
        check_contracts(state, building)
        if not state.is_lacerda(party):
            show_plan(state, party, building)
            if building == SHELTER:
                offer_task(state, party, SHELTER_TASK)

    def count_arrows(self, state: OnMars) -> None:
        """Put a crystal on each empty hex that an arrow on the back of the tile points at."""
        for direction in ARROWS[self.building][self.tile]:
            target = AT[self.place][direction]
            if target >= 0 and state.is_empty(target):
                state.ground[target] = CRYSTAL_FOUND
                if state.log is not None:
                    state.tell("on_mars-crystal-appeared", hex=HEX_IDS[target])
