"""Commands whose help is in the user's language: help texts and examples are message keys until `translate`."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import typer
import typer.core
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from offworld.cli.problems import UsageProblem
from offworld.cli.ui import Ui

# typer keeps its context and formatter classes private, hence Any below; `ctx.obj` is our Ui.


class Command(typer.core.TyperCommand):
    """One command."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help on standard output."""
        ui: Ui = ctx.obj
        show_usage(ui, ctx.command_path, self.params)
        show_words(ui, self.help or "")
        show_parameters(ui, self.params)
        show_examples(ui, self.epilog or "")

    def invoke(self, ctx: Any) -> Any:
        """Run the command, unless the line holds words that belong nowhere."""
        if ctx.args:
            raise UsageProblem("cli-usage-extra", value=" ".join(ctx.args), command=ctx.command_path)
        return super().invoke(ctx)


class Commands(typer.core.TyperGroup):
    """The group of all commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help on standard output."""
        ui: Ui = ctx.obj
        ui.out.print(Styled.assemble((ui.say("cli-usage") + " ", "bold"), ui.say("cli-usage-line")))
        show_words(ui, self.help or "")
        heading(ui, "cli-heading-commands")
        rows = [(name, command.short_help or "") for name, command in self.commands.items()]
        ui.out.print(columns(rows))
        show_parameters(ui, self.params)
        show_examples(ui, self.epilog or "")
        heading(ui, "cli-heading-codes")
        ui.out.print(columns([(code, ui.say(f"cli-exit-{code}")) for code in ("0", "1", "2", "130")]))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that the line names, or say what there is."""
        name = args[0]
        if name not in self.commands:
            allowed = ", ".join(self.commands)
            near = get_close_matches(name, self.commands, 1)
            if near:
                raise UsageProblem("cli-usage-command-near", value=name, near=near[0], allowed=allowed)
            raise UsageProblem("cli-usage-command", value=name, allowed=allowed)
        return super().resolve_command(ctx, args)


def translate(ui: Ui, command: Any) -> None:
    """Put words for message keys into a command and all below it: `cli-games` has also `-short` and `-examples`."""
    key = command.help
    command.help, command.short_help = ui.say(key), ui.say(f"{key}-short")
    command.epilog = ui.say(f"{key}-examples")
    for parameter in command.params:
        if parameter.name in ("install_completion", "show_completion"):  # typer's own
            parameter.help = f"cli-opt-{parameter.name}"
        parameter.help = ui.say(parameter.help or "")
    for inner in getattr(command, "commands", {}).values():
        translate(ui, inner)


def shown_name(parameter: Any) -> str:
    """Return how a parameter is written on the line: `--seats` or `GAME`."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name.upper())


def show_usage(ui: Ui, path: str, parameters: list[Any]) -> None:
    """Print the usage line."""
    words = [path]
    for parameter in parameters:
        if parameter.param_type_name == "argument":
            name = shown_name(parameter) + ("..." if parameter.nargs != 1 else "")
            words.append(name if parameter.required else f"[{name}]")
    words.append(ui.say("cli-usage-options"))
    ui.out.print(Styled.assemble((ui.say("cli-usage") + " ", "bold"), " ".join(words)))


def show_words(ui: Ui, words: str) -> None:
    """Print a text as a paragraph."""
    ui.out.print()
    ui.out.print(Padding(Styled(words), (0, 2)))


def show_parameters(ui: Ui, parameters: list[Any]) -> None:
    """Print arguments and options with their help; `--lang` and `--help` go with every command."""
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for parameter in parameters:
        if parameter.name in ("help", "lang") or getattr(parameter, "hidden", False):
            continue
        row = (_left_column(parameter), parameter.help or "")
        (options if parameter.param_type_name == "option" else arguments).append(row)
    if arguments:
        heading(ui, "cli-heading-arguments")
        ui.out.print(columns(arguments))
    heading(ui, "cli-heading-options")
    ui.out.print(columns([*options, ("--lang en|ru", ui.say("cli-opt-lang")), ("-h, --help", ui.say("cli-opt-help"))]))


def _left_column(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return shown_name(parameter)
    names = ", ".join(sorted(parameter.opts, key=len))
    return names if parameter.is_flag else f"{names} {parameter.metavar or parameter.name.upper()}"


def show_examples(ui: Ui, examples: str) -> None:
    """Print examples; a line that starts with `#` explains the next one."""
    heading(ui, "cli-heading-examples")
    for line in examples.splitlines():
        style = "dim" if line.startswith("#") else "green"
        ui.out.print(Styled("  " + line, style=style), soft_wrap=True)  # unbroken, so that it can be copied


def heading(ui: Ui, key: str) -> None:
    """Print a heading."""
    ui.out.print()
    ui.out.print(Styled(ui.say(key), style="bold"))


def columns(rows: list[tuple[str, str]]) -> Padding:
    """Return names and what they mean in two columns."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for name, meaning in rows:
        grid.add_row(Styled(name), Styled(meaning))
    return Padding(grid, (0, 2))
