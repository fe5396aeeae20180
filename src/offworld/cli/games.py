"""`offworld games`: what can be played, with how many, and with which options."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text as Styled

import offworld
from offworld.cli.ui import Ui
from offworld.kernel.option import Option
from offworld.kernel.rules import Rules

Names = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="cli-games-game", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]


def games(ctx: typer.Context, names: Names = None, as_json: AsJson = False) -> None:
    """List the games, or only those named."""
    ui: Ui = ctx.obj
    found = [offworld.game(name) for name in names or offworld.games()]
    if as_json:
        ui.json([_plain(ui, game) for game in found])
        return
    for game in found:
        _show(ui, game)


def words(ui: Ui, key: str, plain: str) -> str:
    """Return the words of a key, or something plain where a game has none yet."""
    return ui.say(key) if ui.translator.has(key) else plain


def title(ui: Ui, game: Rules) -> str:
    """Return the name of a game in words."""
    return words(ui, game.name, game.name)


def shown(value: object) -> str:
    """Return an option's value as it is written on the line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def setting(ui: Ui, game: Rules, option: str, value: object) -> str:
    """Return an option and its value in words."""
    key = f"{game.name}-option-{option}"
    said = ui.say("cli-yes" if value else "cli-no") if isinstance(value, bool) else str(value)
    return f"{words(ui, key, option)}: {words(ui, f'{key}-{value}', said)}"


def _plain(ui: Ui, game: Rules) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": title(ui, game),
        "about": words(ui, f"{game.name}-about", ""),
        "rules": game.rules,
        "seats": list(game.seats),
        "options": [{**option.to_json(), "title": _option_title(ui, game, option)} for option in game.options],
    }


def _option_title(ui: Ui, game: Rules, option: Option) -> str:
    return words(ui, f"{game.name}-option-{option.name}", option.name)


def _show(ui: Ui, game: Rules) -> None:
    seats = ", ".join(str(count) for count in game.seats)
    ui.out.print(Styled.assemble((title(ui, game), "bold"), ("  " + game.name, "cyan")))
    about = words(ui, f"{game.name}-about", "")
    if about:
        ui.out.print(Padding(Styled(about), (0, 2)))
    ui.out.print(Padding(Styled(ui.say("cli-games-seats", seats=seats)), (0, 2)))
    for option in game.options:
        _show_option(ui, game, option)


def _show_option(ui: Ui, game: Rules, option: Option) -> None:
    """Print an option: how it is set, what it is called, what it does, and what is allowed."""
    allowed = ", ".join(shown(value) for value in option.allowed)
    lines = [words(ui, f"{game.name}-option-{option.name}-help", "")]
    lines.append(ui.say("cli-games-values", allowed=allowed, default=shown(option.default)))
    if option.needs is not None:
        lines.append(ui.say("cli-games-needs", other=option.needs[0], value=shown(option.needs[1])))
    if option.seats is not None:
        lines.append(ui.say("cli-games-only-seats", seats=", ".join(str(count) for count in option.seats)))
    head = Styled.assemble((f"--option {option.name}=…", "cyan"), "  ", (_option_title(ui, game, option), "bold"))
    ui.out.print(Padding(head, (0, 2)))
    ui.out.print(Padding(Styled("\n".join(line for line in lines if line)), (0, 2, 0, 6)))
