"""What can go wrong on a command line, as errors with message keys, and the exit codes they lead to."""

from __future__ import annotations

from typing import Final

from offworld.kernel.errors import OffworldError
from offworld.kernel.os_errors import reason

DONE: Final = 0
REFUSED: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130


class UsageProblem(OffworldError):
    """The command line itself is wrong: an unknown command or option, or a value that is not of its kind."""


class FileProblem(OffworldError):
    """A file or folder cannot be read or written, or does not hold what it should."""


class MissingPart(OffworldError):
    """An optional part of the installation is needed and absent."""


def unreadable(path: str, error: OSError) -> FileProblem:
    """Return the error for a file that could not be read."""
    return FileProblem("cli-file-read", path=path, problem=reason(error))


def unwritable(path: str, error: OSError) -> FileProblem:
    """Return the error for a file that could not be written."""
    return FileProblem("cli-file-write", path=path, problem=reason(error, writing=True))
