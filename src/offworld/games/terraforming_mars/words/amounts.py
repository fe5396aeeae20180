"""What is counted: "for each Jovian tag", "if at least one lies on this card"."""

from __future__ import annotations

from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import CUBES, NO_CUBE, TILES
from offworld.games.terraforming_mars.rules.amounts import (
    Amount,
    IfCube,
    IfTags,
    PerCity,
    PerCube,
    PerEvent,
    PerNeighbour,
    PerTag,
)
from offworld.games.terraforming_mars.words.nouns import plain, say, tag_name
from offworld.kernel.text import Text


def per_words(amount: Amount, card: Card, playing: bool = False) -> Text:
    """Return what an amount counts; while a card is being played, its own tags are worth a word."""
    if isinstance(amount, PerTag):
        if amount.opponents:
            return say("per-tag-of-others", tag=tag_name(amount.tag))
        own = card.tags.count(amount.tag) if playing else 0
        return say("per-tag", per=amount.per, tag=tag_name(amount.tag, amount.per), own=own)
    if isinstance(amount, PerCity):
        return say("per-city-on-mars" if amount.on_mars else "per-city", per=amount.per)
    if isinstance(amount, PerEvent):
        return say("per-event")
    if isinstance(amount, PerCube):
        assert card.cube != NO_CUBE
        return say(f"per-cube-{CUBES[card.cube]}", per=amount.per)
    assert isinstance(amount, PerNeighbour)
    return say(f"per-neighbour-{TILES[amount.tile]}")


def points_words(card: Card) -> Text | None:
    """Return what a card is worth at the end, or None."""
    points = card.points
    if not isinstance(points, Amount):
        return say("points", points=plain(points)) if points else None
    if isinstance(points, IfCube):
        return say("points-if", points=plain(points.then), condition=say(f"if-cube-{CUBES[card.cube]}"))
    each = points.each if isinstance(points, PerCube) else 1
    return say("points-counted", points=plain(each), per=per_words(points, card))


def if_tags_words(amount: IfTags) -> tuple[Text, int, int]:
    """Return a condition on own tags, and the amounts with and without it."""
    return (
        say("if-tags", count=amount.at_least, tag=tag_name(amount.tag, amount.at_least)),
        amount.then,
        amount.otherwise,
    )
