"""Any view as a tree of names and values, so that a game can be played before its board is pretty."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text as Styled
from rich.tree import Tree

from offworld.cli.ui import Ui


def draw(ui: Ui, view: Mapping[str, Any]) -> RenderableType:
    """Return the tree of the game's part of a view; what fits on one line stands on one."""
    tree = Tree(Styled(str(view["game"]), style="bold"), guide_style="dim", hide_root=True)
    _grow(tree, view["table"], ui.out.width - 16)
    return tree


def _grow(tree: Tree, value: Any, room: int) -> None:
    short: list[Styled] = []
    for name, part in value.items() if isinstance(value, dict) else enumerate(value):
        line = Styled.assemble((str(name), "cyan"), " ").append_text(_line(part))
        if not part or not isinstance(part, (dict, list, tuple)):
            short.append(line)
        elif len(line) <= room or not _is_nested(part):
            tree.add(line)
        else:
            _grow(tree.add(Styled(str(name), style="cyan")), part, room - 4)
    if short:  # plain values first, all together
        tree.children.insert(0, Tree(Styled(", ").join(short), guide_style="dim"))


def _is_nested(value: Any) -> bool:
    """Return whether a value has parts that have parts."""
    parts = value.values() if isinstance(value, dict) else value
    return any(isinstance(part, (dict, list, tuple)) for part in parts)


def _line(value: Any) -> Styled:
    """Return a value on one line."""
    if isinstance(value, dict):
        parts = [Styled.assemble((str(name), "cyan"), " ").append_text(_line(part)) for name, part in value.items()]
        return Styled(", ").join(parts) if parts else Styled("-")
    if isinstance(value, (list, tuple)):
        separator = "; " if _is_nested(value) else " "
        return Styled(separator).join([_line(part) for part in value]) if value else Styled("-")
    if isinstance(value, bool):
        return Styled(str(value).lower())
    return Styled("-" if value is None else str(value))
