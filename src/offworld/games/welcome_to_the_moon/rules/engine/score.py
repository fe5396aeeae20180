"""What the score sheet and the way to the end say, line by line."""

from __future__ import annotations

from dataclasses import dataclass

from offworld.kernel.text import Text


class Line:
    """One line of the score sheet: its name, its points, and the numbers of which they are made (for the words).

    Bots count points thousands of times for each of their turns, so this is no dataclass, which compiles to less.
    """

    __slots__ = ("name", "parts", "points")

    def __init__(self, name: str, points: int, parts: tuple[int, ...] = ()) -> None:
        self.name = name
        self.points = points
        self.parts = parts

    def why(self, adventure: int) -> Text:
        """Return the line in words: what the points are for."""
        params: dict[str, object] = {f"part{i}": part for i, part in enumerate(self.parts)}
        return Text(f"welcome_to_the_moon-line-{adventure}-{self.name}", params)


@dataclass(frozen=True, slots=True)
class Distance:
    """How far a seat is from an end of the match: so much of so much."""

    name: str
    have: int
    need: int
