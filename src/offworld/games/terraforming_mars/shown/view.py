"""What a seat may see.

Decided once: everything on the table is public, also the events that lie face down, for everybody saw them played.
Hidden are the deck, other players' hands and the cards they are looking at. The discard pile lies face down: a player
is reminded of the cards that he put there himself and of those that were turned over for all, until the pile is
shuffled; nobody is reminded of the cards that he passed on in a draft. After the end all hands are shown.
"""

from __future__ import annotations

from typing import Any

from offworld.games.terraforming_mars.data.board import AREA_IDS
from offworld.games.terraforming_mars.data.book import ID
from offworld.games.terraforming_mars.names import (
    AWARDS,
    MILESTONES,
    MONEY,
    NEUTRAL,
    NO_TILE,
    NOBODY,
    OCEANS,
    OXYGEN,
    PHASES,
    PROJECTS,
    RESOURCES,
    TAGS,
    TEMPERATURE,
    TILES,
)
from offworld.games.terraforming_mars.rules.actions.honours import award_cost, progress, standing
from offworld.games.terraforming_mars.rules.effects.planet import ocean_money
from offworld.games.terraforming_mars.rules.requirements import value_of
from offworld.games.terraforming_mars.rules.research import draft_step
from offworld.games.terraforming_mars.rules.scoring import SOURCES, breakdown, card_points, place_points
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.rules.turn import NextTurn, TakeAction


def view(state: Mars, seat: int | None) -> dict[str, Any]:
    """Return the table as this seat sees it; None is a spectator."""
    turn, action = _turn(state)
    return {
        "phase": PHASES[state.phase],
        "generation": state.generation,
        "first": state.first,
        "turn": turn,
        "action": action,
        "temperature": value_of(TEMPERATURE, state.track[TEMPERATURE]),
        "oxygen": state.track[OXYGEN],
        "oceans": state.track[OCEANS],
        "tiles": {
            AREA_IDS[area]: {"tile": TILES[tile], "owner": owner_name(state.owners[area])}
            for area, tile in enumerate(state.tiles)
            if tile != NO_TILE
        },
        "beside": {  # what the oceans there pay for a tile
            AREA_IDS[area]: money
            for area, tile in enumerate(state.tiles)
            if tile == NO_TILE and (money := ocean_money(state, area))
        },
        "claims": claims(state),
        "milestones": [
            {
                "id": name,
                "owner": owner_name(state.milestones[i]),
                "progress": [progress(state, each, i) for each in range(state.seats)],
            }
            for i, name in enumerate(MILESTONES)
        ]
        if state.seats > 1
        else [],
        "awards": [
            {
                "id": name,
                "owner": owner_name(state.awards[i]),
                "standing": [standing(state, each, i) for each in range(state.seats)],
                "points": [place_points(state, each, i) for each in range(state.seats)],  # if it is funded
            }
            for i, name in enumerate(AWARDS)
        ]
        if state.seats > 1
        else [],
        "award_cost": award_cost(state),
        "draft_step": draft_step(state),
        "deck": len(state.deck),
        "discards": len(state.discards),
        "known_discards": [] if seat is None else known_discards(state, _knowing(state, seat)),
        "players": [
            _public(state, each) | (_private(state, each) if each == seat or state.outcome is not None else {})
            for each in range(state.seats)
        ],
        "history": [list(line) for line in state.history],
    }


def owner_name(owner: int) -> int | str | None:
    """Return an owner as JSON: a seat, the neutral opponent, or nobody."""
    if owner == NEUTRAL:
        return "neutral"
    return None if owner == NOBODY else owner


def claims(state: Mars) -> dict[str, int]:
    """Return the areas reserved by markers, and by whom."""
    found = {}
    for area, name in enumerate(AREA_IDS):
        if state.claimed >> area & 1:
            for seat, player in enumerate(state.players):
                if player.claims >> area & 1:
                    found[name] = seat
    return found


def known_discards(state: Mars, seats: tuple[int, ...]) -> list[str]:
    """Return the cards in the discard pile that some of these seats know."""
    found = []
    for entry in state.discards:
        if any([entry >> 8 >> seat & 1 for seat in seats]):
            found.append(ID[entry & 0xFF])
    return sorted(found)


def _knowing(state: Mars, seat: int) -> tuple[int, ...]:
    return (seat,) if state.outcome is None else tuple(range(state.seats))


def _turn(state: Mars) -> tuple[int | None, int]:
    """Return whose turn it is, and which of its two actions is under way."""
    if state.branches is not None:
        return None, 0
    for place, (seat, effect) in enumerate(reversed(state.stack)):
        if isinstance(effect, NextTurn):
            return seat, 2
        if isinstance(effect, TakeAction):  # on top it is being asked; below, it waits for the first action to end
            return seat, 2 if effect.second and place == 0 else 1
    return (state.stack[-1][0], 0) if state.stack else (None, 0)


def _public(state: Mars, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    perks = player.perks
    points = breakdown(state, seat)
    return {
        "corporation": ID[player.corporation] if player.corporation and not player.offers else None,
        "rating": player.rating,
        "income": player.rating + player.production[MONEY],
        "stock": dict(zip(RESOURCES, player.stock)),
        "production": dict(zip(RESOURCES, player.production)),
        "tags": {name: count for name, count in zip(TAGS, player.tags) if count},
        "cards": len(player.hand),
        "looking_at": len(player.dealt) + len(player.drafted),
        "played": [ID[card] for card in player.played],
        "events": [ID[card] for card in player.events],
        "cubes": {ID[card]: count for card, count in player.cubes.items()},
        "actions": [ID[card] for card in perks.actions],
        "used": [ID[card] for card in player.used],
        "playing": ID[player.playing] if player.playing else None,
        "passed": player.has_passed,
        "rising": player.has_risen,
        "steel_value": perks.steel,
        "titanium_value": perks.titanium,
        "greenery_cost": perks.greenery_cost,
        "discount": player.discount,
        "slack": player.slack + perks.slack,
        "project_discounts": {name: off for name, off in zip(PROJECTS, perks.project_discounts) if off},
        "points": dict(zip(SOURCES, points)),
        "card_points": {ID[card]: count for card, count in card_points(state, seat)},
        "score": sum(points),
    }


def _private(state: Mars, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    prices = player.perks.prices
    return {
        "hand": [
            {"id": ID[card], "price": max(0, prices[card] - player.discount) if prices else None}
            for card in player.hand
        ],
        "dealt": [ID[card] for card in player.dealt],
        "drafted": [ID[card] for card in player.drafted],
        "offers": [ID[card] for card in player.offers],
        "chosen": ID[player.corporation] if player.corporation else None,
    }
