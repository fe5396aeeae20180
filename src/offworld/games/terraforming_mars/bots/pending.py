"""What is under way: effects on the stack that have been paid for, or are still to be paid."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.bots.cards import worth_of, worth_played
from offworld.games.terraforming_mars.bots.effects import CHOSEN, FLOODED, counted
from offworld.games.terraforming_mars.bots.priced import NEW_CARD, RAID, STOCK, Counts
from offworld.games.terraforming_mars.bots.prices import Outlook
from offworld.games.terraforming_mars.data import book
from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.data.figures import PROJECT_EFFECTS
from offworld.games.terraforming_mars.names import MONEY
from offworld.games.terraforming_mars.rules.actions.projects import DoProject, SellPatents
from offworld.games.terraforming_mars.rules.actions.using import DoAction
from offworld.games.terraforming_mars.rules.draft import DraftRound, PassCards, PickCard
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.buying import BuyCards, DiscardRest
from offworld.games.terraforming_mars.rules.effects.cards import KeepCards
from offworld.games.terraforming_mars.rules.effects.choose import Arrange
from offworld.games.terraforming_mars.rules.effects.victims import Flood, RemovePart
from offworld.games.terraforming_mars.rules.ending import EndMatch, LastGreenery
from offworld.games.terraforming_mars.rules.generation import (
    NextTurn,
    Research,
    RunProduction,
    StartActions,
    StartGeneration,
    TakeAction,
)
from offworld.games.terraforming_mars.rules.payment import Pay
from offworld.games.terraforming_mars.rules.play import Resolve
from offworld.games.terraforming_mars.rules.setup import (
    EFFECTS,
    ChooseBeginner,
    ChooseCorporation,
    ChooseHand,
    Deal,
    Found,
)
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.effect import Effect, Together
from offworld.kernel.go_on import GoOn
from offworld.toolbox.readings import complete, each, on

PROJECT_COUNTS: list[Counts] = [tuple(counted(effects)) for effects in PROJECT_EFFECTS]


def under_way(state: Mars, view: Outlook) -> list[float]:
    """Return for every seat what the effects on the stack will bring it, in money."""
    found = [0.0] * state.seats
    for seat, effect in state.stack:
        if not isinstance(effect, (TakeAction, NextTurn)):  # as nearly always
            found[seat] += _WAITING[type(effect)](effect, state, seat, view)
    return found


def _nothing(effect: Effect, state: Mars, seat: int, view: Outlook) -> float:
    return 0.0


def _printed(effect: Does, state: Mars, seat: int, view: Outlook) -> float:
    return worth_of(tuple(counted((effect,))), view.now)


def _pay(effect: Pay, state: Mars, seat: int, view: Outlook) -> float:
    return -view.now[STOCK] * effect.due


def _resolve(effect: Resolve, state: Mars, seat: int, view: Outlook) -> float:
    return worth_played(state, seat, effect.card, view.now, view.generations)


def _do_project(effect: DoProject, state: Mars, seat: int, view: Outlook) -> float:
    return worth_of(PROJECT_COUNTS[effect.project], view.now)


def _do_action(effect: DoAction, state: Mars, seat: int, view: Outlook) -> float:
    return worth_of(tuple(counted(CARD[effect.card].actions[effect.number].does)), view.now)


def _arrange(effect: Arrange, state: Mars, seat: int, view: Outlook) -> float:
    return sum([_WAITING[type(part)](part, state, who, view) for who, part in effect.effects])


def _keep_cards(effect: KeepCards, state: Mars, seat: int, view: Outlook) -> float:
    return CHOSEN * effect.keep * view.now[NEW_CARD]


def _remove_part(effect: RemovePart, state: Mars, seat: int, view: Outlook) -> float:
    return view.now[RAID + effect.resource] * effect.most if effect.victim != seat else 0.0


def _flood(effect: Flood, state: Mars, seat: int, view: Outlook) -> float:
    return view.now[RAID + MONEY] * FLOODED


_WAITING: Final = complete(
    "what is under way",
    (*EFFECTS, Together, GoOn),
    on(Arrange, _arrange),
    on(DoAction, _do_action),
    on(DoProject, _do_project),
    on(Flood, _flood),
    on(KeepCards, _keep_cards),
    on(Pay, _pay),
    on(RemovePart, _remove_part),
    on(Resolve, _resolve),
    *each(book.EFFECTS, _printed),
    *each((BuyCards, DiscardRest, SellPatents), _nothing),
    *each((NextTurn, RunProduction, StartActions, StartGeneration, TakeAction), _nothing),
    *each((DraftRound, PassCards, PickCard, Research), _nothing),
    *each((ChooseBeginner, ChooseCorporation, ChooseHand, Deal, Found), _nothing),
    *each((EndMatch, LastGreenery, Together, GoOn), _nothing),
)
