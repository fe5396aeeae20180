"""Positions of Ceres in a few words, and what tests ask of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import offworld
from offworld.games.ceres.data.asteroids import ASTEROIDS
from offworld.games.ceres.data.facilities import FACILITIES
from offworld.games.ceres.data.projects import PROJECTS
from offworld.kernel.match import Match

GAME = offworld.game("ceres")
WHITE, YELLOW = 0, 1
RESOURCES = ("credits", "influence", "ore", "ice", "alloy", "probes")
RICH = {"credits": 30, "influence": 20, "ore": 20, "ice": 20, "alloy": 20, "probes": 3}
POOR = dict.fromkeys(RESOURCES, 0)
START = [{"id": f"S-{colour}"} for colour in ("grey", "red", "blue", "green")]
STRAIGHT = {"inner": 0, "middle": 0, "outer": 0}  # every asteroid at its printed sector
TOKENS = ["K1", "K2", "K3", "K8"]
WORTH: tuple[Any, ...] = (*ASTEROIDS, *FACILITIES, *PROJECTS)
POINTS = {card.id: card.points for card in WORTH}  # as the data has them now


def player(**fields: Any) -> dict[str, Any]:
    """Return a player with nothing in stock but what is named under `stock`, and further outstations under `more`."""
    found = dict(fields)
    found["stock"] = {**POOR, **found.get("stock", {})}
    if "more" in found:
        found["outstations"] = [*START, *found.pop("more")]
    return found


def table(
    *players: dict[str, Any], contracts: bool = False, seats: int = 0, automa: str = "manager", **state: Any
) -> Match:
    """Return a match in the first round in which White is to act; rings stand as printed and nothing is random."""
    seats = seats or max(len(players), 2)
    known: dict[str, Any] = {
        "round": 1,
        "first": 0,
        "acting": 0,
        "rings": STRAIGHT,
        "tokens": TOKENS,
        "ships": ["H1a", "H2a", "H3a"],
        "facilities": ["F01", "F02", "F11", "F21", "F31", "F40"],
        "projects": ["P01", "P02", "P04"],
        "players": list(players),
    }
    held = str(players)  # what a player has is not on display
    for row in ("facilities", "projects"):
        known[row] = [card for card in known[row] if card not in held]
    if contracts:
        known["unions"] = [tile(1), *[tile(number) for number in range(2, max(seats, 2) + 1)]]
    if "rival" in state:
        state["automa"] = state.pop("rival")
    known |= state
    options: dict[str, Any] = {"contracts": contracts}
    if seats == 1:
        options["automa"] = automa
    return GAME.load({"game": "ceres", "seats": seats, "options": options, "state": known})


def tile(number: int, *contracts: str, **fields: Any) -> dict[str, Any]:
    """Return a union tile with these contracts on offer, or with none."""
    row: list[str | None] = [*contracts, None, None]
    return {"number": str(number), "contracts": row[:2], **fields}


def do(match: Match, *answers: Any, seat: int = WHITE) -> None:
    """Give answers one after another."""
    for answer in answers:
        match.answer(seat, answer)


def asked(match: Match, seat: int = WHITE) -> str:
    """Return the topic of what a seat is asked, or nothing."""
    decision = match.asked().get(seat)
    return "" if decision is None else decision.topic


def offered(match: Match, seat: int = WHITE) -> list[Any]:
    """Return what a seat may answer."""
    listed = match.asked()[seat].listed()
    assert listed is not None
    return list(listed)


def why(match: Match, *answer: Any, seat: int = WHITE) -> str | None:
    """Return the key of the rule that forbids an action."""
    return why_answer(match, answer, seat)


def why_answer(match: Match, answer: Any, seat: int = WHITE) -> str | None:
    """Return the key of the rule that forbids an answer of any form."""
    found = match.why_not(seat, answer)
    return None if found is None else found.key


def of(match: Match, seat: int = WHITE) -> dict[str, Any]:
    """Return what everybody sees of a player."""
    found: dict[str, Any] = match.view(None)["table"]["players"][seat]
    return found


def stock(match: Match, seat: int = WHITE) -> dict[str, int]:
    """Return a player's units, without those that there are none of."""
    return {name: count for name, count in of(match, seat)["stock"].items() if count}


def seen(match: Match) -> Mapping[str, Any]:
    """Return the table as a spectator sees it."""
    return match.view(None)["table"]


def union(match: Match, number: int) -> dict[str, Any]:
    """Return a union tile as everybody sees it."""
    found: dict[str, Any] = next(each for each in seen(match)["unions"] if each["number"] == number)
    return found


def pass_all(match: Match) -> None:
    """Let everybody pass until the round is over."""
    now = seen(match)["round"]
    while not match.over and seen(match)["round"] == now:
        for seat, decision in match.asked().items():
            listed = decision.listed() or []
            match.answer(seat, ("pass",) if ("pass",) in listed else listed[-1])


def finished(match: Match) -> Match:
    """Let everybody pass until the match is over."""
    while not match.over:
        pass_all(match)
    return match
