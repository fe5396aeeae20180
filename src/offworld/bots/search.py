"""One search: a tree of answers, grown by iterations that each play through a fresh guess of what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

from offworld.bots.answers import finished
from offworld.bots.perspective import Perspective
from offworld.bots.tree import Node, Offer, most_promising, most_tried
from offworld.bots.worth import chances, results
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import seen_by, step, step_branch
from offworld.kernel.rng import Rng
from offworld.kernel.state import State

LONGER = 2  # a playout may go on to so many times its depth, to stop where the turn passes
LEAST_SPREAD = 0.02  # of results, in chances to win


class Search:
    """The tree of one decision. Nodes are series of picks; in each world only those on offer there are looked at.

    Every seat is taken to go after its own chances. While several seats are asked at once, each walks a subtree of its
    own, which knows nothing of the others' answers; the main line goes on from all of them together.
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
        self.scale = scale
        self.widen = widen
        self.base: float | None = None  # the value from which the seat starts
        self.nodes = 0
        self.root = self._new(0.5)
        self.path: list[tuple[Node, int]] = []  # picks of this iteration, and whose they were
        self.spread = Spread()

    def iterate(self) -> None:
        """Play through one guess: down the tree, one new node, a playout, and the results back up."""
        state = self.perspective.guess(self.rng).state
        if self.base is None:
            self.base = self.game.value(seen_by(state, self.seat), self.seat)
        self.path = []
        self._descend(state)
        self._play_out(state)
        found = chances(self.game, state, self.scale, self.base)
        for node, seat in self.path:
            node.visits += 1
            node.total += found[seat]
        self.spread.add(found[self.seat])

    def best(self) -> Answer:
        """Return the answer that was tried most, pick by pick; where the tree ends early the rest is filled in."""
        decision = self.perspective.decision
        node = self.root.children.get(("alone", self.seat), self.root)
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

    def _new(self, first: float) -> Node:
        self.nodes += 1
        return Node(self.nodes, first)

    def _child(self, node: Node, key: object) -> Node:
        kid = node.children.get(key)
        if kid is None:
            kid = node.children[key] = self._new(0.5)
        return kid

    def _descend(self, state: State) -> None:
        """Walk down the tree, carrying out the picks on the state, until a pick is tried for the first time."""
        node = self.root
        split: Node | None = None  # where several seats began to be asked at once
        walkers: dict[int, Node] = {}  # and how far each of them has got since
        decision = _asked(state)
        while decision is not None:
            seat = decision.seat
            if state.branches is not None:
                if split is None:
                    split, walkers = node, {}
                node = walkers.get(seat) or self._child(split, ("alone", seat))
            answer, node, is_new = self._choose(node, state, decision)
            _carry_out(state, seat, answer)
            if is_new:
                return
            if split is not None:
                walkers[seat] = node
                if state.branches is None:
                    node = self._child(split, tuple([(who, walkers[who].serial) for who in sorted(walkers)]))
                    split = None
            decision = _asked(state)

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
                kid = children[(seat, pick)] = self._new(sight.of(finished(decision, (*partial, pick), self.rng)))
            kid.available += 1
            offers.append((kid, pick))
        found = most_promising(offers, self.explore * self.spread.width, self.widen)
        self.path.append((found[0], seat))
        return found

    def _play_out(self, state: State) -> None:
        """Answer a number of decisions quickly, and then on to where the turn passes to somebody else."""
        last = -1
        for number in range(self.depth * LONGER):
            decision = _asked(state)
            if decision is None or (number >= self.depth and decision.seat != last):
                return
            last = decision.seat
            _carry_out(state, last, self.game.rollout(seen_by(state, last), decision, self.rng))


class FirstSight:
    """First impressions of answers: a seat's chances now, moved by what one answer does to its value."""

    def __init__(self, search: Search, state: State, seat: int) -> None:
        self.search = search
        self.state = state
        self.seat = seat
        now = chances(search.game, state, search.scale, search.base or 0.0)[seat]
        now = min(max(now, 0.001), 0.999)
        self.odds = log(now / (1.0 - now))
        self.value = search.game.value(seen_by(state, seat), seat)

    def of(self, answer: Answer) -> float:
        """Return the seat's chances right after an answer, at first sight."""
        search, seat = self.search, self.seat
        after = self.state.clone()
        _carry_out(after, seat, answer)
        if after.outcome is not None:
            return results(after.outcome, search.scale, search.base or 0.0)[seat]
        gain = (search.game.value(seen_by(after, seat), seat) - self.value) / search.scale
        return 1.0 / (1.0 + exp(-min(max(self.odds + gain, -50.0), 50.0)))


class Spread:
    """How far results lie apart. Exploration is measured by it: what little tells answers apart must not drown."""

    __slots__ = ("count", "mean", "squares", "width")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        self.width = LEAST_SPREAD

    def add(self, result: float) -> None:
        """Take one more result into account."""
        self.count += 1
        change = result - self.mean
        self.mean += change / self.count
        self.squares += change * (result - self.mean)
        self.width = max(LEAST_SPREAD, sqrt(self.squares / self.count))


def _asked(state: State) -> Decision | None:
    """Return what is asked next; of several seats at once, what the first that has not finished is asked."""
    pending = state.pending
    if pending is not None or state.branches is None:
        return pending
    for branch in state.branches:
        if branch.state.pending is not None:
            return branch.state.pending
    return None


def _carry_out(state: State, seat: int, answer: Answer) -> None:
    if state.branches is None:
        step(state, answer)
    else:
        step_branch(state, seat, answer)
