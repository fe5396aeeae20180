"""Whatever is printed in Ceres is read by everybody who has to: a new kind without a reading stops the import."""

from __future__ import annotations

import runpy
from dataclasses import make_dataclass
from pathlib import Path
from types import ModuleType

import pytest

from offworld.games import ceres
from offworld.games.ceres.data import printed
from offworld.games.ceres.rules.automa import unions
from offworld.games.ceres.rules.deeds import reading
from offworld.games.ceres.words import pictures
from offworld.games.ceres.words import printed as words
from offworld.toolbox import readings
from tests.asking_kinds import kinds_asked_for

READERS = [reading, unions, pictures, words]
PACKAGE = Path(ceres.__file__).parent
PLAIN = readings.__file__.endswith(".py")


def test_all_kinds_are_collected() -> None:
    names = [
        name for name, kind in vars(printed).items() if isinstance(kind, type) and issubclass(kind, printed.Printed)
    ]
    assert {kind.__name__ for kind in printed.EFFECTS} == {*names} - {"Printed"}


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.__name__)
@pytest.mark.skipif(not PLAIN, reason="a compiled module cannot be run a second time")
def test_something_new_without_a_reading_is_not_passed_over(
    monkeypatch: pytest.MonkeyPatch, reader: ModuleType
) -> None:
    odd = make_dataclass("Odd", [("count", int)], bases=(printed.Printed,), frozen=True, slots=True)
    monkeypatch.setattr(printed, "EFFECTS", (*printed.EFFECTS, odd))
    with pytest.raises(TypeError, match="no reading for Odd"):
        runpy.run_path(str(reader.__file__))


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_what_a_kind_means_is_read_from_tables_alone(path: Path) -> None:
    """A chain of questions falls through without a word when there is a new kind; a table stops the import."""
    assert kinds_asked_for(path, printed.EFFECTS) == []
