"""Keeping a match: the record goes to a file, when asked, on leaving and at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from offworld.cli.files import write_text, written_form
from offworld.cli.reading import Reader
from offworld.cli.ui import Ui
from offworld.kernel.errors import OffworldError
from offworld.kernel.match import Match
from offworld.kernel.record import Player, with_players
from offworld.kernel.series import Series, in_series, series_file


class Saving:
    """Where the record of a match goes. With a file given on the line it is written without further questions."""

    def __init__(
        self,
        ui: Ui,
        reader: Reader,
        path: str | None,
        suggested: str,
        players: Sequence[Player],
        series: Series | None = None,
    ) -> None:
        self.ui = ui
        self.reader = reader
        self.path = path
        self.suggested = suggested
        self.players = list(players)  # who sits where
        self.series = series  # of which the match is the last so far; where it is none, the match is kept alone
        self.saved = -1  # how many answers the saved record has

    def ask(self, match: Match) -> None:
        """Save, asking for a file name where none is known; what fails is said and loses nothing."""
        path = self.path
        while True:
            if path is None:
                path = self.reader.line(self.ui.say("cli-save-name", name=self.suggested) + " ") or self.suggested
            if self.write(match, path):
                self.path = path
                return
            path = None

    def offer(self, match: Match) -> None:
        """Save to the given file, or ask whether to save, unless it is done already."""
        if self.saved == len(match.answers):
            return
        if self.path is not None or self.reader.yes(self.ui.say("cli-save-offer") + " "):
            self.ask(match)

    def at_once(self, match: Match) -> None:
        """Save to the given file without asking anybody anything; without one, say that nothing is kept."""
        if self.saved == len(match.answers):
            return
        if self.path is None:
            self.ui.note("cli-save-not", style="yellow")
        else:
            self.write(match, self.path)

    def write(self, match: Match, path: str) -> bool:
        """Write the record and say so; return whether that worked."""
        try:
            write_text(path, written_form(self._content(match)))
        except OffworldError as error:
            self.ui.problem(error.text)
            return False
        self.saved = len(match.answers)
        self.ui.note("cli-save-done", style="green", path=path)
        return True

    def _content(self, match: Match) -> dict[str, Any]:
        """Return what is kept of a match: its series where it is one of several, and who sat where."""
        if self.series is not None and in_series(match):
            return series_file([with_players(each.record(), self.players) for each in self.series.matches])
        return with_players(match.record(), self.players)
