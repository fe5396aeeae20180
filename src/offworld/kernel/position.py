"""Positions: the complete state as documented JSON, like FEN in chess, and matches started from nothing or from one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from offworld.kernel import asides, saving
from offworld.kernel.codec import decode_stack, effect_names
from offworld.kernel.ending import Ending, outcome_of
from offworld.kernel.engine import asked_of, run, seen_by, step, step_branch
from offworld.kernel.errors import BadPosition, BadSetup, IllegalAnswer
from offworld.kernel.event import Event
from offworld.kernel.go_on import GO_ON
from offworld.kernel.match import Match
from offworld.kernel.option import OptionValue
from offworld.kernel.problem import not_one_of, problem_of
from offworld.kernel.rng import Rng, seeded
from offworld.kernel.rules import Rules
from offworld.kernel.saving import plain_json
from offworld.kernel.seed import MOST_SHORT, read_seed, seed_json
from offworld.kernel.state import State
from offworld.kernel.text import Text

_RNG = "^([0-9a-f]{16}|1[0-9a-f]{48})$"  # the state of a quick generator, or of a keyed one
_BREAKDOWNS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)  # of rules


class Frame(msgspec.Struct, forbid_unknown_fields=True):
    """A step of the rules that waits on the stack: whose, and what it does.

    >>> msgspec.convert({"seat": 0, "does": {"effect": "StartRound"}}, Frame).seat
    0
    """

    seat: int
    does: dict[str, Any]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The kernel's part of a position. Only `game` and `seats` are needed; the rest is filled in.

    `stack` and `chains` say in the middle of what the match is; without them the game finds it out from `state`. What
    is left to chance comes from `seed`, or from `rng`, the generator of a match in progress.

    >>> msgspec.convert({"game": "dig_mars", "seats": 2}, Position).stack is None
    True
    """

    game: str
    seats: int
    rules: int | None = None
    options: dict[str, bool | int | str] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=MOST_SHORT)] = 0
    rng: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{16}|1[0-9a-f]{48})$")] | None = (
        None  # more than a JavaScript number holds
    )
    state: dict[str, Any] = {}
    stack: list[Frame] | None = None
    chains: list[tuple[int, list[Any]]] | None = None
    outcome: Ending | None = None


def start(
    game: Rules,
    seats: int | Any,
    seed: int | str | Any,
    options: Mapping[str, object] | None = None,
    quiet: bool = False,
    handed: Mapping[str, Any] | None = None,
) -> Match:
    """Start a match from a fresh set-up, with what the match before it in a series hands over."""
    chosen = game.check_setup(seats, options)
    number = read_seed(seed)
    state = game.setup(seats, chosen, seeded(number))
    origin: dict[str, Any] = {"seed": seed_json(number)}
    if handed is not None:
        origin["handed"] = _receive(game, state, chosen, handed)
    log: list[Event] = []
    if not quiet:
        state.log = log
    run(state)
    return Match(game, chosen, origin, state, log, quiet)


def _receive(game: Rules, state: State, options: dict[str, OptionValue], handed: Mapping[str, Any]) -> dict[str, Any]:
    """Put what is handed over into a fresh state and return it as plain JSON; BadSetup where it is no such thing."""
    plain: dict[str, Any] = plain_json(handed)
    if not game.is_series(options):
        raise BadSetup("error-series-none")
    try:
        game.receive(state, plain)
    except _BREAKDOWNS:
        raise BadSetup("error-series-handed") from None
    return plain


def position_bytes(match: Match) -> bytes:
    """Return the position of a match in its one canonical form."""
    return saving.canonical(saving.position(match.game, match.options, match.state))


def digest(match: Match) -> str:
    """Return a fingerprint of the position of a match."""
    return saving.fingerprint(saving.position(match.game, match.options, match.state))


def load(game: Rules, given: Mapping[str, Any], quiet: bool = False) -> Match:
    """Start a match from a complete or partial position; BadPosition names the wrong field.

    It stays at its moment (`Rules.moment`): where nobody has anything to decide, the player whose turn it is only says
    that the match may go on. A state alone, such as a game's example, is a position of this game with as
    many seats as it has players.
    """
    plain = plain_json(given)
    if isinstance(plain, dict) and plain and not any([name in Position.__struct_fields__ for name in plain]):
        plain = {"game": game.name, "seats": _seats_for(game, plain), "state": plain}
    try:
        wanted = msgspec.convert(plain, Position)
    except msgspec.ValidationError as error:
        raise BadPosition("error-position", **problem_of(error)) from None
    if wanted.game != game.name:
        raise BadPosition("error-position", field="game", problem=not_one_of(wanted.game, [game.name]))
    if wanted.rules is not None and wanted.rules != game.rules:
        raise BadPosition("error-position-rules", rules=wanted.rules, current=game.rules)
    try:
        options = game.check_setup(wanted.seats, wanted.options)
    except BadSetup as error:
        raise BadPosition(error.text.key, **error.text.params) from None
    try:
        state = _built(game, wanted, options)
    except _BREAKDOWNS as error:
        raise BadPosition("error-position-impossible") from error  # each field is possible, but not all together
    return Match(game, options, {"position": plain}, state, [], quiet)


