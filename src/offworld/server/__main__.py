"""`python -m offworld.server`: run a server with settings from a JSON file or the environment."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from offworld.i18n import Translator
from offworld.server.errors import CannotServe
from offworld.server.serving import run
from offworld.server.settings import Settings, from_environment


def main(args: list[str]) -> int:
    """Run the server; the only argument is a file with settings."""
    try:
        settings = msgspec.json.decode(Path(args[0]).read_bytes(), type=Settings) if args else from_environment()
        run(settings)
    except CannotServe as error:
        print(Translator("en").say(error.text), file=sys.stderr)
        return 1
    except (msgspec.MsgspecError, OSError) as error:
        print(Translator("en").say("server-settings", problem=str(error)), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
