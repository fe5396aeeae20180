"""The commands put together, and the one place where errors become messages and exit codes."""

from __future__ import annotations

import os
import traceback
from typing import Annotated, Any

import typer
import typer.main

import offworld
from offworld.cli import problems
from offworld.cli.admin import admin
from offworld.cli.bench import bench
from offworld.cli.bots import bots
from offworld.cli.dataset import dataset
from offworld.cli.games import games
from offworld.cli.help import Command, Commands, shown_name, translate
from offworld.cli.language import chosen_language, split_language, spoken_language
from offworld.cli.play import play
from offworld.cli.position import position
from offworld.cli.ratings import ratings
from offworld.cli.replay import replay
from offworld.cli.serve import serve
from offworld.cli.simulate import simulate
from offworld.cli.train import train
from offworld.cli.ui import Ui
from offworld.kernel.errors import OffworldError
from offworld.kernel.os_errors import reason
from offworld.kernel.text import Text

app = typer.Typer(cls=Commands, help="cli-offworld", context_settings={"help_option_names": ["-h", "--help"]})


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False,
) -> None:
    """Show the version or, without a command, the help."""
    if version:
        print(f"offworld {offworld.__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        ctx.get_help()


for _command in (games, play, simulate, ratings, dataset, train, bench, replay, position, bots, serve, admin):
    _name = _command.__name__
    # Words that belong nowhere are reported by the command itself, in the user's language.
    app.command(_name, cls=Command, help=f"cli-{_name}", context_settings={"allow_extra_args": True})(_command)

# typer carries a private copy of click; of its errors it shows this one, and the class above it is the one to catch.
UsageError: Any = typer.BadParameter.__mro__[1]


def run(args: list[str]) -> int:
    """Run one command line and return its exit code; whatever goes wrong is said on standard error."""
    ui = Ui(spoken_language(os.environ))
    try:
        args, wanted = split_language(args)
        ui = Ui(chosen_language(wanted, os.environ))
        command = typer.main.get_command(app)
        translate(ui, command)
        code = command.main(args, prog_name="offworld", standalone_mode=False, obj=ui)
        if code == problems.INTERRUPTED:
            raise KeyboardInterrupt
        return code if isinstance(code, int) else problems.DONE
    except problems.UsageProblem as error:
        ui.problem(error.text)
        return problems.USAGE
    except OffworldError as error:
        ui.problem(error.text)
        return problems.REFUSED
    except UsageError as error:
        ui.problem(_usage_text(error))
        return problems.USAGE
    except (KeyboardInterrupt, typer.Abort):
        ui.note("cli-interrupted")
        return problems.INTERRUPTED
    except OSError as error:
        ui.problem(Text("cli-os", {"path": str(error.filename or "-"), "problem": reason(error)}))
        return problems.REFUSED
    except Exception as error:
        if os.environ.get("OFFWORLD_DEBUG"):
            traceback.print_exc()
        ui.problem(Text("cli-bug", {"problem": f"{type(error).__name__}: {error}"}))
        return problems.REFUSED


def _usage_text(error: Any) -> Text:
    """Return our words for an error of the line's parser; its classes are private, so their names tell them apart."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = ", ".join(error.possibilities or ()) or "--help"
        return Text("cli-usage-no-option", {"name": error.option_name, "near": near})
    if kind == "BadOptionUsage":
        return Text("cli-usage-needs-value", {"name": error.option_name})
    parameter = getattr(error, "param", None)
    if kind == "MissingParameter" and parameter is not None:
        return Text("cli-usage-missing", {"name": shown_name(parameter)})
    return Text("cli-usage-other", {"problem": error.format_message()})
