"""Buying cards that one was dealt or may look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.terraforming_mars.data.index import id_of, ids_of, number_of
from offworld.games.terraforming_mars.names import NO_ORIGIN, RESEARCH_SOURCE, Origin
from offworld.games.terraforming_mars.rules.effects.base import Opens
from offworld.games.terraforming_mars.rules.payment import NO_METAL, Pay, money_of, pay_at_once
from offworld.games.terraforming_mars.rules.piles import discard, take
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Decision, SomeOf
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

CARD_PRICE: Final = 3


@dataclass(frozen=True, slots=True)
class BuyCards(Effect):
    """Buy any of the cards just dealt or looked at; the others stay there until they are discarded."""

    card: Origin = RESEARCH_SOURCE

    def ask(self, state: Mars, seat: int) -> Decision | None:
        player = state.players[seat]
        dealt = player.dealt
        most = min(len(dealt), money_of(player) // CARD_PRICE)
        if most == 0:
            return None
        params: dict[str, object] = {"price": CARD_PRICE, "source": log.title(self.card)}
        return SomeOf(seat, "terraforming_mars-ask-buy", tuple(ids_of(dealt)), 0, most, params, topic="buy")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        if not answer:
            return
        player = state.mine(seat)
        for name in answer:
            card = number_of(name)
            player.dealt.remove(card)
            player.hand.append(card)
        if state.log is not None:
            state.tell("terraforming_mars-bought", seat=seat, count=len(answer))
        due = CARD_PRICE * len(answer)
        if not pay_at_once(state, seat, due, NO_METAL, 0, self.card):
            state.stack.append((seat, Pay(due, NO_METAL, 0, self.card)))


@dataclass(frozen=True, slots=True)
class DiscardRest(Effect):
    """Discard what was dealt and not bought."""

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        player = state.mine(seat)
        rest = player.dealt
        player.dealt = []
        discard(state, seat, rest)


@dataclass(frozen=True, slots=True)
class LookAndBuy(Opens):
    """Look at the top card of the deck; buy it or discard it. It may be looked at without the money to buy it."""

    look: int = 1
    card: Origin = NO_ORIGIN

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.mine(seat).dealt.extend(take(state, self.look))
        state.stack.append((seat, DiscardRest()))
        state.stack.append((seat, BuyCards(self.card)))

    def words(self) -> Text:
        return Text("terraforming_mars-do-look-and-buy")

    def name(self) -> str:
        return id_of(self.card)
