"""Options of a game, declared as data, so that a lobby and a command line can build their forms from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from offworld.kernel.errors import BadSetup
from offworld.kernel.plain import OptionInfo
from offworld.kernel.plain import OptionValue as OptionValue


@dataclass(frozen=True, slots=True)
class Option:
    """One option: a flag, a whole number or one of several names, told apart by the type of its default.

    `allowed` lists the values (a flag needs none); `needs` names an option and the value that it must have for this
    one to differ from its default; `seats` limits the numbers of seats for which it may differ from its default.
    `matters` lists values of other options, one of which must be chosen for this one to change anything: elsewhere
    forms leave it out, and it is not refused.

    >>> level = Option("level", 1, (1, 2, 3), seats=(1,))
    >>> level.kind, checked_options((level,), {"level": 2}, seats=1)
    ('number', {'level': 2})
    >>> checked_options((level,), {"level": 2}, seats=3)
    Traceback (most recent call last):
        ...
    offworld.kernel.errors.BadSetup: ...
    """

    name: str
    default: OptionValue
    allowed: tuple[OptionValue, ...] = (False, True)
    needs: tuple[str, OptionValue] | None = None
    seats: tuple[int, ...] | None = None
    matters: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def kind(self) -> Literal["flag", "number", "choice"]:
        """Return flag, number or choice."""
        if isinstance(self.default, bool):
            return "flag"
        return "number" if isinstance(self.default, int) else "choice"

    def to_json(self) -> OptionInfo:
        """Return the declaration as plain JSON, for a form."""
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "allowed": list(self.allowed),
            "needs": self.needs,
            "seats": list(self.seats) if self.seats else None,
            "matters": list(self.matters),
        }


def checked_options(
    declared: tuple[Option, ...], given: Mapping[str, object] | None, seats: int
) -> dict[str, OptionValue]:
    """Return all options with their values, or say which of the given ones is wrong and what is allowed."""
    if given is not None and not isinstance(given, Mapping):
        raise BadSetup("error-options-form", allowed=", ".join([option.name for option in declared]) or "-")
    wanted: dict[Any, object] = dict(given or {})  # a name may be anything
    names = [option.name for option in declared]
    for name in wanted:
        if name not in names:
            raise BadSetup("error-unknown-option", option=str(name), allowed=", ".join(names) or "-")
    values: dict[str, OptionValue] = {}
    for option in declared:
        value = wanted.get(option.name, option.default)
        if not any([type(value) is type(each) and value == each for each in option.allowed]):
            allowed = ", ".join([_shown(each) for each in option.allowed])
            raise BadSetup("error-option-value", option=option.name, value=_shown(value), allowed=allowed)
        assert isinstance(value, (bool, int, str))
        values[option.name] = value
    for option in declared:
        if values[option.name] == option.default:
            continue
        if option.needs is not None and values[option.needs[0]] != option.needs[1]:
            other, value = option.needs
            raise BadSetup("error-option-needs", option=option.name, other=other, value=_shown(value))
        if option.seats is not None and seats not in option.seats:
            allowed = ", ".join(str(each) for each in option.seats)
            raise BadSetup("error-option-seats", option=option.name, seats=seats, allowed=allowed)
    return values


def is_for_one(declared: tuple[Option, ...], options: Mapping[str, OptionValue] | None) -> bool:
    """Return whether options are chosen that only somebody who plays alone may choose.

    >>> level = Option("level", 1, (1, 2), seats=(1,))
    >>> is_for_one((level,), {"level": 2}), is_for_one((level,), {"level": 1}), is_for_one((level,), None)
    (True, False, False)
    """
    chosen = options or {}
    return any([each.seats == (1,) and chosen.get(each.name, each.default) != each.default for each in declared])


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
