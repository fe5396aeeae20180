"""Every effect that can stand on the stack, so that positions can be loaded."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.actions.projects import DoProject, SellPatents
from offworld.games.terraforming_mars.actions.using import DoAction
from offworld.games.terraforming_mars.effects.buying import BuyCards, DiscardRest, LookAndBuy
from offworld.games.terraforming_mars.effects.cards import Draw, KeepCards, LookAndKeep, SwapCard
from offworld.games.terraforming_mars.effects.choose import Arrange, ChooseDraw, ChooseOne, ChooseVictim
from offworld.games.terraforming_mars.effects.copying import CopyProduction
from offworld.games.terraforming_mars.effects.costs import Exchange
from offworld.games.terraforming_mars.effects.cubes import (
    AddToCard,
    AddToFilled,
    AddToPlayed,
    RemoveCubes,
    SpendHere,
    TakeCube,
)
from offworld.games.terraforming_mars.effects.gains import AddHere, Gain, Lose
from offworld.games.terraforming_mars.effects.planet import ClaimArea, PlaceTile
from offworld.games.terraforming_mars.effects.production import (
    LoseProduction,
    MoveProduction,
    Produce,
    ProduceMetal,
    TakeProduction,
)
from offworld.games.terraforming_mars.effects.victims import Flood, PlaceAndFlood, Remove, RemovePart
from offworld.games.terraforming_mars.payment import Pay
from offworld.games.terraforming_mars.play import Resolve
from offworld.games.terraforming_mars.production import EndMatch, LastGreenery, RunProduction
from offworld.games.terraforming_mars.research import (
    DraftRound,
    PassCards,
    PickCard,
    Research,
    StartActions,
    StartGeneration,
)
from offworld.games.terraforming_mars.setup import ChooseBeginner, ChooseCorporation, ChooseHand, Deal, Found
from offworld.games.terraforming_mars.turn import NextTurn, TakeAction
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
