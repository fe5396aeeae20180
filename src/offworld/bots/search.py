"""One search: the answers to a decision race against each other, each with a tree of what may follow from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from mypy_extensions import mypyc_attr

from offworld.bots.answers import carry_out, finished, quick_answer
from offworld.bots.best import Choice, best_at_sight, likely_answers
from offworld.bots.follow import Moment
from offworld.bots.perspective import Perspective
from offworld.bots.race import Race, Runner
from offworld.bots.tree import Node, Offer, most_promising
from offworld.bots.worth import Chances, values
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import asked_of, seen_by
from offworld.kernel.errors import IllegalAnswer
from offworld.kernel.match import Match
from offworld.kernel.outcome import Outcome
from offworld.kernel.rng import Rng
from offworld.kernel.rules import Rules
from offworld.kernel.state import State

LONGEST = 400  # decisions of a playout
ALONE = 4  # decisions that count as one turn where nobody else has any
LEAST_SPREAD = 0.02  # of results, in chances to win; exploration is measured by it
SEEN = 3  # visits that make what follows an expectation
LOOKS = 4  # guesses over which a first impression is averaged
PILOTS = 12  # playouts that find out the scale
SCALE = 2.5  # in deviations of what playouts gain or lose
LEAST_SCALE = 0.5  # points
FARTHEST = 5_000  # decisions until the end of a match

Path = list[tuple[Node, int]]  # picks, and whose they were


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """The race between the answers to one decision.

    Each answer is tried in the same guesses of what is hidden, with the same luck, so that they differ by what they are
    worth and by little else. Below an answer lies a tree whose nodes are series of picks; in each world only those on
    offer there are looked at. Every seat is taken to go after its own chances. While several seats are asked at once,
    only the answers of the deciding seat are searched; the others' are those of a playout, and nobody reacts to what is
    not shown yet.
    """

    def __init__(
        self, perspective: Perspective, rng: Rng, explore: float, depth: int, scale: float, widen: float
    ) -> None:
        self.perspective = perspective
        self.game = perspective.game
        self.seat = perspective.seat
        self.source = rng  # of worlds and of the luck in them
        self.rng = rng  # of the luck in the present world
        self.explore = explore
        self.depth = depth
        self.widen = widen
        self.path: Path = []  # picks of this iteration, and whose they were
        self.spread = Spread()
        self.worlds: list[tuple[Match, int]] = []  # guesses, and the seeds of the luck in them
        self.replies: dict[object, Answer] = {}  # of the others in the present world, while all choose at once
        self.present = -1  # the number of that world
        self.chances = self._calibrated(scale)
        self.race = Race(self._runners())

    def iterate(self, spent: float = 0.0) -> None:
        """Try the answer whose turn it is in its next world; `spent` is the part of the budget that is gone."""
        runner = self.race.next()
        self.race.report(runner, self.try_out(runner), spent)

    def try_out(self, runner: Runner) -> float:
        """Return what comes of an answer in its next world."""
        state, path = self.played_out(runner)
        return self.learned_from(path, self.chances.of_state(self.game, state))

    def played_out(self, runner: Runner) -> tuple[State, Path]:
        """Return how an answer's next world looks at the end of a playout, and the picks that led there."""
        world = self._entered(len(runner.results))
        self.path = [(runner.node, self.seat)]
        state = self._after(runner, world)
        self._descend(runner.node, state)
        self._play_out(state)
        return state, self.path

    def learned_from(self, path: Path, found: list[float]) -> float:
        """Take into account what each seat's chances came to after some picks; return those of the deciding seat."""
        for node, seat in path:
            node.visits += 1
            node.total += found[seat]
        self.spread.add(found[self.seat])
        return found[self.seat]

    def entered(self, answer: Answer) -> Runner:
        """Return a runner for any answer, also one that did not look good enough to take part in the race."""
        for runner in self.race.field:
            if runner.answer == answer:
                return runner
        runner = Runner(answer)
        self._look_at(runner)
        return runner

    def ending(self, runner: Runner, number: int) -> Outcome | None:
        """Return how the match ends after an answer in one of the worlds, if all go on as in a playout."""
        state = self._after(runner, self._entered(number))
        for _ in range(FARTHEST):
            decision = self._asked(state)
            if decision is None:
                break
            self._answer_quickly(state, decision)
        return state.outcome

    def best(self) -> Answer:
        """Return the answer that came out best so far."""
        return self.race.leader.answer

    def expected(self, runner: Runner, steps: int) -> Iterator[tuple[State, Decision, Answer]]:
        """Yield what is likely to follow an answer in the first guess: where, what is asked, and what is answered.

        Details of the answer itself come first. As far as the tree was looked at often enough it says what comes, from
        there on the playouts do. The state is good only until the next step.
        """
        state = self._entered(0).state.clone()
        moment = Moment(state, self.seat)
        carry_out(state, self.seat, runner.answer)
        node: Node | None = runner.node
        decision = self._asked(state)
        for _ in range(steps):
            if decision is None:
                return
            if moment.follow_up(state) is decision:
                answer = self._detail(runner, state, decision)
            else:
                answer = self._planned(runner, state, decision)
                if answer is None:
                    answer, node = self._likeliest(node, state, decision)
            yield state, decision, answer
            carry_out(state, decision.seat, answer)
            decision = self._asked(state)

    def world(self) -> Match:
        """Return the first guess; it is only to be looked at."""
        return self._world(0)[0]

    def _likeliest(self, node: Node | None, state: State, decision: Decision) -> tuple[Answer, Node | None]:
        """Return the answer that was tried most often after a node, with its node; else that of a playout."""
        picked: Answer = None
        most: Node | None = None
        for pick in decision.listed() or ():
            kid = node.children.get((decision.seat, pick)) if node is not None else None
            if kid is not None and kid.visits >= SEEN and (most is None or kid.visits > most.visits):
                picked, most = pick, kid
        return (picked, most) if most is not None else (quick_answer(self.game, state, decision, self.rng), None)

    def _world(self, number: int) -> tuple[Match, int]:
        """Return one of the guesses in which all answers are tried, and the seed of the luck in it.

        Where others are asked at once, what they answer does not depend on the deciding seat: it is part of the guess.
        """
        while number >= len(self.worlds):
            world = self.perspective.guess(self.source)
            if world.state.branches is not None:
                self._let_others_answer(world.state, self.source)
            self.worlds.append((world, self.source.below(1 << 62)))
        return self.worlds[number]

    def _entered(self, number: int) -> Match:
        """Return one of the guesses, with the luck in it; what the others replied in another one is forgotten."""
        world, luck = self._world(number)
        self.rng = Rng(luck)
        if number != self.present:
            self.present = number
            self.replies.clear()
        return world

    def _let_others_answer(self, state: State, rng: Rng) -> None:
        """Answer all that the others are asked while the deciding seat is asked as well."""
        for seat in [branch.seat for branch in state.branches or () if branch.seat != self.seat]:
            decision = asked_of(state, seat)
            while decision is not None:
                carry_out(state, seat, quick_answer(self.game, state, decision, rng))
                decision = asked_of(state, seat)

    def _calibrated(self, scale: float) -> Chances:
        """Return how values are turned into chances, from a few playouts where no scale is given."""
        start = values(self.game, self._world(0)[0].state)
        gains = Spread()
        for number in range(0 if scale else PILOTS):
            state = self._world(number)[0].state.clone()
            before = values(self.game, state)
            self.replies.clear()
            self._play_out(state)
            changes = [after - value for after, value in zip(values(self.game, state), before)]
            mine = changes.pop(self.seat)
            gains.add(mine - max(changes, default=0.0))
        return Chances(start, scale or max(LEAST_SCALE, SCALE * gains.deviation))

    def _runners(self) -> list[Runner]:
        """Return the answers worth a try, with their first impressions."""
        worlds = [self._world(number)[0] for number in range(LOOKS)]
        runners = [Runner(answer) for answer in likely_answers(worlds, self.perspective.decision, self.source)]
        for runner in runners:
            self._look_at(runner)
        return runners

    def _look_at(self, runner: Runner) -> None:
        """Give an answer its first impression."""
        worlds = [self._world(number)[0] for number in range(LOOKS)]
        found = [self.chances.of_state(self.game, self._after(runner, world))[self.seat] for world in worlds]
        runner.node.first = sum(found) / LOOKS

    def _after(self, runner: Runner, world: Match) -> State:
        """Return a world once an answer and what belongs to it has been carried out."""
        state = world.state.clone()
        moment = Moment(state, self.seat)
        carry_out(state, self.seat, runner.answer)
        moment.settle(state, lambda question: self._detail(runner, state, question))
        return state

    def _planned(self, runner: Runner, state: State, decision: Decision) -> Answer:
        """Return what is to follow an answer by a plan, where a search has one; else None."""
        return None

    def _detail(self, runner: Runner, state: State, question: Decision, choose: Choice = best_at_sight) -> Answer:
        """Return the answer to a question that belongs to another: what looks best, the same in each world."""
        listed = question.listed()
        key = (question.seat, question.topic, None if listed is None else tuple(listed))
        answer = runner.settled.get(key)
        if answer is None or (listed is None and not _is_legal(question, answer)):
            answer = runner.settled[key] = choose(self.game, state, question, self.rng)
        return answer

    def _descend(self, node: Node, state: State) -> None:
        """Walk down the tree, carrying out the picks on the state, until a pick is tried for the first time."""
        decision = self._asked(state)
        while decision is not None:
            if state.branches is not None and decision.seat != self.seat:
                self._answer_quickly(state, decision)
            elif node.visits < self.game.ripe:
                return
            else:
                answer, node, is_new = self._choose(node, state, decision)
                carry_out(state, decision.seat, answer)
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
        is_reply = self.game.simultaneous and seat != self.seat and state.branches is not None
        asked = _asked_in_chain(self.game, state, decision) if is_reply else None
        answer = self.replies.get(asked)
        if answer is None:
            answer = quick_answer(self.game, state, decision, self.rng)
            if asked is not None:
                self.replies[asked] = answer
        carry_out(state, seat, answer)

    def _choose(self, node: Node, state: State, decision: Decision) -> tuple[Answer, Node, bool]:
        """Return an answer, the node that it leads to, and whether that is tried for the first time."""
        listed = decision.listed()
        if listed is not None:
            kid, pick = self._select(node, state, decision, None, listed)
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
        self, node: Node, state: State, decision: Decision, partial: tuple[Answer, ...] | None, picks: Sequence[Answer]
    ) -> Offer:
        """Return the most promising of the picks on offer in this world; without a beginning they are whole answers."""
        seat = decision.seat
        children = node.children
        offers: list[Offer] = []
        sight: FirstSight | None = None
        for pick in picks:
            kid = children.get((seat, pick))
            if kid is None:
                if sight is None:
                    sight = FirstSight(self, state, seat)
                whole = pick if partial is None else finished(decision, (*partial, pick), self.rng)
                kid = children[(seat, pick)] = Node(sight.of(whole))
            kid.available += 1
            offers.append((kid, pick))
        found = most_promising(offers, self.explore * max(LEAST_SPREAD, self.spread.deviation), self.widen)
        self.path.append((found[0], seat))
        return found

    def _play_out(self, state: State) -> None:
        """Answer quickly until the deciding seat's turn has come back a number of times.

        Positions are valued best at the same point of a turn: otherwise an action not yet answered looks like a lead.
        Where all turns are everybody's at once, what the others write in the last one is spared: it is theirs alone.
        """
        last = self.seat
        turns = 0
        begun = state.turn
        together = True  # as long as all answers belong to chains, turns are those that the game itself counts
        for number in range(1, LONGEST):
            decision = self._asked(state)
            if decision is None:
                return
            together = self.game.simultaneous or (together and state.branches is not None)
            if together:
                passed = state.turn - begun
                if passed >= self.depth or (0 < self.depth - 1 <= passed and decision.seat != self.seat):
                    return
            elif state.branches is None and decision.seat == self.seat:
                turns += last != self.seat
                if turns == self.depth or (state.seats == 1 and number > self.depth * ALONE):
                    return
            last = decision.seat
            self._answer_quickly(state, decision)


