"""What is counted: "for each Jovian tag", "if at least one lies on this card"."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.book import AMOUNTS
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import CUBES, NO_CUBE, TILES
from offworld.games.terraforming_mars.rules.amounts import (
    Counted,
    IfCube,
    IfTags,
    PerCity,
    PerCube,
    PerEvent,
    PerNeighbour,
    PerTag,
)
from offworld.games.terraforming_mars.words.nouns import say, tag_name
from offworld.kernel.text import Text, printed
from offworld.toolbox.readings import complete, each, on


def per_words(amount: Counted, card: Card, playing: bool = False) -> Text:
    """Return what an amount counts or asks for; while a card is being played, its own tags are worth a word."""
    return _AMOUNTS[type(amount)](amount, card, playing)


def _per_tag(amount: PerTag, card: Card, playing: bool) -> Text:
    if amount.opponents:
        return say("per-tag-of-others", tag=tag_name(amount.tag))
    own = card.tags.count(amount.tag) if playing else 0
    return say("per-tag", per=amount.per, tag=tag_name(amount.tag, amount.per), own=own)


def _per_city(amount: PerCity, card: Card, playing: bool) -> Text:
    return say("per-city-on-mars" if amount.on_mars else "per-city", per=amount.per)


def _per_event(amount: PerEvent, card: Card, playing: bool) -> Text:
    return say("per-event")


def _per_cube(amount: PerCube, card: Card, playing: bool) -> Text:
    assert card.cube != NO_CUBE
    return say(f"per-cube-{CUBES[card.cube]}", per=amount.per)


def _per_neighbour(amount: PerNeighbour, card: Card, playing: bool) -> Text:
    return say(f"per-neighbour-{TILES[amount.tile]}")


def _if_cube(amount: IfCube, card: Card, playing: bool) -> Text:
    return say(f"if-cube-{CUBES[card.cube]}")


def _if_tags(amount: IfTags, card: Card, playing: bool) -> Text:
    return say("if-tags", count=amount.at_least, tag=tag_name(amount.tag, amount.at_least))


_AMOUNTS: Final = complete(
    "amounts in words",
    AMOUNTS,
    on(IfCube, _if_cube),
    on(IfTags, _if_tags),
    on(PerCity, _per_city),
    on(PerCube, _per_cube),
    on(PerEvent, _per_event),
    on(PerNeighbour, _per_neighbour),
    on(PerTag, _per_tag),
)


def points_words(card: Card) -> Text | None:
    """Return what a card is worth at the end, or None."""
    points = card.points
    if not isinstance(points, Counted):
        return say("points", points=printed(points)) if points else None
    return _POINTS[type(points)](points, card)


def _points_if(points: IfCube, card: Card) -> Text:
    return say("points-if", points=printed(points.then), condition=per_words(points, card))


def _points_per_cube(points: PerCube, card: Card) -> Text:
    return say("points-counted", points=printed(points.each), per=per_words(points, card))


def _points_counted(points: Counted, card: Card) -> Text:
    return say("points-counted", points=printed(1), per=per_words(points, card))


_POINTS: Final = complete(
    "points in words",
    AMOUNTS,
    on(IfCube, _points_if),
    on(PerCube, _points_per_cube),
    *each((IfTags, PerCity, PerEvent, PerNeighbour, PerTag), _points_counted),
)
