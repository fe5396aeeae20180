"""Trade with the ship of the round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.ceres.data.book import SHIP_OFFERS
from offworld.games.ceres.data.ships import Offer
from offworld.games.ceres.names import event
from offworld.games.ceres.rules import asking
from offworld.games.ceres.rules.deeds.base import Deed, Steps
from offworld.games.ceres.rules.deeds.contracts import met
from offworld.games.ceres.rules.deeds.gains import at_most, lacking
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.decision import Decision
from offworld.kernel.text import Text

TRADED: Final = event("trade")


def offers_now(state: Ceres) -> tuple[Offer, Offer, Offer]:
    """Return the offers of the ship of this round."""
    return SHIP_OFFERS[state.ships[max(0, state.round - 1)]]


@dataclass(frozen=True, slots=True)
class TradeWithShip(Deed):
    """Use up to so many different offers, in any order; the answer names an offer, from 0, and how many times (R16).

    `used` is the bit set of offers used so far in this trade.
    """

    offers: int
    used: int

    def possible(self, state: Ceres, seat: int) -> bool:
        for at, offer in enumerate(offers_now(state)):
            if not self.used >> at & 1 and state.can_pay(seat, offer.pay):
                return True
        return False

    def obstacle(self, state: Ceres, seat: int) -> Text:
        return Text("ceres-no-offer")

    def question(self, state: Ceres, seat: int, source: str, may_skip: bool) -> Decision | None:
        found: list[Any] = []
        for at, offer in enumerate(offers_now(state)):
            if not self.used >> at & 1:
                most = at_most(state, seat, offer.pay, offer.most)
                found.extend([(at, times) for times in range(1, most + 1)])
        if may_skip:
            found.append(asking.SKIP)
        return asking.choose(seat, "trade", found, asking.about(source, offers=self.offers))

    def carry_out(self, state: Ceres, seat: int, source: str, answer: Any) -> None:
        place: int = answer[0]
        times: int = answer[1]
        offer = offers_now(state)[place]
        for _ in range(times):
            state.pay(seat, offer.pay)
            state.gain(seat, offer.get)
        if state.log is not None:
            pay = say.units([count * times for count in offer.pay])
            get = say.units([count * times for count in offer.get])
            state.tell("ceres-traded", seat=seat, pay=pay, get=get)
        if self.offers > 1:
            rest = TradeWithShip(self.offers - 1, self.used | 1 << place)
            state.stack.append((seat, Steps(source, (rest,), True)))
        if not self.used:
            met(state, seat, TRADED)  # a trade counts once, however many offers it uses

    def refusal(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or len(answer) != 2 or answer[0] not in (0, 1, 2):
            return None
        if type(answer[0]) is not int or type(answer[1]) is not int:
            return None
        place: int = answer[0]
        times: int = answer[1]
        offer = offers_now(state)[place]
        if self.used >> place & 1:
            return Text("ceres-offer-used")
        if not 1 <= times <= offer.most:
            return Text("ceres-offer-limit", {"most": offer.most})
        price = [count * times for count in offer.pay]
        return lacking(state, seat, (price[0], price[1], price[2], price[3], price[4], price[5]))

    def thinkable(self, state: Ceres, seat: int) -> list[Any]:
        return [(at, 1) for at in range(3)]
