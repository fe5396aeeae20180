"""What all adventures share: sheets as lists of marks, piles, the turn, writing, using effects, claiming missions."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.rules.engine.claiming import Claim, ClaimLate, Reward
from offworld.games.welcome_to_the_moon.rules.engine.turn import EndTurn, Settle, StartTurn
from offworld.games.welcome_to_the_moon.rules.engine.using import Use
from offworld.games.welcome_to_the_moon.rules.engine.writing import Choose, Conclude, Write
from offworld.kernel.effect import AnyEffect

EFFECTS: Final[tuple[type[AnyEffect], ...]] = (
    Choose,
    Claim,
    ClaimLate,
    Conclude,
    EndTurn,
    Reward,
    Settle,
    StartTurn,
    Use,
    Write,
)
