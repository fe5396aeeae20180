"""Reading values from the command line, so that a wrong one is named together with what is allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from offworld.cli.problems import UsageProblem
from offworld.kernel.game import Game
from offworld.kernel.option import Option, OptionValue
from offworld.kernel.seed import MOST_SHORT

MOST_SEED: Final = MOST_SHORT


def whole(name: str, low: int = 0, high: int | None = None) -> Callable[[object], int]:
    """Return a reader of whole numbers from `low` to `high` for the option of this name."""

    def read(given: object) -> int:
        text = str(given).strip()
        number = int(text) if text.removeprefix("-").isdecimal() and len(text) < 20 else None
        if number is None or number < low or (high is not None and number > high):
            if high is None:
                raise UsageProblem("cli-usage-whole-from", name=name, value=text, low=str(low))
            raise UsageProblem("cli-usage-whole-between", name=name, value=text, low=str(low), high=str(high))
        return number

    return read


def seconds(name: str) -> Callable[[object], float]:
    """Return a reader of a positive number of seconds for the option of this name."""

    def read(given: object) -> float:
        try:
            number = float(str(given))
        except ValueError:
            number = 0.0
        if not 0.0 < number <= 86400.0:
            raise UsageProblem("cli-usage-seconds", name=name, value=str(given))
        return number

    return read


def minutes(name: str) -> Callable[[object], float]:
    """Return a reader of a positive number of minutes, up to a week, for the option of this name."""

    def read(given: object) -> float:
        try:
            number = float(str(given))
        except ValueError:
            number = 0.0
        if not 0.0 < number <= 10080.0:
            raise UsageProblem("cli-usage-minutes", name=name, value=str(given))
        return number

    return read


def read_options(game: Game, given: Sequence[str]) -> dict[str, object]:
    """Return the options of a match from `name=value` words; the game itself checks names and values."""
    declared = {option.name: option for option in game.options}
    options: dict[str, object] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name:
            allowed = ", ".join(declared) or "-"
            raise UsageProblem("cli-usage-option-form", value=word, allowed=allowed)
        options[name] = _option_value(declared.get(name), value)
    return options


def _option_value(option: Option | None, value: str) -> OptionValue:
    """Return a value in the type that the option has; what cannot be read stays a string, for the game to refuse."""
    if option is not None and option.kind == "flag":
        return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
            value.lower(), value
        )
    if option is not None and option.kind == "number" and value.removeprefix("-").isdecimal():
        return int(value)
    return value
