"""Why the operating system refused something, as message keys: its own sentences are in one language only."""

from __future__ import annotations

import errno
from socket import gaierror
from typing import Final

from offworld.kernel.text import Text

_REASONS: Final[dict[int, str]] = {
    errno.ENOENT: "server-os-missing",
    errno.EACCES: "server-os-denied",
    errno.EPERM: "server-os-denied",
    errno.EROFS: "server-os-read-only",
    errno.ENOTDIR: "server-os-not-a-folder",
    errno.EEXIST: "server-os-not-a-folder",
    errno.EISDIR: "server-os-is-a-folder",
    errno.ENOSPC: "server-os-full",
    errno.EDQUOT: "server-os-full",
    errno.ENAMETOOLONG: "server-os-name-too-long",
    errno.EADDRINUSE: "server-os-address-in-use",
    errno.EADDRNOTAVAIL: "server-os-address-not-ours",
}


def reason(error: Exception) -> Text:
    """Return why something failed; the number of the error where there are no words for it."""
    if isinstance(error, (gaierror, UnicodeError)):  # the numbers of name look-ups are not those of errno
        return Text("server-os-no-such-host")
    number = error.errno or 0 if isinstance(error, OSError) else 0
    key = _REASONS.get(number)
    if key is None:
        return Text("server-os-other", {"code": errno.errorcode.get(number, type(error).__name__)})
    return Text(key)
