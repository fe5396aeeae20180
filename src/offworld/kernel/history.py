"""What has happened in a match: its answers, what was before each of them, and how far they can be taken back."""

from __future__ import annotations

from typing import Any, Final

from offworld.kernel.barrier import Barrier, Step
from offworld.kernel.decision import Answer
from offworld.kernel.errors import CannotUndo, NotAsked
from offworld.kernel.event import Event
from offworld.kernel.option import OptionValue
from offworld.kernel.rules import Rules
from offworld.kernel.state import State
from offworld.kernel.text import Text

OTHER: Final = Text("error-undo-other")  # why nobody takes back what is not the last answer


class History:
    """A match as it came about: where it began, what was answered and what was told. `Match` plays on from there.

    Who has answered last may take it back as long as nothing was revealed:

    >>> import offworld
    >>> match = offworld.game("dig_mars").start(seats=2, seed=7)
    >>> seat = min(match.asked())
    >>> match.answer(seat, match.asked()[seat].listed()[0])
    >>> match.has_answered(seat), match.cannot_undo(1 - seat).key
    (True, 'error-undo-other')
    >>> match.undo(seat)
    >>> match.answers
    []
    """

    __slots__ = ("_changed", "_log", "_start", "_started", "_steps", "game", "options", "origin", "quiet", "state")

    def __init__(
        self,
        game: Rules,
        options: dict[str, OptionValue],
        origin: dict[str, Any],
        state: State,
        log: list[Event],
        quiet: bool,
    ) -> None:
        self.game = game
        self.options = options
        self.origin = origin  # {"seed": ...} or {"position": ...}: with the answers, enough to rebuild everything
        self.state = state
        self.quiet = quiet
        self._log = log
        self._changed = 0  # how often the state has been changed
        self._steps: list[Step] = []
        self._start: State | None = None if quiet else state.clone()
        self._started = len(log)  # what the set-up has told
        if not quiet:
            state.log = log

    @property
    def answers(self) -> list[tuple[int, Answer, float | None]]:
        """The answers that led here: seat, value, and when, if the caller said so."""
        return [(step.seat, step.answer, step.at) for step in self._steps]

    def has_answered(self, seat: int | Any) -> bool:
        """Return whether one of those answers is this seat's."""
        self._check_seat(seat)
        return any(old.seat == seat for old in reversed(self._steps))  # it is seldom long ago

    @property
    def answered_last(self) -> int:
        """Who gave the last answer; -1 where nobody has, or where several answer at once."""
        return self._steps[-1].seat if self._steps and self.state.branches is None else -1

    @property
    def simultaneous(self) -> bool:
        """Whether several seats choose at once, unseen by the others."""
        return self.state.branches is not None

    @property
    def phase(self) -> object:
        """What stays the same object while a simultaneous phase goes on; None where there is none."""
        return self.state.branches

    @property
    def answered(self) -> int:
        """The number of those answers."""
        return len(self._steps)

    def _remember(self, seat: int, answer: Answer, at: float | None) -> None:
        steps = self._steps
        branches = self.state.branches
        if branches is None:
            self._forget(len(steps), seat)
        else:  # of what came before the chains only the last seat's answers are in reach, whoever answers now
            begun = len(steps) - sum([len(branch.answers) for branch in branches])
            if begun > 0:
                self._forget(begun, steps[begun - 1].seat)
        steps.append(Step(seat, answer, at, self.state.clone(), len(self._log)))

    def _forget(self, end: int, seat: int) -> None:
        """Let go of the states that are out of reach among the first `end` steps: those before the seat's last ones."""
        steps = self._steps
        at = end - 1
        while at >= 0 and steps[at].seat == seat and steps[at].before is not None:
            at -= 1
        while at >= 0 and steps[at].before is not None:
            steps[at].before = None
            at -= 1

    def cannot_undo(self, seat: int | Any) -> Text | None:
        """Return why the seat cannot take back its last answer, or None where it can.

        Found by trying it out in many worlds: ask when somebody may want to know, not after every answer.
        """
        self._check_seat(seat)
        found = self._undoable(seat)
        return found if isinstance(found, Text) else None

    def undo_hint(self, seat: int | Any) -> bool | Text | None:
        """Return what is known at once: True, why not, or None where `cannot_undo` has to try."""
        self._check_seat(seat)
        at = self._last_of(seat)
        if isinstance(at, Text):
            return at
        last = self._steps[at]
        before = last.before
        newest = at == len(self._steps) - 1 and before is not None and before.branches is self.state.branches is None
        if newest and before is not None and before.rng != self.state.rng:
            last.revealed = True  # chance has decided something
        if last.revealed is None:
            return None
        found = self._undoable(seat)
        return found if isinstance(found, Text) else True

    def barriers(self, seat: int | Any, turn: bool = False) -> list[Barrier]:
        """Return what `undo`, or with `turn` `start_again`, would have to work out, to do it elsewhere beforehand.

        It begins with the last answer; what lies before one that has revealed something need not be known.
        """
        self._check_seat(seat)
        at = self._last_of(seat)
        if isinstance(at, Text):
            return []
        found: list[Barrier] = []
        most = max(1, self.answered_in_turn(seat)) if turn else 1
        while at >= 0 and len(found) < most:
            if self._steps[at].seat == seat:
                found.append(Barrier(self.game, self._steps[at]))
            at -= 1
        return found

    def undo(self, seat: int | Any) -> None:
        """Take back the seat's last answer, if nothing was revealed by it and nobody else has answered since.

        In a chain, what others answer in theirs does not matter, and a finished chain can be taken up again. What came
        before chains of several seats stays, so that nobody learns by trying whether others have answered in theirs.
        """
        self._check_seat(seat)
        found = self._undoable(seat)
        if isinstance(found, Text):
            raise CannotUndo(found.key, **found.params)
        last = self._steps[found]
        before = last.before
        assert before is not None
        self._changed += 1
        del self._steps[found]
        branches = self.state.branches
        if branches is not None and before.branches is not None and self._chain_begun(seat):
            for i, branch in enumerate(branches):
                if branch.seat == seat:
                    branches[i] = before.branches[i]
        else:
            self._restore(before, last.logged)

    def start_again(self, seat: int | Any) -> int:
        """Take back all that the seat answered in this turn, as far as undo reaches; return how many answers.

        CannotUndo says why not even the last one can be taken back. Games say with `begin_turn` where a turn begins;
        in a chain it is the whole chain.
        """
        self.undo(seat)
        count = 1
        while True:
            found = self._undoable(seat)
            if isinstance(found, Text):
                return count
            before = self._steps[found].before
            if before is None or before.turn != self.state.turn:
                return count
            self.undo(seat)
            count += 1

    def answered_in_turn(self, seat: int | Any) -> int:
        """Return how many answers the seat has given in this turn, whether or not they can be taken back."""
        self._check_seat(seat)
        chain = self.state.branches is not None and self._chain_begun(seat)
        steps, turn = self._steps, self.state.turn
        count = 0
        for at in range(self._newest(seat), -1, -1):
            old = steps[at]
            if old.seat == seat and old.before is not None and old.before.turn == turn:
                count += 1
            elif not chain or old.seat == seat:
                break
        return count

    def _restore(self, state: State, logged: int) -> None:
        self._changed += 1
        del self._log[logged:]
        self.state = state.clone()
        self.state.log = self._log

    def _chain_begun(self, seat: int) -> bool:
        """Return whether the seat has answered in a chain that goes on."""
        branches = self.state.branches
        if branches is None:
            return False
        return any([branch.seat == seat and branch.answers for branch in branches])

    def _undoable(self, seat: int) -> int | Text:
        """Return the number of the step that the seat can take back, or why there is none."""
        at = self._last_of(seat)
        if isinstance(at, Text):
            return at
        last = self._steps[at]
        Barrier(self.game, last).work_out()
        if last.revealed:
            return Text("error-undo-revealed")
        if not self._chain_begun(seat) and any([branch.seat != seat for branch in self.state.branches or []]):
            return Text("error-undo-together")
        return at

    def _newest(self, seat: int) -> int:
        """Return the number of the newest step that the seat may know of, -1 where there is none."""
        steps = self._steps
        at = len(steps) - 1
        if self.state.branches is None:
            return at
        if self._chain_begun(seat):
            while at >= 0 and steps[at].seat != seat:  # what the others have done since is their own affair
                at -= 1
            return at
        branches = self.state.branches or []
        return at - sum([len(branch.answers) for branch in branches])  # and so is whether they have done anything yet

    def _last_of(self, seat: int) -> int | Text:
        """Return the number of the step that the seat could take back if it revealed nothing, or why there is none."""
        at = self._newest(seat)
        if at < 0:
            return Text("error-undo-nothing")
        last = self._steps[at]
        if last.seat != seat:
            return OTHER
        return at if last.before is not None else Text("error-undo-nothing")

    def _check_seat(self, seat: int | Any) -> None:
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise NotAsked("error-no-such-seat", number=str(seat), seats=self.state.seats)
