"""A tournament in a folder: what is played, the result of each match as it comes, and the records beside them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from offworld.arena.matches import NAME as RESULTS
from offworld.arena.referee import unwritable, write_whole
from offworld.kernel.errors import OffworldError

NAME = "tournament.json"
DECIDES = ("game", "rules", "options", "bots", "chairs", "seed")  # what the result of each match depends on


def opened(folder: Path) -> Path:
    """Make a folder where there is none, and check that files can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".write-test"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise unwritable(folder, error) from None
    return folder


def begin(folder: Path, plan: dict[str, Any], resume: bool) -> None:
    """Write down what is to be played; what the folder holds already is another tournament, or is to be resumed."""
    found = read(folder)
    if found is None and (folder / RESULTS).exists():
        raise OffworldError("error-tournament-plan", folder=str(folder))
    if found is not None and not resume:
        raise OffworldError("error-tournament-there", folder=str(folder))
    if found is not None:
        _check_same(folder, found["plan"], plan)
    write_whole(folder / NAME, {"plan": plan})


def _check_same(folder: Path, before: dict[str, Any], now: dict[str, Any]) -> None:
    for field in DECIDES:
        if before.get(field) != now[field]:
            was, wanted = [json.dumps(each.get(field), ensure_ascii=False) for each in (before, now)]
            raise OffworldError("error-tournament-other", folder=str(folder), field=field, before=was, now=wanted)


def finish(folder: Path, plan: dict[str, Any], result: dict[str, Any]) -> None:
    """Write down what came of it; each match has its line in the results already."""
    write_whole(folder / NAME, {"plan": plan, **result})


def read(folder: Path) -> dict[str, Any] | None:
    """Return what a folder says about its tournament, or None where it holds none."""
    try:
        found = json.loads((folder / NAME).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("plan"), dict):
        raise OffworldError("error-tournament-plan", folder=str(folder))
    return found
