"""Somebody before a match in the browser, and what is wrong with the shape of what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import offworld
from tests.browser.people import Visitor
from tests.browser.wander.scripts import SCRIPT
from tests.browser.wander.spared import spared
from tests.browser.wander.tables import TOUCH, context, seats_for

Visit = Callable[..., Visitor]
BOTH = pytest.mark.parametrize("language", ["en-GB", "ru-RU"])


def played(game: str, seats: int, seed: int, answers: int) -> dict[str, Any]:
    """Return a match after so many answers by chance, and after those of others until the first seat is asked."""
    match, rng = offworld.game(game).start(seats, seed), offworld.Rng(seed)
    while not match.over and (answers > 0 or 0 not in match.asked()):
        seat, asked = next(iter(match.asked().items()))
        match.answer(seat, asked.sample(rng))
        answers -= 1
    return match.record()


def sit(visit: Visit, file: dict[str, Any], width: int, language: str = "en-GB") -> Visitor:
    """Let somebody go on with a match at a screen of this width."""
    anna = visit(**{**context(width, 0), "locale": language})
    anna.context.add_init_script(SCRIPT)
    made = anna.post("/api/import", {"file": file, "seats": seats_for(file)})
    anna.page.goto(f"/m/{made['match']['id']}")
    anna.see("table").wait_for()
    return anna


def faults(anna: Visitor, width: int) -> list[str]:
    """Return what is wrong with what is shown."""
    anna.page.evaluate("__settled(60000)")
    given = {"touch": width < TOUCH, "fresh": True, "spared": spared()}
    found = anna.page.evaluate("given => __layout(given)", given)
    return [f"{each['rule']} {each['at']} '{each['words']}' {each['more']}" for each in found]
