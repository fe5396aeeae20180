"""A series of matches: what one hands to the next, the file of the whole, and what is wrong with a file."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import offworld
from offworld.kernel.errors import BadRecord, BadSetup
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from offworld.kernel.series import Series, handover, is_series_file, read_series, standing

SIGNALS = offworld.game("signals")


def first_night(seats: int = 2, nights: int = 3, seed: int = 5) -> Series:
    return Series([SIGNALS.start(seats, seed, {"nights": nights})])


def played(match: Match, seed: int = 1) -> Match:
    rng = Rng(seed)
    while asked := match.asked():
        seat = min(asked)
        match.answer(seat, asked[seat].sample(rng))
    return match


def whole(seats: int = 2) -> Series:
    series = first_night(seats)
    played(series.match)
    while not series.over:
        played(series.go_on(len(series.matches)))
    return series


def as_file(series: Series) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(series.record()))
    return found


def test_one_match_hands_to_the_next() -> None:
    series = first_night()
    winners = played(series.match).outcome()
    assert winners is not None
    match = series.go_on(9)
    state = match.position()["state"]
    assert state["night"] == 2
    assert [player["wins"] for player in state["players"]] == [int(seat in winners.winners) for seat in (0, 1)]
    assert match.origin == {
        "seed": 9,
        "handed": {"night": 2, "wins": [int(seat in winners.winners) for seat in (0, 1)]},
    }


def test_a_series_has_its_last_match() -> None:
    series = whole()
    assert len(series.matches) == 3
    assert series.over
    with pytest.raises(BadSetup) as caught:
        series.go_on(1)
    assert caught.value.text.key == "error-series-over"
    assert sum(int(str(text.params["count"])) for text in series.standing()[1:]) >= 3


def test_the_next_match_waits_for_the_end_of_this_one() -> None:
    series = first_night()
    assert not series.over
    with pytest.raises(BadSetup) as caught:
        series.go_on(1)
    assert caught.value.text.key == "error-series-goes-on"


def test_a_match_of_its_own_is_no_series() -> None:
    match = played(SIGNALS.start(2, 5, {"nights": 1}))
    assert handover(match) is None
    assert standing(match) == []
    with pytest.raises(BadSetup) as caught:
        SIGNALS.start(2, 5, {"nights": 1}, handed={"night": 2, "wins": [0, 0]})
    assert caught.value.text.key == "error-series-none"
    with pytest.raises(BadSetup):
        offworld.game("dig_mars").start(2, 5, handed={})


@pytest.mark.parametrize(
    "handed",
    [
        {},
        {"night": 2},
        {"night": 1, "wins": [0, 0]},
        {"night": 4, "wins": [0, 0]},
        {"night": 2, "wins": [0]},
        {"night": 2, "wins": [2, 0]},
        {"night": "2", "wins": [0, 0]},
        {"night": 2, "wins": ["a", 0]},
    ],
)
def test_what_no_match_hands_over_is_refused(handed: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as caught:
        SIGNALS.start(2, 5, {"nights": 3}, handed=handed)
    assert caught.value.text.key == "error-series-handed"


def test_a_series_is_kept_and_resumed_as_one_file() -> None:
    series = first_night(3)
    played(series.match)
    match = series.go_on(4)
    play_out_some(match)
    file = as_file(series)
    assert is_series_file(file)
    again = read_series(SIGNALS, file)
    assert again.record() == series.record()
    assert again.match.position() == match.position()
    played(again.match)
    played(again.go_on(6))
    assert again.over
    assert len(as_file(again)["series"]) == 3


def play_out_some(match: Match) -> None:
    for seat in (0, 1, 2, 0):
        match.answer(seat, match.asked()[seat].sample(Rng(2)))


def spoiled(change: str) -> dict[str, Any]:
    file = as_file(whole())
    second = file["series"][1]
    if change == "handed":
        second["handed"]["wins"] = [1 - count for count in second["handed"]["wins"]]
        second["end"] = end_of(second)
    elif change == "order":
        file["series"] = file["series"][1:][::-1]
    elif change == "unfinished":
        first = file["series"][0]
        first["answers"] = first["answers"][:2]
        first["end"] = end_of(first)
    elif change == "options":
        file["series"][1] = played(SIGNALS.start(2, 1)).record()
    elif change == "end":
        second["end"] = "0" * 64
    elif change == "empty":
        file["series"] = []
    elif change == "list":
        file["series"] = {"nonsense": 1}
    elif change == "match":
        file["series"] = [1]
    elif change == "format":
        file["format"] = 9
    else:
        file[change] = 1
    return file


def end_of(record: dict[str, Any]) -> str:
    """Return the fingerprint that a changed record would have."""
    match = SIGNALS.start(record["seats"], record["seed"], record["options"], handed=record.get("handed"))
    for seat, answer, _ in record["answers"]:
        match.answer(seat, answer)
    return str(match.record()["end"])


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ("handed", "error-record", "series[1].handed"),
        ("order", "error-record", "series[1]"),
        ("unfinished", "error-record", "series[1]"),
        ("options", "error-series-match", None),
        ("end", "error-series-match", None),
        ("empty", "error-record", "series"),
        ("list", "error-record", "series"),
        ("match", "error-record", "series[0]"),
        ("format", "error-record-format", None),
        ("nonsense", "error-record", "nonsense"),
    ],
)
def test_a_wrong_file_is_refused_with_the_name_of_the_field(change: str, key: str, field: str | None) -> None:
    with pytest.raises(BadRecord) as caught:
        read_series(SIGNALS, spoiled(change))
    assert caught.value.text.key == key
    if field is not None:
        assert caught.value.text.params["field"] == field


def test_a_record_of_a_position_receives_nothing() -> None:
    record = SIGNALS.load({"game": "signals", "seats": 2}).record()
    record["handed"] = {}
    with pytest.raises(BadRecord) as caught:
        offworld.replay(record)
    assert caught.value.text.params["field"] == "handed"
