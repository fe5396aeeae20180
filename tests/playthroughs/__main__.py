"""Writes golden playthroughs; see the package."""

import sys

from tests.playthroughs import write

write(sys.argv[1:])
