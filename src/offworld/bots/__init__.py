"""Bots for every game. They know only what their seat may know, and use nothing but the kernel.

`bot(name)` makes one, `as_bot` also from an object, a class or a function; `bots()` and `levels()` list the names,
`about(name)` describes one, `play` lets bots finish a match, `think` answers a single decision in another process,
`explain` shows what a search thinks of one, `review` what it thinks of the answer that was given, `chances` how
everybody stood over the course of a match. To write a bot, extend `Bot`.
"""

from offworld.bots.answering import play, think
from offworld.bots.bot import Bot
from offworld.bots.explain import Considered, Explanation, Step, explain
from offworld.bots.given import Given, as_bot
from offworld.bots.perspective import Perspective
from offworld.bots.registry import BotInfo, about, bot, bots, levels
from offworld.bots.review import Hindsight, chances, review

__all__ = [
    "Bot",
    "BotInfo",
    "Considered",
    "Explanation",
    "Given",
    "Hindsight",
    "Perspective",
    "Step",
    "about",
    "as_bot",
    "bot",
    "bots",
    "chances",
    "explain",
    "levels",
    "play",
    "review",
    "think",
]
