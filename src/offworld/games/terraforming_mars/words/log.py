"""The lines of the log: what changed for whom, and through which card. Call these only while somebody listens."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.board import AREA_IDS, NAMED
from offworld.games.terraforming_mars.names import (
    AWARD_SOURCE,
    AWARDS,
    CUBES,
    HEAT,
    HEAT_SOURCE,
    MILESTONE_SOURCE,
    MILESTONES,
    PARAMETERS,
    PLACEMENT_SOURCE,
    PLANTS,
    PLANTS_SOURCE,
    PROJECT_SOURCE,
    PROJECTS,
    RESEARCH_SOURCE,
    RESOURCES,
    TILES,
    TRACK_SOURCE,
    Area,
    CardNumber,
    Cube,
    Origin,
    Parameter,
    Resource,
    Tile,
)
from offworld.games.terraforming_mars.rules.requirements import value_of, value_words
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.text import Text

# by number; the book of cards writes them here, since cards are made of effects, and effects write the log
CARD_TITLES: Final[list[Text]] = []
CARD_CUBES: Final[list[Cube]] = []  # by number too: what a card collects

_TITLES: Final[dict[int, Text]] = {
    PLACEMENT_SOURCE: Text("terraforming_mars-source-placement"),
    TRACK_SOURCE: Text("terraforming_mars-source-track"),
    PLANTS_SOURCE: Text("terraforming_mars-source-plants"),
    HEAT_SOURCE: Text("terraforming_mars-source-heat"),
    RESEARCH_SOURCE: Text("terraforming_mars-source-research"),
}
_TITLES.update({PROJECT_SOURCE + i: Text(f"terraforming_mars-project-{name}") for i, name in enumerate(PROJECTS)})
_TITLES.update({MILESTONE_SOURCE + i: Text(f"terraforming_mars-milestone-{name}") for i, name in enumerate(MILESTONES)})
_TITLES.update({AWARD_SOURCE + i: Text(f"terraforming_mars-award-{name}") for i, name in enumerate(AWARDS)})
_RESOURCE_NAMES: Final = [Text(f"terraforming_mars-resource-{name}") for name in RESOURCES]
_PRODUCTION_NAMES: Final = [Text(f"terraforming_mars-production-{name}") for name in RESOURCES]


def title(source: Origin) -> Text:
    """Return the name of a card, or of whatever else an effect comes from."""
    return CARD_TITLES[source] if source < len(CARD_TITLES) else _TITLES[source]


def resource_name(resource: Resource) -> Text:
    """Return the name of a standard resource."""
    return _RESOURCE_NAMES[resource]


def production_name(resource: Resource) -> Text:
    """Return what the production of a standard resource is called."""
    return _PRODUCTION_NAMES[resource]


def amount(resource: Resource, count: int) -> Text:
    """Return so many of a standard resource."""
    return Text(f"terraforming_mars-amount-{RESOURCES[resource]}", {"amount": count})


def at_most(resource: Resource, count: int) -> Text:
    """Return up to so many of a standard resource that can be removed or stolen."""
    return Text(f"terraforming_mars_cards-upto-{RESOURCES[resource]}", {"count": count})


def cubes(cube: Cube, count: int) -> Text:
    """Return so many of what cards collect."""
    return Text(f"terraforming_mars_cards-cubes-{CUBES[cube]}", {"count": count})


def place_name(area: Area) -> Text:
    """Return the name of an area: its own, or its row and column."""
    return _PLACE_NAMES[area]


def _place_name(name: str) -> Text:
    if name in NAMED:
        return Text(f"terraforming_mars-area-{NAMED[name]}")
    if not name.startswith("r"):
        return Text(f"terraforming_mars-area-{name}")
    row, column = name[1:].split("c")
    return Text("terraforming_mars-area", {"row": int(row) + 1, "column": int(column) + 1})


_PLACE_NAMES: Final = [_place_name(name) for name in AREA_IDS]


def gained(state: Mars, seat: int, resource: Resource, count: int, source: Origin) -> None:
    """Tell that somebody gained resources, or lost them where the count is negative."""
    if count:
        key = "terraforming_mars-gained" if count > 0 else "terraforming_mars-lost"
        state.tell(key, seat=seat, what=amount(resource, abs(count)), source=title(source))


def converted_plants(state: Mars, seat: int, count: int) -> None:
    """Tell that somebody turns plants into a greenery."""
    state.tell("terraforming_mars-spent-plants", seat=seat, what=amount(PLANTS, count))


def converted_heat(state: Mars, seat: int, count: int) -> None:
    """Tell that somebody turns heat into a step of temperature."""
    state.tell("terraforming_mars-spent-heat", seat=seat, what=amount(HEAT, count))


def produced(state: Mars, seat: int, resource: Resource, steps: int, source: Origin) -> None:
    """Tell that somebody's production changed."""
    if steps:
        key = "terraforming_mars-production-up" if steps > 0 else "terraforming_mars-production-down"
        state.tell(key, seat=seat, production=production_name(resource), amount=abs(steps), source=title(source))


