"""`python -m offworld.cli` is the same as `offworld`."""

from __future__ import annotations

import sys

from offworld.cli import main

if __name__ == "__main__":
    sys.exit(main())
