"""Small builders: a test names only what matters, the rest is as in a fresh set-up."""

from __future__ import annotations

from typing import Any, cast

import offworld
from offworld.games.dig_mars.data import Site
from offworld.games.dig_mars.rules.grid import NAMES
from offworld.games.dig_mars.rules.state import DigMars
from offworld.kernel.match import Match

RED, BLUE, WHITE, BLACK = 0, 1, 2, 3
GAME = offworld.game("dig_mars")


def player(
    *stations: str, drill: int = 1, transport: int = 1, fleet: int | None = None, points: int = 0, **rest: Any
) -> dict[str, Any]:
    """Describe a player by the sites of the stations and whatever differs from the start."""
    levels = {"drill": drill, "transport": transport, "fleet": fleet or max(len(stations), 1)}
    return {"stations": list(stations), "levels": levels, "points": points, **rest}


def table(
    *players: dict[str, Any],
    stacks: dict[str, Any] | None = None,
    turn: int = RED,
    actions: int = 3,
    bonuses: dict[str, int] | None = None,
    open_finds: bool = False,
    **rest: Any,
) -> Match:
    """Return a match in the middle of a turn."""
    state = {
        "players": list(players),
        "stacks": stacks or {},
        "turn": {"seat": turn, "actions": actions, "bonuses": bonuses or {}},
        **rest,
    }
    given = {"game": "dig_mars", "seats": len(players), "options": {"open_finds": open_finds}, "state": state}
    return GAME.load(given)


def only(*stacks: str, tiles: tuple[str | None, ...] = (None,)) -> dict[str, Any]:
    """Describe a grid in which only the named stacks are left, one tile each; all other places are gaps."""
    return {name: {"tiles": list(tiles) if name in stacks else []} for name in NAMES}


def unexplored(*tiles: str) -> dict[str, Any]:
    """Describe a stack by its tiles, from the bottom."""
    return {"tiles": list(tiles)}


def explored(*tiles: str) -> dict[str, Any]:
    """Describe a stack whose top tile has been turned over."""
    return {"tiles": list(tiles), "explored": True}


def mars(match: Match) -> DigMars:
    """Return the state of a match."""
    return cast(DigMars, match.state)


def site(name: str) -> Site:
    """Return the number of a site."""
    return Site(NAMES.index(name))


def do(match: Match, kind: str, *places: object, seat: int = RED) -> None:
    """Answer with an action; sites may be named."""
    match.answer(seat, (kind, *[site(p) if isinstance(p, str) and p in NAMES else p for p in places]))


def why(match: Match, kind: str, *places: object, seat: int = RED) -> str | None:
    """Return the key of the rule that forbids an action, or None."""
    reason = match.why_not(seat, (kind, *[site(p) if isinstance(p, str) and p in NAMES else p for p in places]))
    return reason.key if reason is not None else None


def moves(match: Match, start: str, seat: int = RED) -> set[str]:
    """Return the names of the places to which a station may move from a site."""
    choices = match.asked()[seat].listed() or []
    return {NAMES[choice[2]] for choice in choices if choice[:2] == ("move", site(start))}


def kinds(match: Match, seat: int = RED) -> set[str]:
    """Return the kinds of action that are offered."""
    return {choice[0] for choice in match.asked()[seat].listed() or []}
