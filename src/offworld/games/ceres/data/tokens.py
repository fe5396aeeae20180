"""The assistance tokens. The Labour Union is sourced, the others are house data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.data.printed import (
    Construct,
    Gain,
    LabourUnion,
    Launch,
    Printed,
    Reactivate,
    Recruit,
    Research,
    Settle,
    Trade,
)
from offworld.games.ceres.names import DESIGNED, SOURCED, Mark, units


@dataclass(frozen=True, slots=True)
class Token:
    """An assistance token: its price, what it does for a player, and what it does for the Automa."""

    id: str
    price: int  # influence, and 1 more for each leader on the token
    effect: tuple[Printed, ...]
    automa: Favour
    contracts: bool
    mark: Mark


@dataclass(frozen=True, slots=True)
class Favour:
    """What a token gives the Automa: at once, or for its next action of a kind."""

    credits: int = 0
    research: int = 0
    yields: int = 0
    worker: int = 0  # from the pool, until the end of the round
    free_launch: int = 0
    cheaper_construction: int = 0
    cheaper_project: int = 0
    double_grant: int = 0


TOKENS: Final[tuple[Token, ...]] = (
    Token("K1", 1, (Launch(discount=1),), Favour(free_launch=1), contracts=False, mark=DESIGNED),
    Token("K2", 4, (Construct(discount=1),), Favour(cheaper_construction=2), contracts=False, mark=DESIGNED),
    Token("K3", 2, (Reactivate(),), Favour(yields=1), contracts=False, mark=DESIGNED),
    Token("K4", 1, (Gain(units(credits=1)), Trade(3)), Favour(credits=3), contracts=False, mark=DESIGNED),
    Token("K5", 1, (Research(1, discount=3),), Favour(research=1), contracts=False, mark=DESIGNED),
    Token("K6", 1, (Recruit(), Gain(units(credits=1))), Favour(worker=1, credits=1), contracts=False, mark=DESIGNED),
    Token("K7", 3, (Settle(discount=1),), Favour(cheaper_project=2), contracts=False, mark=DESIGNED),
    Token("K8", 1, (Gain(units(ice=1, alloy=1)),), Favour(credits=3), contracts=False, mark=DESIGNED),
    Token("K9", 2, (LabourUnion(),), Favour(double_grant=1), contracts=True, mark=SOURCED),
)
