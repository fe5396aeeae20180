"""Bots for every game. They know only what their seat may know, and use nothing but the kernel.

`bot(name)` makes one, `bots()` and `levels()` list the names, `about(name)` describes one, `play` lets bots finish a
match, `think` answers a single decision in another process, `explain` shows what a search thinks of one. To write
a bot, extend `Bot`.
"""

from offworld.bots.bot import Bot
from offworld.bots.explain import Considered, Explanation, Step, explain
from offworld.bots.perspective import Perspective
from offworld.bots.play import play, think
from offworld.bots.registry import BotInfo, about, bot, bots, levels

__all__ = [
    "Bot",
    "BotInfo",
    "Considered",
    "Explanation",
    "Perspective",
    "Step",
    "about",
    "bot",
    "bots",
    "explain",
    "levels",
    "play",
    "think",
]
