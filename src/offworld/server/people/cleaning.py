"""Names and lines of chat as people may type them, made fit for everybody's screen."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from offworld.server.errors import ServerError

NAME_LENGTH = 24
CHAT_LENGTH = 300
JOINER: Final = "\u200d"  # makes one picture of several: an astronaut of a woman and a rocket
BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800"  # letters and signs that show nothing
_PILE: Final = re.compile(
    "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4}"
)  # no language needs four
HIGHEST, SAME = 6, 3  # marks of any script in a row, and of one kind: some need five, none the same one thrice
# Nothing to join there, and nothing to be seen. A row of them is looked at once, not from each of them to its end.
_LOOSE: Final = re.compile(rf"(?<!\S){JOINER}+|(?<!{JOINER}){JOINER}++(?!\S)")


def clean(text: str, limit: int, field: str) -> str:
    """Return a text in one line without control characters; raise where nothing or too much is left."""
    kept = "".join(" " if char.isspace() else char for char in text if char.isspace() or _printable(char))
    kept = " ".join(_LOOSE.sub("", kept).split())
    if not 1 <= len(kept) <= limit:
        raise ServerError("server-length", field=field, limit=limit)
    if _piled(unicodedata.normalize("NFD", kept)) or not any(map(_seen, kept)):
        raise ServerError("server-unreadable", field=field)
    return kept


def _piled(text: str) -> bool:
    """Return whether marks pile up in a decomposed text, over the lines above and below it."""
    last, run, same = "", 0, 0
    for char in text:
        same = same + 1 if char == last else 1
        run = run + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if run >= HIGHEST or (run and same >= SAME):
            return True
        last = char
    return _PILE.search(text) is not None


def _seen(char: str) -> bool:
    """Return whether a character leaves a trace by itself."""
    return char not in BLANK and unicodedata.category(char)[0] in "LNPS"


def _printable(char: str) -> bool:
    # Cc: control, Cs: half a character, Co and Cn: nobody's; Cf would let a name turn the text around it.
    return char == JOINER or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
