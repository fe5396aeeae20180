"""Who takes part in a tournament, in a form that any process can make the bot from."""

from __future__ import annotations

import pickle
import re
from collections.abc import Sequence
from dataclasses import dataclass

from offworld.arena.bot_files import absolute, any_bot, without_folder
from offworld.bots import Bot, Given, as_bot, levels
from offworld.bots.given import name_of
from offworld.kernel.errors import BadSetup
from offworld.kernel.record import Player
from offworld.kernel.rules import Rules

AGAIN = re.compile(r" #\d+$")  # what tells the seats of one bot apart


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot by its word, or packed where an object, a class or a function was given."""

    name: str
    word: str
    packed: bytes | None
    deterministic: bool

    @property
    def player(self) -> Player:
        """Who that is, for records: levels are called by their names in every language, others by their own."""
        name = without_folder(self.name)
        bot = AGAIN.sub("", name)
        return Player("" if bot in levels() else name, bot)

    def bot(self, game: Rules) -> Bot:
        """Return a bot for one match; nothing of one match gets into another with it."""
        return any_bot(self.word, game) if self.packed is None else as_bot(pickle.loads(self.packed), game)


def entrants_of(given: Sequence[Given], game: Rules) -> tuple[Entrant, ...]:
    """Return the entrants, told apart by a number where a name comes twice; BadSetup says which is no bot."""
    names = [name_of(each) for each in given]
    found = []
    for at, each in enumerate(given):
        again = names[:at].count(names[at])
        name = f"{names[at]} #{again + 1}" if again else names[at]
        word = absolute(each) if isinstance(each, str) else ""
        packed = _packed(each, names[at]) if not isinstance(each, str) else None
        made = any_bot(each, game) if isinstance(each, str) else as_bot(each, game)
        found.append(Entrant(name, word, packed, made.deterministic))
    return tuple(found)


def _packed(given: Given, name: str) -> bytes:
    """Return an object as bytes; cloudpickle, where it is installed, also takes what is defined in a script."""
    try:
        from cloudpickle import dumps  # type: ignore[import-untyped]  # it ships no types
    except ImportError:
        from pickle import dumps
    try:
        return bytes(dumps(given))
    except Exception as error:  # whatever an object's own way to be packed raises
        raise BadSetup("error-bot-packed", bot=name, problem=f"{type(error).__name__}: {error}") from None
