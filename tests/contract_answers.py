"""The contract about answers: all that are offered can be carried through, and all others are refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from offworld.kernel.comparing import same
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.engine import seen_by
from offworld.kernel.errors import CannotUndo, IllegalAnswer, NotAsked
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from offworld.kernel.rng import Rng
from tests.contract_files import as_bytes, as_json
from tests.contract_words import Words

CARRIED = 8  # answers after which an offered one counts as carried through
TRIES = 4  # random answers tried where they are too many to list


def _nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


GARBAGE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 10**30, 10**5000, 1.0, 0.5, float("nan"), float("inf"), "", "nonsense", "0"),
    *([], [[]], [None], [1, 1], [True], [0.0, "x"], ["nonsense"], {}, {"nonsense": 1}, _nested(3000), list(range(500))),
    *((), ("nonsense", 1), object(), b"bytes"),
    *(["aside"], ["aside", "nonsense"], ["aside", 99, []], ["aside", {}, None, 0.5]),
)
LEAVES: tuple[Any, ...] = (-1, 1, 7, 99, 10**9, True, None, 0.0, "nonsense", [])


class Answers:
    """Everything about the answers of one match."""

    def __init__(self, match: Match, words: Words, rng: Rng) -> None:
        self.match = match
        self.words = words
        self.rng = rng
        atoms = [as_bytes(atom) for atom in match.game.atoms(match.seats, match.options)]
        self.atoms = set(atoms)
        assert len(self.atoms) == len(atoms), "an atom is there twice"

    def random_answer(self, decision: Decision) -> Answer:
        """Return a random answer, sampled or made pick by pick; either must pass."""
        asides = self.match.asides(decision.seat) if self.rng.below(3) == 0 else []
        if asides:
            return self.rng.choice(asides)
        answer = decision.sample(self.rng) if self.rng.below(2) else self._picked(decision)
        assert same(decision.check(answer), answer), "a random answer does not pass"
        return answer

    def _picked(self, decision: Decision) -> Answer:
        partial: tuple[Answer, ...] = ()
        while picks := decision.picks(partial):
            for pick in picks:
                assert as_bytes(pick) in self.atoms, f"{pick} is not among the atoms"
            partial = (*partial, self.rng.choice(picks))
        return decision.build(partial)

    def _made(self, decision: Decision, partial: tuple[Answer, ...]) -> list[bytes]:
        """Return all answers that can be made pick by pick, by atoms only."""
        picks = decision.picks(partial)
        if not picks:
            return [as_bytes(decision.build(partial))]
        assert {as_bytes(pick) for pick in picks} <= self.atoms, "a pick is not among the atoms"
        return [made for pick in picks for made in self._made(decision, (*partial, pick))]

    def check_all(self, seat: int) -> None:
        """Try every listed answer, or some where they are too many, and play on until it is carried through."""
        decision = self.match.asked()[seat]
        assert re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", decision.topic), f"{decision.why}: a topic is missing"
        listed = decision.listed()
        if listed is None:
            listed = [self.random_answer(decision) for _ in range(TRIES)]
        else:
            assert listed, "nothing can be answered"
            answers = {as_bytes(answer) for answer in listed}
            assert len(answers) == len(listed), "an answer is offered twice"
            made = self._made(decision, ())
            assert sorted(made) == sorted(answers), "the picks lead elsewhere than the list, or to the same twice"
        asides = self.match.asides(seat)
        assert {as_bytes(answer) for answer in asides} <= self.atoms, "an aside is not among the atoms"
        for answer in [*listed, *asides]:
            assert self.match.why_not(seat, answer) is None
            copy = self.match.clone()
            copy.answer(seat, answer)
            self._carry_through(copy, seat)

    def _carry_through(self, match: Match, seat: int) -> None:
        """Answer at random until the seat is not asked any more, or long enough."""
        for _ in range(CARRIED):
            asked = match.asked()
            assert asked or match.over, "stuck half-way"
            if seat not in asked:
                return
            match.answer(seat, asked[seat].sample(self.rng))

    def check_refused(self, seat: int) -> None:
        """Answer what is not offered, or out of turn: it is refused, says why, and changes nothing."""
        match = self.match
        decision = match.asked()[seat]
        known, logged, answers = position_bytes(match), match.logged, match.answers
        listed = decision.listed()
        base = as_json(self.rng.choice(list(listed)) if listed else decision.sample(self.rng))
        for value in (*GARBAGE, *self._spoilt(base)):
            self._refuse(seat, decision, value)
        for stranger in (*range(match.seats), -1, match.seats, match.seats + 7):
            if stranger not in match.asked():
                with pytest.raises(NotAsked) as caught:
                    match.answer(stranger, base)
                self.words.check(caught.value.text)
                self.words.check(match.why_not(stranger, base))
        self._check_question(seat, decision)
        assert (position_bytes(match), match.logged, match.answers) == (known, logged, answers), (
            "a refusal left a trace"
        )

    def _refuse(self, seat: int, decision: Decision, value: Any) -> None:
        match = self.match
        try:
            decision.check(value)  # an aside is none of its answers
        except IllegalAnswer:
            with pytest.raises(IllegalAnswer) as caught:
                match.answer(seat, value)
            self.words.check(caught.value.text)
            self.words.check(match.why_not(seat, value))
        else:
            assert match.why_not(seat, value) is None

    def _spoilt(self, value: Any) -> list[Any]:
        """Return values that look like an answer but differ from it in one place."""
        if not isinstance(value, list):
            changed = [value + by for by in (-1, 1, 50)] if type(value) is int else []
            return [*changed, *LEAVES]
        found: list[Any] = [value[:-1], [*value, 0], value[::-1], [value]]
        for i, part in enumerate(value):
            found += [[*value[:i], other, *value[i + 1 :]] for other in self._spoilt(part)]
        return found

    def _check_question(self, seat: int, decision: Decision) -> None:
        """Check the question as a screen gets it: all of it has words, and each refused choice has its reason."""
        question = self.match.question(seat)
        assert question is not None
        assert question["seat"] == seat
        as_bytes(question)
        self.words.check_question(question)
        state = seen_by(self.match.state, seat)
        owner, effect = state.stack[-1]
        reasons = [as_bytes(each["why"]) for each in question["refused"]]
        assert len(set(reasons)) == len(reasons), "a reason is given twice"
        assert all(len(each["values"]) == len(each["labels"]) for each in question["refused"])
        refused = [as_bytes(value) for each in question["refused"] for value in each["values"]]
        reason = {as_bytes(value): each["why"] for each in question["refused"] for value in each["values"]}
        for value in effect.considered(state, owner):
            try:
                decision.check(value)
            except IllegalAnswer:
                why = self.match.why_not(seat, value)
                assert why is not None
                assert as_bytes(value) in refused
                assert reason[as_bytes(value)] == why.to_json(), "refused for another reason than whoever asks is told"
            else:
                assert self.match.why_not(seat, value) is None
                assert as_bytes(value) not in refused

    def check_undo(self, seat: int, answer: Answer, before: tuple[bytes, int, list[Any]]) -> None:
        """Take the last answer back where that is possible; both that and its refusal leave things as they were."""
        match = self.match
        after = (position_bytes(match), match.logged, match.answers)
        why = match.cannot_undo(seat)
        if why is not None:
            self.words.check(why)
            with pytest.raises(CannotUndo):
                match.undo(seat)
        else:
            match.undo(seat)
            assert (position_bytes(match), match.logged, match.answers) == before, "undo leads elsewhere"
            match.answer(seat, answer)
        assert (position_bytes(match), match.logged, match.answers) == after, "undo and redo lead elsewhere"
