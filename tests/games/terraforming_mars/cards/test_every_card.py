"""No card is forgotten: each of the 208 is played in a case, and 37 of them are events."""

from __future__ import annotations

from offworld.games.terraforming_mars.data.book import ID
from tests.games.terraforming_mars.cards import (
    test_plays_001_052,
    test_plays_053_104,
    test_plays_105_156,
    test_plays_157_208,
)
from tests.games.terraforming_mars.cards.events import EVENTS

MODULES = (test_plays_001_052, test_plays_053_104, test_plays_105_156, test_plays_157_208)


def test_every_card_is_played_in_a_case() -> None:
    cases = [param.values[0] for module in MODULES for param in module.CASES]
    assert {case.card for case in cases} == set(ID[1:209])
    assert len(set(EVENTS)) == 37
