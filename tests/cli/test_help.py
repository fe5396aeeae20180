"""Help: every command, in both languages, with examples that can be typed."""

from __future__ import annotations

import re
import shlex

import pytest
import typer.main

from offworld.cli.app import app
from offworld.i18n import FOLDER, LANGUAGES, Translator
from tests.cli.conftest import Run

COMMANDS = ("games", "play", "simulate", "train", "bench", "replay", "position", "bots", "serve")
HEADINGS = {"en": ("Options", "Examples"), "ru": ("Параметры", "Примеры")}
KEY = re.compile(r"\b(cli|error|bots)-[a-z]")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_the_users_language(run: Run, command: str, lang: str) -> None:
    said = run(command, "--help", lang=lang)

    assert said.code == 0
    assert said.err == ""
    for heading in HEADINGS[lang]:
        assert f"\n{heading}\n" in said.out
    assert f"offworld {command}" in said.out
    assert not KEY.search(said.out), "a message key without words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_command_all_commands_and_exit_codes_are_shown(run: Run, lang: str) -> None:
    said = run(lang=lang)

    assert said.code == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} +\S", said.out, re.MULTILINE)
    for code in ("0", "1", "2", "130"):
        assert re.search(rf"^  {code} +\S", said.out, re.MULTILINE)
    assert not KEY.search(said.out)


def _examples(lang: str) -> list[str]:
    translator = Translator(lang)
    keys = ["cli-offworld-examples", *[f"cli-{command}-examples" for command in COMMANDS]]
    lines = [line for key in keys for line in translator.say(key).splitlines()]
    return [line for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_use_only_options_that_exist(lang: str) -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]  # a group, which typer does not say
    for example in _examples(lang):
        words = shlex.split(example.partition(" > ")[0])
        assert words[0] == "offworld"
        known = {name for parameter in commands[words[1]].params for name in parameter.opts}
        used = {word for word in words if word.startswith("--")}
        assert used <= known, example


def test_both_languages_have_the_same_messages() -> None:
    found = {}
    for lang in LANGUAGES:
        text = (FOLDER / lang / "cli.ftl").read_text(encoding="utf-8")
        keys = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
        assert len(keys) == len(set(keys)), "a message is given twice"
        blocks = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
        found[lang] = {block.partition(" =")[0]: set(re.findall(r"\$(\w+)", block)) for block in blocks}
    assert found["en"] == found["ru"]


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out.startswith("offworld ")
