"""Contracts: seals move when their requirement is met, and a complete contract brings one of two rewards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.ceres.data.book import CONTRACT_EVENT, CONTRACT_IDS, CONTRACT_LEVELS, CONTRACT_NUMBER
from offworld.games.ceres.data.contracts import COMPLETION, CONTRACTS
from offworld.games.ceres.data.unions import TRACK
from offworld.games.ceres.names import FREE, REWARDS
from offworld.games.ceres.rules import asking
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.decision import Decision
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


def met(state: Ceres, seat: int, first: int, second: int = -1, third: int = -1) -> None:
    """Note a deed under all its names: every matching contract of the seat moves one level, the moment it happens.

    R24: one deed moves a contract by one level at most; R25: what it completes is settled at once.
    """
    if not state.contracts or seat not in state.contract_of:
        return
    complete = False
    for contract, owner in enumerate(state.contract_of):
        if owner != seat or state.kept[contract]:
            continue
        event = CONTRACT_EVENT[contract]
        if event != first and event != second and event != third:
            continue
        if state.levels[contract] >= CONTRACT_LEVELS[contract]:
            continue  # complete already, by the same deed
        state.levels[contract] += 1
        if state.log is not None:
            params = {"level": state.levels[contract], "levels": CONTRACT_LEVELS[contract]}
            state.tell("ceres-level", seat=seat, contract=say.contract(contract), **params)
        complete = complete or state.levels[contract] == CONTRACT_LEVELS[contract]
    if complete:
        state.stack.append((seat, COMPLETE))


def advance(state: Ceres, tile: int, steps: int) -> None:
    """Move the marker of a union; steps beyond the end are lost (R26)."""
    state.progress[tile] = min(len(TRACK) - 1, state.progress[tile] + steps)


@dataclass(frozen=True, slots=True)
class Complete(Effect):
    """Settle the complete contracts of a seat: the completion bonus, then reward A or B; the owner orders them."""

    def complete(self, state: Ceres, seat: int) -> list[int]:
        """Return the contracts that are complete and not settled."""
        return [
            contract
            for contract, owner in enumerate(state.contract_of)
            if owner == seat and not state.kept[contract] and state.levels[contract] >= CONTRACT_LEVELS[contract]
        ]

    def ask(self, state: Ceres, seat: int) -> Decision | None:
        found = self.complete(state, seat)
        if not found:
            return None
        return asking.choose(seat, "reward", [pair for contract in found for pair in REWARD[contract]], {})

    def apply(self, state: Ceres, seat: int, answer: Any) -> None:
        if answer is None:
            return
        contract = CONTRACT_NUMBER[answer[0]]
        tile = state.contract_union[contract]
        advance(state, tile, COMPLETION)
        if answer[1] == "A":
            state.award(seat, REWARDS, CONTRACTS[contract].points)
            state.contract_of[contract] = FREE
            state.contract_box.append(contract)
            state.seals[tile] += 1  # designed: the seal goes back to its tile
            key, number = "ceres-rewarded-points", CONTRACTS[contract].points
        else:
            advance(state, tile, CONTRACTS[contract].steps)
            state.kept[contract] = 1
            key, number = "ceres-rewarded-steps", CONTRACTS[contract].steps
        if state.log is not None:
            params: dict[str, object] = {"contract": say.contract(contract), "union": say.union(state.unions[tile])}
            state.tell(key, seat=seat, number=number, place=state.progress[tile], **params)
        if self.complete(state, seat):
            state.stack.append((seat, self))

    def why_not(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        return Text("ceres-not-complete")


REWARD: Final = [((name, "A"), (name, "B")) for name in CONTRACT_IDS]
COMPLETE: Final = Complete()
