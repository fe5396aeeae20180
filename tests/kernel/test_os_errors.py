"""Refusals of the operating system, told apart by their numbers and never in its own words."""

from __future__ import annotations

import errno
from socket import EAI_NONAME, gaierror

import pytest

from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.os_errors import reason


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (OSError(errno.EACCES, "Permission denied"), "denied"),
        (OSError(errno.ENOSPC, "No space left on device"), "full"),
        (OSError(errno.ECONNREFUSED, "Connection refused"), "nobody-listens"),
        (TimeoutError("timed out"), "unreachable"),
        (gaierror(EAI_NONAME, "Name or service not known"), "no-such-host"),
        (OSError(errno.EIO, "Input/output error"), "other"),
        (OSError(), "other"),
    ],
)
def test_a_refusal_is_said_in_our_words(error: OSError, key: str) -> None:
    told = reason(error)
    assert told.key == f"error-os-{key}"
    for language in LANGUAGES:
        said = Translator(language).say(told)
        assert said
        assert not (error.strerror and error.strerror in said)


def test_what_has_no_words_is_named_by_its_number_or_its_class() -> None:
    assert reason(OSError(errno.EIO, "Input/output error")).params == {"code": "EIO"}
    assert reason(OSError()).params == {"code": "OSError"}
    assert reason(OSError("no Parquet file")).params == {"code": "no Parquet file"}
