"""Why the operating system refused something, as message keys: its own sentences are in one language only."""

from __future__ import annotations

import errno
from typing import Final

from offworld.kernel.text import Text

_REASONS: Final[dict[int, str]] = {
    errno.ENOENT: "error-os-missing",
    errno.EACCES: "error-os-denied",
    errno.EPERM: "error-os-denied",
    errno.EROFS: "error-os-read-only",
    errno.ENOTDIR: "error-os-not-a-folder",
    errno.EEXIST: "error-os-not-a-folder",
    errno.EISDIR: "error-os-is-a-folder",
    errno.ENOSPC: "error-os-full",
    errno.EDQUOT: "error-os-full",
    errno.ENAMETOOLONG: "error-os-name-too-long",
    errno.EADDRINUSE: "error-os-address-in-use",
    errno.EADDRNOTAVAIL: "error-os-address-not-ours",
    errno.ECONNREFUSED: "error-os-nobody-listens",
    errno.EHOSTUNREACH: "error-os-unreachable",
    errno.ENETUNREACH: "error-os-unreachable",
    errno.ETIMEDOUT: "error-os-unreachable",
}


def reason(error: Exception, writing: bool = False) -> Text:
    """Return why something failed; the number of the error where there are no words for it.

    >>> reason(FileNotFoundError(errno.ENOENT, "No such file or directory")).key
    'error-os-missing'
    >>> reason(FileNotFoundError(errno.ENOENT, "No such file or directory"), writing=True).key
    'error-os-no-folder'
    """
    # The numbers of name look-ups are not those of errno; only the name of their class is known without sockets.
    if isinstance(error, UnicodeError) or type(error).__name__ == "gaierror":
        return Text("error-os-no-such-host")
    if isinstance(error, TimeoutError):
        return Text("error-os-unreachable")
    number = error.errno or 0 if isinstance(error, OSError) else 0
    key = _REASONS.get(number)
    if key is None:
        return Text("error-os-other", {"code": errno.errorcode.get(number) or str(error) or type(error).__name__})
    return Text("error-os-no-folder" if writing and number == errno.ENOENT else key)
