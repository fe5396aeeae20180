"""Icons against effects: whatever a card takes is drawn as taken, whatever it brings as brought, for every card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import CUBES, NO_CUBE, RESOURCES
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.choose import ChooseOne
from offworld.games.terraforming_mars.rules.effects.production import ProduceMetal
from offworld.games.terraforming_mars.rules.lasting import Reaction
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words.icons import Icon, cost_icons, effect_icons
from tests.games.terraforming_mars.rulings.build import player, table

Change = tuple[str, bool]  # what changes, and whether its production does
PLENTY: dict[str, Any] = {"money": 60, "steel": 20, "titanium": 20, "plants": 20, "energy": 20, "heat": 20}
CARDS = [card for card in CARD if card.number]


def alternatives(effects: tuple[Does, ...]) -> Iterator[Does]:
    """Return the effects, and those that can be chosen among inside them."""
    for effect in effects:
        if isinstance(effect, ChooseOne):
            for way in effect.options:
                yield from alternatives(way)
        else:
            yield effect


def printed(card: Card) -> Iterator[tuple[Does, Icon]]:
    """Return what a card says it does, each effect with each of its icons; what it costs apart."""
    parts = [card.play, card.first, *[action.does for action in card.actions]]
    reactions: list[Any] = [each for each in card.lasting if isinstance(each, Reaction)]
    parts.extend(each.then for each in reactions)
    for part in parts:
        for effect in alternatives(part):
            for icon in effect_icons((effect,), card):
                yield effect, icon


def costs(card: Card) -> Iterator[tuple[Does, Icon]]:
    """Return what stands left of the arrows of a card."""
    for action in card.actions:
        for effect in action.costs:
            for icon in cost_icons((effect,), card):
                yield effect, icon


def held(state: Mars, card: Card) -> dict[Change, int]:
    """Return what the first seat has and makes, by the names of icons."""
    me = state.players[0]
    found: dict[Change, int] = {(name, False): me.stock[number] for number, name in enumerate(RESOURCES)}
    found |= {(name, True): me.production[number] for number, name in enumerate(RESOURCES)}
    found["rating", False] = me.rating
    if card.cube != NO_CUBE:
        found[CUBES[card.cube], False] = me.cubes[card.number]
    return found


def changes(effect: Does, card: Card) -> dict[Change, int]:
    """Return what an effect does to whoever is rich, where it asks nothing and needs nobody else."""
    makes = dict.fromkeys(PLENTY, 9)
    state = table(player(makes=makes, **PLENTY)).state
    assert isinstance(state, Mars)
    if card.cube != NO_CUBE:
        state.mine(0).cubes[card.number] = 9
    if not effect.possible(state, 0) or isinstance(effect, ProduceMetal) or effect.ask(state, 0) is not None:
        # needs other cards, or a tile that says which metal
        return {}
    before = held(state, card)
    effect.apply(state, 0, None)
    return {what: count - before[what] for what, count in held(state, card).items() if count != before[what]}


def sign(number: int) -> int:
    """Return 1, 0 or -1."""
    return (number > 0) - (number < 0)


def test_the_sign_of_every_icon_is_that_of_its_effect() -> None:
    seen = 0
    for card in CARDS:
        for effect, icon in printed(card):
            by = changes(effect, card).get((icon["icon"], "production" in icon), 0)
            if by and "any" not in icon:
                seen += 1
                assert sign(icon.get("count", 1)) == sign(by), (card.id, icon, by)
    assert seen > 240  # nearly every icon that stands for a number of one’s own


def test_what_an_action_costs_is_never_drawn_as_a_gain() -> None:
    seen = 0
    for card in CARDS:
        for effect, icon in costs(card):
            by = changes(effect, card).get((icon["icon"], "production" in icon), 0)
            if "production" in icon:  # a box carries its sign on both sides of an arrow
                assert (icon["count"], by) == (-1, -1), card.id
            elif by and icon["icon"] in RESOURCES:  # before an arrow a bare number is spent, as printed
                assert (icon.get("count", 1), sign(by)) == (abs(by), -1), card.id
            elif by:
                assert sign(icon.get("count", 1)) == sign(by) == -1, card.id
            seen += bool(by)
    assert seen > 20


def test_what_is_taken_from_any_player_is_drawn_as_taken() -> None:
    for card in CARDS:
        for effect, icon in (*printed(card), *costs(card)):
            if icon.get("any") and not icon["icon"].startswith("tag-"):
                assert icon.get("count", 1) < 0, (card.id, effect, icon)
