"""What a seat is asked, as it travels: one form for each kind of decision.

The kernel writes questions as plain JSON; these are what screens and programs may rely on. A test holds every game's
real questions against them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from offworld.kernel.plain import Message

At = int | dict[str, int] | None  # which element of an answer is a place; by its first word where that differs


class Refusal(msgspec.Struct, forbid_unknown_fields=True):
    """All that is refused for one reason; values and labels go together one by one."""

    why: Message
    values: list[Any]
    labels: list[Message]


class Aside(msgspec.Struct, forbid_unknown_fields=True):
    """What may be done freely beside a question; answered like the question itself."""

    value: Any
    label: Message


class BaseQuestion(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True):
    """What all questions have: an id to answer them by, whom they ask, a topic for programs, and why, in words.

    `labels` are the words for what is listed, one by one.
    """

    id: int
    seat: int
    topic: str
    why: Message
    labels: list[Message]
    refused: list[Refusal]
    asides: list[Aside]


class OneOfQuestion(BaseQuestion, tag="one_of"):
    """Choose one of the listed answers."""

    choices: list[Any]


class ConfirmQuestion(BaseQuestion, tag="confirm"):
    """Say yes or no."""

    choices: list[Any]


class EachQuestion(BaseQuestion, tag="each"):
    """Choose one of the listed tuples; `at` says which element is a place, if any."""

    choices: list[Any]
    at: At


class PlaceQuestion(BaseQuestion, tag="place"):
    """Choose one of the listed places, or of tuples with a place in each."""

    choices: list[Any]
    at: At


class SomeOfQuestion(BaseQuestion, tag="some_of"):
    """Choose from `low` to `high` of the options."""

    options: list[Any]
    low: int
    high: int


class OrderingQuestion(BaseQuestion, tag="ordering"):
    """Put all the options into an order."""

    options: list[Any]


class AmountQuestion(BaseQuestion, tag="amount"):
    """Choose a whole number."""

    low: int
    high: int


class PaymentSource(msgspec.Struct, forbid_unknown_fields=True):
    """What a payment may be made with: how many are held, how many of them it can use, what one is worth."""

    name: str
    stock: int
    usable: int
    worth: int


class PaymentQuestion(BaseQuestion, tag="payment"):
    """Pay an amount from sources of different worth; `order` says which sources the proposal spends first."""

    due: int
    sources: list[PaymentSource]
    order: list[int]
    proposal: list[int]


class PaySource(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of thing to pay with: how many are held, can be used, are due, and which kinds one of it pays for."""

    name: str
    stock: int
    usable: int
    due: int
    serves: list[str]


class PayQuestion(BaseQuestion, tag="pay"):
    """Pay a cost of several kinds."""

    sources: list[PaySource]
    proposal: list[int]


Listed = OneOfQuestion | ConfirmQuestion | EachQuestion | PlaceQuestion
Question = Listed | SomeOfQuestion | OrderingQuestion | AmountQuestion | PaymentQuestion | PayQuestion
