"""Ratings kept over time: by game and bot, each match once, and in a file."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from offworld.arena import MatchResult, Tournament, tournament
from offworld.arena.book import Book, read_book, write_book
from offworld.arena.job import Fault
from offworld.arena.ratings import ratings
from offworld.arena.result import summed_up
from offworld.arena.stored import stored
from offworld.i18n import Translator
from offworld.kernel.errors import OffworldError
from tests.refusals import refuses

WHEN = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


def won_by_first(count: int, names: tuple[str, ...] = ("a", "b"), seed: int = 1, game: str = "signals") -> Tournament:
    """Return a tournament in which the first one wins every match."""
    chairs = tuple(range(len(names)))
    scores = (9, *[5] * (len(names) - 1))
    matches = [MatchResult(number, chairs, (0,), scores, 10, "reason", True) for number in range(count)]
    return summed_up(game, {}, seed, names, True, matches)


def test_ratings_are_those_of_all_matches_in_a_row() -> None:
    book = Book()
    assert book.add(won_by_first(6, ("a", "b", "c")), WHEN) == 6
    wanted = ratings(3, won_by_first(6, ("a", "b", "c")).matches)
    found = book.games["signals"]
    assert [found[name].mu for name in "abc"] == [each.mu for each in wanted if each]
    assert [found[name].sigma for name in "abc"] == [each.sigma for each in wanted if each]
    assert (found["a"].matches, found["a"].wins, found["b"].wins) == (6, 6, 0)
    low, high = found["a"].interval
    assert low < found["a"].mu < high
    assert high - low < 4 * 25 / 3, "it is surer than at the start"


def test_every_match_counts_once() -> None:
    book, other = Book(), Book()
    assert book.add(won_by_first(4), WHEN) == 4
    assert book.add(won_by_first(4), WHEN) == 0
    assert book.add(won_by_first(7), WHEN) == 3
    other.add(won_by_first(7), WHEN)
    assert book.games == other.games
    assert [each.matches for each in book.added] == [4, 3]
    assert book.add(won_by_first(4, seed=2), WHEN) == 4, "another tournament"
    assert book.games["signals"]["a"].matches == 11


def test_games_are_rated_apart_and_bots_go_on_where_they_were() -> None:
    book = Book()
    book.add(won_by_first(5), WHEN)
    before = book.games["signals"]["a"].mu
    book.add(won_by_first(5, ("a", "new")), WHEN)
    book.add(won_by_first(5, game="dig_mars"), WHEN)
    assert list(book.games["signals"]) == ["a", "b", "new"]
    assert book.games["signals"]["a"].mu > before
    assert book.games["dig_mars"]["a"].mu == before
    assert [each.skills["a"] for each in book.added[:2]] == [before, book.games["signals"]["a"].mu]
    assert book.added[0].when == "2026-01-02T03:04:05+00:00"


def test_a_bot_in_several_seats_has_one_rating() -> None:
    book = Book()
    book.add(won_by_first(3, ("a", "b", "b #2")), WHEN)
    assert set(book.games["signals"]) == {"a", "b"}
    assert book.games["signals"]["b"].matches == 6


def test_a_bot_that_failed_has_lost_and_a_match_without_an_end_says_nothing() -> None:
    failed = MatchResult(0, (0, 1), (1,), (0, 0), 3, "", False, fault=Fault(0, "raised", "x"))
    endless = MatchResult(1, (1, 0), (), (0, 0), 3, "", False)
    once, twice = Book(), Book()
    once.add(summed_up("signals", {}, 1, ["a", "b"], True, [failed]), WHEN)
    twice.add(summed_up("signals", {}, 1, ["a", "b"], True, [failed, endless]), WHEN)
    found, same = once.games["signals"], twice.games["signals"]
    assert found["a"].mu < found["b"].mu
    assert found["a"].mu == same["a"].mu


def test_the_book_is_kept_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    assert read_book(file) == Book()
    book = Book()
    book.add(won_by_first(3), WHEN)
    write_book(file, book)
    assert read_book(file) == book
    for content in ("", "[]", '{"format": 2}', '{"games": 3}'):
        file.write_text(content, encoding="utf-8")
        with refuses(OffworldError, "error-ratings-file"):
            read_book(file)
    with refuses(OffworldError, "error-ratings-file"):
        read_book(tmp_path)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "это не JSON."),
        (b'{"games": {"\xff": {}}}', "это не JSON."),
        (b"[]", "ожидается объект, а здесь список."),
        (b'{"format": 2}', "у него формат 2, а здесь известен только 1."),
        (b'{"games": 3}', "поле «games»: ожидается объект, а здесь целое число."),
    ],
)
def test_what_is_wrong_with_a_book_is_said_in_the_language_of_the_reader(
    tmp_path: Path, content: bytes, problem: str
) -> None:
    file = tmp_path / "ratings.json"
    file.write_bytes(content)
    with pytest.raises(OffworldError) as caught:
        read_book(file)
    assert Translator("ru").say(caught.value.text) == f"Рейтинги из файла {file} не читаются: {problem}"


def test_a_tournament_is_read_from_its_folder(tmp_path: Path) -> None:
    found = tournament("signals", ["random", "greedy"], 3, 4, workers=0, records=tmp_path)
    assert stored(tmp_path) == found
    results = tmp_path / "results.jsonl"
    whole = results.read_bytes()
    results.write_bytes(whole[:-5])
    with refuses(OffworldError, "error-tournament-unfinished"):
        stored(tmp_path)
    assert results.read_bytes() == whole[:-5], "reading changes nothing"
    with refuses(OffworldError, "error-tournament-none"):
        stored(tmp_path / "elsewhere")


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with refuses(OffworldError, "error-ratings-missing"):
        Book().add(won_by_first(1))
