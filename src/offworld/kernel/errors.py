"""The few errors that callers meet; each carries a message key, so that a screen can say it in the user's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from offworld.kernel.text import Text

SPEAKERS: Final[list[Callable[[Text], str]]] = []  # who can put errors into words; the package adds one from above


class OffworldError(Exception):
    """Something was refused, and nothing was changed.

    >>> str(OffworldError("error-undo-nothing"))
    'There is nothing to take back.'
    >>> OffworldError("error-undo-nothing").text.key
    'error-undo-nothing'
    """

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key, params)
        self.text = Text(key, params)

    def __str__(self) -> str:
        for speak in SPEAKERS:
            words = speak(self.text)
            if words != self.text.key:  # somebody knows the key
                return words
        params = ", ".join([f"{name}={value!r}" for name, value in self.text.params.items()])
        return f"{self.text.key} ({params})" if params else self.text.key

    def __reduce__(self) -> tuple[object, tuple[type[OffworldError], str, dict[str, object]]]:
        return _rebuilt, (type(self), self.text.key, self.text.params)  # so that it can leave a worker process


def _rebuilt(kind: type[OffworldError], key: str, params: dict[str, object]) -> OffworldError:
    return kind(key, **params)


class IllegalAnswer(OffworldError):
    """The answer is not among what may be answered here.

    >>> raise IllegalAnswer("error-amount", value="9", low=1, high=3)
    Traceback (most recent call last):
        ...
    offworld.kernel.errors.IllegalAnswer: ...
    """


class MalformedAnswer(IllegalAnswer):
    """The answer does not even have the form that the decision asks for.

    >>> issubclass(MalformedAnswer, IllegalAnswer)
    True
    """


class NotAsked(IllegalAnswer):
    """This seat is not asked anything now, or does not exist.

    >>> issubclass(NotAsked, IllegalAnswer)
    True
    """


class MatchOver(IllegalAnswer):
    """The match has ended.

    >>> str(MatchOver("error-match-over"))
    'The match is over; nothing more can be answered.'
    """


class Unsettled(OffworldError):
    """Chains that went on at once contradict each other, a mistake of the rules; the last answer was not taken.

    >>> Unsettled("error-unsettled").before is None
    True
    """

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key, **params)
        self.before: object = None  # a silent state as it was before that answer, to go on with


class CannotUndo(OffworldError):
    """There is nothing to take back, or something was revealed since.

    >>> str(CannotUndo("error-undo-nothing"))
    'There is nothing to take back.'
    """


class BadSetup(OffworldError):
    """Unknown game, bot or option, or a number of seats that the game does not have.

    >>> import offworld
    >>> offworld.game("dig_mars").start(seats=9, seed=1)
    Traceback (most recent call last):
        ...
    offworld.kernel.errors.BadSetup: ...
    """


class BadPosition(OffworldError):
    """A position file that does not describe a possible position; says which field.

    >>> import offworld
    >>> offworld.game("dig_mars").load({"game": "dig_mars", "seats": "two"})
    Traceback (most recent call last):
        ...
    offworld.kernel.errors.BadPosition: ...
    """


class BadRecord(OffworldError):
    """A record that cannot be replayed: malformed, of other rules, or changed by somebody.

    >>> import offworld
    >>> offworld.replay({"format": 1})
    Traceback (most recent call last):
        ...
    offworld.kernel.errors.BadRecord: ...
    """
