"""Everything that is printed and never changes, as plain JSON: cards in words and icons, the map, tracks and prices."""

from __future__ import annotations

from functools import cache

from offworld.games.terraforming_mars.data.board import (
    AREA_IDS,
    BONUS,
    CARD_BONUS,
    EACH_AREA,
    GANYMEDE_AREA,
    MAP,
    NAMED,
    NOCTIS_AREA,
    OCEAN_AREAS,
    OFF_MAP,
    VOLCANOES,
)
from offworld.games.terraforming_mars.data.book import BLANK, CARD
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.data.corporations import CORPORATIONS
from offworld.games.terraforming_mars.data.figures import (
    AWARD_COSTS,
    AWARD_POINTS,
    HEAT_PER_STEP,
    MILESTONE_COST,
    MILESTONE_GOALS,
    MILESTONE_LIMIT,
    MILESTONE_POINTS,
    PROJECT_COSTS,
    PROJECT_EFFECTS,
    SOLO_GENERATIONS,
)
from offworld.games.terraforming_mars.names import (
    AWARDS,
    CAPITAL,
    COLDEST,
    CORPORATION,
    CUBES,
    DEGREES,
    GOALS,
    KINDS,
    MILESTONES,
    NO_CUBE,
    OXYGEN,
    PARAMETERS,
    PROJECTS,
    RESOURCES,
    SITES,
    TAGS,
    TEMPERATURE,
    TILES,
    Area,
)
from offworld.games.terraforming_mars.rules.ahead import placing
from offworld.games.terraforming_mars.rules.effects.buying import CARD_PRICE
from offworld.games.terraforming_mars.rules.effects.planet import (
    HEAT_STEPS,
    OCEAN_MONEY,
    OCEAN_STEP,
    WARM_STEP,
)
from offworld.games.terraforming_mars.rules.perks import PLANTS_PER_GREENERY
from offworld.games.terraforming_mars.shown.types import (
    AreaData,
    AwardData,
    AwardsData,
    CardData,
    CardLine,
    Catalog,
    IconData,
    MilestoneData,
    MilestonesData,
    ProjectData,
    SpecialTile,
    TrackData,
)
from offworld.games.terraforming_mars.words.amounts import points_words
from offworld.games.terraforming_mars.words.emblems import lasting_icons, points_icon, requirement_icon
from offworld.games.terraforming_mars.words.icons import cost_icons, effect_icons, exchanged_icons, icon
from offworld.games.terraforming_mars.words.lines import Line, lines_of, note_of
from offworld.games.terraforming_mars.words.permanent import requires_words
from offworld.kernel.text import Text


@cache
def catalog() -> Catalog:
    """Return all fixed components; callers must not change what they get."""
    cards = [card_json(card) for card in CARD if card.number > 0 and card.kind != CORPORATION]
    return {
        "cards": cards,
        "corporations": [card_json(card) for card in CORPORATIONS],
        "areas": [_area(number) for number in EACH_AREA],
        "tracks": _tracks(),
        "projects": [_project(number) for number in range(len(PROJECTS))],
        "milestones": _milestones(),
        "awards": _awards(),
        "tiles": _special_tiles(),
        "prices": {"card": CARD_PRICE, "greenery": PLANTS_PER_GREENERY, "heat": HEAT_PER_STEP, "ocean": OCEAN_MONEY},
        "solo_generations": SOLO_GENERATIONS,
    }


def card_json(card: Card) -> CardData:
    """Return one card with its numbers, its words and its icons."""
    kind = "corporation" if card.kind == CORPORATION else "card"
    requires, points, note = requires_words(card), points_words(card), note_of(card)
    worth = points_icon(card)
    return {
        "id": card.id,
        "number": card.number,
        "name": Text(f"terraforming_mars-{kind}-{card.id}").to_json(),
        "kind": KINDS[card.kind],
        "cost": card.cost,
        "tags": [TAGS[tag] for tag in card.tags],
        "set": "corporate_era" if card.era else "base",
        "cube": None if card.cube == NO_CUBE else CUBES[card.cube],
        "requires": [requirement_icon(each) for each in card.requires],
        "requires_text": requires.to_json() if requires is not None else None,
        "lines": [_line(card, line) for line in lines_of(card)],
        "note": note.to_json() if note is not None else None,
        "points": (worth | {"text": points.to_json()}) if worth is not None and points is not None else None,
    }


