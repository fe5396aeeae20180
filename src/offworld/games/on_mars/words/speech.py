"""Message parts: the names of goods, buildings, technologies, cards and places as texts."""

from __future__ import annotations

from offworld.games.on_mars.data.boards import CELLS
from offworld.games.on_mars.data.cards import CARD_IDS, MISSIONS, SCIENTISTS
from offworld.games.on_mars.data.discoveries import TILE_IDS
from offworld.games.on_mars.data.house import RESEARCH_LETTERS
from offworld.games.on_mars.names import (
    BUILDINGS,
    FIRST_DISCOVERY,
    FIRST_RESEARCH,
    GOODS,
    PLACES,
    SIDES,
    TECHS,
    BlueprintId,
    ContractId,
    Good,
    MissionId,
    Side,
    Slot,
    Tech,
)
from offworld.kernel.text import Text


def amount(what: Good, count: int) -> Text:
    """Return so many of a good."""
    return Text("on_mars-amount-" + GOODS[what], {"count": count})


def good(what: Good) -> Text:
    """Return the name of a good."""
    return Text("on_mars-good-" + GOODS[what])


def building(kind: int) -> Text:
    """Return the name of a type of building."""
    return Text("on_mars-building-" + BUILDINGS[min(kind, 5)])


def tech(kind: Tech) -> Text:
    """Return the name of a technology."""
    return Text("on_mars-tech-" + TECHS[kind])


def cell(number: int) -> Text:
    """Return the name of a laboratory cell."""
    return Text("on_mars-cell", {"cell": CELLS[number]})


def card(number: BlueprintId) -> Text:
    """Return the name of a blueprint."""
    return Text("on_mars-card-" + CARD_IDS[number])


def scientist(number: int) -> Text:
    """Return the name of a scientist."""
    return Text("on_mars-scientist-" + SCIENTISTS[number])


def contract(number: ContractId) -> Text:
    """Return the name of a contract, counted from 0."""
    return Text("on_mars-contract", {"number": number + 1})


def mission(number: MissionId) -> Text:
    """Return the name of a mission."""
    return Text("on_mars-mission-" + MISSIONS[number])


def tile(code: int) -> Text:
    """Return the name of a discovery or research tile, as it lies on the ground."""
    if code >= FIRST_RESEARCH:
        return Text("on_mars-research", {"letter": RESEARCH_LETTERS[code - FIRST_RESEARCH]})
    return discovery(code - FIRST_DISCOVERY)


def discovery(number: int) -> Text:
    """Return the name of a discovery tile."""
    return Text("on_mars-discovery-" + TILE_IDS[number])


def place(number: Slot) -> Text:
    """Return the name of a place for colonists: a red action or the working area."""
    return Text("on_mars-place-" + PLACES[number])


def side(number: Side) -> Text:
    """Return orbit or colony."""
    return Text("on_mars-side-" + SIDES[number])
