"""A whole card in words: its lines in the order in which they are read."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.card import Action, Card
from offworld.games.terraforming_mars.names import CORPORATION
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.shown.types import LineKind
from offworld.games.terraforming_mars.words.clauses import DO, START, clauses, paid_for
from offworld.games.terraforming_mars.words.nouns import joined, say, units
from offworld.games.terraforming_mars.words.permanent import lasting_words
from offworld.games.terraforming_mars.words.together import GAINED, share_of
from offworld.kernel.text import Text

# cards whose structure does not say everything have a line of their own in the language files
# fmt: off
NOTED: Final = frozenset({
    "advanced_ecosystems", "ants", "artificial_lake", "beam_from_a_thorium_asteroid", "beginner", "birds",
    "business_network", "capital", "ceos_favorite_project", "credicor", "ecological_zone", "energy_tapping",
    "extreme_cold_fungus", "flooding", "fusion_power", "ganymede_colony", "hackers", "helion", "hired_raiders",
    "imported_nitrogen", "indentured_workers", "inventors_guild", "inventrix", "land_claim", "local_heat_trapping",
    "mangrove", "mars_university", "media_archives", "mining_area", "mining_guild", "mining_rights", "mohole_area",
    "natural_preserve", "noctis_city", "olympus_conference", "pets", "phobos_space_haven",
    "power_supply_consortium", "predators", "protected_habitats", "protected_valley", "research_outpost",
    "robotic_workforce", "sabotage", "saturn_systems", "search_for_life", "special_design", "standard_technology",
    "symbiotic_fungus", "tharsis_republic", "toll_station", "united_nations_mars_initiative", "urbanized_area",
    "viral_enhancers", "virus", "water_import_from_europa",
})
# fmt: on


class Line:
    """One line of a card: `kind` is play, action, effect, first or start; `text` says it."""

    __slots__ = ("at", "kind", "text")

    def __init__(self, kind: LineKind, text: Text, at: int) -> None:
        self.kind = kind
        self.text = text
        self.at = at  # which action, permanent effect or group it is


def lines_of(card: Card) -> list[Line]:
    """Return what a card does, line by line: what lasts, and what happens at once."""
    lasting: list[Line] = []
    for at, action in enumerate(card.actions):
        lasting.append(Line("action", action_words(action, card, at), at))
    for at, effect in enumerate(card.lasting):
        lasting.append(Line("effect", lasting_words(effect, card), at))
    if card.kind != CORPORATION:
        text = play_words(card.play, card)
        return lasting if text is None else [*lasting, Line("play", text, 0)]
    gains = [share for share in map(share_of, card.play) if share.group == GAINED]
    held = joined([units(share.resource, share.amount) for share in gains], "and")
    found = [Line("start", say("start-with", what=held), 0)]
    text = play_words(tuple([each for each in card.play if share_of(each).group != GAINED]), card)
    if text is not None:
        found.append(Line("play", text, 0))
    if card.first:
        found.append(Line("first", say("first-action", body=joined(clauses(card.first, card, DO), "and")), 0))
    return found + lasting


def action_words(action: Action, card: Card, at: int) -> Text:
    """Return one of the ways to use a card, as a sentence."""
    key = "or-sentence" if at else "sentence"
    body = paid_for(action.costs, action.does, card, DO if at or action.after_rise else START)
    if action.after_rise:
        return say("after-rise", body=body)
    return say(key, body=body)


def play_words(effects: tuple[Does, ...], card: Card) -> Text | None:
    """Return what happens when a card is played, sentence after sentence, or None."""
    said = [say("sentence", body=each) for each in clauses(effects, card, START)]
    if not said:
        return None
    whole = said[0]
    for each in said[1:]:
        whole = say("then", first=whole, next=each)
    return whole


def note_of(card: Card) -> Text | None:
    """Return the line of its own of an odd card."""
    return say(f"note-{card.id}") if card.id in NOTED else None
