"""Bots out of a file of one's own, as the command line names them: `my_bot.py:Hasty`, `my_bot.py:Hasty:guesses=3`."""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from zlib import crc32

from offworld.bots import Bot, as_bot
from offworld.kernel.errors import BadSetup
from offworld.kernel.rules import Rules

ENDING = ".py"


def is_file(word: str) -> bool:
    """Return whether a word for a bot means one out of a file."""
    return word.partition(":")[0].endswith(ENDING)


def absolute(word: str) -> str:
    """Return a word for a bot that means the same in any folder."""
    path, colon, rest = word.partition(":")
    return os.path.abspath(path) + colon + rest if is_file(word) else word


def without_folder(word: str) -> str:
    """Return a word for a bot that says nothing of the machine it was found on, for files that are passed on."""
    path, colon, rest = word.partition(":")
    return os.path.basename(path) + colon + rest if is_file(word) else word


def bot_in_file(word: str, game: Rules | None = None) -> Bot:
    """Return a bot out of a file: a class that extends Bot, a bot, or a function of perspective and generator.

    BadSetup says what is wrong: no such file, one that cannot be run, a name that it lacks, or that is no bot.
    """
    path, _, rest = word.partition(":")
    name, _, settings = rest.partition(":")
    module = _loaded(path)
    if not hasattr(module, name):
        raise BadSetup("error-bot-file-name", file=path, name=name or "-", allowed=", ".join(_offered(module)) or "-")
    return as_bot(getattr(module, name), game, settings)


def any_bot(word: str, game: Rules | None = None) -> Bot:
    """Return a bot by its name, or out of a file."""
    return bot_in_file(word, game) if is_file(word) else as_bot(word, game)


def _loaded(path: str) -> ModuleType:
    """Return the module in a file; it finds what lies beside it, as a script would."""
    whole = os.path.abspath(path)
    name = f"{os.path.basename(whole).removesuffix(ENDING)}_{crc32(whole.encode()):08x}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, whole)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    folder = os.path.dirname(whole)
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        spec.loader.exec_module(module)
    except FileNotFoundError as error:
        del sys.modules[name]
        if error.filename != whole:
            raise BadSetup("error-bot-file", file=path, problem=f"FileNotFoundError: {error}") from None
        raise BadSetup("error-bot-file-missing", file=path) from None
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BadSetup("error-bot-file", file=path, problem=f"{type(error).__name__}: {error}") from None
    return module


def _offered(module: ModuleType) -> list[str]:
    """Return the names of the bots and functions that a file itself defines."""
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and callable(value) and getattr(value, "__module__", "") == module.__name__
    ]
