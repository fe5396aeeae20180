"""Amounts of things as messages: resources, production, what lies on cards, and lists of them."""

from __future__ import annotations

from offworld.games.terraforming_mars.names import CUBES, RESOURCES, TAGS, Cube, Resource, Tag
from offworld.kernel.text import Text, printed

PREFIX = "terraforming_mars_cards-"


def say(key: str, **params: object) -> Text:
    """Return a message of the cards' language files."""
    return Text(PREFIX + key, params)


def signed(value: int) -> str:
    """Return a number with its sign in print: a minus, not a hyphen."""
    return f"+{value}" if value > 0 else printed(value)


def units(resource: Resource, count: int) -> Text:
    """Return so many cubes of a resource, as what is gained or spent."""
    return say(f"units-{RESOURCES[resource]}", count=count)


def upto(resource: Resource, count: int) -> Text:
    """Return at most so many cubes of a resource."""
    return say(f"upto-{RESOURCES[resource]}", count=count)


def cubes(cube: Cube, count: int) -> Text:
    """Return so many of what cards collect."""
    return say(f"cubes-{CUBES[cube]}", count=count)


def upto_cubes(cube: Cube, count: int) -> Text:
    """Return at most so many of what cards collect."""
    return say(f"upto-{CUBES[cube]}", count=count)


def tag_name(tag: Tag, count: int = 1) -> Text:
    """Return a tag as the words around it need it: so many of them."""
    return say(f"tag-{TAGS[tag]}", count=count)


def productions(changes: list[tuple[Resource, int]]) -> list[Text]:
    """Return steps of own production by resource; all but the first may be shorter."""
    found: list[Text] = []
    for resource, steps in changes:
        key = "production-more" if found else "production"
        found.append(say(f"{key}-{RESOURCES[resource]}", count=steps))
    return found


def joined(parts: list[Text], word: str) -> Text:
    """Return one to three parts as a list: `and`, `or`, or the `choice` between whole clauses."""
    if len(parts) == 1:
        return parts[0]
    params: dict[str, object] = {}
    for name, part in zip("abc", parts):
        params[name] = part
    assert len(params) == len(parts)
    return Text(f"{PREFIX}{word}-{len(parts)}", params)
