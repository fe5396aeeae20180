"""Matches to wander through: fresh ones and late ones, with any number of seats and any options, all from a seed."""

from __future__ import annotations

from random import Random
from typing import Any

import offworld
from offworld.kernel.errors import BadSetup

GAMES = tuple(offworld.games())
SIZES = {1440: 900, 1280: 720, 820: 1180, 390: 844}
MANY = 6  # values of an option
TOUCH = 900  # narrower screens are touched
BOT = {"kind": "bot", "level": "novice"}


def context(width: int, seed: int) -> dict[str, Any]:
    """Return how this browser looks at the page: size, finger or mouse, language, theme, motion."""
    return {
        "viewport": {"width": width, "height": SIZES[width]},
        "has_touch": width < TOUCH,
        "is_mobile": width < TOUCH,
        "locale": "ru-RU" if seed % 2 else "en-GB",
        "color_scheme": "dark" if seed // 2 % 2 else "light",
        "reduced_motion": "no-preference" if seed % 5 == 4 else "reduce",
    }


def any_start(game: str, luck: Random, number: int) -> offworld.Match:
    """Start a match with any seats and options that fit together; what has many values, as adventures, takes turns."""
    made = offworld.game(game)
    while True:
        seats = luck.choice([2, 2, 3, *made.seats])
        options = {
            each.name: each.allowed[number % len(each.allowed)]
            if len(each.allowed) >= MANY and each.seats is None
            else luck.choice([each.default, *each.allowed])
            for each in made.options
        }
        options = {each.name: options[each.name] for each in made.options if each.seats is None or seats in each.seats}
        try:
            return made.start(seats, luck.randrange(2**32), options)
        except BadSetup:
            continue


def record(game: str, seed: int, late: bool) -> dict[str, Any]:
    """Return a match as a file: at its beginning, or after most of it has been played by chance."""
    luck = Random(seed)
    match = any_start(game, luck, seed // 1000 + seed % 1000 * 3)  # other ones in each walk, and in the next walk
    if late:
        rng = offworld.Rng(seed)
        while not match.over:
            seat, asked = next(iter(match.asked().items()))
            match.answer(seat, asked.sample(rng))
        match.rewind(int(len(match.answers) * luck.uniform(0.5, 0.97)))
    return match.record()


def seats_for(file: dict[str, Any]) -> list[dict[str, Any]]:
    """Return one person and bots for the rest."""
    return [{"kind": "me", "name": "Anna"}, *[BOT] * (file["seats"] - 1)]
