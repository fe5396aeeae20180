"""Files are written whole or not at all, and what cannot be read is explained."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from offworld.cli.files import check_writable, read_json, write_text, written_form
from offworld.cli.problems import FileProblem
from offworld.i18n import Translator


def test_a_full_disk_leaves_the_old_file_and_no_traces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    path.write_text("old")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(FileProblem) as refused:
        write_text(str(path), "new")

    assert "на диске нет места" in Translator("ru").say(refused.value.text)
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["match.json"]


def test_looking_whether_a_file_can_be_written_leaves_no_traces(tmp_path: Path) -> None:
    check_writable(str(tmp_path / "match.json"))
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("content", "line", "column"),
    [
        (b'{"a": 1,}', "1", "9"),
        (b'{\n "a": 1\n "b": 2}', "3", "2"),
        (b"", "1", "1"),
        (b'{"a": "\xff"}', "1", None),
        (b"[" * 100_000, "1", None),
    ],
)
def test_broken_json_says_where(tmp_path: Path, content: bytes, line: str, column: str | None) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)

    with pytest.raises(FileProblem) as refused:
        read_json(str(path))

    assert refused.value.text.key == "cli-file-json"
    assert refused.value.text.params["line"] == line
    if column is not None:
        assert refused.value.text.params["column"] == column


def test_a_file_is_easy_to_read_and_says_the_same() -> None:
    value = {"name": "Дюна", "answers": [[0, ["drill", 3], None], [1, "end", 2.5]] * 9, "none": {}, "empty": []}

    text = written_form(value)

    assert json.loads(text) == value
    assert "Дюна" in text
    assert '    [0, ["drill", 3], null],\n' in text
    assert max(len(line) for line in text.splitlines()) <= 120
