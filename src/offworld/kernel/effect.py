"""Rules are effects on a stack: small frozen values that may ask one question, change the state and push others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from offworld.kernel.text import Reason, Text

if TYPE_CHECKING:
    from offworld.kernel.decision import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One step of the rules. It holds ids, never references into the state, and is never changed.

    Subclasses annotate `state` with their game's own state. (A generic base would make every compiled effect slow.)

    A game's effects are frozen dataclasses that override `apply`, and `ask` where somebody has to choose:

    >>> from offworld.kernel.decision import Amount
    >>> @dataclass(frozen=True, slots=True)
    ... class Take(Effect):
    ...     most: int
    ...     def ask(self, state, seat):
    ...         return Amount(seat, "how_many", 1, self.most)
    ...     def apply(self, state, seat, answer):
    ...         state[seat] += answer
    >>> held = [0, 0]
    >>> Take(3).ask(held, seat=1).listed()
    [1, 2, 3]
    >>> Take(3).apply(held, 1, 2)
    >>> held
    [0, 2]
    """

    __slots__ = ()

    def ask(self, state: Any, seat: int) -> Decision | None:
        """Return what the seat has to decide first, or None; worked out from the state each time, changing nothing."""
        return None

    def apply(self, state: Any, seat: int, answer: Any) -> None:
        """Change the state. The effect has left the stack already and may push itself or others again."""
        raise NotImplementedError

    def why_not(self, state: Any, seat: int, answer: Any) -> Text | None:
        """Return the rule that forbids an answer which `ask` does not offer.

        The answer is one of `considered`, or has the form of something that is offered: the same types in the same
        places, but any number and any name.
        """
        return None

    def considered(self, state: Any, seat: int) -> list[Any]:
        """Return the answers that a person may think of here, legal or not; screens ask why not about the rest."""
        return []

    def refused(self, state: Any, seat: int) -> list[tuple[Any, Reason]] | None:
        """Return all answers of `considered` that are refused, with the reason that `why_not` gives for each.

        None: they are asked about one by one. For questions that come often and refuse much.
        """
        return None


AnyEffect = Effect
Frame = tuple[int, Effect]


@dataclass(frozen=True, slots=True)
class Together(Effect):
    """Let several seats go through chains of questions at once, each unseen by the others until all have finished.

    Each chain belongs to one seat and runs on a private copy of the state. When the last seat has finished, what
    belongs to each seat is taken over from its copy (`State.adopt`), or the answers are repeated on the shared state in
    the order of the chains and compared with what each seat had been shown (`State.agrees`). A chain may therefore
    change only what no other chain looks at, and must neither draw at random nor show its seat what it could not know
    before: deal first, then let everybody choose. Chains do not nest. What comes below on the stack settles the rest.

    `progress` lets everybody see who is ready. With `confirm` a chain that has asked anything ends with the question
    whether its seat is done, so that the last seat as well can take back what it has chosen.

    >>> from offworld.kernel.done import SAY_DONE
    >>> both = Together(((0, SAY_DONE), (1, SAY_DONE)), progress=True)
    >>> [seat for seat, _ in both.chains]
    [0, 1]
    """

    chains: tuple[tuple[int, Effect], ...]
    progress: bool = False
    confirm: bool = False
