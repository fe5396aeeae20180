"""Somebody presses everything that can be seen, in every game: no press is dead, and the page keeps its shape.

`python -m tests.browser.wander --game ceres --width 390 --presses 3000 --seed 1` goes on for longer and tells all.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.wander.faults import Walk
from tests.browser.wander.host import MODULE
from tests.browser.wander.tables import GAMES, SIZES
from tests.browser.wander.walk import Wanderer
from tests.server.host import Host

pytestmark = pytest.mark.about("table")
PRESSES = 150
# One width for each game, so that every width is looked at; early and late matches, languages and themes in turn.
WALKS = [(game, list(SIZES)[number % len(SIZES)], number) for number, game in enumerate(GAMES)]


@pytest.fixture(scope="module")
def steady(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server whose bots can be repeated."""
    host = Host(tmp_path_factory.mktemp("steady"), MODULE).start()
    yield host
    host.end()


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "width", "seed"), WALKS)
def test_whatever_is_pressed_answers_and_keeps_its_shape(
    chrome: Browser, steady: Host, game: str, width: int, seed: int
) -> None:
    walk = walked(chrome, steady, game, width, seed)
    if walk.faults:  # a busy machine may look between two movements of a page: what is wrong is wrong again
        again = walked(chrome, steady, game, width, seed)
        both = {key: found for key, found in walk.faults.items() if key in again.faults}
        assert not both, walk.report()
        walk = again
    assert walk.answers >= PRESSES // 20, "hardly anything was answered: the wanderer has lost its way"


def walked(chrome: Browser, steady: Host, game: str, width: int, seed: int) -> Walk:
    """Return what was found on one walk."""
    walk = Walk(game, width, seed)
    wanderer = Wanderer(chrome, steady, walk)
    try:
        wanderer.wander(PRESSES)
    finally:
        wanderer.visitor.leave()
    return walk
