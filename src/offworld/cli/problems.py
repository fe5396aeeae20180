"""What can go wrong on a command line, as errors with message keys, and the exit codes they lead to."""

from __future__ import annotations

import errno
from socket import gaierror
from typing import Final

from offworld.kernel.errors import OffworldError
from offworld.kernel.text import Text

DONE: Final = 0
REFUSED: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130

_REASONS: Final[dict[int, str]] = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read-only",
    errno.ENOTDIR: "not-a-folder",
    errno.EISDIR: "is-a-folder",
    errno.EEXIST: "not-a-folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EADDRINUSE: "address-in-use",
    errno.ECONNREFUSED: "nobody-listens",
    errno.EHOSTUNREACH: "unreachable",
    errno.ENETUNREACH: "unreachable",
    errno.ETIMEDOUT: "unreachable",
}


class UsageProblem(OffworldError):
    """The command line itself is wrong: an unknown command or option, or a value that is not of its kind."""


class FileProblem(OffworldError):
    """A file or folder cannot be read or written, or does not hold what it should."""


class MissingPart(OffworldError):
    """An optional part of the installation is needed and absent."""


def reason(error: OSError, writing: bool = False) -> Text:
    """Return why the operating system refused, in words where we have them."""
    name = _REASONS.get(error.errno or 0)
    if name == "missing" and writing:
        name = "no-folder"
    elif isinstance(error, TimeoutError):
        name = "unreachable"
    elif isinstance(error, gaierror):  # its numbers are not those of errno
        name = "no-such-host"
    if name is None:
        return Text("cli-os-other", {"problem": error.strerror or str(error)})
    return Text(f"cli-os-{name}")


def unreadable(path: str, error: OSError) -> FileProblem:
    """Return the error for a file that could not be read."""
    return FileProblem("cli-file-read", path=path, problem=reason(error))


def unwritable(path: str, error: OSError) -> FileProblem:
    """Return the error for a file that could not be written."""
    return FileProblem("cli-file-write", path=path, problem=reason(error, writing=True))
