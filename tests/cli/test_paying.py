"""Payments at the terminal: what is due and held, and Enter alone for what the rules propose."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.cli.asking import Question, Unclear
from offworld.cli.reading import Reader
from offworld.cli.ui import Ui
from offworld.kernel.decision import Decision
from offworld.kernel.pay import ANY, Pay
from offworld.kernel.payment import Payment


def asked(decision: Decision, language: str = "en") -> Question:
    """Return a question as the terminal gets it, its sources called as they are named."""
    ui = Ui(language)
    form: dict[str, Any] = decision.to_json()
    form["labels"] = [{"key": "cli-play-prompt", "params": {}} for _ in decision.labelled()]
    form["asides"] = []
    question = Question(ui, Reader(ui), form)
    question.labels = [str(name) for name in decision.labelled()]
    return question


BUILD = Pay(0, "ask-done", ("plant", "water", "mineral"), (1, 1, 0), (0, 3, 2), ((2, ANY),), topic="build")
STEEL = Payment(0, "ask-done", 5, (("steel", 3, 2), ("coins", 5, 1)), topic="pay", held=(9, 20))


@pytest.mark.parametrize(("decision", "typed"), [(BUILD, "0 0 2"), (STEEL, "1 3")])
def test_enter_alone_pays_what_the_rules_propose(decision: Pay | Payment, typed: str) -> None:
    question = asked(decision)
    assert decision.check(question.read("")) == decision.proposal
    assert question.read(typed) == [int(word) for word in typed.split()]
    with pytest.raises(Unclear):
        question.read("1")


def test_a_cost_of_several_kinds_says_what_may_stand_for_what(capsys: pytest.CaptureFixture[str]) -> None:
    asked(BUILD).show()
    said = capsys.readouterr().out
    assert "plant: 1 due, up to 0 of your 0" in said
    assert "water: 1 due, up to 1 of your 3" in said
    assert "mineral: 0 due, up to 2 of your 2, also pays for: plant, water" in said
    assert "Enter alone pays 0 1 1." in said


def test_a_source_says_what_is_held_and_what_can_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    asked(STEEL).show()
    assert "coins: up to 5 of your 20, worth 1 each" in capsys.readouterr().out
    asked(STEEL, "ru").show()
    assert "coins: не больше 5 из 20, по 1" in capsys.readouterr().out
