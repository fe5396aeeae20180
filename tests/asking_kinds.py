"""Finding where a game asks of what kind a printed thing is: who wants to know has a reading, complete at import."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path


def kinds_asked_for(path: Path, kinds: Iterable[type]) -> list[str]:
    """Return where a module asks of something whether it is of one of these kinds, by file, line and kind."""
    printed = {kind.__name__ for kind in kinds}
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("isinstance", "issubclass"):
            asked = node.args[1:]
        elif isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchClass):
            asked = [node.cls]
        else:
            continue
        parts = [part for each in asked for part in ast.walk(each)]
        names = {part.id for part in parts if isinstance(part, ast.Name)}
        names |= {part.attr for part in parts if isinstance(part, ast.Attribute)}
        found += [f"{path.name}:{node.lineno}: {name}" for name in sorted(names & printed)]
    return found
