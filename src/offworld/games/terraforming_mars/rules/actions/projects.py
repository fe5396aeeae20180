"""Standard projects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.terraforming_mars.data.figures import PROJECT_COSTS, PROJECT_EFFECTS
from offworld.games.terraforming_mars.data.index import ids_of, number_of
from offworld.games.terraforming_mars.names import (
    CITY,
    CITY_LAND,
    CITY_PROJECT,
    GREENERY,
    GREENERY_LAND,
    GREENERY_PROJECT,
    MONEY,
    PAID_PROJECTS,
    PROJECT_SOURCE,
    PROJECTS,
    SELL_PATENTS,
    TILES,
    Origin,
    Project,
)
from offworld.games.terraforming_mars.rules.effects.choose import carry_out
from offworld.games.terraforming_mars.rules.payment import NO_METAL, Pay, money_of, no_money, pay_at_once
from offworld.games.terraforming_mars.rules.piles import discard
from offworld.games.terraforming_mars.rules.placement import legal_areas
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Answer, Decision, SomeOf
from offworld.kernel.effect import Effect
from offworld.kernel.text import Reason, Text

PROJECT: list[Answer] = [("project", name) for name in PROJECTS]


def open_projects(state: Mars, seat: int, found: list[Answer]) -> None:
    """Add the answers for all standard projects that may be carried out now; a finished parameter is no obstacle."""
    player = state.players[seat]
    if player.hand:
        found.append(PROJECT[SELL_PATENTS])
    money = money_of(player)
    discounts = player.perks.project_discounts
    for project in PAID_PROJECTS:
        if PROJECT_COSTS[project] - discounts[project] <= money and _has_room(state, seat, project):
            found.append(PROJECT[project])


def _has_room(state: Mars, seat: int, project: Project) -> bool:
    if project == GREENERY_PROJECT:
        return legal_areas(state, seat, GREENERY_LAND) != 0
    if project == CITY_PROJECT:
        return legal_areas(state, seat, CITY_LAND) != 0
    return True


def start_project(state: Mars, seat: int, project: Project) -> None:
    """Pay for a standard project and carry it out."""
    if state.log is not None:
        state.tell("terraforming_mars-project", seat=seat, project=log.title(Origin(PROJECT_SOURCE + project)))
    if project == SELL_PATENTS:
        state.stack.append((seat, SellPatents()))
        return
    due = PROJECT_COSTS[project] - state.players[seat].perks.project_discounts[project]
    if pay_at_once(state, seat, due, NO_METAL, 0, Origin(PROJECT_SOURCE + project)):
        do_project(state, seat, project)
    else:
        state.stack.append((seat, DoProject(project)))
        state.stack.append((seat, Pay(due, NO_METAL, 0, Origin(PROJECT_SOURCE + project))))


def do_project(state: Mars, seat: int, project: Project) -> None:
    """Carry out a standard project that has been paid for, and what paying for it sets off."""
    perks = state.players[seat].perks
    for paid in perks.on_cost:
        if PROJECT_COSTS[project] >= paid.at_least:
            for effect in paid.then:
                effect.apply(state, seat, None)
    for reaction in perks.on_project:
        for effect in reaction.then:
            effect.apply(state, seat, None)
    carry_out(state, seat, PROJECT_EFFECTS[project])


@dataclass(frozen=True, slots=True)
class DoProject(Effect):
    """Carry out a standard project that has been paid for."""

    project: Project

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        do_project(state, seat, self.project)


@dataclass(frozen=True, slots=True)
class SellPatents(Effect):
    """Discard at least one card from hand, and take as much money."""

    def ask(self, state: Mars, seat: int) -> Decision | None:
        hand = state.players[seat].hand
        return SomeOf(seat, "terraforming_mars-ask-sell", tuple(ids_of(hand)), 1, len(hand), topic="sell")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        player = state.mine(seat)
        cards = [number_of(name) for name in answer]
        for card in cards:
            player.hand.remove(card)
        discard(state, seat, cards)
        player.stock[MONEY] += len(cards)
        if state.log is not None:
            log.gained(state, seat, MONEY, len(cards), Origin(PROJECT_SOURCE + SELL_PATENTS))


def no_projects(state: Mars, seat: int, found: list[tuple[Answer, Reason]]) -> None:
    """Add the answers for all standard projects that may not be carried out now, and why."""
    player = state.players[seat]
    if not player.hand:
        found.append((PROJECT[SELL_PATENTS], _EMPTY_HAND))
    money = money_of(player)
    discounts = player.perks.project_discounts
    for project in PAID_PROJECTS:
        due = PROJECT_COSTS[project] - discounts[project]
        if not _has_room(state, seat, project):
            found.append((PROJECT[project], _no_room(project)))
        elif due > money:
            found.append((PROJECT[project], no_money(due, money)))


_EMPTY_HAND: Final = Text("terraforming_mars-no-empty-hand")


def _no_room(project: Project) -> Text:
    tile = GREENERY if project == GREENERY_PROJECT else CITY
    return Text("terraforming_mars-no-place", {"tile": Text(f"terraforming_mars-tile-{TILES[tile]}")})


def why_not_project(state: Mars, seat: int, project: Project) -> Reason | None:
    """Return what keeps a standard project from being carried out."""
    player = state.players[seat]
    if project == SELL_PATENTS:
        return None if player.hand else _EMPTY_HAND
    if not _has_room(state, seat, project):
        return _no_room(project)
    due = PROJECT_COSTS[project] - player.perks.project_discounts[project]
    have = money_of(player)
    return no_money(due, have) if have < due else None
