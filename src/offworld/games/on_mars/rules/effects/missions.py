"""Missions and contracts: who contributes gets crystals, and what is completed counts."""

from __future__ import annotations

from offworld.games.on_mars.data.cards import CONTRACT_MISSION, CONTRACT_SIZE, MISSION_CRYSTALS, UPGRADES_WANTED
from offworld.games.on_mars.data.field import FIELD
from offworld.games.on_mars.names import CRYSTAL, SHELTER, ContractId, MissionId
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech


def contribute(state: OnMars, party: int, mission: MissionId) -> None:
    """Move the cube of a mission in play one step and give the party its crystals."""
    if mission not in state.missions:
        return
    slot = state.missions.index(mission)
    if not state.mission_left[slot]:  # completed: it gives nothing more
        return
    state.mission_left = changed(state.mission_left, slot, state.mission_left[slot] - 1)
    crystals = MISSION_CRYSTALS[mission]
    state.waiting[party] += crystals
    if state.log is not None:
        state.tell(
            "on_mars-contributed",
            seat=state.who(party),
            mission=speech.mission(mission),
            what=speech.amount(CRYSTAL, crystals),
            left=state.mission_left[slot],
        )
    if not state.mission_left[slot]:
        if state.log is not None:
            state.tell("on_mars-mission-completed", mission=speech.mission(mission))
        step_to_the_end(state)


def step_to_the_end(state: OnMars) -> None:
    """Move the marker of the remaining missions one step."""
    if state.remaining:
        state.remaining -= 1
        if state.log is not None:
            state.tell("on_mars-remaining", count=state.remaining)


def complete(state: OnMars, contract: ContractId) -> None:
    """Note that a contract is completed; this never goes back (R043)."""
    party = state.contract_owner[contract]
    state.contract_done = changed(state.contract_done, contract, 1)
    if state.log is not None:
        state.tell("on_mars-contract-completed", seat=state.who(party), contract=speech.contract(contract))
    contribute(state, party, CONTRACT_MISSION)


def check_contracts(state: OnMars, building: int) -> None:
    """Complete the upgrade contracts of a type whose owners have a marker in a complex of four."""
    for contract in UPGRADES_WANTED:
        party = state.contract_owner[contract]
        if contract != building or party < 0 or state.contract_done[contract]:
            continue
        if in_complex(state, party, building, CONTRACT_SIZE):
            complete(state, contract)


def in_complex(state: OnMars, party: int, building: int, size: int) -> bool:
    """Return whether a party has a marker in a complex of a type of at least this size."""
    sites = state.sites[SHELTER + party if building == SHELTER else building]
    return any([part.bit_count() >= size and marked(state, party, part) for part in FIELD.groups(sites)])


def marked(state: OnMars, party: int, places: int) -> bool:
    """Return whether one of a set of hexes has a marker of a party."""
    for card, place in enumerate(state.card_hex):
        if place >= 0 and state.card_owner[card] == party and places >> place & 1:
            return True
    return False
