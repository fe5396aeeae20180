"""The life support system: markers, rewards for what the colony needs, and the colony's level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.on_mars.data.boards import (
    FIRST_STEP_POINTS,
    LSS_CHOICE_IDS,
    LSS_CHOICES,
    REWARD_KINDS,
    REWARD_POINTS,
)
from offworld.games.on_mars.data.house import LSS_ROWS
from offworld.games.on_mars.names import EACH_TECH, LSS
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


def score(state: OnMars, party: int, points: int, reason: Text) -> None:
    """Give points."""
    state.points[party] += points
    if state.log is not None and points:
        state.tell("on_mars-scored", seat=state.who(party), points=points, reason=reason)


def raise_marker(state: OnMars, party: int, building: int) -> None:
    """Raise the marker of a new LSS building; the first of its type and what the colony needs are rewarded."""
    if building not in LSS:
        return
    column = LSS.index(building)
    row = state.lss[column]
    if row >= LSS_ROWS:
        return
    state.lss = changed(state.lss, column, row + 1)
    if state.log is not None:
        state.tell("on_mars-lss", building=speech.building(building), row=row + 1)
    if row == 1:
        score(state, party, FIRST_STEP_POINTS, Text("on_mars-reason-first-step"))
    if row <= state.level:  # the marker was below the level marker
        tile = state.rewards[column]
        reason = Text("on_mars-reward-" + REWARD_KINDS[tile])
        score(state, party, REWARD_POINTS[tile] * reward_count(state, party, tile), reason)
        if state.is_lacerda(party):
            state.rival.take_lss_benefit(state)
        else:
            state.then((party, ChooseLss()))


def reward_count(state: OnMars, party: int, tile: int) -> int:
    """Return what an LSS reward tile counts for a party."""
    kind = REWARD_KINDS[tile]
    if kind == "best_tech":
        return max([state.tech_level(party, tech) for tech in EACH_TECH])
    if kind == "ships":
        return state.hangar[party]
    if kind == "advanced_buildings":
        return state.markers(party)
    if kind == "mines":
        return state.mines_held(party)
    if kind == "bots":  # Lacerda's bot in the progress area counts as his first (R055)
        return len(state.bots_of(party)) if not state.is_lacerda(party) else 1 + bots_on_board(state, party)
    if kind == "discoveries":
        return state.found[party]
    if kind == "shelters":
        return state.shelters[party]
    return state.quarters[party] if not state.is_lacerda(party) else state.capacity(party)


def bots_on_board(state: OnMars, party: int) -> int:
    """Return the bots that Lacerda has taken to his board, one at each level-up while he has any."""
    return min(3, state.level - 1)


@dataclass(frozen=True, slots=True)
class ChooseLss(Effect):
    """Take one of the benefits beside the LSS track."""

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        coins = state.spendable(seat)
        useful = [state.benefits.useful(state, seat, each, coins) for each in LSS_CHOICES]
        found = [name for name, is_useful in zip(LSS_CHOICE_IDS, useful) if is_useful]
        return OneOf(seat, "on_mars-ask-lss", found, None, "lss")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        state.benefits.begin(state, seat, LSS_CHOICES[LSS_CHOICE_IDS.index(answer)])
