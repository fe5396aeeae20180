"""How seats look in a terminal: a shape, a colour and a name for each."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Styled

from offworld.cli.ui import Ui

SHAPES: Final = ("▲", "●", "■", "◆", "⬢", "✚")
LETTERS: Final = ("a", "b", "c", "d", "e", "f")  # where the terminal cannot show shapes
COLOURS: Final = ("#e69f00", "#56b4e9", "#35b779", "#cc79a7", "#8f7ee7", "#e8dcc8")  # safe for the colour-blind


def mark(ui: Ui, seat: int) -> str:
    """Return the sign of a seat."""
    return (SHAPES if ui.fancy else LETTERS)[seat % len(SHAPES)]


def colour(seat: int) -> str:
    """Return the colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def name_of(ui: Ui, seat: int) -> str:
    """Return the name of the player on a seat; `Player 1` where nobody has given one."""
    names = ui.translator.names
    return names[seat] if seat < len(names) else ui.say("cli-player-numbered", number=seat + 1)


def styled_name(ui: Ui, seat: int) -> Styled:
    """Return sign and name of a seat in its colour."""
    return Styled(f"{mark(ui, seat)} {name_of(ui, seat)}", style=colour(seat))


def number_names(ui: Ui, count: int) -> None:
    """Call the players by number."""
    ui.translator.names = [ui.say("cli-player-numbered", number=seat + 1) for seat in range(count)]
