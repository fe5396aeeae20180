"""A server that also knows Prospect and Rows, the small games of the kernel's tests, in which all choose at once."""

from __future__ import annotations

import sys

from offworld.games import GAMES
from offworld.server.__main__ import main
from tests.kernel.prospect import PROSPECT

GAME = PROSPECT

if __name__ == "__main__":
    GAMES["prospect"] = "tests.server.prospect_host"
    GAMES["rows"] = "tests.server.rows_host"
    sys.exit(main(sys.argv[1:]))
