"""How a match ended."""

from __future__ import annotations

from offworld.kernel.plain import OutcomeInfo, RivalInfo, ScoreLine
from offworld.kernel.text import Text

Line = tuple[Text, int]  # what points are for, and how many they are


class Rival:
    """An opponent without a seat, such as the automatic one of a solo game: its name, points, reasons, and if it won.

    It may win beside or instead of the seats; where the match is lost to nobody in particular, it has not won either.

    >>> Rival(Text("automa"), 41, ((Text("contracts"), 41),), won=False).to_json()["score"]
    41
    """

    __slots__ = ("lines", "name", "score", "won")

    def __init__(self, name: Text, score: int, lines: tuple[Line, ...], won: bool) -> None:
        self.name = name
        self.score = score
        self.lines = lines  # what the score is made of; empty where there is nothing to tell
        self.won = won

    def to_json(self) -> RivalInfo:
        """Return the rival as plain JSON."""
        return {"name": self.name.to_json(), "score": self.score, "lines": lines_json(self.lines), "won": self.won}


class Outcome:
    """Why the match ended, who won (several share a win, nobody wins a lost solo match) and the final scores.

    >>> scores = (12, 30, 30)
    >>> Outcome(Text("deck-empty"), leaders(scores), scores).to_json()["winners"]
    [1, 2]
    """

    __slots__ = ("reason", "rivals", "scores", "winners")

    def __init__(
        self, reason: Text, winners: tuple[int, ...], scores: tuple[int, ...], rivals: tuple[Rival, ...] = ()
    ) -> None:
        self.reason = reason
        self.winners = winners
        self.scores = scores
        self.rivals = rivals

    def to_json(self) -> OutcomeInfo:
        """Return the outcome as plain JSON; rivals are named only where there are any."""
        found: OutcomeInfo = {
            "reason": self.reason.to_json(),
            "winners": list(self.winners),
            "scores": list(self.scores),
        }
        if self.rivals:
            found["rivals"] = [rival.to_json() for rival in self.rivals]
        return found


def lines_json(lines: tuple[Line, ...] | list[Line]) -> list[ScoreLine]:
    """Return a score by line as plain JSON."""
    return [{"why": why.to_json(), "points": points} for why, points in lines]


def leaders(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the highest score."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
