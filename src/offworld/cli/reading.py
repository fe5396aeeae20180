"""Reading answers from a person at a terminal, or from a pipe."""

from __future__ import annotations

import sys

from offworld.cli.ui import Ui


class EndOfInput(Exception):
    """Nobody is there to answer any more."""


class Reader:
    """Asks for one line at a time."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            import readline  # noqa: F401  (importing it gives `input` line editing and history)

    def line(self, prompt: str) -> str:
        """Return what somebody answers to a prompt; EndOfInput at the end of the input."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                raise EndOfInput from None
        print(prompt, end="", flush=True)
        given = sys.stdin.readline()
        print(given.rstrip("\n"))  # so that what was piped in can be read in its place
        if not given:
            raise EndOfInput
        return given.strip()

    def yes(self, prompt: str) -> bool:
        """Return whether somebody says yes; asks again until it is clear."""
        yes, no = self.words("cli-yes-words"), self.words("cli-no-words")
        while True:
            given = self.line(prompt).lower()
            if given in yes:
                return True
            if given in no:
                return False
            self.ui.print("cli-yes-or-no", style="yellow", value=given, yes=yes[0], no=no[0])

    def words(self, key: str) -> list[str]:
        """Return words that mean something: those of the language, then the English ones."""
        from offworld.i18n import Translator

        return [*self.ui.say(key).split(), *Translator("en").say(key).split()]

    def pause(self, prompt: str) -> None:
        """Wait for Enter, if anybody is there to press it."""
        if self.interactive:
            self.line(prompt)
