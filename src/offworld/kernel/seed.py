"""Seeds: what decides all chance of a match, and the seal that proves afterwards that it was decided beforehand."""

from __future__ import annotations

import hashlib
from typing import Final

from offworld.kernel.errors import BadSetup

BITS: Final = 128
MOST: Final = (1 << BITS) - 1
SHORT: Final = 1 << 63  # below this a seed is written as a number, as it always was; above as text
MOST_SHORT: Final = SHORT - 1
KEYED: Final = 1 << 64  # from here on the generator is keyed, and the seed too long to be found by trying


def read_seed(given: object) -> int:
    """Return a seed that may be given as a number or as text; BadSetup says what is allowed.

    >>> read_seed("340282366920938463463374607431768211455") == MOST
    True
    """
    if type(given) is int and 0 <= given <= MOST:
        return given
    if isinstance(given, str) and given.isascii() and given.isdecimal() and len(given) < 40 and int(given) <= MOST:
        return int(given)
    raise BadSetup("error-seed", seed=str(given)[:80], most=str(MOST))


def seed_json(seed: int) -> int | str:
    """Return a seed as it is stored and sent: a long one as text, which no browser rounds."""
    return seed if seed < SHORT else str(seed)


def sealed(seed: int) -> str:
    """Return the seal of a long seed: it tells nothing about it, and belongs to no other that anybody could find.

    >>> sealed(1 << 100)[:12]
    'a999432e6108'
    """
    return hashlib.sha256(f"offworld {seed}".encode()).hexdigest()
