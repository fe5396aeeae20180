"""A round of Prospect: dealing, the secret chains, settling, and the end."""

from __future__ import annotations

from dataclasses import dataclass

from offworld.kernel.decision import Amount, Decision, Ordering, SomeOf
from offworld.kernel.effect import Effect, Together
from offworld.kernel.outcome import Line, Outcome, Rival, leaders
from offworld.kernel.payment import Payment
from offworld.kernel.text import Text
from tests.kernel.prospect.state import ACTIONS, DEALT, MOST, Prospect, worth
from tests.kernel.prospect.turns import Turn

ENOUGH = 12  # points a seat has to reach to win alone


@dataclass(frozen=True, slots=True)
class StartRound(Effect):
    """Deal, let everybody choose secretly, then settle and take turns."""

    def apply(self, state: Prospect, seat: int, answer: None) -> None:
        state.round += 1
        if len(state.pile) < DEALT * state.seats:
            finish(state, "prospect-reason-pile")
            state.push(seat, StartRound())  # does not happen any more
            return
        for each in range(state.seats):
            dealt = [state.pile.pop() for _ in range(DEALT)]
            state.hands[each] += dealt
            state.tell_only(
                (each,),
                Text("prospect-dealt", {"seat": each, "cards": sorted(dealt)}),
                Text("prospect-dealt-others", {"seat": each, "count": DEALT}),
            )
        state.peeked.clear()
        chains = tuple([(each, Choose()) for each in state.in_turn()])
        state.push(seat, Together(chains), Settle(), EndRound())


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Choose one or two cards of the hand."""

    def ask(self, state: Prospect, seat: int) -> Decision | None:
        return SomeOf(seat, "prospect-ask-choose", tuple(sorted(state.hands[seat])), 1, 2, topic="choose")

    def apply(self, state: Prospect, seat: int, answer: tuple[int, ...]) -> None:
        state.chosen[seat] = answer
        state.push(seat, Arrange(), Bid())


@dataclass(frozen=True, slots=True)
class Arrange(Effect):
    """Put two chosen cards into an order: the first counts double."""

    def ask(self, state: Prospect, seat: int) -> Decision | None:
        chosen = state.chosen[seat]
        return Ordering(seat, "prospect-ask-order", chosen, topic="order") if len(chosen) > 1 else None

    def apply(self, state: Prospect, seat: int, answer: tuple[int, ...] | None) -> None:
        if answer is not None:
            state.chosen[seat] = answer


@dataclass(frozen=True, slots=True)
class Bid(Effect):
    """Say how much to bid for the first turn."""

    def ask(self, state: Prospect, seat: int) -> Decision | None:
        return Amount(seat, "prospect-ask-bid", 0, min(MOST, state.coins[seat] + 2 * state.ore[seat]), topic="bid")

    def apply(self, state: Prospect, seat: int, answer: int) -> None:
        state.bids[seat] = answer
        state.push(seat, Pay(answer))


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Pay the bid in coins and ore."""

    due: int

    def ask(self, state: Prospect, seat: int) -> Decision | None:
        if self.due == 0:
            return None
        sources = (("coin", state.coins[seat], 1), ("ore", state.ore[seat], 2))
        return Payment(seat, "prospect-ask-pay", self.due, sources, {"due": self.due}, topic="pay")

    def apply(self, state: Prospect, seat: int, answer: tuple[int, int] | None) -> None:
        if answer is not None:
            state.coins[seat] -= answer[0]
            state.ore[seat] -= answer[1]
            state.bank += answer[1]


@dataclass(frozen=True, slots=True)
class Settle(Effect):
    """Show what everybody has chosen; the highest bid, nearest to the first player, goes first from now on."""

    def apply(self, state: Prospect, seat: int, answer: None) -> None:
        order = state.in_turn()
        for each in order:
            chosen = state.chosen[each]
            for i, card in enumerate(chosen):
                state.hands[each].remove(card)
                state.shown[each].append(card)
                state.points[each] += worth(card) * (2 if i == 0 else 1)
            state.tell("prospect-chose", seat=each, cards=list(chosen), bid=state.bids[each])
        state.first = max(order, key=lambda each: (state.bids[each], -order.index(each)))
        state.tell("prospect-first", seat=state.first)
        state.chosen = [()] * state.seats
        state.bids = [0] * state.seats
        for each in reversed(state.in_turn()):
            state.push(each, Turn(ACTIONS))


@dataclass(frozen=True, slots=True)
class EndRound(Effect):
    """Begin the next round or end the match."""

    def apply(self, state: Prospect, seat: int, answer: None) -> None:
        if state.round == state.options["rounds"]:
            finish(state, "prospect-reason-rounds")
        else:
            state.push(state.first, StartRound())


def scores(state: Prospect) -> list[int]:
    """Return the points, or three for each claimed cell."""
    if state.options["goal"] == "claims":
        return [3 * state.cells.count(seat) for seat in range(state.seats)]
    return state.points[:]


def finish(state: Prospect, reason: str) -> None:
    """End the match: the most points win, shared in a tie; alone one must have as many as the bank."""
    final = tuple(scores(state))
    winners = leaders(final) if state.seats > 1 or final[0] >= ENOUGH else ()
    state.tell(reason, round=state.round)
    rivals = (bank(bool(winners)),) if state.seats == 1 else ()
    state.finish(Outcome(Text(reason, {"round": state.round}), winners, final, rivals))


def bank(beaten: bool) -> Rival:
    """Return the rival of a match alone: it has always the same points, and wins unless the seat has as many."""
    return Rival(Text("prospect-bank"), ENOUGH, ((Text("prospect-score-bank"), ENOUGH),), not beaten)


def lines(state: Prospect, seat: int) -> list[Line]:
    """Return what points are for, where that can be told apart."""
    if state.options["goal"] == "claims":
        return [(Text("prospect-score-claims", {"count": state.cells.count(seat)}), scores(state)[seat])]
    return []
