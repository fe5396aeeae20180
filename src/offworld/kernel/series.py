"""A series of matches, such as an expedition of several adventures: played, kept and resumed as one file.

What a match hands to the next is a rule of the game (`is_series`, `hand_over`, `receive`, `standing`); this module only
strings the matches together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from offworld.kernel.errors import BadRecord, BadSetup, OffworldError
from offworld.kernel.handover import Handover
from offworld.kernel.match import Match
from offworld.kernel.position import start
from offworld.kernel.problem import not_one_of, wrong_type
from offworld.kernel.record import replay
from offworld.kernel.rules import Rules
from offworld.kernel.saving import plain_json
from offworld.kernel.text import Text

FORMAT: Final = 1
KEY: Final = "series"  # what tells the file of a series from that of one match


class Series:
    """The matches of a series in their order; all but the last are over.

    >>> import offworld
    >>> game = offworld.game("welcome_to_the_moon")
    >>> series = Series([game.start(2, seed=1, options={"expedition": True})])
    >>> series.over, len(series.record()["series"])
    (False, 1)
    """

    def __init__(self, matches: list[Match]) -> None:
        self.matches = matches

    @property
    def match(self) -> Match:
        """The match that is played, or was played last."""
        return self.matches[-1]

    @property
    def over(self) -> bool:
        """Whether the last match of the series has been played."""
        return self.match.over and handover(self.match) is None

    def standing(self) -> list[Text]:
        """Return how the series stands, in words of the game."""
        return standing(self.match)

    def go_on(self, seed: int | str, quiet: bool = False) -> Match:
        """Start the match that follows the last one, which must be over."""
        following = handover(self.match)
        if following is None:
            raise BadSetup("error-series-over" if self.match.over else "error-series-goes-on")
        match = self.match
        self.matches.append(start(match.game, match.seats, seed, following.options, quiet, following.handed))
        return self.match

    def record(self) -> dict[str, Any]:
        """Return the whole series as plain JSON; `read_series` takes it."""
        return series_file([match.record() for match in self.matches])


def series_file(records: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the file of a series from the records of its matches."""
    return {"format": FORMAT, KEY: records}


def in_series(match: Match) -> bool:
    """Return whether a match is one of a series."""
    return match.game.is_series(match.options)


def handover(match: Match) -> Handover | None:
    """Return what follows a match in its series; None where nothing does, or where it is not over yet."""
    if not match.over or not in_series(match):
        return None
    return match.game.hand_over(match.state, match.options)


def standing(match: Match) -> list[Text]:
    """Return how the series of a match stands, that match included once it is over; empty outside of a series."""
    return match.game.standing(match.state) if in_series(match) else []


def is_series_file(given: Mapping[str, Any]) -> bool:
    """Return whether a file is that of a series."""
    return KEY in given


def records_of(given: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the records in the file of a series; BadRecord names the wrong field."""
    plain = plain_json(given)
    for name in plain:
        if name not in ("format", KEY):
            raise BadRecord("error-record", field=name, problem=Text("error-problem-unknown"))
    if plain.get("format") != FORMAT:
        raise BadRecord("error-record-format", format=str(plain.get("format")), current=FORMAT)
    records = plain[KEY]
    if not isinstance(records, list):
        raise BadRecord("error-record", field=KEY, problem=wrong_type("array", records))
    if not records:
        raise BadRecord("error-record", field=KEY, problem=Text("error-problem-longer", {"count": 1}))
    for number, record in enumerate(records):
        if not isinstance(record, dict):
            raise BadRecord("error-record", field=f"{KEY}[{number}]", problem=wrong_type("object", record))
    found: list[dict[str, Any]] = records
    return found


def read_series(game: Rules, given: Mapping[str, Any]) -> Series:
    """Rebuild a series from its file; each match must begin as the one before handed it over."""
    matches: list[Match] = []
    for number, record in enumerate(records_of(given)):
        try:
            match = replay(game, record)
        except OffworldError as error:
            raise BadRecord("error-series-match", number=number + 1, problem=error.text) from None
        if not in_series(match):
            raise BadRecord("error-series-match", number=number + 1, problem=Text("error-series-none"))
        if matches:
            _check_follows(matches[-1], match, f"{KEY}[{number}]")
        matches.append(match)
    return Series(matches)


def _check_follows(before: Match, match: Match, field: str) -> None:
    following = handover(before)
    if following is None:
        problem = Text("error-series-over" if before.over else "error-series-goes-on")
        raise BadRecord("error-record", field=field, problem=problem)
    if match.seats != before.seats:
        problem = not_one_of(match.seats, [str(before.seats)])
        raise BadRecord("error-record", field=f"{field}.seats", problem=problem)
    if match.options != following.options:
        raise BadRecord("error-record", field=f"{field}.options", problem=Text("error-problem-other"))
    if match.origin.get("handed") != plain_json(following.handed):
        raise BadRecord("error-record", field=f"{field}.handed", problem=Text("error-problem-other"))
