"""Milestones and awards."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.figures import AWARD_COSTS, MILESTONE_COST, MILESTONE_GOALS, MILESTONE_LIMIT
from offworld.games.terraforming_mars.names import (
    AWARD_SOURCE,
    AWARDS,
    BUILDING,
    HEAT,
    MILESTONE_SOURCE,
    MILESTONES,
    MONEY,
    NOBODY,
    SCIENCE,
    STEEL,
    TITANIUM,
    Award,
    Milestone,
    Origin,
)
from offworld.games.terraforming_mars.rules.payment import NO_METAL, Pay, money_of, no_money, pay_at_once
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.decision import Answer
from offworld.kernel.text import Reason, Text

MILESTONE: list[Answer] = [("milestone", name) for name in MILESTONES]
AWARD: list[Answer] = [("award", name) for name in AWARDS]


def all_progress(state: Mars, seat: int) -> list[int]:
    """Return how far somebody has come towards each milestone, in their order."""
    player = state.players[seat]
    cities, greeneries = (player.own & state.cities).bit_count(), (player.own & state.greeneries).bit_count()
    return [player.rating, cities, greeneries, player.tags[BUILDING], len(player.hand)]


def progress(state: Mars, seat: int, milestone: Milestone) -> int:
    """Return how far somebody has come towards a milestone."""
    return all_progress(state, seat)[milestone]


def all_standing(state: Mars, seat: int) -> list[int]:
    """Return what counts for each award, in their order."""
    player = state.players[seat]
    stock = player.stock
    metals = stock[STEEL] + stock[TITANIUM]
    return [player.own.bit_count(), player.production[MONEY], player.tags[SCIENCE], stock[HEAT], metals]


def standing(state: Mars, seat: int, award: Award) -> int:
    """Return what counts for an award."""
    return all_standing(state, seat)[award]


def open_honours(state: Mars, seat: int, found: list[Answer]) -> None:
    """Add the answers for all milestones that may be claimed and awards that may be funded now."""
    money = money_of(state.players[seat])
    if money < MILESTONE_COST or state.seats == 1:
        return
    claimed = state.milestones
    if claimed.count(NOBODY) > len(claimed) - MILESTONE_LIMIT:
        for milestone, have in enumerate(all_progress(state, seat)):
            if have >= MILESTONE_GOALS[milestone] and claimed[milestone] == NOBODY:
                found.append(MILESTONE[milestone])
    funded = len(AWARDS) - state.awards.count(NOBODY)
    if funded < len(AWARD_COSTS) and money >= AWARD_COSTS[funded]:
        for award, owner in enumerate(state.awards):
            if owner == NOBODY:
                found.append(AWARD[award])


def claim(state: Mars, seat: int, milestone: Milestone) -> None:
    """Pay for a milestone and claim it."""
    state.milestones[milestone] = seat
    if state.log is not None:
        name = Text(f"terraforming_mars-milestone-{MILESTONES[milestone]}")
        state.tell("terraforming_mars-claimed-milestone", seat=seat, milestone=name)
    _pay(state, seat, MILESTONE_COST, Origin(MILESTONE_SOURCE + milestone))


def fund(state: Mars, seat: int, award: Award) -> None:
    """Pay for an award and fund it; the price rises with each."""
    due = award_cost(state)
    state.awards[award] = seat
    if state.log is not None:
        name = Text(f"terraforming_mars-award-{AWARDS[award]}")
        state.tell("terraforming_mars-funded", seat=seat, award=name)
    _pay(state, seat, due, Origin(AWARD_SOURCE + award))


def award_cost(state: Mars) -> int:
    """Return what the next award costs; 0 when all are funded."""
    funded = len(AWARDS) - state.awards.count(NOBODY)
    return AWARD_COSTS[funded] if funded < len(AWARD_COSTS) else 0


def _pay(state: Mars, seat: int, due: int, source: Origin) -> None:
    if not pay_at_once(state, seat, due, NO_METAL, 0, source):
        state.stack.append((seat, Pay(due, NO_METAL, 0, source)))


def no_honours(state: Mars, seat: int, found: list[tuple[Answer, Reason]]) -> None:
    """Add the answers for all milestones that may not be claimed and awards that may not be funded now, and why."""
    money = money_of(state.players[seat])
    claimed = state.milestones
    left = claimed.count(NOBODY) > len(claimed) - MILESTONE_LIMIT
    for milestone, have in enumerate(all_progress(state, seat)):
        owner = claimed[milestone]
        if owner != NOBODY:
            found.append((MILESTONE[milestone], (_CLAIMED, _SEAT, owner)))
        elif not left:
            found.append((MILESTONE[milestone], _NO_MILESTONES))
        elif have < MILESTONE_GOALS[milestone]:
            found.append((MILESTONE[milestone], (_NO_MILESTONE[milestone], _GOAL, MILESTONE_GOALS[milestone], have)))
        elif money < MILESTONE_COST:
            found.append((MILESTONE[milestone], no_money(MILESTONE_COST, money)))
    due = award_cost(state)
    for award, owner in enumerate(state.awards):
        if owner != NOBODY:
            found.append((AWARD[award], (_FUNDED, _SEAT, owner)))
        elif not due:
            found.append((AWARD[award], _NO_AWARDS))
        elif money < due:
            found.append((AWARD[award], no_money(due, money)))


_SEAT: Final = ("seat",)
_COUNT: Final = ("count",)
_GOAL: Final = ("needed", "have")
_CLAIMED: Final = "terraforming_mars-no-milestone-claimed"
_FUNDED: Final = "terraforming_mars-no-award-funded"
_NO_MILESTONE: Final = [f"terraforming_mars-no-milestone-{name}" for name in MILESTONES]
_NO_MILESTONES: Final = ("terraforming_mars-no-milestones-left", _COUNT, MILESTONE_LIMIT)
_NO_AWARDS: Final = ("terraforming_mars-no-awards-left", _COUNT, len(AWARD_COSTS))


def why_not_milestone(state: Mars, seat: int, milestone: Milestone) -> Reason | None:
    """Return what keeps a milestone from being claimed."""
    return _why_not(state, seat, MILESTONE[milestone])


def why_not_award(state: Mars, seat: int, award: Award) -> Reason | None:
    """Return what keeps an award from being funded."""
    return _why_not(state, seat, AWARD[award])


def _why_not(state: Mars, seat: int, answer: Answer) -> Reason | None:
    if state.seats == 1:
        return Text("terraforming_mars-no-solo")
    found: list[tuple[Answer, Reason]] = []
    no_honours(state, seat, found)
    for refused, reason in found:
        if refused == answer:
            return reason
    return None
