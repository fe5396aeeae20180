"""A match answered by numbers: one number for each pick, and big answers made pick by pick."""

from __future__ import annotations

from offworld.kernel.asides import is_aside
from offworld.kernel.comparing import distinct
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.each import Each
from offworld.kernel.engine import asked_of
from offworld.kernel.looking import look, look_again
from offworld.kernel.match import Match
from offworld.kernel.sight import Sight


class Actions:
    """The action space of a game: action number i stands for the pick `atoms[i]`.

    >>> actions = Actions(["pass", 1, True, ("aside", 2)])
    >>> actions.number(True), actions.number(1), actions.number(("aside", 2))
    (2, 1, 3)
    >>> list(actions.flags(["pass", True]))
    [1, 0, 1, 0]
    """

    __slots__ = ("_numbers", "atoms", "none")

    def __init__(self, atoms: list[Answer]) -> None:
        self.atoms = atoms
        self._numbers: dict[object, int] = {distinct(atom): number for number, atom in enumerate(atoms)}
        self.none = bytes(len(atoms))  # the flags of no picks

    def __len__(self) -> int:
        return len(self.atoms)

    def number(self, pick: Answer) -> int:
        """Return the action that stands for a pick."""
        if isinstance(pick, (bool, tuple)):
            return self._numbers[distinct(pick)]
        return self._numbers[pick]

    def flags(self, picks: list[Answer] | tuple[Answer, ...]) -> bytearray:
        """Return a byte for each action: 1 for each of the picks and 0 for all others."""
        found = bytearray(self.none)
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

    __slots__ = ("_asked", "_left", "_legal", "_looked", "_mask", "_picked", "_seat", "_sights", "actions", "match")

    def __init__(self, match: Match, actions: Actions, before: Picking | None = None) -> None:
        """`before`, of the same game, seats and options, is not used any more: its sights are written on."""
        self.match = match
        self.actions = actions
        self._picked: list[tuple[Answer, ...]] = [()] * match.seats
        self._seat = -1  # whose picks are known
        self._asked: Decision | None = None  # what they answer
        self._legal: list[Answer] = []
        self._left: list[Answer] | tuple[Answer, ...] = ()  # choices that begin with what was picked
        self._mask: bytearray | None = None
        self._sights: list[Sight | None] = [None] * match.seats if before is None else before._sights
        self._looked = [-1] * match.seats  # after how many answers
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
        decision = asked_of(self.match.state, seat)
        if decision is None:
            if seat == self._seat:  # somebody has answered the match itself
                self._seat = -1
            return []
        if seat != self._seat or decision is not self._asked:
            self._know(decision, decision.picks(self._picked[seat]))
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

    def picked_flags(self, seat: int) -> bytes | bytearray:
        """Return a byte for each action, 1 where a seat has picked it for its answer; not to be changed."""
        picked = self._picked[seat]
        return self.actions.flags([pick for pick in picked if pick is not None]) if picked else self.actions.none

    def check(self, seat: int, action: int) -> None:
        """Raise IllegalAnswer where a seat may not take an action now."""
        atoms = self.actions.atoms
        is_action = 0 <= action < len(atoms)
        if not is_action or not self.mask(seat)[action]:
            decision = asked_of(self.match.state, seat)
            assert decision is not None
            raise decision.not_offered(atoms[action] if is_action else action, self.picks(seat))

    def act(self, seat: int, action: int) -> None:
        """Make one pick for a seat, and answer once they are complete; IllegalAnswer changes nothing."""
        self.check(seat, action)
        self.take(seat, action)

    def take(self, seat: int, action: int) -> None:
        """Do the same with an action that was checked."""
        decision = asked_of(self.match.state, seat)
        assert decision is not None
        pick = self.actions.atoms[action]
        if is_aside(pick):
            self.answer(seat, pick)
            return
        partial = (*self._picked[seat], pick)
        if isinstance(decision, Each) and decision.in_steps():
            left = decision.narrowed(self._left, len(partial) - 1, pick)
            legal = decision.following(left, len(partial))
            if not legal:
                self._forget(seat)
                self.match.carry_out(seat, left[0] if left else decision.build(partial))
                self._skip_empty()
                return
            self._picked[seat] = partial
            self._know(decision, legal, left)
            return
        legal = decision.picks(partial)
        if legal:
            self._picked[seat] = partial
            self._know(decision, legal)
        else:
            self.answer(seat, decision.build(partial))

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a whole answer for a seat."""
        self._forget(seat)
        self.match.answer(seat, answer)
        self._skip_empty()

    def clone(self) -> Picking:
        """Return an independent copy of the match, with its unfinished answers."""
        copy = Picking(self.match.clone(), self.actions)
        copy._picked = self._picked[:]
        copy._seat = -1
        return copy

    def sight(self, seat: int) -> Sight:
        """Return what a seat sees; it changes with the match."""
        match = self.match
        sight = self._sights[seat]
        if sight is None:
            sight = look(match.game, match.state, seat)
            self._sights[seat] = sight
        elif self._looked[seat] != match.answered:
            look_again(match.game, match.state, seat, sight)
        self._looked[seat] = match.answered
        return sight

    def look(self, seat: int) -> bytes:
        """Return what a seat sees, packed."""
        return self.sight(seat).packed()

    def _know(
        self, decision: Decision, legal: list[Answer], left: list[Answer] | tuple[Answer, ...] | None = None
    ) -> None:
        """Remember what may be picked next, and which choices begin with the picks before."""
        self._seat = decision.seat
        self._asked = decision
        self._mask = None
        partial = self._picked[decision.seat]
        if left is None:
            left = decision.beginning(partial) if isinstance(decision, Each) else ()
        self._left = left
        if not partial:
            legal.extend(self.match.asides(decision.seat))
        self._legal = legal

    def _forget(self, seat: int) -> None:
        self._picked[seat] = ()
        self._seat = -1

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
                    self._know(pending, found)
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
