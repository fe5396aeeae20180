"""Numbers for training: every answer there is, and what a seat knows as a list of floats."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.board import AREA_IDS
from offworld.games.terraforming_mars.data.book import CARD, FIRST_CORPORATION, ID
from offworld.games.terraforming_mars.names import AWARDS, GOALS, MILESTONES, NOBODY, PROJECTS, TILES
from offworld.games.terraforming_mars.rules.actions.honours import progress, standing
from offworld.games.terraforming_mars.rules.effects.production import MOST
from offworld.games.terraforming_mars.rules.scoring import scores
from offworld.games.terraforming_mars.rules.state import Mars, Player
from offworld.kernel.decision import Answer

MOST_SEATS = 5
VERBS: Final = ("play", "project", "milestone", "award", "use", "convert", "pass", "end", "all", "part", "none")


def atoms(seats: int) -> list[Answer]:
    """Return every pick that can ever occur, once each, in a fixed order; actions are picked word by word."""
    found: list[Answer] = [*VERBS, "plants", "heat", *PROJECTS, *MILESTONES, *AWARDS, "neutral", "regular", None]
    found.extend((*AREA_IDS, *ID[1:], *TILES[1:]))  # some tiles and places are called like their cards
    found.extend(range(MOST + 1))  # amounts, seats and the ways to use a card
    return list(dict.fromkeys(found))


def features(state: Mars, seat: int) -> list[float]:
    """Return what the seat may know: the planet, the own hand and cards, and all players beginning with oneself."""
    player = state.players[seat]
    found = [state.track[i] / GOALS[i] for i in range(3)]
    found.extend((state.generation / 14, state.phase / 4, len(state.deck) / 208))
    for bits in (state.free, state.ocean_tiles, state.greeneries, state.cities, player.own, state.claimed):
        found.extend([float(bits >> area & 1) for area in range(len(AREA_IDS))])
    for owners in (state.milestones, state.awards):
        found.extend([1.0 if owner == seat else 0.0 if owner == NOBODY else -1.0 for owner in owners])
    for cards in (player.hand, player.dealt, player.played, player.events, player.used):
        held = set(cards)
        found.extend([1.0 if card.number in held else 0.0 for card in CARD])
    found.extend([player.cubes.get(card.number, 0) / 5 for card in CARD if card.cube >= 0])
    points = scores(state)
    for step in range(MOST_SEATS):
        other = (seat + step) % state.seats
        if step < state.seats:
            found.extend(_board(state, other, state.players[other]))
            found.append(points[other] / 50)
        else:
            found.extend([0.0] * _BOARD)
            found.append(0.0)
    return found


def _board(state: Mars, seat: int, player: Player) -> list[float]:
    found = [player.rating / 40, len(player.hand) / 10, float(player.has_passed), float(player.has_risen)]
    found.extend([count / 20 for count in player.stock])
    found.extend([count / 10 for count in player.production])
    found.extend([count / 5 for count in player.tags])
    found.extend([progress(state, seat, i) / 10 for i in range(5) if i != 4])
    found.extend([standing(state, seat, i) / 10 for i in range(5)])
    found.extend([1.0 if player.corporation == number else 0.0 for number in range(FIRST_CORPORATION, len(CARD))])
    return found


_BOARD = 4 + 6 + 6 + 10 + 4 + 5 + len(CARD) - FIRST_CORPORATION
