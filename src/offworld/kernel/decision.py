"""The closed family of decisions. Screens, bots and tests all answer the same objects; answers are plain JSON."""

from __future__ import annotations

from typing import Any

from offworld.kernel.errors import IllegalAnswer, MalformedAnswer
from offworld.kernel.rng import Rng
from offworld.kernel.text import params_json

Answer = Any  # plain JSON, with tuples for lists: int, str, bool, None or tuples of them


def tidy(value: object) -> Answer:
    """Return a JSON value with lists turned into tuples, as answers are kept."""
    if isinstance(value, (list, tuple)):
        return tuple([tidy(item) for item in value])
    return value


def same(a: object, b: object) -> bool:
    """Return whether two answers are equal and of the same types: True is not 1, and 1.0 is not 1."""
    if isinstance(a, tuple):
        return isinstance(b, tuple) and len(a) == len(b) and all([same(x, y) for x, y in zip(a, b)])
    return type(a) is type(b) and a == b


class Decision:
    """What one seat is asked: a kind, a message key that says why, and what may be answered."""

    __slots__ = ("params", "seat", "why")
    kind = ""

    def __init__(self, seat: int, why: str, params: dict[str, object] | None = None) -> None:
        self.seat = seat
        self.why = why
        self.params = params

    def check(self, value: object) -> Answer:
        """Return the answer in its tidy form, or raise MalformedAnswer or IllegalAnswer."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> Answer:
        """Return a random legal answer."""
        raise NotImplementedError

    def listed(self) -> list[Answer] | tuple[Answer, ...] | None:
        """Return all legal answers where they can be listed, else None."""
        return None

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        """Return what may be picked next, when the answer is made pick by pick; nothing once it is complete."""
        raise NotImplementedError

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        """Return the answer that a complete series of picks makes."""
        raise NotImplementedError

    def details(self) -> dict[str, object]:
        """Return the part of the JSON form that belongs to this kind of decision."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """Return the decision as plain JSON."""
        base: dict[str, object] = {
            "seat": self.seat,
            "kind": self.kind,
            "why": {"key": self.why, "params": params_json(self.params or {})},
        }
        base.update(self.details())
        return base


class OneOf(Decision):
    """Choose one of the listed answers."""

    __slots__ = ("choices",)
    kind = "one_of"

    def __init__(
        self,
        seat: int,
        why: str,
        choices: list[Answer] | tuple[Answer, ...],
        params: dict[str, object] | None = None,
    ) -> None:
        super().__init__(seat, why, params)
        self.choices = choices

    def check(self, value: object) -> Answer:
        value = tidy(value)
        for choice in self.choices:
            if choice == value and same(choice, value):
                return choice
        raise IllegalAnswer("error-not-offered", value=_shown(value), why=self.why)

    def sample(self, rng: Rng) -> Answer:
        choices = self.choices
        return choices[rng.below(len(choices))]

    def listed(self) -> list[Answer] | tuple[Answer, ...] | None:
        return self.choices

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        return [] if partial else list(self.choices)

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        return partial[0]

    def details(self) -> dict[str, object]:
        return {"choices": list(self.choices)}


class Place(OneOf):
    """Choose one of the listed places on the board."""

    __slots__ = ()
    kind = "place"


class Confirm(OneOf):
    """Say yes or no."""

    __slots__ = ()
    kind = "confirm"

    def __init__(self, seat: int, why: str, params: dict[str, object] | None = None) -> None:
        super().__init__(seat, why, (True, False), params)


class Amount(Decision):
    """Choose a whole number from low to high."""

    __slots__ = ("high", "low")
    kind = "amount"

    def __init__(self, seat: int, why: str, low: int, high: int, params: dict[str, object] | None = None) -> None:
        super().__init__(seat, why, params)
        self.low = low
        self.high = high

    def check(self, value: object) -> Answer:
        if not isinstance(value, int) or isinstance(value, bool):
            raise MalformedAnswer("error-whole-number", value=_shown(value))
        if not self.low <= value <= self.high:
            raise IllegalAnswer("error-amount", value=value, low=self.low, high=self.high)
        return value

    def sample(self, rng: Rng) -> Answer:
        return self.low + rng.below(self.high - self.low + 1)

    def listed(self) -> list[Answer] | tuple[Answer, ...] | None:
        return list(range(self.low, self.high + 1))

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        return [] if partial else list(range(self.low, self.high + 1))

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        return partial[0]

    def details(self) -> dict[str, object]:
        return {"low": self.low, "high": self.high}


class SomeOf(Decision):
    """Choose from low to high of the options; the answer lists them in the order of the options."""

    __slots__ = ("high", "low", "options")
    kind = "some_of"

    def __init__(
        self,
        seat: int,
        why: str,
        options: tuple[Answer, ...],
        low: int,
        high: int,
        params: dict[str, object] | None = None,
    ) -> None:
        super().__init__(seat, why, params)
        self.options = options
        self.low = low
        self.high = high

    def check(self, value: object) -> Answer:
        if not isinstance(value, (list, tuple)):
            raise MalformedAnswer("error-list", value=_shown(value))
        chosen = tidy(value)
        for item in chosen:
            if not any([same(item, option) for option in self.options]):
                raise IllegalAnswer("error-not-offered", value=_shown(item), why=self.why)
        if any([chosen.count(item) > 1 for item in chosen]):
            raise MalformedAnswer("error-twice", value=_shown(value))
        if not self.low <= len(chosen) <= self.high:
            raise IllegalAnswer("error-how-many", count=len(chosen), low=self.low, high=self.high)
        return tuple([option for option in self.options if option in chosen])

    def sample(self, rng: Rng) -> Answer:
        count = self.low + rng.below(self.high - self.low + 1)
        chosen = list(range(len(self.options)))
        rng.shuffle(chosen)
        return tuple([self.options[i] for i in sorted(chosen[:count])])

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        """Options come in their order; None ends the series."""
        if (partial and partial[-1] is None) or len(partial) >= self.high:
            return []
        start = self.options.index(partial[-1]) + 1 if partial else 0
        last = len(self.options) - max(self.low - len(partial), 1) + 1
        found = list(self.options[start:last])
        if len(partial) >= self.low:
            found.append(None)
        return [] if found == [None] else found

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        return tuple([item for item in partial if item is not None])

    def details(self) -> dict[str, object]:
        return {"options": list(self.options), "low": self.low, "high": self.high}


class Ordering(Decision):
    """Put all the options into an order; the first happens first."""

    __slots__ = ("options",)
    kind = "ordering"

    def __init__(
        self, seat: int, why: str, options: tuple[Answer, ...], params: dict[str, object] | None = None
    ) -> None:
        super().__init__(seat, why, params)
        self.options = options

    def check(self, value: object) -> Answer:
        if not isinstance(value, (list, tuple)):
            raise MalformedAnswer("error-list", value=_shown(value))
        order = tidy(value)
        left = list(self.options)
        for item in order:
            found = [i for i, option in enumerate(left) if same(item, option)]
            if not found:
                raise IllegalAnswer("error-not-offered", value=_shown(item), why=self.why)
            del left[found[0]]
        if left:
            raise IllegalAnswer("error-left-out", value=_shown(tuple(left)))
        return order

    def sample(self, rng: Rng) -> Answer:
        order = list(self.options)
        rng.shuffle(order)
        return tuple(order)

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        left = list(self.options)
        for item in partial:
            left.remove(item)
        return left

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        return partial

    def details(self) -> dict[str, object]:
        return {"options": list(self.options)}


class Payment(Decision):
    """Pay an amount from several sources, each with a name, how much there is and what one of it is worth.

    The answer lists how many of each source are spent, in the order of the sources. There is no change; but no unit
    may be spent that could have been kept altogether.
    """

    __slots__ = ("due", "sources")
    kind = "payment"

    def __init__(
        self,
        seat: int,
        why: str,
        due: int,
        sources: tuple[tuple[str, int, int], ...],
        params: dict[str, object] | None = None,
    ) -> None:
        super().__init__(seat, why, params)
        self.due = due
        self.sources = sources

    def check(self, value: object) -> Answer:
        if not isinstance(value, (list, tuple)) or len(value) != len(self.sources):
            raise MalformedAnswer("error-payment-form", value=_shown(value), count=len(self.sources))
        paid = 0
        for spent, (name, stock, worth) in zip(value, self.sources):
            if not isinstance(spent, int) or isinstance(spent, bool):
                raise MalformedAnswer("error-whole-number", value=_shown(spent))
            if not 0 <= spent <= stock:
                raise IllegalAnswer("error-payment-stock", source=name, value=spent, stock=stock)
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
        return [count for count in range(self.sources[at][1] + 1) if self._completes((*partial, count))]

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

    def _reaches(self, short: int, rest: tuple[tuple[str, int, int], ...], least: int) -> bool:
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

    def details(self) -> dict[str, object]:
        return {
            "due": self.due,
            "sources": [{"name": name, "stock": stock, "worth": worth} for name, stock, worth in self.sources],
        }


def _shown(value: object) -> str:
    """Return a short form of a value for an error message, whatever somebody has sent."""
    shown = str(list(value)) if isinstance(value, tuple) else str(value)
    return shown if len(shown) <= 80 else shown[:77] + "..."
