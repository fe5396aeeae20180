"""The state that every game's state extends: seats, generator, stack of effects, and chains in progress."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from offworld.kernel.decision import Decision
from offworld.kernel.effect import AnyEffect, Frame
from offworld.kernel.event import Event
from offworld.kernel.outcome import Outcome
from offworld.kernel.rng import advance, mix
from offworld.kernel.text import Text

ASIDE: Final = "aside"  # the first part of an answer that is an aside


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything a match is, except its log and history. Extend it with plain slots and lists of small values.

    >>> from offworld.kernel.done import SAY_DONE
    >>> state = State(seats=2, rng=1)
    >>> state.push(1, SAY_DONE)
    >>> state.stack[-1][0], state.below(6) in range(6)
    (1, True)
    """

    __slots__ = ("branches", "later", "log", "outcome", "pending", "rng", "seats", "stack", "turn")

    def __init__(self, seats: int, rng: int, parent: State | None = None) -> None:
        self.seats = seats
        self.rng = rng
        self.later: list[Frame] | None = None  # what `then` has gathered; nothing outside an `apply`
        self.log: list[Event] | None = None  # where events go; None: nobody listens. Clones are silent.
        if parent is None:
            self.stack: list[Frame] = []
            self.branches: list[Branch] | None = None  # the chains of a Together, while it goes on
            self.pending: Decision | None = None  # what the top of the stack asks; worked out, never stored
            self.outcome: Outcome | None = None
            self.turn = 0  # how many turns have begun; only "start this turn again" reads it, no position holds it
        else:
            self.stack = parent.stack[:]  # as `inherit` does: a call less for each of the many copies
            self.branches = parent.branches[:] if parent.branches is not None else None
            self.pending = parent.pending
            self.outcome = parent.outcome
            self.turn = parent.turn

    def clone(self) -> State:
        """Return an independent copy.

        Build it through a constructor that takes the copied lists and this state as the parent; lists that the
        constructor makes itself are made for nothing. Without a parent, finish with `inherit`.
        """
        raise NotImplementedError

    def inherit(self, parent: State) -> None:
        """Take over the kernel's part from the state that this one is a copy of."""
        self.stack = parent.stack[:]
        self.pending = parent.pending
        self.outcome = parent.outcome
        self.turn = parent.turn
        branches = parent.branches
        self.branches = branches[:] if branches is not None else None

    def push(self, seat: int, *effects: AnyEffect) -> None:
        """Put effects on the stack so that they happen in the order in which they are written here."""
        for effect in reversed(effects):
            self.stack.append((seat, effect))

    def then(self, *frames: Frame) -> None:
        """Let effects of several seats happen in the order written, also over several calls in one `apply`.

        What the same `apply` pushes happens after them.
        """
        if self.later is None:
            self.later = list(frames)
        else:
            self.later.extend(frames)

    def begin_turn(self) -> None:
        """Say that a turn begins: "start this turn again" leads back to here, and no further."""
        self.turn += 1

    # --- chains: what belongs to a seat ------------------------------------------------------------------------------
    def adopt(self, seat: int, private: Any) -> bool:
        """Take over from a finished chain all that it may have changed: what belongs to the seat.

        False, with nothing changed: what belongs to a seat is not known, so the answers are repeated.
        """
        return False

    def agrees(self, seat: int, private: Any) -> bool:
        """Return whether what belongs to the seat is what its chain, now repeated here, has led to; True: not known."""
        return True

    def shows_ready(self) -> bool:
        """Return whether everybody may see who is ready in any phase of chains, not only where `progress` says so."""
        return False

    # --- asides: what a seat may do freely beside the question that it is asked ---------------------------------
    def asides(self, seat: int) -> list[tuple[Any, ...]]:
        """Return what this seat, which is being asked something, may do freely before it answers.

        Each is a tuple of plain values. The kernel offers of these only what leaves the question answerable.
        """
        return []

    def aside(self, seat: int, what: tuple[Any, ...]) -> AnyEffect:
        """Return the effect of one of the asides. It may ask its own seat further questions."""
        raise NotImplementedError

    def why_no_aside(self, seat: int, what: tuple[Any, ...]) -> Text | None:
        """Return the rule that forbids an aside which is not offered; `what` is anything that somebody sent."""
        return None

    # --- chance ----------------------------------------------------------------------------------------------------
    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1 from the match's own generator."""
        self.rng = advance(self.rng)
        return (mix(self.rng) >> 11) % n

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle a list in place with the match's own generator."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def tell(self, key: str, **params: object) -> None:
        """Log something that everyone may read."""
        if self.log is not None:
            self.log.append(Event(Text(key, params)))

    def tell_only(self, seats: tuple[int, ...], text: Text, otherwise: Text | None = None) -> None:
        """Log something for some seats, and perhaps a vaguer line for all others."""
        if self.log is not None:
            self.log.append(Event(text, seats, otherwise))

    def finish(self, outcome: Outcome) -> None:
        """End the match at once."""
        self.outcome = outcome
        self.stack.clear()


class Branch:
    """One seat's chain in a Together. It is never changed in place: an answer makes a new one.

    >>> from offworld.kernel.done import SAY_DONE
    >>> Branch(1, SAY_DONE, ("done",), State(seats=2, rng=1)).done
    True
    """

    __slots__ = ("answers", "effect", "seat", "state")

    def __init__(self, seat: int, effect: AnyEffect, answers: tuple[Any, ...], state: State) -> None:
        self.seat = seat
        self.effect = effect
        self.answers = answers
        self.state = state  # a private copy with this chain carried out as far as it got

    @property
    def done(self) -> bool:
        """Whether the chain asks nothing more."""
        return self.state.pending is None
