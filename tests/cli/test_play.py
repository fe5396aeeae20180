"""`offworld play`: whole matches typed in, saving, going on, undo, and leaving in every way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

import offworld
from offworld.bots import Bot, Perspective, registry
from offworld.games import GAMES
from offworld.kernel.rng import Rng
from tests.cli.conftest import Run, played


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let files without a folder land in a folder of the test."""
    monkeypatch.chdir(tmp_path)


def _record(path: str = "match.json") -> Any:
    return json.loads(Path(path).read_text(encoding="utf-8"))


def test_a_whole_match_can_be_typed_in(run: Run) -> None:
    """Two people at one screen place their stations and end their turns until nothing has happened for too long."""
    typed = "A1\nB1\n" + "end\n" * 24 + "y\n\n"
    said = run("play", "dig_mars", "--seats", "you:Ann,you:Boris", "--seed", "4", typed=typed)

    assert said.code == 0
    assert "Twelve rounds without progress" in said.out
    assert "The win is shared: Ann, Boris" in said.out
    assert "Saved: dig_mars-4.json" in said.err
    match = offworld.replay(_record("dig_mars-4.json"))
    assert match.over
    assert len(match.answers) == 26
    assert all(at is not None for _, _, at in match.answers)


def test_the_match_speaks_russian(run: Run) -> None:
    said = run("play", "dig_mars", "--seats", "you,random", "--seed", "4", lang="ru", typed="п\nA1\nв\nн\n")

    assert said.code == 0
    assert "За столом: Игрок, random" in said.out
    assert "Открытые находки: нет" in said.out
    assert "Поставьте первую станцию" in said.out
    assert "Вы ставите станцию на A1" in said.out
    assert "взять назад последний ответ" in said.out
    assert not re.search(r"\b(cli|dig_mars|error)-[a-z]", said.out)


def test_latin_keys_work_in_russian_too(run: Run) -> None:
    said = run("play", "dig_mars", "--seats", "you,you", lang="ru", typed="h\nl\nb\nq\n")

    assert said.code == 0
    assert said.out.count("взять назад последний ответ") == 1


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("99", "There is no 99: choose from 1 to 16."),
        ("0", "There is no 0: choose from 1 to 16."),
        ("Z9", "“Z9” is not among the choices: type a number from 1 to 16"),
        ("A", "“A” fits 4 choices"),
        ("", "Type a number from 1 to 16"),
        ("=[", "is not valid JSON"),
        ('={"site": 3}', "is not on offer here"),
        ("=99", "99 is not on offer here"),
        ('="A1"', '"A1" is not on offer here'),
    ],
)
def test_a_malformed_or_illegal_answer_is_explained_and_changes_nothing(run: Run, typed: str, words: str) -> None:
    said = run("play", "dig_mars", "--seats", "you,you", "--save", "match.json", typed=f"{typed}\nA1\nq\n")

    assert said.code == 0
    assert words in said.out
    assert [answer for _, answer, _ in _record()["answers"]] == [0]


def test_what_is_not_possible_says_why(run: Run, write: Callable[[str, object], str]) -> None:
    state = {"players": [{"stations": ["A1"]}, {"stations": ["B2"]}], "turn": {"seat": 0}}
    position = write("position.json", {"game": "dig_mars", "seats": 2, "state": state})

    said = run("play", "--load", position, "--seats", "you,you", typed='? b2\n=["claim"]\nq\n')

    assert "Drill at B2 — You have no station on B2" in said.out
    assert "Drill at C2" not in said.out
    assert "Victory needs 40 points; you have 0" in said.out


def test_undo_takes_back_ones_own_answer_only(run: Run) -> None:
    typed = "u\nA1\nu\nB1\nu\nC1\nend\nq\n"
    said = run("play", "dig_mars", "--seats", "you,you", "--seed", "4", "--save", "match.json", typed=typed)

    assert "There is nothing to take back." in said.out
    assert "Somebody else has answered since" in said.out
    assert [answer for _, answer, _ in _record()["answers"]] == [0, 1, ["end"]]


