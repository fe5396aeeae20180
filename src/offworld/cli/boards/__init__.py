"""Boards drawn in the terminal. A game's drawer is the module here that is called like the game.

It has `draw(ui, view)` and, where signs need explaining, `legend(ui)`. A game without one is shown as the plain tree of
its view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from offworld.cli.boards.plain import draw as draw_plain
from offworld.cli.ui import Ui


def legend(ui: Ui, game: str) -> RenderableType | None:
    """Return what the signs on the board of a game mean, if it has any."""
    explain: Callable[[Ui], RenderableType] | None = getattr(_drawer(game), "legend", None)
    return explain(ui) if explain is not None else None


def board(ui: Ui, view: Mapping[str, Any]) -> RenderableType:
    """Return the picture of a view of a match."""
    draw: Callable[[Ui, Mapping[str, Any]], RenderableType] = getattr(_drawer(view["game"]), "draw", draw_plain)
    return draw(ui, view)


def _drawer(game: str) -> ModuleType | None:
    """Return the module that is called like the game, if there is one."""
    name = f"{__name__}.{game}"
    return import_module(name) if find_spec(name) is not None else None
