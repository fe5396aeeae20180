"""Cases: a card played or used in a rich position, with every change that the printed card brings, and no other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.data.index import NUMBER
from offworld.games.terraforming_mars.names import TAGS
from offworld.kernel.match import Match
from tests.games.terraforming_mars.rulings.build import BLUE, RED, STOCK, do, planet, player, table

MAKES = {"money": 0, "steel": 1, "titanium": 1, "plants": 2, "energy": 4, "heat": 2}
BLUE_MAKES = {"money": 0, "steel": 1, "titanium": 1, "plants": 2, "energy": 1, "heat": 2}
BLUE_STOCK = {"money": 20, "steel": 5, "titanium": 5, "plants": 10}

SCIENCE = ("research", "trans_neptune_probe", "breathing_filters", "physics_complex", "gene_repair", "mass_converter")


def science(tags: int) -> list[str]:
    """Return played cards with so many science tags, two or more; the first of them has two."""
    return list(SCIENCE[: tags - 1])


@dataclass(frozen=True)
class Case:
    """A card, what its player has besides, the answers that it asks for, and what changes."""

    card: str
    cost: int
    tags: str
    answers: tuple[Any, ...]
    at: dict[str, Any]
    me: dict[str, Any]
    blue: dict[str, Any]
    changes: dict[str, Any] = field(default_factory=dict)


def case(
    card: str,
    cost: int,
    tags: str,
    *answers: Any,
    at: dict[str, Any] | None = None,
    me: dict[str, Any] | None = None,
    blue: dict[str, Any] | None = None,
    **changes: Any,
) -> Any:
    """Describe what a card does when it is played.

    `at` says how the table stands, `me` and `blue` what the players have besides. Of the changes, `money` comes on top
    of the price; `makes` is production; `blue_lost` and `blue_makes` concern the opponent.
    """
    words = card if not (me or answers) else f"{card}-{'-'.join([*(me or {}).get('played', []), *map(_word, answers)])}"
    return pytest.param(Case(card, cost, tags, answers, at or {}, me or {}, blue or {}, changes), id=words)


def _word(answer: Any) -> str:
    return "-".join(map(str, answer)) if isinstance(answer, (tuple, list)) else str(answer)


def seated(given: Case, in_play: bool) -> Match:
    """Return the rich position of a case, the card in hand or already in play."""
    mine = dict(given.me)
    played = list(mine.pop("played", []))
    makes = MAKES | mine.pop("makes", {})
    stock = {"money": 100, "plants": 2, "heat": 5} | {name: mine.pop(name) for name in list(mine) if name in STOCK}
    hand = [] if in_play else [given.card]
    me = player(
        mine.pop("corporation", None), makes, hand=hand, played=played + [given.card] * in_play, **stock, **mine
    )
    theirs = dict(given.blue)
    blue = player(theirs.pop("corporation", None), BLUE_MAKES, **(BLUE_STOCK | theirs))
    return table(me, blue, **given.at)


def standing(match: Match) -> dict[str, Any]:
    """Return everything that a card could change under flat names; a number that is missing stands for nothing."""
    state = planet(match)
    found: dict[str, Any] = {"temperature": state["temperature"], "oxygen": state["oxygen"]}
    for area, tile in state["tiles"].items():
        found[f"tile {area}"] = (tile["tile"], tile["owner"])
    for area, owner in state["claims"].items():
        found[f"claim {area}"] = f"seat {owner}"
    found["discards"] = len(state["discards"])
    found["deck"] = len(state["deck"])
    for name in ("milestones", "awards", "generation", "phase", "first"):
        found[name] = state[name]
    for seat, prefix in ((RED, ""), (BLUE, "blue ")):
        each = state["players"][seat]
        for name, resource in STOCK.items():
            found[f"{prefix}{name}"] = each["stock"][resource]
            found[f"{prefix}makes {name}"] = each["production"][resource]
        for card, count in each["cubes"].items():
            found[f"{prefix}cubes {card}"] = count
        for name in ("rating", "discount", "slack"):
            found[f"{prefix}{name}"] = each[name]
        for name in ("hand", "dealt", "played", "events"):
            found[f"{prefix}{name}"] = len(each[name])
    return found


def differences(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Return what has changed: numbers as differences, the rest as it is now."""
    found: dict[str, Any] = {}
    for name in {**before, **after}:
        old, new = before.get(name), after.get(name)
        if isinstance(new, int):
            if new != (old or 0):
                found[name] = new - (old or 0)
        elif new != old:
            found[name] = new
    return found


def expected(given: Case) -> dict[str, Any]:
    """Return the changes that a case describes, under the names of `standing`."""
    changes = dict(given.changes)
    found: dict[str, Any] = {}
    for name, count in changes.pop("makes", {}).items():
        found[f"makes {name}"] = count
    for name, count in changes.pop("blue_makes", {}).items():
        found[f"blue makes {name}"] = count
    for name, count in changes.pop("blue_lost", {}).items():
        found[f"blue {name}"] = -count
    for area, tile in changes.pop("tiles", {}).items():
        found[f"tile {area}"] = (tile, None if tile == "ocean" else RED)
    for area in changes.pop("claims", ()):
        found[f"claim {area}"] = f"seat {RED}"
    for card, count in changes.pop("cubes", {}).items():
        found[f"cubes {card}"] = count
    found |= changes
    cards = found.pop("cards", 0)
    found["hand"] = cards
    found["deck"] = -(cards + found.get("discards", 0))
    return found


def check_play(given: Case, events: tuple[str, ...]) -> None:
    """Play the card and compare all changes; its tags are those given, and it lies where it belongs."""
    match = seated(given, in_play=False)
    before = standing(match)
    do(match, ("play", given.card), *given.answers)
    assert match.asked()[RED].why == "terraforming_mars-ask-second-action"
    wanted = expected(given)
    wanted["money"] = wanted.get("money", 0) - given.cost
    wanted["hand"] -= 1
    wanted["events" if given.card in events else "played"] = 1
    assert differences(before, standing(match)) == {name: count for name, count in wanted.items() if count != 0}
    assert [TAGS[tag] for tag in CARD[NUMBER[given.card]].tags] == given.tags.split()


def check_use(given: Case, way: int) -> None:
    """Use the action of a card in play and compare all changes."""
    match = seated(given, in_play=True)
    before = standing(match)
    do(match, ("use", given.card, way), *given.answers)
    assert match.asked()[RED].why == "terraforming_mars-ask-second-action"
    wanted = {name: count for name, count in expected(given).items() if count != 0}
    assert differences(before, standing(match)) == wanted
    assert planet(match)["players"][RED]["used"] == [given.card]