def _asked_in_chain(game: Rules, state: State, decision: Decision) -> object:
    """Return what tells a question of a chain from others of the same guess; None where its answers are not listed.

    Who is asked the same at the same point of the same turn, and stands as well, answers the same, whatever the
    deciding seat does meanwhile on a sheet of its own. That spares thinking, and the tried answers differ by less that
    is not theirs. Where sheets are shared, what was done there shows in how well somebody stands.
    """
    listed = decision.listed()
    if listed is None:
        return None
    answers = [branch.answers for branch in state.branches or () if branch.seat == decision.seat]
    standing = game.value(seen_by(state, decision.seat), decision.seat)
    return state.turn, decision.seat, decision.topic, answers[0], tuple(listed), standing


def _is_legal(question: Decision, answer: Answer) -> bool:
    """Return whether an answer to the like question of another world, such as a payment, will do here as well."""
    try:
        question.check(answer)
    except IllegalAnswer:
        return False
    return True


class FirstSight:
    """First impressions of answers: a seat's chances now, moved by what one answer does to its value."""

    def __init__(self, search: Search, state: State, seat: int) -> None:
        self.search = search
        self.state = state
        self.seat = seat
        before = values(search.game, state)
        self.now = search.chances.of_values(before)[seat]
        self.value = before[seat]
        self.moment = Moment(state, seat)

    def of(self, answer: Answer) -> float:
        """Return the seat's chances right after an answer, at first sight."""
        search, seat = self.search, self.seat
        after = self.state.clone()
        carry_out(after, seat, answer)
        self.moment.settle(after, lambda question: quick_answer(search.game, after, question, search.rng))
        if after.outcome is not None:
            return search.chances.of_state(search.game, after)[seat]
        return search.chances.moved(self.now, search.game.value(seen_by(after, seat), seat) - self.value)


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
