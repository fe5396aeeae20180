"""Everything that is printed and never changes, as plain JSON: cards, missions, and the eight sheets by their ids."""

from __future__ import annotations

from typing import Any, cast

from offworld.games.welcome_to_the_moon.data.astra import OPPONENTS
from offworld.games.welcome_to_the_moon.data.cards import ALL_CARDS, NO_NUMBER
from offworld.games.welcome_to_the_moon.data.missions import MISSION
from offworld.games.welcome_to_the_moon.data.names import EFFECTS, LETTERS, WILD, shown_number
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.rules.engine.adventure import Adventure
from offworld.games.welcome_to_the_moon.shown.prints import Adventures, Catalog


def catalog() -> Catalog:
    """Return the printed components."""
    return {
        "effects": list(EFFECTS),
        "cards": [
            {
                "id": card.id,
                "number": "X" if card.number == NO_NUMBER else shown_number(card.number),
                "effects": ["wild" if effect == WILD else EFFECTS[effect] for effect in card.effects],
            }
            for card in ALL_CARDS
        ],
        "missions": [
            {
                "id": mission.id,
                "adventure": mission.adventure,
                "letter": LETTERS[mission.letter],
                "first": mission.first,
                "later": mission.later,
                "confidence": mission.confidence,
            }
            for mission in MISSION.values()
        ],
        "opponents": [
            {"level": each.level, "name": each.name, "points": dict(zip(EFFECTS, each.points))} for each in OPPONENTS
        ],
        "adventures": cast(Adventures, {str(number): _sheet(rules) for number, rules in ADVENTURES.items()}),
    }


def _sheet(rules: Adventure) -> dict[str, Any]:
    """Return the print of a sheet, and the ids of all marks on it: the drawing places them by these."""
    return {
        "name": rules.name,
        "spaces": list(rules.spaces),
        "places": [rules.where(space).to_json() for space in rules.each_space],
        "rows": [{"id": name, "spaces": spaces} for name, spaces in rules.rows()],
        "fields": [
            {"name": field.name, "ids": list(field.ids), "most": field.most, "start": field.start}
            for field in rules.form.fields
        ],
        "common": [{"name": field.name, "ids": list(field.ids)} for field in rules.common.fields],
        **rules.catalog(),
    }
