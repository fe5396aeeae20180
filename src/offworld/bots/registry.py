"""Bots by name: the built-in ones, the levels, and those that installed packages offer."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from offworld.bots.bot import Bot
from offworld.bots.greedy import Greedy
from offworld.bots.mcts import Mcts
from offworld.bots.random_bot import RandomBot
from offworld.kernel.errors import BadSetup
from offworld.kernel.level import Setting, standard_levels
from offworld.kernel.rules import Rules

GROUP: Final = "offworld.bots"

BUILT_IN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": Greedy, "mcts": Mcts}
# Those that need more than the rules (NumPy, a file of weights) are loaded when somebody asks for them.
ON_DEMAND: Final[dict[str, str]] = {"learned": "offworld.train.learned:Learned"}

# What people choose from: a bot and its settings, which the name may override ("expert:seconds=1"). A game may set
# its own (`Game.levels`); these are for where no game is known.
LEVELS: Final[dict[str, tuple[str, dict[str, Setting]]]] = {
    level.name: (level.bot, level.settings) for level in standard_levels()
}
BUDGET: Final = ("seconds", "iterations")  # naming one of them replaces the whole budget of a level


@dataclass(frozen=True, slots=True)
class BotInfo:
    """What there is to say about a bot: its name, whether it is built in, its settings with their defaults.

    A built-in bot has its words in the language files, as `bots-about-<name>`; `summary` is the first line of the
    docstring, which is all there is to show of a bot from elsewhere.
    """

    name: str
    built_in: bool
    level: bool
    settings: dict[str, Setting]
    summary: str

    def to_json(self) -> dict[str, object]:
        """Return the description as plain JSON."""
        return {
            "name": self.name,
            "built_in": self.built_in,
            "level": self.level,
            "settings": self.settings,
            "summary": self.summary,
        }


def levels() -> tuple[str, ...]:
    """Return the names of the levels, weakest first."""
    return tuple(LEVELS)


def bots() -> tuple[str, ...]:
    """Return the names of all bots: levels, built-in ones, and those of installed packages."""
    own = (*LEVELS, *BUILT_IN, *ON_DEMAND)
    return (*own, *sorted(set(entry_points(group=GROUP).names) - set(own)))


def about(name: str, game: Rules | None = None) -> BotInfo:
    """Return what there is to say about a bot, in a game if one is given, or raise BadSetup."""
    kind, preset = _level(name, game)
    made = _factory(kind)
    summary = (inspect.getdoc(made) or "").partition("\n")[0]
    return BotInfo(name, kind in BUILT_IN or kind in ON_DEMAND, name in LEVELS, {**_settings(made), **preset}, summary)


def bot(name: str, game: Rules | None = None) -> Bot:
    """Return a bot by its name, with settings if wanted: `greedy`, `mcts:iterations=500,depth=8`, `expert:seconds=1`.

    A level plays as the game sets it. BadSetup says which names, settings or values there are.
    """
    if not isinstance(name, str):
        raise BadSetup("error-no-bot", bot=str(name), found=type(name).__name__)
    base, _, rest = name.partition(":")
    kind, preset = _level(base, game)
    return configured(_factory(kind), base, rest, preset)


def configured(made: type[Bot], name: str, settings: str, preset: dict[str, Setting] | None = None) -> Bot:
    """Return a bot of a class with its settings as they are written behind a name, over those of its level."""
    given = _given(name, settings, _settings(made))
    preset = preset or {}
    if any(budget in given for budget in BUDGET):
        preset = {key: value for key, value in preset.items() if key not in BUDGET}
    return made(**{**preset, **given})


def _level(name: str, game: Rules | None) -> tuple[str, dict[str, Setting]]:
    """Return the bot behind a name and the settings that come with it; a bot is its own level, without settings."""
    for level in game.levels if game is not None else ():
        if level.name == name:
            return level.bot, level.settings
    return LEVELS.get(name, (name, {}))


def _factory(name: str) -> type[Bot]:
    if name in BUILT_IN:
        return BUILT_IN[name]
    if name in ON_DEMAND:
        return _loaded(name)
    found = list(entry_points(group=GROUP, name=name))
    if not found:
        raise BadSetup("error-unknown-bot", bot=name, allowed=", ".join(bots()))
    made = found[0].load()
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise BadSetup("error-not-a-bot", bot=name, found=found[0].value)
    return made


def _loaded(name: str) -> type[Bot]:
    """Return a bot of this package that is loaded on demand; BadSetup where a package is missing for it."""
    module, _, kind = ON_DEMAND[name].partition(":")
    try:
        made: type[Bot] = getattr(import_module(module), kind)
    except ModuleNotFoundError as error:
        raise BadSetup("error-bot-needs", bot=name, package=str(error.name)) from None
    return made


def _settings(made: type[Bot]) -> dict[str, Setting]:
    """Return the settings of a bot with their defaults, from the signature of its constructor."""
    if made.__init__ is object.__init__:
        return {}
    return {
        name: parameter.default
        for name, parameter in inspect.signature(made).parameters.items()
        if parameter.default is not inspect.Parameter.empty
    }


def _given(name: str, rest: str, declared: dict[str, Setting]) -> dict[str, Setting]:
    given: dict[str, Setting] = {}
    for part in rest.split(",") if rest else []:
        setting, _, text = part.partition("=")
        setting = setting.strip()
        if setting not in declared:
            allowed = ", ".join(declared) or "-"
            raise BadSetup("error-bot-parameter", bot=name, parameter=setting, allowed=allowed)
        value = _read(text.strip(), declared[setting])
        if value is None:
            kind = type(declared[setting]).__name__
            raise BadSetup("error-bot-value", bot=name, parameter=setting, value=text.strip(), kind=kind)
        given[setting] = value
    return given


def _read(text: str, default: Setting) -> Setting | None:
    """Return a value of the type of the default, or None where the text does not say one."""
    if isinstance(default, bool):
        return {"true": True, "false": False}.get(text.lower())
    if isinstance(default, str):
        return text or None
    try:
        number = int(text) if isinstance(default, int) else float(text)
    except ValueError:
        return None
    return number if 0 <= number < float("inf") else None
