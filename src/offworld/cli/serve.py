"""`offworld serve`: the table for browsers."""

from __future__ import annotations

import webbrowser
from importlib import import_module
from typing import Annotated, Any

import typer

from offworld.cli.problems import MissingPart
from offworld.cli.ui import Ui
from offworld.cli.values import whole

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-serve-host")]
Port = Annotated[int, typer.Option("--port", metavar="N", parser=whole("--port", 0, 65535), help="cli-serve-port")]
Database = Annotated[str, typer.Option("--database", metavar="URL", help="cli-serve-database")]
Processes = Annotated[
    int, typer.Option("--processes", metavar="N", parser=whole("--processes", 1, 256), help="cli-serve-processes")
]
Data = Annotated[str, typer.Option("--data", metavar="DIR", help="cli-serve-data")]
PublicUrl = Annotated[str, typer.Option("--public-url", metavar="URL", help="cli-serve-public-url")]
TrustedProxy = Annotated[bool, typer.Option("--trusted-proxy", help="cli-serve-trusted-proxy")]
Open = Annotated[bool, typer.Option("--open", help="cli-serve-open")]


def server_part(name: str) -> Any:
    """Return a module of the server, an optional part with packages of its own; MissingPart where it lacks one."""
    try:
        return import_module(name)
    except ImportError as error:
        package = (error.name or "").partition(".")[0]
        if package == "offworld":
            raise
        raise MissingPart("cli-no-server", package=package or str(error)) from None


def serve(
    ctx: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = "",
    processes: Processes = 1,
    data: Data = "",
    public_url: PublicUrl = "",
    trusted_proxy: TrustedProxy = False,
    open_page: Open = False,
) -> None:
    """Serve the table until interrupted."""
    ui: Ui = ctx.obj
    server = server_part("offworld.server")

    def started(address: str) -> None:
        ui.print("cli-serve-ready", style="bold", address=address)
        if open_page:
            webbrowser.open(address)

    server.serve(
        host=host,
        port=port,
        database=database,
        processes=processes,
        data=data,
        public_url=public_url,
        trusted_proxy=trusted_proxy,
        started=started,
    )
