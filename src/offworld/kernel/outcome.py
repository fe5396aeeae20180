"""How a match ended."""

from __future__ import annotations

from offworld.kernel.text import Text


class Outcome:
    """Why the match ended, who won (several share a win, nobody wins a lost solo match) and the final scores."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, reason: Text, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.reason = reason
        self.winners = winners
        self.scores = scores

    def to_json(self) -> dict[str, object]:
        """Return the outcome as plain JSON."""
        return {"reason": self.reason.to_json(), "winners": list(self.winners), "scores": list(self.scores)}


def leaders(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the highest score."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
