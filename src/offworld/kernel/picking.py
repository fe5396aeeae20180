"""A match answered by numbers: one number for each pick, and big answers made pick by pick."""

from __future__ import annotations

from offworld.kernel.asides import is_aside
from offworld.kernel.comparing import distinct
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import asked_of
from offworld.kernel.looking import look
from offworld.kernel.match import Match


class Actions:
    """The action space of a game: action number i stands for the pick `atoms[i]`.

    >>> actions = Actions(["pass", 1, True, ("aside", 2)])
    >>> actions.number(True), actions.number(1), actions.number(("aside", 2))
    (2, 1, 3)
    >>> list(actions.flags(["pass", True]))
    [1, 0, 1, 0]
    """

    __slots__ = ("_flags", "_numbers", "atoms")

    def __init__(self, atoms: list[Answer]) -> None:
        self.atoms = atoms
        self._numbers: dict[object, int] = {distinct(atom): number for number, atom in enumerate(atoms)}
        self._flags = bytes(len(atoms))

    def __len__(self) -> int:
        return len(self.atoms)

    def number(self, pick: Answer) -> int:
        """Return the action that stands for a pick."""
        if isinstance(pick, (bool, tuple)):
            return self._numbers[distinct(pick)]
        return self._numbers[pick]

    def flags(self, picks: list[Answer] | tuple[Answer, ...]) -> bytearray:
        """Return a byte for each action: 1 for each of the picks and 0 for all others."""
        found = bytearray(self._flags)
        numbers = self._numbers
        for pick in picks:  # as `number` does: a call less for each of many picks
            found[numbers[distinct(pick) if isinstance(pick, (bool, tuple)) else pick]] = 1
        return found


class Picking:
    """A match with the picks of unfinished answers, one series for each seat that is asked.

    What a seat may pick is worked out once for each pick, whoever asks for it.

    >>> import offworld
    >>> game = offworld.game("dig_mars")
    >>> picking = Picking(game.start(seats=2, seed=7, quiet=True), Actions(game.atoms(2)))
    >>> seat = picking.next_seat()
    >>> picking.act(seat, picking.mask(seat).index(1))
    >>> picking.match.answered
    1
    """

    __slots__ = ("_legal", "_mask", "_picked", "_seat", "actions", "match")

    def __init__(self, match: Match, actions: Actions) -> None:
        self.match = match
        self.actions = actions
        self._picked: list[tuple[Answer, ...]] = [()] * match.seats
        self._seat = -1  # whose picks are known
        self._legal: list[Answer] = []
        self._mask: bytearray | None = None
        self._skip_empty()

    def decision(self, seat: int) -> Decision | None:
        """Return what a seat is asked."""
        return asked_of(self.match.state, seat)

    def next_seat(self) -> int:
        """Return the seat that is served next: of several asked at once the first until it has finished; -1 nobody."""
        state = self.match.state
        pending = state.pending
        if pending is not None:
            return pending.seat
        found = -1
        if state.branches is not None:
            for branch in state.branches:
                if branch.state.pending is not None and (found < 0 or branch.seat < found):
                    found = branch.seat
        return found

    def picks(self, seat: int) -> list[Answer]:
        """Return what a seat may pick now; nothing where it is not asked."""
        if seat != self._seat:
            decision = asked_of(self.match.state, seat)
            if decision is None:
                return []
            self._know(seat, self._offered(seat, decision))
        return self._legal

    def mask(self, seat: int) -> bytearray:
        """Return a byte for each action, 1 where a seat may take it now; not to be changed."""
        legal = self.picks(seat)
        if seat != self._seat:
            return self.actions.flags(legal)
        mask = self._mask
        if mask is None:
            mask = self.actions.flags(legal)
            self._mask = mask
        return mask

    def picked(self, seat: int) -> tuple[Answer, ...]:
        """Return what a seat has picked of its answer so far."""
        return self._picked[seat]

    def act(self, seat: int, action: int) -> None:
        """Make one pick for a seat, and answer once they are complete; IllegalAnswer changes nothing."""
        decision = asked_of(self.match.state, seat)
        assert decision is not None
        atoms = self.actions.atoms
        if not 0 <= action < len(atoms):
            raise decision.not_offered(action, self.picks(seat))
        pick = atoms[action]
        if not self.mask(seat)[action]:
            raise decision.not_offered(pick, self.picks(seat))
        partial = (*self._picked[seat], pick)
        if is_aside(pick):
            self.answer(seat, pick)
            return
        legal = decision.picks(partial)
        if legal:
            self._picked[seat] = partial
            self._know(seat, legal)
        else:
            self.answer(seat, decision.build(partial))

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a whole answer for a seat."""
        self._picked[seat] = ()
        self._seat = -1
        self.match.answer(seat, answer)
        self._skip_empty()

    def serve(self, seat: int, action: int) -> int:
        """Make one pick for a seat, and return who is served next; -1 once the match is over."""
        self.act(seat, action)
        return self.next_seat()

    def clone(self) -> Picking:
        """Return an independent copy of the match, with its unfinished answers."""
        copy = Picking(self.match.clone(), self.actions)
        copy._picked = self._picked[:]
        copy._seat = -1
        return copy

    def look(self, seat: int) -> bytes:
        """Return what a seat sees, packed."""
        match = self.match
        return look(match.game, match.state, seat).packed()

    def _know(self, seat: int, legal: list[Answer]) -> None:
        self._seat = seat
        self._legal = legal
        self._mask = None

    def _offered(self, seat: int, decision: Decision) -> list[Answer]:
        partial = self._picked[seat]
        found = decision.picks(partial)
        if not partial:
            found.extend(self.match.asides(seat))
        return found

    def _skip_empty(self) -> None:
        """Answer for seats that have nothing to pick, such as some of no options."""
        while True:
            state = self.match.state
            pending = state.pending
            if pending is not None:
                if self._picked[pending.seat]:
                    return
                found = pending.picks(())
                if found:
                    found.extend(self.match.asides(pending.seat))
                    self._know(pending.seat, found)
                    return
                self.match.answer(pending.seat, pending.build(()))
            elif not self._skip_one():
                return

    def _skip_one(self) -> bool:
        """Answer for one of several seats that has nothing to pick; False where there is none."""
        branches = self.match.state.branches
        if branches is None:
            return False
        for branch in branches:
            decision = branch.state.pending
            if decision is not None and not self._picked[branch.seat] and not decision.picks(()):
                self.match.answer(branch.seat, decision.build(()))
                return True
        return False
