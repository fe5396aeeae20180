"""One match of a player against itself, and what can be learned from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp

from offworld.bots.mcts import Mcts
from offworld.bots.perspective import Perspective
from offworld.games import game
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.rng import Rng
from offworld.kernel.state import State
from offworld.train.net import Net
from offworld.train.subject import Subject

LONGEST = 3000  # answers
TRACE = 0.95  # how much of what came later counts against what was expected a step later (lambda)
BOLD = 0.02  # an answer that looks so much worse than the best was a trial: what came of it says little of before
WARM = (0.0, 0.0, 0.005, 0.02)  # how far from the best answer a match strays: chances that count as nearly the same
SEEDS = 1 << 62


@dataclass(slots=True)
class Memory:
    """What one seat went through: positions, what it expected of each, and where it tried something else."""

    positions: list[list[float]] = field(default_factory=list)
    expected: list[float | None] = field(default_factory=list)  # None where nothing was
    tried: list[bool] = field(default_factory=list)

    def targets(self, result: float) -> list[float]:
        """Return what each position turned out to be worth: a mean of what was expected ever later, and the result."""
        found = [0.0] * len(self.positions)
        target = result
        for at in reversed(range(len(self.positions))):
            found[at] = target
            expected = self.expected[at]
            if expected is not None:
                target = expected if self.tried[at] else (1.0 - TRACE) * expected + TRACE * target
        return found


def learn_from_match(
    subject: Subject, net: Net | None, seed: int, thought: int
) -> tuple[list[list[float]], list[float]]:
    """Play a match in which so many answers are tried before each decision; return positions and their worth."""
    rng = Rng(seed)
    match = game(subject.game).start(subject.seats, rng.below(SEEDS), quiet=True)
    memories = [Memory() for _ in range(subject.seats)]
    warmth = WARM[rng.below(len(WARM))]
    for _ in range(LONGEST):
        decision = asked(match.state)
        if decision is None:
            break
        before = match.state.clone()
        expected = subject.chance(net, before, decision.seat) if net is not None else None
        answer, is_trial = decided(subject, net, Perspective(match, decision.seat), thought, warmth, rng)
        match.answer(decision.seat, answer)
        memory = memories[decision.seat]
        for position in subject.taken(before, decision, answer, match.state):
            memory.positions.append(position)
            memory.expected.append(expected)
            memory.tried.append(is_trial)
    positions: list[list[float]] = []
    targets: list[float] = []
    if match.over:
        for seat, memory in enumerate(memories):
            positions.extend(memory.positions)
            targets.extend(memory.targets(subject.result(match.state, seat)))
    return positions, targets


def decided(
    subject: Subject, net: Net | None, perspective: Perspective, thought: int, warmth: float, rng: Rng
) -> tuple[Answer, bool]:
    """Return an answer after a little thought, and whether it is a trial of another one than the best."""
    listed = perspective.decision.listed()
    if listed is not None and len(listed) == 1:
        return listed[0], False
    thinking = subject.think(net, perspective, rng) if net is not None else None
    if thinking is None:
        return Mcts(iterations=thought).choose(perspective, rng), False
    done = 0
    while not thinking.race.is_decided and done < thought:
        done += thinking.go_on(done / thought, thought - done)
    leader = thinking.race.leader
    runners = thinking.race.running
    chosen = runners[pick([each.mean for each in runners], warmth, rng)]
    return chosen.answer, chosen.mean < leader.mean - BOLD


def asked(state: State) -> Decision | None:
    """Return what is asked next; of several seats at once, the first that has not answered."""
    if state.branches is None:
        return state.pending
    for branch in state.branches:
        if branch.state.pending is not None:
            return branch.state.pending
    return None


def pick(chances: list[float], warmth: float, rng: Rng) -> int:
    """Return the place of the best chance or, with some warmth, often of one that is nearly as good."""
    most = max(chances)
    if not warmth:
        return chances.index(most)
    weights = [exp((chance - most) / warmth) for chance in chances]
    left = rng.uniform() * sum(weights)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return at
    return chances.index(most)
