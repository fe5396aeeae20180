"""Begin a new game as a copy of Signals, the smallest complete one: rules, words, terminal board, screen and tests.

    python tools/new_game.py lunar_relay

The copy passes the contract as it is. It is not offered to players until its line stands in
`src/offworld/games/__init__.py`; with `--register` the line is written there.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

EXAMPLE = "signals"
# where the parts of a game are: a folder with its files, or one file
PARTS = (
    "src/offworld/games/{name}",
    "src/offworld/i18n/en/{name}.ftl",
    "src/offworld/i18n/ru/{name}.ftl",
    "src/offworld/cli/boards/{name}.py",
    "web/src/games/{name}",
    "tests/games/{name}",
)
REGISTRATION = "src/offworld/games/__init__.py"
LAST_LINE = re.compile(r"(GAMES: Final\[dict\[str, str\]\] = \{\n(?:    .*\n)*)")


def main() -> int:
    """Read the command line and copy; the exit code says whether it was done."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", help="of the new game: small letters, digits and underscores, as in lunar_relay")
    parser.add_argument("--register", action="store_true", help="offer the game to players")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help=argparse.SUPPRESS)
    given = parser.parse_args()
    problem = check(given.root, given.name)
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    for path in copy(given.root, given.name):
        print(path.relative_to(given.root))
    if given.register:
        register(given.root, given.name)
        print(REGISTRATION)
    else:
        print(f"To offer it to players, add to GAMES in {REGISTRATION}:\n    {line_of(given.name)}")
    return 0


def check(root: Path, name: str) -> str | None:
    """Return what is wrong with a name, if anything."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        return f"{name!r} is no name for a game: small letters, digits and single underscores, beginning with a letter"
    taken = [part.format(name=name) for part in PARTS if (root / part.format(name=name)).exists()]
    return f"There is a game {name} already: {', '.join(taken)}" if taken else None


def copy(root: Path, name: str) -> list[Path]:
    """Copy all parts of the example under the new name and return the files that were written."""
    written = []
    for part in PARTS:
        source, target = root / part.format(name=EXAMPLE), root / part.format(name=name)
        files = sorted(source.rglob("*")) if source.is_dir() else [source]
        for file in files:
            if not file.is_file() or "__pycache__" in file.parts:
                continue
            made = target / file.relative_to(source) if source.is_dir() else target
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(renamed(file.read_text(encoding="utf-8"), name, file.suffix == ".ftl"), encoding="utf-8")
            written.append(made)
    return written


def renamed(text: str, name: str, words: bool) -> str:
    """Return a text of the example with the new name in its place; in a file of words, only the keys have it."""
    if words:
        return re.sub(rf"^{EXAMPLE}\b", name, text, flags=re.MULTILINE)
    called = "".join(word.capitalize() for word in name.split("_"))
    text = re.sub(rf"\b{EXAMPLE}(?=[-\"'/.]| import)", name, text)
    return re.sub(rf"\b{EXAMPLE.capitalize()}(?=Game\b|\b)", called, text)


def line_of(name: str) -> str:
    """Return the line that registers a game."""
    return f'"{name}": "offworld.games.{name}",'


def register(root: Path, name: str) -> None:
    """Write the one line that offers the game to players."""
    path = root / REGISTRATION
    text = path.read_text(encoding="utf-8")
    changed, count = LAST_LINE.subn(lambda found: f"{found.group(1)}    {line_of(name)}\n", text, count=1)
    assert count == 1, f"GAMES was not found in {REGISTRATION}"
    path.write_text(changed, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
