"""The end of a match of Signals, and of a series of nights."""

from __future__ import annotations

from typing import Any

from offworld.games.signals.state import Signals
from offworld.kernel.handover import Handover
from offworld.kernel.option import OptionValue
from offworld.kernel.outcome import Line, Outcome, Rival, leaders
from offworld.kernel.text import Text


def finish(state: Signals) -> None:
    """End the match: most points win, shared in a tie; alone one needs more than the echo."""
    scores = tuple(state.points)
    reason = Text("signals-reason-dawn")
    if state.seats > 1:
        state.finish(Outcome(reason, leaders(scores), scores))
        return
    won = scores[0] > state.echo
    echo = Rival(Text("signals-echo"), state.echo, ((Text("signals-score-heard"), state.echo),), not won)
    state.finish(Outcome(reason, (0,) if won else (), scores, (echo,)))


def lines(state: Signals, seat: int) -> list[Line]:
    """Return what a seat's points are for."""
    return [(Text("signals-score-heard"), state.points[seat])]


def wins(state: Signals) -> list[int]:
    """Return the nights that each seat has won, this one included once it is over."""
    won = state.outcome.winners if state.outcome is not None else ()
    return [count + (1 if seat in won else 0) for seat, count in enumerate(state.wins)]


def hand_over(state: Signals, options: dict[str, OptionValue]) -> Handover | None:
    """Return the next night, unless this was the last."""
    if state.night == state.nights:
        return None
    return Handover(options, {"night": state.night + 1, "wins": wins(state)})


def receive(state: Signals, handed: dict[str, Any]) -> None:
    """Begin a later night: what is handed over comes from a file as well as from a match, so it is checked."""
    night, won = handed["night"], handed["wins"]
    if type(night) is not int or not 1 < night <= state.nights or len(won) != state.seats:
        raise ValueError(night)
    if any([type(count) is not int or not 0 <= count < night for count in won]):
        raise ValueError(won)
    state.night = night
    state.wins = list(won)


def standing(state: Signals) -> list[Text]:
    """Return which night it is and who has won how many."""
    found = [Text("signals-standing-night", {"night": state.night, "nights": state.nights})]
    for seat, count in enumerate(wins(state)):
        found.append(Text("signals-standing-wins", {"seat": seat, "count": count}))
    return found
