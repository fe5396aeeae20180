"""A turn of Prospect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.kernel.decision import Confirm, Decision
from offworld.kernel.each import Each, Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text
from tests.kernel.prospect.state import CELLS, Prospect, worth

SIMPLE = (("claim",), ("dig",), ("peek",), ("roll",), ("wild",))


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """Ask for one of several actions, or the end of the turn."""

    left: int

    def ask(self, state: Prospect, seat: int) -> Decision | None:
        found: list[Any] = [action for action in SIMPLE if _why_not(state, seat, action) is None]
        found += [("show", card) for card in sorted(state.hands[seat])]
        others = [("trade", other) for other in range(state.seats)]
        found += [action for action in others if _why_not(state, seat, action) is None]
        return Each(seat, "prospect-ask-action", [*found, ("pass",)], {"left": self.left}, "action")

    def apply(self, state: Prospect, seat: int, answer: tuple[Any, ...]) -> None:
        kind = answer[0]
        if kind == "pass":
            return
        if self.left > 1:
            state.push(seat, Turn(self.left - 1))
        if kind == "claim":
            state.push(seat, Claim())
        elif kind == "dig":
            card = state.pile.pop()
            state.peeked.clear()
            state.row.append(card)
            state.points[seat] += worth(card) * (2 if state.options["duel"] else 1)
            state.tell("prospect-dug", seat=seat, card=card)
        elif kind == "peek":
            state.peeked = sorted([*state.peeked, seat])
            peeked = Text("prospect-peeked", {"seat": seat, "card": state.pile[-1]})
            state.tell_only((seat,), peeked, Text("prospect-peeked-others", {"seat": seat}))
        elif kind == "roll":
            eyes = state.below(6) + 1
            state.coins[seat] += eyes
            state.tell("prospect-rolled", seat=seat, eyes=eyes)
        elif kind == "wild":
            state.bank -= 1
            state.ore[seat] += 1
            state.tell("prospect-wild", seat=seat)
        elif kind == "show":
            state.hands[seat].remove(answer[1])
            state.shown[seat].append(answer[1])
            state.points[seat] += worth(answer[1])
            state.tell("prospect-showed", seat=seat, card=answer[1])
        else:
            state.push(answer[1], Trade(seat))

    def why_not(self, state: Prospect, seat: int, answer: Any) -> Text | None:
        needed = 2 if answer[0] in ("show", "trade") else 1
        return _why_not(state, seat, answer) if len(answer) == needed else None

    def considered(self, state: Prospect, seat: int) -> list[Any]:
        shown: list[Any] = [("show", card) for card in (*state.hands[seat], *state.shown[seat])]
        return [*SIMPLE, *shown, *[("trade", other) for other in range(state.seats)]]


def _why_not(state: Prospect, seat: int, answer: Any) -> Text | None:
    kind = answer[0]
    if kind == "claim" and -1 not in state.cells:
        return Text("prospect-no-cells")
    if kind in ("dig", "peek") and not state.pile:
        return Text("prospect-no-pile")
    if kind == "peek" and seat in state.peeked:
        return Text("prospect-peeked-already")
    if kind == "wild" and not state.options["wild"]:
        return Text("prospect-no-wild")
    if kind == "wild" and not state.bank:
        return Text("prospect-no-ore")
    if kind == "show" and answer[1] not in state.hands[seat]:
        return Text("prospect-not-in-hand", {"card": answer[1]})
    if kind == "trade":
        return _why_no_trade(state, seat, answer[1])
    return None


def _why_no_trade(state: Prospect, seat: int, other: int) -> Text | None:
    if not 0 <= other < state.seats:
        return None
    if other == seat:
        return Text("prospect-trade-self")
    if state.coins[seat] < 2:
        return Text("prospect-trade-coins", {"coins": state.coins[seat]})
    return None if state.ore[other] else Text("prospect-trade-ore", {"seat": other})


@dataclass(frozen=True, slots=True)
class Claim(Effect):
    """Put a marker on a free cell."""

    def ask(self, state: Prospect, seat: int) -> Decision | None:
        return Place(seat, "prospect-ask-cell", [cell for cell in range(CELLS) if state.cells[cell] < 0], topic="cell")

    def apply(self, state: Prospect, seat: int, answer: int) -> None:
        state.cells[answer] = seat
        state.tell("prospect-claimed", seat=seat, cell=answer)

    def why_not(self, state: Prospect, seat: int, answer: int) -> Text | None:
        if 0 <= answer < CELLS:
            return Text("prospect-cell-taken", {"cell": answer, "seat": state.cells[answer]})
        return None

    def considered(self, state: Prospect, seat: int) -> list[Any]:
        return list(range(CELLS))


@dataclass(frozen=True, slots=True)
class Melt(Effect):
    """Turn one ore into two coins: an aside, at any time of one's turn."""

    def apply(self, state: Prospect, seat: int, answer: None) -> None:
        state.ore[seat] -= 1
        state.bank += 1
        state.coins[seat] += 2
        state.tell("prospect-melted", seat=seat)


@dataclass(frozen=True, slots=True)
class Trade(Effect):
    """Ask a seat to sell one ore for two coins."""

    buyer: int

    def ask(self, state: Prospect, seat: int) -> Decision | None:
        return Confirm(seat, "prospect-ask-trade", {"seat": self.buyer}, topic="trade")

    def apply(self, state: Prospect, seat: int, answer: bool) -> None:
        if answer:
            for each, change in ((seat, 1), (self.buyer, -1)):
                state.coins[each] += 2 * change
                state.ore[each] -= change
        state.tell("prospect-traded" if answer else "prospect-not-traded", seat=seat, seat_buyer=self.buyer)
