"""Small builders: a match at the beginning of a turn, with the sheets, cards and missions that a test needs."""

from __future__ import annotations

from typing import Any

from offworld.games.welcome_to_the_moon.data.cards import STARSHIPS
from offworld.games.welcome_to_the_moon.data.names import EFFECTS, HALF
from offworld.games.welcome_to_the_moon.meta import GAME
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.kernel.engine import seen_by
from offworld.kernel.match import Match

Combination = tuple[int, str]
PLAIN: tuple[Combination, ...] = ((7, "robot"), (8, "plant"), (9, "energy"))


def table(
    adventure: int,
    *sheets: dict[str, Any],
    cards: tuple[Combination, ...] = PLAIN,
    seats: int = 2,
    turn: int = 5,
    options: dict[str, Any] | None = None,
    **state: Any,
) -> Match:
    """Return a match in which a turn has just begun: the three combinations lie open, and everybody writes."""
    position = {
        "game": "welcome_to_the_moon",
        "seats": seats,
        "options": {"adventure": adventure, **(options or {})},
        "state": {"turn": turn - 1, "sheets": list(sheets), "piles": piles(cards), **state},
    }
    return at_turn(position)


def at_turn(position: dict[str, Any]) -> Match:
    """Return a match from a position between two turns, with the next one begun: loading alone begins nothing."""
    match = GAME.load(position)
    if position["state"]["turn"]:  # the first turn begins by itself
        (asked,) = match.asked().values()
        assert asked.topic == "go-on"
        match.answer(asked.seat, "done")
    return match


def piles(cards: tuple[Combination, ...]) -> list[list[str]]:
    """Return piles from the top whose next turn shows these numbers with these effects."""
    left = list(STARSHIPS)
    found: list[list[str]] = []
    for number, effect in cards:
        turned = next(card for card in left if EFFECTS[card.effects[0]] == effect and card.number != number * HALF)
        left.remove(turned)
        shown = next(card for card in left if card.number == number * HALF)
        left.remove(shown)
        found.append([str(turned.id), str(shown.id)])
    return found


def play(match: Match, seat: int, *answers: Any, done: bool = True) -> None:
    """Answer for a seat, one after another, and say that it is done."""
    for answer in answers:
        match.answer(seat, answer)
    if done:
        finish(match, seat)


def finish(match: Match, seat: int) -> None:
    """Decline whatever the seat is still asked, and say that it is done."""
    while seat in match.asked():
        decision = match.asked()[seat]
        listed = decision.listed() or ()
        if decision.kind == "some_of":
            match.answer(seat, [])
        elif "skip" in listed:
            match.answer(seat, "skip")
        elif decision.why == "ask-done":
            match.answer(seat, "done")
            return
        else:
            raise AssertionError(f"{decision.why} needs an answer: {listed}")


def others(match: Match, *but: int) -> None:
    """Let all other seats do the first thing that is offered, declining what they can."""
    turn = moon(match).turns
    for seat in range(match.seats):
        while seat not in but and seat in match.asked() and moon(match).turns == turn:
            decision = match.asked()[seat]
            listed = decision.listed() or ()
            if decision.kind == "some_of":
                match.answer(seat, [])
            elif decision.why == "ask-done":
                match.answer(seat, "done")
                break
            else:
                match.answer(seat, "skip" if "skip" in listed else listed[0])


def moon(match: Match) -> Moon:
    """Return the shared state."""
    assert isinstance(match.state, Moon)
    return match.state


def seen(match: Match, seat: int) -> Moon:
    """Return the state as a seat sees it, with its own chain carried out."""
    state = seen_by(match.state, seat)
    assert isinstance(state, Moon)
    return state


def sheet(match: Match, seat: int) -> dict[str, Any]:
    """Return the sheet of a seat as it sees it itself."""
    state = seen(match, seat)
    found: dict[str, Any] = state.rules.form.encode(state.sheets[seat])
    return found


def choices(match: Match, seat: int) -> list[Any]:
    """Return what a seat may answer."""
    decision = match.asked()[seat]
    if decision.why == "ask-done":
        return ["done"]
    if decision.kind == "some_of":
        options: Any = decision.details()["options"]
        return list(options)
    return list(decision.listed() or ())


def lines(match: Match, seat: int) -> dict[str, int]:
    """Return the score of a seat line by line."""
    state = moon(match)
    return {line.name: line.points for line in state.rules.lines(state, seat)}


def filled(*rows: tuple[str, list[Any]]) -> dict[str, Any]:
    """Return spaces from the names of rows and what stands in them from the first on; None is empty."""
    return {f"{row}.{i + 1}": mark for row, marks in rows for i, mark in enumerate(marks) if mark is not None}
