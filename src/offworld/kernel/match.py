"""A match: a state, its log and its history, and everything that anyone outside a game may do with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from offworld.kernel import asides, saving
from offworld.kernel.barrier import Barrier, Step
from offworld.kernel.decision import Answer, Decision, place_of, same, tidy
from offworld.kernel.done import Done
from offworld.kernel.engine import asked_of, redraw, seen_by, shows_progress, step, step_branch
from offworld.kernel.errors import (
    CannotUndo,
    IllegalAnswer,
    MalformedAnswer,
    MatchOver,
    NotAsked,
    OffworldError,
    Unsettled,
)
from offworld.kernel.event import Event, event_json
from offworld.kernel.option import OptionValue
from offworld.kernel.outcome import Line, Outcome
from offworld.kernel.reaction import ASK
from offworld.kernel.rng import Rng
from offworld.kernel.rules import Rules
from offworld.kernel.state import State
from offworld.kernel.text import Text


class Match:
    """One match. Make it with `start`, `load` or `replay`; a quiet one keeps neither log nor undo and is faster.

    Ask who is asked what, answer, and look:

    >>> import offworld
    >>> match = offworld.game("dig_mars").start(seats=2, seed=7)
    >>> seat, decision = next(iter(match.asked().items()))
    >>> match.answer(seat, decision.listed()[0])
    >>> match.answered, match.over
    (1, False)
    >>> match.view(seat)["you"] == seat, match.outcome() is None
    (True, True)
    >>> offworld.replay(match.record()).position() == match.position()
    True
    """

    __slots__ = ("_log", "_start", "_started", "_steps", "game", "options", "origin", "quiet", "state")

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
        self._steps: list[Step] = []
        self._start: State | None = None if quiet else state.clone()
        self._started = len(log)  # what the set-up has told
        if not quiet:
            state.log = log

    # --- playing ---------------------------------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.outcome is not None

    def asked(self) -> dict[int, Decision]:
        """Return what is asked now, by seat; several seats may be asked at once, and nobody when the match is over."""
        pending = self.state.pending
        if pending is not None:
            return {pending.seat: pending}
        branches = self.state.branches
        if branches is None:
            return {}
        return {branch.seat: branch.state.pending for branch in branches if branch.state.pending is not None}

    def answer(self, seat: int, value: object, at: float | None = None) -> None:
        """Answer what the seat is asked. A refused answer raises IllegalAnswer and changes nothing.

        Unsettled, where chains that went on at once turn out to contradict each other, changes nothing either.
        """
        state = self.state
        decision = state.pending
        if decision is None or decision.seat is not seat:  # the quick way: small numbers are one object each
            decision = self._decision(seat)
        try:
            answer = decision.check(value)
        except IllegalAnswer:
            if not asides.is_aside(value):  # looked at last: no question offers what begins like an aside
                raise
            answer = asides.checked(seen_by(state, seat), value)
        if self.quiet:
            self._steps.append(Step(seat, answer, at, None, 0))
            if state.branches is not None:
                self._answer_in_chain(state, seat, answer)
            else:
                step(state, answer)
        else:
            self._answer_remembering(state, seat, answer, at)

    def _answer_in_chain(self, state: State, seat: int, answer: Answer) -> None:
        """Carry out a checked answer in a quiet match; where the chains cannot be settled, the last one stays open."""
        try:
            step_branch(state, seat, answer)
        except Unsettled as error:
            self._steps.pop()
            before = error.before
            assert isinstance(before, State)
            self.state = before
            raise

    def _answer_remembering(self, state: State, seat: int, answer: Answer, at: float | None) -> None:
        """Carry out a checked answer and keep what was before, also in case that a rule breaks down half-way."""
        self._remember(seat, answer, at)
        try:
            if state.branches is not None:
                step_branch(state, seat, answer)
            else:
                step(state, answer)
        except Exception:
            last = self._steps.pop()
            assert last.before is not None
            self._restore(last.before, last.logged)
            raise

    def _decision(self, seat: int) -> Decision:
        """Return what this seat is asked, or raise an error that says why it is not asked anything."""
        if self.state.outcome is not None:
            raise MatchOver("error-match-over")
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise NotAsked("error-no-such-seat", number=str(seat), seats=self.state.seats)
        decision = asked_of(self.state, seat)
        if decision is None:
            raise NotAsked("error-not-asked", seat=seat)
        return decision

    def scores(self) -> list[int]:
        """Return everyone's points as they stand, hidden ones included."""
        return self.game.scores(self.state)

    def outcome(self) -> Outcome | None:
        """Return why the match ended and who won, or None while it goes on."""
        return self.state.outcome

    def score_lines(self) -> list[list[Line]]:
        """Return by seat what everyone's points are for, hidden ones included; empty where the game does not say."""
        return [self.game.score_lines(self.state, seat) for seat in range(self.state.seats)]

    # --- what a seat may know --------------------------------------------------------------------------------------
    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what this seat may see; None is a spectator."""
        self._check_viewer(seat)
        outcome = self.state.outcome
        return {
            "game": self.game.name,
            "seats": self.state.seats,
            "options": dict(self.options),
            "you": seat,
            "asked": self.asked_as_seen_by(() if seat is None else (seat,)),
            "ready": self._ready(),
            "outcome": outcome.to_json() if outcome is not None else None,
            "table": self.game.view(seen_by(self.state, seat), seat),
        }

    def asked_as_seen_by(self, seats: tuple[int, ...]) -> list[int]:
        """Return who is asked, as far as whoever has these seats may know it; nobody's seats: a spectator.

        While chains go on, only `progress` lets others see that somebody has finished.
        """
        branches = self.state.branches
        if branches is None:
            return list(self.asked())
        if shows_progress(self.state):
            return sorted(self.asked())
        return sorted([branch.seat for branch in branches if branch.seat not in seats or not branch.done])

    def _ready(self) -> list[int] | None:
        """Return who has finished, where chains go on of which everybody may see that."""
        branches = self.state.branches
        if branches is None or not shows_progress(self.state):
            return None
        return sorted([branch.seat for branch in branches if branch.done])

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """Return what happened from event number `since` on, as far as this seat may know it."""
        self._check_viewer(seat)
        found = []
        for number in range(max(since, 0), len(self._log)):
            text = self._log[number].for_seat(seat)
            if text is not None:
                found.append(event_json(number, text))
        return found

    def asides(self, seat: int) -> list[Answer]:
        """Return what the seat may do freely beside its question; each is answered like the question itself."""
        return asides.offered(seen_by(self.state, seat)) if asked_of(self.state, seat) is not None else []

    def reaction(self, seat: int) -> str:
        """Return the name of the reaction that the seat is asked for, or nothing; not while several choose at once."""
        decision = self.state.pending
        return self.game.reaction_to(self.state, decision) if decision is not None and decision.seat == seat else ""

    def react(self, seat: int, left: Mapping[str, str], at: float | None = None) -> bool:
        """Answer the seat's question with what it has left for such reactions; False where it has to be asked."""
        choice = left.get(self.reaction(seat), ASK)
        if choice == ASK:
            return False
        decision = self.state.pending
        assert decision is not None
        self.answer(seat, self.game.react(self.state, decision, choice), at)
        return True

    @property
    def logged(self) -> int:
        """The length of the log: the number that the next event will have."""
        return len(self._log)

    def question(self, seat: int) -> dict[str, Any] | None:
        """Return what a screen needs to ask this seat: the decision, words for each choice, what is refused and why."""
        decision = asked_of(self.state, seat)
        if decision is None:
            return None
        state = seen_by(self.state, seat)
        asked = decision.to_json()
        asked["labels"] = [self._label(state, decision, each).to_json() for each in decision.labelled()]
        listed = decision.listed()
        refused: dict[str, dict[str, Any]] = {}  # by reason: many answers are refused for few reasons
        owner, effect = state.stack[-1]
        for value in effect.considered(state, owner):
            why: Text | None = None
            if listed is not None:
                if value in listed and any([same(choice, value) for choice in listed]):  # `in` is quick, `same` exact
                    continue
                why = effect.why_not(state, owner, value)
            if why is None:
                why = self.why_not(seat, value)
            if why is not None:
                group = refused.setdefault(repr(why), {"why": why.to_json(), "values": [], "labels": []})
                group["values"].append(value)
                group["labels"].append(self._label(state, decision, value).to_json())
        asked["refused"] = list(refused.values())
        asked["asides"] = [
            {"value": each, "label": self.game.label(state, decision, each).to_json()} for each in self.asides(seat)
        ]
        return asked

    def _label(self, state: State, decision: Decision, choice: Answer) -> Text:
        """Return the words for a choice: the game's, or the kernel's own where the kernel asks."""
        return decision.label() if isinstance(decision, Done) else self.game.label(state, decision, choice)

    def why_not(self, seat: int, value: object) -> Text | None:
        """Return the rule that forbids an answer, or None where it is allowed."""
        try:
            decision = self._decision(seat)
        except OffworldError as error:
            return error.text
        state = seen_by(self.state, seat)
        if asides.is_aside(value):
            return None if place_of(value, self.asides(seat)) >= 0 else asides.why_not(state, value)
        try:
            decision.check(value)
        except IllegalAnswer as error:
            if isinstance(error, MalformedAnswer) and not any([same(each, value) for each in self._considered(state)]):
                return error.text  # no rule of a game speaks about such a thing
            owner, effect = state.stack[-1]
            return effect.why_not(state, owner, tidy(value)) or error.text
        return None

    def _considered(self, state: State) -> list[Answer]:
        """Return the answers that a person may think of, legal or not."""
        owner, effect = state.stack[-1]
        return effect.considered(state, owner)

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.state.seats):
            raise NotAsked("error-no-such-seat", number=str(seat), seats=self.state.seats)

    # --- copies ----------------------------------------------------------------------------------------------------
    def clone(self) -> Match:
        """Return a quiet copy to try things on; log, undo and record stay with the original."""
        return Match(self.game, self.options, _NOWHERE, self.state.clone(), _UNHEARD, True)

    def guess(self, seat: int, rng: Rng) -> Match:
        """Return a copy whose hidden parts are redrawn consistently with what the seat knows."""
        copy = self.clone()
        redraw(self.game, copy.state, (seat,), rng)
        return copy

    def position(self) -> dict[str, Any]:
        """Return the complete state as documented JSON, hidden parts included; `game.load` takes it."""
        plain: dict[str, Any] = saving.plain_json(saving.position(self.game, self.options, self.state))
        return plain

    def record(self) -> dict[str, Any]:
        """Return the match as a file: seed, options, rules version and answers; `offworld.replay` takes it."""
        return saving.record(self.game, self.options, self.origin, self.answers, self.state)

    def note(self, text: Text) -> None:
        """Write something into the log before the first answer: it stays there, whatever is taken back."""
        assert not self._steps
        self._log.append(Event(text))
        self._started = len(self._log)

    # --- history ---------------------------------------------------------------------------------------------------
    @property
    def answers(self) -> list[tuple[int, Answer, float | None]]:
        """The answers that led here: seat, value, and when, if the caller said so."""
        return [(step.seat, step.answer, step.at) for step in self._steps]

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

    def cannot_undo(self, seat: int) -> Text | None:
        """Return why the seat cannot take back its last answer, or None where it can.

        Found by trying it out in many worlds: ask when somebody may want to know, not after every answer.
        """
        found = self._undoable(seat)
        return found if isinstance(found, Text) else None

    def undo_hint(self, seat: int) -> bool | Text | None:
        """Return what is known at once: True, why not, or None where `cannot_undo` has to try."""
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

    def barriers(self, seat: int) -> list[Barrier]:
        """Return what `undo` and `start_again` would have to work out, so that it can be done elsewhere beforehand."""
        at = self._last_of(seat)
        if isinstance(at, Text):
            return []
        found: list[Barrier] = []
        while at >= 0 and len(found) < max(1, self.answered_in_turn(seat)):
            if self._steps[at].seat == seat:
                found.append(Barrier(self.game, self._steps[at]))
            at -= 1
        return found

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, if nothing was revealed by it and nobody else has answered since.

        In a chain, what others answer in theirs does not matter, and a finished chain can be taken up again. What came
        before chains of several seats stays, so that nobody learns by trying whether others have answered in theirs.
        """
        found = self._undoable(seat)
        if isinstance(found, Text):
            raise CannotUndo(found.key, **found.params)
        last = self._steps[found]
        before = last.before
        assert before is not None
        del self._steps[found]
        branches = self.state.branches
        if branches is not None and before.branches is not None and self._chain_begun(seat):
            for i, branch in enumerate(branches):
                if branch.seat == seat:
                    branches[i] = before.branches[i]
        else:
            self._restore(before, last.logged)

    def start_again(self, seat: int) -> int:
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

    def answered_in_turn(self, seat: int) -> int:
        """Return how many answers the seat has given in this turn, whether or not they can be taken back."""
        chain = self._chain_begun(seat)
        count = 0
        for old in reversed(self._steps[: self._newest(seat) + 1]):
            if old.seat == seat and old.before is not None and old.before.turn == self.state.turn:
                count += 1
            elif not chain or old.seat == seat:
                break
        return count

    def rewind(self, count: int) -> None:
        """Go back to where the first `count` answers led, whatever was revealed since: an undo that all agreed to."""
        if self._start is None or not 0 <= count <= len(self._steps):
            raise CannotUndo("error-undo-nothing")
        kept = self._steps[:count]
        self._steps = []
        self._restore(self._start, self._started)
        for old in kept:
            self.answer(old.seat, old.answer, old.at)

    def _restore(self, state: State, logged: int) -> None:
        del self._log[logged:]
        self.state = state.clone()
        self.state.log = self._log

    def _chain_begun(self, seat: int) -> bool:
        """Return whether the seat has answered in a chain that goes on."""
        branches = self.state.branches
        return branches is not None and any([branch.seat == seat and branch.answers for branch in branches])

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
            return Text("error-undo-other")
        return at if last.before is not None else Text("error-undo-nothing")


_NOWHERE: dict[str, Any] = {}
_UNHEARD: list[Event] = []  # the log of every quiet copy: nobody writes to it
