"""The shape of project and corporation cards."""

from __future__ import annotations

from dataclasses import dataclass

from offworld.games.terraforming_mars.names import NO_CUBE, CardNumber, Cube, Kind, Tag
from offworld.games.terraforming_mars.rules.amounts import Counted
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.lasting import Lasting
from offworld.games.terraforming_mars.rules.requirements import Requirement


@dataclass(frozen=True, slots=True)
class Action:
    """What stands left and right of a red arrow. Each card may be used once in a generation, whichever it is."""

    does: tuple[Does, ...]
    costs: tuple[Does, ...] = ()
    after_rise: bool = False  # only once the player's rating has risen in this generation


@dataclass(frozen=True, slots=True)
class Card:
    """A card as printed. Projects have their printed number, corporations follow after them."""

    number: CardNumber
    id: str
    kind: Kind
    cost: int = 0
    tags: tuple[Tag, ...] = ()
    era: bool = False  # whether it belongs to the Corporate Era
    requires: tuple[Requirement, ...] = ()
    play: tuple[Does, ...] = ()  # for a corporation: what it starts with
    points: int | Counted = 0
    cube: Cube = NO_CUBE  # what it collects
    actions: tuple[Action, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    first: tuple[Does, ...] = ()  # a corporation's compulsory first action
