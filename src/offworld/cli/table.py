"""A match at the terminal: people type, bots think, and nobody sees what is not theirs."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text as Styled

from offworld.bots import Perspective
from offworld.cli.asking import Question, Unclear
from offworld.cli.boards import board, legend
from offworld.cli.ending import show_ending
from offworld.cli.players import Player
from offworld.cli.reading import Reader
from offworld.cli.saving import Saving
from offworld.cli.seats import name_of, styled_name
from offworld.cli.ui import Ui
from offworld.kernel.errors import IllegalAnswer, OffworldError
from offworld.kernel.match import Match
from offworld.kernel.plain import LogEvent
from offworld.kernel.rng import Rng

REMINDER = 12  # so much of what happened before is shown when a match is gone on with
KEYS = ("undo", "again", "why", "log", "save", "quit", "help", "board")


class Leave(Exception):
    """Somebody wants to leave the table."""


class Table:
    """One match with its players. `sit` plays it until it is over or somebody leaves."""

    def __init__(
        self, ui: Ui, reader: Reader, match: Match, players: Sequence[Player], saving: Saving, seed: int
    ) -> None:
        self.ui = ui
        self.reader = reader
        self.match = match
        self.players = players
        self.saving = saving
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.rng = Rng(seed)
        since = max(0, match.logged - REMINDER)
        self.seen = [since] * match.seats  # how much of the log each person has read
        self.watched = since  # how much a spectator has read, where nobody but bots plays
        self.current: int | None = None  # the person in front of the screen
        self.commands = {word: key for key in KEYS for word in reader.words(f"cli-key-{key}")}

    def sit(self) -> None:
        """Play until the end."""
        while not self.match.over:
            asked = self.match.asked()
            bots = [seat for seat in asked if self.players[seat].bot is not None]
            if bots:
                self._let_think(bots[0])
            else:
                seat = self.current if self.current in asked else min(asked)
                assert seat is not None
                self._hand_over(seat)
                self._ask(seat)
        self._read_log(self.current)
        self.ui.out.print(Rule(style="dim"))
        self.ui.out.print(board(self.ui, self.match.view(self.current)))
        show_ending(self.ui, self.match)

    # --- bots ------------------------------------------------------------------------------------------------------
    def _let_think(self, seat: int) -> None:
        """Let a bot answer; its draws follow from the seed and the number of answers, so that undo changes nothing."""
        player = self.players[seat]
        assert player.bot is not None
        rng = self.rng.fork(seat).fork(len(self.match.answers))
        try:
            with self.ui.thinking("cli-play-thinking", name=player.name):
                answer = player.bot.choose(Perspective(self.match, seat), rng)
            self.match.answer(seat, answer, round(time.time(), 3))
        except IllegalAnswer as error:
            raise OffworldError("cli-play-bot-wrong", bot=player.word, problem=error.text) from None
        except Exception as error:  # a bot may be anybody's code
            raise OffworldError(
                "cli-play-bot-failed", bot=player.word, problem=f"{type(error).__name__}: {error}"
            ) from error
        if len(self.people) <= 1:
            self._read_log(self.people[0] if self.people else None)

    # --- people ----------------------------------------------------------------------------------------------------
    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        if seat == self.current or len(self.people) == 1:
            self.current = seat
            return
        if self.current is not None:
            self._read_log(self.current)
            self.reader.pause(self.ui.say("cli-play-done") + " ")
        self.current = seat
        self.ui.clear()
        self.ui.out.print(Rule(styled_name(self.ui, seat), style="dim"))
        self.ui.print("cli-play-hand-over", name=name_of(self.ui, seat))
        self.reader.pause(self.ui.say("cli-play-ready") + " ")
        self.ui.clear()

    def _ask(self, seat: int) -> None:
        """Show the table to a person and carry out what is typed until the question is answered or taken back."""
        self._read_log(seat)
        asked = self.match.question(seat)
        assert asked is not None
        question = Question(self.ui, self.reader, asked)
        self._show_board(seat)
        question.show()
        while not self._carry_out(seat, question, self.reader.line(self.ui.say("cli-play-prompt") + " ")):
            pass

    def _carry_out(self, seat: int, question: Question, typed: str) -> bool:
        """Carry out what was typed; return whether the table has changed."""
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.lower()) if word.startswith("?") or not rest else None
        if command in ("undo", "again"):
            return self._undo(seat, whole=command == "again")
        if command is not None:
            self._command(command, seat, question, rest)
            return False
        try:
            value = question.read(typed)
        except Unclear as problem:
            self._complain(problem.text)
            return False
        try:
            self.match.answer(seat, value, round(time.time(), 3))
        except OffworldError as error:
            self._complain(self.match.why_not(seat, value) or error.text)
            return False
        return True

    def _command(self, command: str, seat: int, question: Question, rest: str) -> None:
        if command == "why":
            self._refusals(question.asked, rest)
        elif command == "log":
            self._log(self.match.events(seat))
        elif command == "save":
            self.saving.ask(self.match)
        elif command == "quit":
            raise Leave
        elif command == "board":
            self._show_board(seat)
            question.show()
        else:
            self.ui.print("cli-play-help")
            self.show_legend()

    def _undo(self, seat: int, whole: bool) -> bool:
        """Take back the last answer, or the whole turn as far as that can be taken back."""
        try:
            if whole:
                self.match.start_again(seat)
            else:
                self.match.undo(seat)
        except OffworldError as error:
            self._complain(error.text)
            return False
        self.seen[seat] = min(self.seen[seat], self.match.logged)
        self.ui.print("cli-play-undone", style="green")
        return True

    def _complain(self, text: Any) -> None:
        self.ui.print(text, style="yellow")

    # --- showing ---------------------------------------------------------------------------------------------------
    def _show_board(self, seat: int) -> None:
        self.ui.out.print()
        self.ui.out.print(board(self.ui, self.match.view(seat)))

    def show_legend(self) -> None:
        """Print what the signs on the board mean."""
        explained = legend(self.ui, self.match.game.name)
        if explained is not None:
            self.ui.out.print(explained)

    def _refusals(self, asked: dict[str, Any], wanted: str) -> None:
        """Print what is not possible and why, or only what contains the words that somebody asks about."""
        found = [
            (self.ui.say(label), self.ui.say(refused["why"]))
            for refused in asked["refused"]
            for label in refused["labels"]
        ]
        shown = [(label, why) for label, why in found if wanted.casefold() in label.casefold()]
        if not shown:
            self.ui.print("cli-play-nothing-refused")
        for label, why in shown:
            self.ui.out.print(Padding(Styled(label).append(" — " + why, style="yellow"), (0, 2)))

    def _read_log(self, seat: int | None) -> None:
        """Print what happened since this person, or the spectator, has last read the log."""
        since = self.watched if seat is None else self.seen[seat]
        self._log(self.match.events(seat, since))
        if seat is None:
            self.watched = self.match.logged
        else:
            self.seen[seat] = self.match.logged

    def _log(self, events: Sequence[LogEvent]) -> None:
        for event in events:
            self.ui.out.print(Padding(Styled(self.ui.say(event), style="italic"), (0, 2)))
