"""One search: a tree of answers, grown by iterations that each play through a fresh guess of what is hidden."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from offworld.bots.answers import finished
from offworld.bots.perspective import Perspective
from offworld.bots.worth import chances
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import seen_by, step, step_branch
from offworld.kernel.rng import Rng
from offworld.kernel.state import State

TRUST = 2.0  # visits that the first impression of an answer counts for
LONGER = 2  # a playout may go on to so many times its depth, to stop where the turn passes


class Node:
    """What is known about one pick after a series of others: visits, how often it was on offer, its results."""

    __slots__ = ("available", "children", "first", "serial", "total", "visits")

    def __init__(self, serial: int, first: float) -> None:
        self.serial = serial
        self.first = first  # the first impression, as a chance to win of the seat that picks
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Any, Node] = {}


class Search:
    """The tree of one decision. Nodes are series of picks; in each world only those on offer there are looked at.

    While several seats are asked at once, each walks a subtree of its own, which knows nothing of the others' answers;
    the main line goes on from all of them together.
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
        self.base = 0.0
        self.nodes = 0
        self.root = self._node(0.5)
        self.start: Node | None = None  # where the tree of the deciding seat begins
        self.path: list[tuple[Node, int]] = []

    def iterate(self) -> None:
        """Play through one guess: down the tree, one new node, a playout, and the results back up."""
        state = self.perspective.guess(self.rng).state
        if self.start is None:
            self.base = self.game.value(seen_by(state, self.seat), self.seat)
        self.path = []
        self._descend(state)
        self._play_out(state)
        results = chances(self.game, state, self.scale, self.base)
        for node, seat in self.path:
            node.visits += 1
            node.total += results[seat]

    def best(self) -> Answer:
        """Return the answer that was tried most, pick by pick; the rest is sampled where the tree ends early."""
        decision = self.perspective.decision
        partial: tuple[Answer, ...] = ()
        node = self.start
        picks = decision.picks(partial)
        while picks and node is not None:
            pick, node = self._most_visited(node, picks)
            partial = (*partial, pick)
            picks = decision.picks(partial)
        return finished(decision, partial, self.rng)

    def _most_visited(self, node: Node, picks: list[Answer]) -> tuple[Answer, Node | None]:
        best, most = picks[0], None
        for pick in picks:
            kid = node.children.get((self.seat, pick))
            if kid is not None and (most is None or (kid.visits, kid.first) > (most.visits, most.first)):
                best, most = pick, kid
        return best, most

    def _node(self, first: float) -> Node:
        self.nodes += 1
        return Node(self.nodes, first)

    def _descend(self, state: State) -> None:
        """Walk down the tree, carrying out the picks on the state, until a pick is tried for the first time."""
        node = self.root
        split: Node | None = None  # where several seats began to be asked at once
        walkers: dict[int, Node] = {}  # and how far each of them has got since
        decision = _asked(state, self.seat)
        while decision is not None:
            seat = decision.seat
            together = state.branches is not None
            if together and split is None:
                split, walkers = node, {}
            if together and split is not None:
                node = walkers.get(seat) or self._child(split, ("alone", seat))
            if self.start is None:
                self.start = node
            answer, node, fresh = self._choose(node, state, decision)
            _carry_out(state, seat, answer)
            if fresh:
                return
            walkers[seat] = node
            if split is not None and state.branches is None:
                node = self._child(split, tuple([(who, at.serial) for who, at in sorted(walkers.items())]))
                split = None
            decision = _asked(state, self.seat)

    def _child(self, node: Node, key: object) -> Node:
        kid = node.children.get(key)
        if kid is None:
            kid = node.children[key] = self._node(0.5)
        return kid

    def _choose(self, node: Node, state: State, decision: Decision) -> tuple[Answer, Node, bool]:
        """Return an answer, the node that it leads to, and whether that is visited for the first time."""
        listed = decision.listed()
        if listed is not None:
            pick, kid = self._select(node, state, decision, (), listed)
            return pick, kid, kid.visits == 0
        partial: tuple[Answer, ...] = ()
        picks = decision.picks(partial)
        while picks:
            pick, node = self._select(node, state, decision, partial, picks)
            partial = (*partial, pick)
            if node.visits == 0:
                return finished(decision, partial, self.rng), node, True
            picks = decision.picks(partial)
        return decision.build(partial), node, False

    def _select(
        self, node: Node, state: State, decision: Decision, partial: tuple[Answer, ...], picks: Any
    ) -> tuple[Answer, Node]:
        """Return the most promising pick: upper confidence bounds that count how often a pick was on offer."""
        seat = decision.seat
        children = node.children
        offered: list[tuple[Node, Answer]] = []
        visits = 0
        for pick in picks:
            key = (seat, pick)
            kid = children.get(key)
            if kid is None:
                kid = children[key] = self._node(self._impression(state, decision, (*partial, pick)))
            kid.available += 1
            visits += kid.visits
            offered.append((kid, pick))
        width = int(self.widen * sqrt(visits + 1))
        if width < len(offered):
            offered.sort(key=_by_first)
            offered = offered[:width]
        best = offered[0]
        most = -1.0
        for item in offered:
            kid = item[0]
            tried = kid.visits + TRUST
            bound = (kid.total + TRUST * kid.first) / tried + self.explore * sqrt(log(kid.available + 1) / tried)
            if bound > most:
                best, most = item, bound
        self.path.append((best[0], seat))
        return best[1], best[0]

    def _impression(self, state: State, decision: Decision, partial: tuple[Answer, ...]) -> float:
        """Return how good a pick looks at first sight: the picking seat's chances right after it."""
        copy = state.clone()
        _carry_out(copy, decision.seat, finished(decision, partial, self.rng))
        return chances(self.game, copy, self.scale, self.base)[decision.seat]

    def _play_out(self, state: State) -> None:
        """Answer a number of decisions quickly, and then to where the turn passes to somebody else."""
        game, rng = self.game, self.rng
        last = -1
        for number in range(self.depth * LONGER):
            decision = _asked(state, self.seat)
            if decision is None or (number >= self.depth and decision.seat != last):
                return
            last = decision.seat
            _carry_out(state, last, game.rollout(seen_by(state, last), decision, rng))


def _by_first(item: tuple[Node, Answer]) -> float:
    return -item[0].first


def _asked(state: State, first: int) -> Decision | None:
    """Return what is asked next; of several seats the first in their order."""
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
