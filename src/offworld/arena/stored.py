"""The tournament in a folder, read again."""

from __future__ import annotations

from pathlib import Path

from offworld.arena import folder as folders
from offworld.arena.matches import Matches
from offworld.arena.result import Tournament, concluded
from offworld.arena.tally import Tallies, Tally
from offworld.kernel.errors import OffworldError


def stored(folder: str | Path) -> Tournament:
    """Return the finished tournament that a folder holds; OffworldError says what is missing."""
    place = Path(folder)
    found = folders.read(place)
    if found is None:
        raise OffworldError("error-tournament-none", folder=str(folder))
    try:
        plan = found["plan"]
        names, chairs, games = list(plan["bots"]), int(plan["chairs"]), int(plan["games"])
        game, options, seed = str(plan["game"]), dict(plan["options"]), int(plan["seed"])
    except (KeyError, TypeError, ValueError):
        raise OffworldError("error-tournament-plan", folder=str(folder)) from None
    matches = Matches(games, place, growing=False)
    if len(matches) < games:
        raise OffworldError("error-tournament-unfinished", folder=str(folder), played=len(matches), games=games)
    tallies = Tallies([Tally(chairs) for _ in names])
    for match in matches:
        tallies.add(match)
    return concluded(game, options, seed, names, found.get("deterministic") is True, matches, tallies)
