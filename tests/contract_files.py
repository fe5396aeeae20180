"""The contract about positions and records."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import jsonschema
import msgspec
import pytest

from offworld.kernel.errors import BadPosition, BadSetup, OffworldError
from offworld.kernel.match import Match
from offworld.kernel.position import load, position_bytes, schema
from offworld.kernel.record import replay
from offworld.kernel.rng import Rng
from tests.contract_words import Words

GARBAGE: tuple[Any, ...] = (None, True, -1, 10**6, 0.5, "", "nonsense", [], [[]], {}, {"nonsense": 1})


def as_json(value: Any) -> Any:
    """Return a value as it comes out of a file."""
    return msgspec.json.decode(msgspec.json.encode(value))


def as_bytes(value: Any) -> bytes:
    """Return a value in its one canonical form."""
    return msgspec.json.encode(value, order="deterministic")


@cache
def validator(text: bytes) -> jsonschema.Draft202012Validator:
    """Return what holds positions against a schema, which is one itself; looking at that takes longer than a match."""
    found = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(found)
    return jsonschema.Draft202012Validator(found)


class Files:
    """Positions and records of one match."""

    def __init__(self, match: Match, words: Words, rng: Rng) -> None:
        self.match = match
        self.words = words
        self.game = match.game
        self.rng = rng
        self.validator = validator(as_bytes(schema(self.game)))
        self.narrow = validator(as_bytes(schema(self.game, match.options)))  # with the options of this match

    def restored(self) -> Match:
        """Return the match restored from its position, having compared them."""
        match = self.match
        position = as_json(match.position())
        self.validator.validate(position)
        self.narrow.validate(position)
        copy = load(self.game, position)
        assert position_bytes(copy) == position_bytes(match), "a restored match differs"
        for seat in range(match.seats):
            assert as_bytes(copy.question(seat)) == as_bytes(match.question(seat)), "a restored match differs"
            assert as_bytes(copy.view(seat)) == as_bytes(match.view(seat)), "a restored match differs"
        assert as_bytes(copy.view(None)) == as_bytes(match.view(None)), "a restored match differs"
        assert copy.scores() == match.scores(), "a restored match differs"
        return copy

    def check_record(self) -> None:
        """Replay the match, whole and in part, and take back what the part leaves out."""
        match = self.match
        record = json.loads(json.dumps(match.record()))
        copy = replay(self.game, record)
        assert position_bytes(copy) == position_bytes(match), "a replay leads elsewhere"
        assert as_json(copy.record()) == record
        for seat in (None, *range(match.seats)):
            assert as_bytes(copy.events(seat)) == as_bytes(match.events(seat))
        count = self.rng.below(len(match.answers) + 1)
        part = replay(self.game, record, upto=count)
        assert len(part.answers) == count
        copy.rewind(count)
        assert position_bytes(copy) == position_bytes(part), "rewinding leads elsewhere"
        assert copy.answers == part.answers
        assert as_bytes(copy.events(0)) == as_bytes(part.events(0))

    def check_example(self) -> None:
        """Check that the example of a position can be loaded and played on from."""
        self._play_on(load(self.game, self.game.example()))
        for seats in self.game.seats:
            position = {"game": self.game.name, "seats": seats, "state": as_json(self.game.example())}
            self.validator.validate(position)
            try:
                match = load(self.game, position)
            except BadPosition:
                continue
            self._play_on(match)
            break
        else:
            pytest.fail("the example can be loaded with no number of seats")
        self._check_example_with_options()

    def _check_example_with_options(self) -> None:
        """Check that the example for the options of this match can be loaded with them, and stays what it is."""
        options = self.match.options
        state = as_json(self.game.example(options))
        wrong = ""
        for seats in (self.match.seats, *self.game.seats):
            try:
                self.game.check_setup(seats, options)
            except BadSetup:
                continue
            position = {"game": self.game.name, "seats": seats, "options": dict(options), "state": state}
            self.narrow.validate(position)
            try:
                match = load(self.game, position)
            except BadPosition as error:
                wrong = str(error)
                continue
            shown = as_json(match.position())["state"]
            for name, value in state.items():
                if not isinstance(value, (dict, list)) and name in shown:
                    assert shown[name] == value, f"loading a position moves its {name}"
            self._play_on(match)
            return
        pytest.fail(f"the example for these options can be loaded with no number of seats: {wrong}")

    def check_still(self) -> None:
        """Check that loading plays nothing: a state without its stack is shown as it is, whoever could go on."""
        if self.match.over:
            return
        position = as_json(self.match.position())
        given = {name: position[name] for name in ("game", "seats", "options", "state")}
        shown = as_json(load(self.game, given).position())["state"]
        assert shown == position["state"], "loading a position changes it"

    def check_partial(self, seats: int, options: Mapping[str, object]) -> None:
        """Check that a position which names nothing is a fresh match, decided by its seed."""
        empty = {"game": self.game.name, "seats": seats, "options": dict(options), "seed": 5}
        self.validator.validate(empty)
        match, again = load(self.game, empty), load(self.game, empty)
        assert position_bytes(match) == position_bytes(again)
        assert self.game.components(match.state) == self.game.components(self.match.state)
        self._play_on(match)
        copy = replay(self.game, json.loads(json.dumps(match.record())))
        assert position_bytes(copy) == position_bytes(match)

    def check_wrong_field(self) -> None:
        """Spoil one field of the position: that is either refused with an error that says so, or still a position."""
        position = as_json(self.match.position())
        places = list(_places(position))
        owner, key = places[self.rng.below(len(places))]
        owner[key] = as_json(GARBAGE[self.rng.below(len(GARBAGE))])
        try:
            copy = load(self.game, position)
        except OffworldError as error:
            self.words.check(error.text)
        else:
            for seat in range(copy.seats):
                copy.view(seat)
                copy.question(seat)
            position_bytes(copy)
        position = as_json(self.match.position())
        position["state"]["nonsense"] = 1
        with pytest.raises(BadPosition) as caught:
            load(self.game, position)
        assert caught.value.text.params["field"] == "state.nonsense"

    def _play_on(self, match: Match) -> None:
        for _ in range(5):
            for seat, decision in list(match.asked().items())[:1]:
                match.answer(seat, decision.sample(self.rng))


def _places(value: Any) -> Any:
    """Yield every place in a JSON value, as what holds it and under which name."""
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key])
