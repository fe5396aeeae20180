"""Positions of Terraforming Mars as JSON: any card anywhere, any tile, any track, any phase."""

from __future__ import annotations

from typing import Any

import msgspec

from offworld.games.terraforming_mars.data.board import AREA_IDS
from offworld.games.terraforming_mars.names import (
    AWARDS,
    MILESTONES,
    NO_TILE,
    NOBODY,
    OXYGEN,
    PHASES,
    RESOURCES,
    TEMPERATURE,
    TILES,
)
from offworld.games.terraforming_mars.parts import StatePart
from offworld.games.terraforming_mars.requirements import value_of
from offworld.games.terraforming_mars.state import PUBLIC, Mars, Player
from offworld.games.terraforming_mars.tables import (
    ID,
)
from offworld.games.terraforming_mars.view import claims, owner_name


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the state."""
    made = msgspec.json.schema(StatePart)
    reference = made.pop("$ref")
    return {**made["$defs"][reference.rsplit("/", 1)[1]], "$defs": made["$defs"]}


def encode(state: Mars) -> dict[str, Any]:
    """Return the complete state as plain JSON."""
    return {
        "phase": PHASES[state.phase],
        "generation": state.generation,
        "first": state.first,
        "temperature": value_of(TEMPERATURE, state.track[TEMPERATURE]),
        "oxygen": state.track[OXYGEN],
        "tiles": {
            AREA_IDS[area]: {"tile": TILES[tile], "owner": owner_name(state.owners[area])}
            for area, tile in enumerate(state.tiles)
            if tile != NO_TILE
        },
        "claims": claims(state),
        "milestones": {name: owner for name, owner in zip(MILESTONES, state.milestones) if owner != NOBODY},
        "awards": {name: owner for name, owner in zip(AWARDS, state.awards) if owner != NOBODY},
        "players": [_encode_player(player) for player in state.players],
        "deck": [ID[card] for card in reversed(state.deck)],
        "discards": [{"card": ID[entry & 0xFF], "known": _seats(entry >> 8, state.seats)} for entry in state.discards],
        "history": [list(line) for line in state.history],
    }


def _seats(known: int, seats: int) -> list[int] | None:
    return None if known == PUBLIC else [seat for seat in range(seats) if known >> seat & 1]


def _encode_player(player: Player) -> dict[str, Any]:
    return {
        "corporation": ID[player.corporation] if player.corporation else None,
        "rating": player.rating,
        "stock": dict(zip(RESOURCES, player.stock)),
        "production": dict(zip(RESOURCES, player.production)),
        "hand": [ID[card] for card in player.hand],
        "dealt": [ID[card] for card in player.dealt],
        "drafted": [ID[card] for card in player.drafted],
        "offers": [ID[card] for card in player.offers],
        "played": [ID[card] for card in player.played],
        "events": [ID[card] for card in player.events],
        "cubes": {ID[card]: count for card, count in player.cubes.items()},
        "used": [ID[card] for card in player.used],
        "playing": ID[player.playing] if player.playing else None,
        "discount": player.discount,
        "slack": player.slack,
        "opening": player.opening,
        "passed": player.has_passed,
        "risen": player.has_risen,
    }