def test_a_move_can_be_taken_back_and_a_revealed_tile_cannot(run: Run, write: Callable[[str, object], str]) -> None:
    stacks = {"A1": {"tiles": ["T07"]}}
    state = {"stacks": stacks, "players": [{"stations": ["A1"]}, {"stations": ["D4"]}], "turn": {"seat": 0}}
    position = write("position.json", {"game": "dig_mars", "seats": 2, "state": state})
    typed = "Move a station A1 → B1\nu\nDrill at A1\nu\nq\n"

    said = run("play", "--load", position, "--seats", "you,you", "--save", "match.json", typed=typed)

    assert said.out.count("Taken back.") == 1
    assert said.out.count("Something was revealed by it") == 1
    assert [answer for _, answer, _ in _record()["answers"]] == [["drill", 0]]


def test_the_log_is_shown_as_the_seat_may_read_it(run: Run) -> None:
    said = run("play", "dig_mars", "--seats", "you:Ann,you:Boris", "--seed", "4", typed="A1\nl\nq\nn\n")

    assert said.out.count("Ann places a station on A1") >= 2  # two people at one screen are called by their names


def test_who_plays_alone_against_bots_is_called_you(run: Run) -> None:
    said = run("play", "dig_mars", "--seats", "random,you:Ann", "--seed", "4", typed="A1\nB1\nC1\nl\nq\nn\n")

    assert "You place a station on " in said.out
    assert "random places a station on " in said.out
    assert "Ann places" not in said.out


def test_the_end_of_the_input_is_a_clean_end(run: Run) -> None:
    said = run("play", "dig_mars", "--seats", "you,you", typed="A1\n")

    assert said.code == 0
    assert "The input has ended" in said.err
    assert "The match is not saved" in said.err


def test_with_save_the_end_of_the_input_keeps_the_match(run: Run) -> None:
    said = run("play", "dig_mars", "--seats", "you,you", "--save", "match.json", typed="A1\n")

    assert said.code == 0
    assert len(offworld.replay(_record()).answers) == 1
    assert "offworld play --resume match.json --seats you,you" in said.err


def test_a_match_can_be_gone_on_with(run: Run, write: Callable[[str, object], str]) -> None:
    path = write("match.json", played(answers=9).record())

    said = run("play", "--resume", path, "--seats", "you,you", typed="end\nq\n")

    assert said.code == 0
    match = offworld.replay(_record())
    assert len(match.answers) == 10


def test_leaving_asks_whether_to_save_and_again_where_that_fails(run: Run) -> None:
    typed = "A1\nq\nperhaps\ny\nno/such/folder.json\nkept.json\n"
    said = run("play", "dig_mars", "--seats", "you,you", typed=typed)

    assert said.code == 0
    assert "type y or n" in said.out
    assert "there is no such folder" in said.err
    assert len(offworld.replay(_record("kept.json")).answers) == 1


def test_bots_alone_are_watched(run: Run) -> None:
    said = run("play", "dig_mars", "--seats", "random,random", "--seed", "2", "--save", "match.json")

    assert said.code == 0
    assert "random 2 ends the turn" in said.out
    assert offworld.replay(_record()).over


def test_the_record_says_who_sat_where(run: Run) -> None:
    """People by the names that they gave themselves, bots by their words."""
    seats = "you:Ann,you,novice,random"
    run("play", "dig_mars", "--seats", seats, "--seed", "3", "--save", "match.json", typed="A1\nq\ny\n")
    bots = [{"bot": "novice"}, {"name": "random", "bot": "random"}]
    assert _record()["players"] == [{"name": "Ann"}, {}, *bots]
    assert "▲ Ann" in run("replay", "match.json", "--events").out


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    found = []
    for name in ("a.json", "b.json"):
        run("play", "dig_mars", "--seats", "random,novice", "--seed", "2", "--save", name, "--option", "open_finds=yes")
        found.append([answer[:2] for answer in _record(name)["answers"]])
    assert found[0] == found[1]
    assert _record("a.json")["options"] == {"open_finds": True}


def test_a_finished_match_shows_how_it_ended(run: Run, write: Callable[[str, object], str]) -> None:
    path = write("match.json", played().record())
    before = Path(path).read_bytes()

    said = run("play", "--resume", path, "--seats", "random,random")

    assert said.code == 0
    assert "Winner: random" in said.out or "The win is shared" in said.out
    assert Path(path).read_bytes() == before


class Liar(Bot):
    """Answers what was never asked."""

    def choose(self, perspective: Perspective, rng: Rng) -> Any:
        return "the moon"


class Sleeper(Bot):
    """Falls over."""

    def choose(self, perspective: Perspective, rng: Rng) -> Any:
        raise ZeroDivisionError("asleep")


