"""The contracts of the expansion. Their number and the laboratory are sourced, the figures are house data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from offworld.games.ceres.names import DESIGNED, UNCONFIRMED, Mark, event


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract: what moves its seal, how many levels it has, and the two rewards to choose from."""

    id: str
    event: int
    levels: int
    points: int  # reward A
    steps: int  # reward B
    mark: Mark


COMPLETION: Final = 1  # steps of the union's marker for completing any contract (sourced)
UNFINISHED_PENALTY: Final = 2  # points (sourced)

CONTRACTS: Final[tuple[Contract, ...]] = (
    Contract("C01", event("build_laboratory"), levels=1, points=2, steps=1, mark=UNCONFIRMED),
    Contract("C02", event("build_mine"), levels=1, points=2, steps=1, mark=DESIGNED),
    Contract("C03", event("build_factory"), levels=1, points=2, steps=1, mark=DESIGNED),
    Contract("C04", event("build_office"), levels=1, points=2, steps=1, mark=DESIGNED),
    Contract("C05", event("build_laboratory"), levels=2, points=3, steps=2, mark=UNCONFIRMED),
    Contract("C06", event("build_mine"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C07", event("build_factory"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C08", event("build_office"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C09", event("build"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C10", event("build"), levels=3, points=4, steps=3, mark=DESIGNED),
    Contract("C11", event("upgrade"), levels=1, points=2, steps=1, mark=DESIGNED),
    Contract("C12", event("upgrade"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C13", event("outstation"), levels=1, points=2, steps=1, mark=DESIGNED),
    Contract("C14", event("outstation"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C15", event("launch"), levels=1, points=2, steps=1, mark=DESIGNED),
    Contract("C16", event("launch"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C17", event("launch_inner"), levels=1, points=3, steps=2, mark=DESIGNED),
    Contract("C18", event("launch_middle"), levels=1, points=3, steps=2, mark=DESIGNED),
    Contract("C19", event("launch_outer"), levels=1, points=3, steps=2, mark=DESIGNED),
    Contract("C20", event("research"), levels=2, points=2, steps=1, mark=DESIGNED),
    Contract("C21", event("research"), levels=3, points=3, steps=2, mark=DESIGNED),
    Contract("C22", event("research_exploration"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C23", event("research_construction"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C24", event("research_commerce"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C25", event("trade"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C26", event("settle"), levels=1, points=2, steps=1, mark=DESIGNED),
    Contract("C27", event("settle"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C28", event("assemble"), levels=2, points=2, steps=1, mark=DESIGNED),
    Contract("C29", event("hire"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C30", event("favour"), levels=2, points=3, steps=2, mark=DESIGNED),
    Contract("C31", event("activate_grey"), levels=2, points=2, steps=1, mark=DESIGNED),
    Contract("C32", event("activate_green"), levels=2, points=2, steps=1, mark=DESIGNED),
)
