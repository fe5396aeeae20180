"""Before an adventure of an expedition: the deck may be changed, and the missions are chosen (designed, house mode).

Who has fewest stars may change the deck before adventures 3, 5 and 7, for two adventures; who leads chooses for each
letter whether one of the two printed missions is drawn or that of the campaign is used. Alone the player does both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.campaign import (
    CHANGE_IDS,
    CHANGING,
    DECK_CHANGES,
    NONE,
    DeckChange,
    usable_mission,
)
from offworld.games.welcome_to_the_moon.data.cards import ALL_CARDS, EFFECT, NUMBER, PLACE, STARSHIPS
from offworld.games.welcome_to_the_moon.data.names import LETTERS
from offworld.games.welcome_to_the_moon.rules.engine.state import NO_CHANGE, Moon
from offworld.games.welcome_to_the_moon.rules.setup import deal_all, draw_mission
from offworld.kernel.decision import Decision, OneOf, SomeOf
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

ADDITIONS: Final = tuple(range(len(STARSHIPS), len(ALL_CARDS)))  # the campaign's cards, out of the deck by default


# --- the deck ------------------------------------------------------------------------------------------------------
def taken_out(state: Moon, change: DeckChange) -> list[int]:
    """Return the cards that a change takes out: all of some numbers, or some of an effect at random."""
    found = [card for card in range(len(STARSHIPS)) if NUMBER[card] in change.numbers]
    for effect, count in change.effects:
        cards = [card for card in range(len(STARSHIPS)) if EFFECT[card] == effect]
        state.shuffle(cards)
        found.extend(cards[:count])
    return found


def is_taken_out(change: int, cards: list[int]) -> bool:
    """Return whether a change can have taken out just these starship cards."""
    if change == NO_CHANGE:
        return not cards
    printed = DECK_CHANGES[change]
    wanted = [card for card in range(len(STARSHIPS)) if NUMBER[card] in printed.numbers]
    if printed.effects:
        count = sum([each for _, each in printed.effects])
        by_effect = [[EFFECT[card] for card in cards].count(effect) == each for effect, each in printed.effects]
        return len(cards) == len(set(cards)) == count and all(by_effect)
    return sorted(cards) == wanted


def box_of(change: int, removed: list[int]) -> tuple[int, ...]:
    """Return the cards that are not in the deck while a change holds."""
    added = [] if change == NO_CHANGE else [PLACE[card] for card in DECK_CHANGES[change].add]
    return tuple(sorted([*removed, *[card for card in ADDITIONS if card not in added]]))


def deal_changed(state: Moon, change: int, removed: list[int]) -> None:
    """Deal a deck anew in which a change holds."""
    state.change = change
    state.box = box_of(change, removed)
    deal_all(state, [card for card in range(len(ALL_CARDS)) if card not in state.box])


# --- who chooses ---------------------------------------------------------------------------------------------------
def leader(state: Moon) -> int:
    """Return the seat with most stars, of equals the lower one."""
    stars = state.stars[: state.seats]
    return stars.index(max(stars))


def hindmost(state: Moon) -> int:
    """Return the seat with fewest stars, of equals the higher one."""
    stars = state.stars[: state.seats]
    return state.seats - 1 - stars[::-1].index(min(stars))


def letters(state: Moon) -> list[int]:
    """Return the letters of which the campaign has a mission that can be used."""
    return [letter for letter in range(len(LETTERS)) if usable_mission(state.rules.number, letter)]


# --- effects -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Prepare(Effect):
    """Let those choose who may; nothing is changed before the first adventure of an expedition."""

    def apply(self, state: Moon, seat: int, answer: None) -> None:
        if state.rules.number in CHANGING and max(state.firsts) > 0:
            state.then((hindmost(state), ChangeDeck()))
        state.then((leader(state), ChooseMissions()))


@dataclass(frozen=True, slots=True)
class ChangeDeck(Effect):
    """Choose a change of the deck, or none; it holds for this adventure and the next."""

    def ask(self, state: Moon, seat: int) -> Decision | None:
        return OneOf(seat, "welcome_to_the_moon-ask-deck", [NONE, *CHANGE_IDS], topic="deck")

    def apply(self, state: Moon, seat: int, answer: Any) -> None:
        if state.log is not None:
            state.tell("welcome_to_the_moon-deck-chosen", seat=seat, change=Text(f"welcome_to_the_moon-deck-{answer}"))
        if answer != NONE:
            change = CHANGE_IDS.index(answer)
            deal_changed(state, change, taken_out(state, DECK_CHANGES[change]))


@dataclass(frozen=True, slots=True)
class ChooseMissions(Effect):
    """Choose the letters whose campaign mission is used; for the others one of the two printed ones is drawn."""

    def ask(self, state: Moon, seat: int) -> Decision | None:
        options = tuple([LETTERS[letter] for letter in letters(state)])
        return SomeOf(seat, "welcome_to_the_moon-ask-missions", options, 0, len(options), topic="missions")

    def apply(self, state: Moon, seat: int, answer: Any) -> None:
        found: list[int] = []
        for letter, name in enumerate(LETTERS):
            is_chosen = name in answer
            found.append(usable_mission(state.rules.number, letter) if is_chosen else draw_mission(state, letter))
        state.missions = tuple(found)
        if state.log is not None:
            names = {LETTERS[i].lower(): Text(f"welcome_to_the_moon-mission-{id_}") for i, id_ in enumerate(found)}
            state.tell("welcome_to_the_moon-missions-chosen", seat=seat, **names)

    def why_not(self, state: Moon, seat: int, answer: Any) -> Text | None:
        return Text("welcome_to_the_moon-no-campaign-mission")


PREPARE: Final = Prepare()
