"""The outstations with which everybody begins: one of each colour (sourced), their effects are house data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.data.printed import Convert, Gain, Launch, Printed, Research
from offworld.games.ceres.names import BLUE, DESIGNED, GREEN, GREY, NOTHING, RED, Colour, Mark, Units, units


@dataclass(frozen=True, slots=True)
class Outstation:
    """An outstation with which everybody begins."""

    id: str
    colour: Colour
    income: Units
    action: tuple[Printed, ...]
    mark: Mark


OUTSTATIONS: Final[tuple[Outstation, ...]] = (
    Outstation("S-grey", GREY, income=units(ice=1), action=(Launch(),), mark=DESIGNED),
    Outstation("S-red", RED, income=NOTHING, action=(Research(2),), mark=DESIGNED),
    Outstation(
        "S-blue", BLUE, income=units(ore=1), action=(Convert(units(ore=1), units(alloy=1), most=2),), mark=DESIGNED
    ),
    Outstation("S-green", GREEN, income=units(credits=1), action=(Gain(units(credits=2, influence=1)),), mark=DESIGNED),
)
