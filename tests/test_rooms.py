"""Rooms with names: which rooms the server and the games have, and that the server's look only downwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_layers import MODULES, ROOT, imports, name_of

# The server from the bottom up: each room may use those before it.
SERVER = (
    *("errors", "settings", "metrics", "os_errors", "logs", "collecting"),
    *("wire", "people", "match", "store", "thinking", "live", "service", "http"),
    *("admin", "app", "serving"),
)
GAME = {"bots", "data", "meta", "names", "position", "rules", "shown", "words"}
SMALL = {"data", "effects", "learning", "meta", "position", "scoring", "state", "value", "view"}  # a module for a room


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
