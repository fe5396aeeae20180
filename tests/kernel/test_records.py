"""Records: a seed and a list of answers rebuild a match to the byte, and nobody can change one unnoticed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from offworld.kernel.errors import BadRecord
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from offworld.kernel.record import replay
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text
from tests.contract_files import GARBAGE, _places, as_json
from tests.contract_words import Words
from tests.kernel.play import in_turns, play_out, seen, started
from tests.kernel.prospect import PROSPECT, WORDS


def file_of(match: Match) -> Any:
    """Return a record as it comes out of a file."""
    return json.loads(json.dumps(match.record()))


@given(st.integers(0, 10**6), st.integers(1, 4))
def test_a_replay_is_the_same_to_the_byte(seed: int, seats: int) -> None:
    match = play_out(started(seats, seed), seed)
    copy = replay(PROSPECT, file_of(match))
    assert position_bytes(copy) == position_bytes(match)
    for viewer in (None, *range(seats)):
        assert seen(copy, viewer) == seen(match, viewer)
    assert file_of(copy) == file_of(match)


def test_a_replay_can_stop_anywhere() -> None:
    match = started(2)
    states = [position_bytes(match)]
    rng = Rng(1)
    while asked := match.asked():
        seat = rng.choice(sorted(asked))
        match.answer(seat, asked[seat].sample(rng))
        states.append(position_bytes(match))
    record = file_of(match)
    for count, state in enumerate(states):
        assert position_bytes(replay(PROSPECT, record, upto=count)) == state
    assert len(replay(PROSPECT, record, upto=10**6).answers) == len(states) - 1


def test_what_was_taken_back_is_not_in_the_record() -> None:
    match = in_turns(2)
    before = file_of(match)
    match.answer(0, ["claim"])
    match.undo(0)
    assert file_of(match) == before
    match.answer(0, ["roll"])
    match.rewind(len(before["answers"]))
    assert file_of(match) == before
    play_out(match)
    assert position_bytes(replay(PROSPECT, file_of(match))) == position_bytes(match)


def test_a_match_that_began_with_a_position_has_a_record_too() -> None:
    partial = {"game": "prospect", "seats": 2, "seed": 3, "state": {"players": [{"hand": [1, 2]}], "phase": "turns"}}
    for position in (partial, in_turns(2).position(), started(3).position()):
        match = play_out(PROSPECT.load(position))
        record = file_of(match)
        assert "seed" not in record
        assert position_bytes(replay(PROSPECT, record)) == position_bytes(match)


def test_times_are_kept() -> None:
    match = started(1)
    match.answer(0, match.asked()[0].sample(Rng(1)), at=12.5)
    match.answer(0, match.asked()[0].sample(Rng(1)))
    assert [at for _, _, at in replay(PROSPECT, file_of(match)).answers] == [12.5, None]


def test_a_copy_to_try_things_on_has_no_record() -> None:
    with pytest.raises(BadRecord) as caught:
        started(2).clone().record()
    assert caught.value.text.key == "error-record-clone"


def _set(name: str, value: Any) -> Callable[[Any], None]:
    return lambda record: record.__setitem__(name, value)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (_set("format", 2), Text("error-record-format", {"format": 2, "current": 1})),
        (_set("rules", 4), Text("error-record-rules", {"rules": 4, "current": 3})),
        (_set("seed", 8), None),
        (_set("end", "0" * 64), Text("error-record-end")),
        (_set("end", None), "end"),
        (_set("seats", 3), None),
        (_set("seats", "2"), "seats"),
        (_set("options", {"rounds": 1}), "options"),
        (_set("options", {"speed": 1}), "error-record-start"),
        (_set("game", "chess"), "game"),
        (_set("answers", {}), "answers"),
        (_set("nonsense", 1), "nonsense"),
        (_set("position", {"game": "prospect", "seats": 2}), "seed"),
        (lambda record: record.pop("seed"), "seed"),
        (lambda record: record.pop("end"), "end"),
        (lambda record: record["answers"].pop(), Text("error-record-end")),
        (lambda record: record["answers"].append([0, ["pass"], None]), "error-record-answer"),
        (lambda record: record["answers"][0].__setitem__(0, 9), "error-record-answer"),
        (lambda record: record["answers"][0].__setitem__(0, True), "answers[0][0]"),
        (lambda record: record["answers"][0].__setitem__(1, "x"), "error-record-answer"),
        (lambda record: record["answers"][0].pop(), "answers[0]"),
    ],
)
def test_a_record_that_was_changed_does_not_pass(change: Callable[[Any], None], text: Text | str | None) -> None:
    record = file_of(play_out(started(2)))
    change(record)
    with pytest.raises(BadRecord) as caught:
        replay(PROSPECT, record)
    Words(WORDS).check(caught.value.text)
    if isinstance(text, Text):
        assert caught.value.text == text
    elif text is not None:
        assert text in (caught.value.text.key, caught.value.text.params.get("field"))


def test_the_number_of_the_first_wrong_answer_is_named() -> None:
    record = file_of(play_out(started(2)))
    record["answers"][4][1] = "nonsense"
    with pytest.raises(BadRecord) as caught:
        replay(PROSPECT, record)
    assert caught.value.text.params["number"] == 5


@pytest.mark.parametrize("given_", [None, 5, "record", [], {}, {"format": object()}, {(1, 2): 3}])
def test_what_is_no_record_at_all_is_refused(given_: Any) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(PROSPECT, given_)
    Words(WORDS).check(caught.value.text)


@given(st.data())
def test_a_spoilt_record_is_refused_or_replays(data: st.DataObject) -> None:
    origin = in_turns(2).position() if data.draw(st.booleans()) else None
    match = PROSPECT.load(origin) if origin is not None else started(2)
    record = as_json(play_out(match).record())
    places = list(_places(record))
    owner, key = data.draw(st.sampled_from(places))
    owner[key] = as_json(data.draw(st.sampled_from(GARBAGE)))
    try:
        replay(PROSPECT, record)
    except BadRecord as error:
        Words(WORDS).check(error.text)
