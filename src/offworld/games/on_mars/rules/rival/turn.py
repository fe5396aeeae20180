"""Lacerda's turn, his flights, and the bonuses of his spaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.benefit import Benefit
from offworld.games.on_mars.data.cards import SOLO_DECK
from offworld.games.on_mars.data.field import DISTANCE
from offworld.games.on_mars.data.house import SPACE_BONUS
from offworld.games.on_mars.names import COLONY, LACERDA, LACERDAS_TURN, ORBIT, Side, Tech
from offworld.games.on_mars.rules.calls import Rival
from offworld.games.on_mars.rules.effects.goods import store_crystals
from offworld.games.on_mars.rules.effects.levels import RaiseLevel
from offworld.games.on_mars.rules.effects.missions import contribute
from offworld.games.on_mars.rules.effects.movement import rover_place
from offworld.games.on_mars.rules.effects.travel import free_spaces, lay_discovery, other_side, take_space, tile_places
from offworld.games.on_mars.rules.effects.using import SettleUses
from offworld.games.on_mars.rules.rival import colony, orbit
from offworld.games.on_mars.rules.rival.benefits import can_use, take_benefit
from offworld.games.on_mars.rules.rival.choice import pick
from offworld.games.on_mars.rules.rival.rover import move_rover
from offworld.games.on_mars.rules.rounds import LayDown
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text
from offworld.toolbox.market import draw

ACTIONS = (
    ("obtain_blueprint", "learn_tech", "research_development"),
    ("construct", "upgrade", "hire_or_contract"),
)


@dataclass(frozen=True, slots=True)
class LacerdaTurn(Effect):
    """Turn over a card and do its action; what is impossible becomes a move of the rover."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        state.actor = LACERDAS_TURN
        store_crystals(state, LACERDA)
        if not state.solo_deck:
            state.solo_passes += 1
        state.solo_deck, state.solo_discards = state.solo_deck[:], state.solo_discards[:]
        card = draw(state, state.solo_deck, state.solo_discards)
        state.solo_discards.append(card)
        state.solo_card = card
        mission, _, number = SOLO_DECK[card]
        side = state.side(LACERDA)
        name = ACTIONS[side][number - 1]
        if state.log is not None:
            state.tell("on_mars-lacerda-card", number=number, action=Text("on_mars-action-" + name))
        if not do_action(state, side, number):
            if state.log is not None:
                state.tell("on_mars-lacerda-impossible", action=Text("on_mars-action-" + name))
            move_rover(state)
        if state.solo_passes and mission < len(state.missions):
            contribute(state, LACERDA, state.missions[mission])
        state.then((seat, SettleUses()), (seat, RaiseLevel()), (seat, LayDown(LACERDA)))


def do_action(state: OnMars, side: Side, number: int) -> bool:
    """Do an action by its number; False where it is impossible."""
    if side == ORBIT:
        if number == 1:
            return orbit.obtain_blueprint(state)
        return orbit.learn_tech(state) if number == 2 else orbit.research(state)
    if number == 1:
        return colony.construct(state)
    return colony.upgrade(state) if number == 2 else colony.hire(state)


@dataclass(frozen=True, slots=True)
class LacerdaTravels(Effect):
    """Fly with the shuttle when it has left his side, unless his card forbids it; arriving in the colony he builds."""

    left: Side

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if state.side(LACERDA) != self.left:
            return
        if state.solo_card >= 0 and not SOLO_DECK[state.solo_card][1]:
            if state.log is not None:
                state.tell("on_mars-lacerda-stays")
            return
        side = other_side(self.left)
        if state.log is not None:
            state.tell("on_mars-travelled", seat=state.who(LACERDA), to=speech.towards(side))
        if side == COLONY:
            place_tile(state)
        spaces = free_spaces(state, side)
        take_space(state, LACERDA, spaces[state.below(len(spaces))])
        state.then((seat, LacerdaBonus()))
        if side == COLONY:
            state.then((seat, LacerdaBuilds()))
        state.then((seat, SettleUses()), (seat, RaiseLevel()))  # the bonus may have moved his rover, too


def place_tile(state: OnMars) -> None:
    """Lay the left discovery tile three hexes from his rover, as far from the player's rover as possible."""
    tiles = [tile for tile in state.row if tile >= 0]
    places = tile_places(state, LACERDA)
    if not tiles or not places:
        return
    away = [DISTANCE[rover_place(state, 0)][place] for place in places]
    far = [place for place, distance in zip(places, away) if distance == max(away)]
    lay_discovery(state, LACERDA, tiles[0], pick(state, far))


@dataclass(frozen=True, slots=True)
class LacerdaBonus(Effect):
    """Take the bonus of his turn-order space (R058)."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        benefit = SPACE_BONUS[state.space[LACERDA] - 1]
        if benefit is not None and can_use(state, benefit):
            take_benefit(state, benefit)


@dataclass(frozen=True, slots=True)
class LacerdaBuilds(Effect):
    """Build after a flight to the colony, without an action place."""

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        building = colony.next_building(state)
        if building >= 0:
            colony.build(state, building)


class Lacerda(Rival):
    """Lacerda as the steps call for him."""

    def can_use(self, state: OnMars, benefit: Benefit) -> bool:
        return can_use(state, benefit)

    def take(self, state: OnMars, benefit: Benefit) -> None:
        take_benefit(state, benefit)

    def take_lss_benefit(self, state: OnMars) -> None:
        colony.take_lss_benefit(state)

    def develop_used(self, state: OnMars, tech: Tech) -> None:
        orbit.develop_used(state, tech)

    def grow(self, state: OnMars) -> None:
        colony.grow(state)

    def turn(self) -> Effect:
        return LacerdaTurn()

    def flight(self, left: Side) -> Effect:
        return LacerdaTravels(left)


RIVAL: Final = Lacerda()
