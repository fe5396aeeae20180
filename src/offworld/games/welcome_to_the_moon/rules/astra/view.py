"""What everybody sees of ASTRA: who it is, what it holds, its score with reasons, and the solo bonuses."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.data.astra import (
    DECK,
    EFFECT_CARDS,
    FIRST_EFFECT_CARD,
    GAINED,
    GIVEN,
    LEVEL,
    PASS,
    SPENT_BONUSES,
    THIRD,
    TRACK_BOXES,
)
from offworld.games.welcome_to_the_moon.data.cards import CARD_IDS
from offworld.games.welcome_to_the_moon.data.names import EACH_EFFECT, EFFECTS, LETTERS
from offworld.games.welcome_to_the_moon.rules.astra.deck import counted_as, ships_left
from offworld.games.welcome_to_the_moon.rules.astra.scoring import boxes, lines, meddling, name, opponent, points
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.games.welcome_to_the_moon.shown.types import AstraView
from offworld.kernel.outcome import lines_json


def astra_view(state: Moon) -> AstraView:
    """Return ASTRA as plain JSON; which of its effect cards are still in the deck is known, their order is not."""
    paid = opponent(state).points
    deck = state.solo[DECK]
    given = state.solo[GIVEN]
    return {
        "name": name(state).to_json(),
        "level": state.astra[LEVEL],
        "opponent": opponent(state).name,
        "score": points(state),
        "lines": lines_json(lines(state)),
        "cards": {EFFECTS[each]: {"count": state.held(each), "points": paid[each]} for each in EACH_EFFECT},
        "given": [CARD_IDS[card] for card in given],
        "last": EFFECTS[counted_as(state.astra[LEVEL], given[-1])] if given else None,
        "boxes": {"crossed": boxes(state), "all": TRACK_BOXES} if state.rules.number == 1 else None,
        "bonuses": {
            "slots": meddling(state).slots,
            "circled": state.astra[GAINED],
            "used": state.astra[SPENT_BONUSES],
        },
        "third": None if state.astra[THIRD] < 0 else state.astra[THIRD],
        "pass": state.astra[PASS],
        "deck": ships_left(state),
        "waiting": [LETTERS[i] for i in range(len(EFFECT_CARDS)) if FIRST_EFFECT_CARD + i in deck],
    }
