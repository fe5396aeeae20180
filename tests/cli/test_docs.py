"""What the documents show can be typed and read as it stands."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
import typer.main

import offworld
from offworld.cli.app import app

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("cli.md", "positions.md")


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_use_only_options_that_exist(page: str) -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]  # a group, which typer does not say
    text = (DOCS / page).read_text(encoding="utf-8")
    lines = re.findall(r"^offworld .*$", text, re.MULTILINE)
    assert lines
    for line in lines:
        words = shlex.split(line, comments=True)
        known = {name for parameter in commands[words[1]].params for name in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= known, line


def test_the_position_can_be_loaded() -> None:
    blocks = re.findall(r"^```json\n(.*?)^```", (DOCS / "positions.md").read_text(encoding="utf-8"), re.S | re.M)
    assert blocks
    for block in blocks:
        position = json.loads(block)
        assert offworld.game(position["game"]).load(position).asked()


def test_every_command_is_described() -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]  # a group, which typer does not say
    text = (DOCS / "cli.md").read_text(encoding="utf-8")
    for name in commands:
        assert f"| `offworld {name}` |" in text
