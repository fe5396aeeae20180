"""Paying an amount from sources of different worth, with the one proposal of how to pay that everybody uses."""

from __future__ import annotations

from offworld.kernel.comparing import shown
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.errors import IllegalAnswer, MalformedAnswer
from offworld.kernel.rng import Rng

Source = tuple[str, int, int]  # a name, how many can be used, what one is worth


class Payment(Decision):
    """Pay an amount from several sources, each with a name, how many can be used and what one is worth (at least 1).

    The answer lists how many of each source are spent, in the order of the sources. There is no change; but no unit
    may be spent that could have been kept altogether. Together the sources must be worth the amount.

    `held` says how many there are of each source, where that is more than can be used. `order` says which sources the
    proposal spends first, as their indexes; `proposal` gives one that the rules have worked out otherwise.

    >>> decision = Payment(0, "pay", due=5, sources=(("steel", 4, 2), ("money", 9, 1)))
    >>> decision.proposal, decision.check([1, 3])
    ((2, 1), (1, 3))
    """

    __slots__ = ("_proposal", "due", "held", "order", "sources")
    kind = "payment"

    def __init__(
        self,
        seat: int,
        why: str,
        due: int,
        sources: tuple[Source, ...],
        params: dict[str, object] | None = None,
        topic: str = "",
        held: tuple[int, ...] = (),
        order: tuple[int, ...] = (),
        proposal: tuple[int, ...] | None = None,
    ) -> None:
        super().__init__(seat, why, params, topic)
        self.due = due
        self.sources = sources
        self.held = held
        self.order = order
        self._proposal = proposal

    @property
    def proposal(self) -> tuple[int, ...]:
        """How a sensible player would pay; bots, the terminal and the browser all offer this."""
        if self._proposal is None:
            self._proposal = propose(self.due, self.sources, self.order)
        return self._proposal

    def check(self, value: object) -> Answer:
        if not isinstance(value, (list, tuple)) or len(value) != len(self.sources):
            raise MalformedAnswer("error-payment-form", value=shown(value), count=len(self.sources))
        paid = 0
        for spent, (name, stock, worth) in zip(value, self.sources):
            if type(spent) is not int:
                raise MalformedAnswer("error-payment-stock", source=name, value=shown(spent), stock=stock)
            if not 0 <= spent <= stock:
                raise IllegalAnswer("error-payment-stock", source=name, value=shown(spent), stock=stock)
            paid += spent * worth
        if paid < self.due:
            raise IllegalAnswer("error-payment-short", paid=paid, due=self.due)
        for spent, (name, _, worth) in zip(value, self.sources):
            if spent and paid - worth >= self.due:
                raise IllegalAnswer("error-payment-waste", source=name, paid=paid, due=self.due)
        return tuple(value)

    def sample(self, rng: Rng) -> Answer:
        partial: tuple[Answer, ...] = ()
        while len(partial) < len(self.sources):
            options = self.picks(partial)
            partial = (*partial, options[rng.below(len(options))])
        return partial

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        """One pick for each source: how many of it are spent."""
        at = len(partial)
        if at == len(self.sources):
            return []
        short = self.due
        for spent, source in zip(partial, self.sources):
            short -= spent * source[2]
        if short <= 0:
            return [0]
        _, stock, worth = self.sources[at]
        later = sum([source[1] * source[2] for source in self.sources[at + 1 :]])
        first = max(0, -((later - short) // worth))
        last = min(stock, -(-short // worth))
        return [count for count in range(first, last + 1) if self._completes((*partial, count))]

    def _completes(self, partial: tuple[int, ...]) -> bool:
        """Return whether the sources that are left can finish this payment without wasting a whole unit."""
        paid = 0
        least = 0  # the cheapest unit spent so far; it must be needed in the end
        for spent, source in zip(partial, self.sources):
            paid += spent * source[2]
            if spent and (least == 0 or source[2] < least):
                least = source[2]
        rest = self.sources[len(partial) :]
        if paid >= self.due:
            return least == 0 or paid - least < self.due
        return self._reaches(self.due - paid, rest, least)

    def _reaches(self, short: int, rest: tuple[Source, ...], least: int) -> bool:
        """Return whether the rest can pay what is short, overpaying by less than the cheapest unit spent."""
        if short <= 0:
            return least == 0 or -short < least
        if not rest:
            return False
        _, stock, worth = rest[0]
        if worth == 1 and stock >= short:
            return True
        most = min(stock, -(-short // worth))
        for count in range(most, -1, -1):
            cheapest = least if count == 0 else (worth if least == 0 else min(least, worth))
            if self._reaches(short - count * worth, rest[1:], cheapest):
                return True
        return False

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        return partial

    def labelled(self) -> list[Answer] | tuple[Answer, ...]:
        return [name for name, _, _ in self.sources]

    def details(self) -> dict[str, object]:
        held = self.held or tuple([source[1] for source in self.sources])
        return {
            "due": self.due,
            "sources": [
                {"name": name, "stock": stock, "usable": usable, "worth": worth}
                for stock, (name, usable, worth) in zip(held, self.sources)
            ],
            "order": list(self.order or usual_order(self.sources)),
            "proposal": list(self.proposal),
        }


def usual_order(sources: tuple[Source, ...]) -> tuple[int, ...]:
    """Return which sources are spent first, where the rules do not say: what is worth more than one is good for less
    than money, so it goes first, beginning with what is worth least."""
    return tuple(sorted(range(len(sources)), key=lambda at: (sources[at][2] == 1, sources[at][2], at)))


def propose(due: int, sources: tuple[Source, ...], order: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return how a sensible player would pay.

    As little as possible is overpaid; of the payments that do this, the one that spends most of the first source of the
    order, then of the second, and so on. (What overpays least wastes no unit: without that unit it would overpay less.)
    """
    order = order or usual_order(sources)
    spent = [0] * len(sources)
    for over in range(max([source[2] for source in sources], default=1)):
        if _spend(due + over, sources, order, 0, spent):
            break
    return tuple(spent)


def _spend(left: int, sources: tuple[Source, ...], order: tuple[int, ...], step: int, spent: list[int]) -> bool:
    """Pay exactly what is left, with as much as possible of each source in turn; return whether that can be done."""
    if step == len(order):
        return left == 0
    at = order[step]
    _, usable, worth = sources[at]
    for count in range(min(usable, left // worth), -1, -1):
        if step + 1 < len(order) or count * worth == left:
            spent[at] = count
            if _spend(left - count * worth, sources, order, step + 1, spent):
                return True
    spent[at] = 0
    return False
