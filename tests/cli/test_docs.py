"""What the documents show can be typed and read as it stands."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main

import offworld
from offworld.cli.app import app
from offworld.games import game, games
from offworld.i18n import Translator
from offworld.kernel.position import schema

DOCS = Path(__file__).parents[2] / "docs"
COMMAND = re.compile(r"^offworld .*$|(?<=`)offworld [a-z][^`]*(?=`)", re.MULTILINE)  # on a line, or within a sentence
PAGES = [*sorted(DOCS.glob("*.md")), DOCS.parent / "README.md"]
WRITTEN = {page: COMMAND.findall(page.read_text(encoding="utf-8")) for page in PAGES}


def test_the_pages_show_commands() -> None:
    shown = {page.name for page, lines in WRITTEN.items() if lines}
    assert {"README.md", "bots.md", "cli.md", "host.md", "lab.md", "positions.md", "train.md"} <= shown


@pytest.mark.parametrize("page", [page for page, lines in WRITTEN.items() if lines], ids=lambda page: page.name)
def test_the_commands_use_only_options_that_exist(page: Path) -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]  # a group, which typer does not say
    for line in WRITTEN[page]:
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


def fields_of(schema: dict[str, Any]) -> set[str]:
    """Return the names of a game's own fields, and of those of its players and sheets, in any form of its schema."""
    found: set[str] = set()
    for form in schema.get("anyOf", [schema]):
        for name, field in form["properties"].items():
            found.add(name)
            if name in ("players", "sheets"):
                item = field["items"]
                item = schema["$defs"][item["$ref"].rpartition("/")[2]] if "$ref" in item else item
                found |= set(item["properties"])
            elif name == "common":
                found |= {f"common.{each}" for each in field["properties"]}
    return found - {"players", "sheets", "common"}


@pytest.mark.parametrize("name", games())
def test_every_field_of_a_position_is_explained(name: str) -> None:
    page = (DOCS / "positions.md").read_text(encoding="utf-8")
    title = Translator("en").say(name)
    section = page.partition(f"### {title}\n")[2].partition("\n#")[0]
    named = {each.removeprefix("players[].").removeprefix("sheets[].") for each in re.findall(r"`([^`]+)`", section)}
    assert fields_of(game(name).schema()) - named == set()


@pytest.mark.parametrize("name", games())
def test_the_schema_explains_what_all_positions_have(name: str) -> None:
    for field, given in schema(game(name))["properties"].items():
        assert given.get("description"), field
