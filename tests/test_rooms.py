"""Rooms with names: which rooms the server and the games have, and that the server's look only downwards."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.test_layers import MODULES, ROOT, imports, name_of

# The server from the bottom up: each room may use those before it.
SERVER = (
    *("errors", "settings", "metrics", "logs", "garbage", "processes"),
    *("wire", "web", "people", "match", "store", "thinking", "live", "service", "http"),
    *("admin", "app", "serving"),
)
GAME = {"bots", "data", "meta", "names", "position", "rules", "shown", "words"}
SMALL = {
    "data",
    "effects",
    "learning",
    "meta",
    "position",
    "scoring",
    "state",
    "types",
    "value",
    "view",
}  # a module for a room

APART = {"adventures", "astra", "automa", "rival"}  # rooms of rules in which the same names stand for the like

BOTH_WAYS = {
    "Answer",
    "Frame",
    "Message",
    "ScoreLine",
}  # of the kernel: the same thing, as it is told and as it is read

# Names of modules that several parts of the package share because they are about the same thing.
SHARED = {"errors", "folder", "release", "worker"}
SHARED_ROOMS = {"reviews"}  # the same of rooms of the server: the reviews that are kept, and those at work


def room_of(module: str) -> str | None:
    """Return the room of the server in which a module is; None for the package itself and what is not the server."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["offworld", "server"] and len(parts) > 2 else None


INSIDE = [path for path in MODULES if room_of(name_of(path)) not in (None, "__main__")]


@pytest.mark.parametrize("path", INSIDE, ids=name_of)
def test_rooms_of_the_server_use_only_those_below(path: Path) -> None:
    room = room_of(name_of(path))
    assert room in SERVER, f"{room} is no room of the server"
    for imported in imports(path):
        other = room_of(imported)
        if other in SERVER and room is not None:
            assert SERVER.index(other) <= SERVER.index(room), f"{imported} is above {room}"


@pytest.mark.parametrize(
    "game", sorted(path.name for path in (ROOT / "games").iterdir() if (path / "meta.py").exists())
)
def test_every_game_has_the_same_rooms(game: str) -> None:
    found = {path.stem for path in (ROOT / "games" / game).iterdir() if path.stem not in ("__init__", "__pycache__")}
    assert found <= GAME | SMALL, f"{found - GAME - SMALL}: what is new has its place in one of {sorted(GAME)}"
    assert "rules" in found or {"effects", "state"} <= found


@pytest.mark.parametrize(
    "rules", sorted((ROOT / "games").glob("*/rules")), ids=lambda rules: str(rules.relative_to(ROOT / "games"))
)
def test_a_module_of_rules_is_called_like_no_other_thing_there(rules: Path) -> None:
    """An opponent without a seat has its own turn, goals and so on, and each adventure its own sheet."""
    paths = [path for path in rules.rglob("*.py") if not APART.intersection(path.relative_to(rules).parts)]
    names = [path.stem for path in paths if path.stem != "__init__"]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(
    "data", sorted((ROOT / "games").glob("*/data")), ids=lambda data: str(data.relative_to(ROOT / "games"))
)
def test_whatever_the_data_of_a_game_name_has_one_home(data: Path) -> None:
    """An opponent without a seat has its own number of workers, levels and so on."""
    names = [name for path in data.glob("*.py") if path.stem not in APART for name in defined(path)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_a_class_of_the_kernel_is_called_like_no_other_there() -> None:
    names = [name for path in (ROOT / "kernel").glob("*.py") for name in defined(path) if name[0].isupper()]
    classes = {name for name in names if not name.isupper()}
    assert {name for name in classes if names.count(name) > 1} <= BOTH_WAYS


def defined(path: Path) -> list[str]:
    """Return what a module defines for others."""
    found: list[str] = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.append(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found += [target.id for target in targets if isinstance(target, ast.Name)]
    return [name for name in found if not name.startswith("_")]


def test_a_module_is_called_like_no_other_thing() -> None:
    """Commands and routes are called like what they are about, and all games have the same rooms."""
    root = ROOT.parent.parent
    modules = [path.relative_to(ROOT) for path in MODULES]
    modules += [path.relative_to(root) for part in ("benchmarks", "tools") for path in (root / part).glob("*.py")]
    games = [path.name for path in (ROOT / "games").iterdir()]
    parts: dict[str, set[str]] = {}
    for path in modules:
        if path.parts[0] not in ("games", "cli") and "routes" not in path.parts and path.stem not in games:
            parts.setdefault(path.stem, set()).add(path.parts[0])
    shared = {name for name, places in parts.items() if len(places) > 1 and not name.startswith("__")}
    assert shared <= SHARED, "other things get other names; the same thing may be added to the list"


def test_a_module_of_the_server_is_called_like_no_other_thing_there() -> None:
    rooms: dict[str, set[str]] = {}
    for path in INSIDE:
        if path.parent.name != "routes" and path.stem != "__init__":
            rooms.setdefault(path.stem, set()).add(str(room_of(name_of(path))))
    assert {name for name, found in rooms.items() if len(found) > 1} <= SHARED_ROOMS
