"""What travels between server and clients, a line for each field, as it was when the protocol got its number.

    python -m tests.server.protocol --anew

writes `protocol.txt` anew, which is needed when the number has risen, and allowed when something has only been added.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from offworld.server.wire import frames
from tools.client_types import files

KEPT = Path(__file__).with_name("protocol.txt")
TYPE = re.compile(r"^export (?:type|interface) (\w+)[^={]*=? ?(\{.*?^\};?$|[^;]*;)", re.DOTALL | re.MULTILINE)
FIELD = re.compile(r"^  ('?[\w-]+'?\??): (.+);$", re.MULTILINE)


def lines() -> list[str]:
    """Return all fields of all types, and all that a type may be, with the number of the protocol before them."""
    found = [f"protocol {frames.PROTOCOL}"]
    for name, text in sorted(files().items()):
        for kind, written in TYPE.findall(re.sub(r"/\*\*.*?\*/\n", "", text, flags=re.DOTALL)):
            of = f"{name.removesuffix('.ts')} {kind}"
            if written.startswith("{\n"):
                found += [f"{of}.{field}: {made}" for field, made in FIELD.findall(written)]
            else:
                found += [f"{of} = {part.strip()}" for part in written.rstrip(";").split(" | ")]
    return found


def broken(before: list[str], now: list[str], comes_in: set[str]) -> list[str]:
    """Return what an old page or program would stumble over: what is gone or different, and what it must now send.

    `comes_in` names the types that clients send: to them nothing may be added that cannot be left out.
    """
    known = {line.partition(".")[0] for line in before}
    gone = [line for line in before if line not in now]
    asked = [
        line
        for line in now
        if line not in before and _type_of(line) in comes_in and "?:" not in line and line.partition(".")[0] in known
    ]
    return gone + asked


def _type_of(line: str) -> str:
    return re.split(r"[ .]", line)[1]


if __name__ == "__main__":
    if sys.argv[1:] != ["--anew"]:
        sys.exit(__doc__)
    KEPT.write_text("\n".join(lines()) + "\n", encoding="utf-8")
