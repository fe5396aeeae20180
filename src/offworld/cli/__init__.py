"""The command line, `offworld`: a module for each command, and what they share."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 done, 1 refused, 2 wrong usage, 130 interrupted."""
    from offworld.cli.app import run  # only now: the measuring process imports this package and needs none of it

    return run(list(sys.argv[1:] if args is None else args))
