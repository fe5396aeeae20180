"""What callers of environments may get wrong: each is refused in words before anything is played."""

from __future__ import annotations

from math import isfinite
from numbers import Integral, Real
from operator import index
from typing import SupportsIndex

from offworld.games import game as find_game
from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game
from offworld.kernel.seed import MOST


def game_of(given: str | Game) -> Game:
    """Return a game that may be given by its name."""
    return given if isinstance(given, Game) else find_game(given if isinstance(given, str) else repr(given))


def whole(action: SupportsIndex) -> int:
    """Return an action, which may be a number of NumPy's, as a number."""
    try:
        return index(action)
    except TypeError:
        raise BadSetup("error-batch-whole", found=type(action).__name__) from None


def player_of(given: int, seats: int) -> int:
    """Return a seat that there is."""
    if given not in range(seats):
        raise BadSetup("error-no-such-seat", number=str(given), seats=seats)
    return given


def seed_of(given: int) -> int:
    """Return a seed from which matches and what bots draw follow."""
    if _is(given, Integral) and given >= 0:
        return int(given)
    raise BadSetup("error-seed", seed=str(given)[:80], most=str(MOST))


def count_of(given: int) -> int:
    """Return a number of matches."""
    if _is(given, Integral) and given >= 1:
        return int(given)
    raise BadSetup("error-batch-count", count=str(given))


def shaping_of(given: float) -> float:
    """Return the reward for a point."""
    if _is(given, Real) and isfinite(given):
        return float(given)
    raise BadSetup("error-learn-term", name="shaping", value=str(given), kind="number")


def limit_of(given: int) -> int:
    """Return after how many actions a match is cut off."""
    if _is(given, Integral) and given >= 1:
        return int(given)
    raise BadSetup("error-learn-term", name="limit", value=str(given), kind="count")


def _is(given: object, kind: type) -> bool:
    return isinstance(given, kind) and not isinstance(given, bool)
