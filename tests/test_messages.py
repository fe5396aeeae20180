"""Words: Russian and English say the same things, and there are words for every key that the code names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import offworld
from offworld.i18n import FOLDER, LANGUAGES, Translator

SOURCES = Path(offworld.__file__).parent
FILES = sorted({path.name for language in LANGUAGES for path in (FOLDER / language).glob("*.ftl")})

# Latin words that are the same in Russian: names of programs, formats and products, what is typed or stored literally
LATIN = re.compile(
    r"""
    true|false|null|JSON|JSONL|CSV|URL|HTTP|HTTPS|https|TCP|API|QR|ID|OK|PyPI|pip|install|python|Python|png|svg|pdf|Schema
    |Offworld|offworld|Dig|Mars|Ray|ray|Matplotlib|PostgreSQL|SQLite|PettingZoo|Gymnasium|OpenSpiel|Bot|mypyc|chess|Forwarded
    |Home|End|Page|Up|Down|Space|Backspace|Delete|Esc|Enter|Tab|Shift|Ctrl
    |PyTorch|NumPy|TensorBoard|MCTS|mcts|greedy|random|seconds|iterations|novice|skilled|expert|you|auto|local|Helion|Tharsis
    """,
    re.VERBOSE,
)

# quoted code, addresses, commands, settings, files
LITERAL = re.compile(
    r"""
    `[^`]*` | "[^"]*" | «[ -~]*» | https?://\S+ | \boffworld\ [^«»,.]* | \S*[=_/\\@]\S* | --?[a-z]\S*
    | \S+\.[a-z]{2,5}\b | \bmake\ [a-z]+
    """,
    re.VERBOSE,
)


@cache
def entries(language: str, name: str) -> dict[str, ftl.Message | ftl.Term]:
    """Return the messages of a file by key; what cannot be parsed fails."""
    path = FOLDER / language / name
    found: dict[str, ftl.Message | ftl.Term] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, (ftl.Message, ftl.Term)):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


class _Parts(Visitor):
    """Collects the variables, those of them that are shown, the references and the plain words of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []

    def visit_SelectExpression(self, node: Any) -> None:
        for reference in _references(node.selector):
            self.variables.add(reference)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.references.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:
        self.words.append(node.value)


def _references(selector: Any) -> set[str]:
    found = _Parts()
    found.visit(selector)
    return found.variables


def parts(entry: ftl.Message | ftl.Term, words: Mapping[str, ftl.Message | ftl.Term] | None = None) -> _Parts:
    """Return what a message is made of; with those of its file also what the messages are that it refers to."""
    found = _Parts()
    found.visit(entry)
    for key in found.references & set(words or ()):
        found.visit((words or {})[key])
    return found


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_keys_and_variables(name: str) -> None:
    """Russian may look at a number for the form of a word where English need not."""
    english, russian = entries("en", name), entries("ru", name)
    messages = [{key for key, entry in each.items() if isinstance(entry, ftl.Message)} for each in (english, russian)]
    assert messages[0] == messages[1]
    for key in messages[0]:
        mine, yours = parts(english[key], english), parts(russian[key], russian)
        assert mine.variables <= yours.variables, key
        assert yours.shown <= mine.variables, key
        assert english[key].value is not None, f"{key} says nothing"
        assert russian[key].value is not None, f"{key} says nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_unique_and_references_lead_somewhere(language: str) -> None:
    everything: dict[str, str] = {}
    for name in FILES:
        for key in entries(language, name):
            assert key not in everything, f"{key} is in {everything.get(key)} and in {name}"
            everything[key] = name
    for name in FILES:
        for key, entry in entries(language, name).items():
            assert parts(entry).references <= set(everything), key


@pytest.mark.parametrize("name", FILES)
def test_russian_is_in_russian(name: str) -> None:
    """A Latin word in Russian text is a name, or something typed literally, or forgotten."""
    for key, entry in entries("ru", name).items():
        if key.endswith("-examples"):  # commands to be typed
            continue
        words = re.findall(r"[A-Za-z]{2,}", LITERAL.sub(" ", " ".join(parts(entry).words)))
        strange = [word for word in words if not LATIN.fullmatch(word) and not word.isupper()]
        assert not strange, f"{key}: {strange}"


@pytest.mark.parametrize("name", FILES)
def test_english_is_in_english(name: str) -> None:
    for key, entry in entries("en", name).items():
        text = " ".join(parts(entry).words)
        assert not re.search("[а-яё]", text, re.IGNORECASE) or "русск" in text.lower(), key


def known_keys() -> set[str]:
    """Return all keys that have words."""
    return {key for name in FILES for key in entries("en", name)}


KEYS = known_keys()
AREAS = {"error", *[key.partition("-")[0] for key in KEYS]}
KEY = re.compile(rf"(?:{'|'.join(sorted(AREAS))})-[a-z0-9_-]+")


def named_keys(path: Path) -> Iterator[tuple[int, str, bool]]:
    """Yield every string in a module that looks like a message key or the beginning of one."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and _is_key(node.values[0]) and len(node.values) > 1:
            yield node.lineno, str(ast.literal_eval(node.values[0])), False
        elif isinstance(node, ast.Constant) and _is_key(node) and id(node) not in inside:
            key = str(node.value)
            yield node.lineno, key, not key.endswith("-")


def _is_key(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value) is not None


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCES)))
def test_every_key_in_the_code_has_words(path: Path) -> None:
    for line, key, whole in named_keys(path):
        if whole:
            assert key in KEYS, f"line {line}: {key}"
        else:
            assert any(each.startswith(key) for each in KEYS), f"line {line}: {key}…"


def test_numbers_below_zero_are_written_with_a_minus() -> None:
    said = [Translator("en", ["Anna-2"]).say("dig_mars-final-points", seat=0, points=points) for points in (-3, -1)]
    assert said == ["Anna-2: \N{MINUS SIGN}3 points", "Anna-2: \N{MINUS SIGN}1 point"]


def test_a_translator_forgives_but_does_not_hide_a_missing_key() -> None:
    assert Translator("en").say("error-that-does-not-exist") == "error-that-does-not-exist"
    assert Translator("ru").say("error-undo-nothing") == "Отменять нечего."
