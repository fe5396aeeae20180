"""Where the registry finds Rows, the small game of the kernel's tests whose every turn is simultaneous."""

from tests.kernel.rows import ROWS

GAME = ROWS
