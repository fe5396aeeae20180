"""The matches of a tournament, kept in a file as they are played, so that their number does not fill the memory."""

from __future__ import annotations

import os
from array import array
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, overload

import msgspec

from offworld.arena.job import MatchResult
from offworld.arena.referee import unwritable
from offworld.kernel.errors import OffworldError

NAME = "results.jsonl"
_NONE = (1 << 64) - 1


class Matches(Sequence[MatchResult]):
    """The results of matches in the order of their numbers, one line each in a file, in the order of their arrival.

    It lies in a folder or, without one, where it vanishes with this object. A line is written whole or, if the process
    is killed meanwhile, taken for nothing: then that match is missing.
    """

    def __init__(self, games: int, folder: Path | None = None, growing: bool = True) -> None:
        self._places = array("Q", [_NONE]) * games
        self._count = 0
        self._file: IO[bytes]
        try:
            mode = "a+b" if growing else "rb"
            self._file = (folder / NAME).open(mode) if folder is not None else TemporaryFile(mode)  # noqa: SIM115
        except OSError as error:
            raise unwritable(folder or Path(), error) from None
        self._end = self._find(folder)
        if growing:
            self._file.truncate(self._end)

    def _find(self, folder: Path | None) -> int:
        """Find the results that are there, and return where they end: a line may be written in part."""
        self._file.seek(0)
        end = 0
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                break
            try:
                self._note(msgspec.json.decode(line, type=MatchResult).number, end)
            except msgspec.MsgspecError:
                file = str(folder / NAME) if folder is not None else NAME
                raise OffworldError("error-tournament-line", file=file, line=number) from None
            end += len(line)
        return end

    def add(self, result: MatchResult) -> None:
        """Keep the result of a match."""
        line = msgspec.json.encode(result) + b"\n"
        try:
            os.write(self._file.fileno(), line)
        except OSError as error:
            raise unwritable(Path(str(self._file.name)).parent, error) from None
        self._note(result.number, self._end)
        self._end += len(line)

    def _note(self, number: int, place: int) -> None:
        if number < len(self._places) and self._places[number] == _NONE:
            self._places[number] = place
            self._count += 1

    @property
    def played(self) -> Collection[int]:
        """The numbers of the matches that are there."""
        return _Played(self._places)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[MatchResult]:
        for place in self._places:
            if place != _NONE:
                yield self._read(place)

    @overload
    def __getitem__(self, at: int) -> MatchResult: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[MatchResult]: ...

    def __getitem__(self, at: int | slice) -> MatchResult | Sequence[MatchResult]:
        if self._count < len(self._places):
            return tuple(self)[at]
        if isinstance(at, slice):
            return tuple([self._read(place) for place in self._places[at]])
        return self._read(self._places[at])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all([mine == theirs for mine, theirs in zip(self, other)])

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __reduce__(self) -> tuple[type[tuple[MatchResult, ...]], tuple[list[MatchResult]]]:
        return tuple, (list(self),)  # the file stays where it is

    def _read(self, place: int) -> MatchResult:
        self._file.seek(place)
        return msgspec.json.decode(self._file.readline(), type=MatchResult)


class _Played(Collection[int]):
    def __init__(self, places: array[int]) -> None:
        self._places = places

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self._places[number] != _NONE

    def __iter__(self) -> Iterator[int]:
        return iter([number for number, place in enumerate(self._places) if place != _NONE])

    def __len__(self) -> int:
        return sum([place != _NONE for place in self._places])
