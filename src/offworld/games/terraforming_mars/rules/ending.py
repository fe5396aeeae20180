"""The end of a generation, with its production, and the end of the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.terraforming_mars.data.board import AREA, AREA_IDS, areas_of
from offworld.games.terraforming_mars.names import (
    ENERGY,
    GOALS,
    GREENERY,
    GREENERY_LAND,
    HEAT,
    MONEY,
    PLANTS,
    PLANTS_SOURCE,
)
from offworld.games.terraforming_mars.rules.actions.using import CONVERTED_GREENERY
from offworld.games.terraforming_mars.rules.effects.planet import lay_tile
from offworld.games.terraforming_mars.rules.placement import legal_areas
from offworld.games.terraforming_mars.rules.scoring import scores
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Decision
from offworld.kernel.each import Place
from offworld.kernel.effect import Effect
from offworld.kernel.outcome import Outcome, leaders
from offworld.kernel.text import Text


def is_terraformed(state: Mars) -> bool:
    """Return whether all three parameters have reached their goals."""
    return state.track == list(GOALS)


def produce(state: Mars) -> None:
    """Turn energy into heat, give everybody what they produce, and take back the action markers."""
    for each in range(state.seats):
        player = state.mine(each)
        stock = player.stock
        stock[HEAT] += stock[ENERGY]  # before anything is produced
        stock[ENERGY] = 0
        stock[MONEY] += player.rating
        for resource, amount in enumerate(player.production):
            stock[resource] += amount
        player.used.clear()
        player.has_passed = False
        player.has_risen = False
        player.discount = 0  # help for the next card lapses with the generation
        player.slack = 0
        if state.log is not None:
            log.harvested(state, each, [player.rating + player.production[MONEY], *player.production[1:]])
    _remember(state)


def _remember(state: Mars) -> None:
    """Keep rating, income and points of everyone for the chart at the end."""
    line: list[int] = []
    points = scores(state)
    for seat, player in enumerate(state.players):
        line.extend((player.rating, player.rating + player.production[MONEY], points[seat]))
    state.history.append(tuple(line))


@dataclass(frozen=True, slots=True)
class LastGreenery(Effect):
    """After the last production, turn plants into greeneries as often as they suffice; this raises nothing."""

    def ask(self, state: Mars, seat: int) -> Decision | None:
        player = state.players[seat]
        if player.stock[PLANTS] < player.perks.greenery_cost:
            return None
        areas: list[Any] = [AREA_IDS[area] for area in areas_of(legal_areas(state, seat, GREENERY_LAND))]
        if not areas:
            return None
        return Place(seat, "terraforming_mars-ask-last-greenery", [*areas, "none"], topic="last_greenery")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        if answer is None or answer == "none":
            return
        player = state.mine(seat)
        player.stock[PLANTS] -= player.perks.greenery_cost
        lay_tile(state, seat, GREENERY, AREA[answer], PLANTS_SOURCE)
        state.stack.append((seat, self))

    def why_not(self, state: Mars, seat: int, answer: Any) -> Text | None:
        return CONVERTED_GREENERY.why_not(state, seat, answer)

    def considered(self, state: Mars, seat: int) -> list[Any]:
        return CONVERTED_GREENERY.considered(state, seat)


@dataclass(frozen=True, slots=True)
class EndMatch(Effect):
    """Count the points: most win, money breaks ties; alone one wins by having terraformed Mars in time."""

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        points = tuple(scores(state))
        if state.log is not None:
            for each, count in enumerate(points):
                state.tell("terraforming_mars-final-points", seat=each, points=count)
        if state.seats == 1:
            won = is_terraformed(state)
            reason = Text("terraforming_mars-solo-won" if won else "terraforming_mars-solo-lost")
            state.finish(Outcome(reason, (0,) if won else (), points))
            return
        best = leaders(points)
        money = tuple([state.players[each].stock[MONEY] for each in best])
        winners = tuple([best[each] for each in leaders(money)])
        state.finish(Outcome(Text("terraforming_mars-terraformed"), winners, points))
