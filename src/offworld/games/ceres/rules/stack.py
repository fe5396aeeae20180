"""Every effect that can stand on the stack, so that positions can be loaded."""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.rules.actions.unions import TakeContract
from offworld.games.ceres.rules.deeds import reading as _reading  # fills the book of deeds
from offworld.games.ceres.rules.deeds.base import Steps
from offworld.games.ceres.rules.deeds.building import BuildFacility, Tuck
from offworld.games.ceres.rules.deeds.contracts import Complete
from offworld.games.ceres.rules.deeds.favours import CallUnion
from offworld.games.ceres.rules.deeds.gains import (
    AssembleProbes,
    CollectIncome,
    ConvertUnits,
    ScorePoints,
    TakeMix,
    TakeUnits,
)
from offworld.games.ceres.rules.deeds.launching import LaunchProbe
from offworld.games.ceres.rules.deeds.projects import DeferProject, PayProject, SettleProject
from offworld.games.ceres.rules.deeds.researching import DoResearch
from offworld.games.ceres.rules.deeds.trading import TradeWithShip
from offworld.games.ceres.rules.deeds.workers import Activated, HireWorkers, RecruitWorker, WorkAgain
from offworld.games.ceres.rules.paying import AfterAction
from offworld.games.ceres.rules.rounds import EndRound, Finish, StartRound
from offworld.games.ceres.rules.setup import ChooseTokens
from offworld.games.ceres.rules.turn import Activation, Turn
from offworld.kernel.effect import Effect

assert _reading

DEEDS: Final[tuple[type[Effect], ...]] = (
    *(AssembleProbes, BuildFacility, CallUnion, CollectIncome, ConvertUnits, DeferProject, DoResearch, HireWorkers),
    *(LaunchProbe, RecruitWorker, ScorePoints, SettleProject, TakeMix, TakeUnits, TradeWithShip, WorkAgain),
)
EFFECTS: Final[tuple[type[Effect], ...]] = (
    *(Activated, Activation, AfterAction, ChooseTokens, Complete, EndRound, Finish, PayProject, StartRound, Steps),
    *(TakeContract, Tuck, Turn),
    *DEEDS,
)
