"""Welcome to the Moon as numbers: the action space and the observation for training."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.astra import DECK, EFFECT_CARDS, GIVEN
from offworld.games.welcome_to_the_moon.data.campaign import CHANGE_IDS, NONE
from offworld.games.welcome_to_the_moon.data.cards import ALL_CARDS, EFFECT, NUMBER, PILES
from offworld.games.welcome_to_the_moon.data.missions import MISSION
from offworld.games.welcome_to_the_moon.data.names import (
    EACH_EFFECT,
    EFFECTS,
    ERROR,
    FIRST,
    HALF,
    LETTERS,
    SKIP,
    UNCLAIMED,
    USE,
    WILD,
)
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.rules.adventures.a2_journey.rules import LINE
from offworld.games.welcome_to_the_moon.rules.adventures.a4_mine.rules import EXTRA_ROBOT
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.rules import SPLIT
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.rules import POWER, WALKWAY
from offworld.games.welcome_to_the_moon.rules.adventures.a7_escape.rules import AIRLOCK, REPAIR
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.rules import ASTEROID, BONUS, SPACE
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import ASTEROIDS
from offworld.games.welcome_to_the_moon.rules.astra.meddling import target_ids
from offworld.games.welcome_to_the_moon.rules.engine.form import Form
from offworld.games.welcome_to_the_moon.rules.engine.state import CHANGE, Moon
from offworld.games.welcome_to_the_moon.rules.engine.words import effect_text
from offworld.games.welcome_to_the_moon.rules.engine.writing import Write
from offworld.games.welcome_to_the_moon.shown.view import is_sorted_out
from offworld.kernel.sight import Sight, bits, round_from
from offworld.kernel.spoken import Words

SECOND_NUMBER: Final = max([(card.other - card.number) // HALF for card in ALL_CARDS])  # how far 9 is from 6
LONG: Final = 40  # turns that hardly any match has
MANY: Final = 10  # cards of an effect that ASTRA hardly ever holds
CARDS: Final = len(ALL_CARDS) + len(EFFECT_CARDS)
MISSIONS: Final = {mission: place for place, mission in enumerate(MISSION)}
TOPICS: Final = (
    *("combination", "space", "claim", "deck", "missions", "leave", "solo_bonus", "astra", "grey", "infect", "bonuses"),
    *(*EFFECTS, LINE, EXTRA_ROBOT, SPLIT, POWER, WALKWAY, AIRLOCK, REPAIR),
    *sorted({SPACE + kind for kind in BONUS.values()}),
    *sorted({ASTEROID + kind for kinds in ASTEROIDS for kind in kinds}),
)
WORDS: Final = Words(
    TOPICS,
    [
        *[effect_text(effect).key for effect in EACH_EFFECT],
        *("welcome_to_the_moon-effect-wild", "welcome_to_the_moon-effect-either"),
        *("welcome_to_the_moon-ask-space-astronaut", "welcome_to_the_moon-ask-space-either"),
        *("welcome_to_the_moon-ask-planet-astronaut", "welcome_to_the_moon-ask-planet-either"),
        *("welcome_to_the_moon-ask-8-astra-moon", *LETTERS, "X"),
    ],
)


def atoms(adventure: int | None, expedition: bool) -> list[Any]:
    """Return every answer or pick that can occur in an adventure, or in any, in a fixed order."""
    changes = range(-CHANGE, CHANGE + 1)  # piles are among them
    found: list[Any] = [*LETTERS, None, SKIP, USE, ERROR, *changes, *EFFECTS]
    chosen = [ADVENTURES[adventure]] if adventure is not None else list(ADVENTURES.values())
    for rules in chosen:
        found.extend(rules.spaces)
        found.extend(rules.other_targets)
        found.extend(target_ids(rules))
        found.extend(range(-rules.farthest, rules.farthest + 1))
    if expedition:
        found.extend([NONE, *CHANGE_IDS])
        most = max([rules.farthest for rules in chosen]) + SECOND_NUMBER
        found.extend(range(most + 1))
    return list(dict.fromkeys(found))


def observe(state: Moon, seat: int, sight: Sight) -> None:
    """Write what the seat may know: cards, missions, and all sheets from the seat's own on."""
    order = round_from(seat, state.seats)
    sight.numbers("turns", [state.turns], LONG)
    _cards(state, sight)
    _writing(state, seat, sight)
    sight.rows("missions", len(MISSION), _missions(state))
    sight.numbers("flipped", state.flipped)
    claims: list[int] = []
    last: list[int] = []
    for player in order:
        for letter in range(len(LETTERS)):
            claim = state.claim(player, letter)
            claims.append(0 if claim == UNCLAIMED else 1 if claim == FIRST else 2)
        last.extend([mark + 1 for mark in state.last[player]])
    sight.rows("claims", 2, claims)
    sight.table("written_last", last, 4, 30)
    sheets = [state.sheets[sheet] for sheet in round_from(seat, len(state.sheets))]
    _sheets("sheet", state.rules.form, sheets, sight)
    _sheets("common", state.rules.common, [state.common], sight)
    if state.astra:
        sight.numbers("astra", state.astra, MANY)
        sight.rows("astra_cards_and_deck", CARDS, [bits(state.solo[GIVEN]), bits(state.solo[DECK])])
        sight.numbers("astra_last_card", [state.solo[GIVEN][-1] + 1 if state.solo[GIVEN] else 0], CARDS)
    if state.stars:
        sight.numbers("stars", [state.stars[player] for player in order], MANY)
        sight.numbers("first_places", [state.firsts[player] for player in order], MANY)
        sight.one("change_of_the_deck", len(CHANGE_IDS), state.change)
        sight.flags("cards_in_the_box", CARDS, bits(state.box))


