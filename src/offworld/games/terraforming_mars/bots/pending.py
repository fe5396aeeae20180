"""What is under way: effects on the stack that have been paid for, or are still to be paid."""

from __future__ import annotations

from offworld.games.terraforming_mars.bots.cards import worth_of, worth_played
from offworld.games.terraforming_mars.bots.features import NEW_CARD, RAID, STOCK, Counts, counted
from offworld.games.terraforming_mars.bots.prices import Outlook
from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.data.figures import PROJECT_EFFECTS
from offworld.games.terraforming_mars.names import MONEY
from offworld.games.terraforming_mars.rules.actions.projects import DoProject
from offworld.games.terraforming_mars.rules.actions.using import DoAction
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.cards import KeepCards
from offworld.games.terraforming_mars.rules.effects.choose import Arrange
from offworld.games.terraforming_mars.rules.effects.victims import Flood, RemovePart
from offworld.games.terraforming_mars.rules.payment import Pay
from offworld.games.terraforming_mars.rules.play import Resolve
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.rules.turn import NextTurn, TakeAction
from offworld.kernel.effect import AnyEffect

PROJECT_COUNTS: list[Counts] = [tuple(counted(effects)) for effects in PROJECT_EFFECTS]


def under_way(state: Mars, view: Outlook) -> list[float]:
    """Return for every seat what the effects on the stack will bring it, in money."""
    found = [0.0] * state.seats
    for seat, effect in state.stack:
        if not isinstance(effect, (TakeAction, NextTurn)):
            found[seat] += _worth(state, seat, effect, view)
    return found


def _worth(state: Mars, seat: int, effect: AnyEffect, view: Outlook) -> float:
    prices = view.now
    if isinstance(effect, Pay):
        return -prices[STOCK] * effect.due
    if isinstance(effect, Resolve):
        return worth_played(state, seat, effect.card, prices, view.generations)
    if isinstance(effect, DoProject):
        return worth_of(PROJECT_COUNTS[effect.project], prices)
    if isinstance(effect, DoAction):
        return worth_of(tuple(counted(CARD[effect.card].actions[effect.number].does)), prices)
    if isinstance(effect, Arrange):
        return sum([_worth(state, who, each, view) for who, each in effect.effects])
    if isinstance(effect, KeepCards):
        return 1.3 * effect.keep * prices[NEW_CARD]
    if isinstance(effect, RemovePart):
        return prices[RAID + effect.resource] * effect.most if effect.victim != seat else 0.0
    if isinstance(effect, Flood):
        return prices[RAID + MONEY] * 2.0
    if isinstance(effect, Does):
        return worth_of(tuple(counted((effect,))), prices)
    return 0.0
