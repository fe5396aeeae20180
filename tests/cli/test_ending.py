"""The end of a match in the terminal: who won, the points and what they are for, also of a rival without a seat."""

from __future__ import annotations

import pytest

from offworld.cli.ending import show_ending
from offworld.cli.seats import number_names
from offworld.cli.ui import Ui
from tests.cli.conftest import played
from tests.kernel.test_outcomes import ended, last_turns


def test_a_match_lost_to_a_rival_names_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ui = Ui("en")
    number_names(ui, 1)
    match = last_turns([11])
    ended(match)
    show_ending(ui, match)
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert lines[1] == "Winner: prospect-bank"  # a test game has no words in the product
    assert [line.split() for line in lines[2:]] == [
        ["prospect-bank", "12"],
        ["prospect-score-bank", "12"],
        ["▲", "Player", "1", "11"],
    ]


@pytest.mark.parametrize(
    ("points", "you", "words"),
    [([3, 8], 1, "You win!"), ([3, 8], 0, "Winner: Player 2"), ([8, 8], 0, "The win is shared: Player 1, Player 2")],
)
def test_who_wins_alone_is_called_you(
    points: list[int], you: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ui = Ui("en")
    number_names(ui, 2)
    ui.translator.you = you
    match = last_turns(points)
    ended(match)
    show_ending(ui, match)
    assert capsys.readouterr().out.splitlines()[1].strip() == words


@pytest.mark.parametrize(
    ("language", "finds"), [("en", "Finds and shares of finds"), ("ru", "Находки и доли в находках")]
)
def test_points_are_explained(language: str, finds: str, capsys: pytest.CaptureFixture[str]) -> None:
    ui = Ui(language)
    number_names(ui, 2)
    match = played()
    show_ending(ui, match)
    assert capsys.readouterr().out.count(finds) == 2
    assert [sum(points for _, points in lines) for lines in match.score_lines()] == match.scores()
