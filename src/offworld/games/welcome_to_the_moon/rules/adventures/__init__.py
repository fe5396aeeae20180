"""The eight adventures, one package each: the printed sheet, its marks, its rules.

What an adventure supplies, over `engine.adventure.Adventure` (defaults in brackets):

- `sheet.py`: what is printed, as typed literals without logic, and tables worked out from them. Spaces are named as in
  the drawing ("F1.1"); a space's number is its place in the list of spaces.
- `marks.py`: `FORM`, the fields of a sheet one after another, spaces first, and `COMMON`, the marks that are the same
  on all sheets (what the first have taken from the others). A `Field` declares a mark once: offsets, blank sheets,
  positions, schema, view and training features follow from it. It needs `about` (for the schema) and the words
  `welcome_to_the_moon-field-<name>`. The defaults count with fields named `errors`, `astronauts`, `planning`, `wilds`.
- `rules.py`, a subclass of `Adventure`:
  - pictures and words: `rows` (the spaces in rows), `where` and `named` (spaces and targets), `catalog` (the print),
    `facts` (what follows from the marks and is drawn: what is full, connected, active);
  - writing: `openings` (where a number may go), `fits` (is there any; quick), `why_not`, `crossable` (where an X may
    go: every empty space), `write` (mark the space; do what is printed there and needs no card, R208), `error`;
  - effects: `targets(kind)` returns the ids on which an effect ("robot" ... "planning") or a bonus of your own can be
    used, `use` does it, `must` (bonuses have to be used, effects of cards may be declined), `considered` and
    `why_no_target` say why not. Push `Use(kind, space)` for a bonus. Nothing to choose, only yes or no: the target is
    `USE`. `Use` asks, declines, and drops what has no target;
  - `conclude`: what follows the effect on the own sheet, before missions are claimed (extraction);
  - shared: `settle` (incidents, once all have written), `reward` (what claimed missions do besides points), `close`
    (end of the turn: note in `COMMON` what the first have taken). A chain reads `COMMON` as it was when the turn began,
    so all who are first in the same turn are first (R026). A chain changes only its seat's own sheet and claims;
  - missions: `progress` (how much of how much); where conditions can come true after the writing, `claims_late` and
    `comes_late`;
  - the end: `distances` and `has_ended` (missions, spaces, errors), `finish`, `lines` (the score line by line),
    `tie_break` (fewest errors).
- effects of its own (`@dataclass(frozen=True, slots=True) class X(Effect)`), in any module that the rules import.
- words, in `i18n/{en,ru}/welcome_to_the_moon_<number>.ftl`: `welcome_to_the_moon-adventure-<number>`,
  `-ask-<number>-<kind>` for each kind, `-bonus-<number>-<kind>` for a bonus of your own, `-space-<number>`,
  `-line-<number>-<name>`, and `-<number>-...` for events and refusals.
"""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.rules import LAUNCH
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.rules import JOURNEY
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.rules import COLONY
from offworld.games.welcome_to_the_moon.rules.adventures.a4_mine.rules import MINE
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.rules import DOME
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.rules import VIRUS
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.rules import ESCAPE
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.rules import BATTLE
from offworld.games.welcome_to_the_moon.rules.engine.adventure import Adventure

ADVENTURES: Final[dict[int, Adventure]] = {
    1: LAUNCH,
    2: JOURNEY,
    3: COLONY,
    4: MINE,
    5: DOME,
    6: VIRUS,
    7: ESCAPE,
    8: BATTLE,
}
