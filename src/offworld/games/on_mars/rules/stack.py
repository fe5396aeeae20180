"""Every effect that can stand on the stack."""

from __future__ import annotations

from typing import Final

from offworld.games.on_mars.rules.actions.executive import DoExecutive, UseBuilding
from offworld.games.on_mars.rules.effects.benefits import BuyColonist, UseRadar
from offworld.games.on_mars.rules.effects.construction import Construct, Finish, Lay
from offworld.games.on_mars.rules.effects.displacing import Displaced
from offworld.games.on_mars.rules.effects.goods import Deliver, LastDelivery, Overflow
from offworld.games.on_mars.rules.effects.hiring import Hire, Refill, TakeCard
from offworld.games.on_mars.rules.effects.laboratory import Advance, Develop, Learn, TakeTech
from offworld.games.on_mars.rules.effects.lss import ChooseLss
from offworld.games.on_mars.rules.effects.movement import Move, TakeTile
from offworld.games.on_mars.rules.effects.paying import PayCrystals, PayFor, SendColonists
from offworld.games.on_mars.rules.effects.placing import PlaceColonist
from offworld.games.on_mars.rules.effects.ships import Arrive, PlaceBot, Welcome
from offworld.games.on_mars.rules.effects.taking import (
    BoostGain,
    GainAny,
    ProduceMore,
    Retrieve,
    ReturnSide,
    TakeBlueprint,
    TakeStocked,
)
from offworld.games.on_mars.rules.effects.tasks import ShowTask
from offworld.games.on_mars.rules.effects.travel import BringHome, ChooseSpace, PlaceDiscovery, SpaceBonus, Travel
from offworld.games.on_mars.rules.effects.upgrading import PutMarker, Upgrade
from offworld.games.on_mars.rules.effects.using import ChooseTech, OwnerDecides, SettleUses
from offworld.games.on_mars.rules.goals import ClaimGoal
from offworld.games.on_mars.rules.levels import RaiseLevel
from offworld.games.on_mars.rules.rival.turn import LacerdaBonus, LacerdaBuilds, LacerdaTravels, LacerdaTurn
from offworld.games.on_mars.rules.rounds import (
    EndColonization,
    EndMatch,
    FlyShuttle,
    MayTravel,
    Passenger,
    ScoreMatch,
    StartRound,
)
from offworld.games.on_mars.rules.setup import PlaceShuttle, StartShuttle
from offworld.games.on_mars.rules.turn import BeginTurn, LayDown, NextTurn, TakeTurn
from offworld.kernel.effect import AnyEffect

EFFECTS: Final[tuple[type[AnyEffect], ...]] = (
    *(Advance, Arrive, BeginTurn, BoostGain, BringHome, BuyColonist, ChooseLss, ChooseSpace, ChooseTech, ClaimGoal),
    *(Construct, Deliver, Develop, Displaced, DoExecutive, EndColonization, EndMatch, Finish, FlyShuttle, GainAny),
    *(Hire, LacerdaBonus, LacerdaBuilds, LacerdaTravels, LacerdaTurn, LastDelivery, Lay, LayDown, Learn, MayTravel),
    *(Move, NextTurn, Overflow, OwnerDecides, Passenger, PayCrystals, PayFor, PlaceBot, PlaceColonist),
    *(PlaceDiscovery, PlaceShuttle, ProduceMore, PutMarker, RaiseLevel, Refill, Retrieve, ReturnSide, ScoreMatch),
    *(SendColonists, SettleUses, ShowTask, SpaceBonus, StartRound, StartShuttle, TakeBlueprint, TakeCard, TakeStocked),
    *(TakeTech, TakeTile, TakeTurn, Travel, Upgrade, UseBuilding, UseRadar, Welcome),
)
