"""Tables over all cards: numbers, counts and sums as printed, and every kind of effect in use."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
from collections import Counter
from typing import Any

import pytest

from offworld.games.terraforming_mars.data import board
from offworld.games.terraforming_mars.data.book import CARD, ID, corporations, projects
from offworld.games.terraforming_mars.data.book import EFFECTS as PRINTED
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import CUBES, KINDS, PLANTS, STEEL, TAGS, TITANIUM
from offworld.games.terraforming_mars.rules import amounts, effects, lasting, requirements
from offworld.games.terraforming_mars.rules.amounts import Counted
from offworld.games.terraforming_mars.rules.effects import base
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.lasting import Lasting
from offworld.games.terraforming_mars.rules.requirements import Requirement
from offworld.games.terraforming_mars.rules.setup import EFFECTS
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.effect import Effect

PROJECTS = CARD[1:209]
CORPORATIONS = CARD[209:]


def test_projects_have_their_printed_numbers() -> None:
    assert [card.number for card in PROJECTS] == list(range(1, 209))
    assert len(set(ID)) == len(ID) == 1 + 208 + 13


def test_sets_and_kinds() -> None:
    kinds = Counter((KINDS[card.kind], card.era) for card in PROJECTS)
    assert kinds == {
        ("automated", False): 80,
        ("active", False): 33,
        ("event", False): 24,
        ("automated", True): 32,
        ("active", True): 26,
        ("event", True): 13,
    }
    assert (len(projects(False)), len(projects(True))) == (137, 208)
    assert (len(corporations(False)), len(corporations(True))) == (10, 12)


def test_tags() -> None:
    counts = Counter(TAGS[tag] for card in PROJECTS for tag in card.tags)
    assert counts == {
        "animal": 9,
        "building": 67,
        "city": 12,
        "earth": 22,
        "jovian": 12,
        "microbe": 16,
        "plant": 21,
        "power": 27,
        "science": 34,
        "space": 42,
    }
    base_only = Counter(TAGS[tag] for card in PROJECTS if not card.era for tag in card.tags)
    assert (base_only["building"], base_only["science"], base_only["jovian"], base_only["earth"]) == (49, 12, 6, 9)
    assert sum(not card.tags for card in PROJECTS) == 26


def test_costs_and_points() -> None:
    assert sum(card.cost for card in PROJECTS) == 2506
    assert sum(card.cost for card in PROJECTS if not card.era) == 1837
    assert sum(card.points for card in PROJECTS if isinstance(card.points, int)) == 65
    assert sum(isinstance(card.points, Counted) for card in PROJECTS) == 20


def test_requirements_actions_and_collections() -> None:
    assert sum(bool(card.requires) for card in PROJECTS) == 71
    assert sum(bool(card.actions) for card in PROJECTS) == 35
    held = Counter(CUBES[card.cube] for card in PROJECTS if card.cube >= 0)
    assert held == {"science": 3, "animal": 8, "fighter": 1, "microbe": 6}


def test_what_is_printed_on_the_map() -> None:
    assert len(board.MAP.ids) == 61
    assert len(board.OCEAN_IDS) == 12
    printed: Counter[int] = Counter()
    for bonus in board.BONUS:
        printed.update(dict(bonus))
    # the sums over the map of Tharsis: steel, titanium, plants, cards
    assert [printed[kind] for kind in (STEEL, TITANIUM, PLANTS, board.CARD_BONUS)] == [11, 4, 38, 6]


def parts(value: Any) -> list[Any]:
    """Return everything that a card is made of."""
    if isinstance(value, tuple):
        return [found for each in value for found in parts(each)]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = [getattr(value, field.name) for field in dataclasses.fields(value)]
        return [value, *[found for field in fields for found in parts(field)]]
    return []


USED = {type(part) for card in CARD for part in parts(card)}


def classes(module: Any, kind: type) -> list[type]:
    return [
        each for _, each in inspect.getmembers(module, inspect.isclass) if issubclass(each, kind) and each is not kind
    ]


def test_every_amount_requirement_and_lasting_effect_is_used() -> None:
    for module, kind in ((amounts, Counted), (requirements, Requirement), (lasting, Lasting)):
        unused = [each.__name__ for each in classes(module, kind) if each not in USED and each is not lasting.Reaction]
        assert unused == []


def effect_classes() -> list[type]:
    found: list[type] = []
    for info in pkgutil.iter_modules(effects.__path__):
        module = importlib.import_module(f"{effects.__name__}.{info.name}")
        found += [each for each in classes(module, Effect) if each.__module__ == module.__name__]
    return found


def test_every_effect_for_cards_is_printed_on_one() -> None:
    stages = [Does, *classes(base, Does)]
    made_for_cards = {each for each in effect_classes() if issubclass(each, Does) and each not in stages}
    assert {each.__name__ for each in made_for_cards - USED} == set()
    assert set(PRINTED) == made_for_cards


def test_every_effect_that_asks_can_be_loaded_from_a_position() -> None:
    loadable = {each.__name__ for each in EFFECTS}
    asking = {each.__name__ for each in effect_classes() if "ask" in vars(each)}
    assert asking <= loadable


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    speaker = Translator(language)
    names = [speaker.say(f"terraforming_mars-card-{card.id}") for card in PROJECTS]
    names += [speaker.say(f"terraforming_mars-corporation-{card.id}") for card in CORPORATIONS]
    assert not [name for name in names if name.startswith("terraforming_mars")]
    assert len(set(names)) == len(names)


def effects_of(card: Card) -> list[Does]:
    return [part for part in parts(card) if isinstance(part, Does)]


def test_every_effect_knows_its_card() -> None:
    for card in CARD:
        for effect in effects_of(card):
            assert getattr(effect, "card", card.number) == card.number, card.id
