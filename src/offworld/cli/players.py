"""Who sits where: `you,greedy,expert:seconds=1`, read from the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from offworld.arena.bot_files import any_bot, is_file, without_folder
from offworld.bots import Bot, bots, levels
from offworld.cli.problems import UsageProblem
from offworld.cli.ui import Ui
from offworld.kernel import record
from offworld.kernel.errors import BadSetup
from offworld.kernel.rules import Rules

PEOPLE: Final = ("you", "human", "я", "вы")


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody on a seat: a person, or a bot that answers in that seat's place."""

    word: str  # as given on the line
    name: str
    bot: Bot | None


def split_seats(words: str) -> list[str]:
    """Return what stands for each seat; a setting such as `depth=8` belongs to the bot before it."""
    found: list[str] = []
    for part in words.split(","):
        part = part.strip()
        if found and ":" in found[-1] and "=" in part and ":" not in part:
            found[-1] += "," + part
        else:
            found.append(part)
    if "" in found:
        raise UsageProblem("cli-usage-seats-empty", value=words)
    return found


def is_person(word: str) -> bool:
    """Return whether a word for a seat means a person; a name may follow, as in `you:Ann`."""
    return word.partition(":")[0].lower() in PEOPLE


def read_bots(words: str, game: Rules) -> list[str]:
    """Return the bots for all seats, checked; `my_bot.py:Hasty` is one out of a file."""
    found = split_seats(words)
    for word in found:
        if is_person(word):
            raise BadSetup("cli-bots-only", value=word, allowed=", ".join(bots()))
        any_bot(word, game)
    return found


def read_players(ui: Ui, words: Sequence[str], game: Rules) -> list[Player]:
    """Return the players for all seats of a match of this game, each with a name of its own."""
    people = sum([is_person(word) for word in words])
    names: list[str] = []
    players: list[Player] = []
    for word in words:
        if is_person(word):
            number = 1 + sum([player.bot is None for player in players])
            called = word.partition(":")[2].strip()
            name = called or ui.say("cli-player" if people == 1 else "cli-player-numbered", number=number)
            found = None
        else:
            name, found = bot_name(ui, word), any_bot(word, game)
        players.append(Player(word, unique(name, names), found))
        names.append(players[-1].name)
    return players


def bot_name(ui: Ui, word: str) -> str:
    """Return what a bot is called at the table."""
    return level_name(ui, word.split(":")[1] if is_file(word) else word.partition(":")[0])


def level_name(ui: Ui, bot: str) -> str:
    """Return what a bot is called in the user's language, if it is a level; others keep their names."""
    return ui.say(f"cli-level-{bot}") if bot in levels() else bot


def seated(players: Sequence[Player]) -> list[record.Player]:
    """Return who sits where, for files: people by the names that they have given themselves, bots by their words."""
    found = []
    for player in players:
        word = without_folder(player.word)
        if player.bot is None:
            found.append(record.Player(word.partition(":")[2].strip()))
        else:
            found.append(record.Player("" if word in levels() else player.name, word))
    return found


def default_seats(count: int) -> list[str]:
    """Return one person and, on the other seats, bots of the middle level."""
    ladder = levels()
    return ["you"] + [ladder[len(ladder) // 2]] * (count - 1)


def unique(name: str, taken: Sequence[str]) -> str:
    """Return a name, with a number behind it where somebody has it already."""
    number = 2
    found = name
    while found in taken:
        found, number = f"{name} {number}", number + 1
    return found
