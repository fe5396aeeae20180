"""`offworld admin`: what a host does with the store."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

import typer

from offworld.cli.games import words
from offworld.cli.position import put
from offworld.cli.problems import UsageProblem
from offworld.cli.serve import Data, Database, server_part
from offworld.cli.ui import Ui
from offworld.cli.values import whole

NEEDS: Final = {  # what each action cannot do without
    "list": (),
    "export": ("WHAT",),
    "remove": ("WHAT",),
    "ban": ("WHAT", "--reason"),
    "unban": ("WHAT",),
    "mute": ("WHAT", "--reason"),
    "unmute": ("WHAT",),
    "prune": ("--days",),
    "vacuum": (),
}
STATUSES: Final = ("lobby", "live", "finished")
PAGE: Final = 100  # matches in a list, where nobody says how many

Action = Annotated[str, typer.Argument(metavar="|".join(NEEDS), help="cli-admin-action", show_default=False)]
What = Annotated[str, typer.Argument(metavar="WHAT", help="cli-admin-what", show_default=False)]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="cli-admin-reason")]
Days = Annotated[
    int | None, typer.Option("--days", metavar="N", parser=whole("--days", 0, 36_500), help="cli-admin-days")
]
Out = Annotated[str | None, typer.Option("--out", "-o", metavar="FILE", help="cli-admin-out")]
State = Annotated[str, typer.Option("--status", metavar="|".join(STATUSES), help="cli-admin-status")]
Limit = Annotated[
    int, typer.Option("--limit", metavar="N", parser=whole("--limit", 1, 100_000), help="cli-admin-limit")
]
Before = Annotated[str, typer.Option("--before", metavar="ID", help="cli-admin-before")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]


def admin(
    ctx: typer.Context,
    action: Action,
    what: What = "",
    reason: Reason = "",
    days: Days = None,
    data: Data = "",
    database: Database = "",
    out: Out = None,
    status: State = "",
    limit: Limit = PAGE,
    before: Before = "",
    as_json: AsJson = False,
) -> None:
    """Look after the store."""
    ui: Ui = ctx.obj
    if action not in NEEDS:
        raise UsageProblem("cli-usage-admin", value=action, allowed=", ".join(NEEDS))
    if status and status not in STATUSES:
        raise UsageProblem("cli-usage-admin-status", value=status, allowed=", ".join(STATUSES))
    given = {"WHAT": bool(what), "--reason": bool(reason), "--days": days is not None}
    for name in NEEDS[action]:
        if not given[name]:
            raise UsageProblem("cli-usage-admin-what", action=action, name=name)
    with server_part("offworld.server.admin").opened(data, database) as store:
        if action == "list":
            _list(ui, store.matches(what, status, before, limit), limit, as_json)
        elif action == "export":
            put(ui, store.export(what), out)
        elif action == "remove":
            removed, changed = store.remove(what)
            ui.print("cli-admin-removed", removed=len(removed), changed=len(changed))
        elif action == "prune":
            ui.print("cli-admin-removed", removed=store.prune(days), changed=0)
        elif action == "vacuum":
            store.vacuum()
            ui.print("cli-admin-vacuum")
        elif action.startswith("un"):
            store.unbar(action.removeprefix("un"), what)
            ui.print("cli-admin-unbarred")
        else:
            store.bar(action, what, reason)
            ui.print("cli-admin-barred")


def _list(ui: Ui, found: list[dict[str, Any]], limit: int, as_json: bool) -> None:
    """Print the matches, one a line, and how to see those that follow."""
    if as_json:
        ui.json(found)
        return
    if not found:
        ui.print("cli-admin-none")
    for match in found:
        seats = ", ".join(_seat(seat) for seat in match["seats"])
        last = time.strftime("%Y-%m-%d %H:%M", time.localtime(match["last"]))
        line = ui.say(
            "cli-admin-line",
            id=match["id"],
            game=words(ui, match["game"], match["game"]),
            status=match["status"],
            last=last,
            seats=seats,
        )
        ui.out.print(line, soft_wrap=True, markup=False)  # unbroken, so that programs can read it by lines
    if len(found) == limit:
        ui.note("cli-admin-more", id=found[-1]["id"])


def _seat(seat: dict[str, Any]) -> str:
    """Return who sits on a seat: the name, and the number that other actions take."""
    return " ".join([seat["name"] or seat["bot"] or "-", *[f"[{person}]" for person in seat["persons"]]])
