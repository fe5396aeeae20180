"""What a game offers. Everything outside a game (screens, bots, storage, training) uses only this and the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from offworld.kernel.match import Match
from offworld.kernel.position import load, start
from offworld.kernel.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules):
    """A game that can be played: its rules, and the matches that begin with it.

    >>> import offworld
    >>> game = offworld.game("dig_mars")
    >>> game.seats, [option.name for option in game.options]
    ((2, 3, 4), ['open_finds'])
    >>> match = game.start(seats=2, seed=7)
    >>> again = game.load(match.position())
    >>> again.position() == match.position()
    True
    """

    def start(
        self,
        seats: int | Any,
        seed: int | str | Any,
        options: Mapping[str, object] | None = None,
        quiet: bool = False,
        handed: Mapping[str, Any] | None = None,
    ) -> Match:
        """Start a match from a fresh set-up; a quiet one keeps neither log nor undo and is faster.

        The seed is a number of up to 128 bits, or the same as text. Only one of more than 64 keeps its secrets.
        Anything else is let in to be refused with a reason, by compiled rules too.

        `handed` is what the match before it in a series hands over.
        """
        return start(self, seats, seed, options, quiet, handed)

    def load(self, position: Mapping[str, Any], quiet: bool = False) -> Match:
        """Start a match from a complete or partial position; BadPosition names the wrong field."""
        return load(self, position, quiet)
