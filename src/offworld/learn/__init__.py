"""Environments for training (extra `offworld[learn]`).

`aec(...)` is for PettingZoo, with an agent in every seat; `single(...)` is for Gymnasium, one seat among bots;
`batch(...)` plays many matches at once, arrays in and out. All observe what a seat sees, what may be picked now (a
mask) and what was picked so far of an answer of several picks. `offworld.learn.spiel` is for code made for OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game
from offworld.learn.stamp import check_stamp, stamp

if TYPE_CHECKING:
    from offworld.bots import Given
    from offworld.learn.many import Batch
    from offworld.learn.one_seat import SingleSeat
    from offworld.learn.opponents import Pool, Seat

__all__ = ["aec", "batch", "check_stamp", "single", "stamp"]

LIMIT = 20_000  # actions after which a match is cut off


class NotDrawn(BadSetup, TypeError):
    """There are no such drawings.

    It is a TypeError too: stable-baselines3's `make_vec_env` asks for pictures, and after that error for none.
    """


def aec(
    game: str | Game,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    shaping: float = 0.0,
    limit: int = LIMIT,
    in_parts: bool = False,
    render_mode: str | None = None,
) -> Any:
    """Return a PettingZoo AEC environment whose agents `seat_0`, `seat_1` and so on sit in all seats.

    The end rewards a win with 1 and all agents together with 0; `shaping` adds that much for each point of a seat's own
    score when it is gained. With `in_parts` the observation is a dict of its groups, each in its shape, and boards are
    planes. BadSetup says what is wrong with the game, the seats or the options.
    """
    _check_drawing(render_mode)
    try:
        from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]  # no types

        from offworld.learn.every_seat import OffworldAEC
    except ModuleNotFoundError as error:
        raise _missing(error) from None
    return OrderEnforcingWrapper(OffworldAEC(game, seats, options, shaping, limit, in_parts, render_mode))


def single(
    game: str | Game,
    bots: Given | Sequence[Pool] = ("greedy",),
    seat: Seat = 0,
    options: Mapping[str, object] | None = None,
    shaping: float = 0.0,
    limit: int = LIMIT,
    in_parts: bool = False,
    render_mode: str | None = None,
) -> SingleSeat:
    """Return a Gymnasium environment for one seat, with a bot in each of the others, in the order of the seats.

    A bot is a name, `file.py:Name`, an object, a class or a function, or a list of such: one of them is drawn for each
    match. A single one needs no list around it. With `seat="rotate"` the learner takes the next seat in each match.
    Rewards are those of `aec`; an action that the mask does not allow changes nothing and costs a little.
    """
    _check_drawing(render_mode)
    try:
        from offworld.learn.one_seat import SingleSeat
    except ModuleNotFoundError as error:
        raise _missing(error) from None
    return SingleSeat(game, bots, seat, options, shaping, limit, in_parts, render_mode)


def batch(
    game: str | Game,
    count: int,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    bots: Given | Sequence[Pool] | None = None,
    seat: Seat = 0,
    shaping: float = 0.0,
    limit: int = LIMIT,
) -> Batch:
    """Return that many matches played side by side, with arrays in and out; each is dealt anew when it is over.

    Without bots every row turns to the seat that is asked, for play against oneself; with them only to the learner's.
    Bots, seats and rewards are those of `single`.
    """
    try:
        from offworld.learn.many import Batch
    except ModuleNotFoundError as error:
        raise _missing(error) from None
    return Batch(game, count, seats, options, bots, seat, shaping, limit)


def _check_drawing(render_mode: str | None) -> None:
    if render_mode not in (None, "ansi"):
        raise NotDrawn("error-learn-render", mode=str(render_mode), allowed="ansi")


def _missing(error: ModuleNotFoundError) -> BadSetup:
    return BadSetup("error-learn-missing", package=str(error.name))
