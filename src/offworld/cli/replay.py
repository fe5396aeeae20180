"""`offworld replay`: verify a record, then show how the match ended, what happened, or how it stood at some point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.text import Text as Styled

import offworld
from offworld.cli.boards import board
from offworld.cli.ending import show_ending
from offworld.cli.files import read_json, written_form
from offworld.cli.games import setting, title
from offworld.cli.players import level_name, unique
from offworld.cli.position import recorded
from offworld.cli.seats import name_of, number_names, styled_name
from offworld.cli.ui import Ui
from offworld.cli.values import whole
from offworld.kernel.errors import BadRecord
from offworld.kernel.match import Match
from offworld.kernel.plain import LogEvent
from offworld.kernel.record import read_record
from offworld.kernel.series import is_series_file, read_series, records_of, standing

File = Annotated[str, typer.Argument(metavar="FILE", help="cli-replay-file", show_default=False)]
At = Annotated[int | None, typer.Option("--at", metavar="N", parser=whole("--at"), help="cli-replay-at")]
Events = Annotated[bool, typer.Option("--events", help="cli-replay-events")]
Number = Annotated[int | None, typer.Option("--match", metavar="N", parser=whole("--match"), help="cli-replay-match")]
PositionOnly = Annotated[bool, typer.Option("--position", help="cli-replay-position")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]


def replay(
    ctx: typer.Context,
    file: File,
    at: At = None,
    events: Events = False,
    position: PositionOnly = False,
    number: Number = None,
    as_json: AsJson = False,
) -> None:
    """Replay a record."""
    ui: Ui = ctx.obj
    record = _chosen(ui, read_json(file), number)
    complete = offworld.replay(record)
    match = recorded(complete.game, record, at)
    call_players(ui, record, match.seats)
    if position:
        print(written_form(match.position()), end="")
    elif as_json:
        ui.json(_plain(ui, record, complete, match, events))
    else:
        _show(ui, record, complete, match, at is not None, events)


def _chosen(ui: Ui, file: dict[str, Any], number: int | None) -> dict[str, Any]:
    """Return the record to show: of a series, once all of it is verified, the match with a number or the last one."""
    if not is_series_file(file):
        if number is not None:
            raise BadRecord("error-series-none")
        return file
    records = records_of(file)
    series = read_series(offworld.game(str(records[0].get("game"))), file)
    shown = len(records) if number is None else number
    if not 1 <= shown <= len(records):
        raise BadRecord("cli-replay-no-match", number=shown, count=len(records))
    ui.note("cli-replay-series", number=shown, count=len(records))
    for text in standing(series.matches[shown - 1]):
        ui.note(text)
    return records[shown - 1]


def call_players(ui: Ui, record: dict[str, Any], count: int) -> None:
    """Call the players as the record does, each by a name of its own, and by number where it says nothing."""
    number_names(ui, count)
    names: list[str] = []
    for seat, player in enumerate(read_record(record).players or ()):
        told = player.name or level_name(ui, player.bot or "")
        clean = "".join([sign for sign in told if sign.isprintable()]).strip()  # nobody's name moves the cursor
        names.append(unique(clean or name_of(ui, seat), names))
    ui.translator.names = names or ui.translator.names


def full_log(match: Match, since: int) -> list[LogEvent]:
    """Return the log from `since` on as its owner may read it: what was told to one seat only is told in full."""
    public = {event["n"]: event for event in match.events(None, since)}
    lines = dict(public)
    for seat in range(match.seats):
        for event in match.events(seat, since):
            if event != public.get(event["n"]):
                lines[event["n"]] = event
    return [lines[number] for number in sorted(lines)]


def steps(record: dict[str, Any], count: int) -> Iterator[tuple[int, int, Any, list[LogEvent]]]:
    """Go through the first answers of a verified record: number, seat, answer, and what came of it."""
    answers = offworld.replay(record).answers[:count]
    match = offworld.replay(record, 0)
    for number, (seat, value, at) in enumerate(answers):
        before = match.logged
        match.answer(seat, value, at)
        yield number + 1, seat, value, full_log(match, before)


def _plain(ui: Ui, record: dict[str, Any], complete: Match, match: Match, events: bool) -> dict[str, Any]:
    outcome = match.outcome()
    answers: list[dict[str, Any]] = []
    for number, seat, value, lines in steps(record, len(match.answers)):
        answers.append({"n": number, "seat": seat, "answer": value})
        if events:
            answers[-1]["events"] = [{**line, "text": ui.say(line)} for line in lines]
    return {
        "verified": True,
        "game": match.game.name,
        "rules": match.game.rules,
        "seats": match.seats,
        "options": match.options,
        "seed": record.get("seed"),
        "players": record.get("players"),
        "at": len(match.answers),
        "count": len(complete.answers),
        "asked": sorted(match.asked()),
        "scores": match.scores(),
        "outcome": outcome.to_json() if outcome is not None else None,
        "answers": answers,
    }


def _show(ui: Ui, record: dict[str, Any], complete: Match, match: Match, pictured: bool, events: bool) -> None:
    options = "; ".join(setting(ui, match.game, name, value) for name, value in match.options.items())
    ui.print("cli-replay-verified", style="green", count=len(complete.answers))
    ui.out.print(Styled(title(ui, match.game), style="bold"))
    ui.print("cli-replay-about", count=match.seats, rules=match.game.rules, options=options or "-")
    if events:
        for number, seat, _, lines in steps(record, len(match.answers)):
            head = Styled(f"{number:4}  ", style="dim").append_text(styled_name(ui, seat))
            ui.out.print(head)
            for line in lines:
                ui.out.print(Styled("      " + ui.say(line)))
    if pictured:
        ui.print("cli-replay-after", number=len(match.answers), count=len(complete.answers))
        ui.out.print(board(ui, match.view(None)))
    if not match.over:
        ui.print("cli-replay-unfinished")
    show_ending(ui, match)
