"""Every effect that can stand on the stack, so that positions can be loaded."""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.actions.unions import TakeContract
from offworld.games.ceres.deeds import reading as _reading  # fills the book of deeds
from offworld.games.ceres.deeds.base import Steps
from offworld.games.ceres.deeds.building import BuildFacility, Tuck
from offworld.games.ceres.deeds.contracts import Complete
from offworld.games.ceres.deeds.favours import CallUnion
from offworld.games.ceres.deeds.gains import (
    AssembleProbes,
    CollectIncome,
    ConvertUnits,
    ScorePoints,
    TakeMix,
    TakeUnits,
)
from offworld.games.ceres.deeds.launching import LaunchProbe
from offworld.games.ceres.deeds.projects import DeferProject, PayProject, SettleProject
from offworld.games.ceres.deeds.researching import DoResearch
from offworld.games.ceres.deeds.trading import TradeWithShip
from offworld.games.ceres.deeds.workers import Activated, HireWorkers, RecruitWorker, WorkAgain
from offworld.games.ceres.paying import AfterAction
from offworld.games.ceres.rounds import EndRound, Finish, StartRound
from offworld.games.ceres.setup import ChooseTokens
from offworld.games.ceres.turns import Activation, Turn
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
