"""Environments for training: PettingZoo for all seats, Gymnasium for one seat among bots (extra `offworld[learn]`).

`aec(...)` makes the first, `single(...)` the second. Both observe a dict of `observation` (the game's features),
`action_mask` (what may be picked now) and `picked` (what was picked so far of an answer of several picks).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game
from offworld.learn.stamp import check_stamp, stamp

if TYPE_CHECKING:
    from offworld.learn.one_seat import SingleSeat

__all__ = ["aec", "check_stamp", "single", "stamp"]

LIMIT = 20_000  # actions after which a match is cut off


def aec(
    game: str | Game,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    shaping: float = 0.0,
    limit: int = LIMIT,
) -> Any:
    """Return a PettingZoo AEC environment whose agents `seat_0`, `seat_1` and so on sit in all seats.

    The end rewards a win with 1 and all agents together with 0; `shaping` adds that much for each point of a seat's own
    score when it is gained. BadSetup says what is wrong with the game, the seats or the options.
    """
    try:
        from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]  # no types

        from offworld.learn.every_seat import OffworldAEC
    except ModuleNotFoundError as error:
        raise _missing(error) from None
    return OrderEnforcingWrapper(OffworldAEC(game, seats, options, shaping, limit))


def single(
    game: str | Game,
    bots: Sequence[str] = ("greedy",),
    seat: int = 0,
    options: Mapping[str, object] | None = None,
    shaping: float = 0.0,
    limit: int = LIMIT,
) -> SingleSeat:
    """Return a Gymnasium environment for one seat, with a bot in each of the others, in the order of the seats.

    Rewards are those of `aec`; an action that the mask does not allow changes nothing and costs a little.
    """
    try:
        from offworld.learn.one_seat import SingleSeat
    except ModuleNotFoundError as error:
        raise _missing(error) from None
    return SingleSeat(game, bots, seat, options, shaping, limit)


def _missing(error: ModuleNotFoundError) -> BadSetup:
    return BadSetup("error-learn-missing", package=str(error.name))
