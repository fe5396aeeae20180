"""The closed family of decisions. Screens, bots and tests all answer the same objects; answers are plain JSON.

Some kinds have modules of their own: `each.py` (tuples and places), `payment.py` and `pay.py`.
"""

from __future__ import annotations

from offworld.kernel.comparing import Answer as Answer  # whoever knows decisions knows what is answered
from offworld.kernel.comparing import place_of, same, same_form, shown
from offworld.kernel.errors import IllegalAnswer, MalformedAnswer
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text, params_json


class Decision:
    """What one seat is asked: a kind, a topic, a message key that says why, and what may be answered.

    Programs (screens, bots, labels) read the topic, a short name such as `action` or `place_city`; `why` is for words.

    Every kind checks an answer, draws a random one, and can be answered pick by pick:

    >>> from offworld.kernel.rng import Rng
    >>> decision = SomeOf(0, "which", ("ore", "ice", "gas"), low=1, high=2)
    >>> decision.check(["gas", "ore"])
    ('ore', 'gas')
    >>> decision.check(decision.sample(Rng(1))) in [("ore",), ("ice",), ("gas",), ("ore", "ice"), ("ice", "gas")]
    True
    >>> decision.picks(("ice",)), decision.build(("ice", None))
    (['gas', None], ('ice',))
    """

    __slots__ = ("params", "seat", "topic", "why")
    kind = ""

    def __init__(self, seat: int, why: str, params: dict[str, object] | None = None, topic: str = "") -> None:
        self.seat = seat
        self.why = why
        self.params = params
        self.topic = topic

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
            "topic": self.topic,
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
    """Choose one of the listed answers.

    >>> decision = OneOf(0, "what", ["drill", "pass"])
    >>> decision.check("drill"), decision.listed()
    ('drill', ['drill', 'pass'])
    >>> decision.check("fly")
    Traceback (most recent call last):
        ...
    offworld.kernel.errors.IllegalAnswer: "fly" is not on offer here (what). Possible: ["drill","pass"].
    """

    __slots__ = ("choices",)
    kind = "one_of"

    def __init__(
        self,
        seat: int,
        why: str,
        choices: list[Answer] | tuple[Answer, ...],
        params: dict[str, object] | None = None,
        topic: str = "",
    ) -> None:
        self.seat = seat  # set here and not by the base: one such object is built for almost every answer
        self.why = why
        self.params = params
        self.topic = topic
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


class Confirm(OneOf):
    """Say yes or no.

    >>> Confirm(0, "sure").listed()
    (True, False)
    """

    __slots__ = ()
    kind = "confirm"

    def __init__(self, seat: int, why: str, params: dict[str, object] | None = None, topic: str = "") -> None:
        super().__init__(seat, why, (True, False), params, topic)


class Amount(Decision):
    """Choose a whole number from low to high.

    >>> Amount(0, "how_many", low=1, high=3).listed()
    [1, 2, 3]
    """

    __slots__ = ("high", "low")
    kind = "amount"

    def __init__(
        self, seat: int, why: str, low: int, high: int, params: dict[str, object] | None = None, topic: str = ""
    ) -> None:
        super().__init__(seat, why, params, topic)
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
    """Choose from low to high of the options, which all differ; the answer lists them in the order of the options.

    >>> SomeOf(0, "which", ("ore", "ice", "gas"), low=0, high=2).check(["gas", "ice"])
    ('ice', 'gas')
    """

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
        topic: str = "",
    ) -> None:
        super().__init__(seat, why, params, topic)
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
            if self.low == self.high:
                raise IllegalAnswer("error-how-many-exactly", count=len(chosen), needed=self.low)
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
    """Put all the options into an order; the first happens first.

    >>> decision = Ordering(0, "order", ("ore", "ice"))
    >>> decision.check(["ice", "ore"]), decision.picks(("ice",))
    (('ice', 'ore'), ['ore'])
    """

    __slots__ = ("options",)
    kind = "ordering"

    def __init__(
        self, seat: int, why: str, options: tuple[Answer, ...], params: dict[str, object] | None = None, topic: str = ""
    ) -> None:
        super().__init__(seat, why, params, topic)
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


def only_way(decision: Decision) -> Answer | None:
    """Return the only answer there is, or None where there are several: then a game has to ask."""
    partial: tuple[Answer, ...] = ()
    picks = decision.picks(partial)
    while picks:
        if len(picks) > 1:
            return None
        partial = (*partial, picks[0])
        picks = decision.picks(partial)
    return decision.build(partial)
