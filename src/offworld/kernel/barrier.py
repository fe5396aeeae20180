"""An answer of the history with what is needed to take it back, and whether it has revealed something."""

from __future__ import annotations

from collections.abc import Callable

from offworld.kernel.decision import Answer
from offworld.kernel.reveal import reveals
from offworld.kernel.rules import Rules
from offworld.kernel.state import State


def _go_on() -> None:
    """Pause for nobody."""


class Step:
    """One answer of the history, with what is needed to take it back.

    >>> Step(seat=0, answer="pass", at=None, before=None, logged=3).revealed is None
    True
    """

    __slots__ = ("answer", "at", "before", "logged", "revealed", "seat")

    def __init__(self, seat: int, answer: Answer, at: float | None, before: State | None, logged: int) -> None:
        self.seat = seat
        self.answer = answer
        self.at = at
        self.before = before  # None: too long ago, or a match without undo
        self.logged = logged  # how long the log was before
        self.revealed: bool | None = None  # None: not worked out yet


class Barrier:
    """Whether an answer has revealed something, not worked out yet. It needs nothing of the match that may change.

    >>> import offworld
    >>> match = offworld.game("dig_mars").start(seats=2, seed=7)
    >>> seat = min(match.asked())
    >>> match.answer(seat, match.asked()[seat].listed()[0])
    >>> barriers = match.barriers(seat)
    >>> for barrier in barriers:
    ...     barrier.work_out()  # in another thread, say
    False
    >>> match.undo(seat)
    """

    __slots__ = ("_game", "_step")

    def __init__(self, game: Rules, step: Step) -> None:
        self._game = game
        self._step = step

    def work_out(self, pause: Callable[[], object] = _go_on) -> bool:
        """Find it out, in many worlds, with pauses between them; the match knows it from then on."""
        step, before = self._step, self._step.before
        if step.revealed is None and before is not None:
            step.revealed = reveals(self._game, before, step.seat, step.answer, pause)
        return bool(step.revealed)
