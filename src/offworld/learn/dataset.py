"""Records as a Parquet file (extra `offworld[data]`): what was seen, what could be done, what was, and its result."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from offworld.games import game as find_game
from offworld.kernel.errors import BadSetup, OffworldError
from offworld.kernel.os_errors import reason
from offworld.kernel.problem import unread
from offworld.kernel.record import Record, read_record
from offworld.kernel.rng import fork, seeded
from offworld.kernel.series import is_series_file, records_of
from offworld.learn.stamp import stamp

OTHERS = ("tournament.json", "ratings.json")  # what else may lie in the folder of a tournament


@dataclass(slots=True)
class Written:
    """What was written: how many matches and rows, and what their numbers mean."""

    matches: int = 0
    rows: int = 0
    stamp: dict[str, Any] = field(default_factory=dict)


def write_dataset(
    folder: str | Path,
    out: str | Path,
    search: int = 0,
    seed: int = 1,
    on_progress: Callable[[int, int], None] | None = None,
) -> Written:
    """Write the records in a folder, all of one game with the same seats and options, as rows of a Parquet file.

    With `search`, each decision is searched with so many iterations, and its shares of playouts and its chance to win
    are written as targets; the same `seed` gives the same ones. `on_progress` is called with the number of files read
    and their total. The file is written whole or not at all; OffworldError names the record that is wrong.
    """
    try:
        import pyarrow  # noqa: F401

        from offworld.learn.desk import Desk  # noqa: F401
    except ImportError as error:
        raise BadSetup("error-dataset-missing", package=str(error.name)) from None
    files = _record_files(Path(folder))
    draft = Path(f"{out}.{os.getpid()}.part")
    try:
        found = _write(files, draft, search, seed, on_progress)
        draft.replace(out)
    except OSError as error:
        raise OffworldError("error-dataset-file", file=str(out), problem=reason(error, writing=True)) from None
    finally:
        with suppress(OSError):
            draft.unlink()
    return found


def _record_files(place: Path) -> list[Path]:
    """Return the records in a folder, by name; a file stands for itself."""
    if place.is_file():
        return [place]
    found = sorted([path for path in place.glob("*.json") if path.name not in OTHERS]) if place.is_dir() else []
    if not found:
        raise BadSetup("error-dataset-empty", folder=str(place))
    return found


def _write(
    files: Sequence[Path], draft: Path, search: int, seed: int, on_progress: Callable[[int, int], None] | None
) -> Written:
    from offworld.learn.desk import Desk
    from offworld.learn.parquet import Table
    from offworld.learn.rows import Reader

    with _named(files[0]):
        first = read_record(next(_records(files[0])))
        desk = Desk(find_game(first.game), first.seats, first.options)
    reader = Reader(desk, search)
    found = Written(stamp=stamp(desk.game, first.seats, first.options))
    table = Table(draft, found.stamp, desk.actions.atoms, searched=search > 0)
    try:
        for number, file in enumerate(files):
            for record in _records(file):
                with _named(file):
                    described = read_record(record)
                    _check_alike(first, described)
                    match = reader.read(record, fork(seeded(seed), found.matches))
                table.add(file.name, _players(described), match)
                found.matches += 1
                found.rows += len(match.rows)
            if on_progress is not None:
                on_progress(number + 1, len(files))
    finally:
        table.close()
    return found


def _records(file: Path) -> Iterator[dict[str, Any]]:
    """Yield the records in a file: one, or those of a series."""
    with _named(file):
        try:
            found = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadSetup("error-dataset-record", file=str(file), problem=unread(error)) from None
        yield from records_of(found) if is_series_file(found) else [found]


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """Name the file in whatever is refused inside."""
    try:
        yield
    except OffworldError as error:
        if error.text.key == "error-dataset-record":
            raise
        raise BadSetup("error-dataset-record", file=str(file), problem=error.text) from None


def _check_alike(first: Record, other: Record) -> None:
    """Refuse a record whose numbers would mean something else."""
    for name in ("game", "seats", "options"):
        wanted, found = getattr(first, name), getattr(other, name)
        if wanted != found:
            raise OffworldError("error-dataset-mixed", field=name, found=str(found), wanted=str(wanted))


def _players(record: Record) -> list[str | None]:
    """Return who sat where, where the record says so."""
    if record.players is None:
        return [None] * record.seats
    return [player.bot or player.name or None for player in record.players]