def taken(state: Mars, seat: int, victim: int, resource: Resource, count: int, source: Origin) -> None:
    """Tell that somebody lost resources by another's doing; those who are robbed want to know by whom."""
    if victim == seat:
        gained(state, victim, resource, -count, source)
    elif count:
        what = amount(resource, count)
        state.tell("terraforming_mars-taken", seat=victim, seat_by=seat, what=what, source=title(source))


def production_taken(state: Mars, seat: int, victim: int, resource: Resource, steps: int, source: Origin) -> None:
    """Tell that somebody lost production by another's doing."""
    if victim == seat:
        produced(state, victim, resource, -steps, source)
    else:
        params: dict[str, object] = {"production": production_name(resource), "amount": steps, "source": title(source)}
        state.tell("terraforming_mars-production-taken", seat=victim, seat_by=seat, **params)


def rated(state: Mars, seat: int, steps: int, source: Origin) -> None:
    """Tell that somebody's rating rose."""
    if steps:
        state.tell("terraforming_mars-rated", seat=seat, amount=steps, source=title(source))


def raised(state: Mars, seat: int, parameter: Parameter, source: Origin) -> None:
    """Tell that a global parameter rose."""
    name = PARAMETERS[parameter]
    value = value_words(parameter, value_of(parameter, state.track[parameter]))
    state.tell(f"terraforming_mars-raised-{name}", seat=seat, value=value, source=title(source))


def placed(state: Mars, seat: int, tile: Tile, area: Area, source: Origin) -> None:
    """Tell that somebody placed a tile."""
    what = Text(f"terraforming_mars-tile-{TILES[tile]}")
    state.tell("terraforming_mars-placed", seat=seat, tile=what, area=place_name(area), source=title(source))


def drew(state: Mars, seat: int, cards: list[CardNumber], source: Origin) -> None:
    """Tell the player which cards came to hand, and the others how many."""
    if cards:
        names = [title(card) for card in cards]
        text = Text("terraforming_mars-drew-seen", {"seat": seat, "cards": names, "source": title(source)})
        rest = Text("terraforming_mars-drew", {"seat": seat, "count": len(cards), "source": title(source)})
        state.tell_only((seat,), text, rest)


def discarded(state: Mars, seat: int, cards: list[CardNumber]) -> None:
    """Tell the player which cards went to the discard pile, and the others how many."""
    if cards:
        text = Text("terraforming_mars-discarded-seen", {"seat": seat, "cards": [title(card) for card in cards]})
        rest = Text("terraforming_mars-discarded", {"seat": seat, "count": len(cards)})
        state.tell_only((seat,), text, rest)


def collected(state: Mars, seat: int, card: CardNumber, count: int, source: Origin) -> None:
    """Tell that resources came onto a card, or left it where the count is negative."""
    key = "terraforming_mars-collected" if count > 0 else "terraforming_mars-uncollected"
    state.tell(key, seat=seat, card=title(card), what=cubes_on(card, abs(count)), source=title(source))


def cube_taken(state: Mars, seat: int, victim: int, card: CardNumber, source: Origin) -> None:
    """Tell that somebody took a resource from a card."""
    if victim == seat:
        collected(state, victim, card, -1, source)
    else:
        params: dict[str, object] = {"card": title(card), "what": cubes_on(card, 1), "source": title(source)}
        state.tell("terraforming_mars-cube-taken", seat=victim, seat_by=seat, **params)


def cubes_on(card: CardNumber, count: int) -> Text:
    """Return so many of what a card collects."""
    return cubes(CARD_CUBES[card], count)


def paid(state: Mars, seat: int, spent: list[tuple[int, int]], source: Origin) -> None:
    """Tell what somebody paid."""
    parts = _amounts(spent)
    if parts:
        state.tell("terraforming_mars-paid", seat=seat, cost=parts, source=title(source))


def harvested(state: Mars, seat: int, gains: list[int]) -> None:
    """Tell what the production phase brings somebody."""
    state.tell("terraforming_mars-produced", seat=seat, gains=_amounts(list(enumerate(gains))))


def _amounts(counts: list[tuple[int, int]]) -> list[Text]:
    return [amount(Resource(resource), count) for resource, count in counts if count]


def saw(state: Mars, seat: int, cards: list[CardNumber]) -> None:
    """Tell the player which cards the draft has brought; nobody else hears of it."""
    state.tell_only((seat,), Text("terraforming_mars-drafted-seen", {"seat": seat, "cards": [title(c) for c in cards]}))
