"""A match: a state, its log and its history, and everything that anyone outside a game may do with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from offworld.kernel import asides, asking, saving
from offworld.kernel.barrier import Step
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.differing import Node, of_values, whole
from offworld.kernel.engine import asked_of, redraw, seen_by, shows_progress, step, step_branch
from offworld.kernel.errors import (
    CannotUndo,
    IllegalAnswer,
    MatchOver,
    NotAsked,
    OffworldError,
    Unsettled,
)
from offworld.kernel.event import Event, event_json
from offworld.kernel.history import History
from offworld.kernel.layers import Laid
from offworld.kernel.outcome import Line, Outcome
from offworld.kernel.parts import Parts
from offworld.kernel.plain import LogEvent, View
from offworld.kernel.reaction import ASK
from offworld.kernel.rng import Rng
from offworld.kernel.state import State
from offworld.kernel.text import Text


class Seen(Node):
    """A view: what a seat, or a spectator, sees of a match at one moment.

    >>> import offworld
    >>> match, parts = offworld.game("dig_mars").start(seats=2, seed=7), Parts()
    >>> first = match.seen(0, parts)
    >>> seat, decision = next(iter(match.asked().items()))
    >>> match.answer(seat, decision.listed()[0])
    >>> list(match.seen(0, parts).change(first)), first.whole()["you"]
    (['asked', 'table'], 0)
    """

    __slots__ = ("_asked", "_game", "_options", "_outcome", "_ready", "_seats", "_table", "_you")

    def __init__(
        self, match: Match, you: int | None, asked: list[int], ready: list[int] | None, table: Mapping[str, Any] | Laid
    ) -> None:
        self._game = match.game.name
        self._seats = match.state.seats
        self._options = match.options
        self._you = you
        self._asked = asked
        self._ready = ready
        self._outcome = match.state.outcome
        self._table: Any = table

    def whole(self) -> View:
        return {
            "game": self._game,
            "seats": self._seats,
            "options": dict(self._options),
            "you": self._you,
            "asked": self._asked,
            "ready": self._ready,
            "outcome": self._outcome.to_json() if self._outcome is not None else None,
            "table": whole(self._table),
        }

    def change(self, old: Any) -> dict[str, Any]:
        assert isinstance(old, Seen)
        found: dict[str, Any] = {}
        if self._asked != old._asked:
            found["asked"] = [self._asked]
        if self._ready != old._ready:
            found["ready"] = [self._ready]
        if self._outcome is not old._outcome:
            found["outcome"] = [self._outcome.to_json() if self._outcome is not None else None]
        if self._table is not old._table:
            table = of_values(old._table, self._table)
            if table:
                found["table"] = table
        return found


class Match(History):
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

    __slots__ = ()

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

    def answer(self, seat: int | Any, value: object, at: float | None = None) -> None:
        """Answer what the seat is asked. A refused answer raises IllegalAnswer and changes nothing.

        Unsettled, where chains that went on at once turn out to contradict each other, changes nothing either. What is
        not a seat at all is let in here and below to be refused with a reason, by compiled rules too.
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
        self.carry_out(seat, answer, at)

    def carry_out(self, seat: int, answer: Answer, at: float | None = None) -> None:
        """Give an answer that is known to be legal and tidy, such as one of the choices themselves."""
        state = self.state
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
        self._changed += 1
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

    def _decision(self, seat: int | Any) -> Decision:
        """Return what this seat is asked, or raise an error that says why it is not asked anything."""
        if self.state.outcome is not None:
            raise MatchOver("error-match-over")
        self._check_seat(seat)
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
    def view(self, seat: int | Any | None, parts: Parts | None = None) -> View:
        """Return what this seat may see; None is a spectator.

        Whoever follows a match gives the same `parts` each time, and only reads what comes back.
        """
        if parts is not None and not self.quiet:  # what a quiet match shows is changed in place
            return self.seen(seat, parts).whole()
        self._check_viewer(seat)
        return self._seen(seat, self.game.view(seen_by(self.state, seat), seat)).whole()

    def seen(self, seat: int | Any | None, parts: Parts) -> Seen:
        """Return what this seat may see as a node, which knows how it differs from another made of these parts."""
        assert not self.quiet
        self._check_viewer(seat)
        state = seen_by(self.state, seat)
        parts.moment = (state, self._changed)
        return self._seen(seat, self.game.view_of(state, seat, parts))

    def _seen(self, seat: int | None, table: Mapping[str, Any] | Laid) -> Seen:
        """Return a view with the game's own part."""
        state = self.state
        if state.branches is None:
            pending = state.pending
            return Seen(self, seat, [pending.seat] if pending is not None else [], None, table)
        return Seen(self, seat, self.asked_as_seen_by(() if seat is None else (seat,)), self._ready(), table)

    def asked_as_seen_by(self, seats: tuple[int, ...]) -> list[int]:
        """Return who is asked, as far as whoever has these seats may know it; nobody's seats: a spectator.

        While chains go on, only `progress` lets others see that somebody has finished.
        """
        branches = self.state.branches
        if branches is None:
            pending = self.state.pending
            return [pending.seat] if pending is not None else []
        if shows_progress(self.state):
            return sorted(self.asked())
        return sorted([branch.seat for branch in branches if branch.seat not in seats or not branch.done])

    def _ready(self) -> list[int] | None:
        """Return who has finished, where chains go on of which everybody may see that."""
        branches = self.state.branches
        if branches is None or not shows_progress(self.state):
            return None
        return sorted([branch.seat for branch in branches if branch.done])

    def events(self, seat: int | Any | None, since: int | Any = 0, parts: Parts | None = None) -> list[LogEvent]:
        """Return what happened from event number `since` on, as far as this seat may know it."""
        self._check_viewer(seat)
        first, log = max(_whole(since), 0), self._log
        if parts is None:
            texts = [(number, log[number].for_seat(seat)) for number in range(first, len(log))]
            return [event_json(number, text) for number, text in texts if text is not None]
        source = (self, first, len(log), self._changed)  # what all may read is the same list for all
        kept: list[LogEvent] | None = parts.get("events", source)
        if kept is not None:
            return kept
        found: list[LogEvent] = []
        for_all = True
        for number in range(first, len(log)):
            event = log[number]
            for_all = for_all and event.audience is None
            text = event.for_seat(seat)
            if text is not None:
                found.append(parts.event(number, text))
        return cast(list[LogEvent], parts.keep("events", source, found)) if for_all else found

    def asides(self, seat: int | Any) -> list[Answer]:
        """Return what the seat may do freely beside its question; each is answered like the question itself."""
        return [] if asked_of(self.state, seat) is None else asides.offered(seen_by(self.state, seat))

    def reaction(self, seat: int | Any) -> str:
        """Return the name of the reaction that the seat is asked for, or nothing; not while several choose at once."""
        self._check_seat(seat)
        decision = self.state.pending
        return self.game.reaction_to(self.state, decision) if decision is not None and decision.seat == seat else ""

    def react(self, seat: int | Any, left: Mapping[str, str], at: float | None = None) -> bool:
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

    def question(self, seat: int | Any, parts: Parts | None = None) -> dict[str, Any] | None:
        """Return what a screen needs to ask this seat: the decision, words for each choice, what is refused and why.

        As with `view`, what is made with `parts` is only to be read.
        """
        asked = self.asking(seat, parts if parts is not None else Parts())
        return asked.whole() if asked is not None else None

    def asking(self, seat: int | Any, parts: Parts) -> asking.Asked | None:
        """Return the same as a node, which knows how it differs from another."""
        decision = asked_of(self.state, seat)
        if decision is None:
            return None
        return asking.question(self.game, seen_by(self.state, seat), decision, parts)

    def why_not(self, seat: int | Any, value: object) -> Text | None:
        """Return the rule that forbids an answer, or None where it is allowed."""
        try:
            decision = self._decision(seat)
        except OffworldError as error:
            return error.text
        return asking.why_not(seen_by(self.state, seat), decision, value)

    def _check_viewer(self, seat: int | Any | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    # --- copies ----------------------------------------------------------------------------------------------------
    def clone(self) -> Match:
        """Return a quiet copy to try things on; log, undo and record stay with the original."""
        return Match(self.game, self.options, _NOWHERE, self.state.clone(), _UNHEARD, True)

    def guess(self, seat: int | Any, rng: Rng) -> Match:
        """Return a copy whose hidden parts are redrawn consistently with what the seat knows."""
        self._check_seat(seat)
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

    def rewind(self, count: int | Any) -> None:
        """Go back to where the first `count` answers led, whatever was revealed since: an undo that all agreed to."""
        last = _whole(count)
        if self._start is None or not 0 <= last <= len(self._steps):
            raise CannotUndo("error-undo-nothing")
        kept = self._steps[:last]
        self._steps = []
        self._restore(self._start, self._started)
        for old in kept:
            self.answer(old.seat, old.answer, old.at)


def _whole(number: int | Any) -> int:
    """Return a number that callers count with; OffworldError where it is none, in compiled rules as in plain ones."""
    if type(number) is not int:
        raise OffworldError("error-whole-number", given=str(number))
    return number


_NOWHERE: dict[str, Any] = {}
_UNHEARD: list[Event] = []  # the log of every quiet copy: nobody writes to it
