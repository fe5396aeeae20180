"""From what is printed to deeds: fills the register from the data, once, at import."""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.data import printed
from offworld.games.ceres.data.facilities import FACILITIES
from offworld.games.ceres.data.locations import OPTIONS
from offworld.games.ceres.data.outstations import OUTSTATIONS
from offworld.games.ceres.data.tokens import TOKENS
from offworld.games.ceres.data.unions import UNIONS
from offworld.games.ceres.rules.deeds import register
from offworld.games.ceres.rules.deeds.base import Deed
from offworld.games.ceres.rules.deeds.building import BuildFacility
from offworld.games.ceres.rules.deeds.favours import CallUnion
from offworld.games.ceres.rules.deeds.gains import (
    CollectIncome,
    ConvertUnits,
    ScorePoints,
    TakeMix,
    TakeUnits,
    assembly,
)
from offworld.games.ceres.rules.deeds.launching import LaunchProbe
from offworld.games.ceres.rules.deeds.projects import DeferProject, SettleProject
from offworld.games.ceres.rules.deeds.researching import DoResearch
from offworld.games.ceres.rules.deeds.trading import TradeWithShip
from offworld.games.ceres.rules.deeds.workers import HireWorkers, RecruitWorker, WorkAgain
from offworld.toolbox.readings import complete, on


def _assemble(effect: printed.Assemble) -> Deed:
    return assembly(effect.most, effect.discount)


def _construct(effect: printed.Construct) -> Deed:
    return BuildFacility(effect.discount)


def _convert(effect: printed.Convert) -> Deed:
    return ConvertUnits(effect.pay, effect.get, effect.most)


def _defer(effect: printed.Defer) -> Deed:
    return DeferProject(effect.price)


def _gain(effect: printed.Gain) -> Deed:
    return TakeUnits(effect.units)


def _hire(effect: printed.Hire) -> Deed:
    return HireWorkers(effect.most, effect.price)


def _labour_union(effect: printed.LabourUnion) -> Deed:
    return CallUnion()


def _launch(effect: printed.Launch) -> Deed:
    return LaunchProbe(effect.surcharge - effect.discount)


def _mix(effect: printed.Mix) -> Deed:
    return TakeMix(effect.count, effect.of[0], effect.of[1])


def _produce(effect: printed.Produce) -> Deed:
    return CollectIncome(effect.sources)


def _reactivate(effect: printed.Reactivate) -> Deed:
    return WorkAgain()


def _recruit(effect: printed.Recruit) -> Deed:
    return RecruitWorker()


def _research(effect: printed.Research) -> Deed:
    return DoResearch(effect.steps, effect.discount)


def _score(effect: printed.Score) -> Deed:
    return ScorePoints(effect.points)


def _settle(effect: printed.Settle) -> Deed:
    return SettleProject(effect.discount)


def _trade(effect: printed.Trade) -> Deed:
    return TradeWithShip(effect.offers, 0)


_DEEDS: Final = complete(
    "deeds of printed effects",
    printed.EFFECTS,
    on(printed.Assemble, _assemble),
    on(printed.Construct, _construct),
    on(printed.Convert, _convert),
    on(printed.Defer, _defer),
    on(printed.Gain, _gain),
    on(printed.Hire, _hire),
    on(printed.LabourUnion, _labour_union),
    on(printed.Launch, _launch),
    on(printed.Mix, _mix),
    on(printed.Produce, _produce),
    on(printed.Reactivate, _reactivate),
    on(printed.Recruit, _recruit),
    on(printed.Research, _research),
    on(printed.Score, _score),
    on(printed.Settle, _settle),
    on(printed.Trade, _trade),
)


def deed_of(effect: printed.Printed) -> Deed:
    """Return the deed of one printed effect."""
    return _DEEDS[type(effect)](effect)


def deeds_of(effects: tuple[printed.Printed, ...]) -> tuple[Deed, ...]:
    """Return the deeds of printed effects, in their order."""
    return tuple([deed_of(effect) for effect in effects])


if not register.ACTION:
    register.ACTION.extend([deeds_of(card.action) for card in FACILITIES])
    register.ACTION.extend([deeds_of(station.action) for station in OUTSTATIONS])
    register.UPGRADE.extend([deeds_of(card.upgrade) for card in FACILITIES])
    register.OPTION.extend([deeds_of(option.effect) for option in OPTIONS])
    register.TOKEN.extend([deeds_of(token.effect) for token in TOKENS])
    register.MAIN.extend([deeds_of(tile.main) for tile in UNIONS])
    register.BONUS.extend([deeds_of(tile.bonus) for tile in UNIONS])
