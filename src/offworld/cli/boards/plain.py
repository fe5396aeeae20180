"""Any view as a tree of names and values, so that a game can be played before its board is pretty."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text as Styled
from rich.tree import Tree

from offworld.cli.ui import Ui


def draw(ui: Ui, view: dict[str, Any]) -> RenderableType:
    """Return the tree of the game's part of a view."""
    tree = Tree(Styled(str(view["game"]), style="bold"), guide_style="dim")
    _grow(tree, view["table"])
    return tree


def _grow(tree: Tree, value: Any) -> None:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in items:
        if _is_nested(part):
            _grow(tree.add(Styled(str(name), style="cyan")), part)
        else:
            tree.add(Styled.assemble((str(name), "cyan"), " ", _line(part)))


def _is_nested(value: Any) -> bool:
    """Return whether a value needs lines of its own: a list of plain values fits on one."""
    if isinstance(value, dict):
        return bool(value)
    return isinstance(value, (list, tuple)) and any(isinstance(part, (dict, list, tuple)) for part in value)


def _line(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return " ".join(_line(part) for part in value) or "-"
    return str(value) if value != {} else "-"
