"""Records: seed or position, options, rules version and answers; enough to rebuild a whole match to the byte."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from offworld.kernel.errors import BadPosition, BadRecord, OffworldError
from offworld.kernel.match import Match
from offworld.kernel.position import digest, load, start
from offworld.kernel.problem import not_one_of, problem_of
from offworld.kernel.rules import Rules
from offworld.kernel.saving import FORMAT, plain_json
from offworld.kernel.text import Text


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat on a seat, for those who read the file: a name, or the level of a bot. The rules never look at it.

    >>> msgspec.to_builtins(Player(bot="expert"))
    {'bot': 'expert'}
    """

    name: str = ""
    bot: str | None = None


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A match as a file. `end` is a fingerprint of the last position, so that a changed record does not pass.

    >>> import offworld
    >>> found = read_record(offworld.game("dig_mars").start(2, seed=7).record())
    >>> found.seed, found.answers
    (7, [])
    """

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    answers: list[tuple[int, Any, float | int | None]]
    end: str
    seed: int | str | None = None  # a long one is text
    position: dict[str, Any] | None = None
    handed: dict[str, Any] | None = None  # by the match before it in a series
    players: list[Player] | None = None  # by seat; whoever keeps the file may add them


def read_record(given: Mapping[str, Any]) -> Record:
    """Check the form of a record; BadRecord names the wrong field."""
    try:
        found = msgspec.convert(plain_json(given), Record)
    except BadPosition as error:
        raise BadRecord(error.text.key) from None
    except msgspec.ValidationError as error:
        raise BadRecord("error-record", **problem_of(error)) from None
    if found.format != FORMAT:
        raise BadRecord("error-record-format", format=found.format, current=FORMAT)
    if (found.seed is None) == (found.position is None):
        key = "error-problem-missing" if found.seed is None else "error-problem-unknown"
        raise BadRecord("error-record", field="seed", problem=Text(key))
    if found.handed is not None and found.position is not None:
        raise BadRecord("error-record", field="handed", problem=Text("error-problem-unknown"))
    if found.players is not None and len(found.players) != found.seats:
        raise BadRecord("error-record", field="players", problem=Text("error-problem-other"))
    return found


def with_players(given: dict[str, Any], players: list[Player]) -> dict[str, Any]:
    """Return a record that also says who sat where."""
    return {**given, "players": msgspec.to_builtins(players)}


def replay(game: Rules, given: Mapping[str, Any], upto: int | None = None, quiet: bool = False) -> Match:
    """Rebuild a match from its record, whole (then the last position is verified) or up to a number of answers."""
    found = read_record(given)
    if found.game != game.name:
        raise BadRecord("error-record", field="game", problem=not_one_of(found.game, [game.name]))
    if found.rules != game.rules:
        raise BadRecord("error-record-rules", rules=found.rules, current=game.rules)
    match = _begun(game, found, quiet)
    for number, (seat, value, at) in enumerate(found.answers[:upto]):
        try:
            match.answer(seat, value, at)
        except OffworldError as error:
            raise BadRecord("error-record-answer", number=number + 1, problem=error.text) from None
    if upto is None and digest(match) != found.end:
        raise BadRecord("error-record-end")
    return match


def _begun(game: Rules, found: Record, quiet: bool) -> Match:
    """Return the match before its first answer."""
    try:
        if found.position is not None:
            match = load(game, found.position, quiet)
        else:
            assert found.seed is not None
            match = start(game, found.seats, found.seed, found.options, quiet, found.handed)
    except OffworldError as error:
        raise BadRecord("error-record-start", problem=error.text) from None
    if match.seats != found.seats:
        raise BadRecord("error-record", field="seats", problem=not_one_of(found.seats, [str(match.seats)]))
    if match.options != found.options:
        raise BadRecord("error-record", field="options", problem=Text("error-problem-other"))
    return match
