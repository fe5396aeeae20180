"""`offworld simulate`: let bots play many matches, and say who won how often and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping
from socket import create_connection
from typing import Annotated, Final

import typer
from rich.table import Table

import offworld
from offworld.arena import Failure, Spread, Tournament, tournament
from offworld.arena.tournament import LIMIT
from offworld.cli.files import check_writable, make_folder
from offworld.cli.games import title, words
from offworld.cli.players import read_bots
from offworld.cli.problems import UsageProblem
from offworld.cli.ui import Ui
from offworld.cli.values import MOST_SEED, read_options, seconds, whole
from offworld.kernel.errors import BadSetup
from offworld.kernel.os_errors import reason

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-opt-game", show_default=False)]
Seats = Annotated[str, typer.Option("--seats", metavar="LIST", help="cli-simulate-seats")]
Games = Annotated[int, typer.Option("--games", metavar="N", parser=whole("--games", 1), help="cli-simulate-games")]
Seed = Annotated[
    int, typer.Option("--seed", metavar="N", parser=whole("--seed", 0, MOST_SEED), help="cli-simulate-seed")
]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-opt-option")]
Workers = Annotated[
    int, typer.Option("--workers", metavar="N", parser=whole("--workers", 1, 1024), help="cli-simulate-workers")
]
Chairs = Annotated[
    int | None, typer.Option("--chairs", metavar="N", parser=whole("--chairs", 1), help="cli-simulate-chairs")
]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="cli-simulate-ray")]
Records = Annotated[str | None, typer.Option("--records", metavar="DIR", help="cli-simulate-records")]
Limit = Annotated[
    float, typer.Option("--limit", metavar="SECONDS", parser=seconds("--limit"), help="cli-simulate-limit")
]
Resume = Annotated[bool, typer.Option("--resume", help="cli-simulate-resume")]
Plot = Annotated[str | None, typer.Option("--plot", metavar="FILE", help="cli-simulate-plot")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]

BARS: Final = " ▁▂▃▄▅▆▇█"
PLAIN_BARS: Final = " .:-=+*%#"
BINS: Final = 24
PATIENCE: Final = 5.0  # seconds
MOST_FAILURES: Final = 10  # that are shown


def simulate(
    ctx: typer.Context,
    name: GameName,
    seats: Seats = "greedy,random",
    games: Games = 100,
    seed: Seed = 1,
    option: Options = None,
    workers: Workers = 1,
    chairs: Chairs = None,
    ray: Ray = None,
    records: Records = None,
    limit: Limit = LIMIT,
    resume: Resume = False,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Simulate matches."""
    ui: Ui = ctx.obj
    game = offworld.game(name)
    options = read_options(game, option or ())
    if resume and records is None:
        raise UsageProblem("cli-usage-only-with", one="--resume", other="--records")
    entrants = read_bots(seats, game)
    game.check_setup(chairs if chairs is not None else len(entrants), options)
    if ray is not None:
        check_reachable(ray)
    if plot is not None:
        check_writable(plot)
    if records is not None:
        make_folder(records)
    with ui.progress() as progress:
        task = progress.add_task(ui.say("cli-simulate-progress"), total=games)
        result = tournament(
            game.name,
            entrants,
            games,
            seed,
            options,
            workers,
            ray,
            records,
            lambda done, total: progress.update(task, completed=done),
            chairs,
            limit,
            resume,
        )
    if as_json:
        ui.json(result.to_json(matches=True))
    else:
        show(ui, result)
    if records is not None:
        ui.note("cli-simulate-kept", path=records)
    if plot is not None:
        result.plot(plot, ui.say)
        ui.note("cli-written", path=plot)


