"""`offworld play`: a match in the terminal against bots, or with others at the same screen."""

from __future__ import annotations

import shlex
from contextlib import suppress
from secrets import randbelow
from typing import Annotated, Any

import typer
from rich.text import Text as Styled

import offworld
from offworld.cli.files import check_writable, read_json
from offworld.cli.games import setting, title
from offworld.cli.players import Player, default_seats, read_players, seated, split_seats
from offworld.cli.problems import INTERRUPTED, UsageProblem
from offworld.cli.reading import EndOfInput, Reader
from offworld.cli.saving import Saving
from offworld.cli.table import Leave, Table
from offworld.cli.ui import Ui
from offworld.cli.values import MOST_SEED, read_options, whole
from offworld.kernel.errors import BadRecord, BadSetup, OffworldError
from offworld.kernel.match import Match
from offworld.kernel.series import Series, in_series, is_series_file, read_series, records_of

GameName = Annotated[str | None, typer.Argument(metavar="GAME", help="cli-play-game", show_default=False)]
Seats = Annotated[str | None, typer.Option("--seats", metavar="LIST", help="cli-play-seats")]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="N", parser=whole("--seed", 0, MOST_SEED), help="cli-play-seed")
]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-opt-option")]
Load = Annotated[str | None, typer.Option("--load", metavar="FILE", help="cli-play-load")]
Save = Annotated[str | None, typer.Option("--save", metavar="FILE", help="cli-play-save")]
Resume = Annotated[str | None, typer.Option("--resume", metavar="FILE", help="cli-play-resume")]


def play(
    ctx: typer.Context,
    name: GameName = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    load: Load = None,
    save: Save = None,
    resume: Resume = None,
) -> None:
    """Play a match."""
    ui: Ui = ctx.obj
    if save is not None:
        check_writable(save)
    words = split_seats(seats) if seats is not None else None
    drawn = seed if seed is not None else randbelow(1_000_000)
    series = _series(name, words, drawn, option or [], load, resume)
    match = series.match
    words = words or default_seats(match.seats)
    if len(words) != match.seats:
        raise BadSetup("cli-play-seats-count", given=len(words), seats=match.seats)
    players = read_players(ui, words, match.game)
    ui.translator.names = [player.name for player in players]
    people = [seat for seat, player in enumerate(players) if player.bot is None]
    ui.translator.you = people[0] if len(people) == 1 else None  # at one screen several people have names
    reader = Reader(ui)
    saving = Saving(ui, reader, save or resume, f"{match.game.name}-{drawn}.json", seated(players), series)
    if resume is not None and save is None:
        saving.saved = len(match.answers)
    _welcome(ui, match, players)
    ended = 0
    while match is not None:  # a series goes on with its next match
        table = Table(ui, reader, match, players, saving, drawn + len(series.matches) - 1)
        table.show_legend()
        ended = _run(ui, table, saving, match)
        following = None if ended else _next(ui, reader, series, players, drawn)
        if following is None:
            break
        match, saving.saved = following, -1
    if saving.path is not None and not match.over and saving.saved >= 0:
        line = shlex.join(["offworld", "play", "--resume", saving.path, "--seats", ",".join(words)])
        ui.note("cli-play-go-on", command=line)
    if ended:
        raise typer.Exit(ended)


def _next(ui: Ui, reader: Reader, series: Series, players: list[Player], seed: int) -> Match | None:
    """Say how a series stands after a match, and begin its next one if that is wanted."""
    match = series.match
    if not match.over or not in_series(match):
        return None
    for text in series.standing():
        ui.print(text)
    if series.over:
        return None
    if any([player.bot is None for player in players]):
        try:
            if not reader.yes(ui.say("cli-series-go-on") + " "):
                return None
        except (EndOfInput, KeyboardInterrupt):
            return None
    following = series.go_on(seed + len(series.matches))
    ui.print("cli-series-match", style="bold", number=len(series.matches))
    return following


def _series(
    name: str | None, words: list[str] | None, seed: int, option: list[str], load: str | None, resume: str | None
) -> Series:
    """Return what is played: one match, or the series in a file, which goes on where it was left."""
    file = read_json(resume) if resume is not None and load is None and not option else None
    if file is None or not is_series_file(file):
        return Series([_match(name, words, seed, option, load, file, resume)])
    found = str(records_of(file)[0].get("game"))
    if name is not None and offworld.game(name).name != found:
        raise BadRecord("cli-record-other-game", found=found, game=name)
    series = read_series(offworld.game(found), file)
    if series.match.over and not series.over:
        series.go_on(seed)
    return series


def _match(
    name: str | None,
    words: list[str] | None,
    seed: int,
    option: list[str],
    load: str | None,
    file: dict[str, Any] | None,
    resume: str | None,
) -> Match:
    """Return the match to play: a fresh one, one from a position, or one to go on with."""
    if load is not None and resume is not None:
        raise UsageProblem("cli-usage-not-both", one="--load", other="--resume")
    if option and (load is not None or resume is not None):  # a file has its options already
        raise UsageProblem("cli-usage-not-both", one="--option", other="--load" if load is not None else "--resume")
    if file is not None:
        match = offworld.replay(file)
        if name is not None and offworld.game(name).name != match.game.name:
            raise BadRecord("cli-record-other-game", found=match.game.name, game=name)
        return match
    if load is not None:
        position = read_json(load)
        return offworld.game(name if name is not None else str(position.get("game"))).load(position)
    if name is None:
        raise UsageProblem("cli-usage-game", allowed=", ".join(offworld.games()))
    game = offworld.game(name)
    return game.start(len(words) if words is not None else game.seats[0], seed, read_options(game, option))


def _welcome(ui: Ui, match: Match, players: list[Player]) -> None:
    ui.out.print(Styled(title(ui, match.game), style="bold"))
    ui.print("cli-play-players", names=", ".join(player.name for player in players))
    for option, value in match.options.items():
        ui.out.print(Styled(setting(ui, match.game, option, value), style="dim"))
    if "seed" in match.origin:
        ui.print("cli-play-seed-used", style="dim", seed=str(match.origin["seed"]))
    if any(player.bot is None for player in players):
        ui.print("cli-play-hint", style="dim")


def _run(ui: Ui, table: Table, saving: Saving, match: Match) -> int:
    """Play until the end, or until somebody leaves in one way or another; nothing that can be kept is lost."""
    try:
        with suppress(Leave):
            table.sit()
        if match.answers:
            saving.offer(match)
    except OffworldError:  # of a bot
        saving.at_once(match)
        raise
    except EndOfInput:
        ui.note("cli-play-end-of-input", style="yellow")
        saving.at_once(match)
    except KeyboardInterrupt:
        print()
        with suppress(KeyboardInterrupt, EndOfInput):  # a second Ctrl-C leaves at once
            saving.offer(match)
        return INTERRUPTED
    return 0
