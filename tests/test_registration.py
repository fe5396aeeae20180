"""A game is registered by one line in `games/__init__.py`; everything else about it is found by its name."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import pkgutil
import re
from pathlib import Path

import pytest

import offworld
from offworld.bots import bot, levels
from offworld.cli import boards
from offworld.games import EXAMPLES, GAMES
from offworld.i18n import FOLDER, LANGUAGES
from offworld.kernel.effect import Effect
from offworld.kernel.errors import BadSetup
from offworld.kernel.kinds import kinds
from offworld.kernel.level import LEVEL_NAMES

SOURCES = Path(offworld.__file__).parent
ROOT = SOURCES.parent.parent
WEB = ROOT / "web" / "src"
MARS_BOARD = [f"src/offworld/cli/boards/mars_{part}.py" for part in ("cards", "map", "words")]  # parts of its board


def of_a_game(path: Path, name: str) -> bool:
    """Return whether a file belongs to one game: it lies in the game's folder or is called like the game."""
    return name in path.parts or path.stem.startswith(name)


def sources() -> list[Path]:
    """Return what people write: neither what is made from it, nor what only tests need."""
    found = list(SOURCES.rglob("*.py"))
    found += [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"} and ".test." not in path.name]
    return [path for path in found if not {"static", "generated", "testing"}.intersection(path.parts)]


def mentions(path: Path, name: str) -> bool:
    """Return whether a file names a game other than in a comment: as a whole word, quoted or not, or in a key."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return (
            re.search(rf"\b{name}\b", re.sub(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", "", text, flags=re.DOTALL)) is not None
        )
    word = re.compile(rf"(?<![\w-]){name}(?!\w)")
    tree = ast.parse(text)
    holders = [node for node in ast.walk(tree) if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))]
    docs = {id(node.body[0].value) for node in holders if node.body and isinstance(node.body[0], ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            found = [node.value]
        elif isinstance(node, (ast.Name, ast.Attribute, ast.arg, ast.keyword, ast.alias, ast.ImportFrom)):
            found = [str(value) for _, value in ast.iter_fields(node) if isinstance(value, str)]
        else:
            continue
        if any(word.search(each) for each in found):
            return True
    return False


@pytest.mark.parametrize("name", [*GAMES, *EXAMPLES])
def test_nothing_but_the_registration_names_a_game(name: str) -> None:
    """In no form: quoted, as a key, an argument, an import. Another game may use the word for a thing of its own."""
    other_games = [each for each in (*GAMES, *EXAMPLES) if each != name]
    named = [
        str(path.relative_to(ROOT))
        for path in sources()
        if not of_a_game(path.relative_to(ROOT), name)
        and not any(each in path.relative_to(ROOT).parts for each in other_games)
        and mentions(path, name)
    ]
    assert [path for path in named if not (name == "terraforming_mars" and path in MARS_BOARD)] == [
        "src/offworld/games/__init__.py"
    ]
    lines = (SOURCES / "games" / "__init__.py").read_text().splitlines()
    assert len([line for line in lines if re.search(rf"\b{name}\b", line)]) == 1


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ('GAMES = {"ceres": 1}', True),
        ("set_up(ceres=True)", True),
        ("from offworld.games.ceres import GAME", True),
        ('key = f"ceres-{card}"', True),
        ('"""Ceres and ceres."""  # ceres', False),
        ('name = "ceresine"', False),
    ],
)
def test_the_check_sees_a_game_however_it_is_named(text: str, seen: bool, tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(text)
    assert mentions(file, "ceres") == seen


@pytest.mark.parametrize("name", [*GAMES, *EXAMPLES])
def test_the_parts_of_a_game_are_found_by_its_name(name: str) -> None:
    assert {**GAMES, **EXAMPLES}[name] == f"offworld.games.{name}"
    assert inspect.getmodule(offworld.game(name)) is not None
    for language in LANGUAGES:
        assert (FOLDER / language / f"{name}.ftl").is_file()
    assert importlib.util.find_spec(f"{boards.__name__}.{name}") is not None
    assert (WEB / "games" / name / "index.ts").is_file()


@pytest.mark.parametrize("name", [*GAMES, *EXAMPLES])
def test_every_effect_of_a_game_can_stand_on_the_stack(name: str) -> None:
    """A game knows the effects that were imported before it was made; none may lie in a module that comes later."""
    known = set(offworld.game(name).effects)
    package = importlib.import_module(f"offworld.games.{name}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    assert set(kinds(Effect, package.__name__)) == known


def test_the_example_is_there_and_not_offered() -> None:
    assert set(EXAMPLES).isdisjoint(offworld.games())
    for name in EXAMPLES:
        assert offworld.game(name).name == name
    with pytest.raises(BadSetup) as caught:
        offworld.game("nonsense")
    assert caught.value.text.params["allowed"] == ", ".join(GAMES)


@pytest.mark.parametrize("name", offworld.games())
def test_options_have_their_words_in_the_file_that_the_lobby_loads(name: str) -> None:
    """A game may spread its words over several files; before a match begins only the first is fetched."""
    for language in LANGUAGES:
        text = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
        for option in offworld.game(name).options:
            assert f"\n{name}-option-{option.name} =" in text, f"{option.name} in {language}"


def test_the_client_lists_no_games() -> None:
    assert "import.meta.glob" in (WEB / "games" / "index.ts").read_text(encoding="utf-8")


# --- levels and ladders -----------------------------------------------------------------------------------------------


def ladder() -> object:
    spec = importlib.util.spec_from_file_location("ladder_tool", ROOT / "benchmarks" / "ladder.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", offworld.games())
def test_every_game_has_the_levels_that_people_choose_from(name: str) -> None:
    game = offworld.game(name)
    assert tuple(level.name for level in game.levels) == LEVEL_NAMES == levels()
    for level in game.levels:
        made = bot(level.name, game)
        for setting, value in level.settings.items():
            assert getattr(made, setting) == value
        for goal in level.goals:
            assert goal.against or 1 in game.seats
            assert bot(goal.against or "random", game)


@pytest.mark.parametrize("name", offworld.games())
def test_the_ladder_plays_what_the_levels_are(name: str) -> None:
    game = offworld.game(name)
    rungs = ladder().rungs_of(game)  # type: ignore[attr-defined]  # a module made by hand
    assert rungs == [
        (level.name, goal.against, goal.matches, goal.wins) for level in game.levels for goal in level.goals
    ]
    counted = ladder().rungs_of(game, 30)  # type: ignore[attr-defined]
    assert {rung[0] for rung in counted} == {"skilled", "expert:iterations=30"}
    by_pace = ladder().rungs_of(game, counted=True)  # type: ignore[attr-defined]
    assert {rung[0] for rung in by_pace} == {"skilled", "expert:counted=true"}
