"""Make a release: `release.py 0.2.0` names it in package and changelog, commits and tags that, and builds the wheel.

Nothing is pushed or uploaded. `make release VERSION=0.2.0` runs all tests first.
"""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = Path("CHANGELOG.md")
PACKAGE = Path("src/offworld/__init__.py")
NEXT = "## Unreleased\n"
AFFECTED = "Matches in play: "  # the line of each release that says what becomes of them


class CannotRelease(Exception):
    """Something is missing; nothing has been changed."""


def main(arguments: list[str]) -> int:
    """Make the release that is named; the exit code says whether it was made."""
    if len(arguments) != 1:
        print("usage: release.py VERSION", file=sys.stderr)
        return 2
    try:
        release(ROOT, arguments[0], date.today())
    except CannotRelease as error:
        print(error, file=sys.stderr)
        return 1
    return subprocess.run(["uv", "build", "--wheel", "--quiet"], cwd=ROOT, check=False).returncode


def release(root: Path, version: str, day: date) -> None:
    """Write the version into package and changelog, commit that and tag the commit."""
    if _git(root, "status", "--porcelain"):
        raise CannotRelease("There are changes that are not committed; commit or stash them first.")
    if _git(root, "tag", "--list", f"v{version}"):
        raise CannotRelease(f"v{version} is there already.")
    package = renumbered((root / PACKAGE).read_text(encoding="utf-8"), version)
    changelog = headed((root / CHANGELOG).read_text(encoding="utf-8"), version, day)
    (root / PACKAGE).write_text(package, encoding="utf-8")
    (root / CHANGELOG).write_text(changelog, encoding="utf-8")
    _git(root, "commit", "--quiet", "--all", "--message", f"Release {version}")
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"Offworld {version}")


def renumbered(package: str, version: str) -> str:
    """Return the package's module with a higher version."""
    found = re.search(r'^__version__ = "(.+)"$', package, re.MULTILINE)
    if found is None:
        raise CannotRelease(f"{PACKAGE} names no version.")
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise CannotRelease(f"{version} is no version; one looks like 0.2.0.")
    if _parts(version) <= _parts(found[1]):
        raise CannotRelease(f"{version} does not come after {found[1]}.")
    return package[: found.start(1)] + version + package[found.end(1) :]


def headed(changelog: str, version: str, day: date) -> str:
    """Return the changelog with what is new under the version's own heading."""
    before, unreleased, after = changelog.partition(NEXT)
    new = after.partition("\n## ")[0]
    if not unreleased or not new.strip():
        raise CannotRelease(f"{CHANGELOG} tells nothing new under “{NEXT.strip()}”.")
    if AFFECTED not in new:
        raise CannotRelease(f"{CHANGELOG} does not say what becomes of matches in play; add a line “{AFFECTED}…”.")
    return f"{before}{NEXT}\n## {version} ({day.isoformat()})\n{after}"


def _parts(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def _git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotRelease(done.stderr.strip() or f"git {arguments[0]} failed.")
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
