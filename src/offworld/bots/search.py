"""One search: a tree of answers, grown by iterations that each play through a fresh guess of what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

from offworld.bots.answers import finished
from offworld.bots.follow import FOLLOW_UPS, Moment
from offworld.bots.perspective import Perspective
from offworld.bots.tree import Node, Offer, most_promising, most_tried
from offworld.bots.worth import Chances, values
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import seen_by, step, step_branch
from offworld.kernel.rng import Rng
from offworld.kernel.state import State

EXPAND = 3  # visits before what may follow is looked at; until then a playout goes on from there
LONGER = 4  # a playout may go on to so many times its depth, to stop where one's turn comes back
LEAST_SPREAD = 0.02  # of results, in chances to win; exploration is measured by it
PILOTS = 12  # playouts that find out the scale
SCALE = 2.5  # in deviations of what playouts gain or lose
LEAST_SCALE = 0.5  # points


class Search:
    """The tree of one decision. Nodes are series of picks; in each world only those on offer there are looked at.

    Every seat is taken to go after its own chances. While several seats are asked at once, only the answers of the
    deciding seat are searched; the others' are those of a playout, and nobody reacts to what is not shown yet.
    """

    def __init__(
        self, perspective: Perspective, rng: Rng, explore: float, depth: int, scale: float, widen: float
    ) -> None:
        self.perspective = perspective
        self.game = perspective.game
        self.seat = perspective.seat
        self.rng = rng
        self.explore = explore
        self.depth = depth
        self.widen = widen
        self.root = Node(0.5)
        self.path: list[tuple[Node, int]] = []  # picks of this iteration, and whose they were
        self.spread = Spread()
        self.chances = self._calibrated(scale)

    def iterate(self) -> None:
        """Play through one guess: down the tree, one new node, a playout, and the results back up."""
        state = self.perspective.guess(self.rng).state
        self.path = []
        self._descend(state)
        self._play_out(state)
        found = self.chances.of_state(self.game, state)
        for node, seat in self.path:
            node.visits += 1
            node.total += found[seat]
        self.spread.add(found[self.seat])

    def _calibrated(self, scale: float) -> Chances:
        """Return how values are turned into chances, from a few playouts where no scale is given."""
        start = values(self.game, self.perspective.guess(self.rng).state)
        gains = Spread()
        for _ in range(0 if scale else PILOTS):
            state = self.perspective.guess(self.rng).state
            before = values(self.game, state)
            self._play_out(state)
            changes = [after - value for after, value in zip(values(self.game, state), before)]
            mine = changes.pop(self.seat)
            gains.add(mine - max(changes, default=0.0))
        return Chances(start, scale or max(LEAST_SCALE, SCALE * gains.deviation))

    def best(self) -> Answer:
        """Return the answer that was tried most, pick by pick; where the tree ends early the rest is filled in."""
        decision = self.perspective.decision
        node = self.root
        partial: tuple[Answer, ...] = ()
        picks = decision.picks(partial)
        while picks:
            found = most_tried(node, self.seat, picks)
            if found is None:
                break
            node = found[0]
            partial = (*partial, found[1])
            picks = decision.picks(partial)
        return finished(decision, partial, self.rng)

    def _descend(self, state: State) -> None:
        """Walk down the tree, carrying out the picks on the state, until a pick is tried for the first time."""
        node = self.root
        decision = self._asked(state)
        while decision is not None:
            if state.branches is not None and decision.seat != self.seat:
                self._answer_quickly(state, decision)
            elif node is not self.root and node.visits < EXPAND:
                return
            else:
                answer, node, is_new = self._choose(node, state, decision)
                _carry_out(state, decision.seat, answer)
                if is_new:
                    return
            decision = self._asked(state)

    def _asked(self, state: State) -> Decision | None:
        """Return what is asked next; of several seats at once, the deciding one goes first."""
        if state.branches is None:
            return state.pending
        found: Decision | None = None
        for branch in state.branches:
            pending = branch.state.pending
            if pending is not None and (found is None or branch.seat == self.seat):
                found = pending
        return found

    def _answer_quickly(self, state: State, decision: Decision) -> None:
        seat = decision.seat
        _carry_out(state, seat, self.game.rollout(seen_by(state, seat), decision, self.rng))

    def _choose(self, node: Node, state: State, decision: Decision) -> tuple[Answer, Node, bool]:
        """Return an answer, the node that it leads to, and whether that is tried for the first time."""
        listed = decision.listed()
        if listed is not None:
            kid, pick = self._select(node, state, decision, (), listed)
            return pick, kid, kid.visits == 0
        partial: tuple[Answer, ...] = ()
        picks = decision.picks(partial)
        while picks:
            node, pick = self._select(node, state, decision, partial, picks)
            partial = (*partial, pick)
            if node.visits == 0:
                return finished(decision, partial, self.rng), node, True
            picks = decision.picks(partial)
        return decision.build(partial), node, False

    def _select(
        self, node: Node, state: State, decision: Decision, partial: tuple[Answer, ...], picks: Sequence[Answer]
    ) -> Offer:
        """Return the most promising of the picks on offer in this world."""
        seat = decision.seat
        children = node.children
        offers: list[Offer] = []
        sight: FirstSight | None = None
        for pick in picks:
            kid = children.get((seat, pick))
            if kid is None:
                if sight is None:
                    sight = FirstSight(self, state, seat)
                kid = children[(seat, pick)] = Node(sight.of(finished(decision, (*partial, pick), self.rng)))
            kid.available += 1
            offers.append((kid, pick))
        found = most_promising(offers, self.explore * max(LEAST_SPREAD, self.spread.deviation), self.widen)
        self.path.append((found[0], seat))
        return found

    def _play_out(self, state: State) -> None:
        """Answer a number of decisions quickly, and then on to where it is the deciding seat's turn again.

        Positions are valued best at the same point of a turn: otherwise an action not yet answered looks like a lead.
        """
        last = self.seat
        for number in range(self.depth * LONGER):
            decision = self._asked(state)
            if decision is None:
                return
            is_back = decision.seat == self.seat and (last != self.seat or state.seats == 1)
            if is_back and number >= self.depth:
                return
            last = decision.seat
            self._answer_quickly(state, decision)


class FirstSight:
    """First impressions of answers: a seat's chances now, moved by what one answer does to its value."""

    def __init__(self, search: Search, state: State, seat: int) -> None:
        self.search = search
        self.state = state
        self.seat = seat
        before = values(search.game, state)
        now = min(max(search.chances.of_values(before)[seat], 0.001), 0.999)
        self.odds = log(now / (1.0 - now))
        self.value = before[seat]
        self.moment = Moment(state, seat)

    def of(self, answer: Answer) -> float:
        """Return the seat's chances right after an answer, at first sight."""
        search, seat = self.search, self.seat
        after = self.state.clone()
        _carry_out(after, seat, answer)
        for _ in range(FOLLOW_UPS):
            question = self.moment.follow_up(after)
            if question is None:
                break
            _carry_out(after, seat, search.game.rollout(seen_by(after, seat), question, search.rng))
        if after.outcome is not None:
            return search.chances.of_outcome(after.outcome)[seat]
        gain = (search.game.value(seen_by(after, seat), seat) - self.value) / search.chances.scale
        return 1.0 / (1.0 + exp(-min(max(self.odds + gain, -50.0), 50.0)))


class Spread:
    """How far results lie apart."""

    __slots__ = ("count", "deviation", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        self.deviation = 0.0

    def add(self, result: float) -> None:
        """Take one more result into account."""
        self.count += 1
        change = result - self.mean
        self.mean += change / self.count
        self.squares += change * (result - self.mean)
        self.deviation = sqrt(self.squares / self.count)


def _carry_out(state: State, seat: int, answer: Answer) -> None:
    if state.branches is None:
        step(state, answer)
    else:
        step_branch(state, seat, answer)
