"""Private goals: when one is met, and claiming it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.on_mars.data.cards import CARD_BUILDING, EACH_GOAL, GOAL_CONDITIONS, GOAL_NEEDS, GOAL_REWARDS
from offworld.games.on_mars.data.discoveries import RESEARCH_KINDS
from offworld.games.on_mars.data.field import FIELD
from offworld.games.on_mars.data.house import GOAL_14_CELLS
from offworld.games.on_mars.names import BATTERY, KINDS, NO_CELL, TECHS, GoalId
from offworld.games.on_mars.rules.effects.benefits import begin, useful
from offworld.games.on_mars.rules.state import CLAIMED, OnMars
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


def progress(state: OnMars, party: int, goal: GoalId) -> int:
    """Return how far a party is with a goal; `GOAL_NEEDS` says how far it has to come."""
    kind = GOAL_CONDITIONS[goal]
    if kind == "blueprints":
        return state.card_owner.count(party)
    if kind == "advanced_built":
        return state.markers(party)
    if kind == "mines_occupied":
        return state.mines_held(party)
    if kind == "discovery_tiles":
        return state.found[party]
    if kind == "advanced_in_complex":
        return max([0, *complexes(state, party)])
    if kind == "same_resource":
        return max(state.stock[party * KINDS + BATTERY : party * KINDS + KINDS])
    if kind == "shelters":
        return state.shelters[party]
    if kind == "colony_level":
        return state.level
    if kind == "colonists":
        return state.quarters[party]
    if kind == "tech_tiles":
        return len(TECHS) - state.tech_at[party * len(TECHS) : (party + 1) * len(TECHS)].count(NO_CELL)
    if kind == "ships":
        return state.hangar[party]
    if kind == "research_tiles":
        return sum(state.research[party * RESEARCH_KINDS : (party + 1) * RESEARCH_KINDS])
    if kind == "scientist_and_contract":
        return int(party in state.scientist_owner and state.contracts_met(party) > 0)
    if kind == "lab_cells":
        return sum([state.occupied(party) >> cell & 1 for cell in GOAL_14_CELLS])
    if kind == "progress_cubes":
        return sum(state.cubes[party * 5 : party * 5 + 5])
    return len([size for size in complexes(state, party) if size >= 3])


def complexes(state: OnMars, party: int) -> list[int]:
    """Return the sizes of the complexes with a marker of a party, each once."""
    found: dict[int, int] = {}
    for card, place in enumerate(state.card_hex):
        if place >= 0 and state.card_owner[card] == party:
            part = FIELD.group(place, state.sites[state.own_type(CARD_BUILDING[card], party)])
            if part.bit_count() > 1:
                found[part] = part.bit_count()
    return list(found.values())


def has_claimed(state: OnMars, party: int) -> bool:
    """Return whether a party has achieved its one goal."""
    return CLAIMED + party in state.goal_at


def claims(state: OnMars, seat: int) -> list[tuple[GoalId, int]]:
    """Return the goals in hand that are met, each with the rewards that can have some effect (R047)."""
    if has_claimed(state, seat):
        return []
    found: list[tuple[GoalId, int]] = []
    for goal in EACH_GOAL:
        if state.goal_at[goal] == seat and progress(state, seat, goal) >= GOAL_NEEDS[goal]:
            coins = state.spendable(seat) - 1  # the card itself cannot pay any more
            found.extend([(goal, i) for i in range(2) if useful(state, seat, GOAL_REWARDS[goal][i], coins)])
    return found


@dataclass(frozen=True, slots=True)
class ClaimGoal(Effect):
    """Show a goal that is met and take one of its rewards."""

    goal: GoalId
    reward: int

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        state.goal_at[self.goal] = CLAIMED + seat
        if state.log is not None:
            state.tell("on_mars-claimed", seat=seat, goal=Text(f"on_mars-goal-{self.goal + 1}"), number=self.goal + 1)
        begin(state, seat, GOAL_REWARDS[self.goal][self.reward])
