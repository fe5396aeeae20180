"""From what is printed to deeds: fills the book from the data, once, at import."""

from __future__ import annotations

from offworld.games.ceres.data import printed
from offworld.games.ceres.data.facilities import FACILITIES
from offworld.games.ceres.data.locations import OPTIONS
from offworld.games.ceres.data.outstations import OUTSTATIONS
from offworld.games.ceres.data.tokens import TOKENS
from offworld.games.ceres.data.unions import UNIONS
from offworld.games.ceres.rules.deeds import book
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


def deed_of(effect: printed.Printed) -> Deed:
    """Return the deed of one printed effect."""
    if isinstance(effect, printed.Gain):
        return TakeUnits(effect.units)
    if isinstance(effect, printed.Mix):
        return TakeMix(effect.count, effect.of[0], effect.of[1])
    if isinstance(effect, printed.Convert):
        return ConvertUnits(effect.pay, effect.get, effect.most)
    if isinstance(effect, printed.Launch):
        return LaunchProbe(effect.surcharge - effect.discount)
    if isinstance(effect, printed.Research):
        return DoResearch(effect.steps, effect.discount)
    if isinstance(effect, printed.Assemble):
        return assembly(effect.most, effect.discount)
    if isinstance(effect, printed.Construct):
        return BuildFacility(effect.discount)
    if isinstance(effect, printed.Trade):
        return TradeWithShip(effect.offers, 0)
    if isinstance(effect, printed.Settle):
        return SettleProject(effect.discount)
    if isinstance(effect, printed.Defer):
        return DeferProject(effect.price)
    if isinstance(effect, printed.Score):
        return ScorePoints(effect.points)
    if isinstance(effect, printed.Produce):
        return CollectIncome(effect.sources)
    if isinstance(effect, printed.Hire):
        return HireWorkers(effect.most, effect.price)
    if isinstance(effect, printed.Recruit):
        return RecruitWorker()
    if isinstance(effect, printed.Reactivate):
        return WorkAgain()
    assert isinstance(effect, printed.LabourUnion), f"no deed for {effect}"
    return CallUnion()


def deeds_of(effects: tuple[printed.Printed, ...]) -> tuple[Deed, ...]:
    """Return the deeds of printed effects, in their order."""
    return tuple([deed_of(effect) for effect in effects])


if not book.ACTION:
    book.ACTION.extend([deeds_of(card.action) for card in FACILITIES])
    book.ACTION.extend([deeds_of(station.action) for station in OUTSTATIONS])
    book.UPGRADE.extend([deeds_of(card.upgrade) for card in FACILITIES])
    book.OPTION.extend([deeds_of(option.effect) for option in OPTIONS])
    book.TOKEN.extend([deeds_of(token.effect) for token in TOKENS])
    book.MAIN.extend([deeds_of(tile.main) for tile in UNIONS])
    book.BONUS.extend([deeds_of(tile.bonus) for tile in UNIONS])
