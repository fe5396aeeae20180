"""Whatever file or folder the pages for readers name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "benchmarks" / "README.md"]
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)")
NAME = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|md|ts|svelte|ftl|svg|css)|[\w-]+\.md|(?:[\w.-]+/)+)`")
MADE = {"dist/", "checkpoints/", "web/src/generated/"}  # by commands
PACKAGE = "src/offworld"
ROOMS = ("", "docs", "src", "web/src", PACKAGE, f"{PACKAGE}/*", f"{PACKAGE}/games/*", f"{PACKAGE}/games/*/*")


def missing(page: Path) -> list[str]:
    """Return what a page links to or names and is not there; paths may begin at any room of the package."""
    text = page.read_text(encoding="utf-8")
    found = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    named = [name for name in NAME.findall(text) if name not in MADE]
    return found + [name for name in named if not any(any(ROOT.glob(f"{room}/{name}".lstrip("/"))) for room in ROOMS)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    assert missing(page) == []


def test_a_page_that_names_what_is_gone_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "odd.md").write_text("[a](gone.md) `kernel/gone.py` `docs/gone.md` `kernel/game.py` [b](odd.md)")
    assert missing(tmp_path / "odd.md") == ["gone.md", "kernel/gone.py", "docs/gone.md"]
