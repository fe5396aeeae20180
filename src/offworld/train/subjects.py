"""All that is learned, by the name of the game: a module here that is called like it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from offworld.games import games
from offworld.kernel.errors import BadSetup
from offworld.train.subject import Subject


@cache
def subjects() -> dict[str, Subject]:
    """Return all that is learned."""
    found: dict[str, Subject] = {}
    for name in games():
        module = f"{__package__}.{name}"
        if find_spec(module) is not None:
            found[name] = import_module(module).SUBJECT
    return found


def subject(name: str) -> Subject:
    """Return what is learned of a game, or raise BadSetup."""
    if name not in subjects():
        raise BadSetup("error-unknown-subject", subject=name, allowed=", ".join(subjects()))
    return subjects()[name]


def subject_for(game: str, seats: int, options: dict[str, Any]) -> Subject | None:
    """Return what is learned that fits a match, if anything does."""
    found = subjects().get(game)
    return found if found is not None and found.fits(seats, options) else None
