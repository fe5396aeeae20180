"""Paying a cost of several kinds, some of which may stand for others: "1 plant + 1 water, minerals for either".

Kinds are numbered by their place in purse and cost. `wild` lists pairs of a kind and the kinds it may stand for; `ANY`
means all of them. One unit covers one unit. Whether units can cover a cost is a matching of units and places of the
cost, found with augmenting paths.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from offworld.kernel.comparing import shown
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.errors import IllegalAnswer, MalformedAnswer
from offworld.kernel.rng import Rng

Wild = tuple[tuple[int, tuple[int, ...]], ...]

ANY: Final[tuple[int, ...]] = ()
NO_WILD: Final[Wild] = ()


def can_pay(purse: Sequence[int], cost: Sequence[int], wild: Wild = NO_WILD) -> bool:
    """Return whether a purse can pay a cost; quick in all but the odd cases, for scans of what is legal."""
    short = 0
    for have, need in zip(purse, cost):
        if have < need:
            short += need - have
    if short == 0:
        return True
    for kind, _ in wild:
        if purse[kind] > cost[kind]:
            short -= purse[kind] - cost[kind]
    if short > 0:  # even if every spare unit could stand for anything
        return False
    if len(wild) == 1 and not wild[0][1]:
        return True
    return covered(purse, cost, wild) == sum(cost)


def serves(kind: int, kinds: int, wild: Wild) -> list[int]:
    """Return what a unit of this kind can pay for, first of all itself."""
    found = [kind]
    for each, others in wild:
        if each == kind:
            found.extend([other for other in others or range(kinds) if other not in found])
    return found


def covered(units: Sequence[int], cost: Sequence[int], wild: Wild) -> int:
    """Return how much of a cost these units can cover at most, each paying for one."""
    matching = _Matching(units, cost, wild)
    return matching.covered


class _Matching:
    """The best use of some units: how many of each kind pay for what."""

    __slots__ = ("covered", "need", "serves", "used")

    def __init__(self, units: Sequence[int], cost: Sequence[int], wild: Wild) -> None:
        kinds = len(cost)
        self.need = list(cost)
        self.serves = [serves(kind, kinds, wild) for kind in range(kinds)]
        self.used = [[0] * kinds for _ in range(kinds)]  # by kind of the unit, and what it pays for
        self.covered = 0
        for kind in range(kinds):
            for _ in range(units[kind]):
                if not self._find(kind, [False] * kinds):
                    break  # no further unit of this kind will help either
                self.covered += 1

    def _find(self, kind: int, seen: list[bool]) -> bool:
        """Find a use for one more unit of a kind, moving others out of the way where they have another use."""
        for due in self.serves[kind]:
            if seen[due]:
                continue
            seen[due] = True
            if self.need[due]:
                self.need[due] -= 1
                self.used[kind][due] += 1
                return True
            for other, uses in enumerate(self.used):
                if other != kind and uses[due] and self._find(other, seen):
                    uses[due] -= 1
                    self.used[kind][due] += 1
                    return True
        return False


class Pay(Decision):
    """Pay a cost of several kinds from a purse; wild kinds may stand for others.

    `kinds` names the kinds. The answer lists how many of each are spent, in their order: together as many as the cost,
    and such that they cover it. The purse must be able to pay.

    >>> decision = Pay(0, "pay", ("plants", "water", "minerals"), (1, 1, 0), (1, 0, 3), wild=((2, ANY),))
    >>> decision.proposal, decision.check([0, 0, 2])
    ((1, 0, 1), (0, 0, 2))
    """

    __slots__ = ("_proposal", "cost", "kinds", "purse", "wild")
    kind = "pay"

    def __init__(
        self,
        seat: int,
        why: str,
        kinds: tuple[str, ...],
        cost: tuple[int, ...],
        purse: tuple[int, ...],
        wild: Wild = NO_WILD,
        params: dict[str, object] | None = None,
        topic: str = "",
        proposal: tuple[int, ...] | None = None,
    ) -> None:
        super().__init__(seat, why, params, topic)
        self.kinds = kinds
        self.cost = cost
        self.purse = purse
        self.wild = wild
        self._proposal = proposal

    @property
    def proposal(self) -> tuple[int, ...]:
        """How a sensible player would pay; bots, the terminal and the browser all offer this.

        As many as possible of what is good for least, then of what is good for a little more; of two that are good for
        equally much, that of which there is more.
        """
        if self._proposal is None:
            count = len(self.kinds)
            breadth = [len(serves(kind, count, self.wild)) for kind in range(count)]
            fixed = [-1] * count
            for kind in sorted(range(count), key=lambda each: (breadth[each], -self.purse[each], each)):
                fixed[kind] = self._most(kind, fixed)
            self._proposal = tuple(fixed)
        return self._proposal

    def check(self, value: object) -> Answer:
        if not isinstance(value, (list, tuple)) or len(value) != len(self.kinds):
            raise MalformedAnswer("error-payment-form", value=shown(value), count=len(self.kinds))
        for spent, name, stock in zip(value, self.kinds, self.purse):
            if type(spent) is not int:
                raise MalformedAnswer("error-payment-stock", source=name, value=shown(spent), stock=stock)
            if not 0 <= spent <= stock:
                raise IllegalAnswer("error-payment-stock", source=name, value=shown(spent), stock=stock)
        paid, due = sum(value), sum(self.cost)
        if paid > due:
            raise IllegalAnswer("error-pay-too-many", paid=paid, due=due)
        found = covered(value, self.cost, self.wild)
        if found < due:
            raise IllegalAnswer("error-pay-short", paid=found, due=due)
        return tuple(value)

    def sample(self, rng: Rng) -> Answer:
        partial: tuple[Answer, ...] = ()
        while len(partial) < len(self.kinds):
            options = self.picks(partial)
            partial = (*partial, options[rng.below(len(options))])
        return partial

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        """One pick for each kind: how many of it are spent."""
        at = len(partial)
        if at == len(self.kinds):
            return []
        fixed = [*partial, *[-1] * (len(self.kinds) - at)]
        found: list[Answer] = []
        for count in range(min(self.purse[at], sum(self.cost)) + 1):
            fixed[at] = count
            if self._completes(fixed):
                found.append(count)
        return found

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        return partial

    def _most(self, kind: int, fixed: list[int]) -> int:
        """Return how many of a kind can be spent at most, with some counts fixed and -1 for the others."""
        tried = fixed[:]
        for count in range(min(self.purse[kind], sum(self.cost)), 0, -1):
            tried[kind] = count
            if self._completes(tried):
                return count
        return 0

    def _completes(self, fixed: list[int]) -> bool:
        """Return whether a payment exists with these counts, -1 standing for any.

        One matching has to use all fixed units, one has to cover the whole cost; then one exists that does both
        (Mendelsohn and Dulmage).
        """
        given = [max(0, count) for count in fixed]
        if covered(given, self.cost, self.wild) < sum(given):
            return False
        at_hand = [have if count < 0 else count for count, have in zip(fixed, self.purse)]
        return covered(at_hand, self.cost, self.wild) == sum(self.cost)

    def labelled(self) -> list[Answer] | tuple[Answer, ...]:
        return self.kinds

    def details(self) -> dict[str, object]:
        count = len(self.kinds)
        none = [-1] * count
        return {
            "sources": [
                {
                    "name": self.kinds[kind],
                    "stock": self.purse[kind],
                    "usable": self._most(kind, none),
                    "due": self.cost[kind],
                    "serves": [self.kinds[other] for other in serves(kind, count, self.wild)],
                }
                for kind in range(count)
            ],
            "proposal": list(self.proposal),
        }
