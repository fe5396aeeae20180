"""Errors: exact, in words, and able to leave a worker process; a rule that breaks down leaves the match whole."""

from __future__ import annotations

import pickle
from dataclasses import dataclass

import pytest

from offworld.kernel import errors
from offworld.kernel.effect import Effect
from offworld.kernel.errors import BadSetup, IllegalAnswer, MalformedAnswer, OffworldError
from offworld.kernel.text import Text
from tests.kernel.mini import Ask, Diary, diary
from tests.kernel.play import snapshot

KINDS = [each for each in vars(errors).values() if isinstance(each, type) and issubclass(each, OffworldError)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_error_can_leave_a_worker_process(kind: type[OffworldError]) -> None:
    error = kind("error-option-value", option="x", problem=Text("error-type-int", {"n": 1}))
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is kind
    assert copy.text == error.text
    assert str(copy) == str(error)


def test_an_error_is_a_sentence_and_keeps_its_key_and_parameters() -> None:
    error = BadSetup("error-seats", game="dig_mars", seats=5, allowed="2, 3, 4")
    assert "2, 3, 4" in str(error)
    assert "error-seats" not in str(error)
    assert str(error).endswith(".")
    assert repr(error).startswith("BadSetup('error-seats', {")
    problem = Text("error-problem-most", {"bound": 9})
    said = str(errors.BadPosition("error-position", field="state.round", problem=problem))
    assert "“state.round”: it should be at most 9." in said
    assert "Text(" not in said


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_error_is_a_sentence(kind: type[OffworldError]) -> None:
    said = str(kind("error-option-value", option="draft", value="7", allowed="false, true"))
    assert said[0].isupper()
    assert said.endswith(".")
    for part in ("draft", "7", "false, true"):
        assert part in said


def test_an_error_without_words_names_its_key_and_parameters() -> None:
    assert str(BadSetup("prospect-no-such-key", seats=5)) == "prospect-no-such-key (seats=5)"
    assert str(BadSetup("prospect-no-such-key")) == "prospect-no-such-key"
    assert issubclass(MalformedAnswer, IllegalAnswer)


@dataclass(frozen=True, slots=True)
class BreakDown(Effect):
    """A rule with a mistake in it."""

    def apply(self, state: Diary, seat: int, answer: None) -> None:
        state.done.append("half")
        state.tell("diary-half")
        raise ZeroDivisionError


def test_a_rule_that_breaks_down_leaves_the_match_as_it_was() -> None:
    match = diary((0, Ask("a")), (0, Ask("b", (BreakDown(),))))
    match.answer(0, 1)
    before = snapshot(match)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            match.answer(0, 2)
        assert snapshot(match) == before
    match.undo(0)
    assert match.answers == []
