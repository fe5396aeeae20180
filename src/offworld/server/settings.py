"""Everything a host can set, in one value that travels to the worker processes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

VARIABLE = "OFFWORLD_SETTINGS"  # how the settings reach the worker processes


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one connection or one address may ask for. A rate is (a second, in a burst)."""

    frame_bytes: int = 16_384
    body_bytes: int = 65_536
    import_bytes: int = 1_048_576
    frames: tuple[float, float] = (20.0, 60.0)  # of one socket
    all_frames: tuple[float, float] = (200.0, 800.0)  # of all sockets of one address
    requests: tuple[float, float] = (50.0, 200.0)
    creations: tuple[float, float] = (0.5, 30.0)
    wrong_links: tuple[float, float] = (0.5, 30.0)
    chats: tuple[float, float] = (0.5, 5.0)
    sockets: int = 200  # and requests that wait for something new
    matches: int = 200  # that are not over, for one person
    outbox: int = 256  # frames that may wait for a slow reader
    outbox_bytes: int = 524_288  # and how long they may be together


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a server; the defaults suit a table at home."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""  # folder of the SQLite file and the key; empty: the user's own
    database: str = ""  # URL; empty: SQLite in the data folder
    processes: int = 1
    client: str = ""  # folder of the built client; empty: the one inside the package
    public_url: str = ""  # where people reach it, if not where it listens
    trusted_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    secret: str = ""  # empty: from OFFWORLD_SECRET, else a file in the data folder, made on the first start
    thinkers: int = 2  # bot processes for each server process
    bot_pause: float = 0.3  # a bot's answer comes no sooner, so that people can follow
    bot_seconds: float = 60.0  # a bot that thinks longer is stopped and replaced for this answer
    review_seconds: float = 0.3  # of a processor: how long a search looks at each decision of a finished match
    bot_patience: float = 20.0  # how long another process may think for a bot before this one does
    idle_seconds: float = 120.0  # after that an unused match leaves memory
    silent_seconds: float = 300.0  # a socket that sends nothing for so long, not even a ping, is closed
    body_seconds: float = 20.0  # a body that has not arrived by then is refused
    overdue_seconds: float = 600.0  # at a live pace
    notice_seconds: float = 5.0  # after so long somebody who is asked and not here is told by a notice
    sqlite_pages: int = 0  # SQLite may not grow beyond so many pages of 4 kB; 0: as far as the disk goes
    busy_seconds: float = 3.0  # what would be done later than that is refused, with a time to come again
    store_seconds: float = 5.0  # how long to wait for the store before saying that it is out of reach
    limits: Limits = Limits()
    open_metrics: bool = False  # show figures to other computers than this one too: they tell that somebody answered
    log_level: str = "info"

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data) if self.data else default_folder()

    @property
    def database_url(self) -> str:
        """The database that is used."""
        return self.database or f"sqlite:///{self.folder / 'offworld.sqlite3'}"


def default_folder() -> Path:
    """Return where a user's data belongs on this system."""
    chosen = os.environ.get("OFFWORLD_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "offworld"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "offworld"


def from_environment() -> Settings:
    """Return the settings that the starting process left for its workers."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
