"""Red actions: putting a colonist on a slot, the surcharge for those who are there, and clearing a full action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.on_mars.data.boards import ACTION_SLOTS
from offworld.games.on_mars.names import HIRE_ACTION, Slot
from offworld.games.on_mars.rules.effects.paying import PayCrystals, send_colonists, use_colonist
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Amount, Decision
from offworld.kernel.effect import Effect


def cleared(state: OnMars, action: Slot) -> list[int]:
    """Return the colonists on an action by party, as they are when the next one comes (R017).

    Where all slots are taken, everybody with the most colonists there leaves; the hire action is never cleared.
    """
    row = state.slots[action * state.parties : (action + 1) * state.parties]
    if action != HIRE_ACTION and sum(row) >= ACTION_SLOTS:
        most = max(row)
        return [0 if count == most else count for count in row]
    return row


def surcharge(state: OnMars, party: int, action: Slot) -> int:
    """Return the payments due: one for each other colour present, with two boards one for each colonist (R018)."""
    row = cleared(state, action)
    if state.parties == 2:
        return sum(row)
    return sum([1 for other, count in enumerate(row) if count and other != party])


def can_place(state: OnMars, party: int, action: Slot, colonists: int = 0, crystals: int = 0) -> bool:
    """Return whether a party can put a colonist on an action and still has so many colonists and crystals after it."""
    if action == HIRE_ACTION and state.slots[action * state.parties + party]:
        return False
    spare = state.quarters[party] - 1 - colonists
    coins = state.spendable(party) - crystals
    return spare >= 0 and coins >= 0 and surcharge(state, party, action) <= spare + coins


def put_colonist(state: OnMars, party: int, action: Slot) -> None:
    """Clear a full action, then put a colonist on it."""
    row = cleared(state, action)
    first = action * state.parties
    for other, count in enumerate(row):
        gone = state.slots[first + other] - count
        if gone:
            if not state.is_lacerda(other):
                state.working[other] += gone
            if state.log is not None:
                state.tell("on_mars-cleared", seat=state.who(other), count=gone, place=speech.place(action))
        state.slots[first + other] = count
    use_colonist(state, party)
    state.slots[first + party] += 1
    if state.log is not None:
        state.tell("on_mars-placed-colonist", seat=state.who(party), place=speech.place(action))


@dataclass(frozen=True, slots=True)
class PlaceColonist(Effect):
    """Put a colonist on a red action and pay the surcharge in crystals and colonists, freely mixed.

    What comes after needs `colonists` and `crystals`, so these are not spent here.
    """

    action: Slot
    colonists: int = 0
    crystals: int = 0

    def bounds(self, state: OnMars, seat: int) -> tuple[int, int, int]:
        """Return the payments due and the least and most of them that colonists can make."""
        due = surcharge(state, seat, self.action)
        spare = state.quarters[seat] - 1 - self.colonists
        coins = state.spendable(seat) - self.crystals
        return due, max(0, due - coins), min(due, spare)

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        due, low, high = self.bounds(state, seat)
        if low >= high:
            return None
        params: dict[str, object] = {"due": due, "place": speech.place(self.action)}
        return Amount(seat, "on_mars-ask-surcharge", low, high, params, "surcharge")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        due, low, _ = self.bounds(state, seat)
        sent = low if answer is None else answer
        put_colonist(state, seat, self.action)
        send_colonists(state, seat, sent, boost=False)
        if due > sent:
            state.then((seat, PayCrystals(due - sent)))
