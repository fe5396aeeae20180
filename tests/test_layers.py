"""Imports point downwards only, no game knows another, and rules touch neither clock, chance nor files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import offworld

ROOT = Path(offworld.__file__).parent
LAYERS = {"kernel": 0, "toolbox": 1, "games": 2, "bots": 3, "learn": 3, "arena": 3, "train": 4, "server": 4, "cli": 5}
PURE = {"kernel", "toolbox", "games"}  # neither chance, clock nor anything outside
SPEAKERS = {"server", "cli", "i18n", "arena", "train"}  # who may put messages into words; arena and train draw charts
READERS = {"i18n", "cli", "server", "learn", "arena", "train"}  # who may read and write files and the like

FILES = {"fileinput", "glob", "io", "mmap", "os", "pathlib", "pickle", "shelve", "shutil", "sqlite3", "tempfile"}
NETWORK = {"ftplib", "http", "httpx", "requests", "select", "selectors", "smtplib", "socket", "ssl", "urllib"}
PROCESSES = {"asyncio", "ctypes", "fcntl", "logging", "multiprocessing", "signal", "subprocess", "sys", "threading"}
OUTSIDE = FILES | NETWORK | PROCESSES
CHANCE_AND_CLOCK = {"calendar", "datetime", "random", "secrets", "time", "uuid", "zoneinfo", "numpy"}
CALLS = {"open", "print", "input", "exec", "eval", "breakpoint"}

MODULES = sorted(ROOT.rglob("*.py"))


def name_of(path: Path) -> str:
    """Return the dotted name of a module."""
    parts = ["offworld", *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> str:
    """Return the part of the package that a module belongs to; the package itself is the empty name."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def imports(path: Path) -> Iterator[str]:
    """Yield the full name of everything a module imports, wherever in the file."""
    module = name_of(path)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*parents, *([base] if base else [])])
            yield from [f"{base}.{alias.name}" for alias in node.names]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_downwards(path: Path) -> None:
    layer = layer_of(name_of(path))
    assert layer in {"", "i18n", *LAYERS}, "every part of the package has its layer"
    for imported in imports(path):
        if imported.partition(".")[0] != "offworld":
            continue
        other = layer_of(imported)
        if other not in LAYERS and other != "i18n":  # something that the package itself offers
            assert layer not in PURE | {"i18n"}, f"{imported} is above"
        elif layer == "":
            is_word = imported == "offworld.i18n.Translator"  # errors are said in words, wherever they come from
            assert other in {"games", "kernel"} or is_word, f"the package itself offers only games, not {imported}"
        elif layer == "i18n":
            assert other in {"kernel", "i18n"}, imported
        elif other == "i18n":
            assert layer in SPEAKERS, f"{imported}: rules and bots speak in message keys"
        else:
            assert LAYERS[other] <= LAYERS[layer], f"{imported} is above"


@pytest.mark.parametrize("path", [path for path in MODULES if layer_of(name_of(path)) == "games"], ids=name_of)
def test_no_game_imports_another(path: Path) -> None:
    parts = name_of(path).split(".")
    for imported in imports(path):
        found = imported.split(".")
        if found[:2] == ["offworld", "games"] and len(parts) > 2:
            assert found[2:3] == [parts[2]], imported


@pytest.mark.parametrize("path", [path for path in MODULES if layer_of(name_of(path)) in PURE], ids=name_of)
def test_rules_know_neither_chance_nor_clock_nor_files(path: Path) -> None:
    roots = {imported.partition(".")[0] for imported in imports(path)}
    assert not roots & (OUTSIDE | CHANCE_AND_CLOCK)
    assert not _calls(path) & CALLS


@pytest.mark.parametrize("path", [path for path in MODULES if layer_of(name_of(path)) not in READERS], ids=name_of)
def test_only_some_layers_do_input_and_output(path: Path) -> None:
    assert not {imported.partition(".")[0] for imported in imports(path)} & OUTSIDE
    assert not _calls(path) & CALLS


def _calls(path: Path) -> set[str]:
    """Return the names of the functions that a module calls by a plain name."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


@pytest.mark.parametrize("path", [path for path in MODULES if layer_of(name_of(path)) in PURE], ids=name_of)
def test_rules_keep_no_state_of_their_own(path: Path) -> None:
    """What a module holds is never rebound: no `global`. (A catalog, always the same, may be kept.)"""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.Global), f"line {node.lineno}"


def test_the_check_sees_imports_inside_functions_too() -> None:
    assert "offworld.kernel.codec.decode_stack" in set(imports(ROOT / "kernel" / "position.py"))
    assert "offworld.kernel.position.start" in set(imports(ROOT / "kernel" / "game.py"))


@pytest.mark.parametrize(
    ("written", "home"),
    [
        (r"\\u2212|−", "kernel/text.py"),
        (r"1 << 63|2 ?\*\* ?63", "kernel/seed.py"),
        (r"\.strerror\b(?!\()|errno\.(ENOENT|EACCES)\b", "kernel/os_errors.py"),  # nobody else reads them
    ],
)
def test_a_true_minus_the_limit_of_short_seeds_and_errors_of_the_system_are_written_once(
    written: str, home: str
) -> None:
    found = [path for path in MODULES if re.search(written, path.read_text(encoding="utf-8"))]
    assert found == [ROOT / home]
