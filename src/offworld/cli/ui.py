"""What every command needs to speak: a language, a console for results and one for everything else."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text as Styled

from offworld.cli.files import written_form
from offworld.i18n import Translator
from offworld.kernel.text import Text


class Ui:
    """Says things: results on standard output; progress and problems on standard error."""

    def __init__(self, language: str) -> None:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):  # a console that lacks a letter shows a question mark, not a crash
                stream.reconfigure(errors="replace")
        self.translator = Translator(language)
        self.out = Console(highlight=False, soft_wrap=False)
        self.err = Console(stderr=True, highlight=False)

    @property
    def language(self) -> str:
        """The language in use."""
        return self.translator.language

    @property
    def fancy(self) -> bool:
        """Whether the terminal can show more than plain letters."""
        return self.out.encoding.lower().startswith("utf")

    def say(self, message: Text | Mapping[str, Any] | str, **params: object) -> str:
        """Return a message in words."""
        return self.translator.say(message, **params)

    def print(self, message: Text | Mapping[str, Any] | str, style: str = "", **params: object) -> None:
        """Print a message as a line of the result."""
        self.out.print(Styled(self.say(message, **params), style=style))

    def note(self, message: Text | Mapping[str, Any] | str, style: str = "dim", **params: object) -> None:
        """Print a remark that is no part of the result."""
        self.err.print(Styled(self.say(message, **params), style=style))

    def problem(self, text: Text) -> None:
        """Say what went wrong."""
        line = Styled("offworld: ", style="bold red")
        line.append(self.say(text), style="not bold default")
        self.err.print(line)

    def thinking(self, key: str, **params: object) -> AbstractContextManager[object]:
        """Return a sign that something goes on, shown only where somebody watches."""
        return self.err.status(self.say(key, **params)) if self.err.is_terminal else nullcontext()

    def number(self, value: float, digits: int = 1) -> str:
        """Return a number with the decimal sign of the language."""
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if self.language == "ru" else text

    def percent(self, share: float) -> str:
        """Return a share of one in per cent."""
        return self.number(share * 100) + ("\N{NO-BREAK SPACE}%" if self.language == "ru" else "%")

    def clear(self) -> None:
        """Clear the terminal, and what could be scrolled back to."""
        if self.out.is_terminal:
            self.out.clear()
            self.out.file.write("\x1b[3J")
            self.out.file.flush()

    def json(self, value: object) -> None:
        """Print a value for a program."""
        print(written_form(value), end="")

    def progress(self) -> Progress:
        """Return a progress bar that shows only where somebody watches."""
        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )
