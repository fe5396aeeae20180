"""Boards drawn in the terminal. A game without a drawer here is shown as the plain tree of its view."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from rich.console import RenderableType

from offworld.cli.boards.plain import draw as draw_plain
from offworld.cli.ui import Ui

BOARDS: Final[dict[str, str]] = {
    "dig_mars": "offworld.cli.boards.dig_mars",
    "terraforming_mars": "offworld.cli.boards.terraforming_mars",
}


def legend(ui: Ui, game: str) -> RenderableType | None:
    """Return what the signs on the board of a game mean, if it has any."""
    module = BOARDS.get(game)
    explain: Callable[[Ui], RenderableType] | None = import_module(module).legend if module else None
    return explain(ui) if explain is not None else None


def board(ui: Ui, view: dict[str, Any]) -> RenderableType:
    """Return the picture of a view of a match."""
    module = BOARDS.get(view["game"])
    draw: Callable[[Ui, dict[str, Any]], RenderableType] = import_module(module).draw if module else draw_plain
    return draw(ui, view)
