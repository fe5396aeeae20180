"""`offworld position`: the schema of a game's positions, an example, a check, a fresh one, one from a record."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import typer

import offworld
from offworld.cli.files import read_json, write_text, written_form
from offworld.cli.games import title
from offworld.cli.problems import UsageProblem
from offworld.cli.ui import Ui
from offworld.cli.values import MOST_SEED, read_options, whole
from offworld.kernel.errors import BadPosition, BadRecord
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.position import schema as schema_of
from offworld.kernel.rules import Rules

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-opt-game", show_default=False)]
Schema = Annotated[bool, typer.Option("--schema", help="cli-position-schema")]
Example = Annotated[bool, typer.Option("--example", help="cli-position-example")]
Check = Annotated[str | None, typer.Option("--check", metavar="FILE", help="cli-position-check")]
New = Annotated[bool, typer.Option("--new", help="cli-position-new")]
FromRecord = Annotated[str | None, typer.Option("--from-record", metavar="FILE", help="cli-position-from-record")]
At = Annotated[int | None, typer.Option("--at", metavar="N", parser=whole("--at"), help="cli-position-at")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", parser=whole("--seats"), help="cli-position-seats")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", parser=whole("--seed", 0, MOST_SEED), help="cli-opt-seed")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-opt-option")]
Out = Annotated[str | None, typer.Option("--out", "-o", metavar="FILE", help="cli-position-out")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]

MODES = ("--schema", "--example", "--check", "--new", "--from-record")


def position(
    ctx: typer.Context,
    name: GameName,
    schema: Schema = False,
    example: Example = False,
    check: Check = None,
    new: New = False,
    from_record: FromRecord = None,
    at: At = None,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Show, check or write a position."""
    ui: Ui = ctx.obj
    game = offworld.game(name)
    chosen = [mode for mode, on in zip(MODES, (schema, example, check, new, from_record)) if on]
    if len(chosen) != 1:
        raise UsageProblem("cli-usage-one-of", allowed=", ".join(MODES))
    for word, given, mode in (
        ("--at", at is not None, "--from-record"),
        ("--seats", seats is not None, "--new"),
        ("--option", bool(option), "--new"),
    ):
        if given and chosen != [mode]:
            raise UsageProblem("cli-usage-only-with", one=word, other=mode)
    if check is not None:
        _check(ui, game, check, out, as_json)
    elif schema:
        put(ui, schema_of(game), out)
    elif example:
        put(ui, example_of(game), out)
    elif new:
        match = game.start(seats if seats is not None else game.seats[0], seed, read_options(game, option or ()))
        put(ui, match.position(), out)
    else:
        put(ui, recorded(game, read_json(from_record or "-"), at).position(), out)


def example_of(game: Game) -> dict[str, Any]:
    """Return a small position as a complete file; a game gives its own part of one."""
    for seats in game.seats:  # the example is meant for one number of players, which it does not name
        position = {"game": game.name, "seats": seats, "state": game.example()}
        with suppress(BadPosition):
            game.load(position, quiet=True)
            return position
    raise AssertionError(f"the example of {game.name} fits no number of seats")


def recorded(game: Rules, record: dict[str, Any], at: int | None) -> Match:
    """Return the match of a record after `at` answers; the whole record is verified in any case."""
    match = offworld.replay(record)
    if match.game.name != game.name:
        raise BadRecord("cli-record-other-game", found=match.game.name, game=game.name)
    if at is None:
        return match
    if at > len(match.answers):
        raise BadRecord("cli-record-at", at=str(at), count=len(match.answers))
    return offworld.replay(record, at)


def _check(ui: Ui, game: Game, path: str, out: str | None, as_json: bool) -> None:
    match = game.load(read_json(path))
    if out is not None:
        put(ui, match.position(), out)
    if as_json:
        ui.json(
            {
                "ok": True,
                "game": game.name,
                "seats": match.seats,
                "options": match.options,
                "asked": sorted(match.asked()),
                "over": match.over,
                "scores": match.scores(),
            }
        )
        return
    ui.print("cli-position-fine", path=path, game=title(ui, game), count=match.seats)
    for seat, decision in match.asked().items():
        number = seat + 1
        ui.print("cli-position-asked", number=number, question=ui.say(decision.why, **(decision.params or {})))
    if match.over:
        ui.print("cli-position-over")


def put(ui: Ui, value: dict[str, Any], out: str | None) -> None:
    """Write a value to a file, or print it."""
    if out is None or out == "-":
        print(written_form(value), end="")
        return
    write_text(out, written_form(value))
    ui.note("cli-written", path=out)
