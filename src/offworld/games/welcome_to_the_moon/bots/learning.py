"""Welcome to the Moon as numbers: the action space and the observation for training."""

from __future__ import annotations

from typing import Any

from offworld.games.welcome_to_the_moon.data.campaign import CHANGE_IDS, NONE
from offworld.games.welcome_to_the_moon.data.cards import ALL_CARDS, EFFECT, PILES
from offworld.games.welcome_to_the_moon.data.names import EFFECTS, ERROR, FIRST, HALF, LETTERS, SKIP, UNCLAIMED, USE
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.rules.astra.meddling import target_ids
from offworld.games.welcome_to_the_moon.rules.astra.scoring import points
from offworld.games.welcome_to_the_moon.rules.engine.adventure import CHANGE
from offworld.games.welcome_to_the_moon.rules.engine.form import Form
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon

SECOND_NUMBER = max([(card.other - card.number) // HALF for card in ALL_CARDS])  # how far 9 is from 6
LONG = 40  # turns that hardly any match has
MANY = 10  # cards of an effect that ASTRA hardly ever holds
LOTS = 150  # points that ASTRA hardly ever has


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


def features(state: Moon, seat: int) -> list[float]:
    """Return what the seat may know: cards, missions, and all sheets from the seat's own on."""
    found: list[float] = [state.turns / LONG]
    for pile in range(PILES):
        effect = state.effect(pile) if state.discards[pile] else -1
        following = EFFECT[state.number_card(pile)] if state.piles[pile] else -1
        found.append(state.number(pile) / HALF / 15 if state.piles[pile] else 0.0)
        found.extend([float(each == effect) for each in range(len(EFFECTS))])
        found.extend([float(each == following) for each in range(len(EFFECTS))])
    for step in range(state.seats):
        player = (seat + step) % state.seats
        for letter in range(len(LETTERS)):
            have, need = (0, 1) if not state.missions else state.rules.progress(state, player, state.missions[letter])
            claim = state.claim(player, letter)
            found.extend([min(have, need) / need, float(claim != UNCLAIMED), float(claim == FIRST)])
    for letter in range(len(LETTERS)):
        found.append(float(state.flipped[letter]))
        found.append(float(state.missions[letter] % 2) if state.missions else 0.0)
    for step in range(len(state.sheets)):
        found.extend(_scaled(state.rules.form, state.sheets[(seat + step) % len(state.sheets)]))
    found.extend(_scaled(state.rules.common, state.common))
    if state.astra:
        found.extend([each / MANY for each in state.astra])
        found.append(points(state) / LOTS)
    return found


def _scaled(form: Form, marks: list[int]) -> list[float]:
    """Return all marks of a sheet between 0 and 1 or nearly so."""
    found: list[float] = []
    for field in form.fields:
        at = form.at[field.name]
        found.extend([mark / field.most for mark in marks[at : at + field.size]])
    return found
