"""Whoever names a message gives it all that its words need, and nothing that they never say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from offworld.i18n import LANGUAGES
from tests.test_messages import FILES, KEY, SOURCES, entries, parts

NOT_FOR_WORDS = {"topic", "style", "held", "order"}  # arguments of whom the key is given to
WHO = "seat"  # may always be given: a log shows who did something even where the words do not say it


def variables() -> dict[str, set[str]]:
    """Return what the words of each message need, in either language and by way of other messages."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        words = {key: entry for name in FILES for key, entry in entries(language, name).items()}
        for key, entry in words.items():
            if isinstance(entry, ftl.Message):
                found.setdefault(key, set()).update(_needed(key, words))
    return found


def _needed(key: str, words: dict[str, ftl.Message | ftl.Term]) -> set[str]:
    mine = parts(words[key])
    others = [each for each in mine.references if isinstance(words[each], ftl.Message)]
    return mine.variables.union(*[_needed(each, words) for each in others])


VARIABLES = variables()


def given(call: ast.Call) -> tuple[str, set[str], bool] | None:
    """Return the message that a call names, the parameters beside it, and whether these are all in sight."""
    literals = [each.value if isinstance(each, ast.Constant) else None for each in call.args]
    keys = [each for each in literals if isinstance(each, str) and KEY.fullmatch(each) and each in VARIABLES]
    if not keys:
        return None
    names = {each.arg for each in call.keywords if each.arg is not None} - NOT_FOR_WORDS - {"params"}
    whole = all(each.arg is not None for each in call.keywords)
    packed = [each.value for each in call.keywords if each.arg == "params"]
    for value in [*call.args[literals.index(keys[0]) + 1 :], *packed]:
        if isinstance(value, ast.Dict) and all(isinstance(each, ast.Constant) for each in value.keys):
            names |= {str(each.value) for each in value.keys if isinstance(each, ast.Constant)}
        else:
            whole = False
    return keys[0], names, whole


def wrong(tree: ast.AST) -> Iterator[str]:
    """Yield what is missing in, or too much for, the messages that a module names."""
    for node in ast.walk(tree):
        found = given(node) if isinstance(node, ast.Call) else None
        if isinstance(node, ast.Call) and found is not None:
            key, names, whole = found
            if whole and VARIABLES[key] - names:
                yield f"line {node.lineno}: {key} lacks {VARIABLES[key] - names}"
            if names - VARIABLES[key] - {WHO}:
                yield f"line {node.lineno}: {key} never says {names - VARIABLES[key]}"


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCES)))
def test_messages_get_what_their_words_need(path: Path) -> None:
    assert list(wrong(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_the_check_sees_what_is_missing_and_what_is_too_much() -> None:
    lacking = 'raise IllegalAnswer("error-not-offered", value="7", why="there")'
    assert len(list(wrong(ast.parse(lacking)))) == 2
    assert list(wrong(ast.parse('Text("error-not-offered", {"value": 1, "question": 2, "allowed": 3})'))) == []
