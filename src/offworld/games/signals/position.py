"""Positions of Signals: the fields are declared once, here; all the rest follows from the declaration."""

from __future__ import annotations

from typing import Any

from offworld.games.signals.data import CARD_IDS, CARDS, NIGHTS, NOTHING, ROUNDS, STRONGEST
from offworld.games.signals.effects import StartRound
from offworld.games.signals.state import Signals, empty
from offworld.kernel.fields import NOBODY, OWNER, Int, Maybe, Name, wrong
from offworld.kernel.layout import Layout
from offworld.kernel.option import OptionValue
from offworld.kernel.piles import Piles
from offworld.kernel.shapes import Many
from offworld.kernel.text import Text
from offworld.toolbox.market import deal

MOST = ROUNDS * STRONGEST
CARD = Name(CARD_IDS, called="Card", about="A card: its strength, and which of the two of that strength it is.")
LAYOUT = Layout(
    table={
        "night": Int(1, NIGHTS, about="Which match of the series this is."),
        "round": Int(0, ROUNDS, about="How many rounds are over."),
        "deck": Many(
            CARD, seen=NOBODY, about="The deck, its top last; cards that are not named are shuffled under it."
        ),
        "echo": Int(0, MOST, about="Points of the echo, the rival of somebody who plays alone."),
        "echoes": Many(CARD, about="What the echo has sent."),
    },
    players={
        "hand": Many(
            CARD, attr="hands", seen=OWNER, about="A card for each round to come; dealt where it is left out."
        ),
        "sent": Maybe(CARD, NOTHING, seen=OWNER, about="What was chosen in this round and not shown yet."),
        "played": Many(CARD, about="What was sent in the rounds before."),
        "points": Int(0, MOST, about="Points so far."),
        "wins": Int(0, NIGHTS, about="Nights of the series won before this one."),
    },
)
PILES = Piles(CARD, deck="deck", places=("echoes", "hand", "sent", "played"))
EXAMPLE: dict[str, Any] = {"round": 2, "players": [{"hand": ["9a", "1b"], "points": 8}, {"points": 7}]}


def decode(given: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> Signals:
    """Return the state that a position describes; what is left out is dealt."""
    state = empty(seats, rng, int(options["nights"]))
    named = LAYOUT.fill(state, given, options)
    PILES.fill(LAYOUT, state, range(CARDS))
    for seat in range(seats):
        wanted = ROUNDS - state.round - (0 if state.sent[seat] == NOTHING else 1)
        if "hand" not in named["players"][seat]:
            state.hands[seat] = deal(state, state.deck, max(0, wanted))
        if len(state.hands[seat]) != wanted:
            raise wrong(f"players[{seat}].hand", Text("error-problem-length", {"count": max(0, wanted)}))
    if state.night > state.nights:
        raise wrong("night", Text("error-problem-most", {"bound": state.nights}))
    state.push(0, StartRound())
    return state
