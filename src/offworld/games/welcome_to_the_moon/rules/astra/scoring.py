"""What ASTRA has scored and why, which solo bonuses the player has earned, and the end of a match against it."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.data.astra import (
    GAINED,
    LEVEL,
    MEDDLINGS,
    OPPONENTS,
    SPENT_BONUSES,
    TRACK_BOXES,
    TRACK_START,
    TRIGGERED,
    Meddling,
    Opponent,
    track_points,
)
from offworld.games.welcome_to_the_moon.data.names import EACH_EFFECT, FIRST
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.marks import SABOTAGE
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.rules import LAUNCH
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.sheet import SABOTAGES
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.marks import MULTIPLIERS
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.sheet import STATION_IDS
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.marks import QUARTERS_AT
from offworld.games.welcome_to_the_moon.rules.adventures.a3_colony.sheet import QUARTERS
from offworld.games.welcome_to_the_moon.rules.adventures.a4_mine.marks import BONUSES_AT, MAIN_IDS
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.marks import END_IDS, ENDS_AT
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.marks import DOUBLED_AT
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.sheet import SHIP_IDS
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.astra import planets_taken
from offworld.games.welcome_to_the_moon.rules.astra.deck import has_run_out
from offworld.games.welcome_to_the_moon.rules.engine.ending import reason_of
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.rules.engine.words import effect_text
from offworld.kernel.outcome import Line, Outcome, Rival
from offworld.kernel.text import Text

# Where the higher bonuses that ASTRA can cross off stand on the player's sheet, and how many there are.
HIGHER = {
    1: (SABOTAGE, len(SABOTAGES)),
    2: (MULTIPLIERS, len(STATION_IDS)),
    3: (QUARTERS_AT, len(QUARTERS)),
    4: (BONUSES_AT, len(MAIN_IDS)),
    5: (ENDS_AT, len(END_IDS)),
    7: (DOUBLED_AT, len(SHIP_IDS)),
}


def opponent(state: Moon) -> Opponent:
    """Return who plays for ASTRA."""
    return OPPONENTS[state.astra[LEVEL] - 1]


def meddling(state: Moon) -> Meddling:
    """Return ASTRA's card of the adventure."""
    return MEDDLINGS[state.rules.number - 1]


def name(state: Moon) -> Text:
    """Return ASTRA with the name of the opponent."""
    who = Text(f"welcome_to_the_moon-opponent-{opponent(state).name}")
    return Text("welcome_to_the_moon-astra", {"name": who, "level": state.astra[LEVEL]})


# --- ASTRA's score -------------------------------------------------------------------------------------------------
def paid_for(state: Moon) -> int:
    """Return what the cards that ASTRA holds are worth to it."""
    paid = opponent(state).points
    return sum([state.held(effect) * paid[effect] for effect in EACH_EFFECT])


def boxes(state: Moon) -> int:
    """Return how many boxes of its track ASTRA has crossed off in adventure 1, those of its level included (R200)."""
    return min(TRACK_START[state.astra[LEVEL] - 1] + paid_for(state), TRACK_BOXES)


def has_launched(state: Moon) -> bool:
    """Return whether ASTRA has crossed off the last box of its track (R201)."""
    return state.rules.number == 1 and boxes(state) == TRACK_BOXES


def lines(state: Moon) -> list[Line]:
    """Return ASTRA's score line by line (R207)."""
    if state.rules.number == 1:
        crossed = boxes(state)
        words = Text("welcome_to_the_moon-astra-line-track", {"count": crossed, "boxes": TRACK_BOXES})
        return [(words, track_points(crossed))]
    card = meddling(state)
    level = state.astra[LEVEL]
    paid = opponent(state).points
    found: list[Line] = []
    for effect in EACH_EFFECT:
        count = state.held(effect)
        if count:
            params: dict[str, object] = {"effect": effect_text(effect), "count": count, "each": paid[effect]}
            found.append((Text("welcome_to_the_moon-astra-line-cards", params), count * paid[effect]))
    found.append((Text("welcome_to_the_moon-astra-line-fixed"), card.fixed))
    each: dict[str, object] = {"level": level, "each": card.per_level}
    found.append((Text("welcome_to_the_moon-astra-line-level", each), level * card.per_level))
    return found


def points(state: Moon) -> int:
    """Return ASTRA's score, which is the sum of its lines."""
    if state.rules.number == 1:
        return track_points(boxes(state))
    card = meddling(state)
    return paid_for(state) + card.fixed + state.astra[LEVEL] * card.per_level


# --- solo bonuses --------------------------------------------------------------------------------------------------
def earned(state: Moon) -> int:
    """Return how many solo bonuses the player has earned up to now; those beyond the printed row are lost (R194)."""
    number = state.rules.number
    if number == 6:  # what the player has set off, which is all but ASTRA's; own errors give nothing (R224)
        count = sum(state.common) - state.astra[TRIGGERED]
    elif number == 8:  # every second planet, over both sheets (R205)
        count = planets_taken(state, 0) // 2
    else:
        first, size = HIGHER[number]
        count = state.sheets[0][first : first + size].count(FIRST)
    return min(count * meddling(state).gained, meddling(state).slots)


def bonuses_left(state: Moon) -> int:
    """Return how many circled solo bonuses are not crossed off."""
    return state.astra[GAINED] - state.astra[SPENT_BONUSES]


# --- the end -------------------------------------------------------------------------------------------------------
def maybe_end(state: Moon) -> bool:
    """End the match by its usual conditions, by ASTRA's launch, or when the deck has run out a second time."""
    rules = state.rules
    if rules.has_ended(state, 0):
        reason = reason_of(state)
    elif has_launched(state):
        reason = Text("welcome_to_the_moon-reason-astra")
    elif has_run_out(state):
        reason = Text("welcome_to_the_moon-reason-deck")
    else:
        return False
    rules.finish(state)
    own = rules.points(state, 0)
    rival = points(state)
    won = own > rival or (rules.number == 1 and LAUNCH.has_launched(state, 0))  # R222, R223
    outcome = Outcome(reason, (0,) if won else (), (own,), (Rival(name(state), rival, tuple(lines(state)), not won),))
    state.finish(outcome)
    return True
