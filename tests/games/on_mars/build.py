"""Small builders: a test names only what matters, the rest is as in a fresh set-up with known starting buildings."""

from __future__ import annotations

from typing import Any, cast

import offworld
from offworld.games.on_mars.names import Hex
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.effect import Effect
from offworld.kernel.engine import run
from offworld.kernel.match import Match

GREEN, BLUE, YELLOW, PURPLE = 0, 1, 2, 3
GAME = offworld.game("on_mars")
START = {
    "G5": "mine",
    "G3": "generator",
    "G7": "water_extractor",
    "E5": "greenhouse",
    "I5": "oxygen_condenser",
}
SHELTERS = {2: ("E3", "I7"), 3: ("E3", "I3", "I7"), 4: ("E3", "I3", "E7", "I7")}
NO_GOALS = {"goal1": "spent0", "goal2": "spent1", "goal3": "spent2", "goal4": "spent3"}


def table(
    *players: dict[str, Any],
    seats: int = 2,
    turn: int | None = GREEN,
    buildings: dict[str, str] | None = None,
    goals: dict[str, str] | None = None,
    options: dict[str, Any] | None = None,
    **rest: Any,
) -> Match:
    """Return a match in the turn of a seat, all in the colony, no goals in hand unless named."""
    boards = max(seats, 2)
    shelters = {hex_: f"shelter{party}" for party, hex_ in enumerate(SHELTERS[boards])}
    described = [dict(players[seat]) if seat < len(players) else {} for seat in range(boards)]
    for seat, player in enumerate(described):
        player.setdefault("space", 5 + seat)
        player.setdefault("rover", None)
    known = goals if goals is not None else {goal: at for goal, at in NO_GOALS.items() if int(at[-1]) < seats}
    state: dict[str, Any] = {
        "round": 2,
        "phase": "colonization",
        "turn": {"seat": turn, "main": False, "executive": False},
        "shuttle": {"side": "orbit", "at": 1},
        "buildings": {**START, **shelters, **(buildings or {})},
        "missions": ["progress_cubes", "research_tiles", "bots_placed"],
        "mission_left": [9, 9, 9],
        "rewards": ["R1", "R2", "R3", "R4"],
        "goals": known,
        "players": described[:seats],
        **rest,
    }
    if seats == 1:
        state["lacerda"] = described[1]
    given = {"game": "on_mars", "seats": seats, "options": options or {}, "state": state}
    match = GAME.load(given)
    if topic(match) == "go-on":  # loading plays nothing: here the test says that it goes on
        say(match, "done")
    return match


def mars(match: Match) -> OnMars:
    """Return the state of a match."""
    return cast(OnMars, match.state)


def ask(match: Match, seat: int, effect: Effect, *after: Effect) -> Match:
    """Put effects on an empty stack and carry them out up to the first question."""
    state = match.state
    state.stack.clear()
    state.push(seat, effect, *after)
    run(state)
    return match


def asked(match: Match) -> tuple[int, str]:
    """Return who is asked, and the topic."""
    ((seat, decision),) = match.asked().items()
    return seat, decision.topic


def topic(match: Match) -> str:
    """Return the topic of what is asked; nothing where nobody is."""
    return asked(match)[1] if match.asked() else ""


def choices(match: Match) -> list[Any]:
    """Return the listed answers to what is asked."""
    ((_, decision),) = match.asked().items()
    listed = decision.listed()
    assert listed is not None
    return list(listed)


def say(match: Match, *answers: Any) -> Match:
    """Answer one question after another, each for whoever is asked."""
    for answer in answers:
        match.answer(asked(match)[0], answer)
    return match


def main(match: Match, name: str) -> Match:
    """Choose a main action."""
    return say(match, ("main", name))


def stock(match: Match, seat: int = GREEN) -> dict[str, int]:
    """Return somebody's resources."""
    found: dict[str, int] = match.view(None)["table"]["players"][seat]["stock"]
    return found


def player(match: Match, seat: int = GREEN) -> dict[str, Any]:
    """Return what everybody sees of somebody."""
    found: dict[str, Any] = match.view(None)["table"]["players"][seat]
    return found


def hex_(match: Match, name: str) -> dict[str, Any]:
    """Return what is on a hex."""
    empty: dict[str, Any] = {"building": None, "owner": None, "ground": None, "figures": []}
    found: dict[str, Any] = match.view(None)["table"]["hexes"].get(name, empty)
    return found


def place(name: str) -> Hex:
    """Return the number of a hex."""
    from offworld.games.on_mars.data.field import HEX

    return HEX[name]


def keys(match: Match) -> list[str]:
    """Return the keys of all that was told."""
    return [event["key"] for event in match.events(None)]


def finish(match: Match) -> Match:
    """Play on at the first choice until nobody of this turn is asked."""
    for _ in range(40):
        if not match.asked() or topic(match) == "turn":
            break
        seat, decision = next(iter(match.asked().items()))
        listed = decision.listed()
        match.answer(seat, listed[-1] if listed else decision.check(getattr(decision, "proposal", ())))
    return match
