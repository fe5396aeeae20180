"""Positions against ASTRA: where the cards of the one deck lie, and what ASTRA has marked."""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.data.astra import (
    DECK,
    EFFECT_CARDS,
    FIRST_EFFECT_CARD,
    GAINED,
    GIVEN,
    GONE,
    HELD,
    LEVEL,
    MEDDLINGS,
    PASS,
    SPENT,
    SPENT_BONUSES,
    THIRD,
    TRIGGERED,
)
from offworld.games.welcome_to_the_moon.data.cards import CARD_IDS, PILES
from offworld.games.welcome_to_the_moon.data.names import EFFECTS
from offworld.games.welcome_to_the_moon.rules.astra.deck import EFFECT_CARD_PLACES, arrange, counted_as, drawn, put
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon
from offworld.kernel.fields import Int, Kind, Name, wrong
from offworld.kernel.shapes import Fields, Many
from offworld.kernel.text import Text

SOLO_IDS: Final = [*[str(card) for card in CARD_IDS], *[str(card) for card in EFFECT_CARDS]]
SOLO_CARD: Final = Name(SOLO_IDS, called="SoloCard", about="A starship card or one of ASTRA's by its number.")
PLACE_NAMES: Final = {"deck": DECK, "spent": SPENT, "given": GIVEN, "removed": GONE}
MARKS: Final = (PASS, GAINED, SPENT_BONUSES, THIRD, TRIGGERED)
MOST: Final = max([each.slots for each in MEDDLINGS])


def solo_cards() -> dict[str, Kind]:
    """Return the fields of a position that only a match against ASTRA has."""
    return {
        "deck": _cards(DECK, "The deck from the top; what is named nowhere is shuffled below."),
        "spent": _cards(SPENT, "Discards from the top."),
        "given": _cards(GIVEN, "Cards that ASTRA holds, the last first."),
        "removed": _cards(GONE, "Cards taken out of the game by solo bonuses."),
        "open": Many(Many(SOLO_CARD, 1), PILES, about="The cards drawn in this turn.", get=_get_open, put=_put_open),
        "astra": Fields(
            {
                "pass": Int(1, 2),
                "circled": Int(0, MOST),
                "used": Int(0, MOST),
                "third": Int(-1, PILES - 1),
                "triggered": Int(0, 20),
            },
            about="The pass through the deck, solo bonuses, the card left for ASTRA (-1: none), what it has set off.",
            get=_get_marks,
            put=_put_marks,
        ),
    }


def _cards(place: int, about: str) -> Kind:
    def get(state: Moon) -> tuple[int, ...]:
        return state.solo[place]

    def set_(state: Moon, value: list[int]) -> None:
        put(state, place, tuple(value))

    return Many(SOLO_CARD, turned=True, about=about, get=get, put=set_)


def _get_open(state: Moon) -> tuple[tuple[int, ...], ...]:
    return state.piles


def _put_open(state: Moon, value: list[list[int]]) -> None:
    state.piles = tuple([tuple(cards) for cards in [*value, [], [], []][:PILES]])
    state.discards = state.piles


def _get_marks(state: Moon) -> tuple[int, ...]:
    return tuple([state.astra[mark] for mark in MARKS])


def _put_marks(state: Moon, value: tuple[int, ...]) -> None:
    for mark, each in zip(MARKS, value):
        state.astra[mark] = each


def complete_deck(state: Moon, ships: list[int]) -> None:
    """Check where these cards and ASTRA's lie, shuffle those named nowhere below the deck, count what ASTRA holds."""
    seen: set[int] = set()
    for name, cards in [*[(name, state.solo[place]) for name, place in PLACE_NAMES.items()], ("open", drawn(state))]:
        for card in cards:
            if card in seen:
                raise wrong(name, Text("error-twice", {"value": SOLO_CARD.encode(card)}))
            if card < FIRST_EFFECT_CARD and card not in ships:
                raise wrong(name, Text("error-problem-other"))
            if card >= FIRST_EFFECT_CARD and name not in ("deck", "spent"):
                raise wrong(name, Text("error-problem-other"))
            seen.add(card)
    if state.astra[SPENT_BONUSES] > state.astra[GAINED]:
        raise wrong("astra.used", Text("error-problem-other"))
    rest = [card for card in (*ships, *EFFECT_CARD_PLACES) if card not in seen]
    bottom = len(ships) // PILES + len(EFFECT_CARDS) if state.astra[PASS] == 1 else len(rest)
    put(state, DECK, (*arrange(state.shuffle, rest, bottom), *state.solo[DECK]))
    for effect in range(len(EFFECTS)):
        state.astra[HELD + effect] = 0
    for card in state.solo[GIVEN]:
        state.astra[HELD + counted_as(state.astra[LEVEL], card)] += 1
