"""The built client: its files, compressed where possible, and its page for every other address."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from offworld.i18n import Translator
from offworld.server.errors import NotFound
from offworld.server.http.language import language_of
from offworld.server.http.previews import game_of_page, tags
from offworld.server.service import Service

FOLDER = Path(__file__).parent.parent / "static"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
mimetypes.add_type("application/manifest+json", ".webmanifest")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], service: Service, path: str = "/") -> Response[bytes]:
    """Return a file of the client, or its page."""
    folder = Path(service.settings.client) if service.settings.client else FOLDER
    name = path.strip("/")
    game = await game_of_page(service, name, service.address(request))
    return await asyncio.to_thread(answer, request, folder, name, service.origin(request), game)


def answer(request: Request[Any, Any, Any], folder: Path, name: str, origin: str, game: str | None) -> Response[bytes]:
    """Return what belongs to an address: a file, the page, or, before the client is built, how to build it."""
    if name == "api" or name.startswith("api/"):
        raise NotFound("server-no-page")
    file = _file(folder, name) if name else None
    if file is None:
        if Path(name).suffix and not name.startswith(("join/", "watch/", "replay/", "seat/", "m/")):
            raise NotFound("server-no-page")
        file = _file(folder, "index.html")
        if file is None:
            return _unbuilt(request)
        return _page(request, file, tags(folder, origin, name, game, _language(request)))
    return _sent(request, file, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)


def _file(folder: Path, name: str) -> Path | None:
    """Return a file of the client, never one from elsewhere."""
    if "\0" in name or "\\" in name or len(name) > 500:
        return None
    try:
        file = (folder / name).resolve()
        inside = file.is_relative_to(folder.resolve())
        return file if inside and file.is_file() else None
    except OSError:  # longer than any file's name
        return None


def _sent(request: Request[Any, Any, Any], file: Path, caching: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS:
        packed = file.with_name(file.name + ending)
        if encoding in accepted and packed.is_file():
            return Response(packed.read_bytes(), media_type=kind, headers={**headers, "Content-Encoding": encoding})
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def _page(request: Request[Any, Any, Any], file: Path, head: str) -> Response[bytes]:
    """Return the page with what messengers read of it; small enough to go out as it is."""
    text = file.read_text("utf-8").replace("</head>", f"{head}</head>", 1)
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"}
    return Response(text.encode(), media_type="text/html", headers=headers)


def _language(request: Request[Any, Any, Any]) -> str:
    return language_of(request.headers.get("accept-language", ""))


def _unbuilt(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Say how to build the client."""
    language = _language(request)
    say = Translator(language).say
    text = (
        f"<!doctype html><html lang={language}><meta charset=utf-8><title>Offworld</title>"
        f"<h1>{say('server-unbuilt')}</h1><p>{say('server-unbuilt-how')}</p><pre>make play</pre>"
    )
    return Response(text.encode(), media_type="text/html", status_code=503)