def check_reachable(address: str) -> None:
    """Say at once that nobody answers at an address `host:port`; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return  # `auto`, `local` or something that Ray has to judge
    try:
        create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        problem = reason(error) if isinstance(error, OSError) else str(error)
        raise BadSetup("error-ray-address", address=address, problem=problem) from None


def show(ui: Ui, result: Tournament) -> None:
    """Print win rates with their intervals, scores, lengths and how matches ended."""
    ui.print("cli-simulate-title", style="bold", game=title(ui, offworld.game(result.game)), count=result.games)
    table = Table(header_style="bold", box=None, padding=(0, 1))
    table.add_column(ui.say("cli-simulate-bot"), style="cyan")
    for column in ("matches", "wins", "rate", "interval", "mean"):
        table.add_column(ui.say(f"cli-simulate-{column}"), justify="right")
    for standing in result.standings:
        table.add_row(
            standing.name,
            str(standing.games),
            ui.number(standing.wins, 0 if standing.wins == int(standing.wins) else 1),
            ui.percent(standing.rate),
            f"{ui.percent(standing.low)} … {ui.percent(standing.high)}",
            f"{ui.number(standing.scores.mean)} ± {ui.number(standing.scores.deviation)}",
        )
    ui.out.print(table)
    _distribution(ui, result)
    _used(ui, result)
    ui.print("cli-simulate-lengths", **_spread(ui, result.lengths))
    for key, count in result.reasons.items():
        ui.print("cli-simulate-reason", count=count, reason=_reason(ui, key))
    if result.unfinished:
        ui.print("cli-simulate-unfinished", style="yellow", count=result.unfinished)
    for failure in result.failures[:MOST_FAILURES]:
        _failure(ui, failure)
    more = sum([standing.faults for standing in result.standings]) - MOST_FAILURES
    if more > 0:
        ui.print("cli-simulate-failures-more", style="red", count=more)
    if not result.deterministic:
        ui.print("cli-simulate-clock", style="yellow")


def _reason(ui: Ui, key: str) -> str:
    """Return the words for a way to end that name neither the players nor the numbers of one match."""
    return words(ui, f"cli-ended-{key}", ui.say(key) if ui.translator.needs_nothing(key) else key)


def _distribution(ui: Ui, result: Tournament) -> None:
    """Print a small histogram of everybody's scores on one scale."""
    everything = [score for standing in result.standings for score in standing.points]
    if not everything:
        return
    least, most = min(everything), max(everything)
    ui.print("cli-simulate-scores", style="bold", least=least, most=most)
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column(style="cyan")
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    for standing in result.standings:
        middle = ui.say("cli-simulate-quartiles", **_spread(ui, standing.scores))
        table.add_row(
            standing.name, f"|{bars(standing.points, least, most, BARS if ui.fancy else PLAIN_BARS)}|", middle
        )
    ui.out.print(table)


def bars(points: Mapping[int, int], least: int, most: int, signs: str) -> str:
    """Return a histogram in one line; its first and last sign stand for the least and the most of the scale."""
    count = min(BINS, most - least + 1)
    bins = [0] * count
    for value, often in points.items():
        bins[(value - least) * count // (most - least + 1)] += often
    highest = max(bins, default=0) or 1
    return "".join(signs[-(-each * (len(signs) - 1) // highest)] for each in bins)


def _used(ui: Ui, result: Tournament) -> None:
    """Print what each bot has really used for a decision, on average."""
    ui.print("cli-simulate-used", style="bold")
    for standing in result.standings:
        used = standing.used
        count = max(1, used.decisions)
        ui.print(
            "cli-simulate-used-line",
            bot=standing.name,
            decisions=used.decisions,
            milliseconds=ui.number(1000 * used.seconds / count),
            iterations=ui.number(used.iterations / count) if used.iterations else "none",
        )


def _failure(ui: Ui, failure: Failure) -> None:
    """Print which bot has failed how in which match; where the rules have, nobody is to blame."""
    key = f"cli-simulate-failure-{failure.kind}"
    bot = failure.bot or "-"
    ui.print(key, style="red", bot=bot, number=failure.number + 1, seed=str(failure.seed), problem=failure.problem)


def _spread(ui: Ui, found: Spread) -> dict[str, str]:
    """Return a distribution as parameters of a message."""
    return {
        "mean": ui.number(found.mean),
        "least": f"{found.least:.0f}",
        "lower": f"{found.lower:.0f}",
        "median": f"{found.median:.0f}",
        "upper": f"{found.upper:.0f}",
        "most": f"{found.most:.0f}",
    }
