"""A round of Signals: everybody sends one card at once, then the strongest that is alone is heard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.signals.data import NOTHING, ROUNDS, STRENGTH
from offworld.games.signals.scoring import finish
from offworld.games.signals.state import Signals
from offworld.kernel.decision import OneOf
from offworld.kernel.effect import Effect, Together
from offworld.kernel.text import Text
from offworld.toolbox.market import draw


@dataclass(frozen=True, slots=True)
class StartRound(Effect):
    """Let everybody choose a card; after the last round the match ends."""

    def apply(self, state: Signals, seat: int, answer: Any) -> None:
        if state.round == ROUNDS:
            finish(state)
            return
        chains: list[tuple[int, Effect]] = [(each, Send()) for each in range(state.seats)]
        state.push(0, Together(tuple(chains), progress=True, confirm=True), Listen())


@dataclass(frozen=True, slots=True)
class Send(Effect):
    """Choose a card from one's hand."""

    def ask(self, state: Signals, seat: int) -> OneOf:
        return OneOf(seat, "signals-ask-send", sorted(state.hands[seat]), topic="send")

    def apply(self, state: Signals, seat: int, answer: Any) -> None:
        state.hands[seat].remove(answer)
        state.sent[seat] = answer

    def why_not(self, state: Signals, seat: int, answer: Any) -> Text | None:
        if isinstance(answer, int) and answer not in state.hands[seat]:
            return Text("signals-not-in-hand")
        return None


@dataclass(frozen=True, slots=True)
class Listen(Effect):
    """Show what was sent; the strongest signal that nobody else sent scores its strength."""

    def apply(self, state: Signals, seat: int, answer: Any) -> None:
        sent = state.sent[:]
        assert NOTHING not in sent, "somebody has not chosen"
        if state.seats == 1:
            echo = draw(state, state.deck)
            state.echoes.append(echo)
            sent.append(echo)
        strengths = [STRENGTH[card] for card in sent]
        if state.log is not None:
            for each in range(state.seats):
                state.tell("signals-sent", seat=each, strength=strengths[each])
            if state.seats == 1:
                state.tell("signals-echoed", strength=strengths[1])
        alone = [strength for strength in strengths if strengths.count(strength) == 1]
        if alone:
            best = max(alone)
            heard = strengths.index(best)
            if heard == state.seats:
                state.echo += best
                state.tell("signals-echo-heard", points=best)
            else:
                state.points[heard] += best
                state.tell("signals-heard", seat=heard, points=best)
        else:
            state.tell("signals-noise")
        for each in range(state.seats):
            state.played[each].append(state.sent[each])
            state.sent[each] = NOTHING
        state.round += 1
        state.push(0, StartRound())
