"""The Automa at the unions: it places a piece and commits in the same turn (R31), without a main grant (R32)."""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.data import printed
from offworld.games.ceres.data.automa import (
    CONSTRUCTION_PRICE,
    CONTRACT_POINTS,
    CONTRACT_PRICE,
    CONTRACT_STEPS,
    FACILITY_BONUS,
    WORTH,
    Priority,
)
from offworld.games.ceres.data.unions import SLOTS, UNIONS
from offworld.games.ceres.names import AUTOMA, FREE, KINDS, PROBES
from offworld.games.ceres.rules.actions.unions import REPEAT
from offworld.games.ceres.rules.automa.means import DOUBLE_GRANT, construct, gain, launch, settle, study, take_yield
from offworld.games.ceres.rules.automa.rival import CONTRACTS, Automa
from offworld.games.ceres.rules.deeds.contracts import advance
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.toolbox.readings import complete, each, on


def take_union(state: Ceres, rival: Automa, card: Priority) -> None:
    """Place the pawn, or else a leader, on the first free action slot by the arrow, and commit there."""
    pawn = rival.pawn
    if pawn:
        rival.pawn = 0
    else:
        rival.leaders -= 1
    slot = first_free(state, card)
    if slot == FREE:  # R35
        take_yield(state, rival)
        return
    state.posts[slot] = AUTOMA * 2 + pawn
    at = slot // SLOTS
    if state.log is not None:
        state.tell("ceres-automa-placed", union=say.union(state.unions[at]))
    if not take_bonus(state, rival, card, UNIONS[state.unions[at]].bonus):
        take_yield(state, rival)  # the pawn stays where it is, and there is no contract
        return
    state.posts[slot] += REPEAT
    take_contract(state, rival, card, at)


def first_free(state: Ceres, card: Priority) -> int:
    """Return the first free action slot: lowest union and left slot first, or the reverse (R30)."""
    slots = [slot for slot, piece in enumerate(state.posts) if piece == FREE]
    if not slots:
        return FREE
    return slots[0] if card.left else slots[-1]


def take_bonus(state: Ceres, rival: Automa, card: Priority, bonus: tuple[printed.Printed, ...]) -> bool:
    """Take the bonus grant, twice where the Labour Union promised it; one grant carried out is enough (R33)."""
    times = 2 if rival.promises[DOUBLE_GRANT] else 1
    done = False
    for _ in range(times):
        for effect in bonus:
            done = granted(state, rival, card, effect) or done
    if done:
        rival.promises[DOUBLE_GRANT] = 0
    return done


def _construct(effect: printed.Construct, state: Ceres, rival: Automa, card: Priority) -> bool:
    return construct(state, rival, card, CONSTRUCTION_PRICE, FACILITY_BONUS)


def _convert(effect: printed.Convert, state: Ceres, rival: Automa, card: Priority) -> bool:
    gain(state, rival, effect.most)
    return True


def _gain(effect: printed.Gain, state: Ceres, rival: Automa, card: Priority) -> bool:
    rival.probes += effect.units[PROBES]
    gain(state, rival, sum([effect.units[kind] * WORTH[kind] for kind in range(KINDS)]))
    return True


def _launch(effect: printed.Launch, state: Ceres, rival: Automa, card: Priority) -> bool:
    return launch(state, rival, card, needs_credit=False)


def _research(effect: printed.Research, state: Ceres, rival: Automa, card: Priority) -> bool:
    study(state, rival, effect.steps)
    return True


def _settle(effect: printed.Settle, state: Ceres, rival: Automa, card: Priority) -> bool:
    return settle(state, rival, card, effect.discount)


def _yield(effect: printed.Printed, state: Ceres, rival: Automa, card: Priority) -> bool:
    take_yield(state, rival)  # sourced: a production action gives the yield of its leader card
    return True


_GRANTS: Final = complete(
    "grants of unions for the Automa",
    printed.EFFECTS,
    on(printed.Construct, _construct),
    on(printed.Convert, _convert),
    on(printed.Gain, _gain),
    on(printed.Launch, _launch),
    on(printed.Produce, _yield),
    on(printed.Research, _research),
    on(printed.Settle, _settle),
    # no union grants these yet
    *each(
        (
            printed.Assemble,
            printed.Defer,
            printed.Hire,
            printed.LabourUnion,
            printed.Mix,
            printed.Reactivate,
            printed.Recruit,
            printed.Score,
            printed.Trade,
        ),
        _yield,
    ),
)


def granted(state: Ceres, rival: Automa, card: Priority, effect: printed.Printed) -> bool:
    """Carry out what a grant is for the Automa; return whether it could."""
    return _GRANTS[type(effect)](effect, state, rival, card)


def take_contract(state: Ceres, rival: Automa, card: Priority, at: int) -> None:
    """Pay for a contract by the arrow, score it, discard it and move the marker; without the credits there is none."""
    offered = [contract for contract in state.offers[at * SLOTS : at * SLOTS + SLOTS] if contract != FREE]
    if rival.credits < CONTRACT_PRICE or not offered:
        return
    contract = offered[0] if card.left else offered[-1]
    rival.credits -= CONTRACT_PRICE
    rival.points[CONTRACTS] += CONTRACT_POINTS
    state.offers[state.offers.index(contract, at * SLOTS)] = FREE
    state.contract_box.append(contract)
    advance(state, at, CONTRACT_STEPS)
    if state.log is not None:
        union = say.union(state.unions[at])
        state.tell("ceres-automa-contract", contract=say.contract(contract), union=union, points=CONTRACT_POINTS)
