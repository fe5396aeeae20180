"""Reactions: questions in the turn of others, for which a player may leave a standing answer."""

from __future__ import annotations

from typing import Final

ASK: Final = "ask"  # what stands as long as nothing else is left: the player is asked


class Reaction:
    """A kind of such questions, and the names of the answers that may stand for it besides asking.

    >>> Reaction("displaced", ("stay", "leave")).choices
    ('stay', 'leave')
    """

    __slots__ = ("choices", "name")

    def __init__(self, name: str, choices: tuple[str, ...]) -> None:
        self.name = name
        self.choices = choices
