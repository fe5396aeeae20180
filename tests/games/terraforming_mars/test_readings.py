"""Whatever is printed on cards is read by everybody who has to: a new kind without a reading stops the import."""

from __future__ import annotations

import gc
import importlib
import pkgutil
import runpy
from dataclasses import make_dataclass
from pathlib import Path
from types import ModuleType

import pytest

from offworld.games import terraforming_mars
from offworld.games.terraforming_mars.bots import cards, effects, features, rates
from offworld.games.terraforming_mars.data import book
from offworld.games.terraforming_mars.rules import setup
from offworld.games.terraforming_mars.rules.amounts import Counted
from offworld.games.terraforming_mars.rules.effects.base import OPEN, Does, Opens
from offworld.games.terraforming_mars.rules.lasting import Lasting
from offworld.games.terraforming_mars.rules.requirements import Requirement
from offworld.kernel.kinds import kinds
from offworld.toolbox import readings
from tests.asking_kinds import kinds_asked_for

BASES: dict[str, type] = {"EFFECTS": Does, "LASTING": Lasting, "AMOUNTS": Counted, "REQUIREMENTS": Requirement}


def odd(what: str) -> type:
    """Return a new kind of what is printed on cards."""
    return make_dataclass("Odd", [("count", int)], bases=(BASES[what],), frozen=True, slots=True)


def readers() -> list[tuple[str, str]]:
    """Return the files that build a reading, and what of: found, so that no list of them can be short of one."""
    found = []
    for info in pkgutil.walk_packages(terraforming_mars.__path__, f"{terraforming_mars.__name__}."):
        names = vars(importlib.import_module(info.name))
        if names.get("complete") is readings.complete:
            found += [(names["__file__"], what) for what in BASES if what in names]
    return found


def test_there_are_readings_of_everything() -> None:
    assert {what for _, what in readers()} == set(BASES)
    rooms = {Path(path).parent.name for path, _ in readers()}
    assert rooms == {"bots", "rules", "words"}


@pytest.mark.parametrize(("path", "what"), readers())
@pytest.mark.skipif(not readings.__file__.endswith(".py"), reason="a compiled module cannot be run a second time")
def test_something_new_without_a_reading_is_not_passed_over(
    monkeypatch: pytest.MonkeyPatch, path: str, what: str
) -> None:
    source = setup if path.endswith("pending.py") else book
    monkeypatch.setattr(source, what, (*getattr(source, what), odd(what)))
    with pytest.raises(TypeError, match="no reading for Odd"):
        runpy.run_path(path)


@pytest.mark.parametrize(("path", "what"), readers())
@pytest.mark.skipif(not readings.__file__.endswith(".py"), reason="a compiled module cannot be run a second time")
def test_a_reading_of_what_is_gone_is_noticed(monkeypatch: pytest.MonkeyPatch, path: str, what: str) -> None:
    source = setup if path.endswith("pending.py") else book
    monkeypatch.setattr(source, what, getattr(source, what)[1:])
    with pytest.raises(TypeError, match="is nothing that can be printed here"):
        runpy.run_path(path)


@pytest.mark.parametrize(
    ("reader", "source", "what"),
    [
        (features, effects, "DEPENDING"),
        (rates, effects, "DEPENDING"),
        (cards, book, "COSTS"),
        (features, book, "COSTS"),
    ],
)
@pytest.mark.skipif(not readings.__file__.endswith(".py"), reason="a compiled module cannot be run a second time")
def test_what_bots_count_with_the_card_or_as_a_cost_is_not_passed_over_either(
    monkeypatch: pytest.MonkeyPatch, reader: ModuleType, source: ModuleType, what: str
) -> None:
    monkeypatch.setattr(source, what, (*getattr(source, what), odd("EFFECTS")))
    with pytest.raises(TypeError, match="no reading for Odd"):
        runpy.run_path(str(reader.__file__))


def test_whatever_can_come_before_another_has_a_name() -> None:
    """An effect without one would stop the match when a card sets it off beside another."""
    parts = [effect for card in book.CARD for effect in card.play]
    parts += [effect for card in book.CARD for action in card.actions for effect in (*action.costs, *action.does)]
    set_off = [effect for card in book.CARD for lasting in card.lasting for effect in getattr(lasting, "then", ())]
    parts += [part for effect in set_off for way in effect.ways() for part in way]
    found = {type(effect): effect for effect in parts if effect.stage == OPEN}
    assert set(found) >= set(kinds(Opens, terraforming_mars.__name__))
    for effect in found.values():
        assert effect.name()


@pytest.mark.parametrize("what", BASES)
def test_what_is_new_in_the_package_is_collected(what: str) -> None:
    new = odd(what)
    new.__module__ = f"{terraforming_mars.__name__}.rules.odd"
    assert set(kinds(BASES[what], terraforming_mars.__name__)) == {*getattr(book, what), new}
    del new
    gc.collect()
    assert kinds(BASES[what], terraforming_mars.__name__) == getattr(book, what)


PACKAGE = Path(terraforming_mars.__file__).parent
PRINTED = [kind for what in BASES for kind in getattr(book, what)]


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_what_a_kind_means_is_read_from_tables_alone(path: Path) -> None:
    """A chain of questions falls through without a word when there is a new kind; a table stops the import."""
    assert kinds_asked_for(path, PRINTED) == []


@pytest.mark.parametrize(
    "line",
    [
        "isinstance(x, Gain)",
        "isinstance(x, gains.Gain)",
        "isinstance(x, (Does, Gain | Rise))",
        "type(x) is Gain",
        "type(x) in (Rise, Gain)",
    ],
)
def test_a_question_for_a_kind_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "odd.py").write_text(f"found = {line}\nmatch = isinstance(x, Does)\n", encoding="utf-8")
    assert kinds_asked_for(tmp_path / "odd.py", PRINTED)[0] == "odd.py:1: Gain"
    (tmp_path / "odd.py").write_text("match x:\n    case Gain():\n        pass\n", encoding="utf-8")
    assert kinds_asked_for(tmp_path / "odd.py", PRINTED)
