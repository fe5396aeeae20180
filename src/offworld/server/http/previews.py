"""What a link looks like where somebody passes it on: title, a sentence and a picture; nothing of the match itself."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import get_args

from offworld.games import games
from offworld.i18n import Translator
from offworld.kernel.errors import OffworldError
from offworld.server.service import Service
from offworld.server.wire.bodies import LinkKind

GAME_PAGES = ("new", "learn", "rules")
LINKS = get_args(LinkKind)


async def game_of_page(service: Service, name: str, address: str) -> str | None:
    """Return the game that a page is about, as far as its address tells; a wrong link tells nothing."""
    kind, _, subject = name.partition("/")
    if kind in GAME_PAGES:
        return subject if subject in games() else None
    if kind not in LINKS:
        return None
    try:
        _, match = service.link(subject, address)
        return await service.store.game_of(match)
    except OffworldError:
        return None


def tags(folder: Path, origin: str, name: str, game: str | None, language: str) -> str:
    """Return the lines of the page's head that messengers read."""
    say = Translator(language).say
    invited = name.startswith("join/")
    title = f"{say(game)} · Offworld" if game else "Offworld"
    text = " ".join(
        [*([say("server-preview-invited")] if invited else []), say(f"{game}-about" if game else "server-preview")]
    )
    made = [("og:site_name", "Offworld"), ("og:type", "website"), ("og:title", title), ("og:description", text)]
    picture = f"preview/{game}.png" if game else "icon-512.png"
    if (folder / picture).is_file():
        made.append(("og:image", f"{origin}/{picture}"))
        if game:
            made += [("og:image:width", "1200"), ("og:image:height", "630"), ("twitter:card", "summary_large_image")]
    return "".join([f'<meta property="{key}" content="{escape(value)}">' for key, value in made])
