"""A match as plain JSON: the complete state like FEN in chess, and the record from which all of it can be rebuilt."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from offworld.kernel.codec import encode_chains, encode_stack
from offworld.kernel.decision import Answer
from offworld.kernel.errors import BadPosition, BadRecord
from offworld.kernel.option import OptionValue
from offworld.kernel.rules import Rules
from offworld.kernel.state import State

FORMAT: Final = 1  # of records


def position(game: Rules, options: dict[str, OptionValue], state: State) -> dict[str, Any]:
    """Return a complete state, hidden parts included."""
    return {
        "game": game.name,
        "seats": state.seats,
        "rules": game.rules,
        "options": dict(options),
        "rng": f"{state.rng:016x}",
        "state": game.encode(state),
        "stack": encode_stack(state),
        "chains": encode_chains(state),
        "outcome": state.outcome.to_json() if state.outcome is not None else None,
    }


def record(
    game: Rules,
    options: dict[str, OptionValue],
    origin: dict[str, Any],
    answers: list[tuple[int, Answer, float | None]],
    state: State,
) -> dict[str, Any]:
    """Return where a match came from and the answers that led to its present state."""
    if not origin:
        raise BadRecord("error-record-clone")
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules,
        "seats": state.seats,
        "options": dict(options),
        **plain_json(origin),
        "answers": [[seat, answer, at] for seat, answer, at in answers],
        "end": fingerprint(position(game, options, state)),
    }


def canonical(position: dict[str, Any]) -> bytes:
    """Return a position in its one canonical form."""
    return msgspec.json.encode(position, order="deterministic")


def fingerprint(position: dict[str, Any]) -> str:
    """Return what tells a position from every other."""
    return hashlib.sha256(canonical(position)).hexdigest()


def plain_json(given: object) -> Any:
    """Return a copy of plain JSON with nothing else in it, or raise BadPosition."""
    try:
        return msgspec.json.decode(msgspec.json.encode(given))
    except (TypeError, ValueError, RecursionError):
        raise BadPosition("error-not-json") from None
