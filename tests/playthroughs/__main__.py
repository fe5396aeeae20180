"""Writes golden playthroughs; see the package."""

from tests.playthroughs import write

write()