def _missions(state: Moon) -> list[int]:
    if not state.missions:
        return [0] * len(LETTERS)
    return [1 << MISSIONS[mission] for mission in state.missions]


def _cards(state: Moon, sight: Sight) -> None:
    """Write the open cards; those that were turned; and, once all have been seen, which lie in which pile."""
    numbers: list[int] = []
    faces: list[int] = []
    effects: list[int] = []
    seen = 0
    for pile in range(PILES):
        discard = state.discards[pile]
        face = state.number_card(pile) if state.turns and state.piles[pile] else -1
        back = discard[-1] if discard else -1
        numbers.append(NUMBER[face] if face >= 0 else 0)
        for card in (face, back):
            faces.append(1 << card if card >= 0 else 0)
        for card in (back, face):
            effect = EFFECT[card] if card >= 0 else WILD
            effects.append(1 << effect if effect != WILD else 0)
        seen |= bits(discard)
    sight.numbers("numbers", numbers, 15 * HALF)
    sight.rows("number_and_effect_cards", CARDS, faces)
    sight.rows("effects_next_effects", len(EFFECTS), effects)
    sight.flags("turned_cards", CARDS, seen)
    if not state.astra:
        hidden = [bits(pile[:-1]) for pile in state.piles] if is_sorted_out(state) else [0] * PILES
        sight.rows("known_piles", CARDS, hidden)
        sight.numbers("pile", [len(state.piles[0]) if state.piles else 0], 20)


def _writing(state: Moon, seat: int, sight: Sight) -> None:
    """Write the combination that the seat has chosen and still has to write."""
    pile, used = 0, 0
    if state.stack:
        owner, effect = state.stack[-1]
        if owner == seat and isinstance(effect, Write):
            pile = 1 << effect.pile
            used = 1 << effect.effect
    sight.flags("pile_being_written", PILES, pile)
    sight.flags("effect_being_written", len(EFFECTS), used)


def _sheets(name: str, form: Form, sheets: list[list[int]], sight: Sight) -> None:
    """Write the marks of some sheets, field by field."""
    for field in form.fields:
        at = form.at[field.name]
        end = at + field.size
        marks: list[int] = []
        for sheet in sheets:
            marks.extend(sheet[at:end])
        sight.table(f"{name}_{field.name}", marks, field.size, field.most)
