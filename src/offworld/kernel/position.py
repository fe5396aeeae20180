"""Positions: the complete state as documented JSON, like FEN in chess, and matches started from nothing or from one."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from offworld.kernel.codec import decode_stack, effect_names, encode_chains, encode_stack
from offworld.kernel.decision import tidy
from offworld.kernel.engine import asked_of, run, step_branch
from offworld.kernel.errors import BadPosition, IllegalAnswer, OffworldError
from offworld.kernel.event import Event
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.outcome import Outcome
from offworld.kernel.rng import seeded
from offworld.kernel.state import State
from offworld.kernel.text import Text

_MAX_SEED = 1 << 63


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The kernel's part of a position. Only `game` and `seats` are needed; the rest is filled in."""

    game: str
    seats: int
    rules: int | None = None
    options: dict[str, bool | int | str] = {}
    seed: int = 0
    rng: int | None = None
    state: dict[str, Any] = {}
    stack: list[dict[str, Any]] | None = None
    chains: list[tuple[int, list[Any]]] | None = None
    outcome: dict[str, Any] | None = None


def start(game: Game, seats: int, seed: int, options: Mapping[str, object] | None = None, quiet: bool = False) -> Match:
    """Start a match from a fresh set-up."""
    chosen = game.check_setup(seats, options)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < _MAX_SEED:
        raise OffworldError("error-seed", seed=str(seed))
    state = game.setup(seats, chosen, seeded(seed))
    log: list[Event] = []
    if not quiet:
        state.log = log
    run(state)
    return Match(game, chosen, {"seed": seed}, state, log, quiet)


def position(match: Match) -> dict[str, Any]:
    """Return the complete state of a match as plain JSON, hidden parts included."""
    state = match.state
    return {
        "game": match.game.name,
        "seats": state.seats,
        "rules": match.game.rules,
        "options": match.options,
        "rng": state.rng,
        "state": match.game.encode(state),
        "stack": encode_stack(state),
        "chains": encode_chains(state),
        "outcome": state.outcome.to_json() if state.outcome is not None else None,
    }


def position_bytes(match: Match) -> bytes:
    """Return the position in its one canonical form."""
    return msgspec.json.encode(position(match), order="deterministic")


def digest(match: Match) -> str:
    """Return a fingerprint of the position."""
    return hashlib.sha256(position_bytes(match)).hexdigest()


def load(game: Game, given: Mapping[str, Any], quiet: bool = False) -> Match:
    """Start a match from a complete or partial position; BadPosition names the wrong field."""
    plain = msgspec.json.decode(msgspec.json.encode(given))
    try:
        wanted = msgspec.convert(plain, Position)
    except msgspec.ValidationError as error:
        raise BadPosition("error-position", **_field_of(error)) from None
    if wanted.game != game.name:
        raise BadPosition("error-position", field="game", problem=f"{wanted.game} ≠ {game.name}")
    if wanted.rules is not None and wanted.rules != game.rules:
        raise BadPosition("error-position-rules", rules=wanted.rules, current=game.rules)
    options = game.check_setup(wanted.seats, wanted.options)
    rng = wanted.rng if wanted.rng is not None else seeded(wanted.seed)
    if not 0 <= rng < 1 << 64:
        raise BadPosition("error-position", field="rng", problem="0..2^64-1")
    state = _built(game, wanted, options, rng)
    log: list[Event] = []
    if wanted.outcome is not None:
        state.stack.clear()
        state.outcome = _outcome(wanted.outcome)
    else:
        run(state)
        _answer_chains(state, wanted.chains)
        if state.stack == []:
            raise BadPosition("error-position", field="stack", problem="[]")
    return Match(game, options, {"position": plain}, state, log, quiet)


def schema(game: Game) -> dict[str, Any]:
    """Return the JSON Schema of a game's positions."""
    whole = msgspec.json.schema(Position)
    definition: dict[str, Any] = whole["$defs"]["Position"]
    inner = game.schema()
    definitions = dict(inner.pop("$defs", {}))
    definition["properties"]["game"] = {"const": game.name}
    definition["properties"]["seats"] = {"enum": list(game.seats)}
    definition["properties"]["state"] = inner
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **definition, "$defs": definitions}


def converted(given: Any, shape: Any) -> Any:
    """Return a game's part of a position as its msgspec struct; BadPosition names the wrong field."""
    try:
        return msgspec.convert(given, shape)
    except msgspec.ValidationError as error:
        raise BadPosition("error-position", **_field_of(error, "state.")) from None


def _field_of(error: msgspec.ValidationError, prefix: str = "") -> dict[str, str]:
    """Return the field and the problem that a validation error speaks of."""
    problem, _, path = str(error).partition(" - at `$")
    return {"field": prefix + path.rstrip("`").removeprefix(".") or "$", "problem": problem}


def _built(game: Game, wanted: Position, options: dict[str, Any], rng: int) -> State:
    state = game.decode(wanted.state, wanted.seats, options, rng)
    if wanted.stack is not None:
        state.stack = decode_stack(wanted.stack, effect_names(game.effects), wanted.seats)
    if wanted.rng is not None:
        state.rng = rng
    return state


def _outcome(given: dict[str, Any]) -> Outcome:
    try:
        return Outcome(_text(given["reason"]), tuple(given["winners"]), tuple(given["scores"]))
    except (KeyError, TypeError):
        raise BadPosition("error-position", field="outcome", problem="reason, winners, scores") from None


def _text(given: dict[str, Any]) -> Text:
    params = {name: _text(value) if isinstance(value, dict) else value for name, value in given["params"].items()}
    return Text(given["key"], params)


def _answer_chains(state: State, chains: list[tuple[int, list[Any]]] | None) -> None:
    for seat, answers in chains or []:
        for answer in answers:
            decision = asked_of(state, seat)
            if decision is None:
                raise BadPosition("error-position", field="chains", problem=f"{seat}: {answer}")
            try:
                checked = decision.check(tidy(answer))
            except IllegalAnswer as error:
                raise BadPosition("error-position", field="chains", problem=str(error)) from None
            step_branch(state, seat, checked)
