"""A recorded match as rows for training: one for each pick, with what the seat saw and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from offworld.bots import Explanation, Perspective, explain
from offworld.bots.mcts import Mcts
from offworld.kernel.asides import is_aside
from offworld.kernel.comparing import place_of, same, tidy
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.record import read_record, replay
from offworld.kernel.rng import Rng
from offworld.learn.desk import Desk

Numbers = NDArray[np.float32]
Flags = NDArray[np.int8]


@dataclass(frozen=True, slots=True)
class Row:
    """A pick in a match: which answer of the match and which pick of it, whose, what was seen and may be done.

    `policy` and `value` are those of a search, where one was asked for: the share of its playouts that went on with
    each action, and the chance to win; no policy where the search did not consider what was picked before.
    """

    step: int
    pick: int
    seat: int
    observation: Numbers
    mask: Flags
    picked: Flags
    action: int
    policy: Numbers | None
    value: float | None


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """The rows of a match, and by seat what its end was worth and the points; no results where it has no end."""

    rows: list[Row]
    results: list[float] | None
    scores: list[int]


class Reader:
    """Turns records of one game, with the same seats and options, into rows."""

    def __init__(self, desk: Desk, search: int = 0) -> None:
        self.desk = desk
        self.search = search  # iterations for each decision; 0 searches none

    def read(self, record: Mapping[str, Any], seed: int = 0) -> PlayedMatch:
        """Return the rows of a record, which is verified; `seed` is that of the searches."""
        desk = self.desk
        answers = [(seat, tidy(value)) for seat, value, _ in read_record(record).answers]
        replay(desk.game, record, quiet=True)
        desk.take(replay(desk.game, record, upto=0, quiet=True))
        rng = Rng(seed)
        rows: list[Row] = []
        ahead = self._given_since(0)  # answers without any choice, which the desk gives by itself
        for step, (seat, answer) in enumerate(answers):
            if (seat, answer) in ahead:
                ahead.remove((seat, answer))
                continue
            before = len(desk.match.answers)
            self._add(rows, step, seat, answer, rng)
            ahead += self._given_since(before + 1)
        results = desk.results() if desk.match.over else None
        return PlayedMatch(rows, results, desk.scores())

    def _given_since(self, count: int) -> list[tuple[int, Answer]]:
        return [(seat, answer) for seat, answer, _ in self.desk.match.answers[count:]]

    def _add(self, rows: list[Row], step: int, seat: int, answer: Answer, rng: Rng) -> None:
        """Give an answer pick by pick, with a row for each."""
        decision = self.desk.decision(seat)
        assert decision is not None
        picks = picks_of(decision, answer)
        found = self._explained(seat, decision, rng)
        targets = [] if found is None else _targets(decision, found)
        for number, pick in enumerate(picks):
            seen = self.desk.observe(seat)
            action = self.desk.actions.number(pick)
            policy = self._policy(targets, picks[:number])
            value = found.considered[0].value if found is not None else None
            rows.append(
                Row(
                    step,
                    number,
                    seat,
                    np.asarray(seen["observation"], dtype=np.float32),
                    seen["action_mask"],
                    seen["picked"],
                    action,
                    policy,
                    value,
                )
            )
            self.desk.act(seat, action)

    def _explained(self, seat: int, decision: Decision, rng: Rng) -> Explanation | None:
        """Return what a search thinks of a decision, if it is asked and there is something to decide."""
        listed = decision.listed()
        if not self.search or (listed is not None and len(listed) < 2):
            return None
        return explain(Perspective(self.desk.match, seat), rng, Mcts(iterations=self.search))

    def _policy(self, targets: list[tuple[list[Answer], int]], begun: list[Answer]) -> Numbers | None:
        """Return the share of playouts by the next pick, among the answers that begin with these picks."""
        found = np.zeros(len(self.desk.actions), dtype=np.float32)
        for picks, visits in targets:
            if len(picks) > len(begun) and same(tuple(picks[: len(begun)]), tuple(begun)):
                found[self.desk.actions.number(picks[len(begun)])] += visits
        total = found.sum()
        return found / total if total else None


def _targets(decision: Decision, found: Explanation) -> list[tuple[list[Answer], int]]:
    return [(picks_of(decision, each.answer), each.visits) for each in found.considered if each.visits]


def picks_of(decision: Decision, answer: Answer) -> list[Answer]:
    """Return the picks that make an answer; an aside is a pick by itself."""
    if is_aside(answer):
        return [answer]
    found: list[Answer] = []
    picks = decision.picks(())
    while picks:
        if not found and place_of(answer, picks) >= 0:
            pick = answer
        elif isinstance(answer, tuple) and len(found) < len(answer) and place_of(answer[len(found)], picks) >= 0:
            pick = answer[len(found)]
        else:
            pick = None
        found.append(pick)
        picks = decision.picks(tuple(found))
    assert same(decision.build(tuple(found)), answer)
    return found
