"""Which game a test in the browser is about, so that those of one game can be run by themselves."""

from __future__ import annotations

import pytest

from tests.browser.wander.tables import GAMES

TABLE = "table"  # what all games share, whichever of them a test takes as an example
SLICES = (TABLE, *GAMES)


def slice_of(test: pytest.Item) -> str:
    """Return the game that a test is about, or the table; nothing where nobody has said it.

    A test says it by `@pytest.mark.about`, or else by its parameter `game`; otherwise its file does, by
    `pytestmark = pytest.mark.about(...)` or by its name.
    """
    call = getattr(test, "callspec", None)
    own = [mark for mark in test.own_markers if mark.name == "about"]
    if call is not None and call.params.get("game") in GAMES and not own:
        return str(call.params["game"])
    mark = test.get_closest_marker("about")
    if mark is not None:
        return str(mark.args[0])
    name = test.path.stem.removeprefix("test_")
    return next((game for game in GAMES if f"{name}_".startswith(f"{game}_")), "")
