"""`offworld ratings`: how strong bots are, from all tournaments that were added to a file."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
import typer
from rich.table import Table

import offworld
from offworld.arena.book import Book, read_book, write_book
from offworld.arena.stored import stored
from offworld.cli.files import check_writable
from offworld.cli.games import title
from offworld.cli.problems import UsageProblem
from offworld.cli.ui import Ui

ADD: Final = "add"
SHOW: Final = "show"

Action = Annotated[str, typer.Argument(metavar="ACTION", help="cli-ratings-action", show_default=False)]
Folders = Annotated[list[str] | None, typer.Argument(metavar="FOLDER", help="cli-ratings-folder", show_default=False)]
File = Annotated[str, typer.Option("--file", metavar="FILE", help="cli-ratings-file")]
InGame = Annotated[str | None, typer.Option("--game", metavar="GAME", help="cli-ratings-game")]
History = Annotated[bool, typer.Option("--history", help="cli-ratings-history")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]


def ratings(
    ctx: typer.Context,
    action: Action = SHOW,
    folders: Folders = None,
    file: File = "ratings.json",
    game: InGame = None,
    history: History = False,
    as_json: AsJson = False,
) -> None:
    """Show ratings, or add tournaments first."""
    ui: Ui = ctx.obj
    if action not in (ADD, SHOW):
        raise UsageProblem("cli-usage-value-allowed", name="ACTION", value=action, allowed=f"{SHOW}, {ADD}")
    if (action == ADD) != bool(folders):
        raise UsageProblem("cli-usage-ratings-folder")
    if game is not None:
        offworld.game(game)
    book = read_book(file)
    if folders:
        check_writable(file)
        found = [(folder, stored(folder)) for folder in folders]
        for folder, result in found:
            ui.note("cli-ratings-added", folder=folder, count=book.add(result))
        write_book(file, book)
    if as_json:
        ui.json(msgspec.to_builtins(book))
    elif not book.games:
        ui.print("cli-ratings-none", file=file)
    else:
        for name in [name for name in book.games if game in (None, name)]:
            _show(ui, book, name, history)


def _show(ui: Ui, book: Book, game: str, history: bool) -> None:
    """Print the bots of a game, the strongest first."""
    ui.print("cli-ratings-title", style="bold", game=title(ui, offworld.game(game)))
    table = Table(header_style="bold", box=None, padding=(0, 1))
    table.add_column(ui.say("cli-simulate-bot"), style="cyan")
    for column in ("cli-ratings-skill", "cli-simulate-interval", "cli-simulate-matches", "cli-simulate-rate"):
        table.add_column(ui.say(column), justify="right")
    for name, bot in sorted(book.games[game].items(), key=lambda item: -item[1].mu):
        low, high = bot.interval
        rate = ui.percent(bot.wins / bot.matches) if bot.matches else "-"
        table.add_row(name, ui.number(bot.mu), f"{ui.number(low)} … {ui.number(high)}", str(bot.matches), rate)
    ui.out.print(table)
    for added in [each for each in book.added if each.game == game] if history else ():
        skills = ", ".join(f"{name} {ui.number(skill)}" for name, skill in added.skills.items())
        ui.print("cli-ratings-history-line", when=added.when[:10], count=added.matches, skills=skills)