@pytest.mark.parametrize(
    ("name", "english", "russian"),
    [("Liar", '"the moon" is not on offer', "невозможный ответ"), ("Sleeper", "ZeroDivisionError: asleep", "отказал")],
)
def test_a_faulty_bot_is_named_and_the_match_is_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str, english: str, russian: str
) -> None:
    installed = EntryPoints([EntryPoint("odd", f"tests.cli.test_play:{name}", registry.GROUP)])
    monkeypatch.setattr(registry, "entry_points", lambda **wanted: installed.select(**wanted))
    line = ("play", "dig_mars", "--seats", "you,odd", "--seed", "4", "--save", "match.json")

    said = run(*line, typed="A1\n")
    spoken = run(*line, typed="A1\n", lang="ru")

    assert said.code == 1
    assert "“odd”" in said.err
    assert english in said.err
    assert russian in spoken.err
    assert [answer for _, answer, _ in _record()["answers"]] == [0]


@pytest.mark.parametrize("width", ["40", "80", "120"])
def test_the_board_fits_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)

    said = run("play", "dig_mars", "--seats", "you,random,random,random", lang="ru", typed="1\n1\nq\nn\n")

    assert max(len(line) for line in said.out.splitlines() if "│" in line or "┼" in line) <= int(width)
    for letter in "ABCD":
        assert re.search(rf"│ +{letter} +│", said.out)


# --- a game without a board of its own, with every kind of question and secret phases -------------------------------


@pytest.fixture
def prospect(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the kernel's test game on the table."""
    monkeypatch.setitem(GAMES, "prospect", "tests.cli.prospect")


@pytest.mark.usefixtures("prospect")
def test_every_kind_of_question_can_be_answered(run: Run) -> None:
    """Some of, ordering, amount, payment in secret chains; then places and one of."""
    typed = "\n".join(["1 1", "1 2 3", "1, 2", "2", "2 1", "9", "3", "1", "9 9", "0 0", "3 0", "b", "q", "n"]) + "\n"
    said = run("play", "prospect", "--seats", "you,random", "--seed", "7", "--save", "match.json", typed=typed)

    assert said.code == 0
    assert "listed more than once" in said.out
    assert "Numbers with spaces between: at least 1, at most 2" in said.out
    assert "Everything must have its place in the order" in said.out
    assert "9 will not do: a whole number from 0 to" in said.out
    assert "type 2 whole numbers" in said.out
    assert "cannot be spent from" in said.out
    assert "This pays 0, but 3 is due" in said.out
    mine = [answer for seat, answer, _ in _record()["answers"] if seat == 0]
    assert len(mine[0]) == 2
    assert mine[1] == [mine[0][1], mine[0][0]]
    assert mine[2:4] == [3, [3, 0]]


@pytest.mark.usefixtures("prospect")
def test_a_whole_match_of_any_game_can_be_typed_in(run: Run) -> None:
    """Answers drawn at random are typed as JSON, so that the plain board and all questions occur."""
    match = offworld.game("prospect").start(3, 5)
    rng = Rng(5)
    lines = []
    current = -1
    while asked := match.asked():
        current = current if current in asked else min(asked)
        answer = asked[current].sample(rng)
        lines.append("=" + json.dumps(answer))
        match.answer(current, answer)
    said = run(
        "play", "prospect", "--seats", "you,you,you", "--seed", "5", typed="\n".join([*lines, "y", "p.json"]) + "\n"
    )

    assert said.code == 0
    record = _record("p.json")
    assert [answer for _, answer, _ in record["answers"]] == json.loads(json.dumps([a for _, a, _ in match.answers]))
    assert record["end"] == match.record()["end"]


@pytest.mark.usefixtures("prospect")
def test_yes_and_no_are_typed_in_the_users_language(run: Run, write: Callable[[str, object], str]) -> None:
    match = offworld.game("prospect").start(2, 7)
    for seat in (0, 1):
        match.answer(seat, [match.view(seat)["table"]["players"][seat]["hand"][0]])
        match.answer(seat, 0)
    first = next(iter(match.asked()))
    match.answer(first, ["trade", 1 - first])
    path = write("match.json", match.record())

    said = run("play", "--resume", path, "--seats", "you,you", lang="ru", typed="может быть\nда\nв\n")

    assert said.code == 0
    assert "может быть" in said.out
    assert _record()["answers"][-1][:2] == [1 - first, True]
