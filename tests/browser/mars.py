"""Positions of Terraforming Mars and ways around its table, for tests in the browser."""

from __future__ import annotations

from typing import Any

import offworld
from tests.browser.people import Visitor

GAME = "terraforming_mars"
ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "level": "novice"}
OCEANS = ("r0c1", "r0c3", "r0c4", "r1c5", "r3c7", "r4c3", "r4c4", "r4c5", "r5c5")

MINE: dict[str, Any] = {
    "corporation": "helion",
    "rating": 28,
    "stock": {"megacredits": 34, "steel": 4, "titanium": 3, "plants": 9, "energy": 3, "heat": 12},
    "production": {"megacredits": 4, "steel": 2, "titanium": 1, "plants": 2, "energy": 3, "heat": 5},
    "hand": ["comet", "livestock", "mining_area", "ganymede_colony", "ai_central", "hired_raiders"],
    "played": ["mine", "electro_catapult", "tardigrades"],
    "cubes": {"tardigrades": 3},
    "events": ["asteroid"],
}
OTHERS: tuple[dict[str, Any], ...] = (
    {
        "corporation": "ecoline",
        "rating": 26,
        "stock": {"megacredits": 20, "plants": 7, "steel": 1},
        "production": {"plants": 4, "energy": 1},
        "played": ["birds", "farming"],
        "hand": ["grass"],
    },
    {
        "corporation": "thorgate",
        "rating": 25,
        "stock": {"megacredits": 12, "heat": 9},
        "production": {"megacredits": -2, "energy": 4, "heat": 2},
        "played": ["power_grid", "ants"],
        "hand": ["trees"],
    },
)


def middle(**more: Any) -> dict[str, Any]:
    """Return the sixth generation for three: the first seat is about to act."""
    return {
        "phase": "action",
        "generation": 6,
        "temperature": -14,
        "oxygen": 5,
        "tiles": {
            "r0c1": {"tile": "ocean"},
            "r1c5": {"tile": "ocean"},
            "r0c0": {"tile": "greenery", "owner": 0},
            "r2c2": {"tile": "city", "owner": 0},
            "r3c3": {"tile": "greenery", "owner": 1},
            "r6c4": {"tile": "city", "owner": 1},
        },
        "players": [MINE, *OTHERS],
        "turn": {"seat": 0},
        **more,
    }


def last(seats: int = 3) -> dict[str, Any]:
    """Return the last generation: all parameters have reached their goals, and passing ends the match."""
    tiles: dict[str, Any] = {area: {"tile": "ocean"} for area in OCEANS}
    tiles["r0c0"] = {"tile": "greenery", "owner": 0}
    tiles["r2c2"] = {"tile": "city", "owner": 0}
    players = [{**player, "stock": {}} for player in (MINE, *OTHERS)][:seats]
    course = [[20 + g, 20 + 2 * g, 20 + 3 * g] * seats for g in range(13)]
    return {**middle(generation=14, temperature=8, oxygen=14, tiles=tiles, players=players), "history": course}


def load(visitor: Visitor, state: dict[str, Any], *seats: dict[str, Any], **options: bool) -> dict[str, Any]:
    """Start a match from a position, go to it, and wait for the board unless a seat is still open."""
    file = {"game": GAME, "seats": len(seats), "state": state, "options": options}
    made: dict[str, Any] = visitor.post("/api/import", {"file": file, "seats": list(seats)})
    visitor.page.goto(f"/m/{made['match']['id']}")
    if all(seat["kind"] != "open" for seat in seats):
        visitor.see("tracks").wait_for()
    return made


def deal(visitor: Visitor, seed: int, *seats: dict[str, Any]) -> dict[str, Any]:
    """Start a match in which everybody is always dealt the same cards, and go to it."""
    file = offworld.game(GAME).start(len(seats), seed).record()
    made: dict[str, Any] = visitor.post("/api/import", {"file": file, "seats": list(seats)})
    visitor.page.goto(f"/m/{made['match']['id']}")
    return made


def press(visitor: Visitor, value: str) -> None:
    """Press the button of an answer, given as it stands in the page, unfolding its group if need be."""
    button = visitor.page.locator(f"[data-testid=choice][data-value='{value}']").first
    button.wait_for(state="attached")
    if not button.is_visible():
        visitor.page.locator("details", has=button).locator("summary").first.click()
    button.click()
