"""Says what the rules answer to arguments of wrong types: a program of its own, for plain and compiled rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import offworld
from offworld.kernel import match as kernel_match

WRONG: tuple[Any, ...] = (None, "1", "x", 1.5, True, -1, 99, 10**30, [1], {"seat": 1}, b"1")


def said(do: Callable[[], object]) -> Any:
    """Return the refusal of a call, or that there was none; anything but a refusal is a fault."""
    try:
        do()
    except offworld.OffworldError as error:
        return [type(error).__name__, error.text.to_json()]
    except Exception:
        return "fault"
    return "taken"


def calls(name: str, wrong: Any) -> dict[str, Callable[[], object]]:
    """Return everything that takes an argument which may be wrong, by name."""
    game = offworld.game(name)
    match = game.start(2, 7)
    seat = min(match.asked())
    return {
        "start seats": lambda: game.start(wrong, 7),
        "start seed": lambda: game.start(2, wrong),
        "start options": lambda: game.start(2, 7, wrong),
        "load": lambda: game.load(wrong),
        "replay": lambda: offworld.replay(wrong),
        "answer as": lambda: match.answer(wrong, None),
        "answer": lambda: match.answer(seat, wrong),
        "view": lambda: match.view(wrong),
        "question": lambda: match.question(wrong),
        "events": lambda: match.events(wrong),
        "events since": lambda: match.events(seat, wrong),
        "why_not as": lambda: match.why_not(wrong, None),
        "why_not": lambda: match.why_not(seat, wrong),
        "undo": lambda: match.undo(wrong),
        "cannot_undo": lambda: match.cannot_undo(wrong),
        "start_again": lambda: match.start_again(wrong),
        "rewind": lambda: match.rewind(wrong),
        "react": lambda: match.react(wrong, {}),
        "guess": lambda: match.guess(wrong, offworld.Rng(1)),
    }


def main() -> None:
    """Try everything and print what was said."""
    found: dict[str, Any] = {"compiled": not str(kernel_match.__file__).endswith(".py")}
    for name in offworld.games():
        for wrong in WRONG:
            for call, do in calls(name, wrong).items():
                found[f"{name}: {call} {wrong!r}"] = said(do)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
