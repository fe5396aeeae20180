"""Every kind of benefit means something to everybody: one that is new and forgotten somewhere is noticed."""

from __future__ import annotations

import pytest

from offworld.games.on_mars.data.benefit import KIND_NAMES, USE_BUILDING, Benefit
from offworld.games.on_mars.rules.effects.benefits import begin, useful
from offworld.games.on_mars.rules.rival.benefits import can_use
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words.benefits import benefit_text
from offworld.i18n import LANGUAGES, Translator
from tests.games.on_mars.build import table

UNHEARD = Benefit(-1, what=0)


def fresh(seats: int = 2) -> OnMars:
    state = table(seats=seats).state
    assert isinstance(state, OnMars)
    return state


@pytest.mark.parametrize("kind", range(len(KIND_NAMES)), ids=KIND_NAMES)
def test_every_kind_can_be_weighed_begun_and_told(kind: int) -> None:
    benefit = Benefit(kind, what=0)
    assert isinstance(useful(fresh(), 0, benefit, 0), bool)
    assert isinstance(can_use(fresh(1), benefit), bool)
    if kind != USE_BUILDING:  # begins with the building that is chosen
        begin(fresh(), 0, benefit)
    for language in LANGUAGES:
        assert Translator(language).say(benefit_text(benefit))


def test_a_kind_that_nobody_has_read_is_noticed() -> None:
    with pytest.raises(AssertionError):
        useful(fresh(), 0, UNHEARD, 0)
    with pytest.raises(AssertionError):
        begin(fresh(), 0, UNHEARD)
    with pytest.raises(AssertionError):
        can_use(fresh(1), UNHEARD)