def _seats_for(game: Rules, state: dict[str, Any]) -> int:
    players = state.get("players")
    count = len(players) if isinstance(players, list) else 0
    for seats in game.seats:
        if seats >= count:
            return seats
    return game.seats[-1]


ABOUT: Final = {
    "game": "The name of the game.",
    "seats": "How many seats the match has.",
    "rules": "The version of the rules under which it was written.",
    "options": "Options of the match; those left out are as usual.",
    "seed": "Decides what the position leaves open, such as the order of a deck.",
    "rng": "The state of the generator, in hexadecimal digits; it takes the place of the seed.",
    "state": "The game's own part; what is left out is as in a fresh set-up.",
    "stack": "What is going on, the present effect last; left out, the turn of whoever acts begins.",
    "chains": "While several seats choose at once: by seat, what each has answered since.",
    "outcome": "How the match ended; left out while it goes on.",
}


def schema(game: Rules, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
    """Return the JSON Schema of a game's positions, with these options or with any."""
    whole = msgspec.json.schema(Position)
    definitions: dict[str, Any] = whole["$defs"]
    definition: dict[str, Any] = definitions.pop("Position")
    inner = dict(game.schema(options))
    clash = set(definitions) & set(inner.get("$defs", {}))
    assert not clash, f"{clash} are names of the kernel"
    definitions |= inner.pop("$defs", {})
    properties: dict[str, Any] = definition["properties"]
    properties["game"] = {"const": game.name}
    properties["seats"] = {"enum": list(game.seats)}
    properties["options"] = {
        "type": "object",
        "properties": {each.name: {"enum": list(each.allowed), "default": each.default} for each in game.options},
        "additionalProperties": False,
    }
    properties["state"] = inner
    for name, words in ABOUT.items():
        properties[name] = {"description": words, **properties[name]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **definition, "$defs": definitions}


def converted(given: Any, shape: Any) -> Any:
    """Return a game's part of a position as its msgspec struct; BadPosition names the wrong field."""
    try:
        return msgspec.convert(given, shape)
    except msgspec.ValidationError as error:
        raise BadPosition("error-position", **problem_of(error, "state.")) from None


def _built(game: Rules, wanted: Position, options: dict[str, Any]) -> State:
    rng = seeded(wanted.seed) if wanted.rng is None else int(wanted.rng, 16)
    state = game.decode(wanted.state, wanted.seats, options, rng)
    if wanted.rng is not None:
        state.rng = rng
    if wanted.stack is not None:
        frames = [(frame.seat, frame.does) for frame in wanted.stack]
        state.stack = decode_stack(frames, effect_names(game.effects), wanted.seats)
        state.later = None
    if wanted.outcome is not None:
        state.stack.clear()
        state.later = None
        state.outcome = outcome_of(wanted.outcome, wanted.seats)
        return state
    if wanted.stack is None and wanted.chains is None:
        _stop_at_once(game, state)
    try:
        run(state)
        _answer_chains(state, wanted.chains or [])
        _check_answerable(state)
    except _BREAKDOWNS as error:
        if wanted.stack is None:
            raise
        raise BadPosition("error-position", field="stack", problem=Text("error-problem-other")) from error
    if not state.stack and state.outcome is None:
        raise BadPosition("error-position", field="stack", problem=Text("error-problem-longer", {"count": 1}))
    return state


def _stop_at_once(game: Rules, state: State) -> None:
    """Let a position wait for a word to go on where the match would otherwise be elsewhere before anybody saw it."""
    before = game.moment(state)
    if before is None or not state.stack:
        return
    trial = state.clone()
    run(trial)
    if trial.outcome is not None or game.moment(trial) != before:
        state.push(state.stack[-1][0], GO_ON)


def _check_answerable(state: State) -> None:
    """Refuse a stack that asks for something to which the state has no answer, or none that can be carried out."""
    for seat in range(state.seats):
        decision = asked_of(state, seat)
        if decision is not None:
            try:
                answer = decision.check(decision.sample(Rng(0)))
            except IllegalAnswer as error:
                raise ValueError("a question without an answer") from error
            trial = seen_by(state, seat).clone()
            step(trial, answer)


def _answer_chains(state: State, chains: list[tuple[int, list[Any]]]) -> None:
    for i, (seat, answers) in enumerate(chains):
        for j, answer in enumerate(answers):
            field = f"chains[{i}][1][{j}]"
            decision = asked_of(state, seat)
            if decision is None or state.branches is None:
                raise BadPosition("error-position", field=field, problem=Text("error-not-asked", {"seat": seat}))
            try:
                checked = asides.checked(seen_by(state, seat), answer)
            except IllegalAnswer as error:
                raise BadPosition("error-position", field=field, problem=error.text) from None
            step_branch(state, seat, checked)
