"""Signals in the terminal: a line for each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from offworld.cli.seats import styled_name
from offworld.cli.ui import Ui


def draw(ui: Ui, view: Mapping[str, Any]) -> RenderableType:
    """Return the table as the seat of the view sees it."""
    table = view["table"]
    grid = Table()
    for column in ("player", "points", "sent", "hand"):
        grid.add_column(ui.say(f"signals-board-{column}"))
    for seat, player in enumerate(table["players"]):
        hand = _strengths(player["hand"]) if "hand" in player else "· " * player["cards"]
        grid.add_row(styled_name(ui, seat), str(player["points"]), _strengths(player["played"]), hand)
    if view["seats"] == 1:
        grid.add_row(Styled(ui.say("signals-echo")), str(table["echo"]), _strengths(table["echoes"]), "")
    return grid


def _strengths(cards: list[str]) -> str:
    return " ".join([card[:-1] for card in cards])
