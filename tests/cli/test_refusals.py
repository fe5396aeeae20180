"""Bad input of every kind: an exit code, words that name what is wrong and what is allowed, and nothing is changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

REFUSED, USAGE = 1, 2

# A command line, in which {name} is a file below, its exit code, and what the message must name in each language.
CASES: list[tuple[str, int, tuple[str, ...], tuple[str, ...]]] = [
    # the line itself
    ("gamse", USAGE, ("“gamse”", "“games”", "simulate"), ("«gamse»", "«games»", "simulate")),
    ("nonsense", USAGE, ("“nonsense”", "games, play"), ("«nonsense»", "games, play")),
    ("games --nonsense", USAGE, ("no option --nonsense",), ("Параметра --nonsense здесь нет",)),
    ("bots extra", USAGE, ("“extra”", "offworld bots --help"), ("«extra»", "offworld bots --help")),
    ("simulate", USAGE, ("GAME is missing",), ("Не указано: GAME",)),
    ("play", USAGE, ("Which game", "dig_mars"), ("Какая игра", "dig_mars")),
    ("play dig_mars --seed", USAGE, ("--seed needs a value",), ("После --seed нужно значение",)),
    (
        "play dig_mars --seed -3",
        USAGE,
        ("“-3”", "from 0 to 9223372036854775807"),
        ("«-3»", "от 0 до 9223372036854775807"),
    ),
    ("play dig_mars --seed 1.5", USAGE, ("“1.5”", "whole number"), ("«1.5»", "целое число")),
    ("simulate dig_mars --games 0", USAGE, ("--games", "“0”", "from 1"), ("--games", "«0»", "от 1")),
    ("simulate dig_mars --workers many", USAGE, ("“many”", "1 to 1024"), ("«many»", "от 1 до 1024")),
    ("bench --seconds soon", USAGE, ("“soon”", "seconds above 0"), ("«soon»", "число секунд больше 0")),
    ("serve --port 70000", USAGE, ("“70000”", "0 to 65535"), ("«70000»", "от 0 до 65535")),
    ("play dig_mars --seats you,,greedy", USAGE, ("empty place",), ("пустое место",)),
    ("play --load {position} --resume {record}", USAGE, ("--load", "--resume"), ("--load", "--resume")),
    ("play --load {position} --option open_finds=true", USAGE, ("--option", "--load"), ("--option", "--load")),
    ("position dig_mars --new --at 3", USAGE, ("--at", "--from-record"), ("--at", "--from-record")),
    ("position dig_mars --schema --seats 3", USAGE, ("--seats", "--new"), ("--seats", "--new")),
    ("position dig_mars", USAGE, ("--schema, --example, --check",), ("--schema, --example, --check",)),
    ("position dig_mars --new --schema", USAGE, ("exactly one",), ("ровно одним",)),
    ("replay {record} --at x", USAGE, ("--at", "“x”"), ("--at", "«x»")),
    # wrong number of seats
    ("play dig_mars --seats you", REFUSED, ("dig_mars", "1", "2, 3, 4"), ("dig_mars", "1", "2, 3, 4")),
    ("simulate dig_mars --seats greedy", REFUSED, ("1", "2, 3, 4"), ("1", "2, 3, 4")),
    ("position dig_mars --new --seats 7", REFUSED, ("7", "2, 3, 4"), ("7", "2, 3, 4")),
    ("play --load {position} --seats you,random,random", REFUSED, ("3 players", "has 2"), ("3 игрока", "мест", "2")),
    # unknown game, option or bot
    ("play chess", REFUSED, ("“chess”", "dig_mars"), ("«chess»", "dig_mars")),
    ("games chess", REFUSED, ("“chess”", "dig_mars"), ("«chess»", "dig_mars")),
    ("bench chess", REFUSED, ("“chess”", "dig_mars"), ("«chess»", "dig_mars")),
    ("position chess --new", REFUSED, ("“chess”", "dig_mars"), ("«chess»", "dig_mars")),
    ("simulate chess --games 2", REFUSED, ("“chess”", "dig_mars"), ("«chess»", "dig_mars")),
    ("play dig_mars --option weather=bad", REFUSED, ("“weather”", "open_finds"), ("«weather»", "open_finds")),
    ("play dig_mars --option open_finds=maybe", REFUSED, ("“maybe”", "false, true"), ("«maybe»", "false, true")),
    ("play dig_mars --option open_finds", USAGE, ("name=value", "open_finds"), ("имя=значение", "open_finds")),
    ("play dig_mars --seats you,robot", REFUSED, ("“robot”", "greedy, mcts"), ("«robot»", "greedy, mcts")),
    ("simulate dig_mars --seats greedy,robot", REFUSED, ("“robot”", "mcts"), ("«robot»", "mcts")),
    ("simulate dig_mars --seats greedy,mcts:speed=1", REFUSED, ("“speed”", "depth"), ("«speed»", "depth")),
    ("simulate dig_mars --seats you,greedy", REFUSED, ("“you”", "greedy"), ("«you»", "greedy")),
    # a cluster that is not there (port 1 is never Ray's)
    ("simulate dig_mars --games 2 --ray 127.0.0.1:1", REFUSED, ("127.0.0.1:1", "nobody"), ("127.0.0.1:1", "никто")),
    ("simulate dig_mars --games 2 --ray 127.0.0.1:99999", REFUSED, ("127.0.0.1:99999",), ("127.0.0.1:99999",)),
    # positions
    (
        "position dig_mars --check {wrong_field}",
        REFUSED,
        ("“state.players[0].points”",),
        ("«state.players[0].points»",),
    ),
    ("play --load {wrong_field}", REFUSED, ("“state.players[0].points”",), ("«state.players[0].points»",)),
    ("position dig_mars --check {odd_field}", REFUSED, ("“weather”",), ("«weather»",)),
    ("position dig_mars --check {many_seats}", REFUSED, ("9", "2, 3, 4"), ("9", "2, 3, 4")),
    ("position dig_mars --check {broken}", REFUSED, ("broken", "line 2, column"), ("broken", "строке 2, столбец")),
    ("position dig_mars --check {list}", REFUSED, ("JSON object",), ("объект JSON",)),
    ("position dig_mars --check {binary}", REFUSED, ("not valid JSON",), ("не JSON",)),
    # records
    ("replay {other_rules}", REFUSED, ("version 99", "version 1"), ("99", "1")),
    ("replay {other_format}", REFUSED, ("format 9", "format 1"), ("формат 9", "формат 1")),
    ("replay {other_game}", REFUSED, ("“chess”", "dig_mars"), ("«chess»", "dig_mars")),
    ("replay {malformed}", REFUSED, ("“answers”",), ("«answers»",)),
    ("replay {foreign_seat}", REFUSED, ("Answer 1 ", "seat 7", "2 seats"), ("Ответ № 1 ", "Места 7 нет", "2 места")),
    ("replay {after_the_end}", REFUSED, ("The match is over",), ("Партия окончена",)),
    ("replay {illegal}", REFUSED, ("Answer 3 ", '["fly",3]', "Possible"), ("Ответ № 3 ", '["fly",3]', "Возможно")),
    ("replay {bad_answer}", REFUSED, ("Answer 1 ", "Possible"), ("Ответ № 1 ", "Возможно")),
    ("replay {tampered}", REFUSED, ("changed",), ("изменена",)),
    ("replay {cut}", REFUSED, ("changed",), ("изменена",)),
    ("play --resume {tampered}", REFUSED, ("changed",), ("изменена",)),
    ("position dig_mars --from-record {tampered}", REFUSED, ("changed",), ("изменена",)),
    ("replay {record} --at 100000", REFUSED, ("--at 100000", "0 to"), ("--at 100000", "от 0 до")),
    ("replay {missing}", REFUSED, ("missing", "does not exist"), ("missing", "такого файла или папки нет")),
    ("replay {folder}", REFUSED, ("it is a folder",), ("это папка",)),
    # folders that cannot be written
    ("play dig_mars --save {file}/x.json", REFUSED, ("x.json", "not a folder"), ("x.json", "а не папка")),
    ("play dig_mars --save {folder}/no/x.json", REFUSED, ("no such folder",), ("такой папки нет",)),
    ("play dig_mars --save {folder}", REFUSED, ("it is a folder",), ("это папка",)),
    ("simulate dig_mars --games 1 --records {file}/x", REFUSED, ("not a folder",), ("а не папка",)),
    ("simulate dig_mars --games 1 --plot {file}/x.png", REFUSED, ("not a folder",), ("а не папка",)),
    ("position dig_mars --new --out {file}/x.json", REFUSED, ("not a folder",), ("а не папка",)),
    ("position dig_mars --new --out /proc/x.json", REFUSED, ("/proc/x.json",), ("/proc/x.json",)),
]


@pytest.fixture
def files(tmp_path: Path, record: dict[str, Any]) -> dict[str, str]:
    """Files with something wrong in each, and two good ones; the paths by name."""
    answers = [list(answer) for answer in record["answers"]]
    contents: dict[str, object] = {
        "record": record,
        "position": {"game": "dig_mars", "seats": 2},
        "wrong_field": {"game": "dig_mars", "seats": 2, "state": {"players": [{"points": "many"}]}},
        "odd_field": {"game": "dig_mars", "seats": 2, "weather": "bad"},
        "many_seats": {"game": "dig_mars", "seats": 9},
        "broken": '{"game":\n "dig_mars",,}',
        "list": [1, 2],
        "other_rules": {**record, "rules": 99},
        "other_format": {**record, "format": 9},
        "other_game": {**record, "game": "chess"},
        "malformed": {**record, "answers": "none"},
        "foreign_seat": {**record, "answers": [[7, 0, None], *answers[1:]]},
        "after_the_end": {**record, "answers": [*answers, [0, ["end"], None]]},
        "illegal": {**record, "answers": [*answers[:2], [answers[2][0], ["fly", 3], None], *answers[3:]]},
        "bad_answer": {**record, "answers": [[answers[0][0], {"site": "A1"}, None], *answers[1:]]},
        "tampered": {**record, "end": "0" * 64},
        "cut": {**record, "answers": answers[:-1]},
        "file": "here is a file",
    }
    for name, content in contents.items():
        text = content if isinstance(content, str) else json.dumps(content)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00{")
    (tmp_path / "folder").mkdir()
    return {name: str(tmp_path / name) for name in (*contents, "binary", "folder", "missing")}


def _everything(folder: Path) -> dict[str, bytes | None]:
    return {str(path): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("line", "code", "english", "russian"), CASES, ids=[case[0] for case in CASES])
def test_bad_input_is_refused_with_clear_words(
    run: Run,
    files: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    line: str,
    code: int,
    english: tuple[str, ...],
    russian: tuple[str, ...],
    lang: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    before = _everything(tmp_path)

    said = run(*[word.format(**files) for word in line.split()], lang=lang)

    assert said.code == code
    assert said.out == ""
    assert said.err.startswith("offworld: ")
    for word in english if lang == "en" else russian:
        assert word in said.err, said.err
    assert _everything(tmp_path) == before


def test_an_unknown_language_is_refused_in_the_language_in_use(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("games", lang="de").code == USAGE
    monkeypatch.setenv("OFFWORLD_LANG", "ru")
    said = run("games", lang="de")
    assert "«de»" in said.err
    assert "en, ru" in said.err


def test_an_error_of_our_own_shows_no_traceback_unless_asked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr("offworld.cli.games._show", fail)

    said = run("games", "dig_mars")

    assert said.code == REFUSED
    assert "out of order" in said.err
    assert "OFFWORLD_DEBUG=1" in said.err


def test_an_interruption_has_its_own_code(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("offworld.cli.games._show", interrupt)

    said = run("games", "dig_mars", lang="ru")

    assert said.code == 130
    assert said.err.strip() == "Прервано."
