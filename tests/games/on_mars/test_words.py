"""Places of the laboratory and of the grid are called what they are, not by the codes of the files."""

from __future__ import annotations

import re

import pytest

from offworld.games.on_mars.data.boards import CELLS, GRID_IDS
from offworld.i18n import Translator
from offworld.kernel.text import Text

SHIP = Text("on_mars-tech-ship")
SEEN = ("on_mars-cell", "on_mars-do-learn", "on_mars-do-develop", "on_mars-no-way", "on_mars-cell-taken")
LOGGED = ("on_mars-learned", "on_mars-developed")


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize(
    ("language", "key"), [(each, key) for each in ("en", "ru") for key in SEEN] + [("ru", key) for key in LOGGED]
)
def test_no_code_of_a_cell_is_said(language: str, key: str, cell: str) -> None:
    for spot in GRID_IDS:
        params = {"tech": SHIP, "cell": cell, "spot": spot, "seat": 0, "level": 2}
        said = Translator(language, ["Anna"]).say(Text(key, params))
        assert not re.search(r"\b[cg]\d", said), said
