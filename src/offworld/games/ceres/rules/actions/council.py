"""The Council: favours called with a leader and influence, and the lobby, where a leader is never turned away."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.ceres.data.book import TOKEN_IDS, TOKEN_PRICE
from offworld.games.ceres.data.locations import LOBBY
from offworld.games.ceres.names import INFLUENCE, KINDS, PARTIES, event
from offworld.games.ceres.rules.deeds import register
from offworld.games.ceres.rules.deeds.base import Steps, any_possible, first_obstacle
from offworld.games.ceres.rules.deeds.contracts import met
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.text import Text

FAVOUR: Final[list[Any]] = [("favour", name) for name in TOKEN_IDS]
LOBBYING: Final = ("lobby",)
CALLED: Final = event("favour")


def price(state: Ceres, place: int) -> int:
    """Return the influence for a token: its own price, and 1 for each leader on it this round (R08)."""
    return TOKEN_PRICE[state.tokens[place]] + state.leaders_on(place)


def offer(state: Ceres, seat: int, found: list[Any]) -> None:
    """Add the favours that can be called, and the lobby."""
    if not state.leaders[seat]:
        return
    at = seat * KINDS + INFLUENCE
    if state.stock[at]:
        for place, token in enumerate(state.tokens):
            cost = price(state, place)
            if state.stock[at] >= cost and not state.callers[place * PARTIES + seat]:
                state.stock[at] -= cost  # R08: it is spent before the effect
                if any_possible(state, seat, register.TOKEN[token]):
                    found.append(FAVOUR[token])
                state.stock[at] += cost
    found.append(LOBBYING)


def call(state: Ceres, seat: int, token: int) -> None:
    """Put a leader on a token, pay, and apply it."""
    place = state.tokens.index(token)
    cost = price(state, place)
    state.leaders[seat] -= 1
    state.stock[seat * KINDS + INFLUENCE] -= cost
    state.callers[place * PARTIES + seat] += 1
    if state.log is not None:
        state.tell("ceres-called", seat=seat, token=say.token(token), price=cost)
    state.stack.append((seat, Steps(TOKEN_IDS[token], register.TOKEN[token], False)))
    met(state, seat, CALLED)


def lobby(state: Ceres, seat: int) -> None:
    """Put a leader in the lobby, which has no limit."""
    state.leaders[seat] -= 1
    state.lobby[seat] += 1
    state.gain(seat, LOBBY)
    if state.log is not None:
        state.tell("ceres-lobbied", seat=seat, units=say.units(LOBBY))


def why_not(state: Ceres, seat: int, answer: Any) -> Text | None:
    """Return why a favour cannot be called or a leader cannot lobby."""
    if not state.leaders[seat]:
        return Text("ceres-no-leader")
    if answer not in FAVOUR:
        return None
    token = FAVOUR.index(answer)
    if token not in state.tokens:
        return Text("ceres-token-absent", {"token": say.token(token)})
    place = state.tokens.index(token)
    if state.callers[place * PARTIES + seat]:
        return Text("ceres-called-already", {"token": say.token(token)})
    at = seat * KINDS + INFLUENCE
    cost = price(state, place)
    if state.stock[at] < cost:
        return Text("ceres-favour-too-dear", {"price": cost, "influence": state.stock[at]})
    state.stock[at] -= cost
    found = first_obstacle(state, seat, register.TOKEN[token])
    state.stock[at] += cost
    return found


def considered(state: Ceres) -> list[Any]:
    """Return the tokens in play and the lobby."""
    return [*[FAVOUR[token] for token in state.tokens], LOBBYING]
