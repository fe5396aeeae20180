"""Reading and writing JSON files; every way in which that can fail has words of its own."""

from __future__ import annotations

import errno
import json
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from offworld.cli.problems import FileProblem, unreadable, unwritable
from offworld.kernel.os_errors import reason

STANDARD = "-"
LINE = 110


def read_json(path: str) -> dict[str, Any]:
    """Return the JSON object in a file; `-` is standard input."""
    try:
        content = sys.stdin.buffer.read() if path == STANDARD else Path(path).read_bytes()
    except OSError as error:
        raise unreadable(path, error) from None
    try:
        found = msgspec.json.decode(content)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise FileProblem("cli-file-json", path=path, **_place(content, str(error))) from None
    if not isinstance(found, dict):
        raise FileProblem("cli-file-object", path=path)
    return found


def _place(content: bytes, problem: str) -> dict[str, str]:
    """Return line and column of a syntax error that names a byte; of the end, where it names none."""
    _, _, byte = problem.rpartition("(byte ")
    digits = byte.rstrip(")")
    before = content[: int(digits)] if digits.isdecimal() else content
    line = before.count(b"\n") + 1
    return {"line": str(line), "column": str(len(before) - (before.rfind(b"\n") + 1) + 1)}


def written_form(value: object) -> str:
    """Return the text of a JSON file that people can read: what fits on a line stands on one."""
    return _pretty(value, 0) + "\n"


def _pretty(value: object, indent: int) -> str:
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= LINE or not isinstance(value, (dict, list, tuple)):
        return line
    inside = " " * (indent + 2)
    if isinstance(value, dict):
        parts = [f"{json.dumps(name, ensure_ascii=False)}: {_pretty(part, indent + 2)}" for name, part in value.items()]
    else:
        parts = [_pretty(part, indent + 2) for part in value]
    start, end = "{}" if isinstance(value, dict) else "[]"
    return start + "\n" + ",\n".join(inside + part for part in parts) + "\n" + " " * indent + end


def write_text(path: str, text: str) -> None:
    """Write a whole file or nothing: a crash or a full disk leaves what was there before."""
    draft = f"{path}.{os.getpid()}.part"
    try:
        with open(draft, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(draft, path)
    except OSError as error:
        with suppress(OSError):
            os.unlink(draft)
        raise unwritable(path, error) from None


def check_writable(path: str) -> None:
    """Say at once, before long work, that a file cannot be written; changes nothing."""
    folder = os.path.dirname(path) or "."
    try:
        if os.path.isdir(path):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise unwritable(path, error) from None


def make_folder(path: str) -> None:
    """Make a folder, with those above it, and check that files can be written there."""
    try:
        os.makedirs(path, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError as error:
        raise FileProblem("cli-folder-write", path=path, problem=reason(error)) from None
