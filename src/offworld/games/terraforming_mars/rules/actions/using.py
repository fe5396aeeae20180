"""Actions of blue cards and corporations, and the two conversions of the player board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.data.figures import HEAT_PER_STEP
from offworld.games.terraforming_mars.names import (
    GREENERY,
    GREENERY_LAND,
    HEAT,
    HEAT_SOURCE,
    PLANTS,
    PLANTS_SOURCE,
    TEMPERATURE,
    TILES,
    CardNumber,
)
from offworld.games.terraforming_mars.rules.checks import USE_CHECKS
from offworld.games.terraforming_mars.rules.effects.base import PLAIN
from offworld.games.terraforming_mars.rules.effects.choose import carry_out
from offworld.games.terraforming_mars.rules.effects.planet import PlaceTile, raise_parameter
from offworld.games.terraforming_mars.rules.placement import legal_areas
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Answer
from offworld.kernel.effect import Effect
from offworld.kernel.text import Reason, Text

# by card and by alternative
USE: list[list[Answer]] = [[("use", card.id, i) for i in range(len(card.actions))] for card in CARD]
CONVERT_PLANTS: Answer = ("convert", "plants")
CONVERT_HEAT: Answer = ("convert", "heat")


def usable(state: Mars, seat: int, found: list[Answer]) -> None:
    """Add the answers for all actions of cards that may be used now, and for the conversions."""
    player = state.players[seat]
    used = player.used
    for card in player.perks.actions:
        if card in used:
            continue
        alternatives = CARD[card].actions
        for i, checks in enumerate(USE_CHECKS[card]):
            if alternatives[i].after_rise and not player.has_risen:
                continue
            for check in checks:
                if not check.possible(state, seat):
                    break
            else:
                found.append(USE[card][i])
    stock = player.stock
    if stock[PLANTS] >= player.perks.greenery_cost and legal_areas(state, seat, GREENERY_LAND):
        found.append(CONVERT_PLANTS)
    if stock[HEAT] >= HEAT_PER_STEP:
        found.append(CONVERT_HEAT)


def use_card(state: Mars, seat: int, card: CardNumber, number: int) -> None:
    """Pay for an action of a card and carry it out; the card is then used for this generation."""
    state.mine(seat).used.append(card)
    if state.log is not None:
        state.tell("terraforming_mars-used", seat=seat, card=log.title(card))
    action = CARD[card].actions[number]
    stack = state.stack
    base = len(stack)
    for cost in action.costs:
        if cost.stage == PLAIN:
            cost.apply(state, seat, None)
        else:
            stack.append((seat, cost))
    if len(stack) == base:
        carry_out(state, seat, action.does)
    else:
        stack.insert(base, (seat, DoAction(card, number)))


@dataclass(frozen=True, slots=True)
class DoAction(Effect):
    """Carry out an action of a card that has been paid for."""

    card: CardNumber
    number: int

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        carry_out(state, seat, CARD[self.card].actions[self.number].does)


def convert_plants(state: Mars, seat: int) -> None:
    """Turn plants into a greenery."""
    player = state.mine(seat)
    player.stock[PLANTS] -= player.perks.greenery_cost
    if state.log is not None:
        log.converted_plants(state, seat, player.perks.greenery_cost)
    state.stack.append((seat, CONVERTED_GREENERY))


CONVERTED_GREENERY = PlaceTile(GREENERY, GREENERY_LAND, PLANTS_SOURCE)


def convert_heat(state: Mars, seat: int) -> None:
    """Turn heat into a step of temperature."""
    state.mine(seat).stock[HEAT] -= HEAT_PER_STEP
    if state.log is not None:
        log.converted_heat(state, seat, HEAT_PER_STEP)
    raise_parameter(state, seat, TEMPERATURE, 1, HEAT_SOURCE)


def no_uses(state: Mars, seat: int, found: list[tuple[Answer, Reason]]) -> None:
    """Add the answers for all actions of cards that may not be used now, and for the conversions, and why."""
    for card in state.players[seat].perks.actions:
        for number, use in enumerate(USE[card]):
            reason = _no_use(state, seat, card, number)
            if reason is not None:
                found.append((use, reason))
    reason = _no_plants(state, seat)
    if reason is not None:
        found.append((CONVERT_PLANTS, reason))
    reason = _no_heat(state, seat)
    if reason is not None:
        found.append((CONVERT_HEAT, reason))


def _no_use(state: Mars, seat: int, card: CardNumber, number: int) -> Reason | None:
    player = state.players[seat]
    if card in player.used:
        return _USED
    if CARD[card].actions[number].after_rise and not player.has_risen:
        return _NO_RISE
    for check in USE_CHECKS[card][number]:
        if not check.possible(state, seat):
            return check.missing(state, seat)
    return None


def _no_plants(state: Mars, seat: int) -> Reason | None:
    player = state.players[seat]
    have, needed = player.stock[PLANTS], player.perks.greenery_cost
    if have < needed:
        return Text("terraforming_mars-no-stock", {"what": log.amount(PLANTS, needed), "have": have})
    return None if legal_areas(state, seat, GREENERY_LAND) else _NO_PLACE


def _no_heat(state: Mars, seat: int) -> Reason | None:
    have = state.players[seat].stock[HEAT]
    if have < HEAT_PER_STEP:
        return Text("terraforming_mars-no-stock", {"what": log.amount(HEAT, HEAT_PER_STEP), "have": have})
    return None


_USED: Final = Text("terraforming_mars-no-used")
_NO_RISE: Final = Text("terraforming_mars-no-rise-yet")
_NO_PLACE: Final = Text("terraforming_mars-no-place", {"tile": Text(f"terraforming_mars-tile-{TILES[GREENERY]}")})


def why_not_use(state: Mars, seat: int, card: CardNumber, number: int) -> Reason | None:
    """Return what keeps an action of a card from being used."""
    if card not in state.players[seat].perks.actions or not 0 <= number < len(CARD[card].actions):
        return Text("terraforming_mars-no-such-action")
    return _no_use(state, seat, card, number)


def why_not_convert(state: Mars, seat: int, what: str) -> Reason | None:
    """Return what keeps plants or heat from being converted."""
    return _no_plants(state, seat) if what == "plants" else _no_heat(state, seat)
