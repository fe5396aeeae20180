"""The closed family of decisions. Screens, bots and tests all answer the same objects; answers are plain JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from offworld.kernel.errors import IllegalAnswer, MalformedAnswer
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text, params_json

_LONG = 80  # characters of a value that an error message shows

Answer = Any  # plain JSON, with tuples for lists: int, str, bool, None or tuples of them


def tidy(value: object) -> Answer:
    """Return a JSON value with lists turned into tuples, as answers are kept."""
    if isinstance(value, (list, tuple)):
        return tuple([tidy(item) for item in value])
    return value


def same(answer: object, value: object) -> bool:
    """Return whether a value is this answer: True is not 1, 1.0 is not 1, but a list may stand for a tuple."""
    if answer is value:
        return True
    if isinstance(answer, tuple):
        return (
            isinstance(value, (tuple, list))
            and len(answer) == len(value)
            and all([same(a, b) for a, b in zip(answer, value)])
        )
    return type(answer) is type(value) and answer == value


def place_of(value: object, answers: list[Answer] | tuple[Answer, ...]) -> int:
    """Return the place of a value among some answers, or -1."""
    for i, answer in enumerate(answers):
        if same(answer, value):
            return i
    return -1


def same_form(answer: object, value: object) -> bool:
    """Return whether a value has the form of this answer: the same types in the same places."""
    if isinstance(answer, tuple):
        return (
            isinstance(value, (tuple, list))
            and len(answer) == len(value)
            and all([same_form(a, b) for a, b in zip(answer, value)])
        )
    return type(answer) is type(value)


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
        """Return what may be picked next, when the answer is made pick by pick; nothing once it is complete.

        Every series of picks, each from what was returned here, can be completed.
        """
        raise NotImplementedError

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        """Return the answer that a complete series of picks makes."""
        raise NotImplementedError

    def labelled(self) -> list[Answer] | tuple[Answer, ...]:
        """Return what needs words of its own on a screen: choices, options or the names of sources."""
        return ()

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

    def not_offered(self, value: object, allowed: list[Answer] | tuple[Answer, ...]) -> IllegalAnswer:
        """Return the error for a value, or a part of one, that is not among those allowed."""
        key, question = "error-not-offered", Text(self.why, self.params)
        if any([same_form(each, value) for each in allowed]):
            return IllegalAnswer(key, value=shown(value), question=question, allowed=shown(allowed))
        return MalformedAnswer(key, value=shown(value), question=question, allowed=shown(allowed))


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
        choices = self.choices
        if value in choices:  # quick where the value is the very choice
            choice = choices[choices.index(value)]
            if same(choice, value):
                return choice
        place = place_of(value, choices)
        if place < 0:
            raise self.not_offered(value, choices)
        return choices[place]

    def sample(self, rng: Rng) -> Answer:
        choices = self.choices
        return choices[rng.below(len(choices))]

    def listed(self) -> list[Answer] | tuple[Answer, ...] | None:
        return self.choices

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        return [] if partial else list(self.choices)

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        return partial[0]

    def labelled(self) -> list[Answer] | tuple[Answer, ...]:
        return self.choices

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
        if type(value) is not int:
            raise MalformedAnswer("error-amount", value=shown(value), low=self.low, high=self.high)
        if not self.low <= value <= self.high:
            raise IllegalAnswer("error-amount", value=shown(value), low=self.low, high=self.high)
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
    """Choose from low to high of the options, which all differ; the answer lists them in the order of the options."""

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
            raise MalformedAnswer("error-list", value=shown(value), allowed=shown(self.options))
        chosen: list[int] = []
        for item in value:
            place = place_of(item, self.options)
            if place < 0:
                raise self.not_offered(item, self.options)
            if place in chosen:
                raise MalformedAnswer("error-twice", value=shown(item))
            chosen.append(place)
        if not self.low <= len(chosen) <= self.high:
            raise IllegalAnswer("error-how-many", count=len(chosen), low=self.low, high=self.high)
        return tuple([self.options[i] for i in sorted(chosen)])

    def sample(self, rng: Rng) -> Answer:
        count = self.low + rng.below(self.high - self.low + 1)
        chosen = list(range(len(self.options)))
        rng.shuffle(chosen)
        return tuple([self.options[i] for i in sorted(chosen[:count])])

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        """Options come in their order; None ends the series."""
        if (partial and partial[-1] is None) or len(partial) >= self.high:
            return []
        start = place_of(partial[-1], self.options) + 1 if partial else 0
        last = len(self.options) - max(self.low - len(partial), 1) + 1
        found = list(self.options[start:last])
        if len(partial) >= self.low:
            found.append(None)
        return [] if found == [None] else found

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        return tuple([item for item in partial if item is not None])

    def labelled(self) -> list[Answer] | tuple[Answer, ...]:
        return self.options

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
            raise MalformedAnswer("error-list", value=shown(value), allowed=shown(self.options))
        left = list(self.options)
        order: list[Answer] = []
        for item in value:
            place = place_of(item, left)
            if place < 0:
                raise self.not_offered(item, left)
            order.append(left.pop(place))
        if left:
            raise IllegalAnswer("error-left-out", value=shown(left))
        return tuple(order)

    def sample(self, rng: Rng) -> Answer:
        order = list(self.options)
        rng.shuffle(order)
        return tuple(order)

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        left = list(self.options)
        for item in partial:
            del left[place_of(item, left)]
        return left

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        return partial

    def labelled(self) -> list[Answer] | tuple[Answer, ...]:
        return self.options

    def details(self) -> dict[str, object]:
        return {"options": list(self.options)}


class Payment(Decision):
    """Pay an amount from several sources, each with a name, how much there is and what one of it is worth (at least 1).

    The answer lists how many of each source are spent, in the order of the sources. There is no change; but no unit
    may be spent that could have been kept altogether. Together the sources must be worth the amount.
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

    def labelled(self) -> list[Answer] | tuple[Answer, ...]:
        return [name for name, _, _ in self.sources]

    def details(self) -> dict[str, object]:
        return {
            "due": self.due,
            "sources": [{"name": name, "stock": stock, "worth": worth} for name, stock, worth in self.sources],
        }


def shown(value: object) -> str:
    """Return a short form of a value for an error message, whatever somebody has sent."""
    try:
        text = msgspec.json.encode(value).decode()
    except (TypeError, ValueError, RecursionError):  # not JSON, a number of thousands of digits, or nested too deeply
        text = type(value).__name__
    return text if len(text) <= _LONG else text[: _LONG - 3] + "..."
