"""Every effect that can stand on the stack, so that positions can be loaded."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.rules.actions.projects import DoProject, SellPatents
from offworld.games.terraforming_mars.rules.actions.using import DoAction
from offworld.games.terraforming_mars.rules.effects.buying import BuyCards, DiscardRest, LookAndBuy
from offworld.games.terraforming_mars.rules.effects.cards import Draw, KeepCards, LookAndKeep, SwapCard
from offworld.games.terraforming_mars.rules.effects.choose import Arrange, ChooseDraw, ChooseOne, ChooseVictim
from offworld.games.terraforming_mars.rules.effects.copying import CopyProduction
from offworld.games.terraforming_mars.rules.effects.costs import Exchange
from offworld.games.terraforming_mars.rules.effects.cubes import (
    AddToCard,
    AddToFilled,
    AddToPlayed,
    RemoveCubes,
    SpendHere,
    TakeCube,
)
from offworld.games.terraforming_mars.rules.effects.gains import AddHere, Gain, Lose
from offworld.games.terraforming_mars.rules.effects.planet import ClaimArea, PlaceTile
from offworld.games.terraforming_mars.rules.effects.production import (
    LoseProduction,
    MoveProduction,
    Produce,
    ProduceMetal,
    TakeProduction,
)
from offworld.games.terraforming_mars.rules.effects.victims import Flood, PlaceAndFlood, Remove, RemovePart
from offworld.games.terraforming_mars.rules.payment import Pay
from offworld.games.terraforming_mars.rules.play import Resolve
from offworld.games.terraforming_mars.rules.production import EndMatch, LastGreenery, RunProduction
from offworld.games.terraforming_mars.rules.research import (
    DraftRound,
    PassCards,
    PickCard,
    Research,
    StartActions,
    StartGeneration,
)
from offworld.games.terraforming_mars.rules.setup import ChooseBeginner, ChooseCorporation, ChooseHand, Deal, Found
from offworld.games.terraforming_mars.rules.turn import NextTurn, TakeAction
from offworld.kernel.effect import AnyEffect

EFFECTS: Final[tuple[type[AnyEffect], ...]] = (
    AddHere,
    AddToCard,
    AddToFilled,
    AddToPlayed,
    Arrange,
    BuyCards,
    ChooseBeginner,
    ChooseCorporation,
    ChooseDraw,
    ChooseHand,
    ChooseOne,
    ChooseVictim,
    ClaimArea,
    CopyProduction,
    Deal,
    DiscardRest,
    DoAction,
    DoProject,
    DraftRound,
    Draw,
    EndMatch,
    Exchange,
    Flood,
    Found,
    Gain,
    KeepCards,
    LastGreenery,
    LookAndBuy,
    LookAndKeep,
    Lose,
    LoseProduction,
    MoveProduction,
    NextTurn,
    PassCards,
    Pay,
    PickCard,
    PlaceAndFlood,
    PlaceTile,
    Produce,
    ProduceMetal,
    Remove,
    RemoveCubes,
    RemovePart,
    Research,
    Resolve,
    RunProduction,
    SellPatents,
    SpendHere,
    StartActions,
    StartGeneration,
    SwapCard,
    TakeAction,
    TakeCube,
    TakeProduction,
)