def _line(card: Card, line: Line) -> CardLine:
    left: list[IconData] = []
    if line.kind == "action":
        action = card.actions[line.at]
        left = cost_icons(action.costs, card) + exchanged_icons(action.does)
        if action.after_rise:
            left = [icon("rating", star=True), *left]
        right = effect_icons(action.does, card)
    elif line.kind == "effect":
        left, right = lasting_icons(card.lasting[line.at], card)
    elif line.kind == "first":
        right = effect_icons(card.first, card)
    else:
        right = [each for each in effect_icons(card.play, card) if _belongs(card, line, each)]
    return {"kind": line.kind, "text": line.text.to_json(), "left": left, "right": right}


def _belongs(card: Card, line: Line, each: IconData) -> bool:
    """Return whether an icon is part of a line; a corporation's stock and production are said in two lines."""
    return card.kind != CORPORATION or ("production" in each) == (line.kind == "play")


def _area(number: Area) -> AreaData:
    name = AREA_IDS[number]
    on_mars = number < GANYMEDE_AREA
    row, column = (int(part) for part in name[1:].split("c")) if on_mars else (None, None)
    place = NAMED.get(name) if on_mars else name
    found: AreaData = {
        "id": name,
        "row": row,
        "column": column,
        "q": MAP.axial[number][0] if on_mars else None,
        "r": MAP.axial[number][1] if on_mars else None,
        "ocean": bool(OCEAN_AREAS >> number & 1),
        "volcano": bool(VOLCANOES >> number & 1),
        "reserved": place if number == NOCTIS_AREA or name in OFF_MAP else None,
        "name": Text(f"terraforming_mars-area-{place}").to_json() if place is not None else None,
        "bonus": [icon("card" if kind == CARD_BONUS else RESOURCES[kind], amount) for kind, amount in BONUS[number]],
    }
    return found


def _tracks() -> list[TrackData]:
    """Return the three parameters: printed values from start to goal, and what bonus steps bring."""
    bonuses: list[list[tuple[int, IconData]]] = [
        [*[(step, icon("heat", production=True)) for step in HEAT_STEPS], (OCEAN_STEP, icon("ocean"))],
        [(WARM_STEP, icon("temperature"))],
        [],
    ]
    found: list[TrackData] = []
    for parameter, name in enumerate(PARAMETERS):
        low, step = (COLDEST, DEGREES) if parameter == TEMPERATURE else (0, 1)
        found.append(
            {
                "name": name,
                "start": low,
                "step": step,
                "goal": low + step * GOALS[parameter],
                "unit": "degrees" if parameter == TEMPERATURE else "percent" if parameter == OXYGEN else "tiles",
                "bonuses": [{"at": low + step * at, "brings": [brings]} for at, brings in bonuses[parameter]],
            }
        )
    return found


def _project(number: int) -> ProjectData:
    name = PROJECTS[number]
    right = effect_icons(PROJECT_EFFECTS[number], BLANK)
    if not right:  # selling patents: a card for a coin, as often as one likes
        right = [icon("card", -1, x=True), icon("megacredits", x=True)]
    cost = PROJECT_COSTS[number]
    return {"id": name, "name": Text(f"terraforming_mars-project-{name}").to_json(), "cost": cost, "brings": right}


def _milestones() -> MilestonesData:
    each: list[MilestoneData] = [
        {"id": name, "name": Text(f"terraforming_mars-milestone-{name}").to_json(), "goal": MILESTONE_GOALS[number]}
        for number, name in enumerate(MILESTONES)
    ]
    return {"cost": MILESTONE_COST, "points": MILESTONE_POINTS, "limit": MILESTONE_LIMIT, "list": each}


def _awards() -> AwardsData:
    each: list[AwardData] = [{"id": name, "name": Text(f"terraforming_mars-award-{name}").to_json()} for name in AWARDS]
    return {"costs": list(AWARD_COSTS), "points": list(AWARD_POINTS), "list": each}


def _special_tiles() -> list[SpecialTile]:
    found: list[SpecialTile] = []
    for card in CARD:
        for effect in card.play:
            placed = placing(effect)
            if placed is not None and placed.tile >= CAPITAL:
                name = TILES[placed.tile]
                tile = Text(f"terraforming_mars-tile-{name}").to_json()
                found.append({"id": name, "name": tile, "card": card.id, "site": SITES[placed.site]})
    return found
