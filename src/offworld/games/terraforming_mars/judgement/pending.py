"""What is under way: effects on the stack that have been paid for, or are still to be paid."""

from __future__ import annotations

from offworld.games.terraforming_mars.actions.projects import DoProject
from offworld.games.terraforming_mars.actions.using import DoAction
from offworld.games.terraforming_mars.data.rules import PROJECT_EFFECTS
from offworld.games.terraforming_mars.effects.base import Does
from offworld.games.terraforming_mars.effects.cards import KeepCards
from offworld.games.terraforming_mars.effects.choose import Arrange
from offworld.games.terraforming_mars.effects.victims import Flood, RemovePart
from offworld.games.terraforming_mars.judgement.cards import worth_of, worth_played
from offworld.games.terraforming_mars.judgement.features import NEW_CARD, RAID, STOCK, Counts, counted
from offworld.games.terraforming_mars.judgement.prices import Outlook
from offworld.games.terraforming_mars.names import MONEY
from offworld.games.terraforming_mars.payment import Pay
from offworld.games.terraforming_mars.play import Resolve
from offworld.games.terraforming_mars.state import Mars
from offworld.games.terraforming_mars.tables import CARD
from offworld.games.terraforming_mars.turn import NextTurn, TakeAction
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
