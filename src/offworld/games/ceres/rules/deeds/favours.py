"""The Labour Union: an effect that lasts until the end of the round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.ceres.rules.deeds.base import Deed
from offworld.games.ceres.rules.state import Ceres


@dataclass(frozen=True, slots=True)
class CallUnion(Deed):
    """From now until the end of the round the seat takes main grants twice and moves the union's marker 2 steps."""

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        state.labour[seat] = 1
        if state.log is not None:
            state.tell("ceres-labour-union", seat=seat)
